"""Players as a sentence names them."""

from __future__ import annotations

from app.cards.oracle.grammar.shape import Shape
from app.terms.selectors import Who

SHAPES = (
    # Whom a rule holds for: `players can't …`, `each opponent can't …`.
    Shape("players.p", "you", Who.YOU),
    Shape("players.p", "your opponents", Who.OPPONENT),
    Shape("players.s", "each opponent", Who.OPPONENT, same_as="your opponents"),
    Shape("players.p", "players", Who.ANY),
    Shape("players.s", "each player", Who.ANY, same_as="players"),
    Shape("players.s", "enchanted player", Who.ENCHANTED_PLAYER),
    Shape("players.s", "the chosen player", Who.CHOSEN_PLAYER),
    Shape("players.s", "defending player", Who.DEFENDING_PLAYER),
)
