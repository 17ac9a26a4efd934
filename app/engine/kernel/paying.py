"""Which sources pay for what: an exact search over matchings, with no rule of the game in it.

What is to be paid are bits of a mask, one for each single mana (or object) asked for. A source is
a tuple of ways to use it, of which one is used at most. A way makes units; each unit is the mask of
what it may pay. A way may itself have to be paid for: `cost` is the mask of that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product

from app.engine.kernel.assignment import Unit, assigned, matched

MOST_COMBINATIONS = 20_000
MOST_IN_ORDERS = 6
_LIFE_FIRST = 1_000_000


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use a source. `units`: what each thing that it makes may pay; `cost`: what has to
    be paid for it first; `life`: the life it takes; `weight`: how loath one is to use it."""

    units: tuple[int, ...]
    cost: int = 0
    life: int = 0
    weight: int = 0


Source = tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """A source that is used: its number, the number of its way, and which bit each of its units
    pays (None for one that is left over)."""

    source: int
    way: int
    pays: tuple[int | None, ...]


Plan = tuple[Use, ...]


class TooMany(Exception):
    """There are more combinations of ways than are looked at."""


@dataclass(frozen=True, slots=True)
class Mode:
    """Ways of a source between which only the matching decides: those that make one unit each, or
    all combinations of the same units. `units`: what each may pay under any of them."""

    ways: tuple[int, ...]
    units: tuple[int, ...]
    cost: int = 0


def plan(required: int, sources: tuple[Source, ...], life: int = 0) -> Plan | None:
    """A good way to pay all that is required, in the order in which sources are used; None where
    there is none. Raises TooMany where that was not found out."""
    if not required:
        return ()
    modes = [_modes(source) for source in sources]
    if not _could_be(required, modes):
        return None
    for chosen in _combinations(modes, required.bit_count()):
        found = with_modes(required, sources, chosen, life)
        if found is not None:
            return found
    return None


def _could_be(required: int, modes: list[tuple[Mode, ...]]) -> bool:
    """Whether it could be paid if no use cost anything and each could be made in all its ways."""
    units: list[Unit] = []
    for source, own in enumerate(modes):
        most = max((len(mode.units) for mode in own), default=0)
        mask = 0
        for mode in own:
            for unit in mode.units:
                mask |= unit
        units += [Unit(source, number, mask & required) for number in range(most)]
    return matched(required, units) is not None


@lru_cache(maxsize=4096)
def _modes(source: Source) -> tuple[Mode, ...]:
    """The ways of a source put together where a matching can tell them apart."""
    by_cost: dict[tuple[int, int], list[int]] = {}
    for number, way in enumerate(source):
        if way.units:
            by_cost.setdefault((way.cost, len(way.units)), []).append(number)
    found: list[Mode] = []
    for (cost, size), numbers in by_cost.items():
        options = tuple(dict.fromkeys(unit for n in numbers for unit in source[n].units))
        together = 0
        for option in options:
            together |= option
        if size == 1:
            found.append(Mode(tuple(numbers), (together,), cost))
            continue
        made = {tuple(sorted(source[n].units)) for n in numbers}
        every = {tuple(sorted(each)) for each in combinations_with_replacement(options, size)}
        if len(numbers) > 1 and every <= made:
            found.append(Mode(tuple(numbers), (together,) * size, cost))
        else:
            found += [Mode((n,), source[n].units, cost) for n in numbers]
    return tuple(found)


def _combinations(modes: list[tuple[Mode, ...]], needed: int) -> Iterator[tuple[Mode | None, ...]]:
    """Every choice of modes worth trying, those that cost least first; alike sources in one order
    only, and none that make fewer units than is `needed` beside what they cost themselves."""
    alike: dict[tuple[Mode, ...], list[int]] = {}
    for number, own in enumerate(modes):
        alike.setdefault(own, []).append(number)
    groups = list(alike.items())
    choices: list[list[_Picked]] = []
    size = 1
    for own, numbers in groups:
        options: list[Mode | None] = [mode for mode in own if not mode.cost]
        if len(options) != 1 or len(own) > 1:
            options += [mode for mode in own if mode.cost]
            if not options or options[0] is None or options[0].cost:
                options.insert(0, None)
        picked = list(map(_picked, combinations_with_replacement(options, len(numbers))))
        size *= len(picked)
        if size > MOST_COMBINATIONS:
            raise TooMany
        choices.append(picked)
    every = sorted(product(*choices), key=lambda chosen: sum(one[1] for one in chosen))
    for chosen in every:
        if sum(one[2] for one in chosen) >= needed:
            yield _spread(groups, tuple(one[0] for one in chosen), len(modes))


# Modes of alike sources; how many of them cost something; how many more units they make than that
# costs.
_Picked = tuple[tuple[Mode | None, ...], int, int]


def _picked(modes: tuple[Mode | None, ...]) -> _Picked:
    used = [mode for mode in modes if mode is not None]
    costly = sum(1 for mode in used if mode.cost)
    return modes, costly, sum(len(mode.units) - mode.cost.bit_count() for mode in used)


