"""The head of a noun phrase: one noun, or a choice of several."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.shape import Shape
from app.terms.selectors import AllOf, AnyOf, HasKeyword, HasType
from app.terms.types import CardType

# Only creatures have flying, so that it is plain what the ending is about.
_FLYER = AllOf((HasType(CardType.CREATURE), HasKeyword(S.keyword)))
_FLIES = "creature with {keyword:plain_keyword}"


def _choices() -> Iterator[Shape]:
    """`artifact, creature, or land`, of two to seven nouns."""
    for count in range(2, 8):
        names = [f"noun{number}" for number in range(count)]
        slots = tuple(getattr(S, name) for name in names)
        for number in ("s", "p"):
            *first, last = [f"{{{name}:noun.{number}}}" for name in names]
            comma = "," if count > 2 else ""
            words = {
                sign: f"{', '.join(first)}{comma} {sign} {last}" for sign in ("or", "and", "and/or")
            }
            usual, *others = ("or", "and/or") if number == "s" else ("and", "or", "and/or")
            same = tuple(words[sign] for sign in others)
            yield Shape(f"head.{number}", words[usual], AnyOf(slots), same)
        if count < 5:
            *kinds, _ = [f"{{{name}:noun.s}}" for name in names]
            comma = "," if count > 2 else ""
            yield Shape("head.s", f"{', '.join(kinds)}{comma} or {_FLIES}",
                        AnyOf((*slots[:-1], _FLYER)))  # fmt: skip


SHAPES = (
    Shape("head#", "{noun#}", S.noun),
    *_choices(),
    Shape("ending#", "that is a {what:head.s}",
          only(S.what, lambda what: isinstance(what, AnyOf))),
)  # fmt: skip
