"""Layers 1 to 6: what each kind of change does to an object's characteristics."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr605_mana_abilities import is_mana_ability
from app.engine.cr.cr607_linked_abilities import with_choices
from app.engine.cr.cr613_interaction_of_continuous_effects.printed import (
    number_printed,
    unknown_of,
)
from app.engine.kernel.choices_made import UNDEFINED
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import rule
from app.engine.kernel.select import one, players
from app.engine.kernel.who import chosen
from app.terms import changes as ch
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from app.terms.cards import StarValue
from app.terms.colors import Color
from app.terms.selectors import IsChosen
from app.terms.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from app.terms.types import SUBTYPES_OF, CardType


@rule("613.1a", "layer", ch.BecomeCopy)
def become_copy(now: Now, found: Characteristics, change: ch.BecomeCopy, at: Viewpoint) -> None:
    """A copy's values become those of what is copied, status and counters aside (707.2)."""
    face = change.face
    found.name, found.mana_cost, found.colors = face.name, face.mana_cost, face.colors
    found.supertypes, found.types, found.subtypes = face.supertypes, face.types, face.subtypes
    found.abilities = face.abilities
    found.value_as = 0 if change.back else None
    found.loyalty = None if isinstance(face.loyalty, StarValue) else face.loyalty
    found.defense = None if isinstance(face.defense, StarValue) else face.defense
    found.unknown = unknown_of(face)
    found.power = number_printed(face.power)
    found.toughness = number_printed(face.toughness)


@rule("613.1b", "layer", ch.ChangeControl)
def change_control(
    now: Now, found: Characteristics, change: ch.ChangeControl, at: Viewpoint
) -> None:
    """The object's controller becomes the player the effect names."""
    if isinstance(change.player, int):
        found.controller = change.player
        return
    named = players(now, change.player, at)
    if named:
        found.controller = named[0]


@rule("613.1d", "layer", ch.SetTypes)
def set_types(now: Now, found: Characteristics, change: ch.SetTypes, at: Viewpoint) -> None:
    """It has just these types; subtypes of a card type that it lost go with it (205.1a)."""
    if change.types is not None:
        found.types = change.types
        allowed = frozenset().union(*(SUBTYPES_OF.get(type, frozenset()) for type in change.types))
        found.subtypes = found.subtypes & allowed
    if change.subtypes is not None:
        found.subtypes = change.subtypes
        if not change.subtypes.isdisjoint(BASIC_LAND_TYPES):
            found.abilities = ()  # a land set to a basic land type (305.7)
    if change.supertypes is not None:
        found.supertypes = change.supertypes


@rule("305.7", "layer", ch.SetSubtypesOf)
def set_subtypes(now: Now, found: Characteristics, change: ch.SetSubtypesOf, at: Viewpoint) -> None:
    """Subtypes of one card type are replaced; a land set to a basic land type loses the abilities
    from its text and old types, and has that type's mana ability instead."""
    found.subtypes = (found.subtypes - SUBTYPES_OF[change.type]) | change.subtypes
    if change.type is CardType.LAND and change.subtypes & frozenset(BASIC_LAND_TYPES):
        found.abilities = ()


@rule("613.1d", "layer", ch.CreatureTypesOf)
def creature_types_of(
    now: Now, found: Characteristics, change: ch.CreatureTypesOf, at: Viewpoint
) -> None:
    """Its creature types are those of another object, and what it is still besides."""
    other = one(now, change.of, at)
    if other is not None:
        theirs = now.known(other).subtypes & CREATURE_TYPES
        found.subtypes = (found.subtypes - CREATURE_TYPES) | theirs | change.also


@rule("613.1d", "layer", ch.AddTypes)
def add_types(now: Now, found: Characteristics, change: ch.AddTypes, at: Viewpoint) -> None:
    """It has these types in addition to its others."""
    found.types |= change.types
    found.subtypes |= change.subtypes
    found.supertypes |= change.supertypes


@rule("613.1d", "layer", ch.RemoveTypes)
def remove_types(now: Now, found: Characteristics, change: ch.RemoveTypes, at: Viewpoint) -> None:
    """It loses card types, with the subtypes that go with no type it still has (205.1a)."""
    found.types -= change.types
    found.supertypes -= change.supertypes
    if change.types:
        gone = frozenset().union(*(SUBTYPES_OF.get(type, frozenset()) for type in change.types))
        kept = frozenset().union(*(SUBTYPES_OF.get(type, frozenset()) for type in found.types))
        found.subtypes -= gone - kept


