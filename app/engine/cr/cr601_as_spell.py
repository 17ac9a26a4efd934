"""A card as it will be once it is a spell on the stack (CR 601.2a), without putting it there."""

from __future__ import annotations

from app.engine.cr.cr601_permissions import any_mana
from app.engine.cr.cr702_keyword_abilities.bestow import BESTOWED
from app.engine.kernel.now import Now
from app.engine.kernel.statuses import ANY_MANA
from app.engine.kernel.told import paid
from app.terms.mana_pool import SpentOn
from app.terms.player_actions import CastSpell
from app.terms.zones import Zone


def as_spell(now: Now, action: CastSpell) -> Now:
    """The position with the card on top of the stack under the control of who casts it: what a
    spell costs is worked out of what it is there."""
    card = now.game.objects[action.card]
    marks = {"cast", *map(paid, action.costs)}
    if "bestow" in action.costs:
        marks.add(BESTOWED)
    here = card.zone is Zone.STACK
    if action.any_mana or (not here and any_mana(now, action.player, card, action.face)):
        marks.add(ANY_MANA)
    spell = card.but(
        marks=card.marks | marks,
        zone=Zone.STACK,
        face=action.face,
        controller=action.player,
        x=action.x,
        face_down=action.face_down,
        spent=card.spent if here else SpentOn(zone=card.zone, by=action.player),
    )
    return Now(now.rules, now.game.with_object(spell), now)


def tell_unknown(now: Now, seen: Now) -> None:
    """What could not be worked out of the spell as it would be is said by the view at hand."""
    now.not_modelled += [each for each in seen.not_modelled if each not in now.not_modelled]
