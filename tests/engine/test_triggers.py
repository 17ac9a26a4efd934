"""Triggered abilities (CR 603): when they trigger, how often, and what they look at."""

from __future__ import annotations

import pytest

from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.game import ActiveEffect
from app.engine.kernel.trace import Resolved
from app.terms import selectors as se
from app.terms.abilities import (
    ContinuousChange,
    EventKind,
    KeywordAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import LifeTotal, ThatMuch
from app.terms.changes import LoseAllAbilities
from app.terms.conditions import Compare, Exists
from app.terms.effects import (
    Duration,
    GainLife,
    Later,
    LoseLife,
    MoveTo,
    PutCountersOn,
    SacrificeIt,
    UnreadEffect,
)
from app.terms.events import (
    AttackersDeclared,
    CardDrawn,
    CardsDiscarded,
    CountersPut,
    Damage,
    LifeGain,
    LifeLoss,
    Moved,
    PlayerRef,
    Sacrificed,
    StepBegins,
    Tapped,
)
from app.terms.selectors import CREATURE, AllOf, Comparison, Controlled, Not, This, Who
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board, attack, entries, not_applied, settle, supposed, triggers

THIS = This()
GAIN_1 = (GainLife(Who.YOU, 1),)
YOURS = AllOf((CREATURE, Controlled(Who.YOU)))


def when(kind: EventKind, subject: se.Selector = THIS, **more: object) -> TriggeredAbility:
    """An ability that gains 1 life when that happens."""
    return TriggeredAbility(Trigger(kind, subject, **more), GAIN_1)  # type: ignore[arg-type]


def dies(*ids: int) -> list[Moved]:
    return [Moved(id, Zone.GRAVEYARD) for id in ids]


# -- leaving the battlefield looks back 603.10a --------------------------------------------------


def test_what_dies_at_the_same_time_sees_the_others_die() -> None:
    board = Board()
    artist = board.creature(0, 0, 1, when(EventKind.DIES, CREATURE))
    one, two = board.creature(0, 1, 1), board.creature(1, 1, 1)
    play = board.play()
    supposed(play, *dies(artist, one, two))
    assert triggers(play, artist) == 3
    settle(play)
    assert play.game.players[0].life == 23


def test_what_enters_at_the_same_time_does_not_see_it() -> None:
    board = Board()
    one = board.creature(0, 1, 1)
    artist = board.creature(0, 0, 1, when(EventKind.DIES, CREATURE), zone=Zone.GRAVEYARD)
    play = board.play()
    supposed(play, *dies(one), Moved(artist, Zone.BATTLEFIELD))
    assert triggers(play) == 0


def test_leaving_and_dying_are_told_apart() -> None:
    board = Board()
    leaver = board.creature(0, 1, 1, when(EventKind.LEAVES))
    mortal = board.creature(0, 1, 1, when(EventKind.DIES))
    play = board.play()
    supposed(play, Moved(leaver, Zone.HAND), Moved(mortal, Zone.EXILE))
    assert triggers(play, leaver) == 1
    assert triggers(play, mortal) == 0


def test_the_controller_is_the_one_just_before_it_left() -> None:
    # 603.3a: it is controlled by whoever controlled the source as it triggered, owned or not.
    board = Board()
    stolen = board.creature(0, 1, 1, when(EventKind.DIES), controller=1)
    play = board.play()
    supposed(play, *dies(stolen))
    settle(play)
    assert [player.life for player in play.game.players] == [20, 21]


def test_a_lost_ability_does_not_trigger() -> None:
    board = Board()
    mute = board.creature(0, 1, 1, when(EventKind.DIES), "undying")
    play = board.play()
    change = ContinuousChange(se.Anything(), (LoseAllAbilities(),))
    effect = ActiveEffect(9, change, 1, None, "", 9, Duration.END_OF_TURN, frozenset({mute}))
    play.set(play.game.but(effects=(effect,)))
    supposed(play, *dies(mute))
    assert triggers(play) == 0


# -- undying and persist 702.93, 702.79 ----------------------------------------------------------


@pytest.mark.parametrize(("keyword", "counter"), [("undying", "+1/+1"), ("persist", "-1/-1")])
def test_returns_once(keyword: str, counter: str) -> None:
    board = Board()
    first = board.creature(0, 3, 3, keyword)
    play = board.play()
    supposed(play, *dies(first))
    settle(play)
    (back,) = play.now.creatures(0)
    assert back.id != first
    assert back.count(counter) == 1
    assert back.label == "Object 1"
    supposed(play, *dies(back.id))
    settle(play)
    assert triggers(play) == 1
    assert not list(play.now.creatures(0))


@pytest.mark.parametrize(
    ("keyword", "counter"), [("undying", "-1/-1"), ("persist", "+1/+1"), ("undying", "charge")]
)
def test_other_counters_do_not_matter(keyword: str, counter: str) -> None:
    board = Board()
    first = board.creature(0, 3, 3, keyword, counters={counter: 1})
    play = board.play()
    supposed(play, *dies(first))
    settle(play)
    assert len(list(play.now.creatures(0))) == 1


def test_returns_under_its_owners_control() -> None:
    board = Board()
    stolen = board.creature(0, 3, 3, "undying", controller=1)
    play = board.play()
    supposed(play, *dies(stolen))
    settle(play)
    assert len(list(play.now.creatures(0))) == 1


def test_one_of_undying_and_persist_returns_it() -> None:
    # Both trigger; the second one no longer finds it in the graveyard (400.7, 603.6).
    board = Board()
    both = board.creature(0, 3, 3, "undying", "persist")
    play = board.play(Step.BEGINNING_OF_COMBAT)
    supposed(play, *dies(both))
    with pytest.raises(NeedsChoice) as asked:
        settle(play)
    assert asked.value.choice.kind == "order triggers"
    for order, counter in (((0, 1), "-1/-1"), ((1, 0), "+1/+1")):
        play = board.play(Step.BEGINNING_OF_COMBAT, order)
        supposed(play, *dies(both))
        settle(play)
        (back,) = play.now.creatures(0)
        assert back.count(counter) == 1
        assert len(back.counters) == 1


def test_a_token_does_not_return() -> None:
    # 704.5d, 111.8: it ceases to exist before the ability resolves; it triggers all the same.
    board = Board()
    token = board.creature(0, 1, 1, "undying", token=True)
    play = board.play()
    supposed(play, *dies(token))
    assert triggers(play, token) == 1
    settle(play)
    assert not list(play.now.creatures(0))


def test_removed_from_the_graveyard_it_stays_away() -> None:
    board = Board()
    first = board.creature(0, 3, 3, "undying")
    play = board.play()
    (moved,) = supposed(play, *dies(first))
    assert isinstance(moved, Moved)
    assert moved.new is not None
    supposed(play, Moved(moved.new, Zone.EXILE))
    settle(play)
    assert not list(play.now.creatures(0))


# -- how often 603.2c, 119.9, 120.8 --------------------------------------------------------------


def test_one_lifelink_source_at_a_time_gains_life() -> None:
    board = Board()
    cat = board.creature(
        0,
        2,
        2,
        TriggeredAbility(
            Trigger(EventKind.GAINS_LIFE, player=Who.YOU), (PutCountersOn(This(), "+1/+1"),)
        ),
    )
    play = board.play()
    supposed(play, LifeGain(0, 3, 1), LifeGain(0, 2, 2), LifeGain(0, 0, 3), LifeGain(1, 5, 4))
    assert triggers(play, cat) == 2


def test_life_lost_to_several_sources_at_once_is_lost_once() -> None:
    board = Board()
    board.creature(
        0,
        2,
        2,
        TriggeredAbility(
            Trigger(EventKind.LOSES_LIFE, player=Who.OPPONENT), (GainLife(Who.YOU, ThatMuch()),)
        ),
    )
    play = board.play()
    supposed(play, LifeLoss(1, 3, True), LifeLoss(1, 2, True))
    assert triggers(play) == 1
    settle(play)
    assert play.game.players[0].life == 25


def test_damage_to_two_creatures_and_a_player_is_dealt_once_or_thrice() -> None:
    board = Board()
    any_damage = when(EventKind.DEALS_DAMAGE)
    to_creature = when(EventKind.DEALS_DAMAGE, other=CREATURE)
    to_player = when(EventKind.DEALS_DAMAGE, player=Who.ANY)
    source = board.creature(0, 6, 6, any_damage, to_creature, to_player)
    one, two = board.creature(1, 1, 9), board.creature(1, 1, 9)
    play = board.play()
    bob = PlayerRef(1)
    supposed(play, Damage(source, one, 2), Damage(source, two, 2), Damage(source, bob, 2))
    found = [entry.amount for entry in play.game.waiting]
    assert len(found) == 1 + 2 + 1
    assert found[0] == 6


def test_damage_dealt_by_two_sources_at_once_is_dealt_once_to_a_creature() -> None:
    board = Board()
    enraged = board.creature(0, 1, 9, when(EventKind.IS_DEALT_DAMAGE))
    one, two = board.creature(1, 1, 1), board.creature(1, 1, 1)
    play = board.play()
    supposed(play, Damage(one, enraged, 2), Damage(two, enraged, 1), Damage(two, enraged, 0))
    assert triggers(play, enraged) == 1
    assert play.game.waiting[0].amount == 3


def test_damage_by_each_creature_that_deals_it() -> None:
    board = Board()
    vengeful = board.creature(0, 1, 9, when(EventKind.IS_DEALT_DAMAGE, other=CREATURE))
    one, two = board.creature(1, 1, 1), board.creature(1, 1, 1)
    play = board.play()
    supposed(play, Damage(one, vengeful, 2), Damage(two, vengeful, 1))
    assert [found.that_object for found in play.game.waiting] == [one, two]


def test_damage_to_its_controller() -> None:
    board = Board()
    board.creature(0, 1, 9, when(EventKind.IS_DEALT_DAMAGE, player=Who.YOU))
    one = board.creature(1, 1, 1)
    play = board.play()
    supposed(play, Damage(one, PlayerRef(0), 2), Damage(one, PlayerRef(1), 2))
    assert triggers(play) == 1


def test_which_object_is_that_object() -> None:
    # The second of two objects, where the condition names it; else the one the event is about.
    board = Board()
    hurt = board.creature(0, 1, 9, when(EventKind.IS_DEALT_DAMAGE, YOURS))
    by = board.creature(0, 1, 9, when(EventKind.IS_DEALT_DAMAGE, YOURS, other=CREATURE))
    one = board.creature(1, 1, 1)
    play = board.play()
    supposed(play, Damage(one, hurt, 1))
    found = {entry.source: (entry.that_object, entry.subject) for entry in play.game.waiting}
    assert found == {hurt: (hurt, hurt), by: (one, hurt)}


def test_a_card_discarded() -> None:
    any_card = when(EventKind.DISCARDS, player=Who.YOU)
    creature_card = when(EventKind.DISCARDS, CREATURE, player=Who.YOU)
    board = Board()
    board.creature(0, 1, 1, any_card)
    board.creature(0, 1, 1, creature_card)
    beast = board.creature(0, 1, 1, zone=Zone.HAND)
    land = board.add(0, types=frozenset({CardType.LAND}), zone=Zone.HAND)
    play = board.play()
    for card in (beast, land):
        supposed(play, CardsDiscarded(0, card), Moved(card, Zone.GRAVEYARD))
    assert triggers(play) == 3
    assert not not_applied(play)
    supposed(play, CardsDiscarded(0, unknown=2))
    assert triggers(play) == 5
    assert not_applied(play)


def test_combat_damage_only() -> None:
    board = Board()
    source = board.creature(0, 1, 9, when(EventKind.DEALS_DAMAGE, player=Who.ANY, combat=True))
    play = board.play()
    supposed(play, Damage(source, PlayerRef(1), 2))
    assert triggers(play) == 0
    supposed(play, Damage(source, PlayerRef(1), 2, combat=True))
    assert triggers(play) == 1


def test_one_or_more_trigger_once_for_each_player() -> None:
    board = Board("Ann", "Bob", "Cid")
    batched = when(EventKind.DEALS_DAMAGE, YOURS, player=Who.OPPONENT, combat=True, batched=True)
    watcher = board.add(0, batched, types=frozenset({CardType.ENCHANTMENT}))
    one, two = board.creature(0, 1, 1), board.creature(0, 1, 1)
    play = board.play()
    bob, cid = PlayerRef(1), PlayerRef(2)
    supposed(
        play,
        Damage(one, bob, 1, combat=True),
        Damage(two, bob, 1, combat=True),
        Damage(two, cid, 1, combat=True),
    )
    assert triggers(play, watcher) == 2
    assert [found.those for found in play.game.waiting] == [(one, two), (two,)]


def test_one_or_more_die_at_once() -> None:
    board = Board()
    watcher = board.creature(0, 1, 1, when(EventKind.DIES, CREATURE, batched=True))
    one, two = board.creature(0, 1, 1), board.creature(1, 1, 1)
    play = board.play()
    supposed(play, *dies(one, two))
    assert triggers(play, watcher) == 1


@pytest.mark.parametrize(("batched", "times"), [(True, 1), (False, 3)])
def test_counters_put_at_once(batched: bool, times: int) -> None:
    board = Board()
    ability = when(EventKind.COUNTERS_PUT, counter="+1/+1", batched=batched)
    beast = board.creature(0, 1, 1, ability)
    play = board.play()
    supposed(play, CountersPut(beast, "+1/+1", 3), CountersPut(beast, "charge", 1))
    assert triggers(play) == times


def test_counters_that_it_enters_with_are_put_on_it() -> None:
    # 122.6
    board = Board()
    watcher = board.creature(0, 1, 1, when(EventKind.COUNTERS_PUT, YOURS, batched=True))
    card = board.creature(0, 1, 1, zone=Zone.GRAVEYARD)
    play = board.play()
    supposed(play, Moved(card, Zone.BATTLEFIELD, counters=(("+1/+1", 2),)))
    assert triggers(play, watcher) == 1


def test_each_card_drawn() -> None:
    board = Board()
    board.creature(0, 1, 1, when(EventKind.DRAWS, player=Who.YOU))
    play = board.play()
    supposed(play, CardDrawn(0, 2), CardDrawn(1))
    assert triggers(play) == 2


def test_becomes_tapped_but_not_again() -> None:
    # 603.2e
    board = Board()
    one = board.creature(0, 1, 1, when(EventKind.BECOMES_TAPPED))
    two = board.creature(0, 1, 1, when(EventKind.BECOMES_TAPPED), tapped=True)
    play = board.play()
    supposed(play, Tapped(one), Tapped(two))
    assert triggers(play, one) == 1
    assert triggers(play, two) == 0


def test_sacrifice_looks_back() -> None:
    board = Board()
    altar = board.creature(0, 1, 1, when(EventKind.SACRIFICED, CREATURE, player=Who.YOU))
    other = board.creature(0, 1, 1)
    theirs = board.creature(1, 1, 1)
    play = board.play()
    supposed(
        play,
        Sacrificed(altar),
        Sacrificed(other),
        Sacrificed(theirs),
        *dies(altar, other, theirs),
    )
    assert triggers(play, altar) == 2


# -- entering 603.6a -----------------------------------------------------------------------------


def test_newcomers_see_each_other_enter() -> None:
    board = Board()
    warden = board.creature(0, 1, 1, when(EventKind.ENTERS, AllOf((CREATURE, Not(This())))))
    cards = [
        board.creature(0, 1, 1, when(EventKind.ENTERS, CREATURE), zone=Zone.HAND),
        board.creature(0, 1, 1, zone=Zone.HAND),
    ]
    play = board.play()
    supposed(play, *(Moved(card, Zone.BATTLEFIELD) for card in cards))
    assert triggers(play, warden) == 2
    assert triggers(play) == 4


def test_evolve_compares_as_it_triggers_and_as_it_resolves() -> None:
    board = Board()
    shark = board.creature(0, 2, 2, "evolve")
    big = board.creature(0, 1, 3, zone=Zone.HAND)
    small = board.creature(0, 2, 2, zone=Zone.HAND)
    play = board.play()
    supposed(play, Moved(small, Zone.BATTLEFIELD))
    assert triggers(play) == 0
    supposed(play, Moved(big, Zone.BATTLEFIELD))
    assert triggers(play) == 1
    supposed(play, CountersPut(shark, "+1/+1", 1))
    settle(play)
    assert play.game.objects[shark].count("+1/+1") == 1


# -- attacks 508.3 -------------------------------------------------------------------------------


def test_attacks_a_player_or_what_they_control() -> None:
    board = Board()
    only = when(EventKind.ATTACKS, CREATURE, player=Who.YOU)
    both = when(EventKind.ATTACKS, CREATURE, player=Who.YOU, permanents=True)
    guard = board.creature(1, 1, 1, only)
    wide = board.creature(1, 1, 1, both)
    walker = board.add(1, types=frozenset({CardType.PLANESWALKER}), counters={"loyalty": 3})
    one, two = board.creature(0, 1, 1), board.creature(0, 1, 1)
    play = board.play(Step.DECLARE_ATTACKERS)
    supposed(play, AttackersDeclared(((one, PlayerRef(1)), (two, walker))))
    assert triggers(play, guard) == 1
    assert triggers(play, wide) == 2


@pytest.mark.parametrize(("attackers", "times"), [(1, 0), (2, 1), (3, 1)])
def test_a_player_attacks_with_two_or_more(attackers: int, times: int) -> None:
    board = Board()
    ability = when(EventKind.PLAYER_ATTACKS, YOURS, number=2)
    watcher = board.add(0, ability, types=frozenset({CardType.ENCHANTMENT}))
    party = [board.creature(0, 1, 1) for _ in range(attackers)]
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, *party)
    assert triggers(play, watcher) == times


