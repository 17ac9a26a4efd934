"""The lines of a face that is kept as terms, printed by the grammar."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.line import print_abilities
from app.cards.oracle.keywords import print_keywords
from app.cards.oracle.text import THIS
from app.terms.abilities import Ability, KeywordAbility
from app.terms.cards import Card, Face


def printed_lines(face: Face) -> Iterator[tuple[str, tuple[Ability, ...]]]:
    """Each line and its abilities, keywords that follow one another in one line.

    A line is empty where the grammar has no words for the ability.
    """
    keywords: list[KeywordAbility] = []
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility):
            keywords.append(ability)
            continue
        yield from _keyword_line(keywords)
        keywords = []
        yield _with_name(print_abilities((ability,)) or "", face.name), (ability,)
    yield from _keyword_line(keywords)


def printed_texts(card: Card) -> list[str]:
    """The text of each face."""
    return ["\n".join(line for line, _ in printed_lines(face)) for face in card.faces]


def _keyword_line(
    keywords: list[KeywordAbility],
) -> Iterator[tuple[str, tuple[Ability, ...]]]:
    if keywords:
        text = print_keywords(tuple(keywords)) or ""
        yield text[:1].upper() + text[1:], tuple(keywords)


def _with_name(line: str, name: str) -> str:
    """The line with the object's name for the sign that stands for it; quotes are about another
    object, which has no name of its own there."""
    pieces = line.split('"')
    pieces[::2] = [piece.replace(THIS, name.partition(",")[0]) for piece in pieces[::2]]
    return '"'.join(pieces)
