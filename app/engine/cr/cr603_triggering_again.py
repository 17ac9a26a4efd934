"""Abilities that trigger additional times (CR 603.2d)."""

from __future__ import annotations

from app.engine.cr.cr603_matching import matches_of
from app.engine.cr.cr603_trigger_events import Occurrence
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.now import Now, Viewpoint, Watcher
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.abilities import EventKind, Trigger, TriggeredAbility
from app.terms.cite import CardText
from app.terms.modifications import CauseNoTriggers, TriggersAgain
from app.terms.selectors import Anything

Happenings = dict[EventKind, list[Occurrence]]


@rule("603.2d")
def additional_times(now: Now, watcher: Watcher, found: WaitingTrigger, all_of: Happenings) -> int:
    """An effect may have an ability of an object trigger an additional time, each time that some
    event or a certain one causes it to. Such effects do not add to each other's additions."""
    effects = now.modifications(TriggersAgain)
    if not effects or watcher.object is None:
        return 0
    times = 0
    for effect, at in effects:
        try:
            if matches(now, effect.subject, watcher.object, at) and (
                effect.cause is None or _caused(now, effect.cause, at, found, all_of)
            ):
                times += 1
        except NotModelled as unknown:
            now.not_modelled.append((at.name, unknown.term))
    return times


def kept_from_triggering(
    play: Play, now: Now, watcher: Watcher, found: WaitingTrigger, all_of: Happenings
) -> bool:
    """An effect may say that an event causes no abilities to trigger."""
    for effect, at in now.modifications(CauseNoTriggers):
        if effect.keyword not in (None, watcher.keyword):
            continue
        try:
            theirs = isinstance(effect.subject, Anything) or (
                watcher.object is not None and matches(now, effect.subject, watcher.object, at)
            )
            if theirs and any(_caused(now, cause, at, found, all_of) for cause in effect.causes):
                text = "{0} keeps {1} from triggering"
                what = watcher.name if watcher.object is None else watcher.object
                play.note(CardText(at.name), text, at.name, what, negative=True)
                return True
        except NotModelled as unknown:
            now.not_modelled.append((at.name, unknown.term))
    return False


def _caused(
    now: Now, cause: Trigger, at: Viewpoint, found: WaitingTrigger, all_of: Happenings
) -> bool:
    """Whether what made the ability trigger is such an event."""
    those = [
        occurrence
        for occurrence in all_of.get(cause.kind, ())
        if occurrence.event == found.event or occurrence.subject in found.those
    ]
    asking = Watcher(at.object, at.controller, at.name, TriggeredAbility(cause, ()), None)
    return next(iter(matches_of(now, asking, cause, those)), None) is not None
