"""Amounts: what is counted among objects, what has happened, what was paid and done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.relations import AttachedTo
from app.terms.selectors import AllOf, Anything, Controlled, Who

_YOURS = Controlled(Who.YOU)
_THEIR_LIFE = "life your opponents lost this turn"
_DIED = Trigger(Kind.DIES, S.what)
_DIED_YOURS = Trigger(Kind.DIES, whose(_YOURS, S.what))
_CAST = Trigger(Kind.CAST, S.what, player=Who.YOU)


def _both(
    ending: str, amount: Any, one: str = "kind", same_as: str | None = None
) -> Iterator[Shape]:
    """`for each ONE …`, and `the number of MANY …`."""
    yield Shape("each", f"{{what:{one}.s}} {ending}", amount, same_as=same_as)
    yield Shape("counted", f"the number of {{what:{one}.p}} {ending}", amount, same_as=same_as)


def _fixed(one: str, many: str, amount: Any) -> Iterator[Shape]:
    yield Shape("each", one, amount)
    yield Shape("counted", f"the number of {many}", amount)


def _this_way() -> Iterator[Shape]:
    """`for each creature destroyed this way`."""
    for action in ("destroyed", "exiled", "sacrificed", "returned", "tapped"):
        yield from _both(f"{action} this way", am.DoneThisWay(action, S.what))
    for action in ("discarded", "milled", "revealed"):
        yield from _both(f"{action} this way", am.DoneThisWay(action, S.what), "card")
    for action in ("exiled", "returned"):
        amount = am.DoneThisWay(action, S.what)
        ending, same = f"{action} this way", "{what:kind} …"
        yield Shape("each", f"{{what:card.s}} {ending}", amount, same_as=same)
        yield Shape("counted", f"the number of {{what:card.p}} {ending}", amount, same_as=same)
    yield Shape("measure", "the life lost this way", am.DoneThisWay("life lost"))
    yield Shape("measure", "the damage dealt this way", am.DoneThisWay("damage dealt"))


SHAPES = (
    *_both("that died this turn", am.TimesThisTurn(_DIED), "np"),
    *_both("that died under your control this turn", am.TimesThisTurn(_DIED_YOURS), "np",
           "{what} you control that died this turn"),
    *_both("you have cast this turn", am.TimesThisTurn(_CAST), "np"),
    *_both("attached to {one}", am.CountOf(AllOf((S.what, AttachedTo(S.one)))), "noun"),
    *_fixed("opponent you have", "opponents you have", am.PlayerCount(Who.OPPONENT)),
    *_fixed("creature in your party", "creatures in your party", am.PartySize()),
    *_fixed("time {one} was kicked", "times {one} was kicked", am.TimesPaid("kicker", S.one)),
    *_fixed("time {one} has mutated", "times {one} has mutated", am.TimesMutated(S.one)),
    *_fixed("color of mana spent to cast {one}", "colors of mana spent to cast {one}",
            am.ColorsSpent(S.one)),
    *_fixed("card you have drawn this turn", "cards you have drawn this turn",
            am.TimesThisTurn(Trigger(Kind.DRAWS, player=Who.YOU))),
    *_fixed("{kind:counter_kind} counter you have", "{kind:counter_kind} counters you have",
            am.CountersOfPlayer(Who.YOU, S.kind)),
    *_fixed("{kind:counter_kind} counter your opponents have",
            "{kind:counter_kind} counters your opponents have",
            am.CountersOfPlayer(Who.OPPONENT, S.kind)),
    *_fixed("{kind:counter_kind} counter among {what:kind.p}",
            "{kind:counter_kind} counters among {what:kind.p}",
            am.CountersAmong(S.what, S.kind)),
    *_fixed("counter on {one}", "counters on {one}", am.CountersOn(S.one, None)),
    *_fixed("card in defending player's hand", "cards in defending player's hand",
            am.CardsInHand(Who.DEFENDING_PLAYER)),
    *_fixed("card in your opponents ' hands", "cards in your opponents ' hands",
            am.CardsInHand(Who.OPPONENT)),
    *_this_way(),
    Shape("measure", "the total toughness of {what:kind.p}", am.TotalToughness(S.what)),
    Shape("measure", "the total mana value of {what:kind.p}", am.TotalManaValue(S.what)),
    Shape("measure", "the greatest toughness among {what:kind.p}", am.GreatestToughness(S.what)),
    Shape("measure", "the amount of mana spent to cast {one}", am.ManaSpent(S.one)),
    Shape("measure", "the amount of life you lost this turn", am.LostThisTurn(Who.YOU),
          ("the life you have lost this turn", "the amount of life you have lost this turn")),
    *(Shape("each", f"1 life {said}", am.ThatMuch(), same_as="that many")
      for said in ("you lost", "you gained", "they gained", "they lost")),
    Shape("measure", f"the total amount of {_THEIR_LIFE}",
          am.LostThisTurn(Who.OPPONENT)),
    Shape("measure", "the number of card types among cards in all graveyards",
          am.CardTypesAmong(Anything())),
)  # fmt: skip
