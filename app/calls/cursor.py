"""A place in a line, and what can be read there."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.calls.errors import Unread
from app.calls.name import Name, NameKind
from app.calls.table import Names, ends_there
from app.calls.text import fold, quote_end, unescape
from app.calls.words import mana_types, symbols_end
from app.terms.mana import ManaType

_NUMBER = re.compile(r"-?[0-9]+")
_WORD = re.compile(r"\"[^\"]*\"?|[^\s,;:()]+")
# Where a misspelt name is taken to end.
_NAME_STOP = re.compile(r"[,;:()+\"]| -> | vs | for | has | is | lacks | dies\b| survives\b|$")
MOST = 1_000_000_000


class Cursor:
    """A line being read. `low` is `text` folded, of the same length; `at` is where reading is."""

    __slots__ = ("at", "low", "names", "text")

    def __init__(self, text: str, names: Names, at: int = 0) -> None:
        self.text = text
        self.low = fold(text)
        self.names = names
        self.at = at

    # -- looking -----------------------------------------------------------------------------

    def skip(self) -> int:
        """Go past a space (lines are read with single ones); the place then."""
        if self.low.startswith(" ", self.at):
            self.at += 1
        return self.at

    def done(self) -> bool:
        """Whether nothing is left."""
        return self.skip() >= len(self.low)

    def sees(self, phrase: str) -> bool:
        """Whether the folded phrase stands here, ending at a word's end."""
        at = self.skip()
        return self.low.startswith(phrase, at) and _ends(self.low, at + len(phrase))

    def take(self, *phrases: str) -> str | None:
        """Go past the first of the phrases that stands here."""
        low = self.low
        at = self.at
        if low.startswith(" ", at):
            at = self.at = at + 1
        starts = low.startswith
        for phrase in phrases:
            if starts(phrase, at) and _ends(low, at + len(phrase)):
                self.at = at + len(phrase)
                return phrase
        return None

    def word_end(self) -> int:
        """Where the word here ends."""
        found = _WORD.match(self.text, self.skip())
        return found.end() if found else min(self.at + 1, len(self.text))

    # -- demanding ---------------------------------------------------------------------------

    def unread(self, expected: str, *works: str, at: int | None = None) -> Unread:
        """The error that something else was expected here."""
        if at is not None:
            self.at = at
        at = self.skip()
        return Unread(at, expected, works, self.word_end() if at < len(self.text) else at)

    def need(self, phrase: str, expected: str, *works: str) -> None:
        """Go past the phrase."""
        if not self.take(phrase):
            raise self.unread(expected, *works)

    def finish(self, expected: str = "nothing more on this line") -> None:
        """Nothing may be left."""
        if not self.done():
            raise self.unread(expected)

    def number(self, expected: str = "a number", least: int | None = 0, most: int = MOST) -> int:
        """A number in plain digits."""
        found = _NUMBER.match(self.low, self.skip())
        if not found:
            raise self.unread(expected, "2")
        if len(found.group()) > 10 or abs(int(found.group())) > most:
            raise Unread(self.at, f"{expected} of at most {most}", (), found.end())
        value = int(found.group())
        if least is not None and value < least:
            raise Unread(self.at, f"{expected} of at least {least}", (), found.end())
        self.at = found.end()
        return value

    def peek_number(self) -> bool:
        """Whether a number stands here."""
        return bool(_NUMBER.match(self.low, self.skip()))

    def name(self, expected: str = "a name", fits: Callable[[str, int], bool] = ends_there) -> Name:
        """A player, object, card or token."""
        found = self.names.read(self.text, self.low, self.skip(), fits)
        if not found:
            raise self.misspelt(expected)
        self.at = found[0]
        return found[1]

    def object(self, expected: str = "the name of an object") -> Name:
        """A name that is no player's."""
        at = self.skip()
        name = self.name(expected)
        if name.kind is NameKind.PLAYER:
            raise Unread(at, f"{expected}, not a player", (), self.at)
        return name

    def player(self, expected: str = "a player of the call") -> str:
        """A player of the call."""
        at = self.skip()
        for end, name in self.names.candidates(self.text, self.low, at):
            if name.kind is NameKind.PLAYER and not self.low.startswith(" #", end):
                self.at = end
                return name.text
        raise Unread(at, expected, tuple(self.names.players[:4]), self.word_end())

    def misspelt(self, expected: str) -> Unread:
        """The error that no known name stands here, with the nearest names."""
        at = self.skip()
        if self.text.startswith('"', at):
            end = quote_end(self.text, at)
            if end < 0:
                return Unread(at, "a closing quote", (), len(self.text))
            word, end = unescape(self.text[at + 1 : end]), end + 1
        else:
            found = _NAME_STOP.search(self.low, at)
            end = found.start() if found else len(self.text)
            word = self.text[at:end].strip()
            end = at + len(word)
        if not word:
            return Unread(at, expected, (), min(at + 1, len(self.text)))
        return Unread(at, expected, self.names.near(word), end)

    def quoted(self, expected: str) -> str:
        """What stands between the quotes here."""
        at = self.skip()
        if not self.text.startswith('"', at):
            raise self.unread(expected)
        end = quote_end(self.text, at)
        if end < 0:
            raise Unread(at, "a closing quote", (), len(self.text))
        self.at = end + 1
        return unescape(self.text[at + 1 : end]).strip()

    def mana(self, expected: str) -> tuple[ManaType, ...]:
        """Symbols of types of mana: `{G}{G}`, spaces between them allowed."""
        at = self.skip()
        end = symbols_end(self.text, at)
        while end > at and self.text.startswith(" {", end):
            end = symbols_end(self.text, end + 1)
        found = mana_types(self.text[at:end])
        if found is None:
            raise self.unread(expected, "{G}{G}")
        self.at = end
        return found


def _ends(low: str, end: int) -> bool:
    """Whether no word goes on over `end`."""
    return end >= len(low) or not (low[end].isalnum() and low[end - 1].isalnum())
