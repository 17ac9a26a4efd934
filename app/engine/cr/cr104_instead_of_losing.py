"""What happens instead of a player losing the game (CR 614.1a, 704.7, 400.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.batch import Batch, Caused, Replacement
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player
from app.engine.kernel.trace import Replaced
from app.terms.effects import Effect, MoveTo
from app.terms.events import Destroyed, Event, Moved, PlayerLoses
from app.terms.library_effects import ZoneIntoLibrary
from app.terms.life import LosesInstead


@rule("704.7", "settled")
def instead_of_losing(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """A player who would lose has something else happen; if they would for several reasons at the
    same time, once for all of these. Of several such effects the player takes one (616.1)."""
    losing = [event for event, _ in final if isinstance(event, PlayerLoses)]
    for player in dict.fromkeys(event.player for event in losing):
        found = [
            (effect, at)
            for effect, at in play.now.modifications(LosesInstead)
            if is_player(play.now, effect.who, player, at)
        ]
        if found:
            final = _replaced(play, final, player, _one_of(play, found, player), batch)
    return final


def _one_of(
    play: Play, found: list[tuple[LosesInstead, Viewpoint]], player: int
) -> tuple[LosesInstead, Viewpoint]:
    names = tuple(f"{number}: {at.name}" for number, (_, at) in enumerate(found))
    if len(found) == 1:
        return found[0]
    picked = play.choose(Choice(player, "replacement", cite(instead_of_losing), (), names))
    return found[names.index(str(picked))]


def _replaced(
    play: Play,
    final: list[Caused],
    player: int,
    chosen: tuple[LosesInstead, Viewpoint],
    batch: Batch,
) -> list[Caused]:
    """The batch with what is moved first in the place of the losses; the other effects follow."""
    effect, at = chosen
    at_once = 1 if isinstance(effect.effects[0], MoveTo | ZoneIntoLibrary) else 0
    first, rest = effect.effects[:at_once], effect.effects[at_once:]
    done = batch.with_results(play.gathered(lambda: _follow(play, first, at)))
    loss = PlayerLoses(player)
    instead = tuple(event for event, _ in done)
    play.trace.append(Replaced(cite(instead_of_losing), loss, instead, play.game, at.name))
    if effect.next_time and at.effect is not None:
        batch.expired.add(at.effect.id)
    key = ("instead of losing", at.object, player)
    own = Replacement(
        key, cite(instead_of_losing), at.name, _as_it_is, after=_then(rest, at, instead)
    )
    batch.after[key] = (own, [])
    left = [(e, cause) for e, cause in final if not (isinstance(e, PlayerLoses) and e == loss)]
    return _one_move_each(play, left, done)


def _follow(play: Play, effects: tuple[Effect, ...], at: Viewpoint) -> None:
    follow(play, effects, at)


def _then(
    effects: tuple[Effect, ...], at: Viewpoint, done: tuple[Event, ...]
) -> Callable[[Play, tuple[tuple[Event, int], ...]], None]:
    moved = [event.object for event in done if isinstance(event, Moved)]

    def after(play: Play, used: tuple[tuple[Event, int], ...]) -> None:
        objects = play.game.objects.values()
        became = tuple((o.former, o.id) for o in objects if o.former in moved)
        follow(play, effects, replace(at, became=at.became + became))

    return after


def _as_it_is(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
    return (event,), 0


@rule("400.6")
def _one_move_each(play: Play, left: list[Caused], done: list[Caused]) -> list[Caused]:
    """What would go to two places at the same time goes to the one that its controller chooses.

    The answer to a choice of kind `zone` is the name of a zone.
    """
    for event, _ in tuple(done):
        other = next((e for e, _ in left if _goes_elsewhere(event, e)), None)
        if other is None or not isinstance(event, Moved) or not isinstance(other, Moved):
            continue
        zones = (event.to.value, other.to.value)
        player = play.now.controller(event.object)
        asked = Choice(player, "zone", cite(_one_move_each), (event.object,), zones)
        if play.choose(asked) == event.to.value:
            left = [(e, cause) for e, cause in left if not _is_end_of(e, event.object)]
        else:
            done = [(e, cause) for e, cause in done if e is not event]
    return [*left, *done]


def _goes_elsewhere(event: Event, other: Event) -> bool:
    both = isinstance(event, Moved) and isinstance(other, Moved)
    return both and event.object == other.object and event.to is not other.to  # type: ignore[union-attr]


def _is_end_of(event: Event, object: int) -> bool:
    return isinstance(event, Moved | Destroyed) and event.object == object
