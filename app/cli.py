"""The terminal: `floorjudge COMMAND`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from app.cards.commands import add_cards_commands, run_cards


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code is 0 when all went well."""
    parser = argparse.ArgumentParser(prog="floorjudge", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_cards_commands(commands)
    args = parser.parse_args(arguments)
    return run_cards(args)


if __name__ == "__main__":
    sys.exit(main())
