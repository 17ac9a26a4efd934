"""A face's text into abilities, line by line."""

from __future__ import annotations

from app.cards.typeline import TypeLine
from app.terms.abilities import Ability, Unread


def read_text(text: str, name: str, line: TypeLine) -> tuple[Ability, ...]:
    """PLACEHOLDER"""
    return tuple(Unread(each) for each in text.split("\n") if each)