def test_several_events_in_one_ability() -> None:
    ability = TriggeredAbility(
        Trigger(EventKind.ENTERS), GAIN_1, also=(Trigger(EventKind.ATTACKS),)
    )
    board = Board()
    card = board.creature(0, 1, 1, ability, zone=Zone.HAND)
    play = board.play(Step.DECLARE_ATTACKERS)
    (entered,) = supposed(play, Moved(card, Zone.BATTLEFIELD))
    assert isinstance(entered, Moved)
    assert entered.new is not None
    attack(play, entered.new)
    settle(play)
    assert play.game.players[0].life == 22


# -- intervening if 603.4 ------------------------------------------------------------------------

AT_10_OR_LESS = Compare(LifeTotal(Who.YOU), Comparison.AT_MOST, 10)


def test_the_condition_is_checked_as_the_event_occurs() -> None:
    board = Board()
    ability = TriggeredAbility(Trigger(EventKind.ATTACKS), GAIN_1, AT_10_OR_LESS)
    knight = board.creature(0, 1, 1, ability)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, knight)
    supposed(play, LifeLoss(0, 15))
    settle(play)
    assert triggers(play) == 0
    assert play.game.players[0].life == 5


def test_the_condition_is_checked_again_as_it_resolves() -> None:
    board = Board()
    board.set(0, life=10)
    ability = TriggeredAbility(Trigger(EventKind.ATTACKS), GAIN_1, AT_10_OR_LESS)
    knight = board.creature(0, 1, 1, ability)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, knight)
    assert triggers(play) == 1
    supposed(play, LifeGain(0, 5))
    settle(play)
    assert play.game.players[0].life == 15
    (resolved,) = entries(play, Resolved)
    assert resolved.why is not None


