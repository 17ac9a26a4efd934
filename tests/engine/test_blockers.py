"""Declaring blockers (509): evasion, what is asked of the blocks as a whole, what comes of them."""

from __future__ import annotations

import pytest

from app.engine.cr.cr509_block_declaration import total_cost_to_block
from app.engine.cr.cr509_block_restrictions import evades, why_cant_block
from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.game import Progress
from app.engine.kernel.play import advance
from app.terms.abilities import Ability, KeywordAbility
from app.terms.amounts import PowerOf
from app.terms.colors import Color
from app.terms.costs import Cost, PayMana
from app.terms.mana import read_mana_cost
from app.terms.modifications import (
    BlockedAsThough,
    BlockedByAllOrNone,
    BlockersNeeded,
    BlocksAdditional,
    BlocksAsThough,
    BlocksIfAble,
    CantBeBlocked,
    CantBlock,
    CostToBlock,
    Modification,
    MostInCombat,
    MustBeBlocked,
    OthersNeeded,
)
from app.terms.selectors import (
    Comparison,
    HasKeyword,
    HasSubtype,
    HasSupertype,
    IsColor,
    Not,
    ObjectIs,
    PowerIs,
    This,
)
from app.terms.steps import Step
from app.terms.types import CardType, Supertype
from tests.engine.build import CREATURE, Board
from tests.engine.declaring import (
    BATTLE,
    CID,
    LAND,
    PLANESWALKER,
    attacked,
    blocked,
    blockers_form,
    effect,
    rules_of,
    static,
)

ARTIFACT_CREATURE = CREATURE | {CardType.ARTIFACT}


def islandwalk() -> KeywordAbility:
    return KeywordAbility("landwalk", quality=HasSubtype("Island"))


def from_white() -> KeywordAbility:
    return KeywordAbility("protection", quality=IsColor(Color.WHITE))


# The attacker's keyword, the blocker's keywords, its other values, and the rule that forbids it.
PAIRS = [
    ("flying", (), {}, "702.9b"),
    ("flying", ("flying",), {}, None),
    ("flying", ("reach",), {}, None),
    ("reach", (), {}, None),
    ("fear", (), {}, "702.36b"),
    ("fear", (), {"colors": frozenset({Color.BLACK})}, None),
    ("fear", (), {"types": ARTIFACT_CREATURE}, None),
    ("intimidate", (), {"colors": frozenset({Color.GREEN})}, "702.13b"),
    ("intimidate", (), {"colors": frozenset({Color.RED, Color.GREEN})}, None),
    ("intimidate", (), {"types": ARTIFACT_CREATURE}, None),
    ("intimidate", (), {}, "702.13b"),
    ("shadow", (), {}, "702.28b"),
    ("shadow", ("shadow",), {}, None),
    ("vigilance", ("shadow",), {}, "702.28b"),
    ("horsemanship", (), {}, "702.31b"),
    ("horsemanship", ("horsemanship",), {}, None),
    ("vigilance", ("horsemanship",), {}, None),
    ("skulk", (), {"power": 3}, "702.118b"),
    ("skulk", (), {"power": 2}, None),
    (islandwalk(), (), {}, "702.14c"),
    (islandwalk(), (islandwalk(),), {}, "702.14c"),
    (from_white(), (), {"colors": frozenset({Color.WHITE})}, "702.16f"),
    (from_white(), (), {"colors": frozenset({Color.BLACK})}, None),
    ("vigilance", (from_white(),), {}, None),
    ("vigilance", ("decayed",), {}, "702.147a"),
    ("vigilance", ("unleash",), {"counters": {"+1/+1": 1}}, "702.98a"),
    ("vigilance", ("unleash",), {}, None),
]


