"""What a player does instead of drawing a card (CR 121.6, 614.1a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import partial

from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.batch import Instead, Replacement
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import holds, is_player
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
    of_one: Counter[int | None] = Counter()
    for effect, at in now.modifications(ReplacesDraw):
        of_one[at.object] += 1
        if not is_player(now, effect.who, event.player, at):
            continue
        if effect.but_first and event.first_of_step:
            continue
        if effect.condition is not None and not _is_so(now, effect.condition, at):
            continue
        # The same for as long as the object has it, whatever other such effects come and go.
        own = of_one[at.object] if at.effect is None else f"effect {at.effect.id}"
        key = ("no draw", at.object, own)
        may = _may(event, at) if effect.optional else None
        after = _after(effect, at, key) if effect.effects else None
        once = at.effect if effect.next_time else None
        yield Replacement(
            key,
            cite(something_else),
            at.name,
            _nothing,
            after=after,
            may=may,
            effect=None if once is None else once.id,
            left=None if once is None else 1,
            expires=once is not None,
        )


def _is_so(now: Now, condition: Condition, at: Viewpoint) -> bool:
    """Whether the condition is true; a library of which nothing is known is not empty."""
    if condition == _EMPTY and now.game.players[at.controller].library is None:
        return False
    return holds(now, condition, at)


def _nothing(now: Now, event: Event, left: int | None) -> tuple[tuple[Event, ...], int]:
    return (), 1


def _may(event: CardDrawn, at: Viewpoint) -> Callable[[Play], Instead | None]:
    def may(play: Play) -> Instead | None:
        about = () if at.object is None else (at.object,)
        asked = Choice(event.player, "may", cite(something_else), about, (True, False))
        return _nothing if play.choose(asked) else None

    return may


@rule("614.5")
def _after(
    effect: ReplacesDraw, at: Viewpoint, key: Hashable
) -> Callable[[Play, tuple[tuple[Event, int], ...]], None]:
    """What is done instead, be it a draw, the same effect does not replace again."""

    def after(play: Play, used: tuple[tuple[Event, int], ...]) -> None:
        for event, _ in used:
            assert isinstance(event, CardDrawn)
            done = partial(follow, play, effect.effects, replace(at, that_player=event.player))
            for _ in range(event.count):
                play.without_replacing(key, done)

    return after
