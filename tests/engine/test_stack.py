"""The stack: order of triggered abilities, targets, resolving (CR 115, 405, 603.3, 608)."""

from __future__ import annotations

import pytest

from app.engine.kernel.choice import IllegalAnswer, NeedsChoice
from app.engine.kernel.game import Progress
from app.engine.kernel.play import Play, advance
from app.engine.kernel.trace import Resolved
from app.terms import selectors as se
from app.terms.abilities import EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.changes import ModifyPowerToughness
from app.terms.colors import Color
from app.terms.effects import (
    DealDamage,
    Effect,
    GainLife,
    LoseLife,
    PutCountersOn,
    StartChange,
    Target,
    TargetChoice,
)
from app.terms.events import BecameBlocked, BlockersDeclared, Moved, PlayerRef, StepBegins, Untapped
from app.terms.selectors import CREATURE, Controlled, This, Who
from app.terms.steps import Step
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board, attack, entries, settle, supposed, triggers

AT_UPKEEP = Trigger(EventKind.BEGINNING_OF_STEP, step=Step.UPKEEP)
ANY_CREATURE = TargetChoice(CREATURE)


def upkeep(*effects: Effect, **more: object) -> TriggeredAbility:
    return TriggeredAbility(AT_UPKEEP, effects, **more)  # type: ignore[arg-type]


def begin(play: Play) -> Play:
    supposed(play, StepBegins(Step.UPKEEP.value, play.game.turn.active))
    return play


def on_stack(play: Play) -> list[int | None]:
    """The sources of what is on the stack, the top last."""
    play.set(play.game.but(turn=play.game.turn.__class__(0, Step.UPKEEP, Progress.CHECK)))
    while play.game.turn.progress is Progress.CHECK:
        advance(play)
    return [item.source for item in play.game.stack]


# -- order 603.3b, 405.3 -------------------------------------------------------------------------


def test_the_active_players_abilities_are_put_first_and_resolve_last() -> None:
    board = Board("Ann", "Bob", "Cid")
    gain = upkeep(GainLife(Who.YOU, 1))
    cid, ann, bob = (board.creature(player, 1, 1, gain) for player in (2, 0, 1))
    play = begin(board.play(Step.UPKEEP, active=1))
    play.set(play.game.but(turn=play.game.turn.__class__(1, Step.UPKEEP, Progress.CHECK)))
    while play.game.turn.progress is Progress.CHECK:
        advance(play)
    assert [item.source for item in play.game.stack] == [bob, cid, ann]


def test_a_player_orders_their_own_abilities() -> None:
    board = Board()
    loses = board.creature(0, 1, 1, upkeep(LoseLife(Who.YOU, 1)))
    gains = board.creature(0, 1, 1, upkeep(GainLife(Who.YOU, 1)))
    with pytest.raises(NeedsChoice) as asked:
        on_stack(begin(board.play(Step.UPKEEP)))
    choice = asked.value.choice
    assert (choice.player, choice.kind, choice.about) == (0, "order triggers", (loses, gains))
    assert list(choice.answers()) == [(0, 1), (1, 0)]
    assert on_stack(begin(board.play(Step.UPKEEP, (1, 0)))) == [gains, loses]
    with pytest.raises(IllegalAnswer):
        on_stack(begin(board.play(Step.UPKEEP, (1, 1))))


@pytest.mark.parametrize(
    "effect",
    [
        GainLife(Who.YOU, 1),
        LoseLife(Who.OPPONENT, 1),
        StartChange(This(), (ModifyPowerToughness(1, 1),)),
        PutCountersOn(This(), "+1/+1"),
        StartChange(This(), (ModifyPowerToughness(-1, -1),)),
    ],
)
def test_no_one_is_asked_where_the_order_is_indifferent(effect: Effect) -> None:
    board = Board()
    sources = [board.creature(0, 1, 3, upkeep(effect)) for _ in range(3)]
    assert on_stack(begin(board.play(Step.UPKEEP))) == sources