def test_a_condition_on_what_is_there() -> None:
    forest = se.HasSubtype("Forest")
    ability = TriggeredAbility(
        Trigger(EventKind.DIES), GAIN_1, Exists(AllOf((forest, Controlled(Who.YOU))))
    )
    board = Board()
    one = board.creature(0, 1, 1, ability)
    two = board.creature(1, 1, 1, ability)
    board.add(0, types=frozenset({CardType.LAND}), subtypes=frozenset({"Forest"}))
    play = board.play()
    supposed(play, *dies(one, two))
    assert triggers(play, one) == 1
    assert triggers(play, two) == 0


def test_once_each_turn() -> None:
    ability = TriggeredAbility(
        Trigger(EventKind.GAINS_LIFE, player=Who.YOU),
        (LoseLife(Who.OPPONENT, 1),),
        once_each_turn=True,
    )
    board = Board()
    one, two = board.creature(0, 1, 1, ability), board.creature(0, 1, 1, ability)
    play = board.play()
    supposed(play, LifeGain(0, 1))
    supposed(play, LifeGain(0, 1))
    assert triggers(play, one) == triggers(play, two) == 1
    play.set(play.game.but(turn=play.game.turn.__class__(0, Step.UPKEEP, number=2)))
    supposed(play, LifeGain(0, 1))
    assert triggers(play, one) == 2


