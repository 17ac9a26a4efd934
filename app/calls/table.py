"""Names looked up: the players and objects of a call, then the known cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from app.calls.name import Name, NameKind
from app.calls.suggestions import Suggestions
from app.calls.text import fold, quote_end, unescape
from app.calls.words import SUBTYPES


class CardNames(Protocol):
    """The names of all known cards and faces; `app.cards.names.NameIndex` is one.

    Letter case, accents and the signs of phones make no difference to any of these.
    """

    def longest_at(self, text: str, position: int) -> int:
        """How many characters the longest known name at this place takes; 0 where none stands
        there. It ends at a space, a sign or the end of the text."""
        ...

    def spelling(self, name: str) -> str | None:
        """The name in its own spelling; None where it is not known."""
        ...

    def nearest(self, name: str, limit: int) -> tuple[str, ...]:
        """The known names nearest to a misspelt one, best first."""
        ...


FIRST = re.compile(r"[^\W_]+|.", re.DOTALL)
_NUMBER = re.compile(r" #([0-9]{1,6})(?![0-9])")
_TOKEN = re.compile(r"[^,;:()+>\"=]{1,80}? token(?![^\W_])")
# What may follow a name, after a space.
_AFTER = (
    *("->", "(", ")", "+", ",", ":", ";", "=", "and ", "for ", "vs ", "on ", "from ", "has "),
    *("loses ", "gets ", "gains ", "removed ", "controls "),
)
# Words that are part of no token's name.
_NO_NAMES = frozenset(
    {
        "has",
        "lacks",
        "is",
        "in",
        "dies",
        "survives",
        "controls",
        "loses",
        "gets",
        "attached",
        "triggers",
    }
)


def ends_there(low: str, end: int) -> bool:
    """Whether something that parts names follows at `end`."""
    if end >= len(low):
        return True
    if low[end] == " ":
        return low.startswith(_AFTER, end + 1)
    return low[end] in ",;:)+"


def ends_word(low: str, end: int) -> bool:
    """Whether a name may end there: at a space, a sign or the line's end."""
    return end >= len(low) or not low[end].isalnum()


