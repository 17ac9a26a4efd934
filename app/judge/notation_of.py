"""Decisions of a line of play as the notation lines that would make them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from app.calls.dump import quoter_for
from app.calls.model import Call
from app.calls.writing import Quoter
from app.engine.kernel.game import Game
from app.judge.decisions import decision_in_words
from app.judge.line import Line
from app.judge.session import Session
from app.terms.events import Recipient


def choice_lines(session: Session, line: Line) -> Iterator[str]:
    """`assign Rex: 1 Bear, 4 Bob` and the like, without the leading sign."""
    for choice, answer in line.choices:
        if choice.kind == "divide damage" and isinstance(answer, tuple):
            asked = getattr(choice.form, "asked", ())
            for source, shares in answer:
                if source not in asked:
                    continue
                yield assign_line(session, line.game, source, shares)
        elif choice.kind == "blockers" and isinstance(answer, tuple):
            pairs = ", ".join(
                f"{name(session, line.game, b)} -> {name(session, line.game, a)}" for b, a in answer
            )
            yield f"block {pairs or 'none'}"
        else:
            player = session.table.players[choice.player]
            yield decision_in_words(choice, answer, player, partial(session.table.say, line.game))


def assign_line(
    session: Session, game: Game, source: int, shares: tuple[tuple[Recipient, int], ...]
) -> str:
    """The line that fixes one creature's division."""
    parts = ", ".join(f"{amount} {name(session, game, to)}" for to, amount in shares if amount)
    return f"assign {name(session, game, source)}: {parts}"


def name(session: Session, game: Game, mention: Recipient) -> str:
    """A name as notation writes it, quoted where it must be."""
    return session.once(_quoter, session.call).text(session.table.say(game, mention))


def _quoter(session: Session, call: Call) -> Quoter:
    return quoter_for(call)
