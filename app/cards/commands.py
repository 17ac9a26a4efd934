"""The terminal's card commands: `floorjudge cards import | show | search`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from app.cards.database import default_path
from app.cards.imports.problem import BadCardFile
from app.cards.show import show_lines
from app.cards.store import CardStore

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def add_cards_commands(subparsers: Subparsers) -> None:
    """Add `cards` with its three commands; the chosen one is run by `run_cards`."""
    cards = subparsers.add_parser("cards", help="import, show and search cards")
    commands = cards.add_subparsers(dest="cards_command", required=True, metavar="COMMAND")

    taking = commands.add_parser(
        "import", help="replace the card data by those of a file (Scryfall or MTGJSON)"
    )
    taking.add_argument(
        "file", type=Path, help="Scryfall's oracle-cards or MTGJSON's AtomicCards; .gz too"
    )
    showing = commands.add_parser("show", help="a card, and how each line of it was read")
    showing.add_argument("name", nargs="+", help="the card's name, or a face's")
    searching = commands.add_parser("search", help="card names that begin with or hold the words")
    searching.add_argument("words", nargs="+")
    searching.add_argument("--limit", type=int, default=20, help="how many names at most (20)")
    taking.add_argument("--to", type=Path, metavar="PATH", help="the database to write")
    for command in (showing, searching):
        command.add_argument("--from", dest="database", type=Path, metavar="PATH")


def run_cards(args: argparse.Namespace) -> int:
    """Run the command that was asked for; 0 when it did what was asked, else 1."""
    if args.cards_command == "import":
        return _import(args.file, args.to or default_path())
    store = CardStore.open(args.database)
    out = Console(highlight=False, soft_wrap=True, markup=False)
    if args.cards_command == "show":
        return _show(store, " ".join(args.name), out)
    return _search(store, " ".join(args.words), args.limit, out)


def _import(file: Path, database: Path) -> int:
    # Loaded here: no other command needs what checks the records.
    from app.cards.imports.run import import_cards

    errors = Console(stderr=True, highlight=False, soft_wrap=True, markup=False)
    try:
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
    errors.print(f"{source} -> {database}")
    for lack in source.incomplete:
        errors.print(f"Incomplete: {lack}.")
    return 0


@contextmanager
def _progress(file: Path) -> Iterator[tuple[Progress, TaskID]]:
    """A bar that fills with the bytes of the file; nothing where the output is no terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeElapsedColumn())
    size = file.stat().st_size
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        yield progress, progress.add_task("importing cards", total=size)


def _show(store: CardStore, name: str, out: Console) -> int:
    card = store.card(name)
    if card is None:
        return _unknown(store, name, out)
    for line in show_lines(card):
        out.print(line)
    out.print(f"\n{_in_use(store)}")
    return 0


def _search(store: CardStore, words: str, limit: int, out: Console) -> int:
    names = store.suggest(words, max(1, limit))
    if not names:
        return _unknown(store, words, out)
    for name in names:
        out.print(name)
    return 0


def _unknown(store: CardStore, name: str, out: Console) -> int:
    near = store.nearest(name)
    hint = f" Did you mean {' or '.join(near)}?" if near else ""
    out.print(f"There is no card named {name}.{hint}\n{_in_use(store)}")
    return 1


def _in_use(store: CardStore) -> str:
    source = store.source
    notes = [*source.incomplete, source.problem]
    return "\n".join([f"Card data in use: {source}", *(f"  {note}" for note in notes if note)])
