"""What finding a payment takes: from a position and a cost to a way to pay it, or to none."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from app.calls.parse import read
from app.cards.store import CardStore
from app.engine.cr.cr118_mana_of_costs import ManaToPay
from app.engine.cr.cr601_payment import For, payment
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.cr.cr605_sources import mana_sources
from app.engine.kernel.viewpoint import Viewpoint
from app.judge.cards import CardData
from app.judge.session import Session
from app.terms.mana import read_mana_cost
from bench.timing import spent

_BASICS = "Plains; Island; Swamp; Mountain"
_TWELVE = (
    "2 Plains; 2 Island; Swamp; Mountain; Forest; Tundra; Underground Sea; Savannah; Badlands; "
    "Taiga"
)
_FILTERS = (
    "2 Plains; 2 Island; Swamp; Mountain; Forest; Mystic Gate; Sunken Ruins; Izzet Signet; "
    "Orzhov Signet; Ancient Ziggurat"
)
_SIGNETS = (
    "2 Wastes; 2 Island; Mystic Gate; Sunken Ruins; Graven Cairns; Fire-Lit Thicket; "
    "Izzet Signet; Orzhov Signet; Simic Signet; Boros Signet"
)
_FORTY = "10 Plains; 10 Island; 10 Swamp; 5 Tundra; 5 Underground Sea"
# Name, board, cost, and the aim in milliseconds.
CASES = (
    ("4 basics, 4 dual lands", _BASICS + "; Underground Sea; Tundra; Scrubland; Badlands",
     "{2}{W}{U}{B}", 0.5),
    ("12 sources", _TWELVE, "{3}{W}{W}{U}{U}{B}{R}{G}", 1.0),
    ("12 sources, a color short", _TWELVE, "{3}{W}{W}{W}{W}{W}{B}{R}{G}", 1.0),
    ("12 sources, mana short", _TWELVE, "{6}{W}{W}{U}{U}{B}{R}{G}", 1.0),
    ("filter lands, restricted mana", _FILTERS, "{3}{W}{W}{U}{U}{B}{R}{G}", 5.0),
    ("eight filters", _SIGNETS, "{3}{W}{W}{U}{B}{R}{G}{G}", 5.0),
    ("cost 15 from 40 sources", _FORTY, "{7}{W}{W}{W}{U}{U}{U}{B}{B}", 50.0),
)  # fmt: skip


def show(console: Console) -> None:
    """Measure each case and print a table."""
    cards = CardData(CardStore.open())
    table = Table("payment", "ms", "aim", "found", title="Finding a payment")
    for name, board, cost, aim in CASES:
        text = f"[Ann]\n{board}\nhand: Spell = {cost} red sorcery\n[Bob]\n"
        (reading,) = read(text, cards, "")
        if reading.call is None:
            table.add_row(name, "-", str(aim), "the card data have not all these cards")
            continue
        session = Session.begin(reading.call, cards)
        now = session.now(session.lines[0])
        spell = next(o.id for o in now.game.objects.values() if o.label == "Spell")
        symbols = read_mana_cost(cost)
        assert symbols is not None
        total = TotalCost(ManaToPay().plus(symbols), (), ())
        payer = For(0, spell, Viewpoint(spell, 0))
        mana_sources(now, 0)
        took = spent(lambda now=now, total=total, payer=payer: payment(now, total, payer))  # type: ignore[misc]
        found = "a way" if payment(now, total, payer) else "none"
        table.add_row(name, f"{took.wall:.2f}", str(aim), found)
    console.print(table)
