"""Which players a text names, and objects as they last were."""

from __future__ import annotations

from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Mention
from app.terms.abilities import Ability
from app.terms.events import PlayerRef
from app.terms.prohibitions import PlayerHas
from app.terms.selectors import Comparison, Who


def compare(left: int, comparison: Comparison, right: int) -> bool:
    """Two numbers compared."""
    match comparison:
        case Comparison.EQUAL:
            return left == right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.LESS:
            return left < right
        case Comparison.GREATER:
            return left > right


def is_player(now: Now, who: Who, player: int, at: Viewpoint) -> bool:
    """Whether a player is the one (or one of those) that a text names."""
    match who:
        case Who.YOU:
            return player == at.controller
        case Who.OPPONENT:
            return player != at.controller
        case Who.ANY:
            return True
        case Who.ACTIVE_PLAYER:
            now.reads.add("turn")
            return player == now.game.turn.active
        case Who.ENCHANTED_PLAYER:
            source = now.game.find(at.object) if at.object is not None else None
            return source is not None and source.attached_to == PlayerRef(player)
        case Who.DEFENDING_PLAYER:
            now.reads.add("combat")
            if at.object is None or now.game.combat is None:
                return player == at.that_player
            attack = now.attack_of(at.object)
            return player == (attack.defending if attack else at.that_player)
        case Who.TRIGGERING_PLAYER:
            return player == at.that_player
        case Who.OWNER:
            if at.that_object is None:
                return False
            found = as_it_was(now, at.that_object)
            return found is not None and found.owner == player
        case Who.MOST_LIFE:
            now.reads.add("players")
            game = now.game
            most = max(game.players[p].life for p in game.turn_order())
            return game.players[player].life == most


def players(now: Now, who: Who, at: Viewpoint) -> tuple[int, ...]:
    """The players still in the game that a text names, in turn order."""
    return tuple(p for p in now.game.turn_order() if is_player(now, who, p, at))


def as_it_was(now: Now, id: int | None) -> GameObject | None:
    """The object as it is, or as it last was before it left."""
    if id is None:
        return None
    object = now.game.find(id)
    if object is None and id in now.game.last_known:
        object = now.game.last_known[id].object
    return object


def source_of(now: Now, at: Viewpoint) -> Mention:
    """The object that an effect comes from, or its name once that object has gone."""
    if at.object is not None and at.object in now.game.objects:
        return at.object
    return at.name


def abilities_of_player(now: Now, player: int) -> tuple[Ability, ...]:
    """The abilities that a player has, those that effects give included."""
    given = now.modifications(PlayerHas)
    own = now.game.players[player].abilities
    if not given:
        return own
    more = tuple(effect.ability for effect, at in given if is_player(now, effect.who, player, at))
    return own + more
