"""Face and card records into terms: the printed characteristics (CR 109.3, 200–210)."""

from __future__ import annotations

import re
from dataclasses import replace

from app.cards.oracle.cost_text import mana_only
from app.cards.oracle.lines import has_stations, read_lines
from app.cards.oracle.text import THIS, cleaved, plain
from app.cards.records import CardRecord, FaceRecord
from app.cards.typeline import read_type_line
from app.terms.abilities import Ability, KeywordAbility, Unread
from app.terms.cards import Card, Face, Layout, Number, StarValue, joined
from app.terms.colors import ALL_COLORS, COLORLESS, LETTER_COLORS, Colors
from app.terms.mana import ManaCost, read_mana_cost

_WHOLE_NUMBER = re.compile(r"-?\d+\Z")
_STARS = {each.value: each for each in StarValue} | {"*+1": StarValue.ONE_MORE}
_DEFINED_COLORS = {f"{THIS} is colorless": COLORLESS, f"{THIS} is all colors": ALL_COLORS}
_LAYOUTS = {layout.value: layout for layout in Layout} | {
    "aftermath": Layout.SPLIT,
    "omen": Layout.ADVENTURE,
    "room": Layout.SPLIT,
}


def read_number(text: str | None) -> Number:
    """A printed power, toughness, loyalty or defense.

    A star for every value that is no whole number of its own: `*`, `1+*`, `X`, `3.5`, `+2`; the
    game then learns it from an ability, or not at all. The number beside a star is kept.
    """
    if text is None or text == "":
        return None
    plain = text.replace("−", "-").replace("–", "-")
    if _WHOLE_NUMBER.match(plain):
        return int(plain)
    return _STARS.get(plain, StarValue.STAR)


def card_of(record: CardRecord) -> Card:
    """The card as terms."""
    layout = _LAYOUTS.get(record.layout, Layout.OTHER)
    faces = [_face(face) for face in record.faces]
    if layout is Layout.PROTOTYPE:
        faces += [made for face in faces if (made := _prototyped(face))]
    if layout is Layout.SPLIT and all(_has(face, "fuse") for face in faces):
        faces.append(joined(tuple(faces)))
    if layout is Layout.SPLIT and "Room" in faces[0].subtypes:
        faces += [joined(tuple(faces)), _locked(faces[0])]
    if layout is Layout.NORMAL and _has(faces[0], "cleave"):
        layout = Layout.CLEAVE
        faces.append(_face(replace(record.faces[0], text=cleaved(record.faces[0].text))))
    if layout is Layout.FLIP:
        faces[1:] = [_flipped(face, faces[0]) for face in faces[1:]]
    return Card(record.name, layout, tuple(faces))


def _has(face: Face, keyword: str) -> bool:
    return any(isinstance(a, KeywordAbility) and a.name == keyword for a in face.abilities)


def _locked(face: Face) -> Face:
    """What a Room has while both of its halves are locked: its type line alone (CR 709.5)."""
    return Face(
        "", supertypes=face.supertypes, types=face.types, subtypes=face.subtypes, colors=COLORLESS
    )


def _flipped(face: Face, unflipped: Face) -> Face:
    """A flipped permanent keeps its color and mana cost (CR 710.1c)."""
    return replace(face, mana_cost=unflipped.mana_cost, colors=unflipped.colors)


def _prototyped(face: Face) -> Face | None:
    """The characteristics that a prototyped spell or permanent has instead (CR 718.3, 718.3b)."""
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "prototype":
            cost = mana_only(ability.cost) if ability.cost else None
            power, _, toughness = (ability.text or "").partition("/")
            if cost is None:
                return None
            return replace(
                face,
                mana_cost=cost,
                colors=cost.colors,
                power=read_number(power),
                toughness=read_number(toughness),
            )
    return None


def _face(record: FaceRecord) -> Face:
    line = read_type_line(record.type_line)
    power, toughness = read_number(record.power), read_number(record.toughness)
    size = (
        (power, toughness)
        if has_stations(line) and isinstance(power, int) and isinstance(toughness, int)
        else None
    )
    abilities = read_lines(record.text, record.name, line, size)
    abilities += tuple(
        Unread(f"[not in the card data in use: {what.rstrip(',')}]") for what in record.missing
    )
    mana_cost, cost_unread = _mana_cost(record.mana_cost)
    return Face(
        name=record.name,
        mana_cost=mana_cost,
        colors=_colors(record, mana_cost, abilities),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        abilities=abilities + cost_unread,
        power=None if size else power,
        toughness=None if size else toughness,
        loyalty=read_number(record.loyalty),
        defense=read_number(record.defense),
    )


def _mana_cost(text: str) -> tuple[ManaCost | None, tuple[Ability, ...]]:
    """The mana cost; one with symbols that the rules do not have is named, not guessed at."""
    if not text:
        return None, ()
    cost = read_mana_cost(text)
    return cost, () if cost else (Unread(f"[mana cost not read: {text}]"),)


def _colors(record: FaceRecord, cost: ManaCost | None, abilities: tuple[Ability, ...]) -> Colors:
    """From the mana cost and the color indicator (CR 105.2), or as the text defines them: by
    devoid, or by a line that says so."""
    if record.colors is not None:
        return frozenset(LETTER_COLORS[letter] for letter in record.colors)
    for line in record.text.split("\n") if " is " in record.text else ():
        defined = _DEFINED_COLORS.get(plain(line, record.name).partition(".")[0])
        if defined is not None:
            return defined
    if any(
        isinstance(ability, KeywordAbility) and ability.name == "devoid" for ability in abilities
    ):
        return COLORLESS
    indicator = frozenset(LETTER_COLORS[letter] for letter in record.indicator)
    return indicator | (cost.colors if cost else COLORLESS)
