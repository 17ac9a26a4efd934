"""Amounts: `the number of …`, `its power`, `for each …`."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import THAT_PLAYER
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import (
    BasicLandTypesAmong,
    BlockersBeyondFirst,
    CardsInHand,
    CardTypesAmong,
    ColorsAmong,
    CountersOn,
    CountOf,
    Devotion,
    GainedThisTurn,
    GreatestManaValue,
    GreatestPower,
    Half,
    HighestLifeTotal,
    LifeTotal,
    ManaValueOf,
    Plus,
    PowerOf,
    SpeedOf,
    Times,
    TotalPower,
    ToughnessOf,
)
from app.terms.changes import ModifyPowerToughness
from app.terms.effects import Target
from app.terms.selectors import AllOf, Anything, Controlled, Selector, Who
from app.terms.zones import Zone


def plus(what: Selector, more: Selector) -> Selector:
    """The phrase with one more ending; of all objects, those that it fits."""
    if isinstance(what, Anything):
        return more
    return AllOf((*what.of, more)) if isinstance(what, AllOf) else AllOf((what, more))


def minus(what: Any, more: Selector) -> Any:
    """The phrase without its last ending, where that is `more`; else None."""
    if what == more:
        return Anything()
    if not isinstance(what, AllOf) or what.of[-1] != more or len(what.of) < 2:
        return None
    return what.of[0] if len(what.of) == 2 else AllOf(what.of[:-1])


def whose(more: Selector, phrase: Any) -> Any:
    """A phrase whose controller the sentence names outside of it: `you control a Forest`."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        rest = minus(term, more)
        return None if rest is None else (rest,)

    return via(lambda what: plus(what, more), backward, phrase)


def of_that_player(phrase: Any) -> Any:
    """Such objects that the player spoken of before controls."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        last = term.of[-1] if isinstance(term, AllOf) else term
        if not isinstance(last, Controlled):
            return None
        if last.who != Who.TRIGGERING_PLAYER and not isinstance(last.who, Target):
            return None
        rest = minus(term, last)
        return None if rest is None else (rest,)

    return via(lambda what: plus(what, Controlled(THAT_PLAYER)), backward, phrase)


def times(number: Any, each: Any) -> Any:
    """So many for each: Unfit where no term says so."""
    if number == 0 or (number == 1 and type(number) is int):
        return each if number else 0
    if not isinstance(number, int):
        raise Unfit
    if not isinstance(each, CountOf):
        return Times(number, each)
    return CountOf(each.what, each.zone, each.times * number, each.plus * number)


def scaled(change: Any, each: Any) -> Any:
    """A change of power and toughness, so many times as `each` says."""
    return via(_scaled, _unscaled, change, each)


def _scaled(change: ModifyPowerToughness, each: Any) -> ModifyPowerToughness:
    """`+1/+1 for each …`, `-2/-0 for each …`."""
    numbers = (change.power, change.toughness)
    if change.factor != 1 or any(type(number) is not int for number in numbers):
        raise Unfit
    power, toughness = (number for number in numbers if isinstance(number, int))
    if (power < 0 or toughness < 0) and (power > 0 or toughness > 0):
        raise Unfit
    factor = -1 if power < 0 or toughness < 0 else 1
    return ModifyPowerToughness(
        times(power * factor, each), times(toughness * factor, each), factor
    )


def _unscaled(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, ModifyPowerToughness):
        return None
    numbers, eaches = [], []
    for amount in (term.power, term.toughness):
        number, each = _per_each(amount)
        numbers.append(number * term.factor)
        if each is not None:
            eaches.append(each)
    if not eaches or any(each != eaches[0] for each in eaches):
        return None
    return ModifyPowerToughness(*numbers), eaches[0]


def multiple(number: Any, each: Any) -> Any:
    """`3 life for each …`: so many for each."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        number, each = _per_each(term)
        return (number, each) if number and each is not None and type(term) is not int else None

    return via(times, backward, number, each)


def multiple_times(number: Any, each: Any) -> Any:
    """So many for each of what is no count of objects."""
    whole = multiple(number, each)

    def backward(term: Any) -> tuple[Any, ...] | None:
        values: tuple[Any, ...] | None = whole.backward(term)
        return values if isinstance(term, Times) else None

    return via(whole.forward, backward, number, each)


