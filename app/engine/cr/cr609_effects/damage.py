"""Damage dealt by an effect."""

from __future__ import annotations

from app.engine.cr.cr120_damage import deal_damage
from app.engine.cr.cr609_effects.carrying_out import (
    affected_players,
    amount_of,
    doer,
    permanents,
    shares_of,
)
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms import effects as ef
from app.terms import instructions as ins
from app.terms.cite import Rule
from app.terms.effects import ControllerOf, OwnerOf, Target, Targets
from app.terms.events import Damage, PlayerRef, Recipient
from app.terms.selectors import Who


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
    if isinstance(effect.to, (Who, Target, Targets, ControllerOf, OwnerOf)):
        recipients += [PlayerRef(p) for p in affected_players(now, effect.to, at)]
    if not isinstance(effect.to, (Who, ControllerOf, OwnerOf)):
        recipients += permanents(now, effect.to, at)
    if recipients:
        can = effect.preventable
        damages = [Damage(source, to, amount, preventable=can) for to in recipients]
        deal_damage(play, damages, cite(deal))


@rule("120.1", "effect", ins.DivideDamage)
def deal_divided(play: Play, effect: ins.DivideDamage, at: Viewpoint) -> None:
    """Damage that is divided: each target that is still legal is dealt its share, and the shares
    of the others are lost; divided evenly it is as it is dealt, among those that are legal."""
    now = play.now
    source = doer(now, effect.source, at)
    shares = shares_of(effect.to, at)
    if effect.evenly and shares:
        each = amount_of(now, effect.amount, at) // len(shares)
        shares = [(target, each) for target, _ in shares]
    here = [
        Damage(source, to, amount)
        for to, amount in shares
        if source is not None and amount and (isinstance(to, PlayerRef) or to in now.battlefield)
    ]
    if here:
        deal_damage(play, here, cite(deal))


@rule("701.14a", "effect", ef.Fight)
def fight(play: Play, effect: ef.Fight, at: Viewpoint) -> None:
    """Two creatures deal damage equal to their power to each other; neither does if one of them is
    not there as a creature (701.14b)."""
    now = play.now
    one = next(iter(permanents(now, effect.one, at)), None)
    other = next(iter(permanents(now, effect.other, at)), None)
    if one is None or other is None or not (now.is_creature(one) and now.is_creature(other)):
        text = "no fight: one of the two is no creature on the battlefield"
        play.note(Rule("701.14b"), text, negative=True)
        return
    if one == other:
        fight_itself(play, one)
        return
    blows = [Damage(one, other, now.power(one)), Damage(other, one, now.power(other))]
    deal_damage(play, blows, cite(fight))


@rule("701.14c")
def fight_itself(play: Play, creature: int) -> None:
    """What fights itself is dealt double its power by itself."""
    twice = Damage(creature, creature, 2 * play.now.power(creature))
    deal_damage(play, [twice], cite(fight_itself))
