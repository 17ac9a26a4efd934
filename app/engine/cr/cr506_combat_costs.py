"""Costs to attack and to block (CR 508.1h–j, 509.1d–f): the total, and whether it can be paid."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Mention
from app.engine.kernel.select import NotModelled, value
from app.terms.costs import Cost, CostPart, PayGeneric, PayLife, PayMana
from app.terms.mana import ManaCost, ManaSymbol


@dataclass(frozen=True, slots=True)
class CostLine:
    """What one effect (`source`) asks for one creature; `cost` None where that is not known."""

    creature: int
    source: Mention
    cost: Cost | None


@dataclass(frozen=True, slots=True)
class CostLedger:
    """The cost of a declaration: its lines, and `total` with all mana added up, generic mana first
    (None where a line's cost is not known)."""

    lines: tuple[CostLine, ...] = ()
    total: Cost | None = Cost()

    def __str__(self) -> str:
        """The mana of the total; what else it holds is only said to be there."""
        if self.total is None:
            return "an unknown cost"
        parts = self.total.parts
        known = [str(part.mana) for part in parts if isinstance(part, PayMana)]
        life = [part.amount for part in parts if isinstance(part, PayLife)]
        amounts = [amount for amount in life if isinstance(amount, int)]
        more = len(parts) > len(known) + len(amounts)
        known += [f"{sum(amounts)} life"] if amounts else []
        return " and ".join([*known, "more than that"] if more else known)


def add_up(lines: Iterable[CostLine]) -> CostLedger:
    """The ledger of these lines."""
    every = tuple(lines)
    if not every:
        return CostLedger()
    generic = 0
    symbols: list[ManaSymbol] = []
    others: list[CostPart] = []
    for line in every:
        if line.cost is None:
            return CostLedger(every, None)
        for part in line.cost.parts:
            if not isinstance(part, PayMana):
                others.append(part)
                continue
            for symbol in part.mana.symbols:
                if symbol.generic is not None and not symbol.pays:
                    generic += symbol.generic
                else:
                    symbols.append(symbol)
    if generic or not (symbols or others):
        symbols.insert(0, ManaSymbol(str(generic), generic=generic))
    mana = (PayMana(ManaCost(tuple(symbols))),) if symbols else ()
    return CostLedger(every, Cost((*mana, *others)))


def worked_out(now: Now, cost: Cost, at: Viewpoint) -> Cost | None:
    """The cost with its amounts of generic mana as numbers; None where one is not known."""
    parts: list[CostPart] = []
    for part in cost.parts:
        if isinstance(part, PayGeneric):
            try:
                amount = max(0, value(now, part.amount, at))
            except NotModelled:
                return None
            parts.append(PayMana(ManaCost((ManaSymbol(str(amount), generic=amount),))))
        else:
            parts.append(part)
    return Cost(tuple(parts))
