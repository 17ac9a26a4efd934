"""Facts that the call does not give and that would change the answer, as questions to the judge."""

from __future__ import annotations

from app.judge.line import Line
from app.judge.orders_of_entry import who_entered_last
from app.judge.ruling import MissingFact
from app.judge.session import Session
from app.terms.zones import Zone


def missing_facts(session: Session, lines: list[Line]) -> tuple[MissingFact, ...]:
    """What to ask: powers and toughnesses that nothing defines, and which permanent entered last
    where that matters."""
    found: dict[str, MissingFact] = {}
    for line in [session.start, *lines]:
        now = session.now(line)
        for object in line.game.objects.values():
            known = now.of(object.id) if object.zone is Zone.BATTLEFIELD else None
            if known is None or not known.unknown:
                continue
            words = " and ".join(sorted(known.unknown))
            question = (
                f"What are {object.label}'s {words}?"
                if " and " in words
                else (f"What is {object.label}'s {words}?")
            )
            answers = tuple((f"{n}/{n}", f"base {n}/{n}") for n in (1, 2, 3, 4, 5, 6))
            found.setdefault(object.label, MissingFact(question, answers, object.label))
    orders = who_entered_last(session.start.game, session.unordered)
    return (*found.values(), *orders)
