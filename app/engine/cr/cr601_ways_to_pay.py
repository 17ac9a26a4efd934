"""All ways to pay a cost that differ in what is left (CR 601.2h)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from app.engine.cr.cr601_instead_of_mana import Helper
from app.engine.cr.cr601_payment import Activation, For, Payment, problem_of, told
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.kernel.now import Now
from app.engine.kernel.paying_ways import plans
from app.terms.mana_pool import Mana

Paid = tuple[TotalCost, Payment]


def ways_to_pay(now: Now, totals: Iterable[TotalCost], payer: For) -> tuple[list[Paid], bool]:
    """Every way to pay one of the totals, those that leave the same once, and whether these are all
    of them. A way that uses more than another one does is left out."""
    found: dict[Hashable, tuple[Counter[Hashable], Paid]] = {}
    every = True
    for total in totals:
        problem, life = problem_of(now, total, payer)
        if life < 0:
            continue
        kinds = [tuple(_kind(now, one) for one in what) for what in problem.what]
        made, complete = plans(problem.required, tuple(problem.sources), kinds, life)
        every = every and complete and not problem.clash
        for plan in made:
            paid = told(problem, plan, total)
            used = Counter(_kind(now, problem.what[use.source][use.way]) for use in plan)
            floating = Counter(mana.type for mana in _left(paid))
            key = (frozenset(used.items()), frozenset(floating.items()), paid.life)
            found.setdefault(key, (used, (total, paid)))
    return [
        paid
        for used, paid in found.values()
        if not any(other < used and then[1].life <= paid[1].life for other, then in found.values())
    ], every


def _left(paid: Payment) -> list[Mana]:
    """The mana that was made for it and is not spent."""
    left = Counter(mana for one in paid.activations for mana in one.way.mana)
    left.subtract(paid.spent)
    for cost in paid.first:
        left.subtract(cost)
    return list((+left).elements())


def _kind(now: Now, what: object) -> Hashable:
    """What is alike as far as what is left goes: cards of one name, in the same state."""
    match what:
        case Activation(source, way):
            taken = tuple(source.action.given)
            return (_object(now, source.object), source.action.ability.cost, way.own, taken)
        case Mana():
            return (what.type, what.snow, what.only, what.lasts)
        case Helper(object=id, exiled=exiled):
            return (_object(now, id), exiled)
        case int():
            return _object(now, what)
        case _:
            return str(what)


def _object(now: Now, id: int) -> Hashable:
    object = now.game.objects[id]
    of_other_state = object.label if object.counters or object.damage else ""
    known = now.of(id)
    return (known.name, object.zone, of_other_state, known.power, known.toughness)
