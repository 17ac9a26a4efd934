"""Names as they are compared: letter case, accents and the signs of phones make no difference."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_PLAIN = str.maketrans(
    {
        "‘": "'", "’": "'", "ʼ": "'", "′": "'", "`": "'", "´": "'",
        "“": '"', "”": '"', "„": '"',
        "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "−": "-",
        "Æ": "ae", "æ": "ae", "Œ": "oe", "œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l",
        "\u00a0": " ", "\u200b": "",
    }
)  # fmt: skip
_SPACES = re.compile(r"\s+")
_SLASHES = re.compile(r"\s*/{2,}\s*| / ")
_LETTERS = re.compile(r"[^a-z0-9]+")


def fold_character(character: str) -> str:
    """One character as `fold` has it: none, one or two characters."""
    plain = character.translate(_PLAIN)
    if plain.isascii():
        return plain.lower()
    apart = unicodedata.normalize("NFKD", plain)
    return "".join(c for c in apart if not unicodedata.combining(c)).casefold()


def fold(text: str) -> str:
    """The text in lower case, without accents, with plain quotes and dashes and single spaces."""
    if not text.isascii():
        text = "".join(map(fold_character, text))
    return _SPACES.sub(" ", text).strip().lower()


@lru_cache(maxsize=4096)
def fold_name(name: str) -> str:
    """`fold` for a card's name: the parts of a double name stand apart by ` // `."""
    return _SLASHES.sub(" // ", fold(name))


def letters(text: str) -> str:
    """What is left of a folded text when only its letters, digits and word gaps count.

    Apostrophes vanish (`urza's` is `urzas`), every other sign parts words.
    """
    return _LETTERS.sub(" ", fold(text).replace("'", "")).strip()
