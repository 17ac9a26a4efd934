"""Spells whose target something becomes, and attacks for the first time in a turn."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.events import when
from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.selectors import AllOf, Controlled


def _is_such_a_spell(what: Any) -> bool:
    """A spell of some kind, of whoever's it is."""
    parts = what.of if isinstance(what, AllOf) else ()
    return SPELL in parts and not any(isinstance(part, Controlled) for part in parts)


SHAPES = (
    Shape("happening#", "<attacks|attack> for the first time each turn",
          (when(Kind.ATTACKS, ordinal=1),)),
    Shape("happening#", "<becomes|become> the target of a {other:np.s}",
          (when(Kind.BECOMES_TARGET, other=only(S.other, _is_such_a_spell)),)),
)  # fmt: skip
