"""Tokens that are copies of a card: offspring, squad, embalm, eternalize (CR 702.175, 702.157,
702.128, 702.129)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import as_it_was
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.amounts import TimesPaid
from app.terms.cards import Card, Layout
from app.terms.changes import SetPowerToughness
from app.terms.colors import Color
from app.terms.conditions import PaidAsCast
from app.terms.costs import Cost, ExileCost
from app.terms.effects import CopyAsToken
from app.terms.events import TokenCreated
from app.terms.instructions import KeywordAction
from app.terms.selectors import This
from app.terms.zones import Zone

_ENTERS = Trigger(EventKind.ENTERS)
_COLORS = {"embalm": Color.WHITE, "eternalize": Color.BLACK}


@rule("702.175a", "keyword stands for", "offspring")
def offspring(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it enters with its offspring cost paid, its controller creates a copy of it that is
    1/1."""
    small = CopyAsToken(This(), exceptions=(SetPowerToughness(1, 1),))
    return (TriggeredAbility(_ENTERS, (small,), PaidAsCast("offspring")),)


@rule("702.157a", "keyword stands for", "squad")
def squad(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it enters its controller creates a copy of it for each time that its squad cost was
    paid."""
    copies = CopyAsToken(This(), TimesPaid("squad", This()))
    return (TriggeredAbility(_ENTERS, (copies,), PaidAsCast("squad")),)


@rule("702.128a", "keyword stands for", "embalm")
def embalm(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The card is exiled from its owner's graveyard; they create a copy of it that is white, has no
    mana cost and is a Zombie too."""
    return _from_graveyard(ability)


@rule("702.129a", "keyword stands for", "eternalize")
def eternalize(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As embalm, but the token is black and 4/4."""
    return _from_graveyard(ability)


def _from_graveyard(ability: KeywordAbility) -> tuple[Ability, ...]:
    if ability.cost is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, ExileCost(This())))
    effect = KeywordAction(ability.name)
    return (ActivatedAbility(cost, (effect,), Zone.GRAVEYARD, sorcery_speed=True),)


@rule("702.128a", "keyword action", "embalm", "eternalize")
def create(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The token copies the exiled card, but for what the keyword changes."""
    card = as_it_was(play.now, at.object)
    if card is None:
        return
    token = _token(card.card, effect.name)
    play.happen((TokenCreated(at.controller, token),), cite(create))


def _token(card: Card, name: str) -> Card:
    front = replace(
        card.front,
        mana_cost=None,
        colors=frozenset({_COLORS[name]}),
        subtypes=card.front.subtypes | {"Zombie"},
    )
    if name == "eternalize":
        front = replace(front, power=4, toughness=4)
    return replace(card, layout=Layout.TOKEN, faces=(front, *card.faces[1:]))