def _spread(
    groups: list[tuple[tuple[Mode, ...], list[int]]],
    picked: tuple[tuple[Mode | None, ...], ...],
    count: int,
) -> tuple[Mode | None, ...]:
    chosen: list[Mode | None] = [None] * count
    for (_, numbers), modes in zip(groups, picked, strict=True):
        for number, mode in zip(numbers, modes, strict=True):
            chosen[number] = mode
    return tuple(chosen)


def with_modes(
    required: int, sources: tuple[Source, ...], chosen: tuple[Mode | None, ...], life: int
) -> Plan | None:
    """Pay with these modes, in whatever order their own costs allow."""
    needed = required
    costly: list[int] = []
    for number, mode in enumerate(chosen):
        if mode is not None and mode.cost:
            needed |= mode.cost
            costly.append(number)
    if sum(len(mode.units) for mode in chosen if mode is not None) < needed.bit_count():
        return None
    free = _in_order(needed, sources, chosen, life, {})
    if free is None or len(costly) < 2:
        return free if free is None else _ordered(free, sources)
    straight = _ordered(free, sources)
    if straight is not None:
        return straight
    if len(costly) > MOST_IN_ORDERS:
        raise TooMany
    for order in permutations(costly):
        later: dict[int, int] = {}
        allowed = required
        for number in reversed(order):
            later[number] = allowed
            mode = chosen[number]
            assert mode is not None
            allowed |= mode.cost
        found = _in_order(needed, sources, chosen, life, later)
        if found is not None:
            return _ordered(found, sources)
    return None


def _in_order(
    needed: int,
    sources: tuple[Source, ...],
    chosen: tuple[Mode | None, ...],
    life: int,
    later: dict[int, int],
) -> Plan | None:
    """`later`: what a source with a cost of its own may pay, as what comes after it."""
    units: list[Unit] = []
    uneven = False
    for number, mode in enumerate(chosen):
        if mode is None:
            continue
        within = needed & ~mode.cost & later.get(number, needed)
        ways = [sources[number][way] for way in mode.ways]
        weight = min(way.weight + 100 * way.life for way in ways)
        uneven = uneven or any(way.life or way.weight != ways[0].weight for way in ways)
        for place, mask in enumerate(mode.units):
            units.append(Unit(number, place, mask & within, weight))
    if not uneven:
        pays = matched(needed, units)
        return None if pays is None else _plan(sources, chosen, units, pays, 1)
    for first in (1, _LIFE_FIRST):
        prices = [_prices(sources, chosen[unit.source], unit, first) for unit in units]
        pays = assigned(needed, units, prices)
        if pays is None:
            return None
        found = _plan(sources, chosen, units, pays, first)
        if sum(sources[use.source][use.way].life for use in found) <= life:
            return found
    return None


def _prices(
    sources: tuple[Source, ...], mode: Mode | None, unit: Unit, first: int
) -> dict[int, int]:
    """What it is worth to pay each bit with this unit."""
    assert mode is not None
    prices: dict[int, int] = {}
    for number in mode.ways:
        way = sources[unit.source][number]
        price = way.weight + 100 * way.life * first
        mask = unit.mask & (way.units[0] if len(mode.units) == 1 else unit.mask)
        while mask:
            bit = mask & -mask
            mask ^= bit
            prices[bit] = min(price, prices.get(bit, price))
    return prices


def _plan(
    sources: tuple[Source, ...],
    chosen: tuple[Mode | None, ...],
    units: list[Unit],
    pays: dict[int, int],
    first: int,
) -> Plan:
    by_source: dict[int, dict[int, int]] = {}
    for bit, index in pays.items():
        by_source.setdefault(units[index].source, {})[units[index].place] = bit
    uses: list[Use] = []
    for number, own in sorted(by_source.items()):
        mode = chosen[number]
        assert mode is not None
        uses.append(_use(sources[number], number, mode, own, first))
    return tuple(uses)


def _use(source: Source, number: int, mode: Mode, own: dict[int, int], first: int) -> Use:
    """The way of a mode that makes what is paid with it."""
    bits = [own.get(place) for place in range(len(mode.units))]
    ways = sorted(mode.ways, key=lambda n: source[n].weight + 100 * source[n].life * first)
    for way in ways:
        for order in permutations(bits):
            made = source[way].units
            if all(bit is None or bit & unit for bit, unit in zip(order, made, strict=True)):
                return Use(number, way, tuple(order))
    raise AssertionError("a matching that no way makes")


def _ordered(found: Plan, sources: tuple[Source, ...]) -> Plan | None:
    """The uses in an order in which each is paid for by earlier ones; None where there is none.
    Those that are not needed for anything are left out."""
    left, ready, paid = list(found), [], 0
    while left:
        now = [use for use in left if not sources[use.source][use.way].cost & ~paid]
        if not now:
            return None
        for use in now:
            left.remove(use)
            ready.append(use)
            for bit in use.pays:
                paid |= bit or 0
    return tuple(ready)
