"""Importing: what each shape becomes, and that a broken file changes nothing."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.cards.database import DataSource
from app.cards.imports.problem import BadCardFile
from app.cards.imports.run import import_cards
from app.cards.store import CardStore
from app.terms.abilities import Unread
from app.terms.cards import Layout
from app.terms.colors import Color
from tests.cards.data import CREATURE, SCRYFALL, TRANSFORMING, mtgjson_face, written

NOW = datetime(2026, 2, 3, tzinfo=UTC)


def imported(tmp_path: Path, value: object, *, lines: bool = False) -> CardStore:
    file = written(tmp_path / "cards.json", value, lines=lines)
    import_cards(file, tmp_path / "cards.sqlite", now=NOW)
    return CardStore.open(tmp_path / "cards.sqlite")


@pytest.mark.parametrize("lines", [False, True])
def test_scryfall_as_array_and_as_lines(tmp_path: Path, lines: bool) -> None:
    store = imported(tmp_path, SCRYFALL, lines=lines)
    assert store.source.cards == 4  # the token is none
    assert store.source.name == "Scryfall oracle-cards"
    assert store.source.imported == "2026-02-03"
    assert store.source.incomplete == ()
    assert not store.source.builtin
    assert store.card("Test Token") is None
    assert store.card("Twice // Twice") is None
    twice = store.card("twice")
    assert twice is not None
    assert (twice.name, len(twice.faces)) == ("Twice", 1)
    half = store.card("Night Half")
    assert half is not None
    assert half.layout is Layout.TRANSFORM
    assert half.faces[1].colors == {Color.RED}
    assert half.faces[1].mana_cost is None


def test_colors_come_from_cost_indicator_and_devoid(tmp_path: Path) -> None:
    bare = {key: value for key, value in CREATURE.items() if key != "colors"}
    cards = [
        bare,
        {**bare, "name": "Indicated", "mana_cost": "", "color_indicator": ["U", "B"]},
        {**bare, "name": "Colorless", "oracle_text": "Devoid"},
        {**bare, "name": "Hybrid", "mana_cost": "{2/W}{G/P}{R/U}"},
    ]
    store = imported(tmp_path, cards)
    colors = {name: store.card(name) for name in ("Test Bear", "Indicated", "Colorless", "Hybrid")}
    assert {name: card.front.colors for name, card in colors.items() if card} == {
        "Test Bear": {Color.GREEN},
        "Indicated": {Color.BLUE, Color.BLACK},
        "Colorless": frozenset(),
        "Hybrid": {Color.WHITE, Color.GREEN, Color.RED, Color.BLUE},
    }


def test_atomic_cards_have_all_faces(tmp_path: Path) -> None:
    front = mtgjson_face(
        "One // Two", "modal_dfc", faceName="One", side="a", colors=["G"], colorIndicator=None
    )
    back = mtgjson_face(
        "One // Two", "modal_dfc", faceName="Two", side="b", colors=["U"], manaCost="{U}"
    )
    battle = mtgjson_face("Front Line", type="Battle — Siege", colors=["R"], defense="5")
    data = {
        "One // Two": [back, front],
        "Front Line": [battle],
        "A Sign": [mtgjson_face("A Sign", "token")],
    }
    store = imported(tmp_path, {"meta": {"date": "2026-01-02"}, "data": data})
    assert store.source == DataSource(
        "MTGJSON AtomicCards", 2, "cards.json", "2026-01-02", "2026-02-03"
    )
    card = store.card("two")
    assert card is not None
    assert [face.name for face in card.faces] == ["One", "Two"]
    assert card.faces[1].colors == {Color.BLUE}
    siege = store.card("Front Line")
    assert siege is not None
    assert siege.front.defense == 5


def test_the_extract_names_what_it_lacks(tmp_path: Path) -> None:
    records = [
        mtgjson_face("Sunny // Moony", "transform", face="front", back="Moony"),
        mtgjson_face("Quick // Slow", "split"),
        mtgjson_face("Moony", "transform", face="back", front="Sunny", manaCost=None),
        mtgjson_face("Lone // Lost", "transform", face="front", back="Lost"),
        mtgjson_face("Same // Same", "reversible_card"),
        mtgjson_face("Test Bear // Test Bear", "reversible_card"),
        mtgjson_face("Test Bear"),
        mtgjson_face("Part // Whole", "meld"),
        mtgjson_face("A Siege of Tests", type="Battle — Siege"),
    ]
    store = imported(tmp_path, records)
    assert store.source.name == "MTGJSON AtomicCards, an extract without second faces"
    assert store.source.cards == 7
    assert store.source.incomplete == (
        "all but the name of 2 faces",
        "the color indicator, if any, of 1 face",
        "the defense of 1 face",
    )
    joined = store.card("Moony")
    assert joined is not None
    assert [face.name for face in joined.faces] == ["Sunny", "Moony"]
    assert any(isinstance(ability, Unread) for ability in joined.faces[1].abilities)
    split = store.card("Slow")
    assert split is not None
    assert split.name == "Quick // Slow"
    assert [type(ability) for ability in split.faces[1].abilities] == [Unread]
    assert store.card("Lost") is store.card("Lone")
    part = store.card("Part")
    assert part is not None
    assert (part.name, part.layout, len(part.faces)) == ("Part", Layout.MELD, 1)


BROKEN: list[tuple[object, int, str | None, str | None]] = [
    ([CREATURE, {**CREATURE, "name": "Odd", "type_line": 3}], 2, "Odd", "type_line"),
    ([CREATURE, {"layout": "normal", "type_line": "Land"}], 2, None, "name"),
    ([{**CREATURE, "layout": None}], 1, "Test Bear", "layout"),
    ([{**TRANSFORMING, "card_faces": [{"name": 7}]}], 1, TRANSFORMING["name"], "card_faces.0.name"),
    ([CREATURE, 5], 2, None, None),
    ([{"title": "no card"}], 1, None, None),
    ([], None, None, None),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("value", "record", "name", "field"), BROKEN)
def test_a_broken_file_changes_nothing(
    tmp_path: Path, value: object, record: int | None, name: str | None, field: str | None
) -> None:
    database = tmp_path / "cards.sqlite"
    import_cards(written(tmp_path / "good.json", SCRYFALL), database, now=NOW)
    before = database.read_bytes()
    with pytest.raises(BadCardFile) as caught:
        import_cards(written(tmp_path / "bad.json", value), database, now=NOW)
    problem = caught.value
    assert (problem.record, problem.name, problem.field) == (record, name, field)
    assert problem.what
    assert problem.expected
    assert database.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "bad.json",
        "cards.sqlite",
        "good.json",
    ]


def test_an_interrupted_import_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "cards.sqlite"
    import_cards(written(tmp_path / "good.json", SCRYFALL), database, now=NOW)
    before = database.read_bytes()

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_cards(tmp_path / "good.json", database, progress=stop)
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("cards.sqlite.*"))


def test_a_new_import_replaces_all(tmp_path: Path) -> None:
    assert imported(tmp_path, SCRYFALL).card("Lo") is not None
    other: dict[str, Any] = {**CREATURE, "name": "Another"}
    store = imported(tmp_path, [other])
    assert store.card("Another") is not None
    assert store.card("Lo") is None
    with sqlite3.connect(tmp_path / "cards.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM names").fetchone() == (1,)


def test_a_playtest_card_yields_to_a_card_of_its_name(tmp_path: Path) -> None:
    odd = {**CREATURE, "power": "9", "set_type": "funny"}
    for cards in ([odd, CREATURE], [CREATURE, odd], [odd, odd, CREATURE, odd]):
        store = imported(tmp_path, cards)
        assert store.source.cards == 1
        card = store.card("Test Bear")
        assert card is not None
        assert card.front.power == 2


def test_several_atomic_cards_of_one_name(tmp_path: Path) -> None:
    odd = mtgjson_face("Test Bear", colors=["G"], power="9", isFunny=True)
    store = imported(tmp_path, {"data": {"Test Bear": [odd, mtgjson_face("Test Bear")]}})
    card = store.card("Test Bear")
    assert card is not None
    assert [face.power for face in card.faces] == [2]


def test_the_first_of_two_cards_with_one_name_stays(tmp_path: Path) -> None:
    store = imported(tmp_path, [CREATURE, {**CREATURE, "power": "9"}])
    card = store.card("Test Bear")
    assert card is not None
    assert card.front.power == 2
