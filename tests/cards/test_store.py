"""The store: cards by name, suggestions, names in a text, and what it does without data."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.folding import fold_name, letters
from app.cards.imports.run import import_cards
from app.cards.names import NameIndex
from app.cards.store import CardStore
from app.terms.cards import Card
from tests.cards.data import CREATURE, SCRYFALL, written

NAMES = [
    "Juzám Djinn",
    "Lim-Dûl's Vault",
    "Æther Rat",
    "Fire // Ice",
    "Fire",
    "Fire Imp",
    "Bear",
    "Bear of the North",
    "Bear of the North, Old",
    "A-Bear",
    "+2 Mace",
    "Anax and Cymede",
    "Bob's Rat",
]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> CardStore:
    folder = tmp_path_factory.mktemp("store")
    cards = SCRYFALL + [{**CREATURE, "name": name} for name in NAMES if "//" not in name]
    # A whole card that bears the name of another card's face.
    cards.append({**CREATURE, "name": "Hi", "power": "7"})
    import_cards(written(folder / "cards.json", cards), folder / "cards.sqlite")
    return CardStore.open(folder / "cards.sqlite")


def index() -> NameIndex:
    return NameIndex((fold_name(name), letters(fold_name(name)), name) for name in NAMES)


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Test Bear", "Test Bear"),
        ("  test   BEAR ", "Test Bear"),
        ("juzam djinn", "Juzám Djinn"),
        ("Lim-Dul’s Vault", "Lim-Dûl's Vault"),
        ("aether rat", "Æther Rat"),
        ("Lo // Hi", "Lo // Hi"),
        ("lo//hi", "Lo // Hi"),
        ("Lo / Hi", "Lo // Hi"),
        ("lo", "Lo // Hi"),
        ("Night Half", "Day Half // Night Half"),
        ("hi", "Hi"),
    ],
)
def test_a_card_by_any_of_its_names(store: CardStore, asked: str, name: str) -> None:
    card = store.card(asked)
    assert card is not None
    assert card.name == name


def test_which_face_a_name_means(store: CardStore) -> None:
    card = store.card("Night Half")
    assert card is not None
    faces = {
        asked: store.face_index(card, asked) for asked in (card.name, "day half", "NIGHT half")
    }
    assert list(faces.values()) == [0, 0, 1]


def test_no_such_card(store: CardStore) -> None:
    for name in ("", "Nobody", "//", "Lo //", "x" * 500, "\x00", "Test Bear'; DROP TABLE cards"):
        assert store.card(name) is None


def test_a_card_is_read_once(store: CardStore) -> None:
    assert store.card("Test Bear") is store.card("test bear")


def test_many_threads(store: CardStore) -> None:
    found: list[Card | None] = []

    def look() -> None:
        for name in NAMES * 20:
            found.append(store.card(name))
            store.suggest(name[:2], 3)

    threads = [threading.Thread(target=look) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8 * 20 * len(NAMES)
    assert sum(card is None for card in found) == 8 * 20  # Fire // Ice is not in the data


def test_without_data_the_built_in_cards_serve(tmp_path: Path) -> None:
    store = CardStore.open(tmp_path / "none.sqlite")
    assert store.source.builtin
    assert "none.sqlite" in store.source.problem
    assert store.source.incomplete
    assert store.card("serra angel") is not None
    assert store.suggest("serra an", 1) == ("Serra Angel",)
    assert store.longest_at("a White Knight, tapped", 2) == len("White Knight")


@pytest.mark.parametrize("content", [b"", b"not a database" * 100, b"SQLite format 3\x00broken"])
def test_an_unreadable_database_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.sqlite"
    path.write_bytes(content)
    store = CardStore.open(path)
    assert store.source.builtin
    assert "can't be used" in store.source.problem


def test_suggestions_begin_with_what_was_typed() -> None:
    assert index().suggest("bear", 3) == ("Bear", "Bear of the North", "Bear of the North, Old")
    assert index().suggest("BEAR OF", 5) == ("Bear of the North", "Bear of the North, Old")
    assert index().suggest("juzam", 5) == ("Juzám Djinn",)
    assert index().suggest("lim-duls", 5) == ("Lim-Dûl's Vault",)


def test_whole_words_go_before_beginnings_of_words() -> None:
    names = ["Bears", "Bear of the North", "Bear's Den", "A-Bear", "The Bear Pit", "A Bearskin"]
    few = NameIndex((fold_name(name), letters(fold_name(name)), name) for name in names)
    assert few.suggest("bear", 9) == (
        "Bear of the North",
        "Bears",
        "Bear's Den",
        "The Bear Pit",
        "A Bearskin",
        "A-Bear",
    )


def test_suggestions_by_a_later_word_and_through_a_slip() -> None:
    assert index().suggest("north", 5) == ("Bear of the North", "Bear of the North, Old")
    assert index().suggest("djin", 5) == ("Juzám Djinn",)
    assert "Juzám Djinn" in index().suggest("juzsm dj", 5)
    assert index().suggest("anxa and", 5) == ("Anax and Cymede",)


def test_the_front_stands_for_both_names_until_more_is_typed() -> None:
    assert index().suggest("fir", 5) == ("Fire", "Fire Imp")
    assert index().suggest("fire // i", 5)[:2] == ("Fire Imp", "Fire // Ice")


def test_suggestions_for_nothing() -> None:
    assert index().suggest("", 5) == ()
    assert index().suggest("  ' ", 5) == ()
    assert index().suggest("bear", 0) == ()
    assert index().suggest("zzzzzzzz", 5) == ()


def test_the_nearest_names() -> None:
    assert index().nearest("Anaks and Cimede", 3)[0] == "Anax and Cymede"
    assert index().nearest("Juzam Jinn", 1) == ("Juzám Djinn",)
    assert index().nearest("nothing like it at all", 3) == ()
    assert index().nearest("", 3) == ()


@pytest.mark.parametrize(
    ("text", "at", "name"),
    [
        ("Bear", 0, "Bear"),
        ("2 Bear, tapped", 2, "Bear"),
        ("bear of the north, old, tapped", 0, "bear of the north, old"),
        ("Bear of the Northern", 0, "Bear"),
        ("Bears", 0, ""),
        ("Bear's", 0, "Bear"),
        ("blocking Anax and Cymede", 9, "Anax and Cymede"),
        ("Fire//Ice -> Bob", 0, "Fire//Ice"),
        ("Fire  //  Ice", 0, "Fire  //  Ice"),
        ("Fire / Ice", 0, "Fire / Ice"),
        ("Fire; Bear", 0, "Fire"),
        ("Lim‐Dûl’s Vault x", 0, "Lim‐Dûl’s Vault"),
        ("aether rat", 0, "aether rat"),
        ("Æther Rat", 0, "Æther Rat"),
        ("+2 Mace", 0, "+2 Mace"),
        ("Juzám  Djinn", 0, "Juzám  Djinn"),
        ("", 0, ""),
        ("Bear", 4, ""),
    ],
)
def test_the_longest_name_at_a_place(text: str, at: int, name: str) -> None:
    assert text[at : at + index().longest_at(text, at)] == name


@given(st.text(max_size=8), st.sampled_from(NAMES), st.sampled_from([" ", ",", ";", " -> ", ""]))
def test_a_name_is_found_wherever_it_stands(before: str, name: str, after: str) -> None:
    text = before + name + after
    assert index().longest_at(text, len(before)) == len(name)


@given(st.text(max_size=40), st.integers(0, 40))
def test_looking_anywhere_never_fails(text: str, at: int) -> None:
    length = index().longest_at(text, at)
    assert 0 <= length <= len(text)
    if length:
        assert text[at : at + length] in index()


@given(st.text(max_size=30))
def test_suggesting_never_fails(text: str) -> None:
    assert len(index().suggest(text, 4)) <= 4
    assert len(index().nearest(text, 2)) <= 2


@given(st.text(max_size=20))
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold_name(fold_name(text)) == fold_name(text)


def test_spelling() -> None:
    assert index().spelling("juzam DJINN") == "Juzám Djinn"
    assert index().spelling("nobody") is None


def test_the_printed_text_of_each_face(store: CardStore) -> None:
    assert store.text("night half") == (("Day Half", "Daybound"), ("Night Half", "Nightbound"))
    assert store.text("Nobody") == ()
    assert CardStore.of_builtin().text("Serra Angel") == ()
