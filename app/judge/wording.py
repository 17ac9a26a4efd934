"""Characteristics and abilities in words, for `describe`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.cards.oracle.grammar.line import print_abilities
from app.cards.oracle.keywords import print_keyword
from app.engine.cr.applied import words_of
from app.engine.kernel.now import Characteristics
from app.terms.abilities import Ability, KeywordAbility, Unread
from app.terms.colors import Color

_ORDER = list(Color)


def ability_words(ability: Ability) -> str:
    """An ability as it would stand on a card, or its kind where it can't be written out."""
    if isinstance(ability, Unread):
        return ability.line.rstrip(".")
    if isinstance(ability, KeywordAbility):
        return print_keyword(ability) or ability.name
    return (print_abilities((ability,)) or words_of(ability)).rstrip(".")


def ability_list(abilities: Iterable[Ability]) -> str:
    """Abilities one after another, how often each where it is more than once."""
    counted: dict[str, int] = {}
    for ability in abilities:
        words = ability_words(ability)
        counted[words] = counted.get(words, 0) + 1
    return "; ".join(words if n == 1 else f"{words} ({n} times)" for words, n in counted.items())


def color_words(known: Characteristics) -> str:
    """Its colors in the order of the color wheel, or colorless."""
    return " and ".join(c.value for c in _ORDER if c in known.colors) or "colorless"


def type_line(known: Characteristics) -> str:
    """Supertypes, card types and subtypes in one line."""
    words = [each.value for each in sorted(known.supertypes)]
    words += [each.value for each in sorted(known.types)]
    if len(known.subtypes) > 60:
        return " ".join([*words, "of every creature type"])
    return " ".join([*words, *sorted(known.subtypes)]) or "no type at all"


def size_words(known: Characteristics) -> str:
    """Power and toughness, or loyalty or defense, or nothing."""
    if known.power is not None or known.toughness is not None:
        return f"{known.power}/{known.toughness}"
    return ""


def in_words(known: Characteristics) -> str:
    """All characteristics in one line."""
    parts = [
        known.name or "no name",
        str(known.mana_cost) if known.mana_cost is not None else "no mana cost",
        color_words(known),
        type_line(known),
    ]
    if size_words(known):
        parts.append(size_words(known))
    parts.append(ability_list(known.abilities) or "no abilities")
    return ", ".join(parts).replace("~", known.name)


def differences(before: Characteristics, after: Characteristics) -> Iterator[str]:
    """What has changed from one state to the next, each in a few words."""
    if before.name != after.name:
        yield f"name {after.name or 'none'} instead of {before.name or 'none'}"
    if before.mana_cost != after.mana_cost:
        yield f"mana cost {after.mana_cost or 'none'} instead of {before.mana_cost or 'none'}"
    if before.colors != after.colors:
        yield f"{color_words(after)} instead of {color_words(before)}"
    if type_line(before) != type_line(after):
        yield f"{type_line(after)} instead of {type_line(before)}"
    lost, gained = _without(before.abilities, after), _without(after.abilities, before)
    if lost:
        yield f"loses {ability_list(lost)}".replace("~", before.name)
    if gained:
        yield f"has {ability_list(gained)}".replace("~", after.name)
    if (before.power, before.toughness) != (after.power, after.toughness):
        yield f"{size_words(after) or 'no size'} instead of {size_words(before) or 'no size'}"


def _without(abilities: tuple[Ability, ...], other: Characteristics) -> list[Ability]:
    """The abilities that the other state lacks, each instance by itself."""
    left = list(other.abilities)
    found: list[Ability] = []
    for ability in abilities:
        if ability in left:
            left.remove(ability)
        else:
            found.append(ability)
    return found
