"""Dividing combat damage (CR 510.1c–510.1e, 702.2c, 702.19, 702.22j, 702.22k)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from app.engine.cr.cr510_combat_damage_step import damage_decisions
from app.engine.cr.cr510_division import Divisions
from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.play import Play, advance
from app.terms.abilities import KeywordAbility
from app.terms.events import PlayerRef, Recipient
from app.terms.selectors import HasType
from app.terms.types import CardType
from tests.engine.build import Board
from tests.engine.fighting import ANN, BOB, cited, combat, dealt, fight, life

PLANESWALKER = frozenset({CardType.PLANESWALKER})
BATTLE = frozenset({CardType.BATTLE})
OVER = KeywordAbility("trample", quality=HasType(CardType.PLANESWALKER))


def form(
    board: Board,
    attacks: Mapping[int, Recipient],
    blocks: list[tuple[int, int]],
    number: int = 0,
    **more: object,
) -> Divisions:
    """The decision about the attackers' damage (or another, by its number)."""
    game = combat(board, attacks, blocks, **more)  # type: ignore[arg-type]
    return damage_decisions(board.rules, game)[number]


def rules_against(found: Divisions, *divisions: Mapping[int, Mapping[Recipient, int]]) -> set[str]:
    """The rules against pins given as {source: {recipient: amount}}."""
    pins = [(s, tuple(shares.items())) for d in divisions for s, shares in d.items()]
    return {str(reason.because) for reason in found.refusals_of_pins(pins)}


def totals(found: Divisions) -> set[tuple[tuple[Recipient, int], ...]]:
    """The totals of every legal answer, by listing all of them."""
    seen = set()
    for answer in found.answers():
        assert found.refusals(answer) == ()
        totals: dict[Recipient, int] = {}
        for _, division in answer:  # type: ignore[attr-defined]
            for recipient, amount in division:
                totals[recipient] = totals.get(recipient, 0) + amount
        seen.add(tuple(sorted(totals.items(), key=repr)))
    return seen


# -- without trample ------------------------------------------------------------------------------


def test_any_division_among_blockers_is_legal_and_nothing_else() -> None:
    board = Board()
    rex = board.creature(0, 5, 5)
    lion, giant = board.creature(1, 2, 2), board.creature(1, 3, 3)
    found = form(board, {rex: BOB}, [(lion, rex), (giant, rex)])
    assert len(list(found.answers())) == 6  # 0 to 5 for the lion
    assert rules_against(found, {rex: {giant: 5}}) == set()
    assert rules_against(found, {rex: {lion: 1, giant: 4}}) == set()
    assert rules_against(found, {rex: {lion: 2, giant: 2}}) == {"510.1a", "510.1c"}
    assert rules_against(found, {rex: {lion: 2, giant: 2, BOB: 1}}) == {"510.1c"}
    assert rules_against(found, {rex: {lion: 2, giant: 4}}) == {"510.1a", "510.1c"}
    assert rules_against(found, {rex: {rex: 5}}) == {"510.1c"}


def test_all_reasons_are_told_at_once() -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5), board.creature(1, 2, 2)
    found = form(board, {rex: BOB}, [(bear, rex)])
    assert rules_against(found, {rex: {bear: 1, BOB: 5}}) == {"510.1a", "510.1c"}


@pytest.mark.parametrize("odd", [None, 3, ((1, 2),), (("x", 1),), ((1, ((2, -1), (2, 6))),)])
def test_what_is_no_division_is_refused(odd: object) -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5), board.creature(1, 2, 2)
    found = form(board, {rex: BOB}, [(bear, rex)])
    assert found.refusals(odd)  # type: ignore[arg-type]


def test_an_unblocked_creature_damages_what_it_attacks() -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5), board.creature(1, 2, 2)
    found = form(board, {rex: BOB}, [])
    assert list(found.answers()) == [((rex, ((BOB, 5),)),)]
    assert rules_against(found, {rex: {bear: 5}}) == {"510.1b"}


