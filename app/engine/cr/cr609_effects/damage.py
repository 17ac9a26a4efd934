"""Damage dealt by an effect."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    doer,
    permanents,
)
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms import effects as ef
from app.terms.effects import ControllerOf, OwnerOf, Target
from app.terms.events import Damage, PlayerRef, Recipient
from app.terms.selectors import Who
from app.terms.types import CardType

TAKES_DAMAGE = frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


@rule("120.1", "effect", ef.DealDamage)
def deal(play: Play, effect: ef.DealDamage, at: Viewpoint) -> None:
    """A source deals damage to players, creatures, planeswalkers or battles, to all at once. If the
    source is gone it deals the damage as it last was (608.2h)."""
    now = play.now
    source = doer(now, effect.source, at)
    amount = amount_of(now, effect.amount, at)
    if source is None or not amount:
        return
    recipients: list[Recipient] = []
    if isinstance(effect.to, (Who, Target, ControllerOf, OwnerOf)):
        recipients += [PlayerRef(p) for p in affected_players(now, effect.to, at)]
    if not isinstance(effect.to, (Who, ControllerOf, OwnerOf)):
        recipients += [
            id for id in permanents(now, effect.to, at) if now.of(id).types & TAKES_DAMAGE
        ]
    if recipients:
        play.happen([Damage(source, to, amount) for to in recipients], cite(deal))
