"""Mana that a chosen player adds or that somebody else keeps, and mana for each card revealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.mana_adding import lasting
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms import amounts as am
from app.terms.abilities import EventKind, Trigger
from app.terms.conditions import Compare, HappenedThisTurn
from app.terms.effects import AddMana, Choose, MoveTo
from app.terms.lasting_triggers import AddsInstead
from app.terms.library_effects import RevealFromHand
from app.terms.mana_effects import ManaOf, ManaOfColors, ManaOfColorsAmong, ManaUse
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Comparison,
    Controlled,
    HasSupertype,
    HasType,
    IsColor,
    ManaValueIs,
    This,
    Who,
)
from app.terms.steps import Step
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

_FOES = "your opponents"
_OF_A_COLOR = "any color"
_STAYS = "until end of turn, {they} do not lose this mana as steps and phases end"
_EQUAL = Comparison.EQUAL
_X_ONLY = "spend this mana only on costs that contain {X}"


def _of_a_player() -> Iterator[Shape]:
    """The player who adds it is chosen."""
    added = (Choose("player"), of_subject(Who.CHOSEN_PLAYER, S.add))
    yield Shape("sentence2", "choose a player. that player {add:adding.s}", added,
                ("a player of your choice {add:adding.s}",))  # fmt: skip
    yield Shape("mana_made", "one mana of any color they choose", ManaOfColors(),
                same_as="one mana of any color")  # fmt: skip
    yield Shape("mana_made", "{number} mana of any one color they choose", ManaOfColors(S.number),
                same_as="{number} mana of any one color")  # fmt: skip
    yield Shape("player.s", "the active player", Who.ACTIVE_PLAYER, same_as="the attacking player")
    second = Trigger(EventKind.BEGINNING_OF_STEP, player=Who.ANY, step=Step.POSTCOMBAT_MAIN)
    yield Shape("time", "each postcombat main phase", (second,))
    both = tuple(
        Trigger(EventKind.BEGINNING_OF_STEP, player=Who.YOU, step=step)
        for step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
    )
    yield Shape("time", "each of your main phases", both)
    lost = HappenedThisTurn(Trigger(EventKind.LOSES_LIFE, player=Who.TRIGGERING_PLAYER))
    yield Shape("each", f"of {_FOES} who lost life this turn",
                am.PlayersMatching(Who.OPPONENT, lost),
                same_as="opponent who lost life this turn")  # fmt: skip


def _kept(who: Any, add: Any) -> Any:
    """Mana that another player adds and does not lose before the turn ends."""

    def forward(who: Any, add: AddMana) -> AddMana:
        if add.lasts or add.who is not SUBJECT:
            raise Unfit
        return replace(add, who=who, lasts=True)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AddMana) or term.lasts is not True or term.who is Who.YOU:
            return None
        return term.who, replace(term, who=SUBJECT, lasts=False)

    return via(forward, backward, who, add)


def _stays() -> Iterator[Shape]:
    yield Shape("clause", "{who:player.s} {add:adding.s}. " + _STAYS.format(they="they"),
                _kept(S.who, S.add))  # fmt: skip
    yield Shape("sentence2", "{add:adding.p} and {other:clause}. " + _STAYS.format(they="you"),
                (lasting(S.add), S.other), same_as="{add}. … {other}")  # fmt: skip
    yield Shape("order", "exile ~ with {count:number} {kind:counter_kind} counters on it",
                MoveTo(This(), Zone.EXILE, counters=((S.kind, S.count),)))  # fmt: skip


def _revealed() -> Iterator[Shape]:
    """What is added for each card that a player reveals in their hand."""
    reveal = RevealFromHand(S.what)
    for where in ("in", "from"):
        shown = f"reveal any number of {{what:card.p}} {where} your hand"
        add = "add {mana:made} for each card revealed this way"
        same_as = None if where == "in" else "… in your hand …"
        yield Shape("sentence2", f"{shown}. {add}",
                    (reveal, AddMana(S.mana, times=am.ThatMuch())), same_as=same_as)  # fmt: skip
        yield Shape("sentence2", f"{shown}. {add}. {_X_ONLY}",
                    (reveal, AddMana(S.mana, times=am.ThatMuch(), only=ManaUse(x=True))),
                    same_as=same_as)  # fmt: skip


def _runs(*parts: Any) -> Any:
    """Several runs, each of one type of mana and all of different ones."""

    def forward(*made: ManaOf) -> ManaOf:
        types = [set(each.types) for each in made]
        if any(len(each) != 1 for each in types) or len(set.union(*types)) != len(made):
            raise Unfit
        return ManaOf(tuple(kind for each in made for kind in each.types))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ManaOf):
            return None
        kinds = list(dict.fromkeys(term.types))
        found = tuple(ManaOf((kind,) * term.types.count(kind)) for kind in kinds)
        return found if len(found) == len(parts) and forward(*found) == term else None

    return via(forward, backward, *parts)


def _kinds() -> Iterator[Shape]:
    yield Shape("adding#", f"<adds|add> one mana of {_OF_A_COLOR} for each {{each}}",
                AddMana(ManaOfColors(S.each, False), SUBJECT),
                same_as="<adds|add> X mana in any combination of colors, where X is …")  # fmt: skip
    names = [f"run{number}" for number in range(5)]
    listed = ", ".join(f"{{{name}:made}}" for name in names[:-1])
    yield Shape("mana_made", f"{listed}, and {{{names[-1]}:made}}",
                _runs(*(getattr(S, name) for name in names)), same_as="{made}")  # fmt: skip
    pair = AllOf((HasSupertype(Supertype.LEGENDARY), AnyOf((S.one, S.two))))
    yield Shape("legendary_pair#", "legendary {one:noun#} and {two:noun#} you control",
                whose(Controlled(Who.YOU), pair))  # fmt: skip
    yield Shape("mana_made", "one mana of any color among {what:legendary_pair.p}",
                ManaOfColorsAmong(S.what))  # fmt: skip
    yield Shape("each", "{what:legendary_pair.s}", am.CountOf(S.what),
                same_as="legendary {one} or {two} you control")  # fmt: skip


_ARTIFACT = HasType(CardType.ARTIFACT)
SHAPES = (
    Shape("adjective", "{color} or artifact", AnyOf((IsColor(S.color), _ARTIFACT))),
    Shape("ending#", "with mana value {one:numeral}, {two:numeral}, or {three:numeral}",
          AnyOf(tuple(ManaValueIs(_EQUAL, number) for number in (S.one, S.two, S.three)))),
    *_of_a_player(),
    *_stays(),
    *_revealed(),
    *_kinds(),
    Shape("condition", "no counters were removed this way",
          Compare(am.RemovedThisWay(None), Comparison.EQUAL, 0)),
    Shape("order", "add {mana:made} instead if {condition}", AddsInstead(S.mana, S.condition)),
)  # fmt: skip