def several(number: Any, each: Any) -> Any:
    """`two counters for each …`: more than one for each."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        number, each = _per_each(term)
        return (number, each) if number > 1 and each is not None else None

    def forward(number: Any, each: Any) -> Any:
        if not isinstance(number, int) or number < 2:
            raise Unfit
        return times(number, each)

    return via(forward, backward, number, each)


def _per_each(amount: Any) -> tuple[int, Any]:
    if type(amount) is int:
        return 0, None
    if isinstance(amount, Times) and not isinstance(amount.of, CountOf):
        return amount.number, amount.of
    if isinstance(amount, CountOf):
        return amount.times, CountOf(amount.what, amount.zone, 1, amount.plus)
    return 1, amount


_X_CHANGES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("+X/+X", (S.amount, S.amount)),
    ("+X/+0", (S.amount, 0)),
    ("+0/+X", (0, S.amount)),
    ("-X/-X", (S.amount, S.amount, -1)),
    ("-X/-0", (S.amount, 0, -1)),
    ("-0/-X", (0, S.amount, -1)),
)


def where_x(category: str, before: str, after: str, make: Any) -> tuple[Shape, ...]:
    """Shapes for `+X/+X …, where X is …`: the usual wording for what is measured; for what is
    counted that is `+1/+1 for each …`."""
    found = []
    for words, pattern in _X_CHANGES:
        change = ModifyPowerToughness(*pattern)
        found += [
            Shape(category, f"{before}{words}{after}, where X is {{amount:measure}}", make(change)),
            Shape(category, f"{before}{words}{after}, where X is {{amount:counted}}", make(change),
                  same_as=f"{before}{words.replace('X', '1')}{after} for each …"),
        ]  # fmt: skip
    return tuple(found)


SHAPES = (
    Shape("amount", "{counted}", S.counted),
    Shape("amount", "{measure}", S.measure),
    # What is counted.
    Shape("counted", "the number of {what:kind.p}", CountOf(S.what),
          ("the number of {what:kind.p} on the battlefield",)),
    Shape("counted", "the number of {what:card.p} in your graveyard",
          CountOf(whose(Controlled(Who.YOU), S.what), Zone.GRAVEYARD)),
    Shape("counted", "the number of {what:card.p} in all graveyards",
          CountOf(S.what, Zone.GRAVEYARD)),
    Shape("counted", "the number of {what:card.p} in your opponents' graveyards",
          CountOf(whose(Controlled(Who.OPPONENT), S.what), Zone.GRAVEYARD),
          same_as="the number of {what} your opponents control in all graveyards"),
    Shape("counted", "the number of cards in your hand", CardsInHand(Who.YOU)),
    Shape("counted", "the number of cards in {who:that_one} 's hand", CardsInHand(S.who)),
    Shape("counted", "the number of {kind:counter_kind} counters on {one}",
          CountersOn(S.one, S.kind)),
    # What is measured.
    Shape("measure", "your life total", LifeTotal(Who.YOU)),
    Shape("measure", "your speed", SpeedOf(Who.YOU)),
    Shape("measure", "the highest life total among your opponents",
          HighestLifeTotal(Who.OPPONENT)),
    Shape("measure", "the highest life total among all players", HighestLifeTotal(Who.ANY)),
    Shape("measure", "{whose} power", PowerOf(S.whose)),
    Shape("measure", "{whose} toughness", ToughnessOf(S.whose)),
    Shape("measure", "{whose} mana value", ManaValueOf(S.whose)),
    Shape("measure", "the greatest power among {what:kind.p}", GreatestPower(S.what)),
    Shape("measure", "the greatest mana value among {what:kind.p}", GreatestManaValue(S.what)),
    Shape("measure", "the total power of {what:kind.p}", TotalPower(S.what)),
    Shape("counted", "the number of basic land types among {what:kind.p}",
          BasicLandTypesAmong(S.what)),
    Shape("counted", "the number of colors among {what:kind.p}", ColorsAmong(S.what)),
    Shape("measure", "the number of card types among cards in your graveyard",
          CardTypesAmong(Controlled(Who.YOU))),
    Shape("measure", "{of:devotion}", S.of),
    Shape("devotion", "your devotion to {color}", Devotion(frozenset({S.color}))),
    Shape("devotion", "your devotion to {colors}",
          Devotion(only(S.colors, lambda colors: len(colors) == 2))),
    Shape("measure", "the amount of life you gained this turn", GainedThisTurn(Who.YOU)),
    Shape("measure", "twice {of:amount}", Times(2, S.of)),
    Shape("measure", "{more:numeral} plus {of:amount}", Plus(S.of, S.more)),
    Shape("measure", "half {of:measure}, rounded up", Half(S.of, up=True)),
    Shape("measure", "half {of:measure}, rounded down", Half(S.of)),
    Shape("each", "basic land type among {what:kind.p}", BasicLandTypesAmong(S.what)),
    Shape("each", "color among {what:kind.p}", ColorsAmong(S.what)),
    # `for each`: the one thing that is counted.
    Shape("each", "{what:kind.s}", CountOf(S.what), ("{what:kind.s} on the battlefield",)),
    Shape("each", "{what:card.s} in your graveyard",
          CountOf(whose(Controlled(Who.YOU), S.what), Zone.GRAVEYARD)),
    Shape("each", "{what:card.s} in all graveyards", CountOf(S.what, Zone.GRAVEYARD)),
    Shape("each", "{what:card.s} in your opponents' graveyards",
          CountOf(whose(Controlled(Who.OPPONENT), S.what), Zone.GRAVEYARD),
          same_as="{what} an opponent controls in all graveyards"),
    Shape("each", "card in your hand", CardsInHand(Who.YOU)),
    Shape("each", "creature blocking {whom:one} beyond the first", BlockersBeyondFirst(S.whom)),
    Shape("each", "{kind:counter_kind} counter on {one}", CountersOn(S.one, S.kind)),
    # Changes of power and toughness by an amount.
    Shape("size_change", "{change}", S.change),
    Shape("size_change", "{change} for each {each}", scaled(S.change, S.each)),
    *where_x("size_change", "", "", lambda change: change),
)  # fmt: skip
