"""Effects on life totals and counters."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_for,
    amount_of,
    objects,
    permanents,
    shares_of,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import as_it_was
from app.terms import effects as ef
from app.terms import instructions as ins
from app.terms import moved_counters as mc
from app.terms.amounts import AnyNumber
from app.terms.cite import Rule
from app.terms.events import (
    CountersPut,
    CountersRemoved,
    Designated,
    Event,
    LifeGain,
    LifeLoss,
    PlayerRef,
)
from app.terms.zones import Zone


@rule("119.3", "effect", ef.GainLife)
def gain_life(play: Play, effect: ef.GainLife, at: Viewpoint) -> None:
    """A player who gains life has that much more of it."""
    now = play.now
    who = affected_players(now, effect.who, at)
    much = [(player, amount_for(now, effect.amount, player, at)) for player in who]
    gains = [LifeGain(player, amount, at.object) for player, amount in much if amount]
    if gains:
        play.happen(gains, cite(gain_life))


@rule("119.3", "effect", ef.LoseLife)
def lose_life(play: Play, effect: ef.LoseLife, at: Viewpoint) -> None:
    """A player who loses life has that much less of it; this is not damage."""
    now = play.now
    who = affected_players(now, effect.who, at)
    much = [(player, amount_for(now, effect.amount, player, at)) for player in who]
    losses = [LifeLoss(player, amount) for player, amount in much if amount]
    if losses:
        play.happen(losses, cite(lose_life))


@rule("122.1", "effect", ef.PutCountersOn)
def put_counters(play: Play, effect: ef.PutCountersOn, at: Viewpoint) -> None:
    """Counters are put on permanents, on all of them at once."""
    now = play.now
    count = amount_of(now, effect.count, at)
    events = [
        CountersPut(id, effect.kind, count, at.controller, effect=True)
        for id in permanents(now, effect.what, at)
    ]
    if count and events:
        play.happen(events, cite(put_counters))


@rule("122.1", "effect", mc.PutCounterOfChoice)
def put_counter_of_choice(play: Play, effect: mc.PutCounterOfChoice, at: Viewpoint) -> None:
    """The kind of a counter that a text leaves open is chosen as the counter is put.

    The answer to a choice of kind `kind of counter` is that word.
    """
    because = cite(put_counter_of_choice)
    for id in permanents(play.now, effect.what, at):
        asked = Choice(at.controller, "kind of counter", because, (id,), effect.kinds)
        play.happen(
            [CountersPut(id, str(play.choose(asked)), 1, at.controller, effect=True)], because
        )


@rule("122.1", "effect", ins.DistributeCounters)
def distribute(play: Play, effect: ins.DistributeCounters, at: Viewpoint) -> None:
    """Counters are put on targets, on each as many as was chosen with the targets."""
    events = [
        CountersPut(id, effect.kind, share, at.controller)
        for id, share in shares_of(effect.what, at)
        if isinstance(id, int) and id in play.now.battlefield and share
    ]
    if events:
        play.happen(events, cite(distribute))


@rule("122.1", "effect", ef.GivePlayerCounters)
def give_counters(play: Play, effect: ef.GivePlayerCounters, at: Viewpoint) -> None:
    """A player gets counters."""
    now = play.now
    count = amount_of(now, effect.count, at)
    who = affected_players(now, effect.who, at)
    events = [
        CountersPut(PlayerRef(p), effect.kind, count, at.controller, effect=True) for p in who
    ]
    if count and events:
        play.happen(events, cite(give_counters))


@rule("122.1", "effect", ef.RemoveCountersFrom)
def remove_counters(play: Play, effect: ef.RemoveCountersFrom, at: Viewpoint) -> None:
    """So many counters are removed, or as many as there are; from a card in exile too."""
    now = play.now
    up_to = effect.count.most if isinstance(effect.count, AnyNumber) else None
    if effect.kind is None and effect.count is not None:
        number = amount_of(now, effect.count, at) if up_to is None else up_to
        _of_any_kinds(play, effect, number, at)
        return
    count = None if effect.count is None else amount_of(now, effect.count, at)
    events = []
    for id in objects(now, effect.what, at):
        if now.game.objects[id].zone not in (Zone.BATTLEFIELD, Zone.EXILE):
            continue
        for group in now.game.objects[id].counters:
            if effect.kind in (group.kind, None) and group.count:
                gone = group.count if count is None else min(count, group.count)
                events.append(CountersRemoved(id, group.kind, gone))
    if events:
        play.happen(events, cite(remove_counters))


def _of_any_kinds(play: Play, effect: ef.RemoveCountersFrom, number: int, at: Viewpoint) -> None:
    """So many counters of whatever kinds: which ones, the controller of the effect chooses one by
    one, and where it says up to so many, whether they go on.

    The answer to a choice of kind `counter` is the word for a kind, or `none`.
    """
    up_to = isinstance(effect.count, AnyNumber)
    events: list[Event] = []
    for id in objects(play.now, effect.what, at):
        left = {group.kind: group.count for group in play.game.objects[id].counters if group.count}
        gone: dict[str, int] = {}
        for _ in range(min(number, sum(left.values()))):
            options = tuple(kind for kind, count in left.items() if count)
            options = (*options, "none") if up_to else options
            kind = str(play.choose(Choice(at.controller, "counter", _ANY, (id,), options)))
            if kind == "none":
                break
            left[kind] -= 1
            gone[kind] = gone.get(kind, 0) + 1
        events += [CountersRemoved(id, kind, count) for kind, count in gone.items()]
    if events:
        play.happen(events, cite(remove_counters))


_ANY = Rule("608.2d")


@rule("702.112b", "effect", ef.Designate)
def designate(play: Play, effect: ef.Designate, at: Viewpoint) -> None:
    """A permanent gets a designation, which it keeps until it leaves the battlefield."""
    events = [
        Designated(id, effect.designation)
        for id in permanents(play.now, effect.what, at)
        if (object := as_it_was(play.now, id)) is not None
        and effect.designation not in object.marks
    ]
    if events:
        play.happen(events, cite(designate))


@rule("701.10e", "effect", ins.DoubleCounters)
def double_counters(play: Play, effect: ins.DoubleCounters, at: Viewpoint) -> None:
    """Each of the permanents gets as many counters of the kind, or of each kind, as it has."""
    events = [
        CountersPut(id, group.kind, group.count, at.controller)
        for id in permanents(play.now, effect.what, at)
        for group in play.game.objects[id].counters
        if group.count and effect.kind in (None, group.kind)
    ]
    if events:
        play.happen(events, cite(double_counters))
