"""The built-in cards: what they are for, and that they are the printed ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.cards.builtin import BUILTIN
from app.cards.builtin.lands import LANDS
from app.cards.imports.run import import_cards
from app.cards.oracle.lines import read_lines
from app.cards.printed import printed_lines
from app.cards.store import CardStore
from app.cards.typeline import read_type_line, type_line_of
from app.terms.abilities import Unread
from app.terms.cards import Card
from app.terms.types import CardType, Supertype

NAMED = (
    *("Icy Manipulator", "Master Decoy", "Raise the Alarm", "Decree of Justice", "Giant Growth"),
    *("Predator's Strike", "Pearl Shard", "Propaganda", "Majestic Myriarch", "Trinisphere"),
    *("Odric, Lunarch Marshal", "Urborg Scavengers", "Benevolent Blessing", "Heartseeker"),
    *("Reflecting Pool", "Exotic Orchard", "Fellwar Stone", "Star Compass", "Wild Growth"),
    *("Vernal Bloom", "Mana Flare", "Mana Reflection", "Nyxbloom Ancient", "Contamination"),
    *("Ancient Ziggurat", "Cavern of Souls", "Boseiju, Who Shelters All", "Humility"),
    *("Opalescence", "Blood Moon", "Urborg, Tomb of Yawgmoth", "Prodigal Pyromancer"),
    *("Desperate Gambit", "Clocknapper"),
)


def test_hundreds_with_different_names() -> None:
    assert 400 <= len(BUILTIN) <= 700
    assert len({card.name for card in BUILTIN}) == len(BUILTIN)


def test_the_cards_that_scenarios_use_most_are_among_them() -> None:
    """Those that the list of what must work names."""
    names = {card.name for card in BUILTIN}
    assert set(NAMED) <= names


def test_nothing_of_them_is_unread() -> None:
    assert [
        (card.name, ability.line)
        for card in BUILTIN
        for face in card.faces
        for ability in face.abilities
        if isinstance(ability, Unread)
    ] == []


def test_every_basic_land() -> None:
    assert len(LANDS) == 12
    assert all(Supertype.BASIC in card.front.supertypes for card in LANDS)
    assert all(card.front.types == {CardType.LAND} for card in LANDS)
    assert sum(Supertype.SNOW in card.front.supertypes for card in LANDS) == 6


@pytest.mark.parametrize("card", BUILTIN, ids=lambda card: card.name)
def test_text_comes_from_the_grammar_and_reads_as_the_terms(card: Card) -> None:
    for face in card.faces:
        text = "\n".join(line for line, _ in printed_lines(face))
        assert read_lines(text, face.name, read_type_line(type_line_of(face))) == face.abilities


@pytest.fixture(scope="module")
def printed(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> CardStore:
    database = tmp_path_factory.mktemp("corpus") / "cards.sqlite"
    import_cards(shared / "data" / "cards" / "oracle-cards.jsonl.gz", database)
    return CardStore.open(database)


def alone(card: Card | None) -> Card | None:
    """The card without the other cards that it melds with, or was melded of."""
    return card and replace(card, melded_value=None, parts=(), melds_into=None)


def test_the_same_as_printed(printed: CardStore) -> None:
    """`python -m scripts.builtin_cards` writes them anew where the grammar reads more."""
    other = [card.name for card in BUILTIN if alone(printed.card(card.name)) != card]
    assert other == []
