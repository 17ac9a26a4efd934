"""A card as people look it up: its faces, and of each line how it was read and what is applied."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.calls.text import in_quotes
from app.cards.oracle.blocks import Level
from app.cards.oracle.lines import Context, blocks_of, read_lines
from app.cards.printed import printed_lines
from app.cards.records import CardRecord, FaceRecord
from app.cards.store import CardStore
from app.cards.typeline import read_type_line, type_line_of
from app.engine.cr import rules_of
from app.engine.cr.left_out_of_cards import left_out_of
from app.judge.ability_words import Structure, structure_of
from app.judge.card_rules import rules_for, tokens_of
from app.judge.term_words import printed_as
from app.terms.abilities import Ability, KeywordAbility, Unread
from app.terms.cards import Card, Face, Layout, Number
from app.terms.colors import Color
from app.terms.editions import CURRENT
from app.terms.types import CardType

_SIGNS = frozenset(',;:#"+')
_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of text: how it was read, what of it is not applied, which rules it leads to."""

    text: str
    structures: tuple[Structure, ...] = ()
    read: bool = True
    left: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        """What became of it."""
        if not self.read:
            return "not read"
        return "read, not applied" if self.left else "applied"


@dataclass(frozen=True, slots=True)
class FaceView:
    """A face: its characteristics as printed, and its lines."""

    name: str
    cost: str
    type_line: str
    colors: str
    size: str
    extra: tuple[tuple[str, str], ...]
    lines: tuple[LineView, ...]


@dataclass(frozen=True, slots=True)
class OfficialRuling:
    """A ruling that others gave on the card."""

    dated: str
    source: str
    text: str


@dataclass(frozen=True, slots=True)
class CardView:
    """A card. `tokens`: those it makes; `call`: a call with it on a board; `lacks`: what the card
    data in use do not tell of it."""

    name: str
    layout: str
    faces: tuple[FaceView, ...]
    tokens: tuple[str, ...]
    call: str
    official: tuple[OfficialRuling, ...] = ()
    lacks: tuple[str, ...] = ()

    @property
    def unread(self) -> int:
        """How many lines are not read."""
        return sum(not line.read for face in self.faces for line in face.lines)

    @property
    def not_applied(self) -> int:
        """How many lines are read and not applied as a whole."""
        return sum(bool(line.read and line.left) for face in self.faces for line in face.lines)


def view_of(store: CardStore, name: str) -> CardView:
    """The card of that name. KeyError where there is none."""
    card = store.card(name)
    if card is None:
        raise KeyError(name)
    record = store.record(name)
    faces = tuple(
        _face(face, record.faces[at] if record and at < len(record.faces) else None)
        for at, face in enumerate(card.halves if card.layout is Layout.SPLIT else card.faces)
    )
    tokens = [token for face in faces for line in face.lines for token in line.tokens]
    return CardView(
        name=card.name,
        layout=card.layout.value,
        faces=faces,
        tokens=tuple(dict.fromkeys(tokens)),
        call=_call(card),
        official=tuple(OfficialRuling(*one) for one in store.official(name)),
        lacks=_lacks(record),
    )


def _lacks(record: CardRecord | None) -> tuple[str, ...]:
    return record.missing if record is not None else ()


def _face(face: Face, record: FaceRecord | None) -> FaceView:
    extra = [
        (word, str(value))
        for word, value in (("loyalty", face.loyalty), ("defense", face.defense))
        if value is not None
    ]
    sized = face.power is not None or face.toughness is not None
    size = (
        f"{_printed(face.power, record, 'power')}/{_printed(face.toughness, record, 'toughness')}"
    )
    colors = " and ".join(color.value for color in Color if color in face.colors) or "colorless"
    return FaceView(
        name=face.name,
        cost=str(face.mana_cost or ""),
        type_line=record.type_line if record and record.type_line else type_line_of(face),
        colors=colors,
        size=size if sized else "",
        extra=tuple(extra),
        lines=tuple(_lines_as_printed(record, face) if record else _lines_of_terms(face)),
    )


def _printed(value: Number, record: FaceRecord | None, field: str) -> str:
    """The value as printed: `1+*` for what is a star in terms."""
    printed = getattr(record, field) if record is not None else None
    return str(printed if printed and value is not None else value)


def _lines_as_printed(record: FaceRecord, face: Face) -> Iterator[LineView]:
    """Each block of the printed text with the abilities that it was read into."""
    types = read_type_line(record.type_line)
    for block in blocks_of(record.text, Context(record.name, types)):
        if block.level is None:
            text = "\n".join(block.lines)
            yield _line(text, read_lines(text, record.name, types), face)
            continue
        yield LineView(_level(block.level))
        for text in block.lines:
            yield _line(text, read_lines(text, record.name, types), face)
    for ability in face.abilities:
        # What the card data do not tell, which stands in no line of the text.
        if isinstance(ability, Unread) and ability.line.startswith("["):
            yield _line(ability.line, (ability,), face)


def _level(level: Level) -> str:
    most = f"-{level.most}" if level.most is not None else "+"
    size = f" {level.power}/{level.toughness}" if level.power is not None else ""
    return f"{level.counter.upper()} {level.least}{most}{size}"


def _lines_of_terms(face: Face) -> Iterator[LineView]:
    """The lines of a card that is kept as terms, printed by the grammar."""
    for text, abilities in printed_lines(face):
        yield _line(text, abilities, face)


def _line(text: str, abilities: tuple[Ability, ...], face: Face) -> LineView:
    rules = rules_of(CURRENT)
    read = not any(isinstance(ability, Unread) for ability in abilities)
    left = [what for ability in abilities for what in left_out_of(rules, ability)] if read else []
    host = _host(face)
    leads_to = [number for ability in abilities for number in rules_for(ability)]
    return LineView(
        text=text,
        structures=tuple(structure_of(one, face.name, host) for one in abilities) if read else (),
        read=read,
        left=tuple(dict.fromkeys(left)),
        rules=tuple(dict.fromkeys(leads_to)),
        tokens=tuple(token for ability in abilities for token in tokens_of(ability)),
    )


def _host(face: Face) -> str:
    """What one calls the object that a permanent with this face is attached to."""
    if "Equipment" in face.subtypes:
        return "equipped creature"
    if "Fortification" in face.subtypes:
        return "fortified land"
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "enchant":
            words = printed_as(("kind.s",), ability.quality) if ability.quality else None
            # A noun alone: `enchanted creature`, and not `enchanted creature you control`.
            return f"enchanted {words}" if words and " " not in words else "enchanted permanent"
    return "enchanted creature"


def _call(card: Card) -> str:
    """A call with the card on the board, or in hand where it is an instant or sorcery."""
    name = card.front.name
    if _SIGNS.intersection(name) or name[:1].isdigit():
        name = in_quotes(name)
    hand = "hand: " if card.front.types & _SPELLS else ""
    return f"[Ann]\n{hand}{name}\n[Bob]\n? describe {name}\n"
