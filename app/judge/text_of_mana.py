"""The parts of a ruling that are about mana, as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from app.judge.ruling import Ruling
from app.judge.ruling_mana import PaymentTable
from app.judge.text_parts import cited, step_lines


def mana_lines(ruling: Ruling) -> Iterator[str]:
    """What a ruling says of mana: costs, payment, ways to tap, types, pools."""
    for ledger in ruling.costs:
        if len(ruling.costs) > 1:
            yield f"  {ledger.total}:"
        for line in ledger.lines:
            yield f"  {line.mana:<10} {line.text}{cited(line.cites)}"
    if ruling.payment is not None:
        yield from _payment(ruling.payment)
    for way in ruling.taps:
        others = f"; {way.others}" if way.others else ""
        yield f"  {way.adds} for {way.player}{others}"
        for step in way.steps:
            yield from step_lines(step, "    ")
    for row in ruling.produced:
        numbers = ", ".join(map(str, row.abilities))
        which = f"by ability {numbers}" if numbers else "by an ability of its keywords"
        note = f" ({row.note})" if row.note else ""
        yield f"  {row.type} {which}{note}{cited(row.cites)}"
        for text in row.texts:
            yield f"    {text}"
    for pool in ruling.pools:
        told = [
            one.symbol * one.count + (f" ({one.words})" if one.words else "") for one in pool.mana
        ]
        yield f"  {pool.player}'s pool: {'; '.join(told)}"


def _payment(table: PaymentTable) -> Iterator[str]:
    yield f"  {table.cost} is paid like this:"
    for line in table.lines:
        left = f", {line.left} left over" if line.left else ""
        pays = f" for {line.pays}" if line.pays else ""
        yield f"    {line.source}: {line.gives}{pays}{left}{cited(line.cites)}"
    yield f"    left: {', '.join(table.left) or 'nothing'}"
    for other in table.others:
        left = ", ".join(other.left) or "nothing"
        yield f"    or with {', '.join(other.sources) or 'floating mana alone'}: {left} left"
    if not table.all_shown:
        yield "    (there may be more ways)"
