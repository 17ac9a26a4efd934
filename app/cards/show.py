"""A card as the terminal shows it: faces, characteristics, and how each line was read."""

from __future__ import annotations

from collections.abc import Iterator

from app.terms.abilities import Ability, Unread
from app.terms.cards import Card, Face, Number
from app.terms.colors import Color


def show_lines(card: Card, texts: tuple[tuple[str, str], ...]) -> Iterator[str]:
    """The lines to print; `texts` are the printed texts of the faces, where they are known."""
    yield f"{card.name} ({card.layout.value})"
    for face in card.faces:
        yield ""
        yield from _face(face)
    unread = sum(isinstance(a, Unread) for face in card.faces for a in face.abilities)
    if unread:
        yield ""
        yield f"{unread} of its lines are not read: rulings name them."


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
    return f"not read: {ability.line}" if isinstance(ability, Unread) else f"read: {ability}"
