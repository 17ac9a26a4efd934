"""Dependency of continuous effects (CR 613.8); expected values from the rules named."""

from __future__ import annotations

import pytest

from app.engine.cr.cr305_basic_land_types import INTRINSIC
from app.engine.kernel.now import Now
from app.terms import changes as ch
from app.terms import selectors as se
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility
from app.terms.amounts import CountOf
from app.terms.colors import Color
from app.terms.selectors import Comparison
from app.terms.types import CardType, Supertype
from tests.engine.build import Board

LAND = frozenset({CardType.LAND})
ENCHANTMENT = frozenset({CardType.ENCHANTMENT})
LANDS = se.HasType(CardType.LAND)
CREATURES = se.HasType(CardType.CREATURE)
NONBASIC = se.AllOf((LANDS, se.Not(se.HasSupertype(Supertype.BASIC))))


def says(subject: se.Selector, *changes: ch.Change) -> StaticAbility:
    """A static ability with one effect."""
    return StaticAbility((ContinuousChange(subject, changes),))


MOON = says(NONBASIC, ch.SetSubtypesOf(CardType.LAND, frozenset({"Mountain"})))
TOMB = says(LANDS, ch.AddTypes(subtypes=frozenset({"Swamp"})))
HUMILITY = says(CREATURES, ch.LoseAllAbilities(), ch.SetPowerToughness(1, 1))
ANIMATE = says(
    se.AllOf((se.HasType(CardType.ENCHANTMENT), se.Not(se.This()))),
    ch.AddTypes(frozenset({CardType.CREATURE})),
    ch.SetPowerToughness(4, 4),
)


@pytest.mark.parametrize("moon_first", [True, False])
def test_an_effect_whose_ability_the_other_takes_away_waits(moon_first: bool) -> None:
    """305.7, 613.8a: the land's ability goes with the type change, whichever entered first."""
    board = Board()
    stamps = (10, 20) if moon_first else (20, 10)
    board.add(0, MOON, types=ENCHANTMENT, timestamp=stamps[0])
    tomb = board.add(0, TOMB, types=LAND, timestamp=stamps[1])
    basic = board.add(
        1,
        types=LAND,
        supertypes=frozenset({Supertype.BASIC}),
        subtypes=frozenset({"Plains"}),
    )
    now = Now(board.rules, board.game())
    assert now.of(tomb).subtypes == {"Mountain"}
    assert now.of(basic).subtypes == {"Plains"}
    assert now.of(tomb).abilities == (INTRINSIC["Mountain"],)


@pytest.mark.parametrize("order", [(10, 20), (20, 10)])
def test_what_makes_a_thing_a_creature_comes_before_what_changes_creatures(
    order: tuple[int, int],
) -> None:
    """613.8a: applying the other changes what the effect applies to, within layer 4."""
    board = Board()
    board.add(
        0,
        says(CREATURES, ch.AddTypes(subtypes=frozenset({"Elf"}))),
        types=ENCHANTMENT,
        timestamp=order[0],
    )
    board.add(
        0,
        says(LANDS, ch.AddTypes(frozenset({CardType.CREATURE}))),
        types=ENCHANTMENT,
        timestamp=order[1],
    )
    land = board.add(0, types=LAND, power=1, toughness=1)
    assert "Elf" in Now(board.rules, board.game()).of(land).subtypes


def test_a_loop_is_applied_by_timestamps() -> None:
    """613.8b: each would change what the other applies to; the earlier goes first."""
    red = frozenset({Color.RED})
    blue = frozenset({Color.BLUE})
    board = Board()
    to_blue = says(se.IsColor(Color.RED), ch.SetColors(blue))
    to_red = says(se.IsColor(Color.BLUE), ch.SetColors(red))
    board.add(0, to_blue, types=ENCHANTMENT, timestamp=10)
    board.add(0, to_red, types=ENCHANTMENT, timestamp=20)
    first = board.creature(0, 1, 1, colors=red)
    second = board.creature(0, 1, 1, colors=blue)
    now = Now(board.rules, board.game())
    # Red turns blue first, and then all that is blue turns red.
    assert now.of(first).colors == red
    assert now.of(second).colors == red


