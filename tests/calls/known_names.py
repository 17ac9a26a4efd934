"""Card names for the tests: a few of our choosing, or all of the shared card data."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rapidfuzz import process
from rapidfuzz.distance import OSA

from app.calls.text import fold

SHARED = Path(__file__).parents[3] / "shared"
FIRST = re.compile(r"[^\W_]+|.", re.DOTALL)


class KnownNames:
    """Names in memory, looked up by their first word and their length."""

    def __init__(self, names: Iterable[str]) -> None:
        self.shown = {fold(name): name for name in names}
        lengths: dict[str, set[int]] = {}
        for low in self.shown:
            first = FIRST.match(low)
            lengths.setdefault(first.group() if first else "", set()).add(len(low))
        self.lengths = {word: sorted(some, reverse=True) for word, some in lengths.items()}
        self.lookups = 0

    def longest_at(self, text: str, position: int) -> int:
        window = fold(text[position : position + 150])
        first = FIRST.match(window)
        for length in self.lengths.get(first.group() if first else "", ()):
            ends = length >= len(window) or not window[length].isalnum()
            if ends and window[:length] in self.shown:
                return length
        return 0

    def spelling(self, name: str) -> str | None:
        return self.shown.get(fold(name))

    def nearest(self, name: str, limit: int) -> tuple[str, ...]:
        self.lookups += 1
        found = process.extract(
            fold(name), list(self.shown), scorer=OSA.normalized_similarity, limit=limit,
            score_cutoff=0.6,
        )  # fmt: skip
        return tuple(self.shown[low] for low, _, _ in found)


FEW = KnownNames(
    """Grizzly Bears|Bear Cub|Giant Growth|Forest|Mountain|Island|Plains|Swamp|Shock|Wall of Frost
    Thalia, Guardian of Thraben|Gisela, Blade of Goldnight|Anax and Cymede|Isochron Scepter|Clone
    Jace Beleren|Garruk's Harbinger|Garruk Relentless|Juzám Djinn|Circle of Protection: Red|Pacifism
    Fire // Ice|Fire|Ice|Delver of Secrets|Insectile Aberration|Wurmcoil Engine|Runed Halo|TL;DR
    17-Year Cicadas|+2 Mace|"Brims" Barone, Midway Mobster|"Ach! Hans, Run!"|Overload|Electrolyze
    Soul Warden|Tibalt, Cosmic Impostor|Valki, God of Lies|Elvish Mystic|Banefire|Serra Angel
    Prodigal Pyromancer|Kenrith's Transformation|Erase (Not the Urza's Legacy One)|Reflecting Pool
    Llanowar Elves|Chittering Host|Lightning Bolt|Phyrexian Obliterator|1996 World Champion|Damage
    Colossus Hammer|Bob's Folly""".replace("\n    ", "|").split("|")
)


@cache
def all_names() -> KnownNames | None:
    """Every name of the shared card data; None where they are absent."""
    path = SHARED / "data/cards/oracle-cards.jsonl.gz"
    if not path.is_file():
        return None
    names: dict[str, None] = {}
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            for name in (card["name"], *(face["name"] for face in card.get("card_faces", ()))):
                names.setdefault(name)
    return KnownNames(names)
