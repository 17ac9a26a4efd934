"""The total cost of a spell or an activated ability, step by step (CR 601.2f, 602.2b)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.engine.cr.cr118_mana_of_costs import ManaToPay, choices, how_reduced, parted, reduced
from app.engine.cr.cr601_cost_changes import CostChange, least_cost
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import value
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.cite import Cite, Rule
from app.terms.costs import Cost, CostPart, PayGeneric, PayMana
from app.terms.mana import ManaCost


@dataclass(frozen=True, slots=True)
class CostItem:
    """One cost that belongs to the total, and by what rule or text."""

    because: Cite
    text: str
    cost: Cost
    times: int = 1


@dataclass(frozen=True, slots=True)
class CostStep:
    """A line of the ledger: what is done there, what the mana has come to then, and the rule of
    how it is done, where the reason is a card's text."""

    reason: Reason
    mana: ManaCost
    rule: Rule | None = None


@dataclass(frozen=True, slots=True)
class TotalCost:
    """A total cost once it is locked in: its mana and all its other parts. `steps`: how it came to
    that; `given`: objects that it was worked out with and that must be used for it. `waterbend`:
    how much generic mana of it objects may be tapped for (701.67b)."""

    mana: ManaToPay
    parts: tuple[CostPart, ...]
    steps: tuple[CostStep, ...]
    given: tuple[int, ...] = ()
    waterbend: int = 0


@rule("601.2f")
def total_costs(
    now: Now,
    items: Iterable[CostItem],
    changes: Iterable[CostChange],
    at: Viewpoint,
    x: int,
    spell: bool = True,
) -> tuple[TotalCost, ...]:
    """The mana cost or the one that replaces it, what comes to it, what it costs more and less, and
    what sets a least cost, in that order; then it is locked in. One for each way to announce what
    parted symbols are paid with, where that makes a difference."""
    steps: list[CostStep] = []
    items = tuple(items)
    mana = ManaToPay()
    parts: list[CostPart] = []
    for item in items:
        mana, own = _added(now, mana, item, at, x)
        parts += own
        said = "".join(str(part.mana) for part in item.cost.parts if isinstance(part, PayMana))
        steps.append(_step(Reason(item.because, item.text, (at.object or "", said)), mana))
    every = list(changes)
    more = [change for change in every if not change.effect.less]
    less = [change for change in every if change.effect.less]
    for change in more:
        mana = mana.plus(change.effect.mana, change.x, change.times)
        steps.append(_step(_reason(change), mana))
    least = least_cost(now, at) if spell else None
    colored = any(symbol.pays for change in less for symbol in change.effect.mana.symbols)
    locked = tuple(
        _locked(chosen, tuple(parts), steps, less, least, chosen != mana)
        for chosen in choices(mana, hybrid=colored and parted(mana))
    )
    bent = sum(_bent(item, x) for item in items)
    return tuple(replace(total, waterbend=bent) for total in locked) if bent else locked


def _bent(item: CostItem, x: int) -> int:
    """The generic mana in what a waterbend cost asks for."""
    parts = (part for part in item.cost.parts if isinstance(part, PayMana) and part.waterbend)
    return sum(ManaToPay().plus(part.mana, x, item.times).generic for part in parts)


def _added(
    now: Now, mana: ManaToPay, item: CostItem, at: Viewpoint, x: int
) -> tuple[ManaToPay, list[CostPart]]:
    others: list[CostPart] = []
    for part in item.cost.parts:
        if isinstance(part, PayMana):
            mana = mana.plus(part.mana, x, item.times)
        elif isinstance(part, PayGeneric):
            amount = max(0, value(now, part.amount, at))
            mana = replace(mana, generic=mana.generic + amount * item.times)
        else:
            others += [part] * item.times
    return mana, others


def _locked(
    mana: ManaToPay,
    parts: tuple[CostPart, ...],
    before: list[CostStep],
    less: list[CostChange],
    least: tuple[int, Cite] | None,
    announced: bool,
) -> TotalCost:
    steps = list(before)
    if announced:
        text = "what its parted symbols are paid with is announced"
        if mana.life:
            text += ": {0} life and the rest in mana"
        steps.append(_step(Reason(cite(choices), text, (str(mana.life),)), mana))
    # Reductions that stop at an amount come first: in any other order they would do no more.
    for change in sorted(less, key=lambda change: -change.effect.least):
        effect = change.effect
        mana = reduced(mana, effect.mana, change.times, change.x, effect.least, effect.colored_only)
        steps.append(CostStep(_reason(change), mana.as_cost(), how_reduced(effect.mana)))
    if least is not None and mana.amount < least[0]:
        number, because = least
        mana = replace(mana, generic=mana.generic + number - mana.amount)
        steps.append(_step(Reason(because, "it costs at least {0} mana", (str(number),)), mana))
    text = "the total cost is locked in"
    steps.append(_step(Reason(cite(total_costs), text), mana))
    return TotalCost(mana, parts, tuple(steps))


def _step(reason: Reason, mana: ManaToPay) -> CostStep:
    return CostStep(reason, mana.as_cost())


def _reason(change: CostChange) -> Reason:
    effect = change.effect
    word = "less" if effect.less else "more"
    by = str(effect.mana)
    if effect.mana.has_x:
        by = "{" + str(change.x) + "}"
    often = f", {change.times} times" if change.times != 1 else ""
    text = "by {0} it costs {1} " + word + often
    return Reason(change.because, text, (change.name, by))
