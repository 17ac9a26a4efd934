"""Searching the divisions of combat damage by what each recipient gets in total (CR 510.1).

Sources are taken one after another. What they have assigned so far is a state; states that come to
the same from here on are one, so that the number of single divisions does not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.engine.cr.cr510_division_listing import Others, canonical
from app.engine.cr.cr510_division_terms import (
    Division,
    Limit,
    Mode,
    Need,
    Pins,
    Source,
    gates_used,
)
from app.terms.events import Recipient

_EVERY_AMOUNT = Limit(None)

# What has been assigned so far: totals by recipient (no more than matters), recipients of sources
# with deathtouch (bits), needs that must be met (bits), amounts by source.
_State = tuple[tuple[int, ...], int, int, tuple[Division, ...]]
_Path = tuple[Any, Division] | None


@dataclass(frozen=True, slots=True)
class DivisionClass:
    """Divisions of a group's damage with one and the same outcome; `pins` is one of them.

    `totals`: for each recipient the least and the most that it is assigned, by all sources of the
    step together. Of amounts beyond lethal damage, only that they are beyond is said: the most is
    None there.
    """

    pins: Pins
    totals: tuple[tuple[Recipient, int, int | None], ...]


class Search:
    """All states that a group of sources can come to. `complete`: none was left out.

    `exact`: every total is told apart. `tracked`: every division of this source is told apart.
    """

    def __init__(
        self,
        others: Others,
        component: Sequence[Source],
        limits: Mapping[Recipient, Limit],
        exact: bool = False,
        tracked: int | None = None,
        limit: int = 20_000,
    ) -> None:
        self.component = component
        self.exact = exact
        self.tracked = tracked
        self.complete = True
        self.recipients = tuple(dict.fromkeys(r for s in component for r in s.recipients))
        self.place = {recipient: place for place, recipient in enumerate(self.recipients)}
        self.limits = tuple(limits.get(r, _EVERY_AMOUNT) for r in self.recipients)
        self.caps = tuple(self._cap(each) for each in self.limits)
        self.needs: list[Need] = list(
            dict.fromkeys(
                need for s in component for mode in s.modes for g in mode.gates for need in g.needs
            )
        )
        self.states = self._run(others, limit)

    def _cap(self, limit: Limit) -> int | None:
        """From which total on more makes no difference."""
        if limit.lethal is None or self.exact:
            return None
        return max(1, limit.lethal)

    # -- going through the sources ----------------------------------------------------------------

    def _run(self, others: Others, limit: int) -> dict[_State, _Path]:
        start: _State = (tuple(0 for _ in self.recipients), 0, 0, ())
        for source, division in others:
            start = self._after(start, source, division, 0, told=False)
        states: dict[_State, _Path] = {start: None}
        for source in self.component:
            options = list(self._options(source, limit))
            following: dict[_State, _Path] = {}
            for state, path in states.items():
                for division, needs in options:
                    after = self._after(state, source, division, needs)
                    if after not in following:
                        following[after] = (path, division)
                if len(following) > limit:
                    self.complete = False
                    break
            states = following
        return {state: path for state, path in states.items() if self._met(state)}

    def _after(
        self, state: _State, source: Source, division: Division, needs: int, told: bool = True
    ) -> _State:
        totals, deadly, needed, by_source = state
        changed = list(totals)
        apart: list[tuple[Recipient, int]] = []
        for recipient, amount in division:
            place = self.place.get(recipient)
            if place is None:
                continue
            cap = self.caps[place]
            total = changed[place] + amount
            changed[place] = total if cap is None else min(cap, total)
            if source.deathtouch and self.limits[place].deadly:
                deadly |= 1 << place
            if self.limits[place].by_source or source.id == self.tracked:
                apart.append((recipient, amount))
        if told:
            by_source = (*by_source, tuple(apart))
        return tuple(changed), deadly, needed | needs, by_source

    def _met(self, state: _State) -> bool:
        totals, deadly, needed, _ = state
        for bit, need in enumerate(self.needs):
            if not needed >> bit & 1:
                continue
            place = self.place[need.recipient]
            if need.deadly and deadly >> place & 1:
                continue
            if totals[place] < need.amount:
                return False
        return True

    # -- the ways of one source that make a difference --------------------------------------------

    def _options(self, source: Source, limit: int) -> Iterator[tuple[Division, int]]:
        seen: dict[Division, int] = {}
        for mode in source.modes:
            for tried, division in enumerate(self._divisions(source, mode)):
                if tried > 3 * limit or len(seen) > limit:
                    self.complete = False
                    break
                needs = self._bits(mode, division)
                before = seen.get(division)
                # Where two modes allow a division the one that needs less is taken.
                if before is None or needs & before == needs:
                    seen[division] = needs
        yield from seen.items()

    def _bits(self, mode: Mode, division: Division) -> int:
        bits = 0
        for gate in gates_used(mode, division):
            for need in gate.needs:
                bits |= 1 << self.needs.index(need)
        return bits

    def _divisions(self, source: Source, mode: Mode) -> Iterator[Division]:
        if source.pinned is not None:
            if all(recipient in mode.recipients for recipient, _ in source.pinned):
                yield source.pinned
            return
        if not mode.recipients:
            yield ()
            return
        caps = [self._own_cap(source, recipient) for recipient in mode.recipients]
        # Recipients with a cap first: the others then take what is left.
        order = sorted(range(len(caps)), key=lambda n: caps[n] is None)
        recipients = [mode.recipients[n] for n in order]
        ordered = [caps[n] for n in order]
        for shares in _shares(ordered, source.amount, False):
            found = tuple((r, n) for r, n in zip(recipients, shares, strict=True) if n)
            yield canonical(source, found)

    def _own_cap(self, source: Source, recipient: Recipient) -> int | None:
        place = self.place[recipient]
        if self.limits[place].by_source or source.id == self.tracked:
            return None
        cap = self.caps[place]
        if cap is not None and source.deathtouch and self.limits[place].deadly:
            return 1
        return cap

    # -- what comes of it -------------------------------------------------------------------------

    def classes(self) -> tuple[DivisionClass, ...]:
        """The states that differ in what can be told apart, with one division for each."""
        groups: dict[Any, list[_State]] = {}
        for state in self.states:
            groups.setdefault(self._key(state), []).append(state)
        return tuple(self._class(states) for states in groups.values())

    def _key(self, state: _State) -> Any:
        totals, deadly, _, by_source = state
        seen = []
        for place, total in enumerate(totals):
            cap, limit = self.caps[place], self.limits[place]
            if cap is None:
                seen.append((total, bool(deadly >> place & 1)))
            elif total >= cap or deadly >> place & 1:
                seen.append((-1, False))
            else:
                seen.append((total if limit.exact else min(1, total), False))
        return tuple(seen), by_source

    def _class(self, states: list[_State]) -> DivisionClass:
        path = self.states[states[0]]
        divisions: list[Division] = []
        while path is not None:
            path, division = path
            divisions.append(division)
        divisions.reverse()
        totals = []
        for place, recipient in enumerate(self.recipients):
            amounts = [state[0][place] for state in states]
            cap, most = self.caps[place], max(amounts)
            totals.append(
                (recipient, min(amounts), None if cap is not None and most >= cap else most)
            )
        ids = (source.id for source in self.component)
        return DivisionClass(tuple(zip(ids, divisions, strict=True)), tuple(totals))

    def bounds(self, source: Source) -> tuple[tuple[Recipient, int, int], ...]:
        """For each recipient of the tracked source the least and the most it may assign to it."""
        number = next(n for n, s in enumerate(self.component) if s.id == source.id)
        found = [dict(by_source[number]) for _, _, _, by_source in self.states]
        return tuple(
            (r, min(f.get(r, 0) for f in found), max(f.get(r, 0) for f in found))
            for r in source.recipients
        )


def _shares(caps: list[int | None], amount: int, over: bool) -> Iterator[tuple[int, ...]]:
    """Ways to divide an amount in which at most one share goes beyond its cap (which one makes no
    difference, so it is the first that is full)."""
    if not caps:
        if amount == 0:
            yield ()
        return
    first, *rest = caps
    if first is None:
        low = 0 if rest else amount
        for share in range(low, amount + 1):
            for others in _shares(rest, amount - share, over):
                yield (share, *others)
        return
    for share in range(min(first, amount), -1, -1):
        if share == first and not over:
            # Full: whatever the others do not take may lie here.
            for beyond in range(amount - share, -1, -1):
                for others in _shares(rest, amount - share - beyond, True):
                    yield (share + beyond, *others)
        else:
            for others in _shares(rest, amount - share, over):
                yield (share, *others)
