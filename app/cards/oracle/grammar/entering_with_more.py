"""What a spell that has been cast enters with, and cards put from exile into graveyards."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration, MoveTo, StartModification
from app.terms.modifications import EntersWithCounters
from app.terms.selectors import AllOf, InZone, Owned, SomeOf, ThatObject, Who
from app.terms.zones import Zone

_THEIRS = AllOf((InZone(Zone.EXILE), Owned(Who.OPPONENT)))


def _enters() -> Iterator[Shape]:
    """`it enters with an additional +1/+1 counter on it`: said of one spell."""
    for words, count in (
        ("a additional {kind:counter_kind} counter", 1),
        ("{count:number} additional {kind:counter_kind} counters", S.count),
    ):
        entering = EntersWithCounters(ThatObject(), S.kind, count)
        yield Shape("clause", f"{{who:thing.s}} enters with {words} on it",
                    StartModification(entering, Duration.END_OF_TURN, S.who))  # fmt: skip


def _processed() -> Iterator[Shape]:
    """Cards of opponents in exile that are put into their owners' graveyards."""
    yield Shape("order", "put a card a opponent owns from exile into that player 's graveyard",
                MoveTo(SomeOf(_THEIRS), Zone.GRAVEYARD),
                ("put a card a opponent owns from exile into its owner 's graveyard",))  # fmt: skip
    yield Shape(
        "order",
        "put {count:number} cards your opponents own from exile into their owners ' graveyards",
        MoveTo(SomeOf(_THEIRS, S.count), Zone.GRAVEYARD),
    )


SHAPES = (*_enters(), *_processed())