@rule("613.1e", "layer", ch.SetColors)
def set_colors(now: Now, found: Characteristics, change: ch.SetColors, at: Viewpoint) -> None:
    """It is just these colors, or the color that was chosen for what says so."""
    if isinstance(change.colors, frozenset):
        found.colors = change.colors
        return
    color = chosen(now, at, "color") if isinstance(change.colors, IsChosen) else None
    if color is None:
        now.not_modelled.append((at.name, change.colors))
    elif color != UNDEFINED:
        found.colors = frozenset({Color(color.casefold())})


@rule("607.2d", "layer", ch.ChosenType)
def chosen_type(now: Now, found: Characteristics, change: ch.ChosenType, at: Viewpoint) -> None:
    """It is of the type that was chosen for what says so."""
    name = chosen(now, at, "type")
    if name is None:
        now.not_modelled.append((at.name, IsChosen("type")))
        return
    if name == UNDEFINED:
        return
    subtypes = frozenset({name})
    if change.instead:
        set_subtypes(now, found, ch.SetSubtypesOf(change.of, subtypes), at)
    else:
        found.subtypes |= subtypes


@rule("613.1e", "layer", ch.AddColors)
def add_colors(now: Now, found: Characteristics, change: ch.AddColors, at: Viewpoint) -> None:
    """It is these colors, or the one chosen for what says so, in addition to its others."""
    if isinstance(change.colors, frozenset):
        found.colors |= change.colors
        return
    color = chosen(now, at, "color")
    if color is None:
        now.not_modelled.append((at.name, change.colors))
    elif color != UNDEFINED:
        found.colors |= {Color(color.casefold())}


@rule("613.1f", "layer", ch.AddAbility)
def add_ability(now: Now, found: Characteristics, change: ch.AddAbility, at: Viewpoint) -> None:
    """It gains an ability."""
    found.abilities = (*found.abilities, with_choices(now, as_gained(change.ability), at))


@rule("604.3a")
def as_gained(ability: Ability) -> Ability:
    """An ability that an effect has given defines no characteristic: it sets power and toughness
    as any other effect does."""
    if not isinstance(ability, StaticAbility) or not ability.characteristic_defining:
        return ability
    kept = _GAINED.get(id(ability))
    if kept is not None and kept[0] is ability:
        return kept[1]
    effects = rewritten(ability.effects, _set)
    gained = replace(ability, effects=effects, characteristic_defining=False)
    if len(_GAINED) > 1000:
        _GAINED.clear()
    _GAINED[id(ability)] = (ability, gained)
    return gained


# The same ability gives the same one again: the layers know abilities by their identity.
_GAINED: dict[int, tuple[StaticAbility, StaticAbility]] = {}


def _set(part: object) -> object:
    if isinstance(part, ch.DefinePowerToughness):
        return ch.SetPowerToughness(part.power, part.toughness)
    return part


@rule("613.1f", "layer", ch.LoseKeyword)
def lose_keyword(now: Now, found: Characteristics, change: ch.LoseKeyword, at: Viewpoint) -> None:
    """It loses every instance of a keyword ability (or just those with the parameter named)."""
    found.abilities = tuple(
        ability
        for ability in found.abilities
        if not (
            isinstance(ability, KeywordAbility)
            and ability.name == change.keyword
            and (change.exact is None or ability == change.exact)
        )
    )


@rule("613.1f", "layer", ch.CantHaveKeyword)
def cant_have(now: Now, found: Characteristics, change: ch.CantHaveKeyword, at: Viewpoint) -> None:
    """It loses the keyword, and what would give it that keyword fails."""
    lose_keyword(now, found, ch.LoseKeyword(change.keyword), at)


@rule("613.1f", "layer", ch.LoseAllAbilities)
def lose_all(now: Now, found: Characteristics, change: ch.LoseAllAbilities, at: Viewpoint) -> None:
    """It loses the abilities it has so far, or all but mana abilities; later ones can be gained.
    What one of those lost defined is 0 then (107.2)."""
    found.unknown = frozenset()
    found.abilities = tuple(
        ability
        for ability in found.abilities
        if change.but_mana
        and isinstance(ability, ActivatedAbility)
        and is_mana_ability(now.rules, ability)
    )