@pytest.mark.parametrize(("attacker", "blocker", "values", "expected"), PAIRS)
def test_evasion(
    attacker: Ability | str,
    blocker: tuple[Ability | str, ...],
    values: dict[str, object],
    expected: str | None,
) -> None:
    board = Board()
    one = board.creature(0, 2, 2, attacker, colors=frozenset({Color.RED}))
    two = board.add(1, *blocker, **{"power": 1, "toughness": 1, **values})  # type: ignore[arg-type]
    board.add(1, types=LAND, subtypes=frozenset({"Island"}))
    play = attacked(board, one)
    reasons = blockers_form(play).refusals(((two, one),))
    assert rules_of(reasons) == ({expected} if expected else set())
    assert evades(play.now, two, one) == reasons == why_cant_block(play.now, two, one)


def test_evasion_abilities_are_cumulative() -> None:
    # The example of 509.1b.
    board = Board()
    ghost = board.creature(0, 2, 2, "flying", "shadow")
    wings, shade = board.creature(1, 1, 1, "flying"), board.creature(1, 1, 1, "shadow")
    both, bear = board.creature(1, 1, 1, "flying", "shadow"), board.creature(1, 2, 2)
    form = blockers_form(attacked(board, ghost))
    assert rules_of(form.refusals(((wings, ghost),))) == {"702.28b"}
    assert rules_of(form.refusals(((shade, ghost),))) == {"702.9b"}
    assert rules_of(form.refusals(((bear, ghost),))) == {"702.9b", "702.28b"}
    assert form.refusals(((both, ghost),)) == ()


def test_landwalk_looks_at_the_defending_players_lands() -> None:
    board = Board("Ann", "Bob", "Cid")
    walker = board.creature(0, 2, 2, islandwalk())
    guard = board.creature(1, 1, 1)
    for player in (0, 2):
        board.add(player, types=LAND, subtypes=frozenset({"Island"}))
    form = blockers_form(attacked(board, walker))
    assert form.refusals(((guard, walker),)) == ()


def test_landwalk_of_a_supertype() -> None:
    board = Board()
    snow = KeywordAbility("landwalk", quality=HasSupertype(Supertype.SNOW))
    walker, guard = board.creature(0, 2, 2, snow), board.creature(1, 1, 1)
    board.add(1, types=LAND, supertypes=frozenset({Supertype.BASIC}))
    assert blockers_form(attacked(board, walker)).refusals(((guard, walker),)) == ()
    board.add(1, types=LAND, supertypes=frozenset({Supertype.SNOW}))
    form = blockers_form(attacked(board, walker))
    assert rules_of(form.refusals(((guard, walker),))) == {"702.14c"}


def test_an_unread_landwalk_is_owned_up_to() -> None:
    board = Board()
    walker, guard = board.creature(0, 2, 2, "landwalk"), board.creature(1, 1, 1)
    form = blockers_form(attacked(board, walker))
    assert form.refusals(((guard, walker),)) == ()
    assert form.not_taken_into_account(((guard, walker),))


def test_as_though() -> None:
    board = Board()
    ghost, swimmer = board.creature(0, 2, 2, "shadow"), board.creature(0, 2, 2, islandwalk())
    board.add(1, types=LAND, subtypes=frozenset({"Island"}))
    seer = board.creature(1, 1, 1, static(BlocksAsThough(This(), "shadow")))
    plain = board.creature(1, 1, 1)
    effect(board, 1, BlockedAsThough(HasKeyword("landwalk"), "landwalk", HasSubtype("Island")))
    form = blockers_form(attacked(board, ghost, swimmer))
    assert form.refusals(((seer, ghost),)) == ()
    assert rules_of(form.refusals(((plain, ghost),))) == {"702.28b"}
    assert form.refusals(((plain, swimmer),)) == ()


# -- who can block ---------------------------------------------------------------------------------


def test_tapped_creatures_battles_and_others_cannot_block() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    tapped = board.creature(1, 1, 1, tapped=True)
    battle = board.creature(1, 1, 1, types=BATTLE | CREATURE, counters={"defense": 3})
    land = board.add(1, types=LAND)
    mine = board.creature(0, 1, 1)
    awake = board.creature(
        1, 1, 1, static(BlocksAsThough(This(), tapped=True)), tapped=True, name="Awake"
    )
    form = blockers_form(attacked(board, bear))
    assert rules_of(form.refusals(((tapped, bear),))) == {"509.1a"}
    assert rules_of(form.refusals(((battle, bear),))) == {"509.1a"}
    assert rules_of(form.refusals(((land, bear),))) == {"506.3"}
    assert rules_of(form.refusals(((mine, bear),))) == {"509.1a"}
    assert rules_of(form.refusals(((99, bear),))) == {"506.3"}
    assert rules_of(form.refusals(((awake, mine),))) == {"509.1a"}
    assert form.refusals(((awake, bear),)) == ()


