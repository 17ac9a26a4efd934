"""The terminal's commands about what is read of cards: `floorjudge cards coverage | show`.

What takes long to load is loaded when a command needs it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress

from app.cards.commands import Commands, in_use, unknown
from app.cards.imports.problem import BadCardFile
from app.cards.store import CardStore

if TYPE_CHECKING:
    from app.cards.records import CardRecord
    from app.judge.card_coverage import CardCoverage, Counted


def add_card_commands(commands: Commands) -> None:
    """Add `coverage` and `show` to the commands of `cards`."""
    covering = commands.add_parser("coverage", help="how much of the cards is read and applied")
    covering.add_argument(
        "--file", type=Path, help="card data to look at instead of those imported"
    )
    covering.add_argument("--from", dest="database", type=Path, metavar="PATH")
    covering.add_argument("--json", action="store_true", help="print the counts as JSON")
    covering.add_argument("--markdown", action="store_true", help="print them as a Markdown table")
    covering.add_argument(
        "--declines",
        type=int,
        metavar="N",
        help="the N commonest shapes of lines that are not read (20; none with --json)",
    )
    covering.add_argument(
        "--topic", default="all", help="declined lines of one topic: combat, protection …"
    )
    covering.add_argument(
        "--unapplied", action="store_true", help="list what is read and not applied instead"
    )
    covering.set_defaults(run=_coverage)
    showing = commands.add_parser("show", help="a card, and how each line of it was read")
    showing.add_argument("name", nargs="+", help="the card's name, or a face's")
    showing.add_argument("--from", dest="database", type=Path, metavar="PATH")
    showing.set_defaults(run=_show)


def _show(args: argparse.Namespace) -> int:
    store = CardStore.open(args.database)
    out = Console(highlight=False, soft_wrap=True, markup=False)
    name = " ".join(args.name)
    if store.card(name) is None:
        return unknown(store, name, out)
    from app.judge.card_text import card_lines
    from app.judge.card_view import view_of

    for line in card_lines(view_of(store, name)):
        out.print(line)
    out.print(f"\n{in_use(store)}")
    return 0


def _coverage(args: argparse.Namespace) -> int:
    from app.judge.card_coverage import ALL_TOPICS, measure

    errors = Console(stderr=True, highlight=False, soft_wrap=True, markup=False)
    if args.topic not in ALL_TOPICS:
        errors.print(f"There is no topic {args.topic}; there are {', '.join(ALL_TOPICS)}.")
        return 2
    try:
        cards = _cards(args.file, args.database)
    except BadCardFile as problem:
        errors.print(f"{args.file}: {problem}")
        return 1
    except OSError as problem:
        errors.print(f"{problem.filename or args.file}: {problem.strerror}")
        return 1
    if not cards:
        errors.print(
            "No cards have been imported by this version of floorjudge: `floorjudge cards import`,"
            " or name a file with --file."
        )
        return 1
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task("reading cards", total=len(cards))
        found = measure(cards, lambda done, _: bar.update(task, completed=done))
    most = args.declines if args.declines is not None else (0 if args.json else 20)
    if args.json:
        _say(json.dumps(_as_json(found, most, args.topic, args.unapplied), ensure_ascii=False))
    elif args.markdown:
        _say("\n".join(_markdown(found, args.file, args.database)))
    else:
        _say("\n".join([*_table(found), *_left(found.eternal, most, args.topic, args.unapplied)]))
    return 0


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


def _cards(file: Path | None, database: Path | None) -> list[CardRecord]:
    if file is None:
        store = CardStore.open(database)
        # An older version did not keep which cards are counted apart.
        return [] if store.source.older else list(store.records())
    from app.cards.imports.run import read_file

    return list(read_file(file))


def _as_json(found: CardCoverage, most: int, topic: str, unapplied: bool) -> dict[str, object]:
    counts = found.as_json()
    if most > 0:
        rows = _rows(found.eternal, most, topic, unapplied)
        key = "unapplied" if unapplied else "declined"
        counts[key] = [
            {"lines": lines, "cards": cards, "shape": shape} for lines, cards, shape in rows
        ]
    return counts


def _rows(found: Counted, most: int, topic: str, unapplied: bool) -> Iterable[tuple[int, int, str]]:
    """(lines, cards that this alone would make whole, what) of what is left to do."""
    from app.judge.card_coverage import declined

    if not unapplied:
        return declined(found, most, topic)
    return [(lines, found.last[what], what) for what, lines in found.unapplied.most_common(most)]


def _left(found: Counted, most: int, topic: str, unapplied: bool) -> list[str]:
    rows = [
        f"{lines:6} {cards:6}  {what}"
        for lines, cards, what in _rows(found, most, topic, unapplied)
    ]
    if not rows:
        return []
    what = "read, not applied" if unapplied else f"not read ({topic})"
    return ["", f"{what}: lines, cards that this alone would make whole, what", *rows]


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _table(found: CardCoverage) -> list[str]:
    from app.judge.card_coverage import ALL_TOPICS

    rows = []
    for name, counted in (("eternal", found.eternal), ("other", found.other)):
        rows.append(
            f"{name}: {counted.cards:,} cards, {counted.whole_read:,} read whole"
            f" ({_share(counted.whole_read, counted.cards)}), {counted.whole_applied:,} applied"
            f" whole ({_share(counted.whole_applied, counted.cards)}),"
            f" {len(counted.ambiguous)} ambiguous lines"
        )
        for topic in ALL_TOPICS:
            lines, read, applied = (
                counts[topic] for counts in (counted.lines, counted.read, counted.applied)
            )
            rows.append(
                f"  {topic:11} {lines:6} lines {read:6} read {_share(read, lines):>6}"
                f" {applied:6} applied {_share(applied, lines):>6}"
            )
        rows += [f"  ambiguous: {line}" for line in counted.ambiguous]
    return rows


def _markdown(found: CardCoverage, file: Path | None, database: Path | None) -> list[str]:
    from app.judge.card_coverage import ALL_TOPICS

    source = file.name if file else CardStore.open(database).source.name
    rows = [
        "# Coverage",
        "",
        "How much of the printed cards the grammar reads, and how much of that the engine applies;",
        f"made by `make coverage` from: {source}.",
        "",
        "Counted apart (other): planes, schemes, vanguards, conspiracies, attractions, stickers,",
        "joke and playtest cards, and the digital variants. A line is in a topic by its words.",
    ]
    for name, counted in (("Eternal", found.eternal), ("Other", found.other)):
        rows += [
            "",
            f"## {name} cards",
            "",
            f"{counted.cards:,} cards: {counted.whole_read:,} read whole"
            f" ({_share(counted.whole_read, counted.cards)}), {counted.whole_applied:,} applied"
            f" whole ({_share(counted.whole_applied, counted.cards)}); ambiguous lines:"
            f" {len(counted.ambiguous)}.",
            "",
            "| topic | lines | read | share | applied | share |",
            "| --- | ---: | ---: | ---: | ---: | ---: |",
        ]
        for topic in ALL_TOPICS:
            lines, read, applied = (
                counts[topic] for counts in (counted.lines, counted.read, counted.applied)
            )
            rows.append(
                f"| {topic} | {lines:,} | {read:,} | {_share(read, lines)} | {applied:,} |"
                f" {_share(applied, lines)} |"
            )
    return rows
