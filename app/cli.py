"""The terminal: `floorjudge COMMAND`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from app.cards.commands import add_cards_commands
from app.cards.database import default_path
from app.judge.card_commands import add_card_commands

_READ_AFTER = 5.0  # seconds: the start itself comes first


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code is 0 when all went well."""
    parser = argparse.ArgumentParser(
        prog="floorjudge", description="A rules judge assistant for Magic: The Gathering."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve", help="serve the pages")
    serving.add_argument("--host", default="127.0.0.1")
    serving.add_argument("--port", type=int, default=8000)
    serving.set_defaults(run=_serve)
    asking = commands.add_parser("ask", help="rule on the calls of a file (- reads standard input)")
    asking.add_argument("file")
    asking.add_argument("--json", action="store_true", help="print the rulings as JSON")
    asking.set_defaults(run=_ask)
    checking = commands.add_parser("check", help="run calls and report what did not come out")
    checking.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    checking.add_argument("--json", action="store_true", help="print one object a call")
    checking.set_defaults(run=_check)
    for command in (asking, checking):
        command.add_argument("--cards", type=Path, metavar="PATH", help="the card database")
    add_card_commands(add_cards_commands(commands))
    said = list(sys.argv[1:] if arguments is None else arguments)
    if said[:2] == ["cards", "search"]:
        said.insert(2, "--")  # `-t:land` is a word of a search, no option
    args = parser.parse_args(said)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has had enough of it (`| head`): nothing to complain about.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _serve(args: argparse.Namespace) -> int:
    import uvicorn

    reading = threading.Timer(_READ_AFTER, _read_beside)
    reading.daemon = True
    reading.start()
    uvicorn.run("app.main:create_app", factory=True, host=args.host, port=args.port)
    return 0


def _read_beside() -> None:
    """Have the cards read anew where the grammar has changed since, by another process that takes
    what time the site leaves it. The site uses what is read as soon as it is there."""
    from app.cards.readings import are_wanted

    if are_wanted(default_path()):
        program = "import os, app.cli; os.nice(15); app.cli.main(['cards', 'read'])"
        quiet = subprocess.DEVNULL
        subprocess.run(
            [sys.executable, "-c", program], stdin=quiet, stdout=quiet, stderr=quiet, check=False
        )


def _ask(args: argparse.Namespace) -> int:
    from app.judge.commands import ask_file

    return ask_file(args.file, args.cards, as_json=args.json)


def _check(args: argparse.Namespace) -> int:
    from app.judge.commands import check_paths

    return check_paths(args.paths, args.cards, as_json=args.json)


if __name__ == "__main__":
    sys.exit(main())
