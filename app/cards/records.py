"""A card as it is stored: the printed words of its faces, not read yet."""

from __future__ import annotations

import json
from dataclasses import dataclass

ALL_BUT_NAME = "all but the name"


@dataclass(frozen=True, slots=True)
class FaceRecord:
    """The printed words of one face.

    `mana_cost`: a run of symbols, empty where the face has none. `colors`: letters of WUBRG where
    the data tell them, None where they follow from mana cost, `indicator` and text. `missing`: what
    the data in use do not tell of this face, as words (ALL_BUT_NAME, `the defense`).
    """

    name: str
    mana_cost: str = ""
    type_line: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: str | None = None
    indicator: str = ""
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardRecord:
    """A card: its name (`Front // Back` where it has two), layout word, and faces, front first.

    `eternal`: it is one of the cards that coverage counts (see `imports/eternal.py`). `identity`:
    its color identity as letters of WUBRG, None where the data do not tell. `oracle_id`: by what
    official rulings name it. `yields`: another card of this name goes first, as a tournament card
    does before a playtest one; it is not stored.
    """

    name: str
    layout: str
    faces: tuple[FaceRecord, ...]
    yields: bool = False
    eternal: bool = True
    identity: str | None = None
    oracle_id: str = ""

    @property
    def missing(self) -> tuple[str, ...]:
        """What is missing of any face, each named with its face."""
        return tuple(f"{face.name}: {what}" for face in self.faces for what in face.missing)


_FIELDS = (
    "mana_cost", "type_line", "text", "power", "toughness", "loyalty", "defense", "colors",
    "indicator",
)  # fmt: skip


def to_json(record: CardRecord) -> str:
    """The record as one line of JSON; empty fields are left out."""
    faces = []
    for face in record.faces:
        data: dict[str, object] = {"name": face.name}
        data |= {
            field: value
            for field in _FIELDS
            if (value := getattr(face, field)) or (value == "" and field == "colors")
        }
        if face.missing:
            data["missing"] = face.missing
        faces.append(data)
    whole: dict[str, object] = {"name": record.name, "layout": record.layout, "faces": faces}
    if not record.eternal:
        whole["eternal"] = False
    if record.identity is not None:
        whole["identity"] = record.identity
    if record.oracle_id:
        whole["oracle_id"] = record.oracle_id
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> CardRecord:
    """The record that `to_json` wrote."""
    data = json.loads(text)
    faces = tuple(
        FaceRecord(**{**face, "missing": tuple(face.get("missing", ()))}) for face in data["faces"]
    )
    return CardRecord(
        data["name"],
        data["layout"],
        faces,
        eternal=data.get("eternal", True),
        identity=data.get("identity"),
        oracle_id=data.get("oracle_id", ""),
    )
