"""Mana, mana symbols and mana costs (CR 106, 107.4, 202)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from app.terms.colors import LETTER_COLORS, Color


class ManaType(StrEnum):
    """The six types of mana (CR 106.1b), by their letter."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"
    COLORLESS = "C"


@dataclass(frozen=True, slots=True)
class ManaSymbol:
    """One symbol of a mana cost (CR 107.4).

    `pays`: the types of mana that pay it (empty for generic, variable and snow symbols);
    `generic`: its amount of generic mana (`{3}`, and 2 in `{2/W}`), else None.
    """

    text: str
    pays: tuple[ManaType, ...] = ()
    generic: int | None = None
    phyrexian: bool = False
    snow: bool = False
    variable: bool = False

    @property
    def colors(self) -> frozenset[Color]:
        """The colors this symbol gives to an object whose mana cost holds it (CR 202.2)."""
        return frozenset(LETTER_COLORS[m] for m in self.pays if m in LETTER_COLORS)

    @property
    def mana_value(self) -> int:
        """What it adds to the mana value where X is 0 (CR 202.3e, 202.3f)."""
        if self.variable:
            return 0
        return self.generic if self.generic is not None else 1

    def __str__(self) -> str:
        return "{" + self.text + "}"


@dataclass(frozen=True, slots=True)
class ManaCost:
    """A mana cost: its symbols in order. No mana cost at all is None, not an empty one."""

    symbols: tuple[ManaSymbol, ...] = ()

    @property
    def mana_value(self) -> int:
        """The total amount of mana, X being 0 (CR 202.3)."""
        return sum(symbol.mana_value for symbol in self.symbols)

    @property
    def has_x(self) -> bool:
        """Whether there is an {X} in it."""
        return any(symbol.variable for symbol in self.symbols)

    @property
    def colors(self) -> frozenset[Color]:
        """The colors of the symbols (CR 202.2)."""
        return frozenset().union(*(symbol.colors for symbol in self.symbols))

    def __str__(self) -> str:
        return "".join(map(str, self.symbols))


_TYPES = frozenset(kind.value for kind in ManaType)
_SYMBOL = re.compile(r"\{([^{}]+)\}")


def read_symbol(text: str) -> ManaSymbol | None:
    """One symbol by what stands between its braces (`2`, `W`, `2/W`, `G/U/P`, `C`, `S`, `X`)."""
    text = text.upper()
    if text.isdigit():
        return ManaSymbol(text, generic=int(text))
    if text in ("X", "Y", "Z"):
        return ManaSymbol(text, variable=True)
    if text == "S":
        return ManaSymbol(text, snow=True)
    parts = text.split("/")
    phyrexian = len(parts) > 1 and parts[-1] == "P"
    if phyrexian:
        parts = parts[:-1]
    generic = int(parts[0]) if len(parts) > 1 and parts[0].isdigit() else None
    if generic is not None:
        parts = parts[1:]
    if not parts or any(part not in _TYPES for part in parts):
        return None
    return ManaSymbol(text, tuple(map(ManaType, parts)), generic, phyrexian)


def read_mana_cost(text: str) -> ManaCost | None:
    """A run of symbols such as `{2}{W}{W}`; None where anything else stands in the text."""
    symbols = [read_symbol(inner) for inner in _SYMBOL.findall(text)]
    if _SYMBOL.sub("", text).strip() or not symbols or None in symbols:
        return None
    return ManaCost(tuple(symbol for symbol in symbols if symbol is not None))