def test_a_blocker_of_two_divides_between_them() -> None:
    board = Board()
    one, two, other = (board.creature(0, 2, 2) for _ in range(3))
    wall = board.creature(1, 3, 6, "trample")
    blocks = [(wall, one), (wall, two)]
    found = form(board, {one: BOB, two: BOB, other: BOB}, blocks, 1)
    assert found.player == 1
    assert len(list(found.answers())) == 4
    assert rules_against(found, {wall: {other: 3}}) == {"510.1d"}
    assert rules_against(found, {wall: {one: 3, two: 3}}) == {"510.1a", "510.1d"}
    assert rules_against(found, {wall: {one: 1, two: 1, ANN: 1}}) == {"702.19a"}


# -- trample --------------------------------------------------------------------------------------


def test_trample_needs_lethal_damage_for_every_blocker() -> None:
    board = Board()
    rex = board.creature(0, 7, 7, "trample")
    hurt, whole = board.creature(1, 3, 3, damage=1), board.creature(1, 2, 4)
    found = form(board, {rex: BOB}, [(hurt, rex), (whole, rex)])
    # 2 for the hurt one, 4 for the other: 1 may go through, and all may stay.
    assert rules_against(found, {rex: {hurt: 2, whole: 4, BOB: 1}}) == set()
    assert rules_against(found, {rex: {hurt: 1, whole: 4, BOB: 2}}) == {"702.19b"}
    assert rules_against(found, {rex: {hurt: 2, whole: 3, BOB: 2}}) == {"702.19b"}
    assert rules_against(found, {rex: {hurt: 7}}) == set()
    assert rules_against(found, {rex: {hurt: 3, whole: 4}}) == set()
    assert rules_against(found, {rex: {BOB: 7}}) == {"702.19b"}
    assert found.bounds(rex) == ((hurt, 0, 7), (whole, 0, 7), (BOB, 0, 1))


def test_deathtouch_makes_one_lethal() -> None:
    board = Board()
    rex = board.creature(0, 5, 5, "trample", "deathtouch")
    wall, bear = board.creature(1, 0, 8), board.creature(1, 2, 2)
    found = form(board, {rex: BOB}, [(wall, rex), (bear, rex)])
    assert rules_against(found, {rex: {wall: 1, bear: 1, BOB: 3}}) == set()
    assert rules_against(found, {rex: {bear: 1, BOB: 4}}) == {"702.19b", "702.2c"}
    assert found.bounds(rex)[-1] == (BOB, 0, 3)


def test_another_creatures_deathtouch_counts_in_the_same_step() -> None:
    board = Board()
    snake = board.creature(0, 1, 1, "deathtouch")
    rex = board.creature(0, 4, 4, "trample")
    giant = board.creature(1, 3, 5)
    found = form(board, {snake: BOB, rex: BOB}, [(giant, snake), (giant, rex)])
    assert rules_against(found, {rex: {BOB: 4}}) == set()


def test_damage_of_others_in_the_same_step_counts() -> None:
    # The example of 702.19b: a 2/2 blocks a 1/1 and a 3/3 with trample.
    board = Board()
    small, tramp = board.creature(0, 1, 1), board.creature(0, 3, 3, "trample")
    guard = board.creature(1, 2, 2)
    blocks = [(guard, small), (guard, tramp)]
    found = form(board, {small: BOB, tramp: BOB}, blocks)
    assert rules_against(found, {tramp: {guard: 1, BOB: 2}}) == set()
    assert rules_against(found, {tramp: {BOB: 3}}) == {"702.19b"}
    assert len(found.components()) == 1
    play = fight(board, {small: BOB, tramp: BOB}, blocks, {tramp: {guard: 1, BOB: 2}})
    assert life(play) == 18


def test_two_tramplers_share_a_blocker() -> None:
    """Neither pin can be judged alone: one of them has to cover the blocker."""
    board = Board()
    one, two = board.creature(0, 3, 3, "trample"), board.creature(0, 3, 3, "trample")
    wall = board.creature(1, 0, 3)
    found = form(board, {one: BOB, two: BOB}, [(wall, one), (wall, two)])
    assert rules_against(found, {one: {BOB: 3}}) == set()
    assert rules_against(found, {one: {BOB: 3}}, {two: {BOB: 3}}) == {"702.19b"}
    assert rules_against(found, {one: {wall: 1, BOB: 2}}, {two: {wall: 2, BOB: 1}}) == set()
    pinned = found.with_pins([(one, ((BOB, 3),))])
    assert list(pinned.answers()) == [((one, ((BOB, 3),)), (two, ((wall, 3),)))]
    assert pinned.asked == (two,)


