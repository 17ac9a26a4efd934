"""What of the text at hand might change a cost and is not read (CR 601.2f)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.judge.problem import NotModelledYet
from app.judge.ruling import NotTaken
from app.judge.silent import is_activated
from app.terms.abilities import Ability, StaticAbility, Unread
from app.terms.effects import UnreadEffect
from app.terms.mana_effects import ChangeCost, LeastCost, OtherCost
from app.terms.player_actions import ActivateAbility, CastSpell, PlayerAction
from app.terms.zones import Zone

_ABOUT_COSTS = re.compile(
    r"\bcosts?\b|rather than pay|without paying|\bspend (?:this |that )?mana\b", re.IGNORECASE
)
_OF_ITSELF = re.compile(r"\bthis spell\b|~ costs|to cast ~|cast ~", re.IGNORECASE)
# How a text defines X.
_X_IS = re.compile(r"\bX (?:is|can't be|equals|must be)\b", re.IGNORECASE)
_WHEN = re.compile(r"(?:When|Whenever|At) ", re.IGNORECASE)


def unread_of_costs(now: Now, source: int) -> Iterator[NotTaken]:
    """The lines about costs on what is paid for, and on everything in play, that are not read."""
    for object in now.game.objects.values():
        own = object.id == source
        if not own and object.zone not in (Zone.BATTLEFIELD, Zone.COMMAND):
            continue
        if object.face_down:
            continue
        for ability in now.of(object.id).abilities:
            if object.zone is Zone.COMMAND and not own and _changes_costs(ability):
                yield NotTaken(
                    object.label, "what it changes of costs", "the engine does not do this"
                )
            if isinstance(ability, Unread) and _matters(ability, own):
                yield NotTaken(object.label, ability.line, "its text is not read")
    for player in now.game.players:
        for ability in player.abilities:
            if isinstance(ability, Unread) and _matters(ability, own=False):
                yield NotTaken(player.name, ability.line, "its text is not read")


def what_x_is(game: Game, doing: PlayerAction) -> Iterator[NotTaken]:
    """What X is, where text that is not read says so, or the call says nothing of it. Raises
    NotModelledYet where it is neither named nor read: then the cost is not known (107.3k)."""
    if not isinstance(doing, CastSpell | ActivateAbility):
        return
    if isinstance(doing, ActivateAbility):
        object, cost_has_x = game.objects[doing.source], doing.ability.cost.has_x
        unread = [e.text for e in doing.ability.effects if isinstance(e, UnreadEffect)]
    else:
        object = game.objects[doing.card]
        face = object.card.faces[doing.face]
        cost_has_x = face.mana_cost is not None and face.mana_cost.has_x
        unread = [a.line for a in face.abilities if isinstance(a, Unread)]
    if not cost_has_x:
        return
    told = next((text for text in unread if _X_IS.search(text)), None)
    if told is None:
        if doing.x is None and isinstance(doing, CastSpell) and not (doing.free or doing.costs):
            yield NotTaken(object.label, "any X but 0", "the call names none")
        return
    if doing.x is None:
        raise NotModelledYet(f"what X is for {object.label}: {told}")
    yield NotTaken(object.label, told, "its text is not read")


def _changes_costs(ability: Ability) -> bool:
    """Whether it is an emblem's word about costs, which is not looked at."""
    if not isinstance(ability, StaticAbility) or ability.zone is not Zone.BATTLEFIELD:
        return False
    return any(isinstance(effect, ChangeCost | LeastCost | OtherCost) for effect in ability.effects)


def _matters(ability: Unread, own: bool) -> bool:
    if not _ABOUT_COSTS.search(ability.line):
        return False
    if own:
        return True
    of_itself = _OF_ITSELF.search(ability.line) is not None
    return not (of_itself or is_activated(ability.line) or _WHEN.match(ability.line))
