"""Scryfall card objects (`oracle-cards`) into card records; trimmed ones too."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict

from app.cards.imports.eternal import is_eternal
from app.cards.records import ALL_BUT_NAME, CardRecord, FaceRecord

# Not cards that are played: the pictures' backs, emblems, and tokens, which the rules describe.
NOT_CARDS = frozenset({"art_series", "emblem", "token", "double_faced_token"})


def _words(value: object) -> object:
    return "" if value is None else value


Words = Annotated[str, BeforeValidator(_words)]


class ScryfallFace(BaseModel):
    """The fields of a card face that are used; all others are passed over."""

    model_config = ConfigDict(strict=True, extra="ignore")

    name: str
    mana_cost: Words = ""
    type_line: Words = ""
    oracle_text: Words = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    oracle_id: str | None = None
    incomplete: bool = False


class FirstPrinting(BaseModel):
    """Where a card was printed first; not in Scryfall's own data."""

    model_config = ConfigDict(strict=True, extra="ignore")

    set: str | None = None


class ScryfallCard(ScryfallFace):
    """A card object: a face where it has one, else its faces in `card_faces`."""

    layout: str
    color_identity: list[str] | None = None
    set: str | None = None
    set_type: str | None = None
    first_printing: FirstPrinting | None = None
    card_faces: list[ScryfallFace] | None = None
    text_source: str | list[str] | None = None


def _face(face: ScryfallFace, colors: list[str] | None) -> FaceRecord:
    missing: tuple[str, ...] = ()
    if face.incomplete:
        missing = (ALL_BUT_NAME,)
    return FaceRecord(
        name=face.name,
        mana_cost=face.mana_cost,
        type_line=face.type_line,
        text=face.oracle_text,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        colors=None if colors is None or face.incomplete else "".join(colors),
        indicator="".join(face.color_indicator or ()),
        missing=missing,
    )


def card_record(card: ScryfallCard) -> CardRecord | None:
    """The record of a card; None for what is not a card (tokens, emblems, art)."""
    if card.layout in NOT_CARDS:
        return None
    if not card.card_faces:
        return _record(card, card.name, card.layout, (_face(card, card.colors),))
    if card.layout == "reversible_card":
        return _one_of_two_alike(card, card.card_faces)
    faces = tuple(_face(face, face.colors) for face in card.card_faces)
    return _record(card, " // ".join(face.name for face in faces), card.layout, faces)


def _record(
    card: ScryfallCard, name: str, layout: str, faces: tuple[FaceRecord, ...]
) -> CardRecord:
    first = card.first_printing.set if card.first_printing else card.set
    types = card.type_line or faces[0].type_line
    joke = card.set_type == "funny"
    sides = card.card_faces or [card]
    return CardRecord(
        name,
        layout,
        faces,
        yields=joke,
        eternal=is_eternal(name, layout, types, first, joke=joke),
        identity=None if card.color_identity is None else "".join(card.color_identity),
        oracle_id=card.oracle_id or next((one.oracle_id for one in sides if one.oracle_id), ""),
    )


def _one_of_two_alike(card: ScryfallCard, faces: list[ScryfallFace]) -> CardRecord | None:
    """Both sides of a reversible card are the same card: one side is taken.

    None where each side is again a card of two parts; such cards exist under their plain name.
    """
    if len({face.name for face in faces}) > 1:
        return None
    layout = "saga" if "Saga" in faces[0].type_line else "normal"
    front = _face(faces[0], faces[0].colors or card.colors)
    return _record(card, faces[0].name, layout, (front,))
