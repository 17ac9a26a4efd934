"""The words of a search as a tree: words, `field:value`, quotes, `-`, `or`, parentheses."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_TERMS = 40
_TOKEN = re.compile(
    r"""
    (?P<space>\s+)
  | (?P<open>\()
  | (?P<close>\))
  | (?P<minus>-(?=[^\s)]))
  | (?P<exact>!)(?=\S)
  | (?P<bare>[A-Za-z]+(?::|!=|<=|>=|=|<|>))(?=[\s)]|$)
  | (?:(?P<field>[A-Za-z]+)(?P<sign>:|!=|<=|>=|=|<|>))?
    (?:"(?P<quoted>[^"]*)"|/(?P<pattern>[^/]+)/(?=[\s)]|$)|(?P<word>[^\s()"]+))
    """,
    re.VERBOSE,
)


@dataclass
class BadSearch(Exception):
    """Words that can't be searched for: the word, and what would have worked."""

    word: str
    expected: str
    start: int = 0

    def __str__(self) -> str:
        return f"“{self.word}”: expected {self.expected}"

    def shown(self, words: str) -> tuple[str, str, str]:
        """The search, a mark under the word, and what would have worked."""
        mark = " " * self.start + "^" * max(1, len(self.word))
        return words, mark, f"This can't be searched for: expected {self.expected}."


@dataclass(frozen=True, slots=True)
class Term:
    """`field`, `sign` and `value`; a plain word has the field `name`. `start`: where it stands."""

    field: str
    sign: str
    value: str
    start: int


@dataclass(frozen=True, slots=True)
class Not:
    part: Query


@dataclass(frozen=True, slots=True)
class All:
    parts: tuple[Query, ...]


@dataclass(frozen=True, slots=True)
class Any:
    parts: tuple[Query, ...]


Query = Term | Not | All | Any


def read(words: str) -> Query:
    """The tree of a search. Raises BadSearch."""
    reader = _Reader(words)
    found = reader.any_of()
    left = reader.peek()
    if left is not None:
        raise BadSearch(left.group(), "an opening parenthesis before it", left.start())
    return found


class _Reader:
    def __init__(self, words: str) -> None:
        self._tokens: list[re.Match[str]] = []
        at = 0
        while at < len(words):
            found = _TOKEN.match(words, at)
            if found is None:
                missing = "a closing quote" if words[at] == '"' else "a word or a field"
                raise BadSearch(words[at:], missing, at)
            if not found.group("space"):
                self._tokens.append(found)
            at = found.end()
        if len(self._tokens) > MOST_TERMS:
            raise BadSearch(words, f"at most {MOST_TERMS} words", 0)
        self._end = len(words)
        self._at = 0

    def peek(self) -> re.Match[str] | None:
        """The next token."""
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def _is_word(self, word: str) -> bool:
        token = self.peek()
        return (
            token is not None
            and token["field"] is None
            and token["word"] is not None
            and (token["word"].lower() == word)
        )

    def any_of(self) -> Query:
        """Parts joined by `or`."""
        parts = [self._all_of()]
        while self._is_word("or"):
            self._at += 1
            parts.append(self._all_of())
        return parts[0] if len(parts) == 1 else Any(tuple(parts))

    def _all_of(self) -> Query:
        parts: list[Query] = []
        while (token := self.peek()) is not None and not token["close"] and not self._is_word("or"):
            if self._is_word("and") and parts:
                self._at += 1
                continue
            parts.append(self._one())
        if not parts:
            token = self.peek()
            word, at = (token.group(), token.start()) if token else ("", self._end)
            raise BadSearch(word, "something to search for before it" if word else "words", at)
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def _one(self) -> Query:
        token = self._tokens[self._at]
        self._at += 1
        if token["minus"]:
            if self.peek() is None:
                raise BadSearch("-", "a word or field after it", token.start())
            return Not(self._one())
        if token["open"]:
            inner = self.any_of()
            closing = self.peek()
            if closing is None or not closing["close"]:
                raise BadSearch("(", "a closing parenthesis", token.start())
            self._at += 1
            return inner
        if token["exact"]:
            return self._exact(token)
        if token["bare"]:
            raise BadSearch(token["bare"], "a value after it", token.start())
        if token["pattern"] is not None:
            raise BadSearch(token.group(), "words, not a regular expression", token.start())
        value = token["quoted"] if token["quoted"] is not None else token["word"]
        field = (token["field"] or "name").lower()
        return Term(field, token["sign"] or ":", value, token.start())

    def _exact(self, token: re.Match[str]) -> Query:
        """`!` and a name: the quoted one, or all the words up to the end."""
        words: list[str] = []
        first = self.peek()
        if first is not None and first["quoted"] is not None and not first["field"]:
            self._at += 1
            return Term("name", "=", first["quoted"], token.start())
        while (after := self.peek()) is not None and after["word"] is not None:
            words.append(after.group())
            self._at += 1
        if not words:
            raise BadSearch("!", "a name after it", token.start())
        return Term("name", "=", " ".join(words), token.start())