@pytest.mark.parametrize(
    ("first", "second"),
    [
        # Life gained before it is lost may save a player at 1 life.
        (GainLife(Who.YOU, 1), LoseLife(Who.ANY, 1)),
        # Toughness gained before it is lost saves the creature.
        (
            StartChange(CREATURE, (ModifyPowerToughness(1, 1),)),
            StartChange(CREATURE, (ModifyPowerToughness(-1, -1),)),
        ),
        # A creature that gets bigger first counts as one of power 2.
        (
            StartChange(CREATURE, (ModifyPowerToughness(1, 1),)),
            StartChange(se.PowerIs(se.Comparison.AT_LEAST, 2), (ModifyPowerToughness(1, 1),)),
        ),
    ],
)
def test_it_is_asked_where_the_order_matters(first: Effect, second: Effect) -> None:
    board = Board()
    board.creature(0, 1, 1, upkeep(first))
    board.creature(0, 1, 1, upkeep(second))
    with pytest.raises(NeedsChoice):
        on_stack(begin(board.play(Step.UPKEEP)))


def test_it_is_asked_where_something_watches() -> None:
    # What dies first gains its controller life before or after the other ability.
    dies = TriggeredAbility(Trigger(EventKind.DIES, CREATURE), (GainLife(Who.YOU, 1),))
    shrinks = StartChange(This(), (ModifyPowerToughness(-1, -1),))
    bigger = StartChange(This(), (ModifyPowerToughness(-1, -2),))
    board = Board()
    board.creature(0, 1, 1, upkeep(shrinks))
    board.creature(0, 1, 1, upkeep(bigger))
    assert len(on_stack(begin(board.play(Step.UPKEEP)))) == 2
    board.creature(1, 5, 5, dies)
    with pytest.raises(NeedsChoice):
        on_stack(begin(board.play(Step.UPKEEP)))


def test_flanking_and_rampage_are_ordered() -> None:
    # 702.23b: rampage counts the blockers as it resolves; flanking may have killed one by then.
    board = Board()
    board.creature(0, 2, 2, "flanking", KeywordAbility("rampage", 1))
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, 1)
    assert triggers(play) == 0
    board.creature(1, 1, 1)
    board.creature(1, 1, 1)
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, 1)
    supposed(play, BlockersDeclared(1, ((2, 1), (3, 1))), BecameBlocked(1, (2, 3)))
    with pytest.raises(NeedsChoice):
        settle(play)


def test_flanking_and_bushido_of_one_creature_are_not_ordered() -> None:
    # One changes the blocker, the other the attacker.
    board = Board()
    knight = board.creature(0, 2, 2, "flanking", KeywordAbility("bushido", 1))
    guard = board.creature(1, 1, 1)
    play = board.play(Step.DECLARE_BLOCKERS)
    attack(play, knight)
    supposed(play, BlockersDeclared(1, ((guard, knight),)), BecameBlocked(knight, (guard,)))
    settle(play)
    assert triggers(play) == 2
    assert play.now.power(knight) == 3
    assert guard not in play.game.objects


def test_alike_abilities_are_not_told_apart() -> None:
    board = Board()
    ping = DealDamage(1, Who.OPPONENT, se.ThatObject())
    tap = upkeep(ping)
    board.creature(0, 1, 1, tap)
    board.creature(0, 1, 1, tap)
    board.creature(0, 1, 1, upkeep(GainLife(Who.YOU, 1)))
    with pytest.raises(NeedsChoice) as asked:
        on_stack(begin(board.play(Step.UPKEEP)))
    assert len(list(asked.value.choice.answers())) == 3


def test_a_player_who_has_lost_puts_nothing_on_the_stack() -> None:
    board = Board("Ann", "Bob", "Cid")
    board.creature(2, 1, 1, upkeep(GainLife(Who.YOU, 1)))
    play = begin(board.play(Step.UPKEEP))
    play.set(play.game.with_player(2, lost=True))
    assert on_stack(play) == []


# -- targets 603.3d, 115 -------------------------------------------------------------------------

GROW = PutCountersOn(Target(0), "+1/+1")


def test_the_target_is_chosen_as_it_is_put_on_the_stack() -> None:
    board = Board()
    one = board.creature(0, 1, 1, upkeep(GROW, targets=(ANY_CREATURE,)))
    two = board.creature(1, 1, 1)
    with pytest.raises(NeedsChoice) as asked:
        on_stack(begin(board.play(Step.UPKEEP)))
    choice = asked.value.choice
    assert choice.kind == "target"
    assert list(choice.answers()) == [(one,), (two,)]
    play = begin(board.play(Step.UPKEEP, (two,)))
    settle(play)
    assert play.game.objects[two].count("+1/+1") == 1


