"""Activating abilities (CR 602, 606), playing lands (305), costs (118)."""

from __future__ import annotations

import pytest

from app.terms.abilities import ActivatedAbility, KeywordAbility, StaticAbility
from app.terms.amounts import PowerOf
from app.terms.conditions import IsTurnOf
from app.terms.costs import (
    Cost,
    DiscardCost,
    LoyaltyCost,
    PayLife,
    RemoveCounters,
    SacrificeCost,
    TapOther,
    TapThis,
)
from app.terms.effects import DealDamage, GainLife, Target
from app.terms.player_actions import ActivateAbility, PlayLand
from app.terms.prohibitions import CantActivate
from app.terms.selectors import CREATURE, PaidWith, This, Who
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.acting import ANYTHING, act, reasons, resolve
from tests.engine.build import BOB, Board

MAIN = Step.PRECOMBAT_MAIN
GAIN = (GainLife(Who.YOU, 1),)
TAP = Cost((TapThis(),))
LAND = frozenset({CardType.LAND})
PING = ActivatedAbility(TAP, (DealDamage(1, Target(0), This()),), targets=(ANYTHING,))


def test_an_ability_goes_on_the_stack_and_its_cost_is_paid_at_once() -> None:
    board = Board()
    pinger = board.creature(0, 1, 1, PING)
    play = act(board.play(MAIN), ActivateAbility(0, pinger, PING, targets=(BOB,)))
    assert play.game.objects[pinger].tapped
    assert play.game.players[1].life == 20
    resolve(play)
    assert play.game.players[1].life == 19


@pytest.mark.parametrize(
    ("changes", "rules"), [({"tapped": True}, {"107.5"}), ({"sick": True}, {"302.6"})]
)
def test_tapped_or_summoning_sick(changes: dict[str, bool], rules: set[str]) -> None:
    board = Board()
    pinger = board.creature(0, 1, 1, PING, **changes)
    assert reasons(board.play(MAIN), ActivateAbility(0, pinger, PING, targets=(BOB,))) == rules


def test_haste_and_not_being_a_creature_leave_summoning_sickness_out() -> None:
    board = Board()
    hasty = board.creature(0, 1, 1, PING, "haste", sick=True)
    rod = board.add(0, PING, types=frozenset({CardType.ARTIFACT}), sick=True)
    for source in (hasty, rod):
        play = act(board.play(MAIN), ActivateAbility(0, source, PING, targets=(BOB,)))
        assert play.game.stack


def test_only_its_controller_activates_it() -> None:
    board = Board()
    pinger = board.creature(1, 1, 1, PING)
    assert reasons(board.play(MAIN), ActivateAbility(0, pinger, PING, targets=(BOB,))) == {"602.2"}


def test_life_counters_and_objects_that_are_not_there_cant_be_paid() -> None:
    board = Board()
    board.set(0, life=3)
    parts = (PayLife(4), RemoveCounters("charge"), SacrificeCost(CREATURE), DiscardCost())
    rod = board.add(0, types=frozenset({CardType.ARTIFACT}))
    play = board.play(MAIN)
    found = set()
    for part in parts:
        ability = ActivatedAbility(Cost((part,)), GAIN)
        found |= reasons(play, ActivateAbility(0, rod, ability))
    assert found == {"119.4", "118.3", "701.21a", "701.9a"}


def test_what_was_sacrificed_for_it_is_known_as_it_resolves() -> None:
    board = Board()
    damage = DealDamage(PowerOf(PaidWith()), Target(0), This())
    fling = ActivatedAbility(Cost((SacrificeCost(CREATURE),)), (damage,), targets=(ANYTHING,))
    rod = board.add(0, fling, types=frozenset({CardType.ARTIFACT}))
    board.creature(0, 1, 1)
    big = board.creature(0, 5, 5)
    play = act(board.play(MAIN), ActivateAbility(0, rod, fling, targets=(BOB,), given=(big,)))
    resolve(play)
    assert play.game.players[1].life == 15


def test_an_ability_whose_source_was_sacrificed_still_resolves() -> None:
    board = Board()
    spend = ActivatedAbility(
        Cost((TapThis(), SacrificeCost(This()))),
        (DealDamage(2, Target(0), This()),),
        targets=(ANYTHING,),
    )
    torch = board.add(0, spend, types=frozenset({CardType.ARTIFACT}))
    play = act(board.play(MAIN), ActivateAbility(0, torch, spend, targets=(BOB,)))
    assert play.game.battlefield == ()
    resolve(play)
    assert play.game.players[1].life == 18


def test_tapping_others_taps_them() -> None:
    board = Board()
    ability = ActivatedAbility(Cost((TapOther(CREATURE, 2),)), GAIN)
    rod = board.add(0, ability, types=frozenset({CardType.ARTIFACT}))
    one, two = board.creature(0, 1, 1, sick=True), board.creature(0, 1, 1)
    play = act(board.play(MAIN), ActivateAbility(0, rod, ability))
    assert [play.game.objects[id].tapped for id in (one, two)] == [True, True]


