"""Events of counters that are removed: of each, or of the last of its kind; of a card in exile."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.triggered import IN_EXILE
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.selectors import This


def _events() -> Iterator[Shape]:
    for words, action in (("a", None), ("the last", "the last one")):
        event = Trigger(Kind.COUNTERS_REMOVED, S.who, counter=S.kind, action=action)
        removed = f"{words} {{kind:counter_kind}} counter is removed from"
        yield Shape("event", f"{removed} {{who:one}}", (event,))
        yield Shape("event", f"{removed} {{who:some}}", (event,))
        there = Trigger(
            Kind.COUNTERS_REMOVED, This(), counter=S.kind, action=action, condition=IN_EXILE
        )
        yield Shape("event", f"{removed} ~ while it is exiled", (there,))


SHAPES = tuple(_events())
