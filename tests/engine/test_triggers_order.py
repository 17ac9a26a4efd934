"""Where nobody is asked for an order, every order must come to the same (603.3b)."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.cr.cr603_order import order_matters
from app.engine.cr.cr603_putting_on_the_stack import put
from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.terms import effects as ef
from app.terms import selectors as se
from app.terms.abilities import (
    ContinuousChange,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import BlockersBeyondFirst, CountOf, PowerOf
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.conditions import Exists
from app.terms.events import BecameBlocked, BlockersDeclared
from app.terms.selectors import CREATURE, AllOf, Controlled, This, Who
from tests.engine.build import Board, attack, settle, supposed

YOURS = AllOf((CREATURE, Controlled(Who.YOU)))
THEIRS = AllOf((CREATURE, Controlled(Who.OPPONENT)))
STRONG = se.PowerIs(se.Comparison.AT_LEAST, 2)

WHAT = st.sampled_from(
    [This(), se.ThatObject(), YOURS, THEIRS, CREATURE, STRONG, se.HasKeyword("flying")]
)
NUMBER = st.one_of(
    st.integers(0, 2),
    st.sampled_from([CountOf(CREATURE), PowerOf(This()), BlockersBeyondFirst()]),
)
CHANGES = st.one_of(
    st.builds(ModifyPowerToughness, NUMBER, NUMBER, st.sampled_from([1, -1])),
    st.just(AddAbility(KeywordAbility("flying"))),
)
EFFECTS = st.one_of(
    st.builds(ef.StartChange, WHAT, st.tuples(CHANGES)),
    st.builds(ef.GainLife, st.sampled_from([Who.YOU, Who.ANY]), NUMBER),
    st.builds(ef.LoseLife, st.sampled_from([Who.YOU, Who.OPPONENT, Who.MOST_LIFE]), NUMBER),
    st.builds(ef.PutCountersOn, WHAT, st.sampled_from(["+1/+1", "-1/-1", "charge"]), NUMBER),
    st.builds(ef.GivePlayerCounters, st.just(Who.OPPONENT), st.just("poison"), NUMBER),
)
STATIC = st.sampled_from(
    [
        None,
        StaticAbility((ContinuousChange(CREATURE, (ModifyPowerToughness(0, 1),)),)),
        StaticAbility(
            (ContinuousChange(THEIRS, (ModifyPowerToughness(1, 1),)),),
            Exists(AllOf((CREATURE, STRONG))),
        ),
        StaticAbility((ContinuousChange(STRONG, (ModifyPowerToughness(0, -1),)),)),
    ]
)
WATCHERS = st.sampled_from(
    [
        None,
        TriggeredAbility(Trigger(EventKind.DIES, CREATURE), (ef.LoseLife(Who.YOU, 1),)),
        TriggeredAbility(
            Trigger(EventKind.GAINS_LIFE, player=Who.ANY), (ef.PutCountersOn(This(), "+1/+1"),)
        ),
        TriggeredAbility(
            Trigger(EventKind.LOSES_LIFE, player=Who.ANY), (ef.LoseLife(Who.OPPONENT, 1),)
        ),
        TriggeredAbility(
            Trigger(EventKind.COUNTERS_PUT, CREATURE), (ef.LoseLife(Who.OPPONENT, 1),)
        ),
    ]
)


BLOCKED = Trigger(EventKind.BECOMES_BLOCKED)
BLOCKED_BY = Trigger(EventKind.BECOMES_BLOCKED_BY, other=se.HasSubtype("Goblin"))


def blocked(
    effects: list[ef.Effect],
    watcher: TriggeredAbility | None,
    static: StaticAbility | None = None,
) -> Play:
    """One attacker with an ability for each effect, that two creatures have just blocked. That
    object is one of those two."""
    abilities = [
        TriggeredAbility(BLOCKED_BY if se.ThatObject() in parts_of(e) else BLOCKED, (e,))
        for e in effects
    ]
    board = Board()
    board.set(0, life=3)
    board.set(1, life=3)
    fighter = board.creature(0, 1, 2, *abilities)
    one = board.creature(1, 1, 1, subtypes=frozenset({"Goblin"}))
    two = board.creature(1, 2, 2)
    if static is not None:
        board.creature(1, 1, 1, static)
    if watcher is not None:
        board.creature(1, 1, 3, watcher)
    play = board.play()
    attack(play, fighter)
    supposed(
        play,
        BlockersDeclared(1, ((one, fighter), (two, fighter))),
        BecameBlocked(fighter, (one, two)),
    )
    return play


def outcome(play: Play) -> object:
    """What can be seen in the end."""
    now = play.now
    return (
        [(p.life, p.count("poison"), p.lost) for p in now.game.players],
        [
            (id, now.power(id), now.toughness(id), sorted(now.of(id).keywords), o.counters)
            for id in now.battlefield
            for o in [now.game.objects[id].but(counters=())]
        ],
        [
            (id, sorted((g.kind, g.count) for g in now.game.objects[id].counters))
            for id in now.battlefield
        ],
        sorted(
            object.label for object in now.game.objects.values() if object.zone != "battlefield"
        ),
    )


@settings(max_examples=300)
@given(st.lists(EFFECTS, min_size=2, max_size=3), WATCHERS, STATIC)
def test_every_order_comes_to_the_same(
    effects: list[ef.Effect], watcher: TriggeredAbility | None, static: StaticAbility | None
) -> None:
    play = blocked(effects, watcher, static)
    own = list(play.game.waiting)
    assert len(own) == len(effects)
    if order_matters(play.now, own):
        return
    seen = set()
    for order in permutations(own):
        again = blocked(effects, watcher, static)
        again.set(again.game.but(waiting=()))
        for found in order:
            put(again, found)
        try:
            settle(again)
        except NeedsChoice:
            # What triggered on the way is to be ordered: another question.
            return
        seen.add(repr(outcome(again)))
    assert len(seen) == 1
