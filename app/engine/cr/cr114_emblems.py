"""Emblems (CR 114)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players, source_name
from app.engine.kernel.game import GameObject
from app.engine.kernel.labels import free_label
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Card, Face, Layout
from app.terms.effects import GetEmblem
from app.terms.events import PlayerRef
from app.terms.zones import Zone


@rule("114.1", "effect", GetEmblem)
def get_emblem(play: Play, effect: GetEmblem, at: Viewpoint) -> None:
    """An emblem is put into the command zone: no card and no permanent, it has the abilities that
    the effect gives it and nothing else, and whoever gets it owns and controls it (114.2)."""
    card = Card("emblem", Layout.OTHER, (Face("emblem", abilities=effect.abilities),))
    for player in affected_players(play.now, effect.who, at):
        game = play.game
        label = free_label(play.game, f"emblem of {source_name(play.now, at)}")
        made = GameObject(
            game.next_id, card, player, player, Zone.COMMAND, label, game.next_timestamp
        )
        numbers = {"next_id": game.next_id + 1, "next_timestamp": game.next_timestamp + 1}
        play.set(game.with_object(made).but(**numbers))
        play.note(cite(get_emblem), "{0} gets {1}", PlayerRef(player), made.id)
