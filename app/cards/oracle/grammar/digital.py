"""What only digital cards say: perpetually, conjure, seek."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.doing import chunks, flat
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import IT, SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.digital import Conjure, Perpetually
from app.terms.instructions import KeywordAction
from app.terms.selectors import HasName, This, Those
from app.terms.zones import Zone

_PLACES: tuple[tuple[str, Zone, dict[str, bool]], ...] = (
    ("into your hand", Zone.HAND, {}),
    ("into your graveyard", Zone.GRAVEYARD, {}),
    ("into exile", Zone.EXILE, {}),
    ("onto the battlefield", Zone.BATTLEFIELD, {}),
    ("onto the battlefield tapped", Zone.BATTLEFIELD, {"tapped": True}),
    ("onto the battlefield tapped and attacking", Zone.BATTLEFIELD,
     {"tapped": True, "attacking": True}),
)  # fmt: skip


def _conjured() -> Iterator[Shape]:
    for place, zone, how in _PLACES:
        for words, count in (("a card", 1), ("{count:number} cards", S.count)):
            for named, what in (("{name}", HasName(S.name)), ("~", This())):
                yield Shape("order", f"conjure {words} named {named} {place}",
                            Conjure(what, zone, count, **how))  # fmt: skip
        yield Shape("order", f"conjure a duplicate of {{what:object}} {place}",
                    Conjure(S.what, zone, duplicate=True, **how))  # fmt: skip


def _duplicate() -> Any:
    return via(lambda: IT, lambda term: () if isinstance(term, Those) else None)


SHAPES = (
    *_conjured(),
    Shape("thing.s", "the duplicate", _duplicate(), same_as="it"),
    Shape("doing#", "perpetually {changes:changings#}",
          Perpetually(SUBJECT, via(flat, chunks, S.changes))),
    Shape("order", "seek {number} {what:card.p}",
          KeywordAction("seek", number=S.number, what=S.what)),
)  # fmt: skip
