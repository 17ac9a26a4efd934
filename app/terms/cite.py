"""Citations: why a step happened, as a checked value."""

from __future__ import annotations

import re
from dataclasses import dataclass

_NUMBER = re.compile(r"\d{3}(\.\d+[a-z]?)?\Z")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the Comprehensive Rules by its number: `510.1c`, `702.16`, a whole section `704`.

    `text`: the date (YYYY-MM-DD) of the text whose number it is, for rules that today's text does
    not have any more; empty for today's.

    Raises ValueError where the text has not the shape of a rule number; whether the number
    exists in an edition is checked by the house tests and by the rulebook.
    """

    number: str
    text: str = ""

    def __post_init__(self) -> None:
        if not _NUMBER.match(self.number):
            raise ValueError(f"{self.number!r} is not a rule number; 510.1c would be one")

    def __str__(self) -> str:
        return f"{self.number} ({self.text})" if self.text else self.number

    def covers(self, other: str) -> bool:
        """Whether `other` is this rule or one of its subrules (702.16 covers 702.16e)."""
        rest = other.removeprefix(self.number)
        return rest != other and (not rest or rest[0] == "." or rest[0].isalpha())


@dataclass(frozen=True, slots=True)
class CardText:
    """A card, or an object of the call, whose own text is what makes a step happen."""

    name: str
    line: int | None = None

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class JudgeSays:
    """What the judge supposed in the call: no rule caused it."""

    def __str__(self) -> str:
        return "supposed"


Cite = Rule | CardText | JudgeSays
