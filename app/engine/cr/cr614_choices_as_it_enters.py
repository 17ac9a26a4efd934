"""What is chosen for a permanent as it enters (CR 614.12a, 614.1c)."""

from __future__ import annotations

from app.engine.kernel.choice import Choice
from app.engine.kernel.game import GameObject
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.changes import BecomeCopy
from app.terms.colors import Color
from app.terms.prohibitions import ChosenAsItEnters
from app.terms.selectors import This
from app.terms.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from app.terms.types import PERMANENT_TYPES, CardType

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
}


@rule("614.12a")
def choose_as_it_enters(play: Play, spell: GameObject, copy: BecomeCopy | None = None) -> None:
    """What a permanent's controller has to choose as it enters is chosen before it does.

    The answer to a choice of kind `color`, `type` (a creature type), `land type`,
    `opponent`, `player`, `name` (of a card that the call names) or `card type` is that word or
    name. What the engine can't ask for is left to be told as it enters.
    """
    if spell.face_down:
        return  # it has no text
    face = spell.printed if copy is None else copy.face
    for ability in abilities_meant(play.rules, face.abilities).static:
        for effect in ability.effects:
            if not isinstance(effect, ChosenAsItEnters) or effect.subject != This():
                continue
            options = options_for(play.now, effect.what, spell.controller)
            if not options:
                continue
            because = cite(choose_as_it_enters)
            about = (spell.id,)
            picked = play.choose(Choice(spell.controller, effect.what, because, about, options))
            object = play.game.objects[spell.id]
            chosen = (*object.chosen, (REMEMBERED[effect.what], str(picked)))
            play.set(play.game.with_object(object.but(chosen=chosen)))


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
