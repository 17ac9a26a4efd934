"""What each rule that the engine has code for says, in plain words of our own."""

from __future__ import annotations

from functools import lru_cache

from app.engine.cr import rules_of
from app.terms.editions import CURRENT


@lru_cache(maxsize=1)
def summaries() -> dict[str, str]:
    """The first lines of the rule functions' docstrings, by rule number."""
    return dict(rules_of(CURRENT).summaries)
