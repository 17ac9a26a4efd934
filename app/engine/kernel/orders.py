"""What comes of an event by each order in which the effects that could change it may be applied.

It is worked out beside the play, so that players are asked for an order only where that matters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.engine.kernel.now import Now
from app.terms.events import DamagePrevented, Event

if TYPE_CHECKING:
    from app.engine.kernel.batch import Batch, Replacement

Used = frozenset[Hashable]
Outcomes = frozenset[Hashable]
_MOST_STATES = 2_000


class _TooMany(Exception):
    """There are more orders than are looked at."""


@dataclass(frozen=True, slots=True)
class _State:
    """A moment on the way: events still open to effects (with the effects they have met), events
    that are final, what is left of amounts, effects used up, riders that came already."""

    pending: tuple[tuple[Event, Used], ...]
    done: tuple[Event, ...]
    left: tuple[tuple[int, int], ...]
    expired: frozenset[int]
    ridden: frozenset[Hashable]
    after: tuple[Hashable, ...] = ()


class Orders:
    """The orders of the effects on one event, from where its batch stands."""

    __slots__ = ("_memo", "batch", "event", "now", "origin", "used")

    def __init__(self, batch: Batch, event: Event, used: Used, origin: Event) -> None:
        self.batch = batch
        self.now: Now = batch.play.now
        self.event = event
        self.used = used
        self.origin = origin
        self._memo: dict[_State, Outcomes] = {}

    def after(self, first: Replacement) -> Outcomes:
        """The different ends that the event can come to once this effect is applied first.

        What was merely told of (how much an effect prevented) makes no difference. Where there
        are too many orders to look at, an end of its own stands for each first effect.
        """
        batch = self.batch
        state = _State(
            ((self.event, self.used),),
            (),
            tuple(sorted(batch.left.items())),
            frozenset(batch.expired),
            frozenset(batch.ridden),
        )
        try:
            return self._ends(self._apply(state, first))
        except _TooMany:
            return frozenset({("too many orders", first.key)})

    def _ends(self, state: _State) -> Outcomes:
        known = self._memo.get(state)
        if known is not None:
            return known
        if len(self._memo) > _MOST_STATES:
            raise _TooMany
        if not state.pending:
            ends: Outcomes = frozenset({self._end(state)})
        else:
            candidates = self._candidates(state)
            if candidates:
                ends = frozenset().union(
                    *(self._ends(self._apply(state, each)) for each in candidates)
                )
            else:
                (event, _), *rest = state.pending
                ends = self._ends(replace(state, pending=tuple(rest), done=(*state.done, event)))
        self._memo[state] = ends
        return ends

    def _candidates(self, state: _State) -> list[Replacement]:
        event, used = state.pending[0]
        left = dict(state.left)
        found = [
            each
            for hook in self.now.rules.on("replacement", type(event))
            for each in hook(self.now, event)
            if each.key not in used and self._remaining(each, left) != 0
        ]
        return [each for each in found if each.self_replacement] or found

    def _remaining(self, each: Replacement, left: dict[int, int]) -> int | None:
        if each.effect is None or each.left is None:
            return each.left
        share = self.batch.shares.get((each.effect, self.origin))
        remains = left.get(each.effect, each.left)
        return remains if share is None else min(remains, share)

    def _apply(self, state: _State, each: Replacement) -> _State:
        from app.engine.kernel.batch import cannot

        (event, used), *rest = state.pending
        left = dict(state.left)
        instead, spent = each.instead(self.now, event, self._remaining(each, left))
        expired, ridden, done = state.expired, state.ridden, state.done
        if each.effect is not None:
            if each.left is not None:
                left[each.effect] = left.get(each.effect, each.left) - spent
            if each.expires:
                expired |= {each.effect}
        if each.riders and each.key not in ridden:
            ridden |= {each.key}
            done = (*done, *each.riders)
        after = state.after
        if each.after is not None:
            after = (*after, (each.key, event, spent))
        met = used | {each.key}
        new = tuple((e, met) for e in instead if cannot(self.now, e) is None)
        return _State((*new, *rest), done, tuple(sorted(left.items())), expired, ridden, after)

    def _end(self, state: _State) -> Hashable:
        left = dict(state.left)
        events = Counter(e for e in state.done if not isinstance(e, DamagePrevented))
        shields = Counter(
            (effect.effect, left.get(effect.id, effect.left))
            for effect in self.now.game.effects
            if effect.id not in state.expired and left.get(effect.id) != 0
        )
        return frozenset(events.items()), frozenset(shields.items()), frozenset(state.after)
