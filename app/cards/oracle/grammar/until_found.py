"""Cards revealed or exiled from the top of a library until one is found, and where they go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, only
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import ThatMuch
from app.terms.effects import MoveTo
from app.terms.library_effects import ExileTopCards, PutTheRest, Rest, UntilFound
from app.terms.selectors import Those
from app.terms.zones import Zone

_PLACES: tuple[tuple[str, Zone, bool, bool], ...] = (
    ("onto the battlefield", Zone.BATTLEFIELD, True, False),
    ("onto the battlefield tapped", Zone.BATTLEFIELD, True, True),
    ("onto the battlefield under your control", Zone.BATTLEFIELD, False, False),
    ("into your hand", Zone.HAND, True, False),
)


def _until() -> Iterator[Shape]:
    for verb, exile in (("exile", True), ("reveal", False)):
        for cards, count in (("a {what:card.s}", 1), ("{count:number} {what:card.p}", S.count)):
            found = UntilFound(SUBJECT, S.what, count, exile)
            yield Shape("act.p", f"{verb} cards from the top of your library until you {verb} "
                        f"{cards}", found)  # fmt: skip
            yield Shape("act.s", f"{verb}s cards from the top of their library until they {verb} "
                        f"{cards}", found)  # fmt: skip


def _placed() -> Iterator[Shape]:
    for words, zone, owners, tapped in _PLACES:
        moved: Any = MoveTo(S.what, zone, owners, tapped)
        for end in ("the rest {rest}", "put the rest {rest}",
                    "all other cards revealed this way {rest}",
                    "put all other cards revealed this way {rest}"):  # fmt: skip
            yield Shape("sentence2", f"put {{what:told_card}} {words} and {end}",
                        (moved, PutTheRest(S.rest)), same_as="{one} and {two}")  # fmt: skip


def _rests() -> Iterator[Shape]:
    rest, every = PutTheRest(S.rest), PutTheRest(S.rest, True)
    yield Shape("order", "put all other cards revealed this way {rest}", rest)
    yield Shape("order", "put the revealed cards {rest}", every,
                ("put the exiled cards {rest}",))  # fmt: skip
    yield Shape(
        "clause",
        "that player puts the exiled cards that were not cast this way {rest:their_rest}",
        every,
        ("put the exiled cards that were not cast this way {rest:their_rest}",),
        same_as="put the revealed cards {rest}",
    )


def _as_many_as() -> Iterator[Shape]:
    """Exiled from the top, as many as an amount tells."""
    exiled = ExileTopCards(SUBJECT, only(S.amount, lambda amount: amount != ThatMuch()))
    top = "cards from the top of your library equal to {amount}"
    yield Shape("act.p", f"exile {top}", exiled, (f"exile a number of {top}",))


SHAPES = (
    *_until(),
    *_placed(),
    *_rests(),
    Shape("told_card", "the nonland card", Those(), same_as="it"),
    Shape("told_card", "the land card", Those(), same_as="it"),
    Shape("played_one", "the exiled nonland card", Those(), same_as="it"),
    Shape("sentence2", "{one:clause}, then puts those cards into their graveyard",
          (only(S.one, lambda term: isinstance(term, UntilFound)),
           PutTheRest(Rest(Zone.GRAVEYARD), True)), same_as="{one} and {two}"),
    *_as_many_as(),
    Shape("clause", "shuffle the rest into your library",
          PutTheRest(Rest(Zone.LIBRARY), shuffled=True)),
)  # fmt: skip
