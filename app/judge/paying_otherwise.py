"""Other sources that would pay the same cost: one after another is left out, and asked again."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr601_instead_of_mana import helpers
from app.engine.cr.cr601_ledger import ledger_of
from app.engine.cr.cr601_paying_mana import payer_of
from app.engine.cr.cr601_payment import For, Payment, payment
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.cr.cr605_sources import mana_sources
from app.engine.kernel.now import Now
from app.terms.player_actions import PlayerAction

# How often it is asked again.
MOST = 24
_NOTHING = (-1,)


def otherwise(
    now: Now, action: PlayerAction, total: TotalCost, found: Payment
) -> tuple[list[Payment], bool]:
    """Payments from other sources than the one found, and whether these are all sets of sources
    that do (those that are alike count once)."""
    ledger = ledger_of(now, action)
    payer = payer_of(action, ledger)
    every = _sources(ledger.now, payer)
    if payer.only:
        return [], True
    kinds = {id: _kind(ledger.now, id) for id in every}
    seen: set[tuple[object, ...]] = {_sets(kinds, found)}
    waiting: list[tuple[Payment, frozenset[int]]] = [(found, frozenset())]
    others: list[Payment] = []
    asked = 0
    while waiting:
        paid, without = waiting.pop(0)
        left_out: set[object] = set()
        for id in _used(paid):
            if kinds.get(id) in left_out:
                continue
            left_out.add(kinds.get(id))
            # All that are alike go at once: one for another leaves the same.
            gone = without | {each for each in every if kinds[each] == kinds.get(id)}
            for fewer in ({id} | without, gone):
                if asked == MOST:
                    return others, False
                asked += 1
                only = tuple(each for each in every if each not in fewer) or _NOTHING
                other = payment(ledger.now, total, replace(payer, only=only))
                if not isinstance(other, Payment):
                    continue
                of_kinds = _sets(kinds, other)
                if of_kinds not in seen:
                    seen.add(of_kinds)
                    others.append(other)
                    waiting.append((other, frozenset(fewer)))
    return others, True


def _sources(now: Now, payer: For) -> tuple[int, ...]:
    ids = [source.object for source in mana_sources(now, payer.player)]
    if payer.spell:
        ids += [helper.object for helper in helpers(now, payer.object, payer.player)]
    return tuple(dict.fromkeys(ids))


def _used(paid: Payment) -> list[int]:
    ids = [activation.source.object for activation in paid.activations]
    return list(dict.fromkeys([*ids, *(helper.object for helper in paid.helped)]))


def _kind(now: Now, id: int) -> object:
    """What is alike for this purpose: the same card of the same name."""
    object = now.game.objects[id]
    return (object.card.name, object.zone, object.label if object.counters else "")


def _sets(kinds: dict[int, object], paid: Payment) -> tuple[object, ...]:
    return tuple(sorted(str(kinds.get(id)) for id in _used(paid)))
