"""Mana: what is added, what it may be spent on, and what costs more or less."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.bodies import pair_order
from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.terminal import Terminal, Words
from app.cards.oracle.grammar.tokens import Tokens
from app.terms.abilities import EventKind, StaticAbility, Trigger
from app.terms.amounts import ValueOfX
from app.terms.colors import COLOR_LETTERS, Color
from app.terms.effects import AddMana
from app.terms.mana import ManaCost, ManaSymbol, ManaType
from app.terms.mana_effects import (
    ChangeCost,
    ManaOf,
    ManaOfChosenColor,
    ManaOfColors,
    ManaOfIdentity,
    ManaThatCouldBeProduced,
    ManaUse,
    OneOfMana,
)
from app.terms.selectors import (
    AllOf,
    Anything,
    Controlled,
    IsChosen,
    Selector,
    Targeting,
    This,
    Who,
)
from app.terms.zones import Zone

_TYPES = {"{" + kind.value.lower() + "}": kind for kind in ManaType}


class _Made:
    """A run of symbols of colored and colorless mana."""

    starts: frozenset[str] | None = frozenset(_TYPES)

    def read(self, words: Tokens, at: int) -> Iterator[tuple[ManaOf, int]]:
        end = at
        while end < len(words) and words[end] in _TYPES:
            end += 1
        yield ManaOf(tuple(_TYPES[word] for word in words[at:end])), end

    def write(self, value: Any) -> Tokens | None:
        if not isinstance(value, ManaOf) or not value.types:
            return None
        return tuple("{" + kind.value + "}" for kind in value.types)


TERMINALS: dict[str, Terminal] = {
    "made": _Made(),
    "color_symbol": Words({"{" + letter + "}": color for color, letter in COLOR_LETTERS.items()}),
}


def _choices() -> Iterator[Shape]:
    """`{R} or {G}`, `{W}, {U}, or {B}`."""
    for count in range(2, 6):
        names = [f"option{number}" for number in range(count)]
        slots = [f"{{{name}:made}}" for name in names]
        listed = " or ".join(slots) if count == 2 else f"{', '.join(slots[:-1])}, or {slots[-1]}"
        yield Shape("mana_made", listed, OneOfMana(tuple(getattr(S, name) for name in names)))


def either(one: Any, two: Any) -> Any:
    """A set of two colors, named in the order of pairs."""

    def forward(one: Color, two: Color) -> frozenset[Color]:
        if not pair_order(one, two):
            raise Unfit
        return frozenset({one, two})

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, frozenset) or len(term) != 2:
            return None
        first, second = sorted(term)
        return (first, second) if pair_order(first, second) else (second, first)

    return via(forward, backward, one, two)


def _adds(words: str, mana: Any, **more: Any) -> Shape:
    return Shape("adding#", f"<adds|add> {words}", AddMana(mana, SUBJECT, **more))


_ONE = ManaCost((ManaSymbol("1", generic=1),))


def _targets_nothing(spells: Any) -> bool:
    """What a spell targets is said of the cost, and not of the spells."""
    return not (isinstance(spells, AllOf) and any(isinstance(one, Targeting) for one in spells.of))


def _costs() -> Iterator[Shape]:
    for word, less in (("less", True), ("more", False)):
        own = f"~ costs {{mana}} {word} to cast"
        this = ChangeCost(This(), S.mana, less)
        stack = Zone.STACK
        yield Shape("static", f"{own}.", StaticAbility((this,), zone=stack))
        yield Shape(
            "static", f"{own} if {{condition}}.", StaticAbility((this,), S.condition, stack)
        )
        yield Shape(
            "static",
            f"{own} for each {{each}}.",
            StaticAbility((ChangeCost(This(), S.mana, less, S.each),), zone=stack),
        )
        yield Shape(
            "static",
            f"~ costs {{mana}} {word} to cast if it targets {{what:some}}.",
            StaticAbility((ChangeCost(This(), S.mana, less, targeting=S.what),), zone=stack),
        )
        yield Shape(
            "static",
            f"~ costs {{mana}} {word} to cast, where X is {{amount}}.",
            StaticAbility((ChangeCost(This(), S.mana, less, S.amount),), zone=stack),
            same_as=f"{own} for each …",
        )
        for whom, who in (
            ("you cast ", Who.YOU),
            ("your opponents cast ", Who.OPPONENT),
            ("", None),
        ):
            spells: Any = only(S.what, _targets_nothing)
            if who is not None:
                spells = whose(Controlled(who), spells)
            cost = f"cost {{mana}} {word} to cast"
            yield Shape("core", f"{{what:np.p}} {whom}{cost}", (ChangeCost(spells, S.mana, less),))
            yield Shape(
                "core",
                f"{{what:np.p}} {whom}{cost} for each {{each}}",
                (ChangeCost(spells, S.mana, less, S.each),),
            )
            yield Shape(
                "core",
                f"{{what:np.p}} {whom}that target {{target:one}} {cost}",
                (ChangeCost(spells, S.mana, less, targeting=S.target),),
            )
        yield Shape(
            "core",
            f"activated abilities of {{what:group}} cost {{mana}} {word} to activate",
            (ChangeCost(S.what, S.mana, less, abilities=True),),
        )


_OWN: Selector = Controlled(Who.YOU)
SHAPES = (
    # What is added.
    *_choices(),
    Shape("mana_made", "{made}", S.made),
    Shape("mana_made", "one mana of any color", ManaOfColors()),
    Shape("mana_made", "{number} mana of any one color", ManaOfColors(S.number)),
    Shape("mana_made", "X mana of any one color", ManaOfColors(ValueOfX())),
    Shape("mana_made", "X mana of any one color, where X is {amount}", ManaOfColors(S.amount)),
    Shape("mana_made", "{number} mana in any combination of colors",
          ManaOfColors(S.number, same=False)),
    Shape("mana_made", "X mana in any combination of colors",
          ManaOfColors(ValueOfX(), same=False)),
    Shape("mana_made", "{number} mana in any combination of {one:color_symbol} and/or "
          "{two:color_symbol}", ManaOfColors(S.number, False, either(S.one, S.two))),
    Shape("mana_made", "X mana in any combination of {one:color_symbol} and/or "
          "{two:color_symbol}", ManaOfColors(ValueOfX(), False, either(S.one, S.two))),
    Shape("mana_made", "one mana of the chosen color", ManaOfChosenColor()),
    Shape("mana_made", "{number} mana of the chosen color", ManaOfChosenColor(S.number)),
    Shape("mana_made", "{made} or one mana of the chosen color",
          OneOfMana((S.made, ManaOfChosenColor()))),
    Shape("mana_made", "one mana of any color in your commander 's color identity",
          ManaOfIdentity()),
    Shape("mana_made", "one mana of any color that a {by:np.s} could produce",
          ManaThatCouldBeProduced(S.by)),
    Shape("mana_made", "one mana of any type that a {by:np.s} could produce",
          ManaThatCouldBeProduced(S.by, any_type=True)),
    # Adding it.
    _adds("{mana:mana_made}", S.mana),
    Shape("adding#", "<adds|add> a additional {mana:made} for each {times:each}",
          AddMana(S.mana, SUBJECT, S.times), same_as="<adds|add> {mana} for each {times}"),
    _adds("{mana:made} for each {times:each}", S.mana, times=S.times),
    Shape("adding#", "<adds|add> a amount of {mana:made} equal to {times:measure}",
          AddMana(S.mana, SUBJECT, S.times)),
    Shape("adding#", "<adds|add> a amount of {mana:made} equal to {times:counted}",
          AddMana(S.mana, SUBJECT, S.times), same_as="<adds|add> {mana} for each {times}"),
    Shape("adding#", "<adds|add> a additional {mana:mana_made}", AddMana(S.mana, SUBJECT),
          same_as="<adds|add> {mana}"),
    Shape("act#", "{adding#}", S.adding),
    # What for.
    Shape("mana_use", "cast {what:np.p}", ManaUse(S.what)),
    Shape("mana_use", "cast a {what:np.s}", ManaUse(S.what), same_as="cast {what:np.p}"),
    Shape("mana_use", "activate abilities", ManaUse(abilities=Anything())),
    Shape("mana_use", "cast a {what:np.s} or to activate a ability",
          ManaUse(S.what, Anything())),
    Shape("mana_use", "cast a {what:np.s} or activate a ability of a {before}source",
          ManaUse(S.what, source_of(S.before, ()))),
    Shape("mana_use", "activate abilities of {of:np.p}", ManaUse(abilities=S.of)),
    Shape("mana_use", "cast {what:np.p} or activate abilities of {of:np.p}", ManaUse(S.what, S.of),
          ("cast {what:np.p} and activate abilities of {of:np.p}",)),
    Shape("mana_use", "cast a {what:np.s} or activate a ability of a {of:np.s}",
          ManaUse(S.what, S.of), same_as="cast {what:np.p} or activate abilities of {of:np.p}"),
    # Tapped for mana.
    Shape("event", "you tap {who:some} for mana",
          (Trigger(EventKind.TAPPED_FOR_MANA, S.who, player=Who.YOU),)),
    Shape("event", "a player taps {who:some} for mana",
          (Trigger(EventKind.TAPPED_FOR_MANA, S.who, player=Who.ANY),)),
    Shape("event", "{who:one} is tapped for mana", (Trigger(EventKind.TAPPED_FOR_MANA, S.who),)),
    Shape("event", "{who:some} is tapped for mana", (Trigger(EventKind.TAPPED_FOR_MANA, S.who),)),
    # What things cost.
    *_costs(),
    Shape("core", "{what:np.p} you cast of the chosen type cost {mana} less to cast",
          (ChangeCost(whose(_OWN, whose(IsChosen("type"), S.what)), S.mana),),
          same_as="{what} of the chosen type you cast cost {mana} less to cast"),
)  # fmt: skip
