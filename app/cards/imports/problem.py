"""What is wrong with a file of card data, and where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class BadCardFile(Exception):
    """The file can't be imported. `line` and `record` count from 1; None where not known.

    `expected` says what would have worked.
    """

    what: str
    expected: str
    line: int | None = None
    record: int | None = None
    name: str | None = None
    field: str | None = None

    def __str__(self) -> str:
        where = [
            f"line {self.line}" if self.line else "",
            f"record {self.record}" if self.record else "",
            f"“{self.name}”" if self.name else "",
            f"field {self.field}" if self.field else "",
        ]
        place = ", ".join(part for part in where if part)
        return f"{place + ': ' if place else ''}{self.what}; expected {self.expected}"
