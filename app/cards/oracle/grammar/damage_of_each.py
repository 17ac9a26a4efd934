"""Damage by several sources, each by what it is itself; damage to each player by what that player
has; what is done once something has been done."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.modes import reflexive
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import SUBJECT, THAT_PLAYER, parts_of, replaced
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.terms.amounts import LifeTotal, OfThatPlayer, PowerOf, ThatMuch, ToughnessOf
from app.terms.effects import DealDamage, LoseLife
from app.terms.library_effects import IfDone
from app.terms.selectors import HasSupertype, IsColor, Itself, Not, Who

_THEIRS = Who.TRIGGERING_PLAYER


def of_each(amount: Any) -> Any:
    """An amount that speaks of each of the players that the sentence is about."""

    def forward(amount: Any) -> OfThatPlayer:
        if THAT_PLAYER not in parts_of(amount):
            raise Unfit
        return OfThatPlayer(replaced(amount, THAT_PLAYER, _THEIRS))

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (term.of,) if isinstance(term, OfThatPlayer) else None

    return via(forward, backward, amount)


def _of_no_event(then: Any) -> bool:
    """Whether nothing is told of `that much`, which would be as much as was just done."""
    return ThatMuch() not in parts_of(then)


_AMOUNT = of_each(S.amount)
_GROUPS = (("each player", Who.ANY), ("each opponent", Who.OPPONENT))
SHAPES = (
    # Damage to each player.
    *(
        Shape("doing#", f"<deals|deal> damage to {words} equal to {{amount}}",
              DealDamage(_AMOUNT, who, SUBJECT),
              (f"<deals|deal> damage equal to {{amount}} to {words}",
               f"<deals|deal> X damage to {words}, where X is {{amount}}"))
        for words, who in _GROUPS
    ),
    *(
        Shape("clause", f"{words} loses life equal to {{amount}}", LoseLife(who, _AMOUNT))
        for words, who in _GROUPS
    ),
    Shape("measure", "that player 's life total",
          LifeTotal(is_that_player()), ("their life total",)),
    # Damage by several objects.
    Shape("doing.p", "deal damage equal to their power to {to:recipient}",
          DealDamage(PowerOf(Itself()), S.to, SUBJECT), same_as="deals damage equal to its power"),
    Shape("doing.p", "deal damage equal to their toughness to {to:recipient}",
          DealDamage(ToughnessOf(Itself()), S.to, SUBJECT),
          same_as="deals damage equal to its toughness"),
    Shape("state", "non {supertype}", Not(HasSupertype(S.supertype))),
    Shape("state", "non {color}", Not(IsColor(S.color))),
    # Once something has been done.
    Shape("sentence1", "{one:clause}. when you do, {then:done_then}",
          IfDone((S.one,), reflexive(only(S.then, _of_no_event)))),
)  # fmt: skip
