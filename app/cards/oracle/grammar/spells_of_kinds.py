"""Spells of kinds that no card type tells: permanent spells, spells that are no creature or are a
Dragon."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.selectors import AllOf, AnyOf, HasType, Not
from app.terms.types import PERMANENT_TYPES, CardType

# No land is cast.
PERMANENT_SPELL = AnyOf(
    tuple(
        HasType(kind) for kind in CardType if kind in PERMANENT_TYPES and kind is not CardType.LAND
    )
)


def _permanent() -> Any:
    """A spell that will become a permanent (CR 110.4b)."""

    def forward(before: Any, after: Any) -> AllOf:
        return AllOf((*before, PERMANENT_SPELL, SPELL, *after))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or PERMANENT_SPELL not in term.of:
            return None
        at = term.of.index(PERMANENT_SPELL)
        if term.of[at + 1 : at + 2] != (SPELL,):
            return None
        return term.of[:at], term.of[at + 2 :]

    return via(forward, backward, S.before, S.after)


SHAPES = (
    Shape("np#", "{before}permanent <spell|spells>{after#}", _permanent()),
    Shape("np.s", "{one:card_type.s} spell or {two:card_type.s} spell",
          AllOf((AnyOf((HasType(S.one), HasType(S.two))), SPELL)),
          same_as="{one} or {two} spell"),
    Shape("np#", "non {type:card_type.s} or {kind:kind_word} <spell|spells>",
          AllOf((AnyOf((Not(HasType(S.type)), S.kind)), SPELL))),
)  # fmt: skip
