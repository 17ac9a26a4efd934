"""Every kind of quality against every kind of source, by what protection does (CR 702.16).

The table says by hand which sources have the quality; 702.16b to 702.16f say what follows: damage
is prevented, Auras, Equipment and Fortifications can't be attached, creatures can't block, spells
and abilities can't target. What has not the quality may do all of it (702.16a).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from app.engine.cr.cr115_targets import Targeting, why_not_target
from app.engine.cr.cr120_whether_dealt import whether_dealt
from app.engine.cr.cr303_attaching import why_not_enchanted, why_not_equipped
from app.engine.cr.cr509_block_restrictions import evades
from app.engine.kernel.now import Now
from app.terms import selectors as se
from app.terms.abilities import Ability, KeywordAbility
from app.terms.colors import Color
from app.terms.selectors import Comparison
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone
from tests.engine.build import Board

RED, WHITE = frozenset({Color.RED}), frozenset({Color.WHITE})
GOLD = RED | WHITE
ENCHANTMENT = frozenset({CardType.ENCHANTMENT})
ARTIFACT = frozenset({CardType.ARTIFACT})
CREATURE = frozenset({CardType.CREATURE})
LEGENDARY = frozenset({Supertype.LEGENDARY})

# Every source; Bob controls it where nothing else is said, Ann controls what has protection.
SOURCES: dict[str, dict[str, Any]] = {
    "goblin": {"types": CREATURE, "subtypes": {"Goblin"}, "colors": RED, "mana": "{R}"},
    "dragon": {
        "types": CREATURE,
        "subtypes": {"Dragon"},
        "supertypes": LEGENDARY,
        "colors": GOLD,
        "mana": "{4}{R}{W}",
    },
    "golem": {"types": CREATURE | ARTIFACT, "subtypes": {"Golem"}, "mana": "{3}"},
    "red aura": {"types": ENCHANTMENT, "subtypes": {"Aura"}, "colors": RED, "mana": "{R}"},
    "white aura": {"types": ENCHANTMENT, "subtypes": {"Aura"}, "colors": WHITE, "mana": "{3}{W}"},
    "equipment": {"types": ARTIFACT, "subtypes": {"Equipment"}, "mana": "{2}"},
    "red equipment": {
        "types": ARTIFACT,
        "subtypes": {"Equipment"},
        "supertypes": LEGENDARY,
        "colors": RED,
        "mana": "{2}{R}",
    },
    "fortification": {"types": ARTIFACT, "subtypes": {"Fortification"}, "mana": "{3}"},
    "bolt": {"types": frozenset({CardType.INSTANT}), "colors": RED, "mana": "{R}", "spell": True},
    "wave": {
        "types": frozenset({CardType.SORCERY}),
        "colors": GOLD,
        "mana": "{3}{R}{W}",
        "spell": True,
    },
    "blank": {"types": frozenset({CardType.INSTANT}), "mana": "{3}", "spell": True},
    "emblem": {"types": frozenset(), "zone": Zone.COMMAND},
    "own goblin": {
        "types": CREATURE,
        "subtypes": {"Goblin"},
        "colors": RED,
        "mana": "{R}",
        "player": 0,
    },
}

BOTH_COLORS = {"dragon", "wave"}
IS_RED = {"goblin", "own goblin", "dragon", "red aura", "red equipment", "bolt", "wave"}
COLORLESS = {"golem", "equipment", "fortification", "blank", "emblem"}
ALL = set(SOURCES)
BOBS = ALL - {"own goblin"}


def of(quality: se.Selector) -> tuple[Ability, ...]:
    """Protection from one quality."""
    return (KeywordAbility("protection", quality=quality),)


# Each kind of quality, with the sources that have it (written by hand, not worked out).
QUALITIES: dict[str, tuple[tuple[Ability, ...], set[str]]] = {
    "red": (of(se.IsColor(Color.RED)), IS_RED),
    "white": (of(se.IsColor(Color.WHITE)), {"dragon", "white aura", "wave"}),
    "red and from white": (
        of(se.IsColor(Color.RED)) + of(se.IsColor(Color.WHITE)),
        IS_RED | {"white aura"},
    ),
    "each color": (tuple(a for c in se.EACH_COLOR for a in of(c)), ALL - COLORLESS),
    "multicolored": (of(se.ColorCount(Comparison.AT_LEAST, 2)), BOTH_COLORS),
    "monocolored": (
        of(se.ColorCount(Comparison.EQUAL, 1)),
        {"goblin", "own goblin", "red aura", "white aura", "red equipment", "bolt"},
    ),
    "colorless": (of(se.ColorCount(Comparison.EQUAL, 0)), COLORLESS),
    "artifacts": (
        of(se.HasType(CardType.ARTIFACT)),
        {"golem", "equipment", "red equipment", "fortification"},
    ),
    "creatures": (
        of(se.HasType(CardType.CREATURE)),
        {"goblin", "dragon", "golem", "own goblin"},
    ),
    "instants": (of(se.HasType(CardType.INSTANT)), {"bolt", "blank"}),
    "Dragons": (of(se.HasSubtype("Dragon")), {"dragon"}),
    "Auras": (of(se.HasSubtype("Aura")), {"red aura", "white aura"}),
    "legendary": (of(se.HasSupertype(Supertype.LEGENDARY)), {"dragon", "red equipment"}),
    "mana value 3 or greater": (
        of(se.ManaValueIs(Comparison.AT_LEAST, 3)),
        {"dragon", "golem", "white aura", "red equipment", "fortification", "wave", "blank"},
    ),
    "a card's name": (of(se.HasName("bolt")), {"bolt"}),
    "Bob": ((KeywordAbility("protection", player=1),), BOBS),
    "each opponent": ((KeywordAbility("protection", player=se.Who.OPPONENT),), BOBS),
    "everything": (of(se.Anything()), ALL),
    "spells of one or more colors": (
        of(
            se.AllOf(
                (se.IsStatus(se.Status.SPELL), se.ColorCount(Comparison.AT_LEAST, 1)),
            )
        ),
        {"bolt", "wave"},
    ),
    "twice the same": (of(se.IsColor(Color.RED)) * 2, IS_RED),
}
ENCHANTS = KeywordAbility("enchant", quality=se.InZone(Zone.BATTLEFIELD))


@dataclass(frozen=True)
class Table:
    """A board with every source, and what is protected."""

    now: Now
    protected: int
    sources: dict[str, int]


@cache
def table(quality: str) -> Table:
    """The board for one kind of quality."""
    board = Board()
    sources: dict[str, int] = {}
    for name, traits in SOURCES.items():
        values = {key: value for key, value in traits.items() if key not in ("spell", "player")}
        values["subtypes"] = frozenset(values.get("subtypes", ()))
        if traits.get("spell"):
            values["zone"] = Zone.STACK
        if CardType.CREATURE in traits["types"]:
            values |= {"power": 2, "toughness": 2}
        own = (ENCHANTS,) if "aura" in name else ()
        sources[name] = board.add(traits.get("player", 1), *own, name=name, **values)
    both = frozenset({CardType.CREATURE, CardType.LAND})
    abilities, _ = QUALITIES[quality]
    protected = board.add(0, *abilities, types=both, power=1, toughness=1, colors=WHITE)
    return Table(Now(board.rules, board.game()), protected, sources)


def letters(source: str) -> list[str]:
    """What a source can do at all."""
    traits = SOURCES[source]
    found = ["damage", "combat damage", "target"]
    if CardType.CREATURE in traits["types"]:
        found.append("block")
    else:
        found.remove("combat damage")
    if "Aura" in traits.get("subtypes", ()):
        found.append("enchant")
    if traits.get("subtypes", set()) & {"Equipment", "Fortification"}:
        found.append("equip")
    return found


CELLS = [
    (quality, source, letter)
    for quality in QUALITIES
    for source in SOURCES
    for letter in letters(source)
]


def stopped(at: Table, source: str, letter: str) -> bool:
    """Whether protection stops it."""
    now, protected, id = at.now, at.protected, at.sources[source]
    match letter:
        case "damage" | "combat damage":
            return whether_dealt(now, id, protected, letter == "combat damage").prevented
        case "enchant":
            return why_not_enchanted(now, id, protected) is not None
        case "equip":
            return why_not_equipped(now, id, protected) is not None
        case "block":
            return bool(evades(now, id, protected))
        case _:
            spell = bool(SOURCES[source].get("spell"))
            targeting = Targeting(id, SOURCES[source].get("player", 1), spell)
            return bool(why_not_target(now, protected, targeting))


@pytest.mark.parametrize(("quality", "source", "letter"), CELLS)
def test_cell(quality: str, source: str, letter: str) -> None:
    """What has the quality is stopped, and nothing else is."""
    _, having = QUALITIES[quality]
    assert stopped(table(quality), source, letter) is (source in having)


def test_the_table_is_large_enough() -> None:
    """Kinds of quality times the letters times kinds of source."""
    assert len(CELLS) >= 300


@pytest.mark.parametrize("quality", QUALITIES)
def test_what_is_protected_may_do_everything_itself(quality: str) -> None:
    """702.16f and 702.16e are about what comes to it: it may block, and damage, what it is
    protected from."""
    at = table(quality)
    for name in ("goblin", "dragon", "golem"):
        assert not evades(at.now, at.protected, at.sources[name])
        assert whether_dealt(at.now, at.protected, at.sources[name], True).dealt


@pytest.mark.parametrize("quality", QUALITIES)
def test_protection_works_on_the_battlefield_only(quality: str) -> None:
    """702.16a: a card in a graveyard with protection may be targeted by anything."""
    board = Board()
    source = board.add(1, types=frozenset({CardType.INSTANT}), colors=GOLD, zone=Zone.STACK)
    abilities, _ = QUALITIES[quality]
    there = board.add(0, *abilities, power=1, toughness=1, zone=Zone.GRAVEYARD)
    now = Now(board.rules, board.game())
    assert why_not_target(now, there, Targeting(source, 1, True)) == ()