# -- where abilities work, whose they are --------------------------------------------------------


def test_an_ability_that_works_in_a_graveyard() -> None:
    ability = TriggeredAbility(Trigger(EventKind.DIES, YOURS), GAIN_1, zone=Zone.GRAVEYARD)
    board = Board()
    buried = board.creature(0, 1, 1, ability, zone=Zone.GRAVEYARD)
    there = board.creature(0, 1, 1, ability)
    play = board.play()
    supposed(play, *dies(there))
    assert triggers(play, buried) == 1
    assert triggers(play, there) == 0


def test_an_ability_of_a_player() -> None:
    board = Board()
    board.set(1, abilities=(when(EventKind.DIES, CREATURE),))
    one = board.creature(0, 1, 1)
    play = board.play()
    supposed(play, *dies(one))
    settle(play)
    assert play.game.players[1].life == 21


def test_step_of_a_player() -> None:
    upkeep = when(EventKind.BEGINNING_OF_STEP, step=Step.UPKEEP, player=Who.YOU)
    board = Board()
    mine, theirs = board.creature(0, 1, 1, upkeep), board.creature(1, 1, 1, upkeep)
    play = board.play(Step.UPKEEP)
    supposed(play, StepBegins(Step.UPKEEP.value, 0))
    assert triggers(play, mine) == 1
    assert triggers(play, theirs) == 0