def test_the_same_target_can_not_be_chosen_twice_for_one_use_of_the_word() -> None:
    two_creatures = TargetChoice(CREATURE, count=2)
    effects = (GROW, PutCountersOn(Target(1), "+1/+1", 2))
    board = Board()
    one = board.creature(0, 1, 1, upkeep(*effects, targets=(two_creatures,)))
    two = board.creature(1, 1, 1)
    with pytest.raises(IllegalAnswer):
        on_stack(begin(board.play(Step.UPKEEP, (one, one))))
    # The two get different numbers, so that it counts which is named first.
    with pytest.raises(NeedsChoice) as asked:
        on_stack(begin(board.play(Step.UPKEEP)))
    assert list(asked.value.choice.answers()) == [(one, two), (two, one)]
    play = settle(begin(board.play(Step.UPKEEP, (two, one))))
    assert play.game.objects[one].count("+1/+1") == 2
    assert play.game.objects[two].count("+1/+1") == 1
    # 115.3: two uses of the word may name the same creature.
    apart = upkeep(*effects, targets=(ANY_CREATURE, ANY_CREATURE))
    board = Board()
    one = board.creature(0, 1, 1, apart)
    play = settle(begin(board.play(Step.UPKEEP)))
    assert play.game.objects[one].count("+1/+1") == 3


def test_up_to_one_may_be_none() -> None:
    board = Board()
    one = board.creature(0, 1, 1, upkeep(GROW, targets=(TargetChoice(CREATURE, up_to=True),)))
    play = settle(begin(board.play(Step.UPKEEP, ())))
    assert not play.game.objects[one].counters
    assert triggers(play) == 1


def test_any_target() -> None:
    anything = TargetChoice(se.AnyOf((CREATURE, se.HasType(CardType.PLANESWALKER))), who=Who.ANY)
    board = Board()
    one = board.creature(0, 1, 1, upkeep(DealDamage(2, Target(0), This()), targets=(anything,)))
    with pytest.raises(NeedsChoice) as asked:
        on_stack(begin(board.play(Step.UPKEEP)))
    assert set(asked.value.choice.answers()) == {(one,), (PlayerRef(0),), (PlayerRef(1),)}
    play = settle(begin(board.play(Step.UPKEEP, (PlayerRef(1),))))
    assert play.game.players[1].life == 18


@pytest.mark.parametrize(
    ("keyword", "mine", "theirs"),
    [
        (KeywordAbility("shroud"), False, False),
        (KeywordAbility("hexproof"), True, False),
        (KeywordAbility("hexproof", quality=se.IsColor(Color.RED)), True, False),
        (KeywordAbility("hexproof", quality=se.IsColor(Color.BLUE)), True, True),
        (KeywordAbility("protection", quality=se.IsColor(Color.RED)), False, False),
        (KeywordAbility("protection", quality=se.IsColor(Color.BLUE)), True, True),
    ],
)
def test_what_can_not_be_targeted(keyword: KeywordAbility, mine: bool, theirs: bool) -> None:
    for player, legal in ((0, mine), (1, theirs)):
        board = Board()
        ability = upkeep(GROW, targets=(ANY_CREATURE,))
        red = frozenset({Color.RED})
        source = board.creature(0, 1, 1, ability, colors=red)
        other = board.creature(player, 1, 1, keyword)
        play = begin(board.play(Step.UPKEEP, (source,)))
        if legal:
            with pytest.raises(NeedsChoice) as asked:
                on_stack(begin(board.play(Step.UPKEEP)))
            assert list(asked.value.choice.answers()) == [(source,), (other,)]
        else:
            play = settle(begin(board.play(Step.UPKEEP)))
            assert play.game.objects[source].count("+1/+1") == 1


def test_a_player_with_hexproof() -> None:
    board = Board()
    player = TargetChoice(who=Who.ANY)
    board.creature(0, 1, 1, upkeep(LoseLife(Target(0), 3), targets=(player,)))
    board.set(1, abilities=(KeywordAbility("hexproof"),))
    play = settle(begin(board.play(Step.UPKEEP)))
    assert [player.life for player in play.game.players] == [17, 20]


