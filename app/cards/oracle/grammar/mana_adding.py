"""Adding mana: how it may be spent, what it does to what it is spent on, how long it stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.damage import source_of
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import CountersOn, RemovedThisWay
from app.terms.conditions import AnyCondition, Compare, Exists, HasDesignation
from app.terms.effects import AddMana, IfSo
from app.terms.mana_effects import (
    ManaOfChosenColor,
    ManaOfColorByDevotion,
    ManaOfColors,
    ManaOfColorsAmong,
    ManaOfIdentity,
    ManaOfProducedType,
    ManaRider,
    ManaThatCouldBeProduced,
    ManaUse,
)
from app.terms.selectors import Anything, Comparison, Controlled, This, Who


def told_further(field: str, add: Any, more: Any) -> Any:
    """You add mana, of which a further sentence tells something more."""

    def forward(add: AddMana, more: Any) -> AddMana:
        if getattr(add, field) not in (None, False) or add.who is not SUBJECT:
            raise Unfit
        return replace(add, who=Who.YOU, **{field: more})

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AddMana) or term.who is not Who.YOU:
            return None
        more = getattr(term, field)
        if more in (None, False):
            return None
        nothing: Any = {field: None}
        return replace(term, who=SUBJECT, **nothing), more

    return via(forward, backward, add, more)


def lasting(add: Any) -> Any:
    """You add mana that is not lost before the turn ends."""

    def forward(add: AddMana) -> AddMana:
        if add.lasts or add.who is not SUBJECT:
            raise Unfit
        return replace(add, who=Who.YOU, lasts=True)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AddMana) or term.who is not Who.YOU or not term.lasts:
            return None
        if term.only is not None or term.rider is not None:
            return None
        return (replace(term, who=SUBJECT, lasts=False),)

    return via(forward, backward, add)


_SURE = ManaRider(Anything(), cant_be_countered=True)


def uncounterable(add: Any, use: Any) -> Any:
    """You add mana for some spells only, which can't be countered then."""

    def forward(add: AddMana, use: ManaUse) -> AddMana:
        if add.only is not None or add.who is not SUBJECT:
            raise Unfit
        return replace(add, who=Who.YOU, only=use, rider=_SURE)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AddMana) or term.who is not Who.YOU or term.rider != _SURE:
            return None
        if term.only is None:
            return None
        return replace(term, who=SUBJECT, only=None, rider=None), term.only

    return via(forward, backward, add, use)


_SPEND, _SPENT, _ONE = "spend this mana", "this mana can't be spent", "one mana"
_STAYS = "until end of turn, you do not lose this mana as steps and phases end"


def _instead(one: Any, condition: Any, two: Any) -> Any:
    return IfSo(condition, (AddMana(two),), (AddMana(one),))


def _uses() -> Iterator[Shape]:
    yield Shape(
        "mana_use",
        "activate a ability or cast a {what:np.s}",
        ManaUse(S.what, Anything()),
        same_as="cast a {what} or to activate a ability",
    )
    yield Shape(
        "mana_use",
        "cast a {what:np.s} or activate a ability",
        ManaUse(S.what, Anything()),
        same_as="cast a {what} or to activate a ability",
    )
    yield Shape(
        "mana_use",
        "cast a {what:np.s} or to activate a ability of a {before}source",
        ManaUse(S.what, source_of(S.before, ())),
        same_as="cast a {what} or activate a ability of a {before}source",
    )
    yield Shape(
        "mana_use",
        "cast a {what:np.s} or to activate a ability of a {of:np.s}",
        ManaUse(S.what, S.of),
        same_as="cast {what} or activate abilities of {of}",
    )


