"""Matching units to what they pay: any complete matching with the least loath units, or the one of
the least price where a unit's price depends on what it pays."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Unit:
    """One thing that pays one bit: of which source, the how-manieth of it, and which bits it may
    pay."""

    source: int
    place: int
    mask: int
    weight: int = 0


def matched(required: int, units: list[Unit]) -> dict[int, int] | None:
    """A unit for each bit, as bit -> index; the units used weigh as little as any that will do.

    Units are taken up in the order of their weight, each where it fits or can be made to fit:
    what can be matched is a matroid, so that this greedy choice is the best.
    """
    count = required.bit_count()
    if len(units) < count:
        return None
    order = sorted(range(len(units)), key=lambda index: units[index].weight)
    masks = [unit.mask for unit in units]
    pays: dict[int, int] = {}
    free = required

    def place(index: int, tried: int) -> int:
        """Find the unit a bit, moving others; the bits tried, or -1 where it was found."""
        nonlocal free
        mask = masks[index] & ~tried
        open_ = mask & free
        if open_:
            bit = open_ & -open_
            free ^= bit
            pays[bit] = index
            return -1
        while mask:
            bit = mask & -mask
            tried |= bit
            tried = place(pays[bit], tried)
            if tried == -1:
                pays[bit] = index
                return -1
            mask = masks[index] & ~tried
        return tried

    for index in order:
        if masks[index]:
            place(index, 0)
            if not free:
                return pays
    return None


def assigned(
    required: int, units: list[Unit], prices: list[dict[int, int]]
) -> dict[int, int] | None:
    """A unit for each bit at the least price in all (the Hungarian method); None where there is no
    complete matching."""
    bits = bits_of(required)
    if len(units) < len(bits):
        return None
    highest = max((price for each in prices for price in each.values()), default=0)
    never = 1 + len(bits) * (1 + highest)
    table = _Table([[each.get(bit, never) for each in prices] for bit in bits], never * 4)
    for row in range(1, len(bits) + 1):
        table.add(row)
    pays = {bits[row - 1]: column - 1 for column, row in enumerate(table.row_at) if column and row}
    return None if any(bit not in prices[column] for bit, column in pays.items()) else pays


def bits_of(mask: int) -> list[int]:
    """The bits of a mask, the lowest first."""
    bits: list[int] = []
    while mask:
        bit = mask & -mask
        bits.append(bit)
        mask ^= bit
    return bits


class _Table:
    """Rows matched to columns one after the other, with the potentials that keep it the cheapest.
    Rows and columns count from 1; column 0 stands for the row that is being added."""

    def __init__(self, price: list[list[int]], much: int) -> None:
        columns = len(price[0]) if price else 0
        self.price = price
        self.much = much
        self.of_row = [0] * (len(price) + 1)
        self.of_column = [0] * (columns + 1)
        self.row_at = [0] * (columns + 1)

    def add(self, row: int) -> None:
        """Match one more row, along the cheapest path to a free column."""
        self.row_at[0] = row
        came = [0] * len(self.row_at)
        least = [self.much] * len(self.row_at)
        used = [False] * len(self.row_at)
        at = 0
        while self.row_at[at]:
            used[at] = True
            at = self._next(at, came, least, used)
        while at:
            self.row_at[at] = self.row_at[came[at]]
            at = came[at]

    def _next(self, at: int, came: list[int], least: list[int], used: list[bool]) -> int:
        here, delta, following = self.row_at[at], self.much, 0
        own, potential = self.price[here - 1], self.of_row[here]
        for column in range(1, len(least)):
            if used[column]:
                continue
            slack = own[column - 1] - potential - self.of_column[column]
            if slack < least[column]:
                least[column] = slack
                came[column] = at
            if least[column] < delta:
                delta, following = least[column], column
        for column, taken in enumerate(used):
            if taken:
                self.of_row[self.row_at[column]] += delta
                self.of_column[column] -= delta
            else:
                least[column] -= delta
        return following
