"""The scripts of `make env`: what they do with card data, and what where there is no network."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import ROOT

# A card of our own, in the shape of the extract that is fetched.
CARD = {
    "name": "Patient Doorkeeper",
    "manaCost": "{1}{W}",
    "type": "Creature — Human Soldier",
    "types": ["Creature"],
    "subtypes": ["Human", "Soldier"],
    "supertypes": [],
    "keywords": ["Vigilance"],
    "power": "1",
    "toughness": "3",
    "loyalty": None,
    "text": "Vigilance",
    "layout": "normal",
    "colorIdentity": ["W"],
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repo of its own with the scripts in it, and nothing beside it."""
    repo = tmp_path / "somewhere" / "repo"
    shutil.copytree(ROOT / "scripts", repo / "scripts")
    return repo


def run(checkout: Path, script: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the checkout, its package clients cut off from every index."""
    offline = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}
    database = {"FLOORJUDGE_CARDS": str(checkout / "data" / "cards.sqlite")}
    return subprocess.run(
        [sys.executable, "-m", f"scripts.{script}", *words],
        cwd=checkout,
        # No path: no npm is found, so that htmx, too, would have to come through pip.
        env={**os.environ, **offline, **database, "PATH": ""},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


def put_extract(checkout: Path, content: str) -> Path:
    path = checkout / "data" / "oracle_corpus.json"
    path.parent.mkdir()
    path.write_text(content, encoding="utf-8")
    return path


def test_no_card_data_is_said_and_is_no_failure(checkout: Path) -> None:
    first = run(checkout, "fetch_corpus")
    assert first.returncode == 0, first.stderr
    assert "could not be fetched" in first.stderr
    assert "built-in cards serve" in first.stderr
    again = run(checkout, "fetch_corpus")
    assert again.returncode == 0
    assert "built-in cards serve" in again.stdout
    assert not again.stderr


def test_card_data_are_imported_once(checkout: Path) -> None:
    put_extract(checkout, json.dumps([CARD]))
    first = run(checkout, "fetch_corpus")
    assert first.returncode == 0, first.stderr
    database = checkout / "data" / "cards.sqlite"
    imported = database.stat().st_mtime_ns
    again = run(checkout, "fetch_corpus")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert database.stat().st_mtime_ns == imported
    database.unlink()
    assert run(checkout, "fetch_corpus").returncode == 0
    assert database.is_file()


def test_cards_that_the_user_imported_are_left_alone(checkout: Path) -> None:
    put_extract(checkout, json.dumps([CARD]))
    assert run(checkout, "fetch_corpus").returncode == 0
    database = checkout / "data" / "cards.sqlite"
    os.utime(database, (1, 1))
    assert run(checkout, "fetch_corpus").returncode == 0
    assert database.stat().st_mtime == 1
    assert run(checkout, "fetch_corpus", "--again").returncode == 0
    assert database.stat().st_mtime != 1


def test_broken_card_data_are_a_failure(checkout: Path) -> None:
    extract = put_extract(checkout, json.dumps([CARD])[:-20])
    done = run(checkout, "fetch_corpus")
    assert done.returncode == 1
    assert str(extract) in done.stderr
    # It is not taken for done: the next run tries again.
    assert run(checkout, "fetch_corpus").returncode == 1


def test_no_htmx_is_said(checkout: Path) -> None:
    done = run(checkout, "fetch_htmx", "static/vendor/htmx.min.js")
    assert done.returncode == 1
    assert "the pages work without it" in done.stderr
    assert not (checkout / "static").exists()