@pytest.mark.parametrize(("animated", "size"), [(30, (4, 4)), (5, (1, 1))])
def test_an_animated_enchantment_that_sets_sizes(animated: int, size: tuple[int, int]) -> None:
    """613.6, 613.7: the enchantment loses its ability in layer 6, its effect has started and goes
    on in 7b, where the later of the two sizes counts."""
    board = Board()
    humility = board.add(0, HUMILITY, types=ENCHANTMENT, timestamp=10)
    board.add(0, ANIMATE, types=ENCHANTMENT, timestamp=animated)
    bear = board.creature(1, 2, 2, "flying")
    now = Now(board.rules, board.game())
    assert (now.of(humility).power, now.of(humility).toughness) == size
    assert (now.of(bear).power, now.of(bear).toughness) == (1, 1)
    assert not now.has(bear, "flying")


@pytest.mark.parametrize("order", [(10, 20), (20, 10)])
def test_a_granted_keyword_waits_for_the_loss_of_its_giver(order: tuple[int, int]) -> None:
    """613.8a in layer 6: the lord loses the ability before it gives anything."""
    board = Board()
    board.add(0, says(CREATURES, ch.LoseAllAbilities()), types=ENCHANTMENT, timestamp=order[0])
    grant = says(CREATURES, ch.AddAbility(KeywordAbility("trample")))
    board.creature(0, 1, 1, grant, timestamp=order[1])
    bear = board.creature(0, 2, 2)
    assert not Now(board.rules, board.game()).has(bear, "trample")


@pytest.mark.parametrize("order", [(10, 20), (20, 10)])
def test_a_grant_to_those_with_a_keyword_waits_for_the_keyword(order: tuple[int, int]) -> None:
    """613.8a: what has flying depends on what gives flying."""
    board = Board()
    more = says(se.HasKeyword("flying"), ch.AddAbility(KeywordAbility("lifelink")))
    wings = says(CREATURES, ch.AddAbility(KeywordAbility("flying")))
    board.add(0, more, types=ENCHANTMENT, timestamp=order[0])
    board.add(0, wings, types=ENCHANTMENT, timestamp=order[1])
    bear = board.creature(0, 2, 2)
    assert Now(board.rules, board.game()).has(bear, "lifelink")


def test_a_size_that_counts_sizes_of_the_same_layer() -> None:
    """613.8a: +X/+X by the creatures with power 4 or more waits for the effect that makes one."""
    board = Board()
    strong = se.AllOf((CREATURES, se.PowerIs(Comparison.AT_LEAST, 4)))
    count = says(se.HasSubtype("Elf"), ch.ModifyPowerToughness(CountOf(strong), 0))
    pump = says(se.HasSubtype("Ox"), ch.ModifyPowerToughness(2, 2))
    elf = board.creature(0, 1, 1, count, subtypes=frozenset({"Elf"}), timestamp=10)
    board.creature(0, 2, 2, pump, subtypes=frozenset({"Ox"}), timestamp=20)
    now = Now(board.rules, board.game())
    assert now.of(elf).power == 1 + 1


def test_an_ability_granted_twice_counts_twice() -> None:
    """613.7a: two instances of one line, given by two effects, are two abilities."""
    board = Board()
    others = says(se.AllOf((CREATURES, se.Not(se.This()))), ch.ModifyPowerToughness(1, 1))
    gives = says(se.HasSubtype("Elf"), ch.AddAbility(others))
    board.add(0, gives, types=ENCHANTMENT)
    board.add(0, gives, types=ENCHANTMENT)
    board.creature(0, 1, 1, subtypes=frozenset({"Elf"}))
    bear = board.creature(0, 2, 2)
    now = Now(board.rules, board.game())
    assert (now.of(bear).power, now.of(bear).toughness) == (4, 4)


def test_a_granted_ability_has_the_timestamp_of_its_grant() -> None:
    """613.7a: an old creature given a size-setting ability by a new effect sets sizes anew."""
    board = Board()
    tiny = says(CREATURES, ch.SetPowerToughness(0, 1))
    big = says(CREATURES, ch.SetPowerToughness(5, 5))
    board.add(0, big, types=ENCHANTMENT, timestamp=20)
    board.creature(0, 1, 1, subtypes=frozenset({"Elf"}), timestamp=10)
    gives = says(se.HasSubtype("Elf"), ch.AddAbility(tiny))
    board.add(0, gives, types=ENCHANTMENT, timestamp=30)
    bear = board.creature(0, 2, 2, timestamp=5)
    now = Now(board.rules, board.game())
    assert (now.of(bear).power, now.of(bear).toughness) == (0, 1)
