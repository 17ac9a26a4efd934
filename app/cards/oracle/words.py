"""Single words: numbers, and subtypes with their plurals."""

from __future__ import annotations

from app.terms.amounts import Amount, ValueOfX
from app.terms.subtypes import LAND_TYPES
from app.terms.types import ALL_SUBTYPES

_NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
).split()
_NUMBER_OF = {word: number for number, word in enumerate(_NUMBERS)}

# Plurals that no rule of spelling gives. Those that are like their singular stand in _ALIKE.
_PLURALS = {
    "Child": "Children",
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Hero": "Heroes",
    "Fungus": "Fungi",
    "Homunculus": "Homunculi",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Octopus": "Octopuses",
    "Pegasus": "Pegasi",
    "Thief": "Thieves",
    "Time Lord": "Time Lords",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
    "Cyclops": "Cyclopes",
}
_ALIKE = frozenset(
    """
    Arcane Astartes Aurochs C'tan Custodes Dauthi Djinn Drix Eldrazi Elk Equipment Fish Gith Kavu
    Kithkin Kor Merfolk Moonfolk Myr Nephilim Plains Samurai Sheep Soltari Spacecraft Surrakar
    Thalakos Treefolk Urza's Vedalken Zubera
    """.split()
)


def plural_of(word: str) -> str:
    """The plural of a subtype or of another noun."""
    if word in _ALIKE:
        return word
    if word in _PLURALS:
        return _PLURALS[word]
    if word.endswith(("s", "x", "ch", "sh", "z")):
        return word + "es"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


_SINGULAR = {name.lower(): name for name in ALL_SUBTYPES | LAND_TYPES}
_PLURAL = {plural_of(name).lower(): name for name in ALL_SUBTYPES}


def read_subtype(word: str, *, plural: bool = False) -> str | None:
    """The subtype that a word names, in whatever case; None where there is none."""
    return (_PLURAL if plural else _SINGULAR).get(word.lower())


def read_count(word: str) -> Amount | None:
    """How many: `a`, `two`, `3`, `X`."""
    low = word.lower()
    if low in ("a", "an"):
        return 1
    if low == "x":
        return ValueOfX()
    if low.isdecimal() and low.isascii():
        return int(low)
    return _NUMBER_OF.get(low)


def print_count(count: Amount, noun: str) -> str | None:
    """The word for how many before the noun: `a`, `an`, `two`, `X`; None for other amounts."""
    if count == 1:
        return "an" if noun[:1].lower() in "aeiou" else "a"
    if isinstance(count, ValueOfX):
        return "X"
    if isinstance(count, int) and 0 <= count < len(_NUMBERS):
        return _NUMBERS[count]
    return None


def read_number(word: str) -> Amount | None:
    """A number in digits, or X."""
    if word.isdecimal() and word.isascii():
        return int(word)
    return ValueOfX() if word in ("X", "x") else None


def print_number(number: Amount) -> str | None:
    """The number in digits, or X; None for other amounts."""
    if isinstance(number, ValueOfX):
        return "X"
    return str(number) if isinstance(number, int) else None
