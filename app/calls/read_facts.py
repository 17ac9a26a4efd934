"""What must come out: `= [possible:|impossible:] FACT { and FACT}`."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.facts import Fact
from app.calls.model import Mode
from app.calls.name import NameKind
from app.calls.read_object_facts import object_facts
from app.calls.read_plain_facts import PLAIN_READERS, read_plain_fact
from app.calls.read_player_facts import read_player_fact
from app.calls.table import ends_word

_MOST_FACTS = 50


class _Chain:
    """Facts joined by ` and `.

    A name may hold an ` and `, and so may what is said of it: of the ways to read a line the first
    that reads all of it counts. Places from which no way led on are remembered.
    """

    def __init__(self, c: Cursor) -> None:
        self.c = c
        self.dead: set[int] = set()
        self.furthest = Unread(c.skip(), "a fact", ("yes", "Bob 14 life", "Rex dies"))
        self.furthest.end = c.word_end()

    def read(self, at: int, depth: int = 0) -> tuple[Fact, ...] | None:
        """The facts from `at` to the end of the line."""
        if at in self.dead or depth > _MOST_FACTS:
            return None
        for end, facts in self._ways(at):
            self.c.at = end
            if self.c.done():
                return facts
            if self.c.take("and"):
                rest = self.read(self.c.skip(), depth + 1)
                if rest is not None:
                    return (*facts, *rest)
            else:
                self._note(self.c.unread("` and ` and another fact, or nothing more"))
        self.dead.add(at)
        return None

    def _note(self, problem: Unread) -> None:
        if problem.at > self.furthest.at:
            self.furthest = problem

    def _ways(self, at: int) -> Iterator[tuple[int, tuple[Fact, ...]]]:
        c = self.c
        c.at = at
        if c.take(*PLAIN_READERS):
            c.at = at
            try:
                fact = read_plain_fact(c)
                yield c.at, (fact,)
            except Unread as problem:
                self._note(problem)
        named = False
        for end, name in c.names.candidates(c.text, c.low, at):
            if not ends_word(c.low, end):
                continue
            named = True
            try:
                c.at = end
                if name.kind is NameKind.PLAYER:
                    fact = read_player_fact(c, name)
                    yield c.at, (fact,)
                else:
                    yield from object_facts(c, name)
            except Unread as problem:
                self._note(problem)
        if not named:
            c.at = at
            self._no_name(at)

    def _no_name(self, at: int) -> None:
        problem = self.c.misspelt("a fact, or a name and what is expected of it")
        if self.furthest.at <= at < len(self.c.low):
            self.furthest = problem


def read_expectation(c: Cursor) -> tuple[Mode, tuple[Fact, ...]]:
    """An expectation: all of the line."""
    mode = Mode.EVERY
    for word in (Mode.POSSIBLE, Mode.IMPOSSIBLE):
        at = c.skip()
        if c.take(word.value):
            if c.take(":"):
                mode = word
                break
            if not c.names.read(c.text, c.low, at):
                raise c.unread(f"a colon after `{word.value}`", f"{word.value}:")
            c.at = at
    chain = _Chain(c)
    facts = chain.read(c.skip())
    if facts is None:
        raise chain.furthest
    return mode, facts
