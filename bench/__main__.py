"""Measure and print; nothing is asserted. `rulings`: what the judge takes; `layers`: what it takes
to describe everything; `turns`: what it takes to play on; `paying`: finding payments; `web`: what
the pages take, from a server started for it. All five where none is named."""

from __future__ import annotations

import argparse
import os

from rich.console import Console

from bench import layers, paying, peer, rulings, turns, web


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    known = ["rulings", "layers", "turns", "paying", "web"]
    parser.add_argument("what", nargs="*", choices=[*known, []], default=[])
    parser.add_argument(
        "--peer", action="store_true", help="measure another rules engine beside the rulings"
    )
    args = parser.parse_args()
    what = args.what or (["rulings"] if args.peer else known)
    console = Console()
    if hasattr(os, "getloadavg"):
        console.print(
            f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before anything is "
            "measured: where other programs are at work the clock tells of them too."
        )
    if "rulings" in what:
        found = rulings.show(console)
        if args.peer:
            peer.compare(console, found)
    if "layers" in what:
        layers.show(console)
    if "turns" in what:
        turns.show(console)
    if "paying" in what:
        paying.show(console)
    if "web" in what:
        web.show(console)


if __name__ == "__main__":
    main()
