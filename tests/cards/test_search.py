"""Searching cards by their fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.imports.run import import_cards
from app.cards.readings import keep
from app.cards.search.syntax import BadSearch
from app.cards.store import CardStore
from tests.cards.data import CREATURE, SPLIT, TRANSFORMING, written

CARDS = [
    CREATURE,
    SPLIT,
    TRANSFORMING,
    {
        **CREATURE,
        "name": "Urza's Test Dragon",
        "mana_cost": "{4}{R}{R}",
        "type_line": "Legendary Creature — Dragon",
        "oracle_text": "Flying (It flies.)\nWhen Urza's Test Dragon enters, draw a card.",
        "power": "6",
        "toughness": "5",
        "colors": ["R"],
        "color_identity": ["R", "W"],
    },
    {
        **CREATURE,
        "name": "Rock",
        "mana_cost": "{1}",
        "type_line": "Artifact",
        "oracle_text": "Do what no grammar reads to this artifact.",
        "power": None,
        "toughness": None,
        "colors": [],
    },
    {
        **CREATURE,
        "name": "Grown Égg",
        "type_line": "Creature — Egg",
        "oracle_text": "",
        "power": "*",
    },
]
BEAR, DRAGON, ROCK, EGG = "Test Bear", "Urza's Test Dragon", "Rock", "Grown Égg"
LO, DAY = "Lo // Hi", "Day Half // Night Half"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> CardStore:
    folder = tmp_path_factory.mktemp("cards")
    import_cards(written(folder / "cards.json", CARDS), folder / "cards.sqlite")
    assert keep(folder / "cards.sqlite")
    return CardStore.open(folder / "cards.sqlite")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("test", [BEAR, DRAGON]),
        ("test bear", [BEAR]),
        ("urzas", [DRAGON]),
        ("egg", [EGG]),
        ('"test dr"', [DRAGON]),
        ("!rock", [ROCK]),
        ("!Night Half", [DAY]),
        ('!"test"', []),
        ("t:bear", [BEAR]),
        ("t:legendary t:dragon", [DRAGON]),
        ('t:"legendary creature"', [DRAGON]),
        ("type:werewolf", [DAY]),
        ("-t:creature", [LO, ROCK]),
        ("-(t:creature or t:artifact)", [LO]),
        ("rock OR egg", [EGG, ROCK]),
        ("rock or t:egg pow:*", [EGG, ROCK]),
        ("c:r", [DAY, LO, DRAGON]),
        ("c=r", [DAY, LO, DRAGON]),
        ("c:ur", [LO]),
        ("c:izzet", [LO]),
        ("c:colorless", [ROCK]),
        ("c:m", [LO]),
        ("c>1", [LO]),
        ("c<=g", [EGG, ROCK, BEAR]),
        ("id:rw", [DAY, ROCK, DRAGON]),
        ("id=rw", [DRAGON]),
        ("pow>=3", [DAY, DRAGON]),
        ("pow>tou", [DRAGON]),
        ("tou=1 pow<=1", [DAY]),
        ("power:*", [EGG]),
        ("mv=6", [DRAGON]),
        ("mv:even pow>0", [BEAR, DRAGON]),
        ("cmc<2", [DAY, ROCK]),
        ("o:draw", [DRAGON]),
        ("o:flies", []),
        ('o:"when ~ enters"', [DRAGON]),
        ('o:"reads to ~"', [ROCK]),
        ("lo // hi", [LO]),
        ("//", [DAY, LO]),
        ("kw:flying", [DRAGON]),
        ('kw:"daybound"', [DAY]),
        ("is:vanilla", [EGG]),
        ("is:split", [LO]),
        ("is:unread", [ROCK]),
        ("not:permanent", [LO]),
        ("is:dfc", [DAY]),
    ],
)
def test_finds(store: CardStore, words: str, names: list[str]) -> None:
    found = store.search(words, 20)
    assert list(found.names) == names
    assert found.count == len(names)


def test_pages(store: CardStore) -> None:
    found = store.search("t:creature", 2, 1)
    assert found.count == 4
    assert found.names == (EGG, BEAR)


@pytest.mark.parametrize(
    ("words", "word", "expected"),
    [
        ("", "", "words"),
        ("bear (", "", "words"),
        ("(bear", "(", "a closing parenthesis"),
        ("bear)", ")", "an opening parenthesis before it"),
        ("or bear", "or", "something to search for before it"),
        ('bear "x', '"x', "a closing quote"),
        ("t:", "t:", "a value after it"),
        ("bear r:rare", "r:rare", "a field that the card data here have"),
        ("bear zz:rare", "zz:rare", "words of the name"),
        ("kw:tramplle", "kw:tramplle", "a keyword ability, such as trample"),
        ("c:purple", "c:purple", "letters of wubrg"),
        ("pow:big", "pow:big", "a number, or pow, tou, loy or mv"),
        ("o:/draw/", "o:/draw/", "words, not a regular expression"),
        ("t>bear", "t>", "t:"),
        ("is:good", "is:good", "one of adventure"),
        ("x " * 60, "x " * 60, "at most 40 words"),
    ],
)
def test_says_what_can_not_be_read(store: CardStore, words: str, word: str, expected: str) -> None:
    with pytest.raises(BadSearch) as told:
        store.search(words, 20)
    assert told.value.word == word
    assert expected in told.value.expected
    mark = told.value.shown(words)[1]
    assert mark.index("^") == told.value.start


@pytest.mark.parametrize(
    "words", ["'", "%", "_", "a;b", "o:%", "t:'", "\\", "~", "!'", "🐻", "-x -y"]
)
def test_no_sign_breaks_it(store: CardStore, words: str) -> None:
    store.search(words, 5)


def test_built_in_cards_are_searched_too() -> None:
    found = CardStore.of_builtin().search("t:angel kw:flying pow>=4", 20)
    assert "Serra Angel" in found.names


def test_cards_not_read_yet_are_told(tmp_path: Path) -> None:
    import_cards(written(tmp_path / "cards.json", CARDS), tmp_path / "cards.sqlite")
    with pytest.raises(BadSearch, match="cards read"):
        CardStore.open(tmp_path / "cards.sqlite").search("rock", 5)
