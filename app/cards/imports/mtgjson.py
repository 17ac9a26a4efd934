"""MTGJSON into card records: AtomicCards, and the flat extract of it that lacks second faces."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict

from app.cards.imports.eternal import is_eternal
from app.cards.imports.facts import color_indicator, defense
from app.cards.records import ALL_BUT_NAME, CardRecord, FaceRecord

_LAYOUTS = {"aftermath": "split", "planar": "planar"}
NOT_CARDS = frozenset({"art_series", "emblem", "token", "double_faced_token"})


def _words(value: object) -> object:
    return "" if value is None else value


Words = Annotated[str, BeforeValidator(_words)]


class MtgjsonIdentifiers(BaseModel):
    """What others call the card."""

    model_config = ConfigDict(strict=True, extra="ignore")

    scryfallOracleId: str = ""  # noqa: N815


class MtgjsonFace(BaseModel):
    """The fields of one face that are used. `colors` and `colorIndicator` are not in the extract;
    neither are `faceName`, `side` and `defense`, and `front` and `back` are only there."""

    model_config = ConfigDict(strict=True, extra="ignore")

    name: str
    type: str
    layout: str
    manaCost: Words = ""  # noqa: N815 - MTGJSON's own word
    text: Words = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: list[str] | None = None
    colorIndicator: list[str] | None = None  # noqa: N815
    colorIdentity: list[str] = []  # noqa: N815
    faceName: str | None = None  # noqa: N815
    side: str | None = None
    isFunny: bool | None = None  # noqa: N815
    firstPrinting: str | None = None  # noqa: N815
    identifiers: MtgjsonIdentifiers | None = None
    front: str | None = None
    back: str | None = None

    @property
    def own_name(self) -> str:
        """This face's name alone."""
        return self.faceName or (self.name.split(" // ")[0] if " // " in self.name else self.name)


def _face(face: MtgjsonFace) -> FaceRecord:
    name = face.own_name
    missing = []
    indicator = "".join(face.colorIndicator or ())
    if face.colors is None:
        known = color_indicator(name)
        indicator = known or ""
        if known is None and _may_have_indicator(face):
            missing.append("the color indicator, if any,")
    points = face.defense
    if points is None and face.type.startswith("Battle"):
        points = defense(name)
        if points is None:
            missing.append("the defense")
    return FaceRecord(
        name=name,
        mana_cost=face.manaCost,
        type_line=face.type,
        text=face.text,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=points,
        colors=None if face.colors is None else "".join(face.colors),
        indicator=indicator,
        missing=tuple(missing),
    )


def _may_have_indicator(face: MtgjsonFace) -> bool:
    """A back face without a mana cost whose colors only an indicator could tell (CR 204).

    Artifacts and lands among them have none as a rule of thumb, so that only others are named.
    """
    colorless = "Artifact" in face.type or "Land" in face.type or not face.colorIdentity
    return face.front is not None and not face.manaCost and not colorless


def _record(face: MtgjsonFace, name: str, layout: str, faces: tuple[FaceRecord, ...]) -> CardRecord:
    layout = _LAYOUTS.get(layout, layout)
    joke = bool(face.isFunny)
    return CardRecord(
        name,
        layout,
        faces,
        eternal=is_eternal(name, layout, face.type, face.firstPrinting, joke=joke),
        identity="".join(face.colorIdentity),
        oracle_id=face.identifiers.scryfallOracleId if face.identifiers else "",
    )


def atomic_record(faces: list[MtgjsonFace]) -> CardRecord | None:
    """A card of AtomicCards, all its faces given; None for what is not a card.

    Without sides they are several cards of one name: the first that tournaments allow is taken.
    """
    if not all(face.side for face in faces):
        faces = sorted(faces, key=lambda face: bool(face.isFunny))[:1]
    faces = sorted(faces, key=lambda face: face.side or "")
    layout = faces[0].layout
    if layout in NOT_CARDS:
        return None
    if layout == "meld":
        faces = faces[:1]
    if layout == "reversible_card":
        layout, faces = "normal", faces[:1]
    records = tuple(map(_face, faces))
    return _record(faces[0], " // ".join(record.name for record in records), layout, records)


@dataclass
class Extract:
    """Joins the extract's flat records into cards: both faces of a transforming card stand apart
    in it, of other cards with two names the second face is not there."""

    waiting: dict[str, MtgjsonFace] = field(default_factory=dict)
    reversible: list[MtgjsonFace] = field(default_factory=list)
    names: set[str] = field(default_factory=set)

    def add(self, face: MtgjsonFace) -> CardRecord | None:
        """The card that this face completes, if it does."""
        if face.layout in NOT_CARDS:
            return None
        if face.layout == "reversible_card":
            self.reversible.append(face)
            return None
        partner = face.back or face.front
        if partner is not None:
            other = self.waiting.pop(partner, None)
            if other is None:
                self.waiting[face.own_name] = face
                return None
            return self._whole((face, other) if face.back else (other, face))
        return self._single(face)

    def rest(self) -> list[CardRecord]:
        """The cards left at the end: halves whose partner never came, and reversible cards."""
        left = []
        for face in self.waiting.values():
            partner = FaceRecord(face.back or face.front or "", missing=(ALL_BUT_NAME,))
            faces = (_face(face), partner) if face.back else (partner, _face(face))
            left.append(_record(face, " // ".join(f.name for f in faces), face.layout, faces))
        for face in self.reversible:
            parts = face.name.split(" // ")
            if len(set(parts)) == 1 and parts[0] not in self.names:
                self.names.add(parts[0])
                left.append(_record(face, parts[0], "normal", (_face(face),)))
        return left

    def _whole(self, faces: tuple[MtgjsonFace, MtgjsonFace]) -> CardRecord:
        records = tuple(map(_face, faces))
        name = " // ".join(record.name for record in records)
        return _record(faces[0], name, faces[0].layout, records)

    def _single(self, face: MtgjsonFace) -> CardRecord:
        record = _face(face)
        self.names.add(face.name)
        parts = face.name.split(" // ")
        if len(parts) == 1 or face.layout == "meld":
            return _record(face, record.name, face.layout, (record,))
        others = tuple(FaceRecord(part, missing=(ALL_BUT_NAME,)) for part in parts[1:])
        return _record(face, face.name, face.layout, (record, *others))
