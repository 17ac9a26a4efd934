"""Measure and print; nothing is asserted. `rulings`: what the judge takes; `web`: what the pages
take, from a server started for it. Both where neither is named."""

from __future__ import annotations

import argparse

from rich.console import Console

from bench import peer, rulings, web


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("what", nargs="*", choices=["rulings", "web", []], default=[])
    parser.add_argument(
        "--peer", action="store_true", help="measure another rules engine beside the rulings"
    )
    args = parser.parse_args()
    what = args.what or (["rulings"] if args.peer else ["rulings", "web"])
    console = Console()
    if "rulings" in what:
        found = rulings.show(console)
        if args.peer:
            peer.compare(console, found)
    if "web" in what:
        web.show(console)


if __name__ == "__main__":
    main()
