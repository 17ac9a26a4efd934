"""Cards that a call speaks of in its actions and questions alone, and lists in no zone.

They come from hands later. What they ask about the turn has to be counted before that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from app.calls.actions import Activate, Cast, PlayLand, Splice
from app.calls.model import Do, ScriptLine
from app.calls.name import Name, NameKind
from app.engine.kernel.game import Game
from app.terms.cards import Card


class KnownCards(Protocol):
    """Where cards are found by their names."""

    def card(self, name: str) -> Card | None:
        """The card of that name, or with a face of that name."""
        ...


def with_unlisted(game: Game, script: tuple[ScriptLine, ...], cards: KnownCards) -> Game:
    """The game with the cards that its script alone names as cast, played or activated."""
    names = {name.text: None for name in _played(script) if name.kind is NameKind.CARD}
    found = tuple(card for card in map(cards.card, names) if card is not None)
    return game.but(unlisted=found) if found else game


def _played(script: tuple[ScriptLine, ...]) -> Iterator[Name]:
    for line in script:
        action = (
            line.action
            if isinstance(line, Do)
            else getattr(getattr(line, "question", None), "action", None)
        )
        if isinstance(action, Cast | PlayLand):
            yield action.card
        elif isinstance(action, Activate):
            yield action.source
        if isinstance(action, Cast):
            yield from (each.card for each in action.options if isinstance(each, Splice))
