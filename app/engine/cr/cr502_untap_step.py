"""The untap step (CR 502)."""

from __future__ import annotations

from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.events import Untapped
from app.terms.prohibitions import StaysTapped
from app.terms.steps import Step


@rule("502.1", "turn-based action", Step.UNTAP, order=1)
def phase_in_and_out(play: Play) -> None:
    """First the active player's phased-out permanents phase in, and those with phasing phase out,
    all at once."""
    now = play.now
    active = play.game.turn.active
    objects = dict(play.game.objects)
    changed = False
    for id in play.game.battlefield:
        object = objects[id]
        if object.phased_out and object.controller == active:
            objects[id] = object.but(phased_out=False)
            changed = True
        elif not object.phased_out:
            known = now.of(id)
            if known.controller == active and known.has("phasing"):
                objects[id] = object.but(phased_out=True)
                changed = True
    if changed:
        game: Game = play.game.but(objects=objects)
        play.set(game)


@rule("502.3", "turn-based action", Step.UNTAP, order=2)
def untap(play: Play) -> None:
    """Then the active player untaps all their permanents at once, those aside that an effect keeps
    from untapping."""
    now = play.now
    mine = now.permanents(play.game.turn.active)
    events = [Untapped(o.id) for o in mine if o.tapped and not _stays_tapped(now, o.id)]
    if events:
        play.happen(events, cite(untap))


def _stays_tapped(now: Now, id: int) -> bool:
    return any(
        matches_if_known(now, effect.subject, id, at)
        for effect, at in now.modifications(StaysTapped)
    )
