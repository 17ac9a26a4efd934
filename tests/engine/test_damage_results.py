"""What damage does (CR 120.3), and what keywords of its source add."""

from __future__ import annotations

import pytest

from app.engine.cr.cr120_damage import deal_damage
from app.engine.cr.cr120_excess_damage import beyond_enough, excess_damage
from app.engine.cr.cr510_lethal_damage import defense, loyalty
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.trace import Noted
from app.terms.abilities import KeywordAbility, StaticAbility
from app.terms.events import CountersPut, Damage, Event, LifeGain, Moved, Recipient
from app.terms.modifications import CantGainLife, DamageIsPoison
from app.terms.selectors import Who
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import SUPPOSED, Board, entries, settle, supposed
from tests.engine.fighting import ANN, BOB, cited, dealt, fight, happened, life

PLANESWALKER = frozenset({CardType.PLANESWALKER})
BATTLE = frozenset({CardType.BATTLE})
LAND = frozenset({CardType.LAND})


def deals(play: Play, *damages: tuple[int, Recipient, int], combat: bool = False) -> Play:
    deal_damage(play, [Damage(s, to, n, combat) for s, to, n in damages], SUPPOSED)
    return play


def walker(board: Board, count: int, types: frozenset[CardType] = PLANESWALKER) -> int:
    return board.add(1, types=types, counters={"loyalty": count}, power=6, toughness=6)


def test_each_kind_of_recipient() -> None:
    board = Board()
    source = board.creature(0, 3, 3)
    bear, jace = board.creature(1, 3, 9), walker(board, 5)
    siege = board.add(1, types=BATTLE, counters={"defense": 4}, protector=0)
    gideon = walker(board, 8, PLANESWALKER | {CardType.CREATURE})
    play = board.play()
    deals(play, (source, BOB, 3), (source, bear, 3), (source, jace, 3), (source, siege, 3))
    deals(play, (source, gideon, 3))
    assert life(play) == 17
    assert play.game.objects[bear].damage == 3
    assert loyalty(play.now, jace) == 2
    assert defense(play.now, siege) == 1
    assert (loyalty(play.now, gideon), play.game.objects[gideon].damage) == (5, 3)
    assert {"120.3a", "120.3c", "120.3e", "120.3h"} <= cited(play)


def test_nothing_else_can_be_dealt_damage() -> None:
    board = Board()
    source, land = board.creature(0, 3, 3), board.add(1, types=LAND)
    play = deals(board.play(), (source, land, 3))
    assert dealt(play) == 0
    assert "120.1a" in cited(play)


def test_0_damage_is_none() -> None:
    board = Board()
    source = board.creature(0, 0, 3, "lifelink", "deathtouch")
    bear = board.creature(1, 2, 2)
    play = deals(board.play(), (source, bear, 0), (source, BOB, 0))
    assert happened(play) == []
    assert "120.8" in cited(play)
    assert life(play, 0) == 20


def test_infect_is_poison_and_counters() -> None:
    board = Board()
    source = board.creature(0, 3, 3, "infect")
    bear = board.creature(1, 2, 4)
    play = deals(board.play(), (source, BOB, 2), (source, bear, 3))
    assert life(play) == 20
    assert play.game.players[1].count("poison") == 2
    assert play.game.objects[bear].damage == 0
    assert play.now.toughness(bear) == 1
    assert {"702.90b", "702.90c"} <= cited(play)


def test_wither_is_counters_on_creatures_only() -> None:
    board = Board()
    source = board.creature(0, 3, 3, "wither")
    bear = board.creature(1, 2, 4)
    play = deals(board.play(), (source, BOB, 2), (source, bear, 3))
    assert life(play) == 18
    assert (play.now.power(bear), play.now.toughness(bear)) == (-1, 1)


@pytest.mark.parametrize("withering", ["wither", "infect"])
def test_withering_with_deathtouch_and_lifelink(withering: str) -> None:
    board = Board()
    source = board.creature(0, 1, 3, withering, "deathtouch", "lifelink")
    bear = board.creature(1, 2, 9, counters={"+1/+1": 1})
    play = deals(board.play(), (source, bear, 1))
    assert play.game.objects[bear].count("-1/-1") == 1
    assert life(play, 0) == 21
    settle(play)
    assert bear not in play.game.battlefield
    assert "704.5h" in cited(play)


def test_deathtouch_never_hurts_planeswalkers() -> None:
    board = Board()
    source = board.creature(0, 1, 3, "deathtouch")
    jace = walker(board, 5)
    play = settle(deals(board.play(), (source, jace, 1)))
    assert loyalty(play.now, jace) == 4


def test_toxic_adds_poison_to_combat_damage() -> None:
    board = Board()
    two = board.creature(0, 3, 3, KeywordAbility("toxic", 2), KeywordAbility("toxic", 1))
    play = fight(board, {two: BOB})
    assert (life(play), play.game.players[1].count("poison")) == (17, 3)
    other = deals(board.play(), (two, BOB, 3))
    assert other.game.players[1].count("poison") == 0


