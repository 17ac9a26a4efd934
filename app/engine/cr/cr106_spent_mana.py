"""What mana does to the spell that it is spent on (CR 106.6)."""

from __future__ import annotations

from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import matches_if_known
from app.terms.effects import Duration
from app.terms.events import Event, ManaSpent
from app.terms.prohibitions import CantBeCountered
from app.terms.selectors import ObjectIs
from app.terms.zones import Zone


@rule("106.6", "observe", ManaSpent)
def works_on_the_spell(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """Mana that keeps a spell from being countered does so once it is spent on such a spell."""
    for event in events:
        if not isinstance(event, ManaSpent):
            continue
        spell = play.game.find(event.object)
        if spell is None or spell.zone is not Zone.STACK:
            continue
        for mana in event.mana:
            if mana.rider is None or not mana.rider.cant_be_countered:
                continue
            you = event.player if mana.you is None else mana.you
            at = Viewpoint(mana.source, you)
            if matches_if_known(play.now, mana.rider.spells, spell.id, at):
                start(play, CantBeCountered(ObjectIs(spell.id)), at, Duration.PERMANENT)
