"""What enters only if its controller does something, and else never is there (CR 614.1a)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.batch import Batch, Caused
from app.engine.kernel.choice import Choice
from app.engine.kernel.entering_faces import face_entering
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.abilities import StaticAbility
from app.terms.effects import DiscardCards, Effect, SacrificeSome
from app.terms.entering import EntersOnlyIfDone
from app.terms.events import Event, Moved
from app.terms.zones import Zone


@rule("614.1a", "settled")
def only_if_done(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """What enters only if something is done instead goes to its owner's graveyard where that is
    not, or can't be, done.

    The answer to a choice of kind `may` is whether they do it.
    """
    if not any(_asking(play, event) for event, _ in final):
        return final
    found: list[Caused] = []
    for event, cause in final:
        for effect in _asking(play, event):
            assert isinstance(event, Moved)
            done = _done(play, effect, event, batch)
            found += done
            if not done:
                event = replace(event, to=Zone.GRAVEYARD, controller=None, tapped=False)
                cause = cite(only_if_done)
                break
        found.append((event, cause))
    return found


def _asking(play: Play, event: Event) -> tuple[EntersOnlyIfDone, ...]:
    if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD:
        return ()
    object = play.game.find(event.object)
    if object is None or object.face_down or event.face_down is not None:
        return ()
    return tuple(
        effect
        for ability in face_entering(object, event).abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
        if isinstance(effect, EntersOnlyIfDone)
    )


def _done(play: Play, effect: EntersOnlyIfDone, event: Moved, batch: Batch) -> list[Caused]:
    """What is done for it; nothing where its controller does not or can't do it."""
    object = play.game.objects[event.object]
    player = object.controller if event.controller is None else event.controller
    at = Viewpoint(object.id, player, object.label)
    if not _possible(play.now, effect.deed, at):
        return []
    if effect.may:
        because = cite(only_if_done)
        if not play.choose(Choice(player, "may", because, (object.id,), (True, False))):
            return []

    def do() -> None:
        follow(play, (effect.deed,), at)

    return batch.with_results(play.gathered(do))


def _possible(now: Now, deed: Effect, at: Viewpoint) -> bool:
    match deed:
        case SacrificeSome(what=what, count=int(count)):
            theirs = (id for id in now.battlefield if now.controller(id) == at.controller)
            able = sum(1 for id in theirs if matches(now, what, id, at))
            if 0 < able < count:
                raise NotModelled(deed)  # a part of it could be done
            return able >= count
        case DiscardCards(what=what):
            hand = now.in_zone(Zone.HAND, at.controller)
            fits = (what is None or matches(now, what, o.id, at) for o in hand if o.id != at.object)
            return any(fits) or bool(now.game.players[at.controller].hand)
    raise NotModelled(deed)