def test_what_declares_no_blocks_is_refused() -> None:
    board = Board()
    form = blockers_form(attacked(board, board.creature(0, 2, 2)))
    for nonsense in ("no", 3, ((1, 2, 3),), (1, 2), (("a", "b"),)):
        assert rules_of(form.refusals(nonsense)) == {"509.1a"}


def test_one_creature_blocks_one_attacker() -> None:
    board = Board()
    one, two, three = (board.creature(0, 1, 1) for _ in range(3))
    plain = board.creature(1, 1, 1)
    double = board.creature(1, 1, 1, static(BlocksAdditional(This(), 1)))
    any_number = board.creature(1, 1, 1, static(BlocksAdditional(This(), None)))
    form = blockers_form(attacked(board, one, two, three))
    assert rules_of(form.refusals(((plain, one), (plain, two)))) == {"509.1a"}
    assert form.refusals(((double, one), (double, three))) == ()
    assert rules_of(form.refusals(tuple((double, a) for a in (one, two, three)))) == {"509.1a"}
    assert form.refusals(tuple((any_number, a) for a in (one, two, three))) == ()
    assert rules_of(form.refusals(((plain, one), (plain, one)))) == {"509.1a"}


def test_each_player_blocks_what_attacks_them() -> None:
    board = Board("Ann", "Bob", "Cid")
    one, two, three = (board.creature(0, 2, 2) for _ in range(3))
    guard, other = board.creature(1, 1, 1), board.creature(2, 1, 1)
    jace = board.add(2, types=PLANESWALKER)
    play = attacked(board, one, (two, CID), (three, jace))
    bobs, cids = blockers_form(play, 1), blockers_form(play, 2)
    assert bobs.refusals(((guard, one),)) == ()
    assert rules_of(bobs.refusals(((guard, two),))) == {"802.4a"}
    assert rules_of(bobs.refusals(((other, one),))) == {"509.1a"}
    assert cids.refusals(((other, three),)) == ()
    blocked(play, ((guard, one),), ((other, three),))
    assert play.game.combat is not None
    state = {a.attacker: a.blocked for a in play.game.combat.attacks}
    assert state == {one: True, two: False, three: True}


def test_a_battles_protector_blocks() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    siege = board.add(0, types=BATTLE, subtypes=frozenset({"Siege"}), protector=1)
    guard = board.creature(1, 1, 1)
    form = blockers_form(attacked(board, (bear, siege)))
    assert form.refusals(((guard, bear),)) == ()


# -- restrictions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "modification",
    [
        CantBlock(This()),
        CantBlock(This(), attackers=Not(HasKeyword("flying"))),
        CantBlock(This(), attackers=PowerIs(Comparison.AT_LEAST, 2)),
    ],
)
def test_cant_block(modification: Modification) -> None:
    board = Board()
    bear, guard = board.creature(0, 2, 2), board.creature(1, 1, 1, static(modification))
    form = blockers_form(attacked(board, bear))
    assert rules_of(form.refusals(((guard, bear),))) == {"509.1b"}


def test_blocked_only_by_some() -> None:
    board = Board()
    runner = board.creature(0, 3, 3, static(CantBeBlocked(This(), by=Not(HasSubtype("Wall")))))
    small = PowerIs(Comparison.LESS, PowerOf(This()))
    big = board.creature(0, 3, 3, static(CantBeBlocked(This(), by=small)))
    wall = board.creature(1, 0, 4, subtypes=frozenset({"Wall"}))
    bear = board.creature(1, 3, 2)
    form = blockers_form(attacked(board, runner, big))
    assert rules_of(form.refusals(((bear, runner),))) == {"509.1b"}
    assert form.refusals(((wall, runner), (bear, big))) == ()
    assert rules_of(form.refusals(((wall, big),))) == {"509.1b"}


