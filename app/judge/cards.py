"""The card data as the judge uses them: the store's cards, and texts typed into a call."""

from __future__ import annotations

from functools import lru_cache

from app.cards.oracle.keywords import read_modifier_keyword
from app.cards.oracle.lines import read_lines
from app.cards.store import CardStore
from app.cards.tokens import predefined_token
from app.cards.typeline import TypeLine
from app.terms.abilities import Ability, Unread
from app.terms.cards import Card
from app.terms.types import CardType


class CardData:
    """A `CardStore` with what else the judge asks of card data."""

    def __init__(self, store: CardStore) -> None:
        self.store = store
        self.source = str(store.source)
        self.card = store.card
        self.face_index = store.face_index
        self.longest_at = store.longest_at
        self.nearest = store.nearest
        self.suggest = store.suggest

    def spelling(self, name: str) -> str | None:
        """A card's or face's name in its own spelling; None where it is not known."""
        return self.store.index.spelling(name)

    def predefined_token(self, name: str) -> Card | None:
        """A token that the rules define, by its name without the word token."""
        return predefined_token(name)

    def keyword(self, text: str) -> tuple[Ability, ...]:
        """A keyword with its parameter; one that can't be read is `Unread`."""
        return _keyword(text)

    def rules_text(self, text: str, name: str, types: frozenset[CardType]) -> tuple[Ability, ...]:
        """Rules text in Oracle English, line by line; a line that can't be read is `Unread`."""
        return _rules_text(text, name, types)


@lru_cache(maxsize=2048)
def _keyword(text: str) -> tuple[Ability, ...]:
    found = read_modifier_keyword(text)
    if found is None:
        return (Unread(text),)
    return found


@lru_cache(maxsize=1024)
def _rules_text(text: str, name: str, types: frozenset[CardType]) -> tuple[Ability, ...]:
    return read_lines(text, name, TypeLine(types=types))
