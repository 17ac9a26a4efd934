"""What the pages ask for, as one small port: rulings, the shorthand line, card names, the rules.

The pages know only these shapes; `app.web.live` fills them from the judge and the card database.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from app.calls.described import NamedCard
from app.calls.dump import dump
from app.calls.model import Call
from app.judge.ruling import Ruling

if TYPE_CHECKING:
    from app.judge.card_view import CardView
    from app.judge.offers import Offers


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a call that can't be read. `line` counts from 1; 0 where it is the whole."""

    message: str
    line: int = 0
    word: str = ""
    expected: str = ""
    nearest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """One call and its rulings, one for each question; `line` is where it begins in what was
    sent."""

    call: Call
    rulings: tuple[Ruling, ...]
    line: int = 1

    @property
    def text(self) -> str:
        """The call in canonical notation: what is asked again when something is changed."""
        return dump(self.call)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of the call, each once."""
        named = (entry.description for entry in self.call.entries)
        return tuple(dict.fromkeys(one.name for one in named if isinstance(one, NamedCard)))


@dataclass(frozen=True, slots=True)
class Asked:
    """What came of asking: answers, or what could not be read. Never neither."""

    answers: tuple[Answer, ...] = ()
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Chip:
    """A part of a shorthand line, `line[start:end]`, and what was made of it.

    `piece` counts the objects from 0; -1 where the part belongs to none (`vs`, a player).
    `meaning` is empty where the part was not understood; `problem` then says what was expected, and
    `nearest` are the likely words.
    """

    start: int
    end: int
    text: str
    meaning: str = ""
    problem: str = ""
    nearest: tuple[str, ...] = ()
    piece: int = -1

    @property
    def understood(self) -> bool:
        """Whether it was read."""
        return bool(self.meaning)


@dataclass(frozen=True, slots=True)
class QuickLine:
    """A shorthand line read: its parts, and the call that they make (empty where there is none)."""

    chips: tuple[Chip, ...]
    call: str


@dataclass(frozen=True, slots=True)
class CardData:
    """Which cards are known: where they come from, of what date, how many, and whether that is all
    there is. `more` says how to get the rest; `rulings`: the day of the official rulings."""

    source: str
    count: int
    date: str = ""
    complete: bool = True
    more: str = ""
    rulings: str = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card in a list: its name, mana cost, type line and power and toughness, front first."""

    name: str
    cost: str
    type_line: str
    size: str


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found: how many cards, and some of them; or why it can't be searched for, with
    the place in it. `near` are names that come near where nothing was found."""

    count: int = 0
    rows: tuple[CardRow, ...] = ()
    near: tuple[str, ...] = ()
    problem: str = ""
    start: int = 0
    word: str = ""


@dataclass(frozen=True, slots=True)
class RuleSummary:
    """A rule in our own words, empty where the engine cites it only beside others. `below` are the
    numbers under it that have words of their own."""

    number: str
    summary: str
    below: tuple[str, ...] = ()


class Service(Protocol):
    """All that the pages need from the rest of the house."""

    def ask(self, text: str) -> Asked:
        """Rule on every call in a text of call notation."""
        ...

    def prepare(self) -> None:
        """Load once what every question needs; wait where that is being done."""
        ...

    def warm(self) -> None:
        """Load that, and what else would make first questions slow."""
        ...

    def read(self, text: str) -> Asked:
        """Read a text of call notation without ruling on it: answers without rulings."""
        ...

    def read_call(self, text: str) -> Call | None:
        """The first call of a text as far as it can be read; None where not even that."""
        ...

    def offers(self, text: str) -> Offers:
        """What the position of the first call of a text offers to be asked about, and the targets
        that the action of its last question may have."""
        ...

    def quick(self, line: str) -> QuickLine:
        """Read a shorthand line, as much of it as can be read."""
        ...

    def suggest(self, start: str, limit: int) -> tuple[str, ...]:
        """Card names for what has been typed so far, best first."""
        ...

    def card_data(self) -> CardData:
        """Which cards are known."""
        ...

    def card(self, name: str) -> CardView | None:
        """A card by its name or a face's, as people look it up; None where there is none."""
        ...

    def nearest(self, name: str) -> tuple[str, ...]:
        """The names nearest to one that is not known."""
        ...

    def spelling(self, name: str) -> str:
        """A card's name in its own spelling, empty where there is no such card."""
        ...

    def search(self, words: str, limit: int, offset: int) -> Searched:
        """Cards by their fields."""
        ...

    def rule(self, number: str) -> RuleSummary | None:
        """A rule in our own words; None where the engine does not cite it."""
        ...
