"""Permission to play cards from elsewhere than the hand, as long as it lasts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.nouns import SPELL
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.static import settled
from app.terms.abilities import StaticAbility
from app.terms.amounts import ManaValueOf
from app.terms.costs import Cost, PayLife
from app.terms.modifications import MayPlay
from app.terms.permissions import LooksAtTop
from app.terms.selectors import (
    AllOf,
    AnyOf,
    Anything,
    Controlled,
    HasType,
    InZone,
    This,
    TopCard,
    Who,
)
from app.terms.types import CardType
from app.terms.zones import Zone

_YOURS = Controlled(Who.YOU)
_GRAVEYARD = (InZone(Zone.GRAVEYARD), _YOURS)
_TOP_OF_IT = "the top of your library"
_TOP = (InZone(Zone.LIBRARY), TopCard(), _YOURS)
ZONES = (("your graveyard", _GRAVEYARD), (_TOP_OF_IT, _TOP))


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


def _kind_of_spell(what: Any) -> Any:
    """What such spells are, beside being spells."""

    def forward(what: Any) -> Any:
        match what:
            case AllOf((kind, spell)) if spell == SPELL:
                return kind
            case _:
                raise Unfit

    return via(forward, lambda term: (AllOf((term, SPELL)),), what)


def _while_so(where: Zone) -> Any:
    """Leave to cast the card itself from there while a condition is true."""
    may = (MayPlay(This(), lands=False),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, StaticAbility) or term.condition is None:
            return None
        same = term == StaticAbility(may, term.condition, zone=where)
        return (term.condition,) if same else None

    return via(
        lambda condition: replace(settled(may, condition), zone=where), backward, S.condition
    )


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
        both = AnyOf((_kind_of_spell(S.one), _kind_of_spell(S.two)))
        kinds = "{one:spells_cast} and {two:spells_cast}"
        yield Shape("core", f"you may cast {kinds} from {words}",
                    (MayPlay(cards_in(zone, both), lands=False),))  # fmt: skip
        yield Shape("core", f"you may cast spells from {words}",
                    (MayPlay(AllOf(zone), lands=False),))  # fmt: skip
    looks = "you may look at the top card of your library any time"
    yield Shape("core", f"{looks}, and you may play lands from {_TOP_OF_IT}",
                (LooksAtTop(), MayPlay(AllOf((*_TOP, land)), spells=False)))  # fmt: skip
    life = StaticAbility((MayPlay(AllOf(_TOP), cost=Cost((PayLife(ManaValueOf(This())),))),))
    top, value = _TOP_OF_IT, "its mana value"
    may = f"you may play lands and cast spells from {top}. if you cast a spell this way,"
    yield Shape("static", f"{may} pay life equal to {value} rather than pay its mana cost.", life)
    for words, where in (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE)):
        yield Shape(
            "static",
            f"you may cast ~ from {words}.",
            StaticAbility((MayPlay(This(), lands=False),), zone=where),
        )
        yield Shape(
            "static",
            f"you may cast ~ from {words} as long as {{condition:conditions}}.",
            _while_so(where),
            (
                f"as long as {{condition:conditions}}, you may cast ~ from {words}.",
                f"you may cast ~ from {words} if {{condition:conditions}}.",
            ),
        )


SHAPES = (*_standing(),)
