"""The mana of a cost as it is worked out: added up, parted symbols chosen, reduced (CR 118.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine.kernel.rules import cite, rule
from app.terms.cite import Rule
from app.terms.mana import ManaCost, ManaSymbol, ManaType

# What one Phyrexian symbol costs where it is paid with life (107.4f).
LIFE_FOR_A_SYMBOL = 2
_MOST_CHOICES = 256


@dataclass(frozen=True, slots=True)
class ManaToPay:
    """Mana to pay: `generic` added up, all other symbols in order, and `life` that is paid for
    Phyrexian symbols instead of mana."""

    generic: int = 0
    symbols: tuple[ManaSymbol, ...] = ()
    life: int = 0

    @property
    def amount(self) -> int:
        """How much mana it is in all; parted symbols count as they would for a mana value."""
        return self.generic + sum(symbol.mana_value for symbol in self.symbols)

    def plus(self, cost: ManaCost, x: int = 0, times: int = 1) -> ManaToPay:
        """So much more, X filled in."""
        generic, symbols = self.generic, list(self.symbols)
        for symbol in cost.symbols * times:
            if symbol.variable:
                generic += x
            elif symbol.generic is not None and not symbol.pays:
                generic += symbol.generic
            else:
                symbols.append(symbol)
        return replace(self, generic=generic, symbols=tuple(symbols))

    def as_cost(self) -> ManaCost:
        """The same as symbols, generic mana first; no mana at all is {0}."""
        generic = ManaSymbol(str(self.generic), generic=self.generic)
        if self.generic or not self.symbols:
            return ManaCost((generic, *self.symbols))
        return ManaCost(self.symbols)


def one_of(kind: ManaType) -> ManaSymbol:
    """The plain symbol of a type of mana."""
    return ManaSymbol(kind.value, (kind,))


@rule("107.4e")
def choices(mana: ManaToPay, hybrid: bool) -> tuple[ManaToPay, ...]:
    """Every way to announce what parted symbols are paid with, each once; symbols of two colors
    only where `hybrid` is asked for, since mostly it makes no difference to the cost."""
    found: dict[tuple[int, tuple[str, ...], int], ManaToPay] = {
        (mana.generic, (), mana.life): replace(mana, symbols=())
    }
    for symbol in mana.symbols:
        options = list(_halves(symbol, hybrid))
        after: dict[tuple[int, tuple[str, ...], int], ManaToPay] = {}
        for so_far in found.values():
            for option in options:
                made = _with(so_far, option)
                letters = tuple(sorted(one.text for one in made.symbols))
                after.setdefault((made.generic, letters, made.life), made)
        found = after
        if len(found) > _MOST_CHOICES:
            break
    if len(found) > _MOST_CHOICES:
        return (mana,)
    return tuple(found.values())


def _with(mana: ManaToPay, option: ManaSymbol | int | None) -> ManaToPay:
    if option is None:
        return replace(mana, life=mana.life + LIFE_FOR_A_SYMBOL)
    if isinstance(option, int):
        return replace(mana, generic=mana.generic + option)
    return replace(mana, symbols=(*mana.symbols, option))


@rule("107.4f")
def _halves(symbol: ManaSymbol, hybrid: bool) -> Iterator[ManaSymbol | int | None]:
    """What may be announced for a symbol: mana of a type, so much generic mana, or (None) life."""
    several = len(symbol.pays) > 1
    if several and not hybrid:
        yield replace(symbol, text=symbol.text.removesuffix("/P"), phyrexian=False)
    else:
        yield from (one_of(kind) for kind in symbol.pays)
    if not symbol.pays:
        yield symbol
    if symbol.generic is not None and symbol.pays:
        yield symbol.generic
    if symbol.phyrexian:
        yield None


def parted(mana: ManaToPay) -> bool:
    """Whether a symbol in it is paid with mana of either of two types."""
    return any(len(symbol.pays) > 1 for symbol in mana.symbols)


@rule("118.7")
def reduced(
    mana: ManaToPay,
    by: ManaCost,
    times: int = 1,
    x: int = 0,
    least: int = 0,
    colored_only: bool = False,
) -> ManaToPay:
    """The mana less so much, `times` times. `least`: not to less than that amount in all;
    `colored_only`: what colored mana can't take off comes off no generic mana."""
    for symbol in by.symbols * max(0, times):
        number = x if symbol.variable else symbol.generic
        if symbol.pays:
            mana = _less_one(mana, symbol, least, colored_only)
        elif symbol.snow:
            mana = _less_generic(mana, 1, least)
        else:
            mana = _less_generic(mana, number or 0, least)
    return mana


@rule("118.7a")
def _less_generic(mana: ManaToPay, number: int, least: int) -> ManaToPay:
    """Generic mana comes off the generic part only."""
    most = max(0, mana.amount - least)
    return replace(mana, generic=mana.generic - min(number, mana.generic, most))


@rule("118.7c")
def _less_one(mana: ManaToPay, symbol: ManaSymbol, least: int, colored_only: bool) -> ManaToPay:
    """Mana of a type comes off what is asked of that type; what is over comes off the generic
    part."""
    if mana.amount <= least:
        return mana
    for kind in symbol.pays:
        plain = one_of(kind)
        if plain in mana.symbols:
            at = mana.symbols.index(plain)
            return replace(mana, symbols=mana.symbols[:at] + mana.symbols[at + 1 :])
    return mana if colored_only else _less_generic(mana, 1, least)


def how_reduced(by: ManaCost) -> Rule:
    """The rule of what such a reduction takes off."""
    colored = any(symbol.pays for symbol in by.symbols)
    return cite(_less_one if colored else _less_generic)
