"""Coin flips, and a source that is chosen: `flip a coin`, `if you win the flip, …`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.instead import is_more_than_allowed
from app.cards.oracle.grammar.pattern import S, only, via
from app.cards.oracle.grammar.pending import IT, SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind, Trigger
from app.terms.conditions import CoinCameUp
from app.terms.instructions import ChooseSource, FlipCoins, IfSo
from app.terms.modifications import FlipsAnotherCoin, FlipsAreWon
from app.terms.selectors import ThatObject, Who

_WHO = ((Who.YOU, "you "), (Who.OPPONENT, "an opponent "), (Who.ANY, "a player "))
_WOULD_FLIP = "if you would flip a coin"
_FIRST_TIME = "the first time"
_COINS = "one or more coins"
_WIN = "those coins come up heads"


def _side(words: str, side: str, *same: str) -> Shape:
    return Shape("condition", words, CoinCameUp(side), same)


def _events() -> tuple[Shape, ...]:
    found = []
    for kind, word in ((EventKind.FLIP_WON, "win"), (EventKind.FLIP_LOST, "lose")):
        for who, subject in (
            (Who.YOU, "you "),
            (Who.OPPONENT, "an opponent "),
            (Who.ANY, "a player "),
        ):
            verb = word if who is Who.YOU else f"{word}s"
            found.append(
                Shape("event", f"{subject}{verb} a coin flip", (Trigger(kind, player=who),))
            )
    return tuple(found)


def _that_source(term: Any) -> tuple[()] | None:
    return () if isinstance(term, ThatObject) else None


SHAPES = (
    *(
        Shape("act#", words, FlipCoins(SUBJECT, count, called), reads=called)
        for words, count in (
            ("<flips|flip> a coin", 1),
            ("<flips|flip> {count:number} coins", S.count),
            ("<flips|flip> a coin for each {count:each}", S.count),
        )
        for called in (True, False)
    ),
    _side("you win the flip", "win", "they win the flip", "that player wins the flip",
          "the player wins the flip"),
    _side("you lose the flip", "lose", "they lose the flip", "that player loses the flip",
          "the player loses the flip"),
    *(
        _side(f"the coin comes up {side}", side, f"it comes up {side}",
              f"both coins come up {side}",
              f"both come up {side}", f"all the coins come up {side}")
        for side in ("heads", "tails")
    ),
    Shape("sentence1", "if {condition}, {effects:sentence}. otherwise, {others:sentence}",
          IfSo(S.condition, only(S.effects, is_more_than_allowed), S.others),
          same_as="{others}. if {condition}, {effects} instead"),
    Shape("core", f"{_WOULD_FLIP}, instead flip two coins and ignore one",
          (FlipsAnotherCoin(Who.YOU),)),
    Shape("core", f"{_FIRST_TIME} you flip {_COINS} each turn, {_WIN} and you win those flips",
          (FlipsAreWon(Who.YOU),)),
    *_events(),
    # A source that later sentences speak of.
    Shape("order", "choose a {before}source{after:after.s}",
          ChooseSource(source_of(S.before, S.after))),
    Shape("a_source", "that source", via(lambda: IT, _that_source), same_as="it"),
)  # fmt: skip
