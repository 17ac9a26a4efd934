"""The terminal's commands about card data: `floorjudge cards import | read | search`."""

from __future__ import annotations

import argparse
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
)

from app.cards.database import default_path
from app.cards.imports.problem import BadCardFile
from app.cards.search.syntax import BadSearch
from app.cards.store import CardStore

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = object


def add_cards_commands(subparsers: Commands) -> Commands:
    """Add `cards` with its commands about card data; more may be added to what is returned."""
    cards = subparsers.add_parser("cards", help="import, show and search cards")
    commands = cards.add_subparsers(dest="cards_command", required=True, metavar="COMMAND")

    taking = commands.add_parser(
        "import", help="replace the card data by those of a file (Scryfall or MTGJSON)"
    )
    taking.add_argument(
        "file",
        type=Path,
        nargs="?",
        help="Scryfall's oracle-cards or MTGJSON's AtomicCards; .gz too; Scryfall's rulings are"
        " put beside the cards that are there",
    )
    taking.add_argument(
        "--download", action="store_true", help="fetch the newest cards and rulings instead"
    )
    taking.add_argument(
        "--source",
        choices=["scryfall", "mtgjson"],
        default="scryfall",
        help="whose data to fetch (scryfall; mtgjson has no official rulings)",
    )
    taking.add_argument("--at", metavar="URL", help="the index or file, at another address")
    taking.add_argument("--to", type=Path, metavar="PATH", help="the database to write")
    taking.set_defaults(run=_import)
    reading = commands.add_parser("read", help="read every card anew where the grammar has changed")
    reading.add_argument("--to", type=Path, metavar="PATH", help="the database to write")
    reading.set_defaults(run=lambda args: _read(args.to or default_path()))
    searching = commands.add_parser(
        "search", help="cards by name, t: c: id: o: kw: pow: tou: mv: is:, as on Scryfall"
    )
    # `-t:land` would be taken for an option: what is one is picked out by `_search`.
    searching.add_argument(
        "words", nargs=argparse.REMAINDER, help="and --limit N: so many names at most (20)"
    )
    searching.set_defaults(run=_search)
    return commands


def _errors() -> Console:
    return Console(stderr=True, highlight=False, soft_wrap=True, markup=False)


def _import(args: argparse.Namespace) -> int:
    database = args.to or default_path()
    if args.download == bool(args.file):
        _errors().print("Name a file of card data, or say --download: one of the two.")
        return 2
    if args.download:
        return _download(args.source, args.at, database)
    return import_file(args.file, database)


def _download(source: str, at: str | None, database: Path) -> int:
    """Fetch cards, and Scryfall's rulings, and import them; the exit code."""
    from app.cards.imports import download

    kinds = ("oracle_cards", "rulings") if source == "scryfall" else ("cards",)
    database.parent.mkdir(parents=True, exist_ok=True)
    for kind in kinds:
        try:
            if source == "scryfall":
                address = download.scryfall_file(kind, at or download.SCRYFALL)
            else:
                address = at or download.MTGJSON
            file = _fetch(address, database.parent / f"download-{source}-{kind}")
        except download.NotDownloaded as problem:
            _errors().print(f"{problem}\nNothing was changed.")
            return 1
        except OSError as problem:
            _errors().print(f"{problem.filename or database}: {problem.strerror}")
            return 1
        code = import_file(file, database)
        file.unlink(missing_ok=True)
        if code:
            return code
    return 0


def _fetch(address: str, to: Path) -> Path:
    from app.cards.imports.download import fetch

    console = _errors()
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"fetching {address.rsplit('/', 1)[-1]}", total=None)
        return fetch(
            address,
            to,
            lambda done, total: progress.update(task, completed=done, total=total or None),
        )


def import_file(file: Path, database: Path) -> int:
    """Import a file with a progress bar, and read the cards; the exit code."""
    # Loaded here: no other command needs what checks the records.
    from app.cards.imports.rulings import are_rulings, import_rulings
    from app.cards.imports.run import import_cards

    errors = _errors()
    try:
        if are_rulings(file):
            with _progress(file) as (progress, task):
                count, known = import_rulings(
                    file, database, progress=lambda read: progress.advance(task, read)
                )
            errors.print(f"{count:,} official rulings, {known:,} of them on cards in {database}")
            return 0
        with _progress(file) as (progress, task):
            source = import_cards(
                file, database, progress=lambda count: progress.advance(task, count)
            )
    except BadCardFile as problem:
        errors.print(f"{file}: {problem}\nNothing was changed.")
        return 1
    except OSError as problem:
        errors.print(f"{problem.filename or file}: {problem.strerror}\nNothing was changed.")
        return 1
    except sqlite3.Error as problem:
        errors.print(f"{database}: {problem}\nNothing was changed.")
        return 1
    errors.print(f"{source} -> {database}")
    for lack in source.incomplete:
        errors.print(f"Incomplete: {lack}.")
    return _read(database)


def _read(database: Path) -> int:
    """Read every card once, with a progress bar."""
    from app.cards.readings import keep

    errors = _errors()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(*columns, console=errors, disable=not errors.is_terminal) as progress:
            task = progress.add_task("reading cards", total=None)
            keep(database, lambda done, all: progress.update(task, completed=done, total=all))
    except (OSError, sqlite3.Error, ValueError) as problem:
        errors.print(f"{database}: the readings can't be kept: {problem}")
        return 1
    return 0


@contextmanager
def _progress(file: Path) -> Iterator[tuple[Progress, TaskID]]:
    """A bar that fills with the bytes of the file; nothing where the output is no terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeElapsedColumn())
    size = file.stat().st_size
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        yield progress, progress.add_task("importing cards", total=size)


def _search(args: argparse.Namespace) -> int:
    options = argparse.ArgumentParser(prog="floorjudge cards search", allow_abbrev=False)
    options.add_argument("--limit", type=int, default=20)
    options.add_argument("--from", dest="database", type=Path)
    asked, said = options.parse_known_args([word for word in args.words if word != "--"])
    out = Console(highlight=False, soft_wrap=True, markup=False)
    store = CardStore.open(asked.database)
    words = " ".join(map(_quoted, said) if len(said) > 1 else said)
    limit = max(1, asked.limit)
    try:
        found = store.search(words, limit)
    except BadSearch as problem:
        for line in problem.shown(words):
            out.print(line)
        return 2
    if not found.count:
        return unknown(store, words, out)
    for name in found.names:
        out.print(name)
    if found.count > len(found.names):
        out.print(f"… {found.count:,} cards in all; --limit shows more")
    return 0


def _quoted(word: str) -> str:
    """A word with the quotes that the shell took off it: `o:two words`."""
    field = re.match(r"-?[a-z]*[:=<>!]*", word)
    if " " not in word or '"' in word or field is None:
        return word
    return f'{field[0]}"{word[field.end() :]}"'


def unknown(store: CardStore, name: str, out: Console) -> int:
    """Say that no card has the name, and which come nearest; the exit code."""
    near = store.nearest(name)
    hint = f" Did you mean {' or '.join(near)}?" if near else ""
    out.print(f"There is no card named {name}.{hint}\n{in_use(store)}")
    return 1


def in_use(store: CardStore) -> str:
    """Which card data are in use."""
    source = store.source
    notes = [*source.incomplete, source.problem]
    return "\n".join([f"Card data in use: {source}", *(f"  {note}" for note in notes if note)])
