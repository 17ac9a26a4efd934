"""Cards in graveyards: `target creature card from your graveyard`, `~ from your graveyard`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.amounts import minus, plus, whose
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import THAT_PLAYER
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import target
from app.terms.selectors import AllOf, Controlled, InZone, SomeOf, This, Who
from app.terms.zones import Zone

# The object that the text stands on, where it is in its owner's graveyard.
FROM_THERE = AllOf((This(), InZone(Zone.GRAVEYARD)))
_GRAVEYARDS: tuple[tuple[str, Any], ...] = (
    ("your graveyard", Controlled(Who.YOU)),
    ("an opponent's graveyard", Controlled(Who.OPPONENT)),
    ("defending player's graveyard", Controlled(Who.DEFENDING_PLAYER)),
    ("that player's graveyard", THAT_PLAYER),
    ("a graveyard", None),
)


def _theirs(card: Any) -> Any:
    """Cards of the player spoken of before."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        rest = minus(term, Controlled(Who.TRIGGERING_PLAYER))
        return None if rest is None else (rest,)

    return via(lambda what: plus(what, Controlled(THAT_PLAYER)), backward, card)


def _dead() -> Iterator[Shape]:
    """`target creature card from your graveyard`."""
    for words, whom in _GRAVEYARDS:
        card = S.what if whom is None else whose(whom, S.what)
        if whom is THAT_PLAYER:
            card = _theirs(S.what)
        for up_to in (False, True):
            said = "up to " if up_to else ""
            one = f"{said}one target" if up_to else "target"
            yield Shape(
                "dead_card",
                f"{one} {{what:card.s}} from {words}",
                target(card, up_to=up_to, zone=Zone.GRAVEYARD),
            )
            yield Shape(
                "dead_card",
                f"{said}{{number}} target {{what:card.p}} from {words}",
                target(card, S.number, up_to, Zone.GRAVEYARD),
            )
        if whom is not THAT_PLAYER:
            yield Shape(
                "dead_card", f"a {{what:card.s}} from {words}", SomeOf(plus_graveyard(card))
            )


def plus_graveyard(card: Any) -> Any:
    """Cards of a graveyard: the zone is part of what they are."""

    def forward(card: Any) -> AllOf:
        parts = card.of if isinstance(card, AllOf) else (card,)
        return AllOf((InZone(Zone.GRAVEYARD), *parts))

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, AllOf) or term.of[0] != InZone(Zone.GRAVEYARD):
            return None
        rest = term.of[1:]
        return (rest[0] if len(rest) == 1 else AllOf(rest),)

    return via(forward, backward, card)


def _from_graveyard(one: Any) -> Any:
    """`~ from your graveyard`: itself, where it is in that zone."""

    def backward(term: Any) -> tuple[Any, ...] | None:
        return (This(),) if term == FROM_THERE else None

    return via(lambda one: AllOf((one, InZone(Zone.GRAVEYARD))), backward, one)


SHAPES = (
    *_dead(),
    Shape("dead_card", "{one} from your graveyard", _from_graveyard(S.one)),
)