def test_menace_once_or_thrice() -> None:
    board = Board()
    raider = board.creature(0, 3, 3, "menace", "menace", "menace")
    one, two, three = (board.creature(1, 2, 2) for _ in range(3))
    form = blockers_form(attacked(board, raider))
    assert rules_of(form.refusals(((one, raider),))) == {"702.111b"}
    assert form.refusals(((one, raider), (two, raider))) == ()
    assert form.refusals(((one, raider), (two, raider), (three, raider))) == ()
    assert form.refusals(()) == ()


def test_an_additional_block_is_no_second_blocker() -> None:
    board = Board()
    raider, bear = board.creature(0, 3, 3, "menace"), board.creature(0, 1, 1)
    double = board.creature(1, 1, 4, static(BlocksAdditional(This(), 1)))
    form = blockers_form(attacked(board, raider, bear))
    assert rules_of(form.refusals(((double, raider), (double, bear)))) == {"702.111b"}


def test_three_needed_and_one_at_most() -> None:
    board = Board()
    hydra = board.creature(0, 3, 3, static(BlockersNeeded(This(), fewest=3)))
    rogue = board.creature(0, 3, 3, static(BlockersNeeded(This(), most=1)))
    one, two, three = (board.creature(1, 2, 2) for _ in range(3))
    form = blockers_form(attacked(board, hydra, rogue))
    assert rules_of(form.refusals(((one, hydra), (two, hydra)))) == {"509.1b"}
    assert form.refusals(((one, hydra), (two, hydra), (three, hydra))) == ()
    assert rules_of(form.refusals(((one, rogue), (two, rogue)))) == {"509.1b"}


def test_blocked_by_all_or_none() -> None:
    board = Board()
    giant = board.creature(0, 8, 8, static(BlockedByAllOrNone(This())))
    one, two = board.creature(1, 2, 2), board.creature(1, 1, 1)
    form = blockers_form(attacked(board, giant))
    assert rules_of(form.refusals(((one, giant),))) == {"509.1b"}
    assert form.refusals(((one, giant), (two, giant))) == ()
    board.creature(1, 3, 3, tapped=True)
    form = blockers_form(attacked(board, giant))
    assert rules_of(form.refusals(((one, giant), (two, giant)))) == {"509.1b"}


def test_limits_on_blockers() -> None:
    board = Board()
    one, two = board.creature(0, 1, 1), board.creature(0, 1, 1)
    shy = board.creature(1, 1, 1, static(OthersNeeded(This(), attack=False, block=True)))
    bold = board.creature(1, 1, 1)
    form = blockers_form(attacked(board, one, two))
    assert rules_of(form.refusals(((shy, one),))) == {"509.1b"}
    assert form.refusals(((shy, one), (bold, two))) == ()
    effect(board, 0, MostInCombat(1, attack=False, block=True))
    form = blockers_form(attacked(board, one, two))
    assert rules_of(form.refusals(((shy, one), (bold, two)))) == {"509.1b"}
    assert form.refusals(((bold, two),)) == ()


# -- requirements ----------------------------------------------------------------------------------


def test_a_creature_that_must_block_takes_another_along_against_menace() -> None:
    # The example of 509.1c.
    board = Board()
    brute = board.creature(0, 3, 2, "menace")
    dog = board.creature(1, 1, 1, static(BlocksIfAble(This())))
    bear = board.creature(1, 2, 2)
    form = blockers_form(attacked(board, brute))
    assert rules_of(form.refusals(((dog, brute),))) == {"702.111b"}
    assert rules_of(form.refusals(((bear, brute),))) == {"702.111b", "509.1c"}
    assert rules_of(form.refusals(())) == {"509.1c"}
    assert form.refusals(((dog, brute), (bear, brute))) == ()
    assert list(form.answers()) == [((dog, brute), (bear, brute))]


