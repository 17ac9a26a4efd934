"""Removed from combat (506.4): each way out of it, and what stays."""

from __future__ import annotations

from app.engine.kernel.game import ActiveEffect, Attack, Combat
from app.engine.kernel.play import Play, advance
from app.engine.kernel.trace import Happened, Noted
from app.terms import changes as ch
from app.terms.abilities import ContinuousChange
from app.terms.effects import Duration
from app.terms.events import Event, Moved, RemovedFromCombat
from app.terms.selectors import Anything
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import CREATURE, Board, entries, settle, supposed
from tests.engine.declaring import BATTLE, BOB, CID, PLANESWALKER, attacked, blocked, to

SIEGE = frozenset({"Siege"})


def change(play: Play, id: int, *changes: ch.Change) -> None:
    """Such an effect begins on one object."""
    game = play.game
    stamp = game.next_timestamp
    begun = ActiveEffect(
        stamp,
        ContinuousChange(Anything(), changes),
        0,
        None,
        "an effect",
        stamp,
        Duration.END_OF_TURN,
        frozenset({id}),
    )
    play.set(game.but(effects=(*game.effects, begun), next_timestamp=stamp + 1))


def combat(play: Play) -> Combat:
    found = play.game.combat
    assert found is not None
    return found


def attack(play: Play, attacker: int) -> Attack:
    found = combat(play).attack_of(attacker)
    assert found is not None
    return found


def happened(play: Play, kind: type[Event]) -> list[Event]:
    found = entries(play, Happened)
    return [event for entry in found for event in entry.events if isinstance(event, kind)]


def noted(play: Play) -> set[str]:
    return {str(entry.reason.because) for entry in entries(play, Noted)}


def test_an_attacker_that_is_no_creature_any_more() -> None:
    board = Board()
    god, bear = board.creature(0, 5, 6), board.creature(0, 2, 2)
    play = blocked(attacked(board, god, bear), ())
    change(play, god, ch.RemoveTypes(CREATURE))
    settle(play)
    assert [a.attacker for a in combat(play).attacks] == [bear]
    assert happened(play, RemovedFromCombat) == [RemovedFromCombat(god)]
    assert "506.4" in noted(play)
    # It is not put back by becoming a creature again.
    change(play, god, ch.AddTypes(CREATURE))
    settle(play)
    assert [a.attacker for a in combat(play).attacks] == [bear]


def test_an_attacker_or_blocker_that_becomes_a_battle() -> None:
    board = Board()
    bear = board.creature(0, 2, 2, counters={"defense": 3})
    guard = board.creature(1, 1, 1, counters={"defense": 3})
    play = blocked(attacked(board, bear), ((guard, bear),))
    change(play, guard, ch.AddTypes(BATTLE))
    settle(play)
    assert combat(play).blocks == ()
    assert attack(play, bear).blocked is True
    change(play, bear, ch.AddTypes(BATTLE))
    settle(play)
    assert combat(play).attacks == ()


def test_control_changes() -> None:
    board = Board()
    bear, other = board.creature(0, 2, 2), board.creature(0, 2, 2)
    guard = board.creature(1, 1, 1)
    play = blocked(attacked(board, bear, other), ((guard, bear),))
    change(play, guard, ch.ChangeControl(0))
    settle(play)
    assert combat(play).blocks == ()
    # Blocked all the same (509.1h).
    assert attack(play, bear).blocked is True
    change(play, bear, ch.ChangeControl(1))
    settle(play)
    assert [a.attacker for a in combat(play).attacks] == [other]


def test_a_blocker_that_goes_to_a_third_player() -> None:
    board = Board("Ann", "Bob", "Cid")
    bear, guard = board.creature(0, 2, 2), board.creature(1, 1, 1)
    play = blocked(attacked(board, bear), ((guard, bear),))
    change(play, guard, ch.ChangeControl(2))
    settle(play)
    assert combat(play).blocks == ()


def test_phased_out() -> None:
    board = Board()
    bear, guard = board.creature(0, 2, 2), board.creature(1, 1, 1)
    play = blocked(attacked(board, bear), ((guard, bear),))
    objects = dict(play.game.objects)
    objects[guard] = objects[guard].but(phased_out=True)
    play.set(play.game.but(objects=objects))
    settle(play)
    assert combat(play).blocks == ()
    assert attack(play, bear).blocked is True


