"""Readings kept in the card database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.cards import readings
from app.cards.builtin import BUILTIN
from app.cards.database import open_to_read
from app.cards.imports.run import import_cards
from app.cards.store import CardStore
from app.cards.term_json import from_text, to_text
from app.terms.cards import Card
from tests.cards.data import CREATURE, SCRYFALL, written

NAMES = ("Test Bear", "Lo", "Day Half", "Night Half", "Twice")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "cards.sqlite"
    import_cards(written(tmp_path / "cards.json", SCRYFALL), path)
    return path


def cards(path: Path) -> list[Card | None]:
    store = CardStore.open(path)
    return [store.card(name) for name in NAMES]


@pytest.mark.parametrize("card", BUILTIN, ids=lambda card: card.name)
def test_terms_come_back_from_json(card: Card) -> None:
    assert from_text(to_text(card)) == card


@pytest.mark.parametrize(
    "text", ['{"=":"Gone"}', '{"=":"Card","nope":1}', "{}", '{"#":["Zone","X"]}']
)
def test_terms_of_another_version_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no term"):
        from_text(text)


def test_kept_readings_are_what_is_read(database: Path) -> None:
    before = cards(database)
    assert readings.are_wanted(database)
    assert readings.keep(database)
    assert cards(database) == before
    assert not readings.are_wanted(database)
    assert not readings.keep(database)


def test_kept_readings_are_used(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readings.keep(database)
    monkeypatch.setattr("app.cards.store.card_of", lambda _: pytest.fail("read again"))
    assert None not in cards(database)


def test_another_grammar_reads_anew(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readings.keep(database)
    monkeypatch.setattr(readings, "grammar_version", lambda: "another")
    with closing(open_to_read(database)) as connection:
        assert not readings.are_kept(connection)
    assert None not in cards(database)
    assert readings.keep(database)
    assert not readings.keep(database)


def test_a_broken_reading_is_read_anew(database: Path) -> None:
    before = cards(database)
    readings.keep(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute('UPDATE readings SET reading = \'{"=":"Gone"}\'')
    assert cards(database) == before


def test_an_older_database_serves(database: Path) -> None:
    before = cards(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        for table in ("readings", "oracle_ids", "official"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("UPDATE meta SET value = '1' WHERE key = 'version'")
    assert cards(database) == before
    store = CardStore.open(database)
    assert not store.source.builtin
    assert store.official("Test Bear") == ()
    assert store.source.older
    assert not readings.are_wanted(database)
    with pytest.raises(ValueError, match="import the cards again"):
        readings.keep(database)


def test_an_import_is_seen(tmp_path: Path, database: Path) -> None:
    store = CardStore.open(database)
    assert not store.outdated
    import_cards(written(tmp_path / "new.json", [{**CREATURE, "name": "New One"}]), database)
    assert store.outdated
    assert store.card("Test Bear") is not None
    assert CardStore.open(database).card("New One") is not None


def test_a_first_import_is_seen(tmp_path: Path) -> None:
    store = CardStore.open(tmp_path / "none.sqlite")
    assert store.source.builtin
    assert not store.outdated
    import_cards(written(tmp_path / "new.json", SCRYFALL), tmp_path / "none.sqlite")
    assert store.outdated
