"""Characteristics through the layers (CR 613); expected values from the rules named."""

from __future__ import annotations

from app.engine.kernel.game import ActiveEffect, Game
from app.engine.kernel.now import Now
from app.terms import changes as ch
from app.terms import selectors as se
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility
from app.terms.amounts import CountOf
from app.terms.colors import Color
from app.terms.conditions import Exists
from app.terms.effects import Duration
from app.terms.types import CardType
from app.terms.zones import Zone
from tests.engine.build import Board

CREATURES = se.HasType(CardType.CREATURE)
MINE = se.AllOf((CREATURES, se.Controlled(se.Who.YOU)))


def anthem(power: int, toughness: int, *changes: ch.Change) -> StaticAbility:
    """Creatures you control get +P/+T and what else is named."""
    pump = ch.ModifyPowerToughness(power, toughness)
    return StaticAbility((ContinuousChange(MINE, (pump, *changes)),))


def with_effect(game: Game, id: int, *changes: ch.Change, stamp: int = 1000) -> Game:
    """A resolved effect on one object, with its timestamp."""
    effect = ActiveEffect(
        stamp,
        ContinuousChange(se.ObjectIs(id), changes),
        0,
        None,
        "a spell",
        stamp,
        Duration.END_OF_TURN,
        frozenset({id}),
    )
    return game.but(effects=(*game.effects, effect))


def size(board: Board, game: Game, id: int) -> tuple[int | None, int | None]:
    """Power and toughness in a game."""
    found = Now(board.rules, game).of(id)
    return found.power, found.toughness


def test_set_before_modify_whatever_the_timestamps() -> None:
    """613.4b before 613.4c: base power and toughness set later does not wipe out an older +1/+1."""
    board = Board()
    bear = board.creature(0, 2, 2, counters={"+1/+1": 2})
    game = with_effect(board.game(), bear, ch.ModifyPowerToughness(3, 3), stamp=100)
    game = with_effect(game, bear, ch.SetPowerToughness(0, 1), stamp=200)
    assert size(board, game, bear) == (0 + 3 + 2, 1 + 3 + 2)


def test_switch_comes_last() -> None:
    """613.4d: a +2/+0 that is newer than the switch still counts before it."""
    board = Board()
    wall = board.creature(0, 0, 4)
    game = with_effect(board.game(), wall, ch.SwitchPowerToughness(), stamp=100)
    game = with_effect(game, wall, ch.ModifyPowerToughness(2, 0), stamp=200)
    assert size(board, game, wall) == (4, 2)


def test_later_timestamp_wins_within_a_layer() -> None:
    """613.7: two effects that set colors, the later one counts."""
    board = Board()
    bear = board.creature(0, 2, 2, colors=frozenset({Color.GREEN}))
    game = with_effect(board.game(), bear, ch.SetColors(frozenset({Color.RED})), stamp=300)
    game = with_effect(game, bear, ch.SetColors(frozenset({Color.BLUE})), stamp=200)
    assert Now(board.rules, game).of(bear).colors == {Color.RED}


def test_losing_all_abilities_then_gaining_one() -> None:
    """613.1f in timestamp order: what is gained after the loss stays, what was before does not."""
    board = Board()
    bear = board.creature(0, 2, 2, "flying")
    game = with_effect(board.game(), bear, ch.AddAbility(KeywordAbility("trample")), stamp=100)
    game = with_effect(game, bear, ch.LoseAllAbilities(), stamp=200)
    game = with_effect(game, bear, ch.AddAbility(KeywordAbility("reach")), stamp=300)
    found = Now(board.rules, game).of(bear)
    assert set(found.keywords) == {"reach"}


def test_an_ability_lost_in_layer_6_has_begun_to_apply_before() -> None:
    """613.6: an effect that began in layer 5 goes on in layer 7, though its ability is gone."""
    board = Board()
    lord = board.creature(0, 1, 1, anthem(1, 1, ch.AddColors(frozenset({Color.RED}))))
    bear = board.creature(0, 2, 2)
    game = with_effect(board.game(), lord, ch.LoseAllAbilities())
    now = Now(board.rules, game)
    assert now.of(bear).colors == {Color.RED}
    assert (now.of(bear).power, now.of(bear).toughness) == (3, 3)


