"""Effects that move objects and create tokens (CR 400.7, 608, 701)."""

from __future__ import annotations

import pytest

from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.game import Combat
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import (
    EventKind,
    KeywordAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.events import PlayerRef, StepBegins
from app.terms.selectors import CREATURE, AllOf, InZone, Who
from app.terms.steps import Step
from app.terms.zones import Zone
from tests.engine.build import Board, attack, not_applied, settle, supposed
from tests.engine.resolving import LAND, THEIRS, doing, lives, resolved

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


@pytest.mark.parametrize(("known", "unknown"), [(True, 1), (False, 0)])
def test_of_known_and_unknown_cards_the_player_discards_either(known: bool, unknown: int) -> None:
    """701.9b: the known card goes, or a card that nobody knows."""
    board = Board()
    source = doing(board, ef.DiscardCards(Who.OPPONENT))
    card = board.creature(1, 1, 1, zone=Zone.HAND)
    board.set(1, hand=1)
    play = resolved(board, source, (card,) if known else ())
    assert not not_applied(play)
    assert play.game.players[1].hand == unknown
    assert [each.former for each in play.now.in_zone(Zone.GRAVEYARD, 1)] == [card] * known


def test_milling() -> None:
    board = Board()
    source = doing(board, ef.KeywordAction("mill", Who.OPPONENT, 1))
    top = board.creature(1, 1, 1, zone=Zone.LIBRARY)
    board.set(1, library=1)
    play = resolved(board, source)
    assert [card.former for card in play.now.in_zone(Zone.GRAVEYARD, 1)] == [top]


def test_other_actions_are_said_to_be_left_out() -> None:
    board = Board()
    source = doing(board, ef.KeywordAction("venture into the dungeon"))
    assert not_applied(resolved(board, source))


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
