"""How abilities were read, told in plain words: nothing that a term holds is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.cards.oracle.grammar.line import look_at
from app.judge.ability_words import Part, structure_of
from app.judge.term_words import words_for
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    EventKind,
    SpellAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CountOf
from app.terms.conditions import IsTurnOf
from app.terms.costs import Cost, TapThis
from app.terms.effects import DrawCards, StartChange, Target, TargetChoice
from app.terms.mana_effects import ManaOf
from app.terms.selectors import HasType, Who
from app.terms.steps import Step
from app.terms.totals import Measure, Total
from app.terms.types import CardType
from app.terms.zones import Zone

CREATURE = HasType(CardType.CREATURE)
DRAW = DrawCards(Who.YOU)


def parts(line: str, host: str = "enchanted creature") -> list[str]:
    """The parts of the only ability of a line, each as `role: words`."""
    (reading,) = look_at(line).readings
    (ability,) = reading.abilities
    return [f"{part.role}: {part.words}" for part in structure_of(ability, "Ox", host).parts]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "~ deals 1 damage to target player.",
            ["target: a player", "effect: Ox deals 1 damage to the target"],
        ),
        (
            "Target opponent discards a card.",
            ["target: an opponent", "effect: the target player discards a card"],
        ),
        (
            "Target creature you control deals damage equal to its power to target artifact.",
            [
                "target 1: a creature you control",
                "target 2: an artifact",
                "effect: target 1 deals damage to target 2 equal to target 1's power",
            ],
        ),
        ("Exile X target creatures.", ["target: X: a creature", "effect: exile the targets"]),
        (
            "Tap any number of target creatures.",
            ["target: any number: a creature", "effect: tap the targets"],
        ),
        (
            "One or two target creatures each get +2/+1 until end of turn.",
            [
                "target: 1 or more, up to 2: a creature",
                "effect: the targets get +2/+1 until end of turn",
            ],
        ),
        (
            "Exile target creature card from your graveyard.",
            ["target: a creature card in your graveyard", "effect: exile the target"],
        ),
        (
            "Counter target triggered ability.",
            ["target: a triggered ability on the stack", "effect: counter the target"],
        ),
        (
            "Target player sacrifices a creature. If they do, draw a card.",
            [
                "target: a player",
                "effect: the target player sacrifices a creature of their choice."
                " If that is done, draw a card",
            ],
        ),
        (
            "Destroy target Goat. If that creature dies this way, draw a card.",
            [
                "target: a Goat",
                "effect: destroy the target",
                "effect: if that permanent is put into a graveyard this way, draw a card",
            ],
        ),
        ("Counter target spell.", ["target: a spell on the stack", "effect: counter the target"]),
        (
            "Choose one or both —\n• Destroy target creature.\n• Draw a card.",
            [
                "choose: one or more",
                "mode 1: target a creature; destroy the target",
                "mode 2: draw a card",
            ],
        ),
    ],
)
def test_spells(line: str, expected: list[str]) -> None:
    assert parts(line) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "Whenever you cast your second spell each turn, draw a card.",
            "you cast your second spell each turn",
        ),
        ("Whenever a player cycles a card, draw a card.", "a player cycles a card"),
        (
            "Whenever ~ deals combat damage to a player, draw a card.",
            "Ox deals combat damage to a player",
        ),
        ("At the beginning of each end step, scry 1.", "at the beginning of each end step"),
        (
            "When there are six or more page counters on ~, sacrifice it.",
            "it becomes so that Ox has six or more page counters on it",
        ),
    ],
)
def test_events(line: str, expected: str) -> None:
    assert parts(line)[0] == f"when: {expected}"


def test_what_a_later_ability_targets() -> None:
    line = (
        "When ~ enters, you may sacrifice another creature. When you do, destroy target permanent."
    )
    assert "target, chosen later: a permanent" in parts(line)


def test_a_quoted_ability_speaks_of_the_object_that_has_it() -> None:
    words = " ".join(parts('Creatures you control have "{T}: ~ deals 1 damage to you."'))
    assert "Ox" not in words
    assert "this object deals 1 damage" in words.lower()


def test_the_object_it_is_attached_to() -> None:
    line = "Enchanted creature gets +1/+1."
    assert parts(line, "equipped creature") == ["effect: equipped creature gets +1/+1"]


def test_costs_say_more_or_less() -> None:
    line = "During turns other than yours, ~ costs {3} more to cast."
    assert "costs {3} more" in parts(line)[0]


def test_how_long_is_told_where_the_grammar_has_no_words() -> None:
    """A term is never told without its duration, the usual one neither."""
    assert "until end of turn" in words_for().of(StartChange(Target(), (object(),)))  # type: ignore[arg-type]


TRIGGER = Trigger(EventKind.MOVES, CREATURE)
TRIGGERED = TriggeredAbility(TRIGGER, (DRAW,))
ACTIVATED = ActivatedAbility(Cost((TapThis(),)), (DRAW,))
CHOICE = TargetChoice(CREATURE)


@pytest.mark.parametrize(
    "changed",
    [
        {"condition": IsTurnOf(Who.YOU)},
        {"sorcery_speed": True},
        {"once_each_turn": True},
        {"instant_speed": True},
        {"limit": "any player"},
        {"zone": Zone.GRAVEYARD},
    ],
)
def test_all_that_an_activated_ability_holds_is_told(changed: dict[str, Any]) -> None:
    assert told(replace(ACTIVATED, **changed)) != told(ACTIVATED)


@pytest.mark.parametrize(
    "changed",
    [
        {"condition": IsTurnOf(Who.YOU)},
        {"optional": True},
        {"zone": Zone.GRAVEYARD},
        {"once_each_turn": True},
        {"twice_each_turn": True},
        {"done_once": True},
        {"also": (Trigger(EventKind.DIES),)},
    ],
)
def test_all_that_a_triggered_ability_holds_is_told(changed: dict[str, Any]) -> None:
    assert told(replace(TRIGGERED, **changed)) != told(TRIGGERED)


@pytest.mark.parametrize(
    "changed",
    [
        {"subject": HasType(CardType.LAND)},
        {"other": CREATURE},
        {"player": Who.OPPONENT},
        {"combat": True},
        {"step": Step.UPKEEP},
        {"batched": True},
        {"number": 2},
        {"permanents": True},
        {"counter": "charge"},
        {"mana": ManaOf(())},
        {"condition": IsTurnOf(Who.YOU)},
        {"ordinal": 2},
        {"during": Who.YOU},
        {"state": IsTurnOf(Who.YOU)},
        {"source": Zone.GRAVEYARD},
        {"to": Zone.HAND},
        {"action": "explores"},
    ],
)
@pytest.mark.parametrize("kind", [EventKind.MOVES, EventKind.DIES, EventKind.DEALS_DAMAGE])
def test_all_that_an_event_holds_is_told(changed: dict[str, Any], kind: EventKind) -> None:
    event = replace(TRIGGER, kind=kind)
    assert told(replace(TRIGGERED, trigger=replace(event, **changed))) != told(
        replace(TRIGGERED, trigger=event)
    )


@pytest.mark.parametrize(
    "changed",
    [
        {"who": Who.OPPONENT},
        {"zone": Zone.GRAVEYARD},
        {"count": 2},
        {"up_to": True},
        {"up_to": True, "count": 2, "least": 1},
        {"x": True},
        {"any_number": True},
        {"one_each": Who.OPPONENT},
        {"one_each": Who.ANY},
        {"number": CountOf(CREATURE)},
        {"total": Total(Measure.POWER, 3)},
        {"random": True},
    ],
)
def test_all_that_a_target_holds_is_told(changed: dict[str, Any]) -> None:
    spell = SpellAbility((DRAW,), (CHOICE,))
    assert told(replace(spell, targets=(replace(CHOICE, **changed),))) != told(spell)


def told(ability: Ability) -> tuple[Part, ...]:
    return structure_of(ability, "Ox").parts
