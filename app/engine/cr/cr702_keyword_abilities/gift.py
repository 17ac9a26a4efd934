"""Gift (CR 702.174)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Color
from app.terms.conditions import PaidAsCast
from app.terms.effects import CreateTokens, DrawCards, Effect, IfSo
from app.terms.selectors import Who
from app.terms.types import CardType

_PROMISED = PaidAsCast("gift")


def _blue(kind: str, size: int) -> Card:
    face = Face(
        f"{kind} Token",
        colors=frozenset({Color.BLUE}),
        types=frozenset({CardType.CREATURE}),
        subtypes=frozenset({kind}),
        power=size,
        toughness=size,
    )
    return Card(face.name, Layout.TOKEN, (face,))


# What the chosen player is given, by what follows the keyword (702.174d-i).
GIFTS: dict[str, Effect] = {
    "a card": DrawCards(Who.OPPONENT),
    "a tapped Fish": CreateTokens(_blue("Fish", 1), tapped=True, who=Who.OPPONENT),
    "an Octopus": CreateTokens(_blue("Octopus", 8), who=Who.OPPONENT),
}


@rule("702.174b", "keyword stands for", "gift")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As a permanent enters the chosen opponent is given the gift, if it was promised."""
    given = GIFTS.get(ability.text or "")
    if given is None:
        return ()
    return (TriggeredAbility(Trigger(EventKind.ENTERS), (given,), _PROMISED),)


@rule("702.174j")
def given_first(face: Face) -> tuple[Effect, ...]:
    """A spell gives its gift before it does anything else."""
    return tuple(
        IfSo(_PROMISED, (GIFTS[ability.text or ""],))
        for ability in face.abilities
        if isinstance(ability, KeywordAbility) and ability.name == "gift"
        if ability.text in GIFTS
    )
