"""Effects of resolving abilities (CR 609–611, 701), one by one."""

from __future__ import annotations

import pytest

from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.game import Combat
from app.engine.kernel.play import Play
from app.engine.kernel.trace import Noted
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.amounts import CardsInHand, CountOf, PowerOf, ThatMuch
from app.terms.changes import (
    AddAbility,
    ChangeControl,
    ModifyPowerToughness,
    SetPowerToughness,
)
from app.terms.conditions import IsTurnOf
from app.terms.effects import Duration, Effect
from app.terms.events import Damage, Destroyed, Moved, PlayerRef, StepBegins
from app.terms.modifications import CantBlock, PreventDamage, Regenerates
from app.terms.selectors import CREATURE, AllOf, Controlled, InZone, Not, ObjectIs, This, Who
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board, attack, entries, not_applied, settle, supposed

THEIRS = AllOf((CREATURE, Controlled(Who.OPPONENT)))
LAND = frozenset({CardType.LAND})


def resolved(board: Board, source: int, *answers: object) -> Play:
    """Its upkeep ability has triggered and resolved."""
    play = board.play(Step.UPKEEP, *answers)
    supposed(play, StepBegins(Step.UPKEEP.value, 0))
    return settle(play)


def doing(board: Board, *effects: Effect, **more: object) -> int:
    """A 2/2 of the first player whose upkeep ability has these effects."""
    trigger = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.UPKEEP)
    ability = TriggeredAbility(trigger, effects, **more)  # type: ignore[arg-type]
    return board.creature(0, 2, 2, ability)


def lives(play: Play) -> list[int]:
    return [player.life for player in play.game.players]


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


# -- continuous effects 611.2 --------------------------------------------------------------------


def test_whom_it_changes_is_locked_in() -> None:
    board = Board()
    bonus = (ModifyPowerToughness(CountOf(CREATURE), 0), AddAbility(KeywordAbility("flying")))
    source = doing(board, ef.StartChange(CREATURE, bonus))
    later = board.creature(0, 1, 1, zone=Zone.HAND)
    play = resolved(board, source)
    assert play.now.power(source) == 3
    assert play.now.has(source, "flying")
    (entered,) = supposed(play, Moved(later, Zone.BATTLEFIELD))
    assert isinstance(entered, Moved)
    assert entered.new is not None
    # 611.2c, 611.2d: neither the newcomer nor the number is counted again.
    assert play.now.power(entered.new) == 1
    assert play.now.power(source) == 3


def test_a_change_of_control_is_locked_in() -> None:
    board = Board()
    source = doing(board, ef.StartChange(THEIRS, (ChangeControl(Who.YOU),)))
    taken = board.creature(1, 1, 1)
    play = resolved(board, source)
    assert play.now.controller(taken) == 0


def test_what_lasts_while_its_source_remains() -> None:
    board = Board()
    change = ef.StartChange(THEIRS, (SetPowerToughness(0, 1),), Duration.WHILE_SOURCE_REMAINS)
    source = doing(board, change)
    frog = board.creature(1, 5, 5)
    play = resolved(board, source)
    assert (play.now.power(frog), play.now.toughness(frog)) == (0, 1)
    supposed(play, Moved(source, Zone.HAND))
    assert play.now.power(frog) == 5


def test_what_lasts_while_its_source_remains_never_begins_without_it() -> None:
    # 611.2b
    board = Board()
    change = ef.StartChange(THEIRS, (SetPowerToughness(0, 1),), Duration.WHILE_SOURCE_REMAINS)
    source = doing(board, change)
    frog = board.creature(1, 5, 5)
    play = board.play(Step.UPKEEP)
    supposed(play, StepBegins(Step.UPKEEP.value, 0))
    supposed(play, Moved(source, Zone.HAND))
    settle(play)
    assert play.now.power(frog) == 5
    assert entries(play, Noted)


def test_a_change_of_the_rules_holds_for_who_comes_later() -> None:
    # 611.2c, the second sentence
    board = Board()
    source = doing(board, ef.StartModification(CantBlock(THEIRS)))
    play = resolved(board, source)
    found = [effect for effect, _ in play.now.modifications(CantBlock)]
    assert found == [CantBlock(THEIRS)]


def test_a_change_of_the_rules_about_a_target() -> None:
    board = Board()
    effect = ef.StartModification(CantBlock(se.ThatObject()), what=ef.Target(0))
    source = doing(board, effect, targets=(ef.TargetChoice(THEIRS),))
    guard = board.creature(1, 1, 1)
    play = resolved(board, source)
    found = [effect for effect, _ in play.now.modifications(CantBlock)]
    assert found == [CantBlock(ObjectIs(guard))]


