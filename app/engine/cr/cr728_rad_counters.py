"""Rad counters (CR 728): told, not carried out."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.events import Event, StepBegins
from app.terms.steps import Step


@rule("728.1", "observe", StepBegins)
def radiation(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """As a player's first main phase begins they mill a card for each rad counter, and lose 1 life
    and such a counter for each nonland card among them. Named, as it would happen."""
    for event in events:
        if isinstance(event, StepBegins) and event.step == Step.PRECOMBAT_MAIN.value:
            player = play.game.players[event.player]
            if player.count("rad"):
                play.not_applied(player.name, "what rad counters do as the main phase begins")
