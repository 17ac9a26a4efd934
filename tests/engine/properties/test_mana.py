"""Mana (properties 18–20 and 22): what could be produced against a brute-force oracle, tapping with
multipliers, restrictions that stay with the mana, what is kept as steps end."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.cr.cr106_could_produce import could_produce
from app.engine.cr.cr605_sources import mana_sources, played
from app.engine.kernel.game import Progress
from app.engine.kernel.play import Play, advance
from app.engine.kernel.trace import Happened
from app.terms.abilities import (
    ActivatedAbility,
    EventKind,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.costs import Cost, TapThis
from app.terms.effects import AddMana
from app.terms.events import TappedForMana
from app.terms.mana import ManaType
from app.terms.mana_effects import (
    KeepsMana,
    ManaModification,
    ManaOf,
    ManaOfColors,
    ManaOfProducedType,
    ManaThatCouldBeProduced,
    ManaUse,
    MultiplyMana,
    ReplaceMana,
)
from app.terms.mana_pool import Mana
from app.terms.player_actions import ActivateAbility
from app.terms.selectors import AllOf, Anything, Controlled, HasType, Who
from app.terms.steps import Step
from app.terms.types import CardType
from tests.engine.build import Board

LAND = HasType(CardType.LAND)
TYPES = tuple(ManaType)
COLORS = frozenset(TYPES) - {ManaType.COLORLESS}
# (whose it is, what it makes: types, or (whose lands it looks at, any type)).
LANDS = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.one_of(
            st.lists(st.sampled_from(TYPES), min_size=1, max_size=2).map(tuple),
            st.tuples(st.sampled_from((Who.YOU, Who.OPPONENT, Who.ANY)), st.booleans()),
        ),
    ),
    min_size=1,
    max_size=7,
)
# (types put in place of others, whether the amount stays, at least so much).
CHANGES = st.lists(st.tuples(st.sampled_from(TYPES), st.booleans(), st.integers(1, 2)), max_size=3)


def tapped(mana: Any, **more: Any) -> ActivatedAbility:
    return ActivatedAbility(Cost((TapThis(),)), (AddMana(mana, **more),))


def land(board: Board, player: int, *abilities: Any, **more: Any) -> int:
    return board.add(player, *abilities, types=frozenset({CardType.LAND}), **more)


def static(board: Board, effect: ManaModification, player: int = 0) -> int:
    types = frozenset({CardType.ENCHANTMENT})
    return board.add(player, StaticAbility((effect,)), types=types)


def made(spec: Any) -> Any:
    if isinstance(spec[0], ManaType):
        return ManaOf(spec)
    who, any_type = spec
    looks = LAND if who is Who.ANY else AllOf((LAND, Controlled(who)))
    return ManaThatCouldBeProduced(looks, any_type)


def ends(mana: tuple[ManaType, ...], changes: list[Any]) -> set[ManaType]:
    found: set[ManaType] = set()
    for order in permutations(changes):
        left, now = list(order), mana
        while use := next((one for one in left if len(now) >= one[2]), None):
            left.remove(use)
            kind, keeps, _ = use
            now = (kind,) * (len(now) if keeps else 1)
        found |= set(now)
    return found


def oracle(lands: list[Any], changes: list[Any]) -> list[set[ManaType]]:
    could: list[set[ManaType]] = [set() for _ in lands]
    for _ in range(len(lands) * len(TYPES) + 1):
        for number, (player, spec) in enumerate(lands):
            if isinstance(spec[0], ManaType):
                ways = [(kind,) * len(spec) for kind in spec]
            else:
                who, any_type = spec
                seen = set().union(
                    *(
                        could[other]
                        for other, (owner, _) in enumerate(lands)
                        if who is Who.ANY or (owner == player) == (who is Who.YOU)
                    )
                )
                ways = [(kind,) for kind in seen if any_type or kind in COLORS]
            for way in ways:
                could[number] |= ends(way, changes)
    return could


@settings(max_examples=150, deadline=None)
@given(LANDS, CHANGES)
def test_what_could_be_produced_is_what_trying_everything_finds(
    lands: list[Any], changes: list[Any]
) -> None:
    board = Board()
    ids = [land(board, player, tapped(made(spec))) for player, spec in lands]
    for kind, keeps, least in changes:
        static(board, ReplaceMana(LAND, ManaOf((kind,)), Who.ANY, least, keeps))
    now = board.play(Step.PRECOMBAT_MAIN).now
    assert [set(could_produce(now, id)) for id in ids] == oracle(lands, changes)


def tap(board: Board, id: int, player: int = 0) -> list[tuple[ManaType, ...]]:
    now = board.play(Step.PRECOMBAT_MAIN).now
    ability = now.of(id).abilities[0]
    assert isinstance(ability, ActivatedAbility)
    ways, known = played(now, ActivateAbility(player, id, ability))
    assert known
    assert all(once(way.play) == bool(way.own) for way in ways)
    return [tuple(mana.type for mana in way.mana) for way in ways]


def once(play: Play | None) -> int:
    assert play is not None
    events = [e for entry in play.trace if isinstance(entry, Happened) for e in entry.events]
    return sum(isinstance(event, TappedForMana) for event in events)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(2, 3), max_size=3), st.integers(0, 3), st.integers(0, 2))
def test_multipliers_multiply_and_triggers_add_once(
    times: list[int], amount: int, triggers: int
) -> None:
    board = Board()
    id = land(board, 0, tapped(ManaOf((ManaType.GREEN,) * amount)))
    for number in times:
        static(board, MultiplyMana(LAND, number, Who.YOU))
    for _ in range(triggers):
        trigger = Trigger(EventKind.TAPPED_FOR_MANA, LAND, player=Who.YOU)
        board.add(0, TriggeredAbility(trigger, (AddMana(ManaOfProducedType(LAND)),)))
    whole = amount
    for number in times:
        whole *= number
    found = tap(board, id)
    assert found == [(ManaType.GREEN,) * (whole + triggers if amount else 0)]


def test_a_restriction_goes_with_all_of_the_mana_and_not_with_that_of_others() -> None:
    board = Board()
    use = ManaUse(Anything())
    id = land(board, 0, tapped(ManaOf((ManaType.RED,)), only=use))
    static(board, MultiplyMana(LAND, 3, Who.YOU))
    trigger = Trigger(EventKind.TAPPED_FOR_MANA, LAND, player=Who.YOU)
    board.add(0, TriggeredAbility(trigger, (AddMana(ManaOf((ManaType.GREEN,))),)))
    (source,) = mana_sources(board.play(Step.PRECOMBAT_MAIN).now, 0)
    (way,) = source.ways
    assert source.object == id
    assert [(mana.type, mana.only) for mana in way.mana] == [
        *[(ManaType.RED, use)] * 3,
        (ManaType.GREEN, None),
    ]


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from(TYPES), max_size=6),
    st.lists(st.tuples(st.integers(0, 1), st.sampled_from(TYPES)), max_size=3),
)
def test_unspent_mana_is_lost_save_what_effects_keep(
    pool: list[ManaType], kept: list[tuple[int, ManaType]]
) -> None:
    board = Board()
    board.set(0, pool=tuple(map(Mana, pool)))
    for player, kind in kept:
        static(board, KeepsMana(Who.YOU, (kind,)), player)
    play = board.play(Step.PRECOMBAT_MAIN)
    play.set(play.game.but(turn=play.game.turn.but(progress=Progress.END)))
    advance(play)
    keeps = {kind for player, kind in kept if player == 0}
    left = [mana.type for mana in play.game.players[0].pool]
    assert left == [kind for kind in pool if kind in keeps]


def test_every_way_of_any_color_is_a_source() -> None:
    board = Board()
    land(board, 0, tapped(ManaOfColors()))
    land(board, 0, tapped(ManaOf((ManaType.COLORLESS,))), tapped=True)
    (source,) = mana_sources(board.play(Step.PRECOMBAT_MAIN).now, 0)
    assert {mana.type for way in source.ways for mana in way.mana} == COLORS
