"""A card as the terminal shows it."""

from __future__ import annotations

from collections.abc import Iterator

from app.judge.card_view import CardView, FaceView, LineView


def card_lines(card: CardView) -> Iterator[str]:
    """The lines to print."""
    yield f"{card.name} ({card.layout})"
    for face in card.faces:
        yield ""
        yield from _face(face)
    if card.tokens:
        yield f"\nMakes: {'; '.join(card.tokens)}"
    for lack in card.lacks:
        yield f"Not in the card data: {lack}"
    if card.unread:
        lines = "line is" if card.unread == 1 else "lines are"
        yield f"\n{card.unread} {lines} not read: a ruling with this card on the board names it."
    if card.official:
        yield "\nOfficial rulings"
        for ruling in card.official:
            yield f"  {ruling.dated}  {ruling.text}"


def _face(face: FaceView) -> Iterator[str]:
    yield f"{face.name}  {face.cost or 'no mana cost'}"
    yield f"  {face.type_line}; {face.colors}"
    for word, value in face.extra:
        yield f"  {word} {value}"
    if face.size:
        yield f"  {face.size}"
    for line in face.lines:
        yield from _line(line)


def _line(line: LineView) -> Iterator[str]:
    yield ""
    for text in line.text.split("\n"):
        yield f"  {text}"
    if not line.read:
        yield "    not read"
        return
    for structure in line.structures:
        parts = "; ".join(f"{part.role}: {part.words}" for part in structure.parts)
        yield f"    {structure.kind}: {parts}" if parts else f"    {structure.kind}"
    if line.left:
        yield f"    read, not applied: {'; '.join(line.left)}"
    if line.rules:
        yield f"    rules {', '.join(line.rules)}"