def test_the_only_blocker_takes_what_must_be_blocked() -> None:
    board = Board()
    elves = board.creature(0, 1, 1, static(MustBeBlocked(This())))
    myr = board.creature(0, 2, 1)
    sable = board.creature(1, 2, 2)
    form = blockers_form(attacked(board, elves, myr))
    assert rules_of(form.refusals(((sable, myr),))) == {"509.1c"}
    assert rules_of(form.refusals(())) == {"509.1c"}
    assert form.refusals(((sable, elves),)) == ()


def test_one_blocker_and_two_that_must_be_blocked() -> None:
    board = Board()
    one, two = (board.creature(0, 1, 1, static(MustBeBlocked(This()))) for _ in range(2))
    guard = board.creature(1, 2, 2)
    form = blockers_form(attacked(board, one, two))
    assert form.refusals(((guard, one),)) == form.refusals(((guard, two),)) == ()
    assert rules_of(form.refusals(())) == {"509.1c"}


def test_all_that_can_block_it_do() -> None:
    board = Board()
    lure = board.creature(0, 1, 1, static(MustBeBlocked(This(), by_all=True)))
    bear = board.creature(0, 2, 2)
    guards = [board.creature(1, 1, 1) for _ in range(3)]
    tapped = board.creature(1, 1, 1, tapped=True)
    form = blockers_form(attacked(board, lure, bear))
    assert form.refusals(tuple((guard, lure) for guard in guards)) == ()
    some = form.refusals(((guards[0], lure), (guards[1], lure)))
    assert rules_of(some) == {"509.1c"}
    assert some[0].about[:2] == (guards[2], lure)
    assert rules_of(form.refusals(((guards[0], bear), *((g, lure) for g in guards[1:])))) == {
        "509.1c"
    }
    assert form.default() == tuple((guard, lure) for guard in guards)
    assert why_cant_block(form.now, tapped, lure)


def test_two_lures_share_the_blockers_as_their_controller_likes() -> None:
    board = Board()
    one, two = (
        board.creature(0, 1, 1, static(MustBeBlocked(This(), by_all=True))) for _ in range(2)
    )
    left, right = board.creature(1, 1, 1), board.creature(1, 1, 1)
    form = blockers_form(attacked(board, one, two))
    assert len(list(form.answers())) == 4
    assert rules_of(form.refusals(((left, one),))) == {"509.1c"}
    double = board.creature(1, 1, 1, static(BlocksAdditional(This(), 1)))
    form = blockers_form(attacked(board, one, two))
    assert form.refusals(((left, one), (right, two), (double, one), (double, two))) == ()
    assert rules_of(form.refusals(((left, one), (right, two), (double, one)))) == {"509.1c"}


def test_lure_with_menace_and_one_blocker() -> None:
    board = Board()
    lure = board.creature(0, 1, 1, "menace", static(MustBeBlocked(This(), by_all=True)))
    guard = board.creature(1, 1, 1)
    form = blockers_form(attacked(board, lure))
    assert form.refusals(()) == ()
    other = board.creature(1, 1, 1)
    form = blockers_form(attacked(board, lure))
    assert rules_of(form.refusals(())) == {"509.1c"}
    assert form.refusals(((guard, lure), (other, lure))) == ()


def test_provoked_or_not_able() -> None:
    board = Board()
    beast, other = board.creature(0, 5, 3), board.creature(0, 2, 2)
    guard, tapped = board.creature(1, 1, 1), board.creature(1, 1, 1, tapped=True)
    for creature in (guard, tapped):
        effect(board, 0, BlocksIfAble(ObjectIs(creature), ObjectIs(beast)))
    form = blockers_form(attacked(board, beast, other))
    assert rules_of(form.refusals(())) == {"509.1c"}
    assert rules_of(form.refusals(((guard, other),))) == {"509.1c"}
    assert form.refusals(((guard, beast),)) == ()
    assert rules_of(form.remarks(((guard, beast),))) == {"509.1c", "509.1a"}


