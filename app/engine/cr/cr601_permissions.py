"""Cards that an effect lets a player play from elsewhere than their hand (CR 601.3b, 305.1)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import objects
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.abilities import StaticAbility
from app.terms.modifications import MayPlay
from app.terms.selectors import ObjectIs
from app.terms.stack_effects import AllowPlay
from app.terms.types import CardType


@rule("601.3b")
def permitted(now: Now, player: int, card: GameObject, face: int = 0) -> bool:
    """Whether an effect, or an ability of the card where it is, lets this player play it."""
    land = CardType.LAND in card.card.faces[face].types
    for ability in card.printed.abilities:
        if isinstance(ability, StaticAbility) and ability.zone is card.zone:
            own = Viewpoint(card.id, card.owner, card.label)
            if player == card.owner and any(
                _lets(now, effect, card, land, own)
                for effect in ability.effects
                if isinstance(effect, MayPlay)
            ):
                return True
    return any(
        at.controller == player and _lets(now, effect, card, land, at)
        for effect, at in now.modifications(MayPlay)
    )


def _lets(now: Now, effect: MayPlay, card: GameObject, land: bool, at: Viewpoint) -> bool:
    if not (effect.lands if land else effect.spells):
        return False
    return matches_if_known(now, effect.subject, card.id, at)


@rule("611.2a", "effect", AllowPlay)
def allow(play: Play, effect: AllowPlay, at: Viewpoint) -> None:
    """From now on, for as long as it says, the player may play these cards from where they are."""
    for id in objects(play.now, effect.what, at):
        may = MayPlay(ObjectIs(id), lands=not effect.cast_only)
        start(play, may, at, effect.duration)
        play.note(cite(allow), "{0} may be played from there", id)
