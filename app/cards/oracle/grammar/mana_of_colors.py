"""What adds mana of colors among cards, as much as something, of two or three colors in
any combination; and spells that are cast next in the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.mana import either
from app.cards.oracle.grammar.mana_adding import told_further
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import chosen
from app.cards.oracle.grammar.triggered import ability_made
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.amounts import CardsInHand, CountOf, ManaSpent, PowersAmong, ThatMuch, ValueOfX
from app.terms.colors import Color
from app.terms.conditions import (
    AnyCondition,
    Exists,
    HasDesignation,
    IsTurnOf,
    NotCondition,
)
from app.terms.costs import ExileCost, SacrificeCost, TapOther
from app.terms.effects import AddMana
from app.terms.lasting_triggers import EachTime
from app.terms.mana_effects import (
    ManaOf,
    ManaOfColors,
    ManaOfColorsAmong,
    ManaThatCouldBeProduced,
    ManaUse,
)
from app.terms.relations import ExiledWith, SharesWith
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Controlled,
    InZone,
    PaidWith,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)
_EXILED = ExiledWith(This())
_ADD_IT = "add one mana of that color"
_SACRIFICED = "the sacrificed land"


def _in(zone: Zone, what: Any) -> Any:
    """Such cards that lie in a zone."""

    def forward(what: Any) -> AllOf:
        return AllOf((InZone(zone), *(what.of if isinstance(what, AllOf) else (what,))))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != InZone(zone) or len(term.of) < 2:
            return None
        return (term.of[1] if len(term.of) == 2 else AllOf(term.of[1:]),)

    return via(forward, backward, what)


def _three(one: Any, two: Any, three: Any) -> Any:
    """A set of three colors, named in the order of the wheel of colors from some color on."""

    def forward(*colors: Color) -> frozenset[Color]:
        if len(set(colors)) != 3:
            raise Unfit
        return frozenset(colors)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, frozenset) or len(term) != 3:
            return None
        wheel = list(Color)
        first = next(
            color for color in wheel if color in term and wheel[wheel.index(color) - 1] not in term
        )
        start = wheel.index(first)
        turned = wheel[start:] + wheel[:start]
        return tuple(color for color in turned if color in term)

    return via(forward, backward, one, two, three)


def _many(number: Any, made: Any) -> Any:
    """`six {G}`: so many of one type."""

    def forward(number: int, made: ManaOf) -> ManaOf:
        if len(made.types) != 1:
            raise Unfit
        return ManaOf(made.types * number)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ManaOf) or len(set(term.types)) != 1 or len(term.types) < 2:
            return None
        return len(term.types), ManaOf(term.types[:1])

    return via(forward, backward, number, made)


def _kinds() -> Iterator[Shape]:
    pair = either(S.one, S.two)
    yield Shape("adding#", "<adds|add> {one:color_symbol} or {two:color_symbol} for each {each}",
                AddMana(ManaOfColors(S.each, False, pair), SUBJECT))  # fmt: skip
    yield Shape("mana_made", "that much mana in any combination of {one:color_symbol} and/or "
                "{two:color_symbol}", ManaOfColors(ThatMuch(), False, pair))  # fmt: skip
    yield Shape("mana_made", "that much mana in any combination of colors",
                ManaOfColors(ThatMuch(), False))  # fmt: skip
    yield Shape("mana_made", "that much mana of any one color", ManaOfColors(ThatMuch()),
                same_as="X mana of any one color, where X is that …")  # fmt: skip
    yield Shape("mana_made", "one mana of any one color", ManaOfColors(),
                same_as="one mana of any color")  # fmt: skip
    three = _three(S.one, S.two, S.three)
    yield Shape("mana_made", "{number} mana in any combination of {one:color_symbol}, "
                "{two:color_symbol}, and/or {three:color_symbol}",
                ManaOfColors(S.number, False, three))  # fmt: skip
    yield Shape("mana_made", "{number} {made}", _many(S.number, S.made), same_as="{made}")
    yield Shape("mana_made", "one mana of any color among {what:card.p} in your graveyard",
                ManaOfColorsAmong(_in(Zone.GRAVEYARD, whose(_YOURS, S.what))))  # fmt: skip
    buried = _in(Zone.GRAVEYARD, whose(_YOURS, S.what))
    yield Shape("order", f"choose a color of a {{what:card.s}} in your graveyard. {_ADD_IT}",
                AddMana(ManaOfColorsAmong(buried)),
                same_as="add one mana of any color among {what} in your graveyard")  # fmt: skip
    for words in ("the exiled card 's colors", "the exiled cards ' colors"):
        yield Shape("mana_made", f"one mana of any of {words}", ManaOfColorsAmong(_EXILED),
                    same_as=None if "card '" in words else "… the exiled card's …")  # fmt: skip
    yield Shape("order", "choose a color. add a amount of mana of that color equal to {amount}",
                AddMana(ManaOfColors(S.amount)),
                same_as="add X mana of any one color, where X is {amount}")  # fmt: skip
    yield Shape("mana_made", f"one mana of any type {_SACRIFICED} could produce",
                ManaThatCouldBeProduced(PaidWith(), any_type=True))  # fmt: skip


def _counts() -> Iterator[Shape]:
    yield Shape("each", "different power among {what:kind.p}", PowersAmong(S.what))
    yield Shape("each", "{S} spent to cast {on:one}", ManaSpent(S.on, snow=True))
    yield Shape("each", "{what:card.s} in each graveyard", CountOf(S.what, Zone.GRAVEYARD),
                same_as="{what} in all graveyards")  # fmt: skip
    theirs = CardsInHand(chosen(who=Who.OPPONENT))  # type: ignore[arg-type]
    yield Shape("each", "card in target opponent 's hand", theirs)


def _stays() -> Iterator[Shape]:
    """Mana that is restricted, and is not lost before the turn ends."""
    stays = "until end of turn, you do not lose this mana as steps and phases end"
    only = told_further("only", S.add, S.use)
    yield Shape("order", "{add:adding.p}. spend this mana only to {use:mana_use}. " + stays,
                _lasting_too(only))  # fmt: skip
    but_not = told_further("only", S.add, ManaUse(S.what, but_not=True))
    yield Shape("order", "{add:adding.p}. this mana can't be spent to cast {what:np.p}. " + stays,
                _lasting_too(but_not))  # fmt: skip


def _lasting_too(add: Any) -> Any:
    def forward(add: AddMana) -> AddMana:
        if add.lasts:
            raise Unfit
        return replace(add, lasts=True)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AddMana) or not term.lasts or term.only is None:
            return None
        return (replace(term, lasts=False),)

    return via(forward, backward, add)


def _next_cast() -> Iterator[Shape]:
    """`when you next cast a … this turn` (CR 603.7b)."""
    cast = (Trigger(EventKind.CAST, S.what, player=Who.YOU),)
    yield Shape("lasting", "when you next cast a {what:np.s} this turn, {effects}",
                EachTime(cast, S.effects, once=True))  # fmt: skip


def _conditions() -> Iterator[Shape]:
    yield Shape(
        "condition",
        "you control a {one:np.s}, a {two:np.s}, or a {three:np.s}",
        AnyCondition(
            (
                Exists(whose(_YOURS, S.one)),
                Exists(whose(_YOURS, S.two)),
                Exists(whose(_YOURS, S.three)),
            )
        ),
    )
    yield Shape("condition", "you do not have the city 's blessing",
                NotCondition(HasDesignation(Who.YOU, "city's blessing")))  # fmt: skip
    yield Shape("condition", "a card is exiled with ~", Exists(_EXILED, zone=Zone.EXILE))
    yield Shape("condition", "it is not that player 's turn",
                NotCondition(IsTurnOf(Who.TRIGGERING_PLAYER)),
                same_as="it is not their turn")  # fmt: skip


def _events() -> Iterator[Shape]:
    tapped = Trigger(EventKind.TAPPED_FOR_MANA, S.who, player=Who.YOU, condition=S.condition)
    yield Shape("event", "you tap {who:some} for mana while {condition}", (tapped,))
    yield Shape("line", "when you cast or cycle ~, {effects:outcome}", _cast_or_cycled(S.effects))
    later = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=Step.POSTCOMBAT_MAIN)
    yield Shape("time", "each of your postcombat main phases", (later,))


def _cast_or_cycled(effects: Any) -> Any:
    """Two abilities, one of which works on the stack and the other in a hand."""
    events = (
        Trigger(EventKind.CAST, This(), player=Who.YOU),
        Trigger(EventKind.CYCLED, This(), player=Who.YOU),
    )

    def forward(effects: Any) -> tuple[Any, ...]:
        return tuple(ability_made((event,), effects, None) for event in events)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 2:
            return None
        first = term[0]
        if not isinstance(first, TriggeredAbility) or first.trigger != events[0]:
            return None
        effects = unsettle(first.effects, first.targets)
        try:
            return (effects,) if forward(effects) == term else None
        except Unfit:
            return None

    return via(forward, backward, effects)


def _others() -> Iterator[Shape]:
    held = _in(Zone.HAND, S.what)
    yield Shape("cost_part", "Exile a {what:card.s} from your hand", ExileCost(held))
    yield Shape("cost_part", "Sacrifice X {what:kind.p}", SacrificeCost(S.what, ValueOfX()))
    yield Shape("cost_part", "Tap X {what:untapped_some}", TapOther(S.what, ValueOfX()))
    yield Shape("whose", "the exiled creature 's", PaidWith(), same_as="the sacrificed creature's")
    yield Shape("ending#", "with the same name as the exiled card", SharesWith("name", _EXILED))
    yield Shape("subject.s", "each {one:noun.s} and {two:noun.s} you control",
                whose(_YOURS, AnyOf((S.one, S.two))),
                same_as="{one} and {two} you control")  # fmt: skip


SHAPES = (
    *_kinds(),
    *_counts(),
    *_stays(),
    *_next_cast(),
    *_conditions(),
    *_events(),
    *_others(),
    Shape("gift", "' {ability:activated} '", S.ability, same_as="“{ability}”"),
)
