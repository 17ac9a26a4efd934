"""What mana an effect makes: every way it could come out (CR 106.1b, 106.5, 106.8–106.11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from app.engine.cr.cr609_effects.carrying_out import amount_of, zone_of
from app.engine.cr.cr903_color_identity import identity_of_commanders
from app.engine.kernel.choices_made import UNDEFINED
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.select import NotModelled, matching, value
from app.engine.kernel.who import chosen
from app.terms import mana_effects as me
from app.terms.amounts import Devotion
from app.terms.colors import COLOR_LETTERS, Color
from app.terms.mana import ManaType
from app.terms.selectors import PaidWith, Selector
from app.terms.zones import Zone

Made = tuple[ManaType, ...]
TYPE_OF = {color: ManaType(letter) for color, letter in COLOR_LETTERS.items()}


def ways(now: Now, mana: me.ManaMade, at: Viewpoint) -> Iterator[Made]:
    """Everything that this could be, each as the types of its mana. Nothing where no type can be
    told; raises NotModelled where that is not known."""
    match mana:
        case me.ManaOf(types):
            yield types
        case me.OneOfMana(options):
            for option in options:
                yield from ways(now, option, at)
        case me.ManaOfColors(number, same, colors, different):
            count = amount_of(now, number, at)
            types = types_of(colors)
            if same:
                yield from ((kind,) * count for kind in types)
            elif different:
                yield from combinations(types, count)
            else:
                yield from combinations_with_replacement(types, count)
        case me.ManaOfColorsAmong(what, number, True):
            yield types_of(_colors_among(now, what, at)) * amount_of(now, number, at)
        case me.ManaOfColorByDevotion():
            for color in Color:
                yield (TYPE_OF[color],) * value(now, Devotion(frozenset({color})), at)
        case _:
            count, types = _of_types(now, mana, at)
            yield from ((kind,) * count for kind in types)


def types_of(colors: frozenset[Color]) -> Made:
    """The types of mana of these colors, in their usual order."""
    return tuple(TYPE_OF[color] for color in Color if color in colors)


def _of_types(now: Now, mana: me.ManaMade, at: Viewpoint) -> tuple[int, Made]:
    """Mana all of one type: how much, and of which types it could be."""
    match mana:
        case me.ManaOfChosenColor(number):
            color = chosen(now, at, "color")
            if color == UNDEFINED:
                return 0, ()
            if color is None or color not in list(Color):
                raise NotModelled(mana)
            return amount_of(now, number, at), (TYPE_OF[Color(color)],)
        case me.ManaOfIdentity(number):
            return amount_of(now, number, at), types_of(identity_of_commanders(now, at.controller))
        case me.ManaThatCouldBeProduced(by, any_type, number):
            return amount_of(now, number, at), _could_be_produced(now, by, any_type, at)
        case me.ManaOfProducedType(_, number):
            return amount_of(now, number, at), tuple(dict.fromkeys(at.produced))
        case me.ManaOfColorsAmong(what, number, False):
            return amount_of(now, number, at), types_of(_colors_among(now, what, at))
        case _:
            raise NotModelled(mana)


def _colors_among(now: Now, what: Selector, at: Viewpoint) -> frozenset[Color]:
    colors = (now.of(id).colors for id in matching(now, what, at, zone_of(what)))
    return frozenset[Color]().union(*colors)


def _could_be_produced(now: Now, by: Selector, any_type: bool, at: Viewpoint) -> Made:
    (could,) = now.rules.all("could produce")
    # Asked again and again while permanents ask each other.
    key = ("looked at", by, at.object, at.controller)
    found = now.memo.get(key)
    if isinstance(by, PaidWith):
        found = at.paid
    if found is None:
        found = now.memo[key] = tuple(matching(now, by, at, Zone.BATTLEFIELD))
    types = {kind for id in found for kind in could(now, id)}
    if not any_type:
        types.discard(ManaType.COLORLESS)
    return tuple(kind for kind in ManaType if kind in types)
