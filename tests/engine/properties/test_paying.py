"""The search for payments against looking at everything, on small cases."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.kernel.assignment import bits_of
from app.engine.kernel.paying import Plan, Source, Way, plan

BITS = 4
COST_BITS = 3


def payable(required: int, sources: tuple[Source, ...], life: int) -> bool:
    """Whether all can be paid: use sources in any order and way, units paying any bit at once."""

    @cache
    def go(left: int, free: int, paid: int, life: int) -> bool:
        if not left:
            return True
        for number, source in enumerate(sources):
            if not free >> number & 1:
                continue
            for way in source:
                if way.life > life or way.cost & ~paid:
                    continue
                for spent in spread(way.units, 0):
                    rest = free & ~(1 << number)
                    if spent & paid:
                        continue
                    if go(left & ~spent, rest, paid | spent, life - way.life):
                        return True
        return False

    return go(required, (1 << len(sources)) - 1, 0, life)


def spread(units: tuple[int, ...], taken: int) -> list[int]:
    """Every set of bits that the units can pay together."""
    if not units:
        return [taken]
    found = spread(units[1:], taken)
    for bit in bits_of(units[0] & ~taken):
        found += spread(units[1:], taken | bit)
    return list(dict.fromkeys(found))


def check(found: Plan, required: int, sources: tuple[Source, ...], life: int) -> None:
    """A plan does pay it."""
    paid = 0
    used = set()
    for use in found:
        assert use.source not in used
        used.add(use.source)
        way = sources[use.source][use.way]
        assert not way.cost & ~paid
        life -= way.life
        for bit, unit in zip(use.pays, way.units, strict=True):
            if bit is not None:
                assert bit & unit
                assert not bit & paid
                paid |= bit
    assert life >= 0
    assert not required & ~paid


MASKS = st.integers(1, (1 << BITS + COST_BITS) - 1)


@st.composite
def problems(draw: st.DrawFn) -> tuple[int, tuple[Source, ...], int]:
    costs = [0] * 4 + [1 << BITS + n for n in range(COST_BITS)]
    sources: list[Source] = []
    free = set(range(COST_BITS))
    for _ in range(draw(st.integers(0, 5))):
        # Bits of a cost belong to one source alone, as in a game.
        own = free.pop() if free and draw(st.integers(0, 2)) == 0 else None
        cost = 0 if own is None else costs[4 + own]
        ways: list[Way] = []
        for _ in range(draw(st.integers(1, 2))):
            drawn = draw(st.lists(MASKS, min_size=1, max_size=2))
            units = tuple(mask & ~cost for mask in drawn if mask & ~cost)
            own_cost = cost if draw(st.booleans()) else 0
            taken = draw(st.sampled_from([0, 0, 0, 1]))
            ways.append(Way(units, own_cost, taken if len(units) < 2 else 0))
        sources.append(tuple(ways))
    required = draw(st.integers(1, (1 << BITS) - 1))
    return required, tuple(sources), draw(st.integers(0, 2))


def agrees(problem: tuple[int, tuple[Source, ...], int]) -> None:
    required, sources, life = problem
    found = plan(required, sources, life)
    assert (found is not None) == payable(required, sources, life)
    if found is not None:
        check(found, required, sources, life)


@given(problems())
@settings(max_examples=1000, deadline=None)
def test_as_if_all_were_tried(problem: tuple[int, tuple[Source, ...], int]) -> None:
    agrees(problem)


@pytest.mark.long
@given(problems())
@settings(max_examples=20_000, deadline=None)
def test_as_if_all_were_tried_at_length(problem: tuple[int, tuple[Source, ...], int]) -> None:
    agrees(problem)