def test_infect_and_toxic_add_up() -> None:
    board = Board()
    both = board.creature(0, 3, 3, "infect", KeywordAbility("toxic", 2))
    play = fight(board, {both: BOB})
    assert (life(play), play.game.players[1].count("poison")) == (20, 5)


def test_one_life_gain_for_each_lifelink_source() -> None:
    board = Board()
    one, two = board.creature(0, 2, 2, "lifelink"), board.creature(0, 3, 3, "lifelink")
    bear = board.creature(1, 0, 9)
    play = deals(board.play(), (one, BOB, 1), (two, BOB, 3), (one, bear, 2))
    gains = [event for event in happened(play) if isinstance(event, LifeGain)]
    assert [(gain.source, gain.amount) for gain in gains] == [(one, 3), (two, 3)]
    assert life(play, 0) == 26


def test_lifelink_goes_to_the_sources_controller() -> None:
    board = Board()
    theirs = board.creature(1, 2, 2, "lifelink")
    play = deals(board.play(), (theirs, ANN, 2))
    assert (life(play, 0), life(play, 1)) == (18, 22)


def test_a_source_that_has_left_keeps_its_keywords() -> None:
    board = Board()
    source = board.creature(0, 2, 2, "lifelink", "deathtouch")
    bear = board.creature(1, 2, 9)
    play = board.play()
    supposed(play, Moved(source, Zone.GRAVEYARD))
    deals(play, (source, bear, 1))
    assert life(play, 0) == 21
    assert play.game.objects[bear].deathtouched
    assert {"702.2e", "702.15c"} <= cited(play)


def test_damage_as_poison() -> None:
    board = Board()
    source = board.creature(0, 3, 3)
    board.add(1, StaticAbility((DamageIsPoison(Who.YOU, at_zero_life=True),)), types=LAND)
    board.set(1, life=2)
    play = deals(board.play(), (source, BOB, 3), (source, ANN, 1))
    # It is looked at before the damage: 2 life is more than 0.
    assert (life(play), play.game.players[1].count("poison")) == (-1, 0)
    deals(play, (source, BOB, 3))
    assert (life(play), play.game.players[1].count("poison")) == (-1, 3)
    assert life(play, 0) == 19


def test_no_life_is_gained_where_none_can_be() -> None:
    board = Board()
    source = board.creature(0, 3, 3, "lifelink")
    board.add(1, StaticAbility((CantGainLife(Who.OPPONENT),)), types=LAND)
    play = deals(board.play(), (source, BOB, 3))
    assert life(play, 0) == 20
    assert any(n.negative and "can't gain life" in n.reason.text for n in entries(play, Noted))


def test_commander_damage_is_combat_damage_added_up() -> None:
    board = Board()
    boss = board.creature(0, 6, 6, commander=True, name="Boss")
    play = board.play()
    deals(play, (boss, BOB, 20))
    assert play.game.players[1].commander_damage == ()
    deals(play, (boss, BOB, 6), combat=True)
    deals(play, (boss, BOB, 6), (boss, ANN, 2), combat=True)
    assert play.game.players[1].commander_damage == (("Boss", 12),)
    assert play.game.players[0].commander_damage == (("Boss", 2),)


# -- excess damage ---------------------------------------------------------------------------------


def excess(board: Board, permanent: int, *damages: tuple[int, int]) -> int:
    play = board.play()
    before: Now = play.now
    events: list[Event] = [Damage(source, permanent, amount) for source, amount in damages]
    return excess_damage(before, play.happen(events, SUPPOSED), permanent)


def test_excess_damage() -> None:
    board = Board()
    bolt, snake = board.creature(0, 1, 1), board.creature(0, 1, 1, "deathtouch")
    hurt = board.creature(1, 4, 4, damage=1)
    jace = walker(board, 2)
    gideon = walker(board, 2, PLANESWALKER | {CardType.CREATURE})
    assert excess(board, hurt, (bolt, 3)) == 0
    assert excess(board, hurt, (bolt, 2), (bolt, 3)) == 2
    assert excess(board, hurt, (snake, 3)) == 2
    assert excess(board, jace, (bolt, 5)) == 3
    assert excess(board, gideon, (bolt, 5)) == 3  # beyond loyalty 2; toughness is 6
    assert excess(board, hurt, (bolt, 0)) == 0


def test_what_goes_beyond_before_it_is_dealt() -> None:
    board = Board()
    bolt, snake = board.creature(0, 1, 1), board.creature(0, 1, 1, "deathtouch")
    bear, jace = board.creature(1, 2, 2, damage=1), walker(board, 3)
    now = board.play().now
    assert beyond_enough(now, bear, bolt, 4) == 3
    assert beyond_enough(now, bear, snake, 4) == 3
    assert beyond_enough(now, bear, bolt, 4, others=1) == 4
    assert beyond_enough(now, jace, bolt, 5) == 2


def test_counters_are_put_by_the_sources_controller() -> None:
    board = Board()
    source, bear = board.creature(1, 3, 3, "wither"), board.creature(0, 2, 9)
    play = deals(board.play(), (source, bear, 2))
    (put,) = [event for event in happened(play) if isinstance(event, CountersPut)]
    assert put == CountersPut(bear, "-1/-1", 2, by=1)
