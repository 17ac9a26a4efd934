"""Excess damage (CR 120.4a, 120.10): what is dealt beyond lethal damage, loyalty or defense."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.cr.cr510_lethal_damage import defense, lethal_damage, loyalty
from app.engine.cr.cr702_keyword_abilities.deathtouch import is_deadly
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.events import Damage, Event
from app.terms.types import CardType


@rule("120.10")
def excess_damage(before: Now, events: Iterable[Event], permanent: int) -> int:
    """How much excess damage a permanent was dealt by what happened at once; `before` is how things
    were just before it. The greatest amount counts where it has several of the card types.

    Any damage beyond 1 is excess where a source with deathtouch is among those dealing it to a
    creature.
    """
    damages = [e for e in events if isinstance(e, Damage) and e.recipient == permanent]
    total = sum(damage.amount for damage in damages)
    if not total or permanent not in before.game.objects:
        return 0
    types = before.of(permanent).types
    enough: list[int] = []
    if CardType.CREATURE in types:
        lethal = lethal_damage(before, permanent)
        if any(is_deadly(before, damage.source) for damage in damages):
            lethal = min(lethal, 1)
        enough.append(lethal)
    if CardType.PLANESWALKER in types:
        enough.append(loyalty(before, permanent))
    if CardType.BATTLE in types:
        enough.append(defense(before, permanent))
    return max((total - each for each in enough if total > each), default=0)


@rule("120.4a")
def beyond_enough(now: Now, permanent: int, source: int, amount: int, others: int = 0) -> int:
    """Of damage that a source would deal to a permanent, how much is excess, and goes elsewhere
    where the effect says so. `others`: what other sources would deal to it at the same time."""
    types = now.of(permanent).types
    excess = 0
    if CardType.CREATURE in types:
        lethal = max(0, lethal_damage(now, permanent) - others)
        excess = max(excess, amount - (min(lethal, 1) if is_deadly(now, source) else lethal))
    if CardType.PLANESWALKER in types:
        excess = max(excess, amount - max(0, loyalty(now, permanent) - others))
    if CardType.BATTLE in types:
        excess = max(excess, amount - max(0, defense(now, permanent) - others))
    return min(amount, excess)