def test_an_ability_lost_in_layer_6_does_not_begin_in_layer_7() -> None:
    """613.6 the other way: an anthem of layer 7 alone never starts once its ability is lost."""
    board = Board()
    lord = board.creature(0, 1, 1, anthem(1, 1))
    bear = board.creature(0, 2, 2)
    game = with_effect(board.game(), lord, ch.LoseAllAbilities())
    assert size(board, game, bear) == (2, 2)


def test_control_is_seen_by_the_later_layers() -> None:
    """613.1b before 613.4c: an anthem follows the creature's new controller."""
    board = Board()
    board.creature(0, 1, 1, anthem(1, 1))
    bear = board.creature(1, 2, 2)
    game = with_effect(board.game(), bear, ch.ChangeControl(0))
    now = Now(board.rules, game)
    assert now.controller(bear) == 0
    assert size(board, game, bear) == (3, 3)


def test_characteristic_defining_ability_works_in_every_zone() -> None:
    """604.3, 613.4a: */* counted, on the battlefield and in a graveyard."""
    defines = StaticAbility(
        (ContinuousChange(se.This(), (ch.DefinePowerToughness(CountOf(CREATURES), 1),)),),
        characteristic_defining=True,
    )
    board = Board()
    board.creature(0, 2, 2)
    board.creature(1, 2, 2)
    here = board.creature(0, 0, 0, defines)
    there = board.add(0, defines, power=0, toughness=0, zone=Zone.GRAVEYARD)
    now = Now(board.rules, board.game())
    assert now.power(here) == 3
    assert now.power(there) == 3


def test_cant_have_stops_later_grants() -> None:
    """101.2: what can't have flying does not gain it from a newer effect, nor from a counter."""
    board = Board()
    bear = board.creature(0, 2, 2, "flying", counters={"flying": 1})
    game = with_effect(board.game(), bear, ch.CantHaveKeyword("flying"), stamp=100)
    game = with_effect(game, bear, ch.AddAbility(KeywordAbility("flying")), stamp=200)
    assert not Now(board.rules, game).has(bear, "flying")


def test_keyword_counters_give_their_keyword() -> None:
    """122.1b."""
    board = Board()
    bear = board.creature(0, 2, 2, counters={"double strike": 1, "charge": 2})
    now = Now(board.rules, board.game())
    assert now.has(bear, "double strike")
    assert not now.has(bear, "charge")


def test_minus_counters_can_make_power_negative() -> None:
    """107.1b, 613.4c: power goes below 0 where counters say so."""
    board = Board()
    bear = board.creature(0, 1, 4, counters={"-1/-1": 3})
    assert size(board, board.game(), bear) == (-2, 1)


def test_other_zones_are_seen_as_the_layers_have_come_out() -> None:
    """604.3, 613.1: a card in a graveyard that counts creatures is looked at by a condition before
    the effect with that condition takes a creature type away; what it counts in the end is what is
    there in the end."""
    board = Board()
    counts = StaticAbility(
        (ContinuousChange(se.This(), (ch.DefinePowerToughness(CountOf(CREATURES), 1),)),),
        characteristic_defining=True,
    )
    condition = Exists(se.PowerIs(se.Comparison.AT_LEAST, 2), zone=Zone.GRAVEYARD)
    no_creatures = ch.RemoveTypes(frozenset({CardType.CREATURE}))
    board.creature(
        0, 1, 1, StaticAbility((ContinuousChange(se.This(), (no_creatures,)),), condition)
    )
    board.creature(0, 2, 2)
    card = board.creature(1, 0, 1, counts, zone=Zone.GRAVEYARD)
    assert Now(board.rules, board.game()).power(card) == 1


def test_whom_an_ability_speaks_to_may_change_in_its_layer() -> None:
    """613.8a: "you control enchanted permanent" depends on what changes control of the Aura, so the
    older Aura's effect waits for the newer one's and then gives the creature to the Aura's new
    controller."""
    takes = StaticAbility((ContinuousChange(se.Host(), (ch.ChangeControl(se.Who.YOU),)),))
    aura = frozenset({CardType.ENCHANTMENT})
    board = Board()
    bear = board.creature(0, 2, 2)
    old = board.add(1, takes, types=aura, subtypes=frozenset({"Aura"}), attached_to=bear)
    board.add(0, takes, types=aura, subtypes=frozenset({"Aura"}), attached_to=old)
    now = Now(board.rules, board.game())
    assert now.controller(old) == 0
    assert now.controller(bear) == 0
