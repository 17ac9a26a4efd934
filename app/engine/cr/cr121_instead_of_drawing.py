"""What a player does instead of drawing a card (CR 121.6, 614.1a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.batch import Instead, Replacement
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import holds
from app.terms.amounts import CountOf
from app.terms.conditions import Compare, Condition
from app.terms.drawing import ReplacesDraw
from app.terms.events import CardDrawn, Event
from app.terms.selectors import Comparison, Controlled, Who
from app.terms.zones import Zone

_EMPTY = Compare(CountOf(Controlled(Who.YOU), Zone.LIBRARY), Comparison.EQUAL, 0)


@rule("121.6b", "replacement", CardDrawn)
def something_else(now: Now, event: CardDrawn) -> Iterator[Replacement]:
    """Of several cards that would be drawn each draw is replaced by itself, by what the text says
    that is done instead; a draw that is skipped is replaced by nothing at all.

    The answer to a choice of kind `may` is whether that is done.
    """
    for number, (effect, at) in enumerate(now.modifications(ReplacesDraw)):
        if event.player != at.controller:
            continue
        if effect.condition is not None and not _is_so(now, effect.condition, at):
            continue
        key = ("no draw", at.object, number)
        may = _may(event, at) if effect.optional else None
        after = _after(effect, at) if effect.effects else None
        yield Replacement(key, cite(something_else), at.name, _nothing, after=after, may=may)


def _is_so(now: Now, condition: Condition, at: Viewpoint) -> bool:
    """Whether the condition is true; a library of which nothing is known is not empty."""
    if condition == _EMPTY and now.game.players[at.controller].library is None:
        return False
    return holds(now, condition, at)


def _nothing(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
    return (), 0


def _may(event: CardDrawn, at: Viewpoint) -> Callable[[Play], Instead | None]:
    def may(play: Play) -> Instead | None:
        about = () if at.object is None else (at.object,)
        asked = Choice(event.player, "may", cite(something_else), about, (True, False))
        return _nothing if play.choose(asked) else None

    return may


def _after(
    effect: ReplacesDraw, at: Viewpoint
) -> Callable[[Play, tuple[tuple[Event, int], ...]], None]:
    def after(play: Play, used: tuple[tuple[Event, int], ...]) -> None:
        for event, _ in used:
            for _ in range(event.count if isinstance(event, CardDrawn) else 1):
                follow(play, effect.effects, at)

    return after
