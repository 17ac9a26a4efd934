"""Abilities that an effect lets a player activate at the time of an instant (CR 602.5)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.select import matches_if_known
from app.terms.player_actions import ActivateAbility
from app.terms.playing import ActivatesAsInstant


def as_an_instant(now: Now, action: ActivateAbility, keyword: str | None) -> bool:
    """Whether an effect lets the player activate an ability that stands for that keyword, or a
    loyalty ability, of this object whenever they could cast an instant."""
    return any(
        at.controller == action.player
        and effect.keyword == keyword
        and matches_if_known(now, effect.subject, action.source, at)
        for effect, at in now.modifications(ActivatesAsInstant)
    )
