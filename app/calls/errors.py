"""What can't be read in a call, told so that it can be mended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NotationError:
    """One thing that can't be read.

    `line` and `column` count from 1; `word` is what stands there (empty at a line's end),
    `expected` what was expected there, `works` what would work (names that are near, an example).
    """

    line: int
    column: int
    word: str
    expected: str
    works: tuple[str, ...] = ()
    file: str = ""

    @property
    def message(self) -> str:
        """The problem in a sentence, without its place."""
        found = f"`{self.word}`" if self.word else "the end of the line"
        works = " or ".join(f"`{one}`" for one in self.works)
        return f"{found}: expected {self.expected}" + (f"; {works} would work" if works else "")

    def __str__(self) -> str:
        place = f"{self.file}:" if self.file else "line "
        return f"{place}{self.line}:{self.column}: {self.message}"


class NotationErrors(Exception):
    """All that can't be read in a text, in the order of its lines."""

    def __init__(self, errors: tuple[NotationError, ...]) -> None:
        super().__init__("\n".join(map(str, errors)))
        self.errors = errors


class Unread(Exception):
    """Inside the parser: reading failed at `at` of the line; `end` is where the word there ends."""

    def __init__(
        self, at: int, expected: str, works: tuple[str, ...] = (), end: int | None = None
    ) -> None:
        super().__init__(expected)
        self.at = at
        self.end = end
        self.expected = expected
        self.works = works