class Names:
    """The names of one call, and behind them those of all known cards."""

    def __init__(self, cards: CardNames, suggestions: Suggestions) -> None:
        self.cards = cards
        self.suggestions = suggestions
        self.players: list[str] = []
        self._exact: dict[str, Name] = {}
        self._shown: dict[str, str] = {}
        self._by_first: dict[str, list[str]] = {}
        self._alike: dict[str, list[tuple[str, str]]] = {}
        self._labels: set[str] = set()

    def add(self, key: str, name: Name) -> None:
        """Make `key` mean `name`, unless it means something already."""
        low = fold(key)
        if low not in self._shown:
            self._exact[low] = name
            self._shown[low] = key
            first = FIRST.match(low)
            self._by_first.setdefault(first.group() if first else "", []).append(low)

    def add_player(self, name: str) -> None:
        """A player of the call."""
        self.players.append(name)
        self.add(name, Name(name, NameKind.PLAYER))

    def add_objects(self, shared: str, own: Iterable[tuple[str, str]], label: bool = False) -> None:
        """Objects that share a name (`label`: one that the call gives): each one's own name, and
        the player under whom it is listed."""
        objects = list(own)
        low = fold(shared)
        if label:
            self._labels.add(low)
        self._alike.setdefault(low, objects)
        for name, _ in objects:
            self._exact.setdefault(fold(name), Name(name, NameKind.OBJECT))
        if len(objects) == 1:
            self.add(shared, Name(objects[0][0], NameKind.OBJECT))
        elif objects:
            self.add(shared, Name(shared, NameKind.SEVERAL))

    def add_unread(self, key: str) -> None:
        """A name that is used for an object that could not be read."""
        if key:
            self.add(key, Name(key, NameKind.CARD))

    def settle(self) -> None:
        """Sort what was added, longest names first."""
        for keys in self._by_first.values():
            keys.sort(key=len, reverse=True)

    def player(self, text: str) -> str | None:
        """The player of exactly this name."""
        found = self._exact.get(fold(text))
        return found.text if found and found.kind is NameKind.PLAYER else None

    def exact(self, text: str) -> Name | None:
        """What exactly this text names in the call."""
        return self._exact.get(fold(text))

    # -- reading at a place ------------------------------------------------------------------

    def read(
        self, text: str, low: str, at: int, fits: Callable[[str, int], bool] = ends_there
    ) -> tuple[int, Name] | None:
        """The first candidate that something fitting follows, else the first of all."""
        first = None
        for candidate in self.candidates(text, low, at):
            if fits(low, candidate[0]):
                return candidate
            first = first or candidate
        return first

    def whole(self, text: str) -> Name | None:
        """What the text names, all of it."""
        low = fold(text)
        for end, name in self.candidates(text, low, 0):
            if end == len(low):
                return name
        return None

    def candidates(self, text: str, low: str, at: int) -> Iterator[tuple[int, Name]]:
        """What the text at `at` may name, with where it ends, the likeliest first."""
        if text.startswith('"', at):
            yield from self._quoted(text, low, at)
        for end, key in self._listed(low, at):
            number = _NUMBER.match(low, end)
            if number:
                name = self._choose(key, int(number[1]), None)
                if name:
                    yield number.end(), name
            yield end, self._exact[key]
        yield from self._possessive(text, low, at)
        for end, card in (*self._known(text, at), *self._tokens(text, low, at)):
            number = _NUMBER.match(low, end)
            if number:
                name = self._choose(fold(card.text), int(number[1]), None)
                yield number.end(), name or Name(card.text, card.kind, int(number[1]))
            yield end, card

    def _quoted(self, text: str, low: str, at: int) -> Iterator[tuple[int, Name]]:
        end = quote_end(text, at)
        inner = unescape(text[at + 1 : end])
        if end < 0 or not inner:
            return
        if inner.startswith('"'):
            # A name that begins with a quote itself; no further quotes are looked into.
            spelled = self.cards.spelling(inner)
            name = self.exact(inner) or (Name(spelled, NameKind.CARD) if spelled else None)
        else:
            name = self.whole(inner)
        known = None if name else self.cards.spelling(f'"{inner}"')
        name = name or (Name(known, NameKind.CARD) if known else None)
        if name:
            number = _NUMBER.match(low, end + 1)
            numbered = number and self._choose(fold(inner), int(number[1]), None)
            if number and numbered:
                yield number.end(), numbered
            yield end + 1, name

    def _listed(self, low: str, at: int) -> Iterator[tuple[int, str]]:
        """The names of the call that stand at `at`, longest first."""
        first = FIRST.match(low, at)
        for key in self._by_first.get(first.group() if first else "", ()):
            if low.startswith(key, at) and ends_word(low, at + len(key)):
                yield at + len(key), key

    def _possessive(self, text: str, low: str, at: int) -> Iterator[tuple[int, Name]]:
        for player in self.players:
            start = at + len(player)
            if not low.startswith(fold(player), at) or not low.startswith("'", start):
                continue
            mark = 3 if low.startswith("'s ", start) else 2 if low.startswith("' ", start) else 0
            if not mark:
                continue
            for end, name in self._known(text, at):
                if end > start + mark:
                    yield end, name
            start += mark
            for end, key in self._listed(low, start):
                yield from self._of(low, end, key, player)
            for end, name in (*self._known(text, start), *self._tokens(text, low, start)):
                number = _NUMBER.match(low, end)
                if number:
                    yield number.end(), Name(name.text, name.kind, int(number[1]), player)
                yield end, Name(name.text, name.kind, None, player)

    def _of(self, low: str, end: int, key: str, player: str) -> Iterator[tuple[int, Name]]:
        number = _NUMBER.match(low, end)
        if number:
            name = self._choose(key, int(number[1]), player)
            if name:
                yield number.end(), name
        name = self._choose(key, None, player)
        if name:
            yield end, name

    def _choose(self, key: str, number: int | None, player: str | None) -> Name | None:
        """One of the objects that share the name `key`, by its number and whose it is.

        Where the call lists no such object it may be made later, unless the name is a label.
        """
        alike = self._alike.get(key)
        if alike is None:
            return None
        own = [name for name, whose in alike if player is None or whose == player]
        if number and number <= len(own):
            return Name(own[number - 1], NameKind.OBJECT)
        if not number and len(own) == 1:
            return Name(own[0], NameKind.OBJECT)
        shown = self._shown.get(key, key)
        if key in self._labels:
            # A label goes with its object wherever that goes: whose it was says little.
            return self._exact[key] if not number else None
        kind = NameKind.TOKEN if key.endswith(" token") else NameKind.CARD
        if own and not number:
            kind = NameKind.SEVERAL
        return Name(shown, kind, number, player)

    def _known(self, text: str, at: int) -> Iterator[tuple[int, Name]]:
        length = self.cards.longest_at(text, at)
        if length:
            written = text[at : at + length]
            yield at + length, Name(self.cards.spelling(written) or written, NameKind.CARD)

    def _tokens(self, text: str, low: str, at: int) -> Iterator[tuple[int, Name]]:
        found = _TOKEN.match(low, at)
        if not found:
            return
        words = text[at : found.end()].split(" ")[:-1]
        if any(fold(word) in _NO_NAMES or word[:1].isdigit() for word in words):
            return
        spelled = " ".join(SUBTYPES.get(fold(word), word) for word in words)
        yield found.end(), Name(f"{spelled} token", NameKind.TOKEN)

    # -- suggestions -------------------------------------------------------------------------

    def near(self, word: str) -> tuple[str, ...]:
        """Names near to a misspelt one: of the call first, then known cards."""
        return self.suggestions.names(word, self._shown)
