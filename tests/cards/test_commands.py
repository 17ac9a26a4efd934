"""`floorjudge cards import | show | search`."""

from __future__ import annotations

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
    assert "keyword: ward—Dance about. (parameter kept as words)" in shown
    assert "not read: Makes tea at dawn." in shown
    assert "1 line is not read" in shown


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


@pytest.mark.parametrize("arguments", [["cards"], ["cards", "show"], ["cards", "import"]])
def test_what_is_missing_is_named(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