def test_phased_out_permanents_do_not_trigger() -> None:
    board = Board()
    away = board.creature(0, 1, 1, when(EventKind.DIES, CREATURE), phased_out=True)
    one = board.creature(0, 1, 1)
    play = board.play()
    supposed(play, *dies(one))
    assert triggers(play, away) == 0


# -- delayed 603.7 -------------------------------------------------------------------------------

AT_END = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.END)


def test_a_delayed_ability_triggers_once() -> None:
    board = Board()
    ability = TriggeredAbility(
        Trigger(EventKind.ATTACKS), (Later(AT_END, (LoseLife(Who.OPPONENT, 2),)),)
    )
    knight = board.creature(0, 1, 1, ability)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, knight)
    settle(play)
    supposed(play, *dies(knight))
    for _ in range(2):
        supposed(play, StepBegins(Step.END.value, 0))
        settle(play)
    assert play.game.players[1].life == 18


def test_a_delayed_ability_does_not_find_an_object_that_left() -> None:
    # 603.7c: what has left and come back is another object.
    board = Board()
    ability = TriggeredAbility(Trigger(EventKind.ATTACKS), (Later(AT_END, (SacrificeIt(This()),)),))
    knight = board.creature(0, 1, 1, ability)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, knight)
    settle(play)
    (gone,) = supposed(play, Moved(knight, Zone.EXILE))
    assert isinstance(gone, Moved)
    assert gone.new is not None
    supposed(play, Moved(gone.new, Zone.BATTLEFIELD))
    supposed(play, StepBegins(Step.END.value, 0))
    settle(play)
    assert len(list(play.now.creatures(0))) == 1