def test_must_be_blocked_by_a_kind_and_by_two() -> None:
    board = Board()
    prey = board.creature(0, 1, 1, static(MustBeBlocked(This(), by=HasSubtype("Dog"))))
    great = board.creature(0, 1, 1, static(MustBeBlocked(This()), MustBeBlocked(This(), fewest=2)))
    dog = board.creature(1, 1, 1, subtypes=frozenset({"Dog"}))
    cats = [board.creature(1, 1, 1) for _ in range(2)]
    form = blockers_form(attacked(board, prey, great))
    assert form.refusals(((dog, prey), (cats[0], great), (cats[1], great))) == ()
    assert rules_of(form.refusals(((dog, great), (cats[0], great), (cats[1], prey)))) == {"509.1c"}
    assert rules_of(form.refusals(((dog, prey), (cats[0], great)))) == {"509.1c"}


def test_no_one_has_to_pay_to_obey() -> None:
    board = Board()
    mana = read_mana_cost("{3}")
    assert mana is not None
    unicorn = board.creature(0, 2, 2, static(MustBeBlocked(This(), by_all=True)))
    lion = board.creature(1, 2, 2)
    for _ in range(2):
        board.add(1, types=LAND, subtypes=frozenset({"Plains"}))
    effect(board, 0, CostToBlock(ObjectIs(lion), Cost((PayMana(mana),))))
    play = attacked(board, unicorn)
    form = blockers_form(play)
    assert form.refusals(()) == ()
    assert rules_of(form.remarks(())) == {"509.1c"}
    assert rules_of(form.refusals(((lion, unicorn),))) == {"509.1f"}
    assert str(total_cost_to_block(play.now, 1, ((lion, unicorn),))) == "{3}"


# -- the step --------------------------------------------------------------------------------------


def test_blocked_and_unblocked() -> None:
    board = Board()
    one, two = board.creature(0, 2, 2), board.creature(0, 2, 2)
    guard = board.creature(1, 1, 1)
    play = blocked(attacked(board, one, two), ((guard, one),))
    combat = play.game.combat
    assert combat is not None
    assert {a.attacker: a.blocked for a in combat.attacks} == {one: True, two: False}
    assert combat.blocks == ((guard, one),)
    assert combat.blockers_declared == {1}


def test_players_are_asked_in_turn_order() -> None:
    board = Board("Ann", "Bob", "Cid", "Dot")
    one, two = board.creature(0, 2, 2), board.creature(0, 2, 2)
    for player in (1, 2, 3):
        board.creature(player, 1, 1)
    play = attacked(board, one, (two, CID))
    with pytest.raises(NeedsChoice) as asked:
        advance(play)
    assert (asked.value.choice.player, asked.value.choice.kind) == (1, "blockers")


def test_blocks_declared_already_are_not_asked_for() -> None:
    board = Board()
    bear, guard = board.creature(0, 2, 2), board.creature(1, 1, 1)
    done = blocked(attacked(board, bear), ((guard, bear),))
    play = board.play(Step.DECLARE_BLOCKERS, progress=Progress.BEGIN)
    play.set(play.game.but(combat=done.game.combat))
    advance(play)
    assert play.game.combat is done.game.combat


def test_tapping_a_blocker_or_losing_evasion_changes_nothing() -> None:
    board = Board()
    bear, guard = board.creature(0, 2, 2), board.creature(1, 1, 1)
    play = blocked(attacked(board, bear), ((guard, bear),))
    objects = dict(play.game.objects)
    objects[guard] = objects[guard].but(tapped=True)
    play.set(play.game.but(objects=objects))
    advance(play)
    assert play.game.combat is not None
    assert play.game.combat.blocks == ((guard, bear),)


def test_answers_are_all_legal_and_fewest_first() -> None:
    board = Board()
    one, two = board.creature(0, 2, 2), board.creature(0, 2, 2, "menace")
    guards = [board.creature(1, 1, 1) for _ in range(3)]
    form = blockers_form(attacked(board, one, two))
    found = list(form.answers())
    # For each number of creatures blocking the one with menace (0, 2, 3), the others block or not.
    assert len(found) == len(set(found)) == 8 + 3 * 2 + 1
    assert [len(answer) for answer in found] == sorted(len(answer) for answer in found)
    assert all(form.refusals(answer) == () for answer in found)
    assert found[0] == ()
    assert len(guards) == 3
