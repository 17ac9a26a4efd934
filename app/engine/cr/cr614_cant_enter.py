"""What can't enter the battlefield (CR 614.17)."""

from __future__ import annotations

from app.engine.cr.cr614_entering import as_if_there
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.cards import Card, Layout
from app.terms.events import Moved
from app.terms.playing import CantEnter
from app.terms.zones import Zone


@rule("614.17d", "can't happen", Moved)
def why_not_entering(now: Now, event: Moved) -> Reason | None:
    """What an effect says can't enter stays where it is; it is looked at as it would be on the
    battlefield (614.12)."""
    if event.to is not Zone.BATTLEFIELD:
        return None
    found = now.modifications(CantEnter)
    object = now.game.find(event.object)
    if not found or object is None:
        return None
    there = as_it_would_enter(now, object, event)
    for effect, at in found:
        if effect.zones and object.zone not in effect.zones:
            continue
        if matches_if_known(there, as_if_there(effect.what), object.id, at):
            text = "{0} can't enter because of {1}"
            return Reason(cite(why_not_entering), text, (object.id, at.name))
    return None


def as_it_would_enter(now: Now, object: GameObject, event: Moved) -> Now:
    """The game with the object as it would be: what it enters as a copy of, where it does."""
    return Now(now.rules, now.game.with_object(_as_it_would_be(object, event)), now)


def _as_it_would_be(object: GameObject, event: Moved) -> GameObject:
    if event.copy is None:
        return object
    return object.but(card=Card(event.copy.face.name, Layout.NORMAL, (event.copy.face,)), face=0)