def test_exiled_and_returned_at_the_next_end_step() -> None:
    board = Board()
    ability = TriggeredAbility(
        Trigger(EventKind.ATTACKS),
        (MoveTo(This(), Zone.EXILE), Later(AT_END, (MoveTo(This(), Zone.BATTLEFIELD),))),
    )
    knight = board.creature(0, 1, 1, ability)
    play = board.play(Step.DECLARE_ATTACKERS)
    attack(play, knight)
    settle(play)
    assert not list(play.now.creatures(0))
    supposed(play, StepBegins(Step.END.value, 0))
    settle(play)
    assert len(list(play.now.creatures(0))) == 1


# -- honest about what is not understood ---------------------------------------------------------


def test_an_unread_effect_is_named_as_it_resolves() -> None:
    board = Board()
    ability = TriggeredAbility(Trigger(EventKind.DIES), (UnreadEffect("draw a card, maybe"),))
    one = board.creature(0, 1, 1, ability)
    play = board.play()
    supposed(play, *dies(one))
    settle(play)
    assert not_applied(play) == ["draw a card, maybe"]


def test_a_subject_that_cant_be_told_is_named() -> None:
    board = Board()
    entered = se.IsStatus(se.Status.HAS_DEALT_DAMAGE)
    board.creature(0, 1, 1, when(EventKind.DIES, entered))
    one = board.creature(0, 1, 1)
    play = board.play()
    supposed(play, *dies(one))
    assert not_applied(play)


def test_nothing_is_looked_at_where_nothing_triggers() -> None:
    board = Board()
    one = board.creature(0, 1, 1, "flying", KeywordAbility("ward"))
    play = board.play()
    supposed(play, *dies(one))
    assert not play.now.watchers().get(EventKind.DIES)
    assert not play.game.waiting
