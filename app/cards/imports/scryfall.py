"""Scryfall card objects (`oracle-cards`) into card records; trimmed ones too."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict

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
    incomplete: bool = False


class ScryfallCard(ScryfallFace):
    """A card object: a face where it has one, else its faces in `card_faces`."""

    layout: str
    set_type: str | None = None
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
        front = _face(card, card.colors)
        return CardRecord(card.name, card.layout, (front,), card.set_type == "funny")
    if card.layout == "reversible_card":
        return _one_of_two_alike(card, card.card_faces)
    faces = tuple(_face(face, face.colors) for face in card.card_faces)
    return CardRecord(" // ".join(face.name for face in faces), card.layout, faces)


def _one_of_two_alike(card: ScryfallCard, faces: list[ScryfallFace]) -> CardRecord | None:
    """Both sides of a reversible card are the same card: one side is taken.

    None where each side is again a card of two parts; such cards exist under their plain name.
    """
    if len({face.name for face in faces}) > 1:
        return None
    layout = "saga" if "Saga" in faces[0].type_line else "normal"
    return CardRecord(faces[0].name, layout, (_face(faces[0], faces[0].colors or card.colors),))