def test_protection_does_not_lower_what_must_be_assigned() -> None:
    # The example of 702.19b: 6/6 trample against a 2/2 protected from it.
    board = Board()
    rex = board.creature(0, 6, 6, "trample")
    guard = board.creature(
        1, 2, 2, KeywordAbility("protection", quality=HasType(CardType.CREATURE))
    )
    found = form(board, {rex: BOB}, [(guard, rex)])
    assert rules_against(found, {rex: {guard: 1, BOB: 5}}) == {"702.19b"}
    play = fight(board, {rex: BOB}, [(guard, rex)], {rex: {guard: 2, BOB: 4}})
    assert life(play) == 16
    assert dealt(play, guard) == 0
    assert guard in play.game.battlefield


def test_without_blockers_left_trample_assigns_all_of_it() -> None:
    board = Board()
    tramp, plain = board.creature(0, 4, 4, "trample"), board.creature(0, 4, 4)
    play = fight(board, {tramp: BOB, plain: BOB}, blocked=(tramp, plain))
    assert life(play) == 16
    assert {"702.19d", "510.1c"} <= cited(play)


def test_the_default_goes_on_beyond_what_protection_saves() -> None:
    board = Board()
    rex = board.creature(0, 6, 6, "trample")
    guard = board.creature(
        1, 2, 2, KeywordAbility("protection", quality=HasType(CardType.CREATURE))
    )
    found = form(board, {rex: BOB}, [(guard, rex)])
    assert found.default() == ((rex, ((guard, 2), (BOB, 4))),)


# -- planeswalkers and battles --------------------------------------------------------------------


def walker(board: Board, loyalty: int, **more: object) -> int:
    return board.add(1, types=PLANESWALKER, counters={"loyalty": loyalty}, **more)  # type: ignore[arg-type]


def test_plain_trample_never_reaches_the_planeswalkers_controller() -> None:
    board = Board()
    rex = board.creature(0, 6, 6, "trample")
    lion, jace = board.creature(1, 2, 2), walker(board, 2)
    found = form(board, {rex: jace}, [(lion, rex)])
    assert rules_against(found, {rex: {lion: 2, jace: 4}}) == set()
    assert rules_against(found, {rex: {lion: 2, jace: 2, BOB: 2}}) == {"702.19f"}


def test_trample_over_planeswalkers() -> None:
    # The example of 702.19c: loyalty 3, a 1/1 and a 7/7 that tramples over planeswalkers.
    board = Board()
    small, big = board.creature(0, 1, 1), board.creature(0, 7, 7, OVER)
    jace = walker(board, 3)
    found = form(board, {small: jace, big: jace}, [])
    assert rules_against(found, {big: {jace: 2, BOB: 5}}) == set()
    assert rules_against(found, {big: {jace: 1, BOB: 6}}) == {"702.19c"}
    play = fight(board, {small: jace, big: jace}, [], {big: {jace: 2, BOB: 5}})
    assert life(play) == 15
    assert jace not in play.game.battlefield


def test_deathtouch_is_no_loyalty() -> None:
    board = Board()
    big = board.creature(0, 4, 4, OVER, "deathtouch")
    jace = walker(board, 3)
    found = form(board, {big: jace}, [])
    assert rules_against(found, {big: {jace: 1, BOB: 3}}) == {"702.19c"}
    assert rules_against(found, {big: {jace: 3, BOB: 1}}) == set()


def test_trample_over_planeswalkers_needs_the_blockers_first() -> None:
    board = Board()
    big = board.creature(0, 9, 9, OVER)
    bear, jace = board.creature(1, 2, 2), walker(board, 3)
    found = form(board, {big: jace}, [(bear, big)])
    assert rules_against(found, {big: {bear: 2, jace: 3, BOB: 4}}) == set()
    assert rules_against(found, {big: {bear: 1, jace: 4, BOB: 4}}) == {"702.19b", "702.19c"}