# -- resolving 608 -------------------------------------------------------------------------------


def waiting(*answers: object) -> tuple[Play, int, int]:
    """An ability on the stack that targets the second creature: +1/+1 counter, 1 life."""
    board = Board()
    ability = upkeep(
        GROW,
        GainLife(Who.YOU, 1),
        targets=(TargetChoice(se.AllOf((CREATURE, Controlled(Who.OPPONENT)))),),
    )
    source = board.creature(0, 1, 1, ability)
    target = board.creature(1, 1, 1, tapped=True)
    play = begin(board.play(Step.UPKEEP))
    on_stack(play)
    return play, source, target


def test_with_no_legal_target_left_nothing_happens() -> None:
    play, _, target = waiting()
    supposed(play, Moved(target, Zone.EXILE))
    settle(play)
    assert play.game.players[0].life == 20
    (resolved,) = entries(play, Resolved)
    assert resolved.why is not None
    assert resolved.why.because.number == "608.2b"


def test_a_target_that_left_and_came_back_is_another_object() -> None:
    play, _, target = waiting()
    (gone,) = supposed(play, Moved(target, Zone.EXILE))
    assert isinstance(gone, Moved)
    assert gone.new is not None
    supposed(play, Moved(gone.new, Zone.BATTLEFIELD, controller=1))
    settle(play)
    assert play.game.players[0].life == 20


def test_an_unrelated_change_does_not_matter() -> None:
    play, source, target = waiting()
    supposed(play, Untapped(target))
    supposed(play, Moved(source, Zone.GRAVEYARD))
    settle(play)
    assert play.game.objects[target].count("+1/+1") == 1
    assert play.game.players[0].life == 21


def test_one_of_two_targets_illegal() -> None:
    board = Board()
    pair = (TargetChoice(CREATURE, count=2),)
    ability = upkeep(GROW, PutCountersOn(Target(1), "+1/+1"), targets=pair)
    board.add(0, ability, types=frozenset({CardType.ENCHANTMENT}))
    one, two = board.creature(1, 1, 1), board.creature(1, 1, 1)
    play = begin(board.play(Step.UPKEEP, (one, two)))
    on_stack(play)
    supposed(play, Moved(one, Zone.EXILE))
    settle(play)
    assert play.game.objects[two].count("+1/+1") == 1


def test_the_choice_to_do_it_is_made_as_it_resolves() -> None:
    board = Board()
    board.creature(0, 1, 1, upkeep(GainLife(Who.YOU, 1), optional=True))
    play = begin(board.play(Step.UPKEEP))
    assert len(on_stack(play)) == 1
    with pytest.raises(NeedsChoice) as asked:
        settle(play)
    assert asked.value.choice.kind == "may"
    assert settle(begin(board.play(Step.UPKEEP, True))).game.players[0].life == 21
    assert settle(begin(board.play(Step.UPKEEP, False))).game.players[0].life == 20


def test_the_source_deals_damage_as_it_last_was() -> None:
    # 608.2h: deathtouch and power of a creature that is gone still count.
    board = Board()
    ability = TriggeredAbility(
        Trigger(EventKind.DIES),
        (DealDamage(1, Target(0), This()),),
        targets=(TargetChoice(se.AllOf((CREATURE, Controlled(Who.OPPONENT)))),),
    )
    viper = board.creature(0, 1, 1, ability, "deathtouch")
    giant = board.creature(1, 5, 5)
    play = board.play(Step.UPKEEP)
    supposed(play, Moved(viper, Zone.GRAVEYARD))
    settle(play)
    assert giant not in play.game.objects


def test_the_top_of_the_stack_resolves_first() -> None:
    board = Board()
    loses = board.creature(0, 1, 1, upkeep(LoseLife(Who.ANY, 1)))
    gains = board.creature(1, 1, 1, upkeep(GainLife(Who.YOU, 1)))
    play = settle(begin(board.play(Step.UPKEEP)))
    assert [entry.item.source for entry in entries(play, Resolved)] == [gains, loses]