def test_a_blocker_goes_on_blocking_when_what_it_blocked_has_left() -> None:
    board = Board()
    bear, guard = board.creature(0, 2, 2), board.creature(1, 1, 1)
    play = blocked(attacked(board, bear), ((guard, bear),))
    supposed(play, Moved(bear, Zone.GRAVEYARD))
    assert combat(play).attacks == ()
    assert combat(play).is_blocking(guard)
    change(play, guard, ch.ChangeControl(0))
    settle(play)
    assert not combat(play).is_blocking(guard)


def test_the_steps_are_not_skipped_when_every_attacker_has_left() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    play = board.play(Step.DECLARE_ATTACKERS)
    at_blocks = attacked(board, bear)
    play.set(play.game.but(combat=at_blocks.game.combat))
    supposed(play, Moved(bear, Zone.HAND))
    to(play, Step.DECLARE_BLOCKERS)
    assert "508.8" not in noted(play)


def test_a_planeswalker_that_left_is_attacked_no_more() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    jace = board.add(1, types=PLANESWALKER, counters={"loyalty": 3})
    guard = board.creature(1, 1, 1)
    play = attacked(board, (bear, jace))
    supposed(play, Moved(jace, Zone.EXILE))
    assert attack(play, bear).target is None
    assert "506.4c" in noted(play)
    # It may still be blocked, by the player whose planeswalker it attacked.
    play = blocked(play, ((guard, bear),))
    assert combat(play).blocks == ((guard, bear),)


def test_a_planeswalker_that_stops_being_one_or_changes_sides() -> None:
    for changed in (
        ch.SetTypes(frozenset({CardType.ARTIFACT})),
        ch.ChangeControl(0),
    ):
        board = Board()
        bear = board.creature(0, 2, 2)
        jace = board.add(1, types=PLANESWALKER, counters={"loyalty": 3})
        play = attacked(board, (bear, jace))
        change(play, jace, changed)
        settle(play)
        assert attack(play, bear).target is None
        assert attack(play, bear).defending == 1
        assert {"506.4", "506.4c"} <= noted(play)


def test_a_battle_that_changes_controllers() -> None:
    board = Board("Ann", "Bob", "Cid")
    bear = board.creature(0, 2, 2)
    siege = board.add(0, types=BATTLE, subtypes=SIEGE, protector=1, counters={"defense": 4})
    play = attacked(board, (bear, siege))
    settle(play)
    assert attack(play, bear).target == siege
    change(play, siege, ch.ChangeControl(2))
    settle(play)
    assert attack(play, bear).target is None
    assert attack(play, bear).defending == 1


def test_a_planeswalker_that_blocks_keeps_the_role_it_still_has() -> None:
    # 506.4d: a creature and planeswalker, attacked by one creature and blocking another.
    for lost, blocks, is_attacked in (
        (CREATURE, False, True),
        (PLANESWALKER, True, False),
        (CREATURE | PLANESWALKER, False, False),
    ):
        board = Board()
        one, two = board.creature(0, 2, 2), board.creature(0, 2, 2)
        gideon = board.creature(1, 4, 4, types=CREATURE | PLANESWALKER, counters={"loyalty": 4})
        play = blocked(attacked(board, (one, gideon), two), ((gideon, two),))
        change(play, gideon, ch.RemoveTypes(lost))
        settle(play)
        assert combat(play).is_blocking(gideon) is blocks
        assert (attack(play, one).target == gideon) is is_attacked
        assert attack(play, two).blocked is True


def test_what_is_both_walker_and_battle_is_attacked_as_either() -> None:
    # 506.4e: no longer a battle, it is attacked on only where its protector controls it.
    board = Board("Ann", "Bob", "Cid")
    bear = board.creature(0, 2, 2)
    both = board.add(
        2,
        types=BATTLE | PLANESWALKER,
        subtypes=SIEGE,
        protector=1,
        counters={"defense": 4, "loyalty": 4},
    )
    play = attacked(board, (bear, both))
    change(play, both, ch.RemoveTypes(BATTLE))
    settle(play)
    assert attack(play, bear).target is None
    play = attacked(board, (bear, both))
    change(play, both, ch.RemoveTypes(PLANESWALKER))
    settle(play)
    assert attack(play, bear).target == both


def test_nothing_is_removed_in_an_ordinary_combat() -> None:
    board = Board("Ann", "Bob", "Cid")
    one, two = board.creature(0, 2, 2), board.creature(0, 2, 2)
    guard = board.creature(1, 1, 1)
    play = blocked(attacked(board, (one, BOB), (two, CID)), ((guard, one),))
    advance(play)
    assert happened(play, RemovedFromCombat) == []
