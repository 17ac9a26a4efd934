"""Keywords that an object has because of others: those that they have (CR 702.1c), and protection
from their colors (702.16)."""

from __future__ import annotations

from app.engine.cr.cr903_color_identity import has_commander, identity_of_commanders
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, matching, players
from app.engine.kernel.who import some_hidden
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.changes import (
    AddActivatedAbilitiesOf,
    AddKeywordsOf,
    ProtectionFromColorsOf,
    ProtectionFromOtherColors,
)
from app.terms.colors import Color
from app.terms.costs import LoyaltyCost
from app.terms.selectors import IsColor, Selector
from app.terms.zones import Zone


def keywords_among(
    now: Now, among: Selector, keywords: tuple[str, ...], zone: Zone, at: Viewpoint
) -> tuple[KeywordAbility, ...]:
    """Every keyword ability of those names that one of the objects has, each of them once. Raises
    NotModelled where it can't be told which objects these are."""
    found: dict[KeywordAbility, None] = {}
    for id in matching(now, among, at, zone):
        own = now.of(id).keywords
        for name in keywords:
            found.update(dict.fromkeys(own.get(name, ())))
    return tuple(found)


def shared_keywords(now: Now, change: AddKeywordsOf, at: Viewpoint) -> tuple[KeywordAbility, ...]:
    """The keyword abilities that the change adds. What can't be told is told of, and then nothing
    is shared."""
    now.reads.update(("zones", "status"))
    try:
        return keywords_among(now, change.among, change.keywords, change.zone, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return ()


@rule("702.1c", "layer", AddKeywordsOf)
def add_keywords_of(now: Now, found: Characteristics, change: AddKeywordsOf, at: Viewpoint) -> None:
    """A keyword that is named without its parameter means every ability of that name: each kind of
    protection or landwalk that one of them has is shared."""
    found.abilities = (*found.abilities, *shared_keywords(now, change, at))


# Keywords that stand for activated abilities which work on the battlefield.
_ACTIVATED = frozenset(
    ("crew", "equip", "fortify", "level up", "outlast", "reconfigure", "saddle", "station")
)


def activated_among(
    now: Now, change: AddActivatedAbilitiesOf, at: Viewpoint
) -> tuple[ActivatedAbility | KeywordAbility, ...]:
    """The activated abilities of such objects, those of one object in the order of its text. What
    can't be told is told of, and then none is gained."""
    now.reads.update(("zones", "status"))
    found: list[ActivatedAbility | KeywordAbility] = []
    try:
        if some_hidden(now, change.among, change.zone, at):
            raise NotModelled(change)
        for id in matching(now, change.among, at, change.zone):
            for ability in now.of(id).abilities:
                if change.loyalty and not _is_loyalty(ability):
                    continue
                if isinstance(ability, ActivatedAbility):
                    if ability.zone is Zone.BATTLEFIELD:
                        found.append(ability)
                elif isinstance(ability, KeywordAbility) and ability.name in _ACTIVATED:
                    found.append(ability)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return ()
    return tuple(found)


def _is_loyalty(ability: Ability) -> bool:
    """Whether there is a loyalty symbol in its cost (606.1)."""
    parts = ability.cost.parts if isinstance(ability, ActivatedAbility) else ()
    return any(isinstance(part, LoyaltyCost) for part in parts)


@rule("613.1f", "layer", AddActivatedAbilitiesOf)
def add_activated_abilities(
    now: Now, found: Characteristics, change: AddActivatedAbilitiesOf, at: Viewpoint
) -> None:
    """It has the activated abilities that others have, as its own: where they speak of their
    object, they speak of it."""
    found.abilities = (*found.abilities, *activated_among(now, change, at))


def colors_of(now: Now, change: ProtectionFromColorsOf, at: Viewpoint) -> tuple[Color, ...]:
    """The colors that such permanents have, in the order of the color wheel."""
    now.reads.update(("zones", "status"))
    found: set[Color] = set()
    try:
        for id in matching(now, change.among, at, Zone.BATTLEFIELD):
            found |= now.of(id).colors
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
    return tuple(color for color in Color if color in found)


@rule("702.16a", "layer", ProtectionFromColorsOf)
def protect_from_colors(
    now: Now, found: Characteristics, change: ProtectionFromColorsOf, at: Viewpoint
) -> None:
    """Protection from the colors of some permanents is protection from each color they have, as
    things stand."""
    found.abilities = (*found.abilities, *protections_from(now, change, at))


@rule("903.4f", "layer", ProtectionFromOtherColors)
def protect_from_other_colors(
    now: Now, found: Characteristics, change: ProtectionFromOtherColors, at: Viewpoint
) -> None:
    """Protection from each color outside a commander's color identity; none for a player who has no
    commander, whose identity is undefined."""
    now.reads.add("zones")
    for player in players(now, change.who, at):
        if not has_commander(now, player):
            continue
        own = identity_of_commanders(now, player)
        outside = (color for color in Color if color not in own)
        gifts = (KeywordAbility("protection", quality=IsColor(color)) for color in outside)
        found.abilities = (*found.abilities, *gifts)


def protections_from(
    now: Now, change: ProtectionFromColorsOf, at: Viewpoint
) -> tuple[KeywordAbility, ...]:
    """The protection abilities that the change comes to, one a color."""
    return tuple(
        KeywordAbility("protection", quality=IsColor(color)) for color in colors_of(now, change, at)
    )
