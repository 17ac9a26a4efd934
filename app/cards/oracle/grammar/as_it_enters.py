"""What is done as a permanent enters: `As this creature enters, turn … face down.`"""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.amounts import AnyNumber, TotalPower, TotalToughness
from app.terms.changes import DefinePowerToughness
from app.terms.effects import DiscardCards, MoveTo, SacrificeSome
from app.terms.entering import DoneAsItEnters, EntersWithKeywordCounters
from app.terms.instructions import KeywordAction
from app.terms.relations import ExiledWith
from app.terms.selectors import SomeOf, This, Who
from app.terms.zones import Zone


def _is_done(effect: Any) -> bool:
    """Whether the engine has it done as something enters."""
    match effect:
        case DiscardCards(count=AnyNumber()) | SacrificeSome() | KeywordAction("turn face down"):
            return True
        case MoveTo(what=SomeOf(), zone=Zone.EXILE):
            return True
        case _:
            return False


def _done() -> Any:
    def forward(effects: Any) -> StaticAbility:
        if not all(map(_is_done, effects)):
            raise Unfit
        done, targets = settle(effects)
        if targets:
            raise Unfit
        return StaticAbility((DoneAsItEnters(done),))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case StaticAbility((DoneAsItEnters(effects, ()),)):
                return (unsettle(effects, ()),)
            case _:
                return None

    return via(forward, backward, S.effects)


def _with_counters() -> Any:
    """Any number discarded, and a counter for each keyword of those."""

    def forward(what: Any, one: str, same: str, rest: Any) -> StaticAbility:
        if one != same:
            raise Unfit
        counters = EntersWithKeywordCounters((one, *rest))
        return StaticAbility(
            (
                DoneAsItEnters(
                    (DiscardCards(count=AnyNumber(), what=what, who=Who.YOU),), (counters,)
                ),
            )
        )

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case StaticAbility(
                (
                    DoneAsItEnters(
                        (DiscardCards(what=what),), (EntersWithKeywordCounters((one, *rest)),)
                    ),
                )
            ):
                values = what, one, one, tuple(rest)
                return values if forward(*values) == term else None
            case _:
                return None

    return via(forward, backward, S.what, S.one, S.same, S.rest)


_EXILED = ExiledWith(This())
# The size of what has exiled cards as it entered.
_OF_THE_EXILED = StaticAbility(
    (
        ContinuousChange(
            This(),
            (
                DefinePowerToughness(
                    TotalPower(ExiledWith(This())), TotalToughness(ExiledWith(This()))
                ),
            ),
        ),
    ),
    characteristic_defining=True,
)

_WITH_ONE = "it enters with a {one:shared_one} counter on it"
_GONE = "a card discarded this way"
_ALL_POWER = "the total power of the exiled cards"
_TOTAL = "their total toughness"
_ALL_TOUGHNESS = f"its toughness is equal to {_TOTAL}"

SHAPES = (
    Shape("static", "as ~ enters, {effects:outcome}", _done()),
    Shape("static", f"as ~ enters, discard any number of {{what:card.p}}. {_WITH_ONE} if "
          f"{_GONE} has {{same:shared_one}}. the same is true for {{rest:shared}}.",
          _with_counters()),
    Shape("static", f"~ 's power is equal to {_ALL_POWER} and {_ALL_TOUGHNESS}.", _OF_THE_EXILED),
    Shape("order", "turn {what:object} face down", KeywordAction("turn face down", what=S.what)),
)  # fmt: skip