def test_a_prevention_shield_has_an_amount() -> None:
    board = Board()
    shield = ef.StartModification(PreventDamage(player=Who.YOU, amount=3))
    source = doing(board, shield)
    other = board.creature(1, 1, 1)
    play = resolved(board, source)
    supposed(play, Damage(other, PlayerRef(0), 2))
    assert lives(play) == [20, 20]
    supposed(play, Damage(other, PlayerRef(0), 2))
    assert lives(play) == [19, 20]


# -- permanents ----------------------------------------------------------------------------------


def test_tapping_and_untapping() -> None:
    board = Board()
    source = doing(board, ef.TapIt(THEIRS), ef.UntapIt(AllOf((CREATURE, Controlled(Who.YOU)))))
    mine = board.creature(0, 1, 1, tapped=True)
    theirs = board.creature(1, 1, 1)
    play = resolved(board, source)
    assert not play.game.objects[mine].tapped
    assert play.game.objects[theirs].tapped


def test_destroying_all_at_once() -> None:
    board = Board()
    source = doing(board, ef.DestroyIt(Not(This())))
    one = board.creature(1, 1, 1)
    safe = board.creature(1, 1, 1, "indestructible")
    play = resolved(board, source)
    assert one not in play.game.objects
    assert safe in play.game.objects


def test_a_regeneration_shield_saves_once() -> None:
    board = Board()
    source = doing(board, ef.RegenerateIt(This()))
    play = resolved(board, source)
    assert [effect for effect, _ in play.now.modifications(Regenerates)]
    supposed(play, Destroyed(source))
    assert play.game.objects[source].tapped
    supposed(play, Destroyed(source))
    assert source not in play.game.objects


def test_only_what_one_controls_is_sacrificed() -> None:
    # 701.21a
    board = Board()
    source = doing(board, ef.SacrificeIt(CREATURE))
    theirs = board.creature(1, 1, 1)
    play = resolved(board, source)
    assert source not in play.game.objects
    assert theirs in play.game.objects


def test_each_player_chooses_before_anything_is_sacrificed() -> None:
    board = Board()
    source = doing(board, ef.SacrificeSome(Who.ANY, CREATURE))
    mine = board.creature(0, 1, 1)
    theirs = [board.creature(1, 1, 1) for _ in range(2)]
    play = resolved(board, source, (mine,), (theirs[1],))
    gone = {mine, theirs[1]}
    assert not gone & play.game.objects.keys()
    together = [
        entry
        for entry in play.trace
        if gone <= {getattr(event, "object", None) for event in getattr(entry, "events", ())}
    ]
    assert len(together) == 1


def test_removed_from_combat() -> None:
    board = Board()
    remove = ef.RemoveFromCombat(Not(This()))
    fighter = board.creature(0, 1, 1, TriggeredAbility(Trigger(EventKind.ATTACKS), (remove,)))
    other = board.creature(0, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, fighter, other)
    settle(play)
    assert play.game.combat is not None
    assert [attack.attacker for attack in play.game.combat.attacks] == [fighter]


# -- zones ---------------------------------------------------------------------------------------


def test_cards_of_a_graveyard_return() -> None:
    board = Board()
    buried = AllOf((CREATURE, InZone(Zone.GRAVEYARD), se.Owned(Who.YOU)))
    source = doing(board, ef.MoveTo(buried, Zone.BATTLEFIELD, tapped=True))
    for player in (0, 0, 1):
        board.creature(player, 1, 1, zone=Zone.GRAVEYARD)
    board.add(0, types=LAND, zone=Zone.GRAVEYARD)
    play = resolved(board, source)
    back = [object for object in play.now.creatures(0) if object.id != source]
    assert len(back) == 2
    assert all(object.tapped for object in back)


def test_a_card_of_an_opponent_under_ones_own_control() -> None:
    board = Board()
    buried = AllOf((CREATURE, InZone(Zone.GRAVEYARD)))
    source = doing(board, ef.MoveTo(buried, Zone.BATTLEFIELD, under_owners_control=False))
    board.creature(1, 3, 3, zone=Zone.GRAVEYARD)
    play = resolved(board, source)
    assert [play.now.power(object.id) for object in play.now.creatures(0)] == [2, 3]


def test_later_instructions_find_what_earlier_ones_moved() -> None:
    # 400.7j
    board = Board()
    source = doing(
        board,
        ef.MoveTo(ef.Target(0), Zone.EXILE),
        ef.MoveTo(ef.Target(0), Zone.BATTLEFIELD),
        ef.PutCountersOn(se.Those(), "+1/+1"),
        targets=(ef.TargetChoice(THEIRS),),
    )
    board.creature(1, 1, 1)
    play = resolved(board, source)
    (back,) = play.now.creatures(1)
    assert back.count("+1/+1") == 1


