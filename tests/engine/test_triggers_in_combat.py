"""Keywords that trigger in combat (CR 702), played through the stack."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.play import Play
from app.engine.kernel.trace import Noted, Triggered
from app.terms.abilities import KeywordAbility
from app.terms.events import (
    AttackersDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockersDeclared,
    Damage,
    PlayerRef,
    RemovedFromCombat,
    StepBegins,
)
from app.terms.modifications import BlocksIfAble
from app.terms.selectors import ObjectIs
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board, attack, entries, not_applied, settle, supposed, triggers


def keyword(name: str, number: int | None = None) -> KeywordAbility:
    return KeywordAbility(name, number)


def block(play: Play, *pairs: tuple[int, int], player: int = 1) -> None:
    """Declare blockers, and have attackers become blocked and unblocked, in one batch."""
    blocked: dict[int, list[int]] = {}
    for blocker, attacker in pairs:
        blocked.setdefault(attacker, []).append(blocker)
    assert play.game.combat is not None
    rest = [a.attacker for a in play.game.combat.attacks if a.attacker not in blocked]
    supposed(
        play,
        BlockersDeclared(player, pairs),
        *(BecameBlocked(attacker, tuple(by)) for attacker, by in blocked.items()),
        *(BecameUnblocked(attacker) for attacker in rest),
    )


def size(play: Play, id: int) -> tuple[int, int]:
    return play.now.power(id), play.now.toughness(id)


# -- flanking 702.25 -----------------------------------------------------------------------------


def test_flanking_shrinks_each_blocker_without_flanking() -> None:
    board = Board()
    knight = board.creature(0, 2, 2, "flanking")
    plain = board.creature(1, 3, 3)
    other = board.creature(1, 2, 2, "flanking")
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, knight)
    block(play, (plain, knight), (other, knight))
    settle(play)
    assert size(play, plain) == (2, 2)
    assert size(play, other) == (2, 2)
    assert triggers(play, knight) == 1


def test_two_instances_of_flanking_trigger_apart() -> None:
    board = Board()
    knight = board.creature(0, 2, 2, "flanking", "flanking")
    blocker = board.creature(1, 3, 3)
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, knight)
    block(play, (blocker, knight))
    settle(play)
    assert size(play, blocker) == (1, 1)
    assert triggers(play) == 2


def test_flanking_does_not_trigger_for_a_creature_that_is_blocked_by_an_effect() -> None:
    board = Board()
    knight = board.creature(0, 2, 2, "flanking")
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, knight)
    supposed(play, BecameBlocked(knight, ()))
    assert triggers(play) == 0


# -- bushido 702.45, rampage 702.23, frenzy 702.68 -----------------------------------------------


def test_bushido_triggers_once_on_being_blocked_by_two() -> None:
    board = Board()
    samurai = board.creature(0, 1, 1, keyword("bushido", 2))
    one, two = board.creature(1, 1, 1), board.creature(1, 1, 1)
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, samurai)
    block(play, (one, samurai), (two, samurai))
    settle(play)
    assert triggers(play) == 1
    assert size(play, samurai) == (3, 3)


def test_bushido_triggers_on_blocking_and_not_on_attacking_unblocked() -> None:
    board = Board()
    attacker = board.creature(0, 1, 1, keyword("bushido", 1))
    lone = board.creature(0, 1, 1, keyword("bushido", 1))
    blocker = board.creature(1, 1, 1, keyword("bushido", 1))
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, attacker, lone)
    block(play, (blocker, attacker))
    settle(play)
    assert size(play, attacker) == size(play, blocker) == (2, 2)
    assert size(play, lone) == (1, 1)


@pytest.mark.parametrize(("blockers", "bonus"), [(1, 0), (2, 2), (3, 4)])
def test_rampage_counts_blockers_beyond_the_first(blockers: int, bonus: int) -> None:
    board = Board()
    beast = board.creature(0, 4, 4, keyword("rampage", 2))
    wall = [board.creature(1, 0, 4) for _ in range(blockers)]
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, beast)
    block(play, *((id, beast) for id in wall))
    settle(play)
    assert size(play, beast) == (4 + bonus, 4 + bonus)


def test_rampage_is_worked_out_once() -> None:
    # 702.23b: a blocker removed later takes nothing away.
    board = Board()
    beast = board.creature(0, 4, 4, keyword("rampage", 1))
    one, two = board.creature(1, 1, 1), board.creature(1, 1, 1)
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, beast)
    block(play, (one, beast), (two, beast))
    settle(play)
    supposed(play, RemovedFromCombat(two))
    assert size(play, beast) == (5, 5)


def test_frenzy_only_where_it_is_not_blocked() -> None:
    board = Board()
    sliver = board.creature(0, 1, 1, keyword("frenzy", 1))
    other = board.creature(0, 1, 1, keyword("frenzy", 1))
    blocker = board.creature(1, 1, 3)
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, sliver, other)
    block(play, (blocker, other))
    settle(play)
    assert size(play, sliver) == (2, 1)
    assert size(play, other) == (1, 1)


# -- exalted 702.83, battle cry 702.91, melee 702.121 --------------------------------------------


def test_exalted_for_a_creature_that_attacks_alone() -> None:
    board = Board()
    angel = board.creature(0, 4, 4, "exalted")
    board.creature(0, 0, 4, "exalted")
    board.add(0, "exalted", types=frozenset({CardType.ENCHANTMENT}))
    board.creature(1, 1, 1, "exalted")
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, angel)
    settle(play)
    assert size(play, angel) == (7, 7)
    assert triggers(play) == 3


def test_no_exalted_for_two_attackers() -> None:
    board = Board()
    angel = board.creature(0, 4, 4, "exalted")
    other = board.creature(0, 2, 2)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, angel, other)
    settle(play)
    assert triggers(play) == 0
    assert size(play, angel) == (4, 4)


def test_exalted_stays_with_the_creature_that_attacked_alone() -> None:
    # What is locked in as the ability resolves does not grow with later attackers (611.2c).
    board = Board()
    angel = board.creature(0, 4, 4)
    board.creature(0, 0, 4, "exalted")
    later = board.creature(0, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, angel)
    settle(play)
    attack(play, later)
    assert size(play, later) == (1, 1)
    assert size(play, angel) == (5, 5)


def test_battle_cry_gives_every_other_attacker_power() -> None:
    board = Board()
    crier = board.creature(0, 2, 2, "battle cry")
    ally = board.creature(0, 3, 2)
    home = board.creature(0, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, crier, ally)
    settle(play)
    assert size(play, crier) == (2, 2)
    assert size(play, ally) == (4, 2)
    assert size(play, home) == (1, 1)


def test_melee_counts_opponents_attacked() -> None:
    board = Board("Ann", "Bob", "Cid", "Dee")
    knight = board.creature(0, 2, 2, "melee")
    ally = board.creature(0, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attacks = ((knight, PlayerRef(1)), (ally, PlayerRef(3)))
    supposed(play, AttackersDeclared(attacks))
    settle(play)
    assert size(play, knight) == (4, 4)


# -- annihilator 702.86, afflict 702.130 ---------------------------------------------------------


def test_annihilator_takes_everything_where_there_is_not_enough() -> None:
    board = Board()
    titan = board.creature(0, 10, 10, keyword("annihilator", 4))
    land = board.add(1, types=frozenset({CardType.LAND}))
    creature = board.creature(1, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, titan)
    settle(play)
    assert land not in play.game.objects
    assert creature not in play.game.objects


def test_annihilator_lets_the_defending_player_choose() -> None:
    board = Board()
    titan = board.creature(0, 10, 10, keyword("annihilator", 2))
    lands = [board.add(1, types=frozenset({CardType.LAND})) for _ in range(3)]
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, titan)
    with pytest.raises(NeedsChoice) as asked:
        settle(play)
    choice = asked.value.choice
    assert (choice.player, choice.kind) == (1, "sacrifice")
    assert len(list(choice.answers())) == 3
    play = board.play(Step.DECLARE_ATTACKERS, (lands[0], lands[2]))
    attack(play, titan)
    settle(play)
    assert lands[1] in play.game.objects
    assert lands[0] not in play.game.objects
    assert lands[2] not in play.game.objects


def test_afflict_triggers_once_for_two_blockers() -> None:
    board = Board()
    eternal = board.creature(0, 2, 2, keyword("afflict", 3))
    one, two = board.creature(1, 1, 1), board.creature(1, 1, 1)
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, eternal)
    block(play, (one, eternal), (two, eternal))
    settle(play)
    assert play.game.players[1].life == 17
    assert triggers(play, eternal) == 1


# -- combat damage to a player: poisonous 702.70, renown 702.112, ingest 702.115 -----------------


def damage(play: Play, source: int, amount: int, to: int = 1, combat: bool = True) -> None:
    supposed(play, Damage(source, PlayerRef(to), amount, combat=combat))


def test_two_instances_of_poisonous() -> None:
    board = Board()
    sliver = board.creature(0, 1, 1, keyword("poisonous", 1), keyword("poisonous", 2))
    play = board.play(Step.COMBAT_DAMAGE)
    damage(play, sliver, 1)
    settle(play)
    assert play.game.players[1].count("poison") == 3
    cited = {str(entry.because) for entry in entries(play, Triggered)}
    cited |= {str(entry.reason.because) for entry in entries(play, Noted)}
    assert {"702.70a", "702.70b"} <= cited


@pytest.mark.parametrize(("amount", "combat"), [(0, True), (2, False)])
def test_no_trigger_on_no_damage_or_no_combat_damage(amount: int, combat: bool) -> None:
    board = Board()
    sliver = board.creature(0, 1, 1, keyword("poisonous", 1), keyword("renown", 1), "ingest")
    play = board.play(Step.COMBAT_DAMAGE)
    damage(play, sliver, amount, combat=combat)
    assert triggers(play) == 0


def test_renown_once() -> None:
    board = Board()
    knight = board.creature(0, 2, 2, keyword("renown", 2))
    play = board.play(Step.COMBAT_DAMAGE)
    damage(play, knight, 2)
    settle(play)
    assert play.game.objects[knight].count("+1/+1") == 2
    assert "renowned" in play.game.objects[knight].marks
    damage(play, knight, 4)
    settle(play)
    assert triggers(play) == 1
    assert play.game.objects[knight].count("+1/+1") == 2


def test_second_instance_of_renown_has_no_effect() -> None:
    # 702.112c: both trigger; the condition of the second is not true as it resolves.
    board = Board()
    knight = board.creature(0, 2, 2, keyword("renown", 1), keyword("renown", 1))
    play = board.play(Step.COMBAT_DAMAGE)
    damage(play, knight, 2)
    settle(play)
    assert triggers(play) == 2
    assert play.game.objects[knight].count("+1/+1") == 1


def test_ingest_exiles_the_top_card() -> None:
    board = Board()
    drone = board.creature(0, 1, 1, "ingest")
    top = board.add(1, zone=Zone.LIBRARY)
    under = board.add(1, zone=Zone.LIBRARY)
    board.set(1, library=2)
    play = board.play(Step.COMBAT_DAMAGE)
    damage(play, drone, 1)
    settle(play)
    exiled = list(play.now.in_zone(Zone.EXILE))
    assert [object.former for object in exiled] == [top]
    assert under in play.game.objects


# -- dethrone 702.105, training 702.149, mentor 702.134 ------------------------------------------


@pytest.mark.parametrize(
    ("ann", "bob", "cid", "counters"),
    [
        (20, 20, 10, 1),
        (20, 21, 10, 1),
        (21, 20, 10, 0),
        (10, 20, 25, 0),
    ],
)
def test_dethrone(ann: int, bob: int, cid: int, counters: int) -> None:
    board = Board("Ann", "Bob", "Cid")
    for player, life in enumerate((ann, bob, cid)):
        board.set(player, life=life)
    thief = board.creature(0, 2, 2, "dethrone")
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, thief)
    settle(play)
    assert play.game.objects[thief].count("+1/+1") == counters


def test_dethrone_not_for_a_planeswalker() -> None:
    board = Board()
    thief = board.creature(0, 2, 2, "dethrone")
    walker = board.add(1, types=frozenset({CardType.PLANESWALKER}), counters={"loyalty": 3})
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, thief, at=walker)
    assert triggers(play) == 0


@pytest.mark.parametrize(("other", "counters"), [(1, 0), (2, 0), (3, 1)])
def test_training_with_a_stronger_attacker(other: int, counters: int) -> None:
    board = Board()
    pupil = board.creature(0, 2, 2, "training")
    teacher = board.creature(0, other, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, pupil, teacher)
    settle(play)
    assert play.game.objects[pupil].count("+1/+1") == counters


def test_mentor_targets_a_weaker_attacker() -> None:
    board = Board()
    mentor = board.creature(0, 3, 3, "mentor")
    weak = board.creature(0, 1, 1)
    equal = board.creature(0, 3, 1)
    home = board.creature(0, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, mentor, weak, equal)
    settle(play)
    assert play.game.objects[weak].count("+1/+1") == 1
    assert not play.game.objects[equal].counters
    assert not play.game.objects[home].counters


def test_mentor_without_a_target_is_removed() -> None:
    board = Board()
    mentor = board.creature(0, 3, 3, "mentor")
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, mentor)
    settle(play)
    assert triggers(play, mentor) == 1
    assert not play.game.objects[mentor].counters


def test_mentor_may_not_target_a_creature_with_shroud() -> None:
    board = Board()
    mentor = board.creature(0, 3, 3, "mentor")
    shrouded = board.creature(0, 1, 1, "shroud")
    hexproof = board.creature(0, 1, 1, "hexproof")
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, mentor, shrouded, hexproof)
    settle(play)
    assert not play.game.objects[shrouded].counters
    assert play.game.objects[hexproof].count("+1/+1") == 1


# -- provoke 702.39 ------------------------------------------------------------------------------


def provoking(*answers: Any) -> tuple[Play, int, int]:
    board = Board()
    beast = board.creature(0, 3, 3, "provoke")
    guard = board.creature(1, 2, 2, tapped=True)
    play = board.play(Step.DECLARE_ATTACKERS, *answers)
    attack(play, beast)
    settle(play)
    return play, beast, guard


def test_provoke_untaps_and_requires_a_block() -> None:
    play, beast, guard = provoking(True)
    assert not play.game.objects[guard].tapped
    required = [effect for effect, _ in play.now.modifications(BlocksIfAble)]
    assert required == [BlocksIfAble(ObjectIs(guard), ObjectIs(beast))]


def test_provoke_may_be_declined() -> None:
    play, _, guard = provoking(False)
    assert play.game.objects[guard].tapped
    assert not play.now.modifications(BlocksIfAble)


def test_provoke_asks() -> None:
    with pytest.raises(NeedsChoice) as asked:
        provoking()
    assert asked.value.choice.kind == "may"


# -- tokens and delayed triggers: mobilize 702.181, decayed 702.147 ------------------------------


def test_mobilize_makes_attackers_that_are_sacrificed_at_the_next_end_step() -> None:
    board = Board()
    chief = board.creature(0, 2, 2, keyword("mobilize", 2))
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, chief)
    settle(play)
    tokens = [object for object in play.now.creatures(0) if object.token]
    assert len(tokens) == 2
    assert all(object.tapped for object in tokens)
    assert play.game.combat is not None
    assert {attack.attacker for attack in play.game.combat.attacks} >= {t.id for t in tokens}
    supposed(play, StepBegins(Step.END.value, 0))
    settle(play)
    assert not any(object.token for object in play.now.creatures(0))
    assert not play.game.delayed


def test_decayed_is_sacrificed_at_end_of_combat() -> None:
    board = Board()
    zombie = board.creature(0, 2, 2, "decayed")
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, zombie)
    settle(play)
    assert zombie in play.game.objects
    supposed(play, StepBegins(Step.END_OF_COMBAT.value, 0))
    settle(play)
    assert zombie not in play.game.objects
    assert not not_applied(play)
