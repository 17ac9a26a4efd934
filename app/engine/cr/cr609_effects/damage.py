"""Damage dealt by an effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr120_damage import deal_damage
from app.engine.cr.cr120_excess_damage import beyond_enough
from app.engine.cr.cr609_effects.carrying_out import (
    SINGLE,
    affected_players,
    amount_for,
    amount_of,
    doer,
    doers,
    permanents,
    shares_of,
)
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms import effects as ef
from app.terms import instructions as ins
from app.terms.cite import Rule
from app.terms.effects import ControllerOf, OwnerOf, Target, Targets
from app.terms.events import Damage, PlayerRef
from app.terms.players import PlayersWho
from app.terms.selectors import Who
from app.terms.types import CardType


@rule("120.1", "effect", ef.DealDamage)
def deal(play: Play, effect: ef.DealDamage, at: Viewpoint) -> None:
    """A source deals damage to players, creatures, planeswalkers or battles, to all at once, and
    several sources do at once. A source that is gone deals it as it last was (608.2h)."""
    now = play.now
    if isinstance(effect.to, ef.AttackedBy):
        source = doer(now, effect.source, at)
        amount = amount_of(now, effect.amount, at)
        if source is not None and amount:
            dealt_to_attacked(play, effect.to, Damage(source, 0, amount), at)
        return
    damages: list[Damage] = []
    for source in doers(now, effect.source, at):
        damages += by_one(now, effect, source, of_each(effect, source, at))
    if damages:
        if effect.excess_to is not None:
            damages = list(excess_elsewhere(now, damages, effect.excess_to, at))
        deal_damage(play, damages, cite(deal if effect.excess_to is None else beyond_enough))


def of_each(effect: ef.DealDamage, source: int, at: Viewpoint) -> Viewpoint:
    """From where the effect is read for one of several sources: `its power` is that one's own."""
    several = not isinstance(effect.source, (Target, *SINGLE))
    return replace(at, that_object=source) if several else at


def by_one(now: Now, effect: ef.DealDamage, source: int, at: Viewpoint) -> Iterator[Damage]:
    """The damage that one source deals."""
    to, can = effect.to, effect.preventable
    if isinstance(to, (Who, PlayersWho, Target, Targets, ControllerOf, OwnerOf)):
        for player in affected_players(now, to, at):
            amount = amount_for(now, effect.amount, player, at)
            if amount:
                yield Damage(source, PlayerRef(player), amount, preventable=can)
    if isinstance(to, (Who, PlayersWho, ControllerOf, OwnerOf, ef.AttackedBy)):
        return
    recipients = permanents(now, to, at)
    amount = amount_of(now, effect.amount, at) if recipients else 0
    if amount:
        yield from (Damage(source, each, amount, preventable=can) for each in recipients)


def excess_elsewhere(
    now: Now, damages: list[Damage], to: ef.Players, at: Viewpoint
) -> Iterator[Damage]:
    """Where an effect deals excess damage to another instead, what would be more than enough for a
    permanent is dealt to that one, all at the same time."""
    for damage in damages:
        excess = 0
        if isinstance(damage.recipient, int):
            excess = beyond_enough(now, damage.recipient, damage.source, damage.amount)
        if excess < damage.amount:
            yield replace(damage, amount=damage.amount - excess)
        if excess:
            for player in affected_players(now, to, at):
                yield replace(damage, recipient=PlayerRef(player), amount=excess)


def dealt_to_attacked(play: Play, to: ef.AttackedBy, damage: Damage, at: Viewpoint) -> None:
    """What a creature is attacking is a player, a planeswalker or a battle; a text that names the
    first two says nothing of the third."""
    attacker = doer(play.now, to.by, at)
    attack = play.now.attack_of(attacker) if attacker is not None else None
    if attack is None:
        raise NotModelled(to)
    target = attack.target
    if target is None:
        return  # removed from combat: it attacks nothing any more (506.4c)
    walker = isinstance(target, int) and CardType.PLANESWALKER in play.now.of(target).types
    if isinstance(target, PlayerRef) or walker:
        deal_damage(play, [replace(damage, recipient=target)], cite(deal))


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
