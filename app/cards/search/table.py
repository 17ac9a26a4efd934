"""The table that searches look at: a row for each face, worked out of its card."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator

from app.cards.folding import fold
from app.cards.oracle.text import without_reminder
from app.terms.abilities import Ability, KeywordAbility, Unread
from app.terms.cards import Card, Face, Layout, Number
from app.terms.colors import Color, Colors
from app.terms.mana import ManaCost
from app.terms.subtypes import BASIC_LAND_TYPES

SCHEMA = """
CREATE TABLE faces (
    card INTEGER NOT NULL, face INTEGER NOT NULL, name TEXT NOT NULL, types TEXT NOT NULL,
    text TEXT NOT NULL, keywords TEXT NOT NULL, colors INTEGER NOT NULL, power INTEGER,
    toughness INTEGER, loyalty INTEGER, star INTEGER NOT NULL, cost TEXT NOT NULL,
    PRIMARY KEY (card, face)
) WITHOUT ROWID;
CREATE TABLE searched (
    card INTEGER PRIMARY KEY, name TEXT NOT NULL, shown TEXT NOT NULL, value INTEGER NOT NULL,
    colors INTEGER NOT NULL, identity INTEGER NOT NULL, layout TEXT NOT NULL,
    eternal INTEGER NOT NULL, unread INTEGER NOT NULL
);
CREATE INDEX searched_names ON searched (name);
"""
BITS = {color: 1 << at for at, color in enumerate(Color)}
_LETTERS = dict(zip("WUBRG", Color, strict=True))
# Of these both halves are one card in every zone but the stack (CR 709.4).
_BOTH_HALVES = frozenset({Layout.SPLIT})

Rows = tuple[tuple[object, ...], list[tuple[object, ...]]]


def bits(colors: Colors) -> int:
    """Colors as a number."""
    return sum(BITS[color] for color in colors)


def rows_of(
    number: int,
    card: Card,
    texts: Iterable[str],
    identity: str | None = None,
    eternal: bool = True,
) -> Rows:
    """The row of a card, and those of its faces; `texts` are those printed on each face."""
    faces: list[tuple[object, ...]] = [
        (
            number,
            at,
            fold(face.name),
            _types(face),
            fold(without_reminder_lines(text)),
            f"|{'|'.join(sorted(_keywords(face.abilities)))}|",
            bits(face.colors),
            _whole(face.power),
            _whole(face.toughness),
            _whole(face.loyalty),
            int(any(isinstance(value, str) for value in (face.power, face.toughness))),
            str(face.mana_cost or ""),
        )
        for at, (face, text) in enumerate(zip(card.faces, texts, strict=False))
    ]
    printed = card.halves if card.layout in _BOTH_HALVES else card.faces
    counted = card.halves if card.layout in _BOTH_HALVES else card.faces[:1]
    costs = [face.mana_cost for face in counted if face.mana_cost is not None]
    colors = frozenset[Color]().union(*(face.colors for face in counted))
    row = (
        number,
        fold(card.name),
        card.name,
        sum(cost.mana_value for cost in costs),
        bits(colors),
        bits(_identity(card, texts) if identity is None else _of_letters(identity)),
        card.layout.value,
        int(eternal),
        sum(isinstance(a, Unread) for face in printed for a in face.abilities),
    )
    return row, faces


def write(connection: sqlite3.Connection, rows: Iterable[Rows]) -> None:
    """Put the rows of cards into the tables."""
    for row, faces in rows:
        connection.execute(f"INSERT INTO searched VALUES ({_marks(row)})", row)
        connection.executemany(f"INSERT INTO faces VALUES ({_marks(faces[0])})", faces)


def _marks(row: tuple[object, ...]) -> str:
    return ", ".join("?" * len(row))


def without_reminder_lines(text: str) -> str:
    """The text without its reminder text."""
    return "\n".join(filter(None, map(without_reminder, text.split("\n"))))


def _types(face: Face) -> str:
    words = [*sorted(face.supertypes), *sorted(face.types), *sorted(face.subtypes)]
    return f" {fold(' '.join(words))} "


def _keywords(abilities: Iterable[Ability]) -> Iterator[str]:
    for ability in abilities:
        if isinstance(ability, KeywordAbility):
            yield ability.name


def _whole(value: Number) -> int | None:
    """A star counts as 0, as it does where nothing defines it."""
    return 0 if isinstance(value, str) else value


def _of_letters(letters: str) -> Colors:
    return frozenset(_LETTERS[letter] for letter in letters if letter in _LETTERS)


def _identity(card: Card, texts: Iterable[str]) -> Colors:
    """Color identity (CR 903.4): colors, mana symbols in costs and text, and the mana that basic
    land types stand for."""
    found: set[Color] = set()
    for face, text in zip(card.faces, texts, strict=False):
        found |= face.colors
        found |= _of_symbols(face.mana_cost)
        found |= {_LETTERS[letter] for letter in _mentioned(without_reminder_lines(text))}
        found |= {
            color
            for subtype, color in zip(BASIC_LAND_TYPES, Color, strict=False)
            if subtype in face.subtypes
        }
    return frozenset(found)


def _of_symbols(cost: ManaCost | None) -> Colors:
    return cost.colors if cost is not None else frozenset()


def _mentioned(text: str) -> set[str]:
    """The color letters that stand in mana symbols of a text."""
    return {
        letter
        for symbol in text.split("{")[1:]
        for letter in symbol.partition("}")[0]
        if letter in _LETTERS
    }
