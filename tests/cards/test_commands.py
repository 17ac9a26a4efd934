"""`floorjudge cards import | show | search | coverage`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli import main
from tests.cards.data import CREATURE, SCRYFALL, written


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "sub" / "cards.sqlite"
    monkeypatch.setenv("FLOORJUDGE_CARDS", str(path))
    return path


def test_import_show_search(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "cards.json", [*SCRYFALL, {**CREATURE, "name": "Bear Cub"}])
    assert main(["cards", "import", str(file)]) == 0
    assert database.is_file()
    assert "5 cards" in capsys.readouterr().err
    assert main(["cards", "show", "test", "bear"]) == 0
    shown = capsys.readouterr().out
    assert "Test Bear  {1}{G}" in shown
    assert "Creature — Bear; green" in shown
    assert "keyword: trample" in shown
    assert "Card data in use: Scryfall oracle-cards, 5 cards" in shown
    assert main(["cards", "search", "bear"]) == 0
    assert capsys.readouterr().out.split("\n") == ["Bear Cub", "Test Bear", ""]


def test_show_names_what_is_not_read(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "Ward—Dance about.\nMakes tea at dawn."
    written(tmp_path / "cards.json", [{**CREATURE, "oracle_text": text}])
    assert main(["cards", "import", str(tmp_path / "cards.json")]) == 0
    assert main(["cards", "show", "Test Bear"]) == 0
    shown = capsys.readouterr().out
    assert "keyword: ward—Dance about.; note: parameter kept as words" in shown
    assert "  Makes tea at dawn.\n    not read" in shown
    assert "1 line is not read" in shown


def test_search_by_fields_and_what_can_not_be_read(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "cards.json", [*SCRYFALL, {**CREATURE, "name": "Bear Cub"}])
    assert main(["cards", "import", str(file)]) == 0
    capsys.readouterr()
    assert main(["cards", "search", "t:bear", "pow>=2", "--limit", "1"]) == 0
    assert capsys.readouterr().out.startswith("Bear Cub\n… 2 cards in all")
    assert main(["cards", "search", "-t:creature"]) == 0
    assert capsys.readouterr().out.split() == ["Lo", "//", "Hi", "Twice"]
    assert main(["cards", "search", "bear kw:tramplle"]) == 2
    shown = capsys.readouterr().out.split("\n")
    assert shown[:2] == ["bear kw:tramplle", "     ^^^^^^^^^^^"]
    assert "such as trample" in shown[2]


def test_coverage(tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = [
        {**CREATURE, "oracle_text": "Trample (Over it.)\nMakes tea at dawn."},
        {**CREATURE, "name": "Red One", "oracle_text": "This creature deals tea damage."},
        {**CREATURE, "name": "Plain One", "oracle_text": ""},
        {**CREATURE, "name": "A-Test Bear"},
    ]
    file = written(tmp_path / "cards.json", cards)
    nothing = {"lines": 0, "read": 0, "applied": 0}
    topics = dict.fromkeys(("all", "combat", "protection", "mana", "damage"), nothing)
    trample = {"lines": 1, "read": 1, "applied": 1}
    counted = {
        "eternal": {
            "cards": 3,
            "whole_read": 1,
            "whole_applied": 1,
            "ambiguous": 0,
            "topics": {
                **topics,
                "all": {"lines": 3, "read": 1, "applied": 1},
                "combat": trample,
                "damage": {"lines": 1, "read": 0, "applied": 0},
            },
        },
        "other": {
            "cards": 1,
            "whole_read": 1,
            "whole_applied": 1,
            "ambiguous": 0,
            "topics": {**topics, "all": trample, "combat": trample},
        },
    }
    assert main(["cards", "coverage", "--json", "--file", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == counted
    assert main(["cards", "import", str(file)]) == 0
    assert main(["cards", "coverage", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == counted
    assert main(["cards", "coverage", "--declines", "5"]) == 0
    shown = capsys.readouterr().out
    assert "eternal: 3 cards, 1 read whole (33.3%)" in shown
    assert "     1      1  Makes tea at dawn." in shown
    assert main(["cards", "coverage", "--markdown"]) == 0
    assert "| combat | 1 | 1 | 100.0% | 1 | 100.0% |" in capsys.readouterr().out
    assert main(["cards", "coverage", "--file", str(tmp_path / "nowhere")]) == 1


def test_to_another_place(tmp_path: Path, database: Path) -> None:
    file = written(tmp_path / "cards.json", SCRYFALL)
    other = tmp_path / "other.sqlite"
    assert main(["cards", "import", str(file), "--to", str(other)]) == 0
    assert other.is_file()
    assert not database.exists()
    assert main(["cards", "show", "Lo", "--from", str(other)]) == 0


def test_a_broken_file_is_named(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "cards.json", [{**CREATURE, "power": 2}])
    assert main(["cards", "import", str(file)]) == 1
    said = capsys.readouterr().err
    assert "record 1, “Test Bear”, field power: found 2" in said
    assert "Nothing was changed." in said
    assert not database.exists()


@pytest.mark.parametrize("name", ["nowhere.json", "."])
def test_a_file_that_is_none(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["cards", "import", str(tmp_path / name)]) == 1
    assert "Nothing was changed." in capsys.readouterr().err


def test_a_misspelt_name_gets_the_nearest(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "show", "sera", "angel"]) == 1
    said = capsys.readouterr().out
    assert "Did you mean Serra Angel?" in said
    assert "built-in cards only" in said
    assert "no cards have been imported" in said


@pytest.mark.parametrize("arguments", [["cards"], ["cards", "show"], ["cards", "nothing"]])
def test_what_is_missing_is_named(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
