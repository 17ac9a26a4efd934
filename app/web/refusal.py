"""A request that can't be served as it is, in plain words: a page, or problem details."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Refused(Exception):
    """Why a request is not served. `status` is its HTTP status, `expected` what would work."""

    status: int
    message: str
    expected: str = ""

    def __str__(self) -> str:
        return self.message