def test_a_battle_can_be_trampled_to() -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5, "trample"), board.creature(1, 2, 2)
    siege = board.add(0, types=BATTLE, counters={"defense": 3}, protector=1)
    play = fight(board, {rex: siege}, [(bear, rex)], {rex: {bear: 2, siege: 3}})
    assert dealt(play, siege) == 3


# -- banding --------------------------------------------------------------------------------------


def test_a_banding_blocker_gives_the_division_to_the_defending_player() -> None:
    board = Board()
    rex = board.creature(0, 5, 5, "trample")
    hero, bear = board.creature(1, 1, 1, "banding"), board.creature(1, 2, 2)
    found = form(board, {rex: BOB}, [(hero, rex), (bear, rex)])
    assert found.player == 1
    # The condition for the share beyond the blockers stays.
    assert rules_against(found, {rex: {hero: 1, bear: 1, BOB: 3}}) == {"702.19b"}
    assert rules_against(found, {rex: {bear: 5}}) == set()


def test_a_banding_attacker_gives_the_blockers_division_to_the_active_player() -> None:
    board = Board()
    hero, wurm = board.creature(0, 1, 1, "banding"), board.creature(0, 6, 4)
    giant = board.creature(1, 3, 3)
    blocks = [(giant, hero), (giant, wurm)]
    found = form(board, {hero: BOB, wurm: BOB}, blocks, 1, bands=[(hero, wurm)])
    assert found.player == 0


def test_two_players_divide_in_turn_order() -> None:
    """The attacker that a bander blocks is the defending player's to divide, the other is not."""
    board = Board()
    one, two = board.creature(0, 4, 4), board.creature(0, 4, 4)
    hero, bear = board.creature(1, 1, 1, "banding"), board.creature(1, 2, 2)
    a, b = board.creature(1, 2, 2), board.creature(1, 2, 2)
    blocks = [(hero, one), (bear, one), (a, two), (b, two)]
    game = combat(board, {one: BOB, two: BOB}, blocks)
    with pytest.raises(NeedsChoice) as first:
        run_undecided(Play(board.rules, game))
    with pytest.raises(NeedsChoice) as second:
        run_undecided(Play(board.rules, game, (first.value.choice.default(),)))
    assert (first.value.choice.player, second.value.choice.player) == (0, 1)
    assert str(first.value.choice.because) == "510.1c"
    assert str(second.value.choice.because) == "702.22j"


def run_undecided(play: Play) -> None:
    """Play on to the end of combat; a choice that is open stops it."""
    while play.game.combat is not None:
        advance(play)


# -- what exploring needs -------------------------------------------------------------------------


def test_groups_are_those_that_share_a_blocker() -> None:
    board = Board()
    one, two, three = (board.creature(0, 3, 3) for _ in range(3))
    a, b, c, d, e = (board.creature(1, 1, 3) for _ in range(5))
    blocks = [(a, one), (b, one), (b, two), (c, two), (d, three), (e, three)]
    found = form(board, {one: BOB, two: BOB, three: BOB}, blocks)
    assert [tuple(s.id for s in group) for group in found.components()] == [(one, two), (three,)]


def test_classes_are_the_outcomes_and_all_divisions_the_totals() -> None:
    board = Board()
    rex = board.creature(0, 5, 5, "trample")
    bear, giant = board.creature(1, 2, 2), board.creature(1, 3, 3)
    found = form(board, {rex: BOB}, [(bear, rex), (giant, rex)])
    (group,) = found.components()
    every, complete = found.all_divisions(group)
    assert complete
    assert len(every) == len(totals(found)) == 6  # nothing is left for Bob: 2 + 3 is all
    classes, complete = found.classes(group)
    assert complete
    # bear none/less/dies against giant dies/less/none: 0+5, 1+4, 2+3, 3+2, 4+1, 5+0
    fates = set()
    for each in classes:
        given = {recipient: n for _, division in each.pins for recipient, n in division}
        fates.add((_fate(given.get(bear, 0), 2), _fate(given.get(giant, 0), 3)))
    assert fates == {
        ("none", "dies"),
        ("less", "dies"),
        ("dies", "dies"),
        ("dies", "less"),
        ("dies", "none"),
    }
    assert len(classes) == len(fates)


