"""Cards exiled from the top of a library one after the other until one is found (CR 702.85)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.engine.kernel.game import ON_TOP
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.terms.cite import Cite
from app.terms.events import Moved
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Exiled:
    """The cards exiled, as they are in exile, and the one that was looked for, if there was one.
    `unknown`: the library holds cards that nobody knows, and one of those would be the next."""

    cards: tuple[int, ...]
    found: int | None
    unknown: bool = False


def exile_until(play: Play, player: int, fits: Callable[[Now, int], bool], because: Cite) -> Exiled:
    """Cards are exiled one by one until one is what is looked for. What nobody knows stays where it
    is, for the caller to tell."""
    cards: list[int] = []
    while True:
        now = play.now
        open_ended = now.game.players[player].library is None
        top = next(iter(now.in_zone(Zone.LIBRARY, player)), None)
        if top is None or (open_ended and ON_TOP not in top.marks):
            return Exiled(tuple(cards), None, open_ended)
        looked_for = fits(now, top.id)
        happened = play.happen((Moved(top.id, Zone.EXILE),), because)
        cards += [e.new for e in happened if isinstance(e, Moved) and e.new is not None]
        if looked_for:
            return Exiled(tuple(cards), cards[-1] if cards else None)
