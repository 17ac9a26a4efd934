"""Countering spells and abilities (CR 701.6)."""

from __future__ import annotations

from app.engine.cr.cr405_stack import items_meant
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import holds, matches
from app.terms.abilities import StaticAbility
from app.terms.cite import CardText
from app.terms.events import Countered, Event, Moved
from app.terms.instructions import CounterIt
from app.terms.prohibitions import CantBeCountered
from app.terms.zones import Zone


@rule("701.6a", "effect", CounterIt)
def counter(play: Play, effect: CounterIt, at: Viewpoint) -> None:
    """A countered spell goes from the stack to its owner's graveyard without resolving; a countered
    ability leaves the stack. Raises NotModelled where it is not told which is meant."""
    for item in items_meant(play.now, effect.what, at):
        reason = why_not_countered(play.now, item.id, at.object) if item.spell else None
        if reason is not None:
            play.note(reason.because, reason.text, *reason.about, negative=True)
            continue
        events: list[Event] = [Countered(item.id)]
        if item.spell:
            events.append(Moved(item.id, effect.to))
        play.happen(events, cite(counter))
        left = tuple(other for other in play.game.stack if other.id != item.id)
        play.set(play.game.but(stack=left))


@rule("101.2")
def why_not_countered(now: Now, spell: int, source: int | None) -> Reason | None:
    """What says that a spell can't be countered (by such a source) goes before what would counter
    it."""
    text = "{0} can't be countered"
    at = Viewpoint(spell, now.controller(spell), now.of(spell).name)
    for ability in now.of(spell).abilities:
        if isinstance(ability, StaticAbility) and ability.zone is Zone.STACK:
            if ability.condition is not None and not holds(now, ability.condition, at):
                continue
            for own in ability.effects:
                if isinstance(own, CantBeCountered) and matches(now, own.subject, spell, at):
                    return Reason(CardText(at.name), text, (spell,))
    for effect, seen in now.modifications(CantBeCountered):
        by_it = effect.by is None or (source is not None and matches(now, effect.by, source, seen))
        if by_it and matches(now, effect.subject, spell, seen):
            return Reason(CardText(seen.name), text, (spell,))
    return None
