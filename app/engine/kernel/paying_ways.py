"""All ways to pay that differ in what is left: which sources are used, and what of what they make
is left over. The search of `paying` shows one good way; this one lists them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from app.engine.kernel.assignment import Unit, matched
from app.engine.kernel.paying import Mode, Plan, Source, TooMany, with_modes

MOST_WAYS = 200
MOST_LOOKED_AT = 1000


@dataclass(slots=True)
class _Alike:
    """Sources that make no difference which of them is used, and how one may be used."""

    numbers: list[int]
    modes: list[Mode]


def plans(
    required: int, sources: tuple[Source, ...], kinds: Sequence[Hashable], life: int = 0
) -> tuple[list[Plan], bool]:
    """The ways to pay all that is required, each once for sources of the same kind, and whether
    these are all of them. Each source that is used pays for something."""
    groups = _groups(sources, kinds)
    found: list[Plan] = []
    looked_at = 0
    for chosen in _chosen(groups, required):
        for left in _left_over(chosen, required):
            looked_at += 1
            if looked_at > MOST_LOOKED_AT or len(found) >= MOST_WAYS:
                return found, False
            made = _made(required, sources, chosen, left, life)
            if made is not None:
                found.append(made)
    return found, True


def _groups(sources: tuple[Source, ...], kinds: Sequence[Hashable]) -> list[_Alike]:
    groups: dict[tuple[Hashable, Source], _Alike] = {}
    for number, (source, kind) in enumerate(zip(sources, kinds, strict=True)):
        alike = groups.setdefault((kind, source), _Alike([], _modes(source)))
        alike.numbers.append(number)
    return list(groups.values())


def _modes(source: Source) -> list[Mode]:
    """The ways of a source that leave something else: one unit is used up whatever it pays."""
    single: dict[tuple[int, int], list[int]] = {}
    found: list[Mode] = []
    for number, way in enumerate(source):
        if len(way.units) == 1:
            single.setdefault((way.cost, way.life), []).append(number)
        elif way.units:
            found.append(Mode((number,), way.units, way.cost))
    for (cost, _), numbers in single.items():
        mask = 0
        for number in numbers:
            mask |= source[number].units[0]
        found.append(Mode(tuple(numbers), (mask,), cost))
    return found


Chosen = tuple[tuple[int, Mode], ...]


def _chosen(groups: list[_Alike], required: int) -> Iterator[Chosen]:
    """Every choice of sources and modes that makes enough, the fewest sources first where that can
    be told; more sources than there is mana to pay are never of use."""
    sizes = [max((len(mode.units) for mode in group.modes), default=0) for group in groups]
    after = [0] * (len(groups) + 1)
    for at in range(len(groups) - 1, -1, -1):
        after[at] = after[at + 1] + sizes[at] * len(groups[at].numbers)

    def choose(at: int, so_far: Chosen, made: int, needed: int) -> Iterator[Chosen]:
        if made + after[at] < needed:
            return
        if at == len(groups):
            if made >= needed and len(so_far) <= needed:
                yield so_far
            return
        group = groups[at]
        for count in range(len(group.numbers) + 1):
            if len(so_far) + count > needed and not any(mode.cost for mode in group.modes):
                break
            for modes in combinations_with_replacement(group.modes, count):
                cost = sum(mode.cost.bit_count() for mode in modes)
                units = sum(len(mode.units) for mode in modes)
                more = tuple(zip(group.numbers, modes, strict=False))
                yield from choose(at + 1, so_far + more, made + units, needed + cost)

    yield from choose(0, (), 0, required.bit_count())


def _left_over(chosen: Chosen, required: int) -> Iterator[frozenset[tuple[int, int]]]:
    """Which units are left over, as (source, place): never all of one source's."""
    units = [(number, place) for number, mode in chosen for place in range(len(mode.units))]
    needed = required.bit_count() + sum(mode.cost.bit_count() for _, mode in chosen)
    several = [unit for unit in units if sum(unit[0] == other[0] for other in units) > 1]
    seen: set[tuple[tuple[int, int, int], ...]] = set()
    masks = {
        (n, place): mode.units[place] for n, mode in chosen for place in range(len(mode.units))
    }
    for left in combinations(several, len(units) - needed):
        kinds = tuple(sorted((number, masks[number, place], 0) for number, place in left))
        whole = any(
            all((number, place) in left for place in range(len(mode.units)))
            for number, mode in chosen
        )
        if not whole and kinds not in seen:
            seen.add(kinds)
            yield frozenset(left)


def _made(
    required: int,
    sources: tuple[Source, ...],
    chosen: Chosen,
    left: frozenset[tuple[int, int]],
    life: int,
) -> Plan | None:
    modes: list[Mode | None] = [None] * len(sources)
    needed = required
    units: list[Unit] = []
    for number, mode in chosen:
        kept = tuple(
            0 if (number, place) in left else mask for place, mask in enumerate(mode.units)
        )
        modes[number] = Mode(mode.ways, kept, mode.cost)
        needed |= mode.cost
    for number, one in enumerate(modes):
        if one is not None:
            units += [Unit(number, place, mask) for place, mask in enumerate(one.units) if mask]
    if matched(needed, [Unit(u.source, u.place, u.mask & needed) for u in units]) is None:
        return None
    try:
        found = with_modes(required, sources, tuple(modes), life)
    except TooMany:
        return None
    spent = sum(sources[use.source][use.way].life for use in found or ())
    return found if found is not None and len(found) == len(chosen) and spent <= life else None
