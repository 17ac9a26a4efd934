"""A card as the terminal shows it: faces, characteristics, and how each line was read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

from app.cards.oracle.keywords import print_keyword
from app.terms.abilities import Ability, KeywordAbility, Unread
from app.terms.cards import Card, Face, Number
from app.terms.colors import Color
from app.terms.costs import UnreadCost
from app.terms.mana import ManaCost


def show_lines(card: Card) -> Iterator[str]:
    """The lines to print."""
    yield f"{card.name} ({card.layout.value})"
    for face in card.faces:
        yield ""
        yield from _face(face)
    unread = sum(isinstance(a, Unread) for face in card.faces for a in face.abilities)
    if unread:
        yield ""
        lines = "line is" if unread == 1 else "lines are"
        yield f"{unread} {lines} not read: a ruling with this card on the board names it."


def _face(face: Face) -> Iterator[str]:
    cost = f"  {face.mana_cost}" if face.mana_cost else "  no mana cost"
    yield f"{face.name}{cost}"
    colors = " and ".join(color.value for color in Color if color in face.colors) or "colorless"
    yield f"  {_type_line(face)}; {colors}"
    for word, value in (("loyalty", face.loyalty), ("defense", face.defense)):
        if value is not None:
            yield f"  {word} {_number(value)}"
    if face.power is not None or face.toughness is not None:
        yield f"  {_number(face.power)}/{_number(face.toughness)}"
    for ability in face.abilities:
        yield f"  {_ability(ability)}"


def _type_line(face: Face) -> str:
    before = [*sorted(face.supertypes), *sorted(face.types)]
    line = " ".join(word.capitalize() for word in before)
    return f"{line} — {' '.join(sorted(face.subtypes))}" if face.subtypes else line


def _number(value: Number) -> str:
    return "none" if value is None else str(value)


def _ability(ability: Ability) -> str:
    if isinstance(ability, Unread):
        return f"not read: {ability.line}"
    if isinstance(ability, KeywordAbility):
        words = print_keyword(ability) or ability.name
        kept = ability.text is not None or _has_unread_cost(ability)
        return f"keyword: {words}{' (parameter kept as words)' if kept else ''}"
    return f"read: {in_terms(ability)}"


def _has_unread_cost(ability: KeywordAbility) -> bool:
    return ability.cost is not None and any(
        isinstance(part, UnreadCost) for part in ability.cost.parts
    )


def in_terms(term: object) -> str:
    """A term as it was read: its name and the parts that are not as usual."""
    if isinstance(term, (tuple, frozenset)):
        return ", ".join(
            sorted(map(in_terms, term)) if isinstance(term, frozenset) else map(in_terms, term)
        )
    if isinstance(term, Enum):
        return str(term.value)
    if isinstance(term, KeywordAbility):
        return print_keyword(term) or term.name
    if isinstance(term, ManaCost) or not is_dataclass(term):
        return str(term)
    parts = [
        f"{field.name} {in_terms(value)}"
        for field in fields(term)
        if (value := getattr(term, field.name)) != field.default
    ]
    return f"{type(term).__name__}({'; '.join(parts)})" if parts else type(term).__name__
