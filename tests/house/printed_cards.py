"""Names and rules text of the printed cards, where card data are at hand."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.house.sources import ROOT

BESIDE = ROOT.parent / "shared" / "data" / "cards" / "oracle-cards.jsonl.gz"
EXTRACT = ROOT / "data" / "oracle_corpus.json"


@dataclass(frozen=True, slots=True)
class Printed:
    """A card, or a face of one, as printed."""

    name: str
    text: str


@cache
def printed() -> tuple[Printed, ...]:
    """Every card of the data at hand; empty where there are none."""
    if BESIDE.is_file():
        return tuple(_scryfall(BESIDE))
    if EXTRACT.is_file():
        return tuple(_mtgjson(EXTRACT))
    return ()


def _scryfall(path: Path) -> Iterator[Printed]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            for face in (card, *card.get("card_faces", ())):
                yield Printed(face["name"], face.get("oracle_text") or "")


def _mtgjson(path: Path) -> Iterator[Printed]:
    for card in json.loads(path.read_text(encoding="utf-8")):
        yield Printed(card["name"], card.get("text") or "")
