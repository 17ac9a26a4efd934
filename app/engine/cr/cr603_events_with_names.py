"""Events that trigger conditions call by a name: what gets a designation, becomes attached, crews
(CR 603.2e)."""

from __future__ import annotations

from app.engine.cr.cr603_trigger_events import Batch, Found, Occurrence
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms import events as ev
from app.terms.abilities import EventKind as Kind
from app.terms.costs import LoyaltyCost
from app.terms.player_actions import ActivateAbility
from app.terms.zones import Zone

_TAPPED_FOR = {"crew": "crews a Vehicle", "saddle": "saddles a Mount"}


@rule("603.2e", "trigger event", ev.Designated)
def designated(before: Now, event: ev.Designated, batch: Batch) -> Found:
    """A permanent becomes monstrous, renowned, suspected or of a level."""
    if not isinstance(event.object, ev.PlayerRef):
        word = f"becomes {event.designation}"
        yield Kind.DOES, Occurrence(event, event.object, word=word)


@rule("702.122b", "trigger event", ev.AbilityActivated)
def crews(before: Now, event: ev.AbilityActivated, batch: Batch) -> Found:
    """Each creature tapped to pay for crewing or saddling (702.171c) does so as the ability is
    activated."""
    word = _TAPPED_FOR.get(event.keyword or "")
    if word is not None:
        for creature in event.paid:
            yield Kind.DOES, Occurrence(event, creature, event.source, word=word)


@rule("702.142b", "trigger event", ev.AbilityActivated)
def boasts(before: Now, event: ev.AbilityActivated, batch: Batch) -> Found:
    """A creature boasts as a boast ability of it is activated; exhaust abilities are spoken of as
    they are activated too."""
    if event.keyword == "boast":
        yield Kind.DOES, Occurrence(event, event.source, player=event.player, word="boasts")
    if event.keyword in ("boast", "exhaust"):
        word = f"activate a {event.keyword} ability"
        yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word=word)


@rule("602.2b", "trigger event", ev.AbilityActivated)
def activates(before: Now, event: ev.AbilityActivated, batch: Batch) -> Found:
    """An ability is activated once its cost is paid; a loyalty ability by its word too. What a mana
    ability does happens at once and is not told so (605.3b)."""
    doing = before.game.doing
    parts = doing.ability.cost.parts if isinstance(doing, ActivateAbility) else ()
    loyalty = any(isinstance(part, LoyaltyCost) for part in parts)
    word = "loyalty" if loyalty else None
    yield Kind.ACTIVATES, Occurrence(event, event.source, player=event.player, word=word)


@rule("603.2e", "trigger event", ev.Attached)
def attached(before: Now, event: ev.Attached, batch: Batch) -> Found:
    """An attachment becomes attached to something, and unattached from what it was on."""
    object = before.game.find(event.object)
    if isinstance(event.to, int):
        yield Kind.ATTACHED, Occurrence(event, event.object, event.to)
    if object is not None and isinstance(object.attached_to, int):
        yield Kind.UNATTACHED, Occurrence(event, event.object, object.attached_to)


@rule("701.3d", "trigger event", ev.Unattached)
def unattached(before: Now, event: ev.Unattached, batch: Batch) -> Found:
    """An attachment becomes unattached where it was attached to an object."""
    object = before.game.find(event.object)
    if object is not None and isinstance(object.attached_to, int):
        yield Kind.UNATTACHED, Occurrence(event, event.object, object.attached_to)


@rule("603.10a", "trigger event", ev.Moved)
def left_attached(before: Now, event: ev.Moved, batch: Batch) -> Found:
    """What leaves the battlefield becomes unattached from what it was on."""
    object = before.game.find(event.object)
    if object is None or object.zone is not Zone.BATTLEFIELD:
        return
    if isinstance(object.attached_to, int):
        yield Kind.UNATTACHED, Occurrence(event, event.object, object.attached_to)
