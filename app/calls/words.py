"""The game's words as a call writes them: colors, types, subtypes, steps, zones, mana."""

from __future__ import annotations

import re
from functools import lru_cache

from app.calls.described import Traits
from app.calls.text import fold
from app.terms.colors import ALL_COLORS, Color
from app.terms.mana import ManaCost, ManaType, read_mana_cost
from app.terms.steps import Step
from app.terms.types import ALL_SUBTYPES, CardType, Supertype
from app.terms.zones import Zone

COLORS: dict[str, Color] = {color.value: color for color in Color}
SUPERTYPES: dict[str, Supertype] = {supertype.value: supertype for supertype in Supertype}
TYPES: dict[str, CardType] = {card_type.value: card_type for card_type in CardType}
SUBTYPES: dict[str, str] = {fold(subtype): subtype for subtype in sorted(ALL_SUBTYPES)}
STEPS: dict[str, Step] = {
    **{step.value: step for step in Step},
    "first strike damage": Step.FIRST_STRIKE_DAMAGE,
    "precombat main": Step.PRECOMBAT_MAIN,
    "first main": Step.PRECOMBAT_MAIN,
    "postcombat main": Step.POSTCOMBAT_MAIN,
}
ZONES: dict[str, Zone] = {zone.value: zone for zone in Zone}
# Words of steps and phases that may answer a choice, beside those of `STEPS`.
PHASES = ("beginning", "combat", "ending", "first main", "second main", "main")
PREDEFINED_TOKENS: dict[str, str] = {
    name.lower(): name
    for name in (
        *("Treasure", "Food", "Gold", "Walker", "Shard", "Clue", "Blood", "Powerstone"),
        *("Incubator", "Cursed Role", "Monster Role", "Royal Role", "Sorcerer Role"),
        *("Virtuous Role", "Wicked Role", "Young Hero Role", "Map", "Junk", "Lander", "Mutagen"),
    )
}
TRAIT_WORDS: tuple[str, ...] = (*COLORS, "colorless", *SUPERTYPES, *TYPES, *SUBTYPES)
_PLURALS = (
    ("", ""),
    ("s", ""),
    ("es", ""),
    ("ies", "y"),
    ("ves", "f"),
    ("ves", "fe"),
    ("men", "man"),
)
_IRREGULAR = {"sorceries": "sorcery", "mice": "mouse", "oxen": "ox", "geese": "goose"}
_SYMBOLS = re.compile(r"(?:\{[^{}\s]{1,8}\})+")
MANA_ORDER: dict[str, int] = {mana.value: order for order, mana in enumerate(ManaType)}


def singular(word: str) -> str | None:
    """The card type or subtype that a folded word is, or is the plural of; None for others."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    for ending, instead in _PLURALS:
        if word.endswith(ending):
            base = word[: len(word) - len(ending)] + instead
            if base in TYPES or base in SUBTYPES:
                return base
    return None


class TraitWords:
    """Words read one after the other into `Traits`."""

    __slots__ = ("colors", "subtypes", "supertypes", "types")

    def __init__(self) -> None:
        self.colors: set[Color] | None = None
        self.supertypes: set[Supertype] = set()
        self.types: set[CardType] = set()
        self.subtypes: list[str] = []

    def take(self, word: str) -> bool:
        """Whether the folded word is one of a color, supertype, card type or subtype."""
        if word in COLORS:
            self.colors = (self.colors or set()) | {COLORS[word]}
        elif word == "colorless":
            self.colors = self.colors or set()
        elif word == "five-color":
            self.colors = set(ALL_COLORS)
        elif word in SUPERTYPES:
            self.supertypes.add(SUPERTYPES[word])
        elif word in TYPES:
            self.types.add(TYPES[word])
        elif word in SUBTYPES:
            if SUBTYPES[word] not in self.subtypes:
                self.subtypes.append(SUBTYPES[word])
        else:
            return False
        return True

    def traits(self) -> Traits:
        """All that was taken."""
        return Traits(
            None if self.colors is None else frozenset(self.colors),
            frozenset(self.supertypes),
            frozenset(self.types),
            tuple(self.subtypes),
        )


def trait_word(low: str, at: int) -> int:
    """Where the word (or the two of a subtype such as Time Lord) at `at` ends."""
    end = low.find(" ", at)
    end = len(low) if end < 0 else end
    if low.startswith(("time lord", "time lords"), at):
        end = low.find(" ", end + 1)
        end = len(low) if end < 0 else end
    return end


@lru_cache(maxsize=4096)
def read_traits(low: str) -> Traits | int:
    """Traits from folded words, articles and `and` between them; else where the first other word
    stands."""
    words = TraitWords()
    at = 0
    expects = True
    while at < len(low):
        end = trait_word(low, at)
        word = low[at:end]
        if word in {"and", "a", "an"}:
            expects = True
        elif words.take(word):
            expects = False
        else:
            return at
        at = end + 1
    if expects:
        return len(low)
    return words.traits()


def mana_types(text: str) -> tuple[ManaType, ...] | None:
    """`{G}{G}{R}` as types of mana in the order of `ManaType`; None for anything else."""
    letters = text.replace("{", " ").replace("}", " ").split()
    if "".join(f"{{{letter}}}" for letter in letters) != text.replace(" ", "") or not letters:
        return None
    upper = [letter.upper() for letter in letters]
    if any(letter not in MANA_ORDER for letter in upper):
        return None
    return tuple(sorted(map(ManaType, upper), key=MANA_ORDER.__getitem__))


def symbols_end(text: str, at: int) -> int:
    """Where a run of symbols in braces that begins at `at` ends; `at` itself where none does."""
    found = _SYMBOLS.match(text, at)
    return found.end() if found else at


@lru_cache(maxsize=1024)
def mana_cost(text: str) -> ManaCost | None:
    """`{2}{W}` as a mana cost; None for anything else, absurd amounts included."""
    if len(text) > 400 or not text.isascii() or any(len(s) > 6 for s in text.split("}")):
        return None
    return read_mana_cost(text)
