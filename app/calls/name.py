"""Names as a call refers to players, objects and cards, and answers to a choice."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class NameKind(StrEnum):
    """What a name was found to mean when the call was read."""

    PLAYER = "player"
    OBJECT = "object"  # exactly one object of the call
    SEVERAL = "several"  # a label or card's name that several objects of the call share
    CARD = "card"  # a known card or face that is no object of the call
    TOKEN = "token"  # a token that is made while the call is played


@dataclass(frozen=True, slots=True)
class Name:
    """A resolved reference.

    `text` is the player's name (PLAYER), the object's own name as in `Entry.names` (OBJECT), the
    shared name (SEVERAL), the card's or face's name in its own spelling (CARD), or the token's name
    with the word token (`Saproling token`, TOKEN).
    `number` is N of `#N` and `of` the player of `Bob's …`, where they are not settled by `text`:
    always None for PLAYER and OBJECT. A number counts those alike in the order of the call, then in
    the order in which they were made (with `of`, only that player's).
    """

    text: str
    kind: NameKind
    number: int | None = None
    of: str | None = None

    def __str__(self) -> str:
        whose = f"{self.of}'s " if self.of else ""
        return f"{whose}{self.text}" + (f" #{self.number}" if self.number else "")


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a choice, in the canonical words: `red`, `3`, `yes`, `Goblin`, `{G}`.

    The same word may be a label and, say, a creature type; which is meant depends on the choice
    that is then waiting. So `text` always holds the words, and `name` what they name, where they
    name anything. `text` is `str(name)` where the words are nothing but a name.
    """

    text: str
    name: Name | None = None

    @property
    def number(self) -> int | None:
        """The number, where the answer is one."""
        digits = self.text.removeprefix("-")
        return int(self.text) if digits.isascii() and digits.isdigit() else None


@dataclass(frozen=True, slots=True)
class AbilityOf:
    """A target that is an ability on the stack, by its source: `ability of X`, `trigger of X`."""

    source: Name
    triggered: bool = False


Target = Name | AbilityOf
