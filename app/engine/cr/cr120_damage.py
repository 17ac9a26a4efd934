"""Damage (CR 120): one path for all of it, whoever deals it to whomever, in combat or not."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Cite, Rule
from app.terms.events import Damage, Event, PlayerRef
from app.terms.types import CardType

# What damage can be dealt to, besides players.
DAMAGEABLE = frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


@rule("120.4")
def deal_damage(play: Play, damages: Iterable[Damage], because: Cite) -> tuple[Event, ...]:
    """Deal damage, all of it at once: first it is changed by replacement and prevention effects,
    then it has its results, changed by such effects in their turn, and then all of that happens.

    Returns the events that happened: the damage as it was dealt, and its results.
    """
    found = list(damages)
    for damage in found:
        if damage.amount <= 0:
            play.note(
                cite(no_damage), "{0} would deal 0 damage: none", damage.source, negative=True
            )
    return play.happen([damage for damage in found if damage.amount > 0], because)


@rule("120.8", "can't happen", Damage, order=1)
def no_damage(now: Now, event: Damage) -> Reason | None:
    """Damage of 0 is no damage: nothing is dealt, replaced or triggered by it."""
    if event.amount > 0:
        return None
    return Reason(cite(no_damage), "{0} would deal 0 damage: none", (event.source,))


@rule("120.1a", "can't happen", Damage, order=2)
def not_to_this(now: Now, event: Damage) -> Reason | None:
    """Only players, creatures, planeswalkers and battles can be dealt damage, while they are
    there."""
    to = event.recipient
    if isinstance(to, PlayerRef):
        if now.game.players[to.player].lost:
            text = "{1} has left the game: no damage from {0}"
            return Reason(Rule("800.4a"), text, (event.source, to))
        return None
    object = now.game.find(to)
    if object is not None and object.phased_out:
        return Reason(Rule("702.26b"), "{1} is phased out: no damage from {0}", (event.source, to))
    if to not in now.battlefield:
        text = "{1} is not on the battlefield: no damage from {0}"
        return Reason(cite(not_to_this), text, (event.source, to))
    if now.of(to).types & DAMAGEABLE:
        return None
    text = "{1} is no creature, planeswalker or battle: no damage from {0}"
    return Reason(cite(not_to_this), text, (event.source, to))
