"""What is taken of cards that were milled or exiled just before: `mill three cards. You may put a
land card from among them into your hand`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import MoveTo
from app.terms.selectors import AllOf, Anything, SomeOf, Those
from app.terms.zones import Zone

_THEM = ("them", "those cards", "the milled cards", "the cards milled this way",
         "the exiled cards", "the cards exiled this way")  # fmt: skip
_PLACES: tuple[tuple[str, Any], ...] = (
    ("put {what:of_those} into your hand", MoveTo(S.what, Zone.HAND)),
    ("put {what:of_those} onto the battlefield", MoveTo(S.what, Zone.BATTLEFIELD)),
    ("put {what:of_those} onto the battlefield tapped",
     MoveTo(S.what, Zone.BATTLEFIELD, tapped=True)),
    ("put {what:of_those} onto the battlefield under your control",
     MoveTo(S.what, Zone.BATTLEFIELD, under_owners_control=False)),
    ("exile {what:of_those}", MoveTo(S.what, Zone.EXILE)),
)  # fmt: skip


def _of_those(card: Any) -> Any:
    """Cards that match among those that were moved."""

    def forward(card: Any) -> AllOf:
        parts = card.of if isinstance(card, AllOf) else () if card == Anything() else (card,)
        return AllOf((Those(), *parts))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != Those():
            return None
        rest = term.of[1:]
        return (Anything() if not rest else rest[0] if len(rest) == 1 else AllOf(rest),)

    return via(forward, backward, card)


def _among() -> Iterator[Shape]:
    card = _of_those(S.what)
    of_them = "from among {}"
    for words, what in (
        ("a {what:card.s}", SomeOf(card)),
        ("up to {count:number} {what:card.p}", SomeOf(card, S.count, up_to=True)),
        ("any number of {what:card.p}", SomeOf(card, None, up_to=True)),
        ("all {what:card.p}", card),
    ):
        them, *other = (f"{words} {of_them.format(said)}" for said in _THEM)
        yield Shape("of_those", them, what, tuple(other))


SHAPES = (
    *(Shape("order", words, moves) for words, moves in _PLACES),
    Shape("order", "return {what:of_those} to your hand", MoveTo(S.what, Zone.HAND),
          same_as="put {what} into your hand"),
    Shape("order", "return {what:of_those} to the battlefield", MoveTo(S.what, Zone.BATTLEFIELD),
          same_as="put {what} onto the battlefield"),
    *_among(),
)  # fmt: skip
