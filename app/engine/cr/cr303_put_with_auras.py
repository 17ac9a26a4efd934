"""Auras that enchant what they have put onto the battlefield themselves (CR 303.4, 607.2)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.game import Game, GameObject
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.relations import put_with
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import Rules
from app.terms.abilities import TriggeredAbility
from app.terms.effects import AttachIt, Later, StartChange
from app.terms.events import Event, Moved
from app.terms.relations import PutWith
from app.terms.selectors import This
from app.terms.zones import Zone


def remember_put(play: Play, events: tuple[Event, ...], source: int | None) -> None:
    """What an Aura puts onto the battlefield is known as put there with it, where its enchant
    ability asks for that."""
    aura = None if source is None else play.game.find(source)
    if aura is None or aura.zone is not Zone.BATTLEFIELD:
        return
    enchants = (ability.quality for ability in play.now.keywords(aura.id, "enchant"))
    if not any(PutWith(This()) in parts_of(quality) for quality in enchants):
        return
    for event in events:
        if isinstance(event, Moved) and event.to is Zone.BATTLEFIELD and event.new is not None:
            put = play.game.objects[event.new]
            marks = put.marks | {put_with(aura.id)}
            play.set(play.game.with_object(put.but(marks=marks)))


def already_enchanting(game: Game, rules: Rules) -> Game:
    """The game in which Auras of that kind that are on creatures have put those there: what they
    have become as they did holds, and what comes as they leave is waited for."""
    for id in game.battlefield:
        object = game.objects[id]
        host = object.attached_to
        if not isinstance(host, int) or host not in game.battlefield:
            continue
        for ability in object.printed.abilities:
            if isinstance(ability, TriggeredAbility) and _attaches_itself(ability):
                game = _as_put(game, rules, object, host, ability)
    return game


def _attaches_itself(ability: TriggeredAbility) -> bool:
    quality = PutWith(This()) in parts_of(ability.effects)
    return quality and any(isinstance(effect, AttachIt) for effect in ability.effects)


def _as_put(
    game: Game, rules: Rules, aura: GameObject, host: int, ability: TriggeredAbility
) -> Game:
    creature = game.objects[host]
    game = game.with_object(creature.but(marks=creature.marks | {put_with(aura.id)}))
    play = Play(rules, game, ())
    at = Viewpoint(aura.id, aura.controller, aura.label, those=(host,))
    lasting = tuple(e for e in ability.effects if isinstance(e, StartChange | Later))
    follow(play, lasting, at)
    return play.game
