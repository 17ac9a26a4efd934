"""Effects of resolving abilities (CR 608–610): damage, life, counters, decisions."""

from __future__ import annotations

import pytest

from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import (
    EventKind,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import CardsInHand, CountOf, PowerOf, ThatMuch
from app.terms.conditions import IsTurnOf
from app.terms.events import Damage, Moved, StepBegins
from app.terms.selectors import CREATURE, This, Who
from app.terms.steps import Step
from app.terms.zones import Zone
from tests.engine.build import Board, not_applied, settle, supposed
from tests.engine.resolving import LAND, THEIRS, doing, lives, resolved

# -- damage 120, 701.14 --------------------------------------------------------------------------


def test_damage_to_each_creature_and_each_player_at_once() -> None:
    board = Board()
    both = (ef.DealDamage(3, CREATURE, This()), ef.DealDamage(3, Who.ANY, This()))
    source = doing(board, ef.AtOnce(both))
    other = board.creature(1, 3, 3)
    tough = board.creature(1, 3, 4)
    play = resolved(board, source)
    assert lives(play) == [17, 17]
    assert source not in play.game.objects
    assert other not in play.game.objects
    assert play.game.objects[tough].damage == 3


def test_that_much_damage() -> None:
    board = Board()
    reflects = TriggeredAbility(
        Trigger(EventKind.IS_DEALT_DAMAGE),
        (ef.DealDamage(ThatMuch(), Who.OPPONENT, This()),),
    )
    wall = board.creature(0, 0, 9, reflects)
    play = board.play()
    supposed(play, Damage(wall, wall, 4))
    settle(play)
    assert lives(play) == [20, 16]


def test_a_land_is_dealt_no_damage() -> None:
    board = Board()
    source = doing(board, ef.DealDamage(3, se.Anything(), This()))
    land = board.add(0, types=LAND)
    play = resolved(board, source)
    assert land in play.game.objects
    assert not play.game.objects[land].damage


def test_fight_with_powers_as_they_are() -> None:
    board = Board()
    source = doing(board, ef.Fight(This(), ef.Target(0)), targets=(ef.TargetChoice(THEIRS),))
    other = board.creature(1, 1, 3)
    play = resolved(board, source)
    assert play.game.objects[source].damage == 1
    assert play.game.objects[other].damage == 2


def test_no_fight_where_one_is_gone() -> None:
    board = Board()
    source = doing(board, ef.Fight(This(), ef.Target(0)), targets=(ef.TargetChoice(THEIRS),))
    other = board.creature(1, 1, 3)
    play = board.play(Step.UPKEEP)
    supposed(play, StepBegins(Step.UPKEEP.value, 0))
    supposed(play, Moved(source, Zone.HAND))
    settle(play)
    assert not play.game.objects[other].damage


# -- life and counters ---------------------------------------------------------------------------


def test_life_of_each_player_named() -> None:
    board = Board("Ann", "Bob", "Cid")
    source = doing(board, ef.LoseLife(Who.OPPONENT, 2), ef.GainLife(Who.YOU, CountOf(CREATURE)))
    board.creature(1, 1, 1)
    assert lives(resolved(board, source)) == [22, 18, 18]


def test_counters_of_a_kind_as_many_as_there_are() -> None:
    board = Board()
    source = doing(board, ef.RemoveCountersFrom(CREATURE, "charge", 2))
    rich = board.creature(0, 1, 1, counters={"charge": 3})
    poor = board.creature(0, 1, 1, counters={"charge": 1})
    play = resolved(board, source)
    assert play.game.objects[rich].count("charge") == 1
    assert play.game.objects[poor].count("charge") == 0


def test_controller_and_owner_of_the_target() -> None:
    board = Board("Ann", "Bob", "Cid")
    target = (ef.TargetChoice(CREATURE),)
    source = doing(
        board,
        ef.LoseLife(ef.ControllerOf(ef.Target(0)), 1),
        ef.LoseLife(ef.OwnerOf(ef.Target(0)), 3),
        targets=target,
    )
    stolen = board.creature(1, 1, 1, controller=2)
    assert lives(resolved(board, source, (stolen,))) == [20, 17, 19]


def test_all_the_targets_of_one_use_of_the_word() -> None:
    board = Board()
    choices = (ef.TargetChoice(who=Who.OPPONENT), ef.TargetChoice(THEIRS, count=2))
    source = doing(board, ef.PutCountersOn(ef.Targets(1), "-0/-1"), targets=choices)
    three = [board.creature(1, 1, 3) for _ in range(3)]
    play = resolved(board, source, (three[0], three[2]))
    assert [play.now.toughness(id) for id in three] == [2, 3, 2]


# -- decisions -----------------------------------------------------------------------------------


def test_if_so() -> None:
    board = Board()
    turn = ef.IfSo(IsTurnOf(Who.YOU), (ef.GainLife(Who.YOU, 1),), (ef.LoseLife(Who.YOU, 1),))
    mine = doing(board, turn)
    assert lives(resolved(board, mine)) == [21, 20]


@pytest.mark.parametrize(("wants", "life"), [(True, 22), (False, 19)])
def test_what_hangs_on_a_decision(wants: bool, life: int) -> None:
    board = Board()
    may = ef.MayDo(
        (ef.SacrificeIt(This()),), (ef.GainLife(Who.YOU, 2),), (ef.LoseLife(Who.YOU, 1),)
    )
    source = doing(board, may)
    assert lives(resolved(board, source, wants)) == [life, 20]


def test_what_can_not_be_done_was_not_done() -> None:
    board = Board()
    may = ef.MayDo(
        (ef.SacrificeSome(Who.YOU, se.HasSubtype("Goblin")),), (ef.GainLife(Who.YOU, 2),)
    )
    source = doing(board, may)
    assert lives(resolved(board, source, True)) == [20, 20]


def test_what_is_not_carried_out_is_named_and_the_rest_happens() -> None:
    board = Board()
    source = doing(board, ef.UnreadEffect("roll a die"), ef.GainLife(Who.YOU, 1))
    play = resolved(board, source)
    assert not_applied(play) == ["roll a die"]
    assert lives(play) == [21, 20]


def test_an_amount_that_is_not_known_is_named() -> None:
    board = Board()
    source = doing(board, ef.GainLife(Who.YOU, ThatMuch()), ef.GainLife(Who.YOU, 1))
    play = resolved(board, source)
    assert not_applied(play)
    assert lives(play) == [21, 20]


def test_amounts_are_worked_out_as_they_are_needed() -> None:
    board = Board()
    source = doing(
        board,
        ef.PutCountersOn(This(), "+1/+1"),
        ef.GainLife(Who.YOU, PowerOf(This())),
        ef.LoseLife(Who.OPPONENT, CardsInHand(Who.OPPONENT)),
    )
    board.set(1, hand=4)
    assert lives(resolved(board, source)) == [23, 16]
