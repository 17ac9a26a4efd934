"""Cards that a call speaks of in its actions and questions alone, and lists in no zone.

They come from hands later. What they ask about the turn has to be counted before that.
"""

from __future__ import annotations

from typing import Protocol

from app.calls.model import ScriptLine
from app.calls.name import Name, NameKind
from app.engine.kernel.game import Game
from app.engine.kernel.rewriting import parts_of
from app.terms.cards import Card


class KnownCards(Protocol):
    """Where cards are found by their names."""

    def card(self, name: str) -> Card | None:
        """The card of that name, or with a face of that name."""
        ...


def with_unlisted(game: Game, script: tuple[ScriptLine, ...], cards: KnownCards) -> Game:
    """The game with the cards that only its script names."""
    names = {
        part.text: None
        for part in parts_of(script)
        if isinstance(part, Name) and part.kind is NameKind.CARD
    }
    found = tuple(card for card in map(cards.card, names) if card is not None)
    return game.but(unlisted=found) if found else game
