"""The best options are what trying everything finds."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from app.engine.kernel.maximum import Counter, Option, maximum

KINDS = 4
NOTHING = Option(None)
counters = st.lists(
    st.builds(
        Counter,
        most=st.none() | st.integers(0, 3),
        demands=st.lists(st.integers(1, 3), max_size=2).map(lambda d: tuple(sorted(d))),
    ),
    min_size=KINDS,
    max_size=KINDS,
)
some_counters = st.sets(st.integers(0, KINDS - 1), max_size=2).map(lambda s: tuple(sorted(s)))
options = st.builds(
    Option,
    answer=st.integers(0, 99),
    value=st.integers(0, 2),
    adds=some_counters,
    needs=st.dictionaries(st.integers(0, KINDS - 1), st.integers(1, 4), max_size=1).map(
        lambda d: tuple(d.items())
    ),
)
things = st.lists(
    st.lists(options, max_size=3).map(lambda found: [NOTHING, *found]), min_size=1, max_size=5
)


def worth(taken: tuple[Option, ...], kinds: list[Counter]) -> int | None:
    """What these options are worth together; None where they don't go together."""
    counts = [sum(k in option.adds for option in taken) for k in range(len(kinds))]
    for count, kind in zip(counts, kinds, strict=True):
        if kind.most is not None and count > kind.most:
            return None
    if any(counts[k] < number for option in taken for k, number in option.needs):
        return None
    met = sum(
        count >= demand
        for count, kind in zip(counts, kinds, strict=True)
        for demand in kind.demands
    )
    return met + sum(option.value for option in taken)


@given(things, counters)
def test_nothing_better_is_found_by_trying_everything(
    given_things: list[list[Option]], kinds: list[Counter]
) -> None:
    found = maximum(given_things, kinds)
    values = (worth(taken, kinds) for taken in product(*given_things))
    assert found.exact
    assert found.value == max(value for value in values if value is not None)


@given(things, counters, st.integers(1, 12))
def test_a_small_budget_gives_less_and_says_so(
    given_things: list[list[Option]], kinds: list[Counter], budget: int
) -> None:
    found = maximum(given_things, kinds, budget)
    best = maximum(given_things, kinds).value
    assert found.value <= best
    assert found.value == best or not found.exact


def test_two_apiece_for_ten() -> None:
    # Ten attackers that two creatures each must block, and ten blockers: five can be blocked.
    wanted = [Counter(demands=(1,)) for _ in range(10)]
    blockers = [
        [NOTHING, *(Option(a, adds=(a,), needs=((a, 2),)) for a in range(10))] for _ in range(10)
    ]
    found = maximum(blockers, wanted)
    assert (found.value, found.exact) == (5, True)