_YOURS = Controlled(Who.YOU)
SHAPES = (
    # What is told of it.
    Shape("order", "{add:adding.p}. spend this mana only to {use:mana_use}",
          told_further("only", S.add, S.use)),
    Shape("order", "{add:adding.p}. spend this mana only on costs that contain {X}",
          told_further("only", S.add, ManaUse(x=True))),
    Shape("order", "{add:adding.p}. this mana can't be spent to cast a {what:np.s}",
          told_further("only", S.add, ManaUse(S.what, but_not=True))),
    Shape("order", "{add:adding.p}. this mana can't be spent to cast {what:np.p}",
          told_further("only", S.add, ManaUse(S.what, but_not=True)),
          same_as="{add}. this mana can't be spent to cast a {what}"),
    Shape("order", f"{{add:adding.p}}. you can't {_SPEND} to cast spells",
          told_further("only", S.add, ManaUse(Anything(), but_not=True))),
    Shape("order", f"{{add:adding.p}}. {_SPENT} to pay generic mana costs",
          told_further("only", S.add, ManaUse(generic=True, but_not=True))),
    Shape("order", "{add:adding.p}. " + _STAYS, lasting(S.add)),
    Shape("order", "{add:adding.p}. spend this mana only to {use:mana_use}, and that spell can't "
          "be countered", uncounterable(S.add, S.use)),
    *_uses(),
    # Kinds of mana.
    Shape("mana_made", "one mana of that color", ManaOfChosenColor(),
          same_as="one mana of the chosen color"),
    Shape("mana_made", f"{_ONE} of a color of your choice", ManaOfColors(),
          same_as="one mana of any color"),
    Shape("mana_made", "one mana of any type that {by:np.s} produced", ManaOfProducedType(S.by)),
    Shape("mana_made", "one mana of any color among {what:np.p}", ManaOfColorsAmong(S.what)),
    Shape("mana_made", "one mana of any of ~ 's colors", ManaOfColorsAmong(This())),
    Shape("mana_made", "{number} mana of any color in your commander 's color identity",
          ManaOfIdentity(S.number)),
    Shape("mana_made", "{number} mana of different colors",
          ManaOfColors(S.number, same=False, different=True)),
    Shape("mana_made", "X mana in any combination of colors, where X is {amount}",
          ManaOfColors(S.amount, same=False)),
    Shape("order", "for each color among {what:kind.p}, add one mana of that color",
          AddMana(ManaOfColorsAmong(S.what, each=True))),
    Shape("order", f"choose a color. add {_ONE} of that color for each {{each}}",
          AddMana(ManaOfColors(S.each)),
          same_as="add X mana of any one color, where X is {each}"),
    Shape("each", "{kind:counter_kind} counter removed this way", RemovedThisWay(S.kind)),
    Shape("order", "choose a color of a {what:np.s} you control. add one mana of that color",
          AddMana(ManaOfColorsAmong(whose(_YOURS, S.what))),
          same_as="add one mana of any color among {what}"),
    Shape("order", "choose a color. add a amount of mana of that color equal to your devotion to "
          "that color", AddMana(ManaOfColorByDevotion())),
    # Instead.
    Shape("order", "add {one:mana_made}. if {condition}, add {two:mana_made} instead",
          _instead(S.one, S.condition, S.two),
          ("add {one:mana_made}. if {condition}, instead add {two:mana_made}",)),
    Shape("order", "add one mana of any type that a {by:np.s} could produce. if {condition}, add "
          "{number} mana of that type instead",
          IfSo(S.condition, (AddMana(ManaThatCouldBeProduced(S.by, True, S.number)),),
               (AddMana(ManaThatCouldBeProduced(S.by, True)),))),
    Shape("condition", "you played a land this turn", HasDesignation(Who.YOU, "land played")),
    # When it may be activated.
    Shape("condition", "there are no {kind:counter_kind} counters on ~",
          Compare(CountersOn(This(), S.kind), Comparison.EQUAL, 0)),
    Shape("condition", "you control a {one:np.s} or a {two:np.s}",
          AnyCondition((Exists(whose(_YOURS, S.one)), Exists(whose(_YOURS, S.two))))),
)  # fmt: skip