def test_a_token_that_left_does_not_come_back() -> None:
    # 111.8
    board = Board()
    source = doing(
        board,
        ef.MoveTo(ef.Target(0), Zone.EXILE),
        ef.MoveTo(ef.Target(0), Zone.BATTLEFIELD),
        targets=(ef.TargetChoice(THEIRS),),
    )
    board.creature(1, 1, 1, token=True)
    play = resolved(board, source)
    assert not list(play.now.creatures(1))


def test_drawing_from_a_listed_and_an_unknown_library() -> None:
    board = Board()
    source = doing(board, ef.DrawCards(Who.ANY, 2))
    for _ in range(2):
        board.add(0, zone=Zone.LIBRARY)
    board.set(0, library=2)
    play = resolved(board, source)
    assert len(list(play.now.in_zone(Zone.HAND, 0))) == 2
    assert play.game.players[1].hand == 2


def test_discarding_of_ones_own_choice() -> None:
    board = Board()
    source = doing(board, ef.DiscardCards(Who.OPPONENT))
    cards = [board.creature(1, 1, 1, zone=Zone.HAND) for _ in range(2)]
    with pytest.raises(NeedsChoice) as asked:
        resolved(board, source)
    assert (asked.value.choice.player, asked.value.choice.kind) == (1, "discard")
    play = resolved(board, source, (cards[1],))
    assert [object.id for object in play.now.in_zone(Zone.HAND, 1)] == [cards[0]]


def test_discarding_unknown_cards() -> None:
    board = Board()
    mourns = TriggeredAbility(
        Trigger(EventKind.DISCARDS, player=Who.OPPONENT), (ef.GainLife(Who.YOU, 1),)
    )
    source = doing(board, ef.DiscardCards(Who.OPPONENT, 2))
    board.creature(0, 1, 1, mourns)
    board.set(1, hand=3)
    play = resolved(board, source)
    assert play.game.players[1].hand == 1
    assert lives(play) == [22, 20]


def test_discarding_from_known_and_unknown_cards_is_said_to_be_left_out() -> None:
    board = Board()
    source = doing(board, ef.DiscardCards(Who.OPPONENT))
    board.creature(1, 1, 1, zone=Zone.HAND)
    board.set(1, hand=1)
    play = resolved(board, source)
    assert not_applied(play)
    assert play.game.players[1].hand == 1


def test_milling() -> None:
    board = Board()
    source = doing(board, ef.KeywordAction("mill", Who.OPPONENT, 1))
    top = board.creature(1, 1, 1, zone=Zone.LIBRARY)
    board.set(1, library=1)
    play = resolved(board, source)
    assert [card.former for card in play.now.in_zone(Zone.GRAVEYARD, 1)] == [top]


def test_other_actions_are_said_to_be_left_out() -> None:
    board = Board()
    source = doing(board, ef.KeywordAction("proliferate"))
    assert not_applied(resolved(board, source))


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
    source = doing(board, ef.DoesNotUntap(This()), ef.GainLife(Who.YOU, 1))
    play = resolved(board, source)
    assert not_applied(play) == ["DoesNotUntap"]
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


# -- tokens that attack 508.4 --------------------------------------------------------------------


def test_a_token_enters_attacking_a_player_of_choice() -> None:
    board = Board("Ann", "Bob", "Cid")
    chief = board.creature(0, 2, 2, KeywordAbility("mobilize", 1))
    play = board.play(Step.DECLARE_ATTACKERS, PlayerRef(2))
    attack(play, chief)
    settle(play)
    combat = play.game.combat
    assert isinstance(combat, Combat)
    assert [attack.target for attack in combat.attacks] == [PlayerRef(1), PlayerRef(2)]


def test_myriad_copies_attack_the_other_opponents() -> None:
    board = Board("Ann", "Bob", "Cid", "Dee")
    banshee = board.creature(0, 4, 4, "myriad", "flying")
    play = board.play(Step.DECLARE_ATTACKERS, True, False)
    attack(play, banshee)
    settle(play)
    (copy,) = [object for object in play.now.creatures(0) if object.token]
    combat = play.game.combat
    assert isinstance(combat, Combat)
    found = combat.attack_of(copy.id)
    assert found is not None
    assert found.target == PlayerRef(2)
    assert copy.tapped
    assert play.now.has(copy.id, "flying")
    supposed(play, StepBegins(Step.END_OF_COMBAT.value, 0))
    settle(play)
    assert copy.id not in play.game.objects
    assert not list(play.now.in_zone(Zone.EXILE))


def test_myriad_with_one_opponent_makes_nothing() -> None:
    board = Board()
    banshee = board.creature(0, 4, 4, "myriad")
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, banshee)
    settle(play)
    assert len(list(play.now.creatures(0))) == 1
    assert not not_applied(play)