# -- when ----------------------------------------------------------------------------------------


def test_as_a_sorcery_and_on_a_condition() -> None:
    board = Board()
    slow = ActivatedAbility(Cost(), GAIN, sorcery_speed=True)
    own_turn = ActivatedAbility(Cost(), GAIN, condition=IsTurnOf(Who.YOU))
    rod = board.add(0, slow, own_turn, types=frozenset({CardType.ARTIFACT}))
    theirs = board.play(MAIN, active=1)
    assert reasons(theirs, ActivateAbility(0, rod, slow)) == {"602.5d"}
    assert reasons(theirs, ActivateAbility(0, rod, own_turn)) == {"602.1b"}
    assert reasons(board.play(Step.UPKEEP), ActivateAbility(0, rod, slow)) == {"602.5d"}


def test_once_each_turn() -> None:
    board = Board()
    once = ActivatedAbility(Cost(), GAIN, once_each_turn=True)
    rod = board.add(0, once, types=frozenset({CardType.ARTIFACT}))
    play = resolve(act(board.play(MAIN), ActivateAbility(0, rod, once)))
    assert reasons(play, ActivateAbility(0, rod, once)) == {"602.5b"}


def test_one_loyalty_ability_each_turn_in_a_main_phase() -> None:
    board = Board()
    up = ActivatedAbility(Cost((LoyaltyCost(1),)), GAIN)
    down = ActivatedAbility(Cost((LoyaltyCost(-5),)), GAIN)
    walker = board.add(
        0, up, down, types=frozenset({CardType.PLANESWALKER}), counters={"loyalty": 4}
    )
    assert reasons(board.play(Step.UPKEEP), ActivateAbility(0, walker, up)) == {"606.3"}
    assert reasons(board.play(MAIN), ActivateAbility(0, walker, down)) == {"606.6"}
    play = resolve(act(board.play(MAIN), ActivateAbility(0, walker, up)))
    assert play.game.objects[walker].count("loyalty") == 5
    assert reasons(play, ActivateAbility(0, walker, down)) == {"606.3"}


def test_what_cant_be_activated() -> None:
    board = Board()
    pinger = board.creature(0, 1, 1, PING)
    board.add(1, StaticAbility((CantActivate(CREATURE),)), name="Fetters", types=LAND)
    found = reasons(board.play(MAIN), ActivateAbility(0, pinger, PING, targets=(BOB,)))
    assert found == {"Fetters"}


# -- keywords ------------------------------------------------------------------------------------


def meaning(board: Board, keyword: KeywordAbility) -> ActivatedAbility:
    (stands_for,) = board.rules.on("keyword stands for", keyword.name)
    (ability,) = stands_for(keyword)
    assert isinstance(ability, ActivatedAbility)
    return ability


def test_equip_attaches_it_to_a_creature_of_ones_own() -> None:
    board = Board()
    keyword = KeywordAbility("equip", cost=Cost())
    equip = meaning(board, keyword)
    sword = board.add(
        0, keyword, types=frozenset({CardType.ARTIFACT}), subtypes=frozenset({"Equipment"})
    )
    mine, yours = board.creature(0, 1, 1), board.creature(1, 1, 1)
    play = board.play(MAIN)
    wrong = ActivateAbility(0, sword, equip, "equip", targets=(yours,))
    assert reasons(play, wrong) == {"601.2c"}
    resolve(act(play, ActivateAbility(0, sword, equip, "equip", targets=(mine,))))
    assert play.game.objects[sword].attached_to == mine


def test_cycling_discards_the_card_and_draws() -> None:
    board = Board()
    keyword = KeywordAbility("cycling", cost=Cost())
    cycling = meaning(board, keyword)
    card = board.add(0, keyword, zone=Zone.HAND)
    play = act(board.play(Step.END), ActivateAbility(0, card, cycling, "cycling"))
    assert [o.zone for o in play.game.objects.values()] == [Zone.GRAVEYARD]
    resolve(play)
    assert play.game.players[0].hand == 1
    on_table = Board()
    there = on_table.add(0, keyword, types=LAND)
    found = reasons(on_table.play(MAIN), ActivateAbility(0, there, cycling, "cycling"))
    assert "113.6m" in found


# -- lands ---------------------------------------------------------------------------------------


def test_one_land_each_turn_without_the_stack() -> None:
    board = Board()
    one, two = (board.add(0, types=LAND, zone=Zone.HAND) for _ in range(2))
    play = act(board.play(MAIN), PlayLand(0, one))
    assert len(play.game.battlefield) == 1
    assert not play.game.stack
    assert reasons(play, PlayLand(0, two)) == {"305.2"}


def test_no_land_in_the_other_players_turn() -> None:
    board = Board()
    land = board.add(0, types=LAND, zone=Zone.HAND)
    assert reasons(board.play(MAIN, active=1), PlayLand(0, land)) == {"305.1"}
