"""A card as it will be once it is a spell on the stack (CR 601.2a), without putting it there."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.bestow import BESTOWED
from app.engine.kernel.now import Now
from app.terms.mana_pool import SpentOn
from app.terms.player_actions import CastSpell
from app.terms.zones import Zone


def as_spell(now: Now, action: CastSpell) -> Now:
    """The position with the card on top of the stack under the control of who casts it: what a
    spell costs is worked out of what it is there."""
    card = now.game.objects[action.card]
    bestow = {BESTOWED} if "bestow" in action.costs else set()
    spell = card.but(
        marks=card.marks | bestow,
        zone=Zone.STACK,
        face=action.face,
        controller=action.player,
        x=action.x,
        face_down=action.face_down,
        spent=card.spent if card.zone is Zone.STACK else SpentOn(zone=card.zone, by=action.player),
    )
    return Now(now.rules, now.game.with_object(spell), now)
