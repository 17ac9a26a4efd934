"""Which players a text names, and objects as they last were."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.kernel.choices_made import Choices, choice_among, choices_for, filled_in
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Mention
from app.terms.abilities import Ability
from app.terms.effects import PlayerOrControllerOf, Target
from app.terms.events import PlayerRef
from app.terms.prohibitions import PlayerHas
from app.terms.selectors import AllOf, Comparison, Controlled, IsChosen, Owned, Who
from app.terms.zones import Zone


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


def player_of_target(now: Now, of: object, at: Viewpoint) -> int | None:
    """The target where it is a player, else who controls it, or controlled it last."""
    target = at.targets[of.index] if isinstance(of, Target) and of.index < len(at.targets) else None
    if isinstance(target, PlayerRef):
        return target.player
    known = target is not None and as_it_was(now, target) is not None
    return now.known(target).controller if known and target is not None else None


def is_player(
    now: Now, who: Who | Target | PlayerOrControllerOf, player: int, at: Viewpoint
) -> bool:
    """Whether a player is the one (or one of those) that a text names."""
    match who:
        case PlayerOrControllerOf(of):
            return player == player_of_target(now, of, at)
        case Who.YOU:
            return player == at.controller
        case Who.OPPONENT:
            return player != at.controller
        case Who.ANY:
            return True
        case Who.ACTIVE_PLAYER:
            now.reads.add("turn")
            return player == now.game.turn.active
        case Who.TRIGGERING_PLAYER:
            return player == at.that_player
        case Target(index):
            return at.targets[index : index + 1] == (PlayerRef(player),)
        case _:
            return _WORKED_OUT[who](now, player, at)


def some_hidden(now: Now, what: object, zone: Zone, at: Viewpoint) -> bool:
    """Whether cards that nobody has named lie where such objects are looked for: in a hand, in a
    library."""
    if zone not in (Zone.HAND, Zone.LIBRARY):
        return False
    parts = what.of if isinstance(what, AllOf) else (what,)
    whose = [part.who for part in parts if isinstance(part, Controlled | Owned)]
    return any(
        (each.hand if zone is Zone.HAND else each.library is None)
        and all(is_player(now, who, player, at) for who in whose)
        for player, each in enumerate(now.game.players)
    )


def _enchanted(now: Now, player: int, at: Viewpoint) -> bool:
    source = now.game.find(at.object) if at.object is not None else None
    return source is not None and source.attached_to == PlayerRef(player)


def _chosen_player(now: Now, player: int, at: Viewpoint) -> bool:
    name = chosen(now, at, "player")
    if name is None:
        now.not_modelled.append((at.name, IsChosen("player")))
        return False
    return now.game.players[player].name.casefold() == name.casefold()


def _defending(now: Now, player: int, at: Viewpoint) -> bool:
    now.reads.add("combat")
    if at.object is None or now.game.combat is None:
        return player == at.that_player
    attack = now.attack_of(at.object)
    if attack is None and at.that_player is None:
        return _defending_at_all(now, player, at)
    return player == (attack.defending if attack else at.that_player)


def _defending_at_all(now: Now, player: int, at: Viewpoint) -> bool:
    """What is attached to an attacker speaks of whom that attacks, a spell of a player who can be
    attacked: of several, which one its controller has chosen is not known."""
    source = as_it_was(now, at.object)
    host = source.attached_to if source is not None else None
    attack = now.attack_of(host) if isinstance(host, int) else None
    if attack is not None:
        return player == attack.defending
    if source is None or source.zone is not Zone.STACK:
        return False
    attacked = now.game.opponents(now.game.turn.active)
    if len(attacked) > 1:
        now.not_modelled.append((at.name, Who.DEFENDING_PLAYER))
    return player in attacked


def _owner(now: Now, player: int, at: Viewpoint) -> bool:
    found = as_it_was(now, at.that_object)
    return found is not None and found.owner == player


def _controls_host(now: Now, player: int, at: Viewpoint) -> bool:
    source = as_it_was(now, at.object)
    host = source.attached_to if source is not None else None
    return isinstance(host, int) and now.known(host).controller == player


def _most_life(now: Now, player: int, at: Viewpoint) -> bool:
    now.reads.add("players")
    players_left = [now.game.players[p] for p in now.game.turn_order()]
    return now.game.players[player].life == max(one.life for one in players_left)


def _marked(mark: str) -> Callable[[Now, int, Viewpoint], bool]:
    def has_it(now: Now, player: int, at: Viewpoint) -> bool:
        now.reads.add("players")
        return mark in now.game.players[player].marks

    return has_it


def _attacks_too(now: Now, player: int, at: Viewpoint) -> bool:
    """Whether it is an opponent whose creatures attack: the active player, in a game without
    teams."""
    now.reads.update(("turn", "combat"))
    return player == now.game.turn.active != at.controller and now.game.combat is not None


def _other_opponent(now: Now, player: int, at: Viewpoint) -> bool:
    return player not in (at.controller, at.that_player)


_WORKED_OUT: dict[Who, Callable[[Now, int, Viewpoint], bool]] = {
    Who.ENCHANTED_PLAYER: _enchanted,
    Who.CHOSEN_PLAYER: _chosen_player,
    Who.DEFENDING_PLAYER: _defending,
    Who.OWNER: _owner,
    Who.HOST_CONTROLLER: _controls_host,
    Who.MOST_LIFE: _most_life,
    Who.MONARCH: _marked("monarch"),
    Who.INITIATIVE: _marked("initiative"),
    Who.YOUR_TEAM: lambda now, player, at: player == at.controller,
    Who.ATTACKING_OPPONENT: _attacks_too,
    Who.OTHER_OPPONENT: _other_opponent,
}


def players(now: Now, who: Who | Target, at: Viewpoint) -> tuple[int, ...]:
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


def as_it_became(now: Now, id: int, at: Viewpoint) -> int | None:
    """The object, or what it became where the effect has moved it; None for one that is unknown."""
    became = dict(at.became)
    while id not in now.game.objects and id in became:
        id = became.pop(id)
    known = id in now.game.objects or id in now.game.last_known
    return id if known else None


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
    more = tuple(
        filled_in(effect.ability, _chosen_for(now, at))
        for effect, at in given
        if is_player(now, effect.who, player, at)
    )
    return own + more


def _chosen_for(now: Now, at: Viewpoint) -> Choices:
    source = as_it_was(now, at.object)
    return choices_for(now.game, source) if source is not None else ()


def chosen(now: Now, at: Viewpoint, what: str) -> str | None:
    """What was chosen for the source as it entered, of that kind; of one that has left too."""
    source = as_it_was(now, at.object)
    return None if source is None else choice_among(dict(choices_for(now.game, source)), what)
