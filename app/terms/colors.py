"""The five colors (CR 105)."""

from __future__ import annotations

from enum import StrEnum


class Color(StrEnum):
    """A color, named by its word; `COLOR_LETTERS` gives its letter in mana symbols."""

    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"


Colors = frozenset[Color]

COLORLESS: Colors = frozenset()
ALL_COLORS: Colors = frozenset(Color)
COLOR_LETTERS: dict[Color, str] = {
    Color.WHITE: "W",
    Color.BLUE: "U",
    Color.BLACK: "B",
    Color.RED: "R",
    Color.GREEN: "G",
}
LETTER_COLORS: dict[str, Color] = {letter: color for color, letter in COLOR_LETTERS.items()}
