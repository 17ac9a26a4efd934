"""Other ways to pay the same cost, which leave something else."""

from __future__ import annotations

from app.engine.cr.cr601_ledger import ledger_of
from app.engine.cr.cr601_paying_mana import payer_of
from app.engine.cr.cr601_payment import Payment
from app.engine.cr.cr601_ways_to_pay import ways_to_pay
from app.engine.kernel.now import Now
from app.engine.kernel.select import NotModelled
from app.terms.player_actions import PlayerAction


def otherwise(now: Now, action: PlayerAction) -> tuple[list[Payment], bool]:
    """All payments that leave different things, and whether these are all there are."""
    ledger = ledger_of(now, action)
    payer = payer_of(action, ledger)
    try:
        found, every = ways_to_pay(ledger.now, ledger.totals, payer)
    except NotModelled:
        return [], False
    return sorted((paid for _, paid in found), key=_effort), every


def _effort(paid: Payment) -> tuple[int, int]:
    return (paid.life, len(paid.activations) + len(paid.helped))
