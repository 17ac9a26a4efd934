"""What is chosen for a permanent as it enters (CR 614.12a, 614.1c)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.batch import Batch, Caused
from app.engine.kernel.choice import Choice
from app.engine.kernel.choices_made import Choices
from app.engine.kernel.entering_faces import face_entering
from app.engine.kernel.game import GameObject
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Face
from app.terms.changes import BecomeCopy
from app.terms.cite import Rule
from app.terms.colors import Color
from app.terms.events import Event, Moved, TokenCreated
from app.terms.prohibitions import ChosenAsItEnters
from app.terms.selectors import This
from app.terms.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from app.terms.types import PERMANENT_TYPES, CardType
from app.terms.zones import Zone

# The words for what is chosen, as the text has them, and as what the object remembers them.
REMEMBERED = {
    "color": "color",
    "type": "type",
    "land type": "type",
    "opponent": "player",
    "player": "player",
    "name": "name",
    "nonland name": "name",
    "card type": "card type",
    "number": "number",
    "parity": "parity",
    "word": "word",
}


@rule("614.12a")
def choose_as_it_enters(play: Play, spell: GameObject, copy: BecomeCopy | None = None) -> None:
    """What a permanent's controller has to choose as it enters is chosen before it does.

    The answer to a choice of kind `color`, `type` (a creature type), `land type`,
    `opponent`, `player`, `name` (of a card that the call names), `card type`, `number` or `parity`
    (odd or even) is that word or name. What the engine can't ask for is left to be told.
    """
    if spell.face_down:
        return  # it has no text
    face = spell.printed if copy is None else copy.face
    found = _choices(play, face, spell.controller, (spell.id,), cite(choose_as_it_enters))
    if found:
        object = play.game.objects[spell.id]
        play.set(play.game.with_object(object.but(chosen=(*object.chosen, *found))))


def _choices(play: Play, face: Face, player: int, about: tuple[int, ...], because: Rule) -> Choices:
    """What the player chooses for what will have this text as it enters."""
    found: Choices = ()
    for ability in abilities_meant(play.rules, face.abilities).static:
        for effect in ability.effects:
            if not isinstance(effect, ChosenAsItEnters) or effect.subject != This():
                continue
            options = tuple(map(str, effect.among)) or options_for(play.now, effect.what, player)
            if not options:
                continue
            picked = play.choose(Choice(player, effect.what, because, about, options))
            found = (*found, (REMEMBERED[effect.what], str(picked)))
    return found


@rule("616.1g", "settled")
def choose_for_what_is_put_there(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """What enters and is no spell that resolves: a token, of which an effect may have made two, a
    land, a card from another zone. How it enters is part of that event, so it is chosen once it is
    known what enters."""
    if not any(isinstance(event, (TokenCreated, Moved)) for event, _ in final):
        return final
    return [(_with_choices(play, event), cause) for event, cause in final]


def _with_choices(play: Play, event: Event) -> Event:
    because = cite(choose_for_what_is_put_there)
    if isinstance(event, TokenCreated):
        chosen = _choices(play, event.token.faces[event.face], event.player, (), because)
        return replace(event, chosen=chosen) if chosen else event
    if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.chosen:
        return event
    object = play.game.find(event.object)
    if object is None or object.zone is Zone.STACK or object.face_down or event.face_down:
        return event
    player = object.owner if event.controller is None else event.controller
    face = face_entering(object, event)
    chosen = _choices(play, face, player, (object.id,), because)
    return replace(event, chosen=chosen) if chosen else event


# Of all numbers that could be chosen those are offered that a mana value may be.
MOST_CHOSEN = 20
SPELL_TYPES = frozenset({CardType.INSTANT, CardType.SORCERY, CardType.KINDRED})


def options_for(now: Now, what: str, player: int) -> tuple[str, ...]:
    """What can be chosen; nothing where the engine has no list of it."""
    match what:
        case "color":
            return tuple(color.value for color in Color)
        case "type":
            return tuple(sorted(CREATURE_TYPES))
        case "land type":
            return BASIC_LAND_TYPES
        case "opponent":
            return tuple(now.game.players[other].name for other in now.game.opponents(player))
        case "player":
            return tuple(now.game.players[other].name for other in now.game.turn_order())
        case "card type":
            return tuple(sorted(each.value for each in PERMANENT_TYPES | SPELL_TYPES))
        case "parity":
            return ("odd", "even")
        case "number":
            return tuple(map(str, range(MOST_CHOSEN + 1)))
        case "name" | "nonland name":
            return _names(now, lands=what == "name")
        case _:
            return ()


def _names(now: Now, lands: bool) -> tuple[str, ...]:
    """The names that the call knows of, wherever the cards are."""
    found = {
        face.name
        for object in now.game.objects.values()
        for face in object.card.faces
        if face.name and (lands or CardType.LAND not in face.types)
    }
    return tuple(sorted(found))


def was_chosen(object: GameObject, effect: ChosenAsItEnters) -> bool:
    """Whether it has been chosen for the object."""
    return REMEMBERED.get(effect.what) in dict(object.chosen)
