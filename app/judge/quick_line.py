"""A shorthand line as it is read: where reading is, the parts so far, the object being read."""

from __future__ import annotations

import re

from app.calls.suggestions import Suggestions
from app.calls.table import CardNames
from app.calls.text import fold
from app.judge.quick_parts import Piece, QuickChip, Side

DEFAULT_NAMES = ("Ann", "Bob", "Cho", "Dee", "Eli", "Fay")
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("“”„″", '"'),
        **dict.fromkeys("‘’ʼ′", "'"),
        **dict.fromkeys("–—−‐‑", "-"),
        **dict.fromkeys("→›»", ">"),
        **dict.fromkeys("\n\r；", ";"),
        "×": "x",
        "，": ",",
        "！": "!",
    }
)
# A line is read anew at each key pressed.
_MOST_CARD_LOOKUPS = 4
SPACES = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u200b\ufeff]+")
_WORD = re.compile(r"[^\s;,!>\"]+|.", re.DOTALL)


class QuickLine:
    """A line and what has been made of it: `sides` with their pieces, and `chips` in order.

    `at` is where reading is, in `text` (plain signs) and `low` (folded), both as long as `line`.
    """

    def __init__(self, line: str, names: CardNames) -> None:
        self.line = line
        self.text = line.translate(_SIGNS)
        self.low = fold(self.text)
        self.names = names
        self.suggestions = Suggestions(names, card_lookups=_MOST_CARD_LOOKUPS)
        self.at = 0
        self.chips: list[QuickChip] = []
        self.sides = [Side(DEFAULT_NAMES[0])]
        self.pieces: list[Piece] = []
        self.piece: Piece | None = None
        self.unknown_words = False
        self._card_at = -1
        self._card_length = 0

    def advance(self) -> bool:
        """Go past spaces; whether anything is left."""
        spaces = SPACES.match(self.text, self.at)
        if spaces:
            self.at = spaces.end()
        return self.at < len(self.text)

    def chip(
        self,
        end: int,
        meaning: str,
        problem: str = "",
        nearest: tuple[str, ...] = (),
        piece: Piece | None = None,
    ) -> int:
        """Note a part that ends at `end`; its place among the chips."""
        while end > self.at + 1 and self.text[end - 1] == " ":
            end -= 1
        number = piece.number if piece else -1
        text = self.line[self.at : end]
        self.chips.append(QuickChip(self.at, end, text, meaning, problem, nearest, number))
        self.at = end
        if piece:
            piece.chips.append(len(self.chips) - 1)
        self.unknown_words = False
        return len(self.chips) - 1

    def object(self) -> Piece:
        """The object that is being read."""
        if self.piece is None:
            side = len(self.sides) - 1
            self.piece = Piece(side, len(self.pieces))
            self.pieces.append(self.piece)
            self.sides[side].pieces.append(self.piece)
        return self.piece

    def card(self) -> int:
        """How long the known card's name here is; 0 where none stands here."""
        if self._card_at != self.at:
            self._card_at = self.at
            self._card_length = self.names.longest_at(self.text, self.at)
        return self._card_length

    def word(self, at: int) -> str:
        """The folded word at a place: what is no space and no sign of the line, or one sign."""
        found = _WORD.match(self.low, at)
        return found.group() if found else ""
