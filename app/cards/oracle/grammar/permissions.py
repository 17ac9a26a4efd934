"""Permission to play cards from elsewhere than the hand, as long as it lasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.amounts import ManaValueOf
from app.terms.costs import Cost, PayLife
from app.terms.modifications import MayPlay
from app.terms.selectors import AllOf, Anything, Controlled, HasType, InZone, This, TopCard, Who
from app.terms.types import CardType
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)
_GRAVEYARD = (InZone(Zone.GRAVEYARD), _YOURS)
_TOP = (InZone(Zone.LIBRARY), TopCard(), _YOURS)
ZONES = (("your graveyard", _GRAVEYARD), ("the top of your library", _TOP))


def cards_in(zone: tuple[Any, ...], kind: Any) -> Any:
    """Cards of that kind in that zone."""

    def forward(kind: Any) -> AllOf:
        parts = kind.of if isinstance(kind, AllOf) else () if kind == Anything() else (kind,)
        return AllOf((*zone, *parts))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[: len(zone)] != zone:
            return None
        rest = term.of[len(zone) :]
        return (Anything() if not rest else rest[0] if len(rest) == 1 else AllOf(rest),)

    return via(forward, backward, kind)


def _standing() -> Iterator[Shape]:
    land = HasType(CardType.LAND)
    for words, zone in ZONES:
        yield Shape(
            "core",
            f"you may play lands from {words}",
            (MayPlay(AllOf((*zone, land)), spells=False),),
        )
        yield Shape(
            "core",
            f"you may play lands and cast spells from {words}",
            (MayPlay(AllOf(zone)),),
        )
        yield Shape(
            "core",
            f"you may cast {{kind:card_type.s}} spells from {words}",
            (MayPlay(cards_in(zone, HasType(S.kind)), lands=False),),
        )
        yield Shape("core", f"you may cast spells from {words}",
                    (MayPlay(AllOf(zone), lands=False),))  # fmt: skip
    life = StaticAbility((MayPlay(AllOf(_TOP), cost=Cost((PayLife(ManaValueOf(This())),))),))
    top, value = "the top of your library", "its mana value"
    may = f"you may play lands and cast spells from {top}. if you cast a spell this way,"
    yield Shape("static", f"{may} pay life equal to {value} rather than pay its mana cost.", life)
    for words, where in (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE)):
        yield Shape(
            "static",
            f"you may cast ~ from {words}.",
            StaticAbility((MayPlay(This(), lands=False),), zone=where),
        )


SHAPES = (*_standing(),)