def _fate(amount: int, toughness: int) -> str:
    return "dies" if amount >= toughness else "less" if amount else "none"


def test_classes_tell_every_amount_for_a_player() -> None:
    board = Board()
    rex, bear = board.creature(0, 6, 6, "trample"), board.creature(1, 2, 2)
    found = form(board, {rex: BOB}, [(bear, rex)])
    classes, _ = found.classes(found.components()[0])
    beyond = {n for each in classes for r, n, _ in each.totals if r == BOB}
    assert beyond == {0, 1, 2, 3, 4}


def test_first_strike_damage_that_does_not_kill_is_told_apart() -> None:
    """In a second damage step what was marked in the first counts, so the amounts matter."""
    board = Board()
    rex = board.creature(0, 3, 3, "double strike")
    one, two = board.creature(1, 1, 5), board.creature(1, 1, 5)
    found = form(board, {rex: BOB}, [(one, rex), (two, rex)])
    classes, _ = found.classes(found.components()[0])
    assert len(classes) == 4  # 3+0, 2+1, 1+2, 0+3


def test_wither_counters_are_told_apart() -> None:
    board = Board()
    rex = board.creature(0, 3, 3, "wither")
    one, two = board.creature(1, 1, 5), board.creature(1, 1, 5)
    found = form(board, {rex: BOB}, [(one, rex), (two, rex)])
    assert len(found.classes(found.components()[0])[0]) == 4


def test_representatives_cross_the_groups() -> None:
    board = Board()
    one, two = board.creature(0, 1, 1), board.creature(0, 1, 1)
    walls = [board.creature(1, 0, 3) for _ in range(4)]
    blocks = [(walls[0], one), (walls[1], one), (walls[2], two), (walls[3], two)]
    found = form(board, {one: BOB, two: BOB}, blocks)
    answers, complete = found.representatives()
    assert complete
    assert set(answers) == set(found.answers())
    assert len(answers) == 4
    some, complete = found.representatives(limit=3)
    assert (len(some), complete) == (3, False)
    assert all(found.refusals(answer) == () for answer in some)


def test_a_huge_power_is_searched_quickly() -> None:
    board = Board()
    rex = board.creature(0, 400, 400)
    blocks = [(board.creature(1, 1, 3), rex) for _ in range(4)]
    found = form(board, {rex: BOB}, blocks)
    classes, complete = found.classes(found.components()[0])
    assert complete
    # Any of them none, less or dies, but at least one has to take the rest: 3**4 - 2**4.
    assert len(classes) == 3**4 - 2**4


def test_players_other_creatures_may_be_pinned_for_a_later_decision() -> None:
    board = Board()
    rex, bear = board.creature(0, 5, 5), board.creature(1, 2, 2)
    found = form(board, {rex: BOB}, [(bear, rex)])
    assert rules_against(found, {bear: {rex: 2}}) == set()


def test_a_pin_for_a_creature_that_deals_no_damage_has_its_reason() -> None:
    board = Board()
    rex, wall = board.creature(0, 5, 5), board.creature(0, 0, 5)
    bear = board.creature(1, 2, 2)
    found = form(board, {rex: BOB, wall: BOB}, [(bear, wall)], blocked=(rex,))
    assert rules_against(found, {rex: {PlayerRef(1): 5}}) == {"510.1c"}
    assert rules_against(found, {wall: {bear: 1}}) == {"510.1a"}


def test_a_pin_for_a_creature_whose_step_is_still_to_come_is_no_fault() -> None:
    board = Board()
    knight, rex = board.creature(0, 2, 2, "first strike"), board.creature(0, 5, 5)
    one, two = board.creature(1, 1, 9), board.creature(1, 1, 9)
    found = form(board, {knight: BOB, rex: BOB}, [(one, rex), (two, rex)])
    assert [source.id for source in found.sources] == [knight]
    assert rules_against(found, {rex: {one: 2, two: 3}}) == set()
