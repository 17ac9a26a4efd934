"""Every card that there is: what is read prints back, and nothing is read in two ways."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.cards.faces import card_of
from app.cards.imports.scryfall import ScryfallCard, card_record
from app.cards.oracle.blocks import blocks
from app.cards.oracle.keywords import print_keywords, read_keywords
from app.cards.oracle.lines import Context, read_line
from app.cards.oracle.text import plain
from app.cards.oracle.wordings import one_wording
from app.cards.records import CardRecord
from app.cards.typeline import read_type_line
from app.terms.abilities import Unread
from app.terms.cards import Layout

CORPUS = Path("data/cards/oracle-cards.jsonl.gz")


@pytest.fixture(scope="module")
def corpus(shared: Path) -> list[CardRecord]:
    found = []
    with gzip.open(shared / CORPUS, "rt", encoding="utf-8") as lines:
        for line in lines:
            record = card_record(ScryfallCard.model_validate(json.loads(line)))
            if record is not None:
                found.append(record)
    return found


def lines_of(corpus: list[CardRecord]) -> Iterator[tuple[str, str, str]]:
    """Name, type line and each line of each face."""
    for record in corpus:
        for face in record.faces:
            for block in blocks(face.text):
                for line in block.lines:
                    yield face.name, face.type_line, line


def test_every_keyword_line_prints_back(corpus: list[CardRecord]) -> None:
    read = 0
    for name, _, line in lines_of(corpus):
        abilities = read_keywords(line, name)
        if abilities is not None:
            read += 1
            printed = print_keywords(abilities)
            assert printed is not None
            assert printed.lower() == one_wording(plain(line, name)), f"{name}: {line}"
    assert read > 15_500


def test_no_line_of_a_sample_is_read_in_two_ways(corpus: list[CardRecord]) -> None:
    read_them_all(corpus[3::15])


@pytest.mark.long
def test_no_line_is_read_in_two_ways(corpus: list[CardRecord]) -> None:
    read_them_all(corpus)


def read_them_all(corpus: list[CardRecord]) -> None:
    for name, types, line in lines_of(corpus):
        # Raises TwoReadings where it is.
        read_line(plain(line, name), Context(name, read_type_line(types)))


def test_no_line_of_a_sample_is_lost(corpus: list[CardRecord]) -> None:
    none_lost(corpus[3::15])


@pytest.mark.long
def test_no_line_is_lost(corpus: list[CardRecord]) -> None:
    none_lost(corpus)


def none_lost(corpus: list[CardRecord]) -> None:
    for record in corpus:
        for printed, face in zip(record.faces, card_of(record).faces, strict=False):
            if any(plain(line) for line in printed.text.split("\n")):
                assert face.abilities, face.name
            unread = sum(isinstance(ability, Unread) for ability in face.abilities)
            assert unread <= len(printed.text.split("\n")) + len(printed.missing) + 1


def test_keywords_the_data_name_are_found(corpus: list[CardRecord]) -> None:
    """Beside the text the data list the keywords of single cards: those of lines with nothing but
    keywords must be among them."""
    listed: dict[str, set[str]] = {}
    shared = Path(__file__).resolve().parents[3] / "shared"
    with gzip.open(shared / CORPUS, "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            if not card.get("keywords_missing") and "card_faces" not in card:
                listed[card["name"]] = {keyword.lower() for keyword in card["keywords"]}
    other = Counter[str]()
    for name, _, line in lines_of([record for record in corpus if record.name in listed]):
        for ability in read_keywords(line, name) or ():
            if ability.name not in listed[name]:
                other[ability.name] += 1
    # The data call variants by their own names, and leave some keywords out.
    variants = {"landwalk", "cycling", "kicker", "morph", "partner", "offering", "banding"}
    assert sum(count for name, count in other.items() if name not in variants) < 60, other


@pytest.mark.long
def test_layouts(corpus: list[CardRecord]) -> None:
    layouts = Counter(card_of(record).layout for record in corpus)
    assert set(Layout) - set(layouts) == {Layout.TOKEN}


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.long)])
def test_colors_are_those_that_the_data_tell(corpus: list[CardRecord], every: int) -> None:
    """Mana cost and text give the colors; a cost without color may have an indicator beside it."""
    compared = 0
    for record in corpus[::every]:
        if len(record.faces) > 1 or not record.faces[0].mana_cost:
            continue
        face = record.faces[0]
        bare = CardRecord(record.name, record.layout, (replace(face, colors=None),))
        front = card_of(bare).front
        if front.mana_cost and front.mana_cost.colors:
            compared += 1
            assert front.colors == card_of(record).front.colors, record.name
    assert compared > 25_000 // every


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read off /proc")
def test_import_is_quick_and_small(shared: Path, tmp_path: Path) -> None:
    """The peak is the program's own: `ru_maxrss` would be that of the tests that started it."""
    program = (
        "import sys, time; from pathlib import Path\n"
        "from app.cards.imports.run import import_cards\n"
        "began = time.monotonic()\n"
        "import_cards(Path(sys.argv[1]), Path(sys.argv[2]))\n"
        "status = Path('/proc/self/status').read_text().split()\n"
        "print(time.monotonic() - began, int(status[status.index('VmHWM:') + 1]) / 1024)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(shared / CORPUS), str(tmp_path / "cards.sqlite")],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    seconds, megabytes = map(float, done.stdout.split())
    assert seconds < 60
    assert megabytes < 700
