"""Several replacement and prevention effects on one event (CR 616)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from app.engine.kernel.batch import Replacement
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import Event, PlayerRef

Ends = Callable[[Replacement], frozenset[Hashable]]


@rule("616.1", "choose replacement")
def affected_player_chooses(
    play: Play, event: Event, candidates: Sequence[Replacement], ends: Ends
) -> Replacement:
    """The affected player, or the controller of the affected object, chooses which effect is
    applied first; then it is looked at anew which apply. Effects of the very text that makes the
    event come before all others (616.1a).

    Asked only where the orders end differently. The answer to the choice, of kind `replacement`, is
    (name of the effect's source, key of the effect); of effects with the same ends one is offered.
    """
    first = [each for each in candidates if each.self_replacement] or list(candidates)
    if len(first) == 1:
        return first[0]
    by_ends: dict[frozenset[Hashable], Replacement] = {}
    for each in first:
        by_ends.setdefault(ends(each), each)
    if len(by_ends) == 1 and len(next(iter(by_ends))) == 1:
        return first[0]
    offered = _needed(by_ends)
    if len(offered) == 1:
        return offered[0]
    options = tuple((each.by, each.key) for each in offered)
    affected = _affected(event)
    about = (affected,) if isinstance(affected, int) else ()
    player = chooser(play.now, event)
    choice = Choice(player, "replacement", cite(affected_player_chooses), about, options)
    answer = play.choose(choice)
    return next(each for each, option in zip(offered, options, strict=True) if option == answer)


def _needed(by_ends: dict[frozenset[Hashable], Replacement]) -> list[Replacement]:
    """The effects without those whose ends can all be had by starting with others as well."""
    kept = dict(by_ends)
    for ends in sorted(by_ends, key=len, reverse=True):
        others = frozenset[Hashable]().union(*(each for each in kept if each != ends))
        if len(kept) > 1 and ends <= others:
            del kept[ends]
    return list(kept.values())


def _affected(event: Event) -> object:
    for name in ("recipient", "on", "object", "player"):
        found = getattr(event, name, None)
        if found is not None:
            return found if name != "player" else PlayerRef(found)
    return None


def chooser(now: Now, event: Event) -> int:
    """The player whom an event affects: the player it is about, or its object's controller (or
    owner, where it has none)."""
    found = _affected(event)
    if isinstance(found, PlayerRef):
        return found.player
    if isinstance(found, int) and found in now.game.objects:
        return now.controller(found)
    return now.game.turn.active
