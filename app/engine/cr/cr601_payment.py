"""How the mana of a total cost can be paid (CR 601.2g, 601.2h): the mana abilities to activate, the
mana to spend, and what is tapped or exiled instead of mana."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import combinations

from app.engine.cr.cr118_objects_for_costs import wanted
from app.engine.cr.cr601_instead_of_mana import Helper, helpers, life_for_mana, waterbend
from app.engine.cr.cr601_spending_mana import Pip, Spending, pips_of
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.cr.cr605_resources import Resource, Stock, life_of, weight_of, with_values_of_x
from app.engine.cr.cr605_sources import ManaSource, ManaWay, mana_sources
from app.engine.kernel.now import Now
from app.engine.kernel.paying import Plan, Source, TooMany, Way, plan
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import Rules, rule
from app.engine.kernel.select import NotModelled, value
from app.engine.kernel.viewpoint import Viewpoint
from app.terms import costs as co
from app.terms.abilities import Ability
from app.terms.amounts import ColorsSpent
from app.terms.mana import ManaType
from app.terms.mana_pool import Mana
from app.terms.player_actions import Making
from app.terms.selectors import This

_TAKES = {"sacrifice": "gone", "return": "gone", "exile": "gone", "discard": "gone", "tap": "tap"}


@dataclass(frozen=True, slots=True)
class For:
    """Who pays, and for what: `object` is the spell on the stack or the source of the ability,
    `given` the objects named for other costs; `only`: the mana comes from these objects;
    `assisting`: another player, who may pay for generic mana (702.132a); `resolving`: it is paid
    while something resolves, and neither for casting nor for activating; `keyword`: what the
    ability stands for whose cost it is; `making`: for some objects what the ability adds that is
    used of them."""

    player: int
    object: int
    at: Viewpoint
    spell: bool = True
    given: tuple[int, ...] = ()
    only: tuple[int, ...] = ()
    assisting: int | None = None
    resolving: bool = False
    keyword: str | None = None
    making: Making = ()


@dataclass(frozen=True, slots=True)
class Activation:
    """A mana ability that is activated, and the way it comes out."""

    source: ManaSource
    way: ManaWay


@dataclass(frozen=True, slots=True)
class Payment:
    """One way to pay. `activations` in their order; `spent`: the mana that is spent on it (and
    `first` on the mana abilities themselves, one tuple for each activation); `helped`: what is
    tapped or exiled instead of mana, with the rule; `life`: life paid instead of mana; `given`:
    objects for the other parts of the cost. `pays`: the place in the cost, mana by mana, of what
    each of `spent` pays."""

    activations: tuple[Activation, ...] = ()
    spent: tuple[Mana, ...] = ()
    helped: tuple[Helper, ...] = ()
    life: int = 0
    given: tuple[int, ...] = ()
    first: tuple[tuple[Mana, ...], ...] = ()
    pays: tuple[int, ...] = ()


@dataclass(slots=True)
class Problem:
    """A payment as masks: `what` tells for every source what its ways stand for."""

    spending: Spending
    required: int = 0
    bits: int = 0
    sources: list[Source] = field(default_factory=list)
    what: list[tuple[object, ...]] = field(default_factory=list)
    clash: bool = False

    def new_bits(self, count: int) -> int:
        """So many new things to pay, as a mask."""
        mask = ((1 << count) - 1) << self.bits
        self.bits += count
        return mask

    def add(self, ways: Iterable[Way], what: Iterable[object]) -> None:
        """One more source."""
        self.sources.append(tuple(ways))
        self.what.append(tuple(what))


def problem_of(
    now: Now, total: TotalCost, payer: For, colors: tuple[ManaType, ...] = ()
) -> tuple[Problem, int]:
    """The payment as a search over masks, and the life that there is for it."""
    life = _life_left(now, total, payer)
    spending = Spending(now, payer.object, payer.player, payer.spell, resolving=payer.resolving)
    spending.keyword = payer.keyword
    problem = Problem(spending)
    main = pips_of(total.mana.as_cost())
    for kinds in _for_x(now, total, payer, spending):
        main[main.index(Pip())] = Pip(kinds)
    for kind in colors:
        main[main.index(Pip())] = Pip(frozenset({kind}))
    problem.required = problem.new_bits(len(main))
    problem.spending.pips = list(main)
    nodes = _nodes(now, total, payer, problem)
    _pool(now, payer, problem)
    for ways, what in nodes:
        problem.add(ways, what)
    spell = payer.object if payer.spell else None
    for color, because, once in life_for_mana(now, payer.player, spell):
        mask = sum(1 << n for n, pip in enumerate(main) if pip.only == color)
        for _ in range(min(1, mask.bit_count()) if once else mask.bit_count()):
            problem.add((Way((mask,), life=2, weight=900),), (because,))
    return problem, life


def payment(
    now: Now, total: TotalCost, payer: For, colors: tuple[ManaType, ...] = ()
) -> Payment | bool | None:
    """A good way to pay a total cost; None where there is none, and False where that can't be told
    (something at hand is not worked out). `colors`: its generic mana is paid with these as well."""
    problem, life = problem_of(now, total, payer, colors)
    try:
        found = plan(problem.required, tuple(problem.sources), life)
    except TooMany:
        return False
    if found is None:
        return False if problem.clash else None
    return told(problem, found, total)


def _for_x(now: Now, total: TotalCost, payer: For, spending: Spending) -> list[frozenset[ManaType]]:
    """The types of mana that alone may be spent on {X}, once for each mana that is left of it.
    What the cost was reduced by is taken off that part first."""
    if not payer.spell or not payer.at.x:
        return []
    only = [effect for effect in spending.texts() if effect.for_x]
    cost = now.of(payer.object).mana_cost
    if not only or cost is None:
        return []
    fixed = sum(symbol.generic or 0 for symbol in cost.symbols if not symbol.pays)
    asked = payer.at.x * sum(symbol.variable for symbol in cost.symbols)
    left = max(0, min(asked, total.mana.generic - fixed))
    return [frozenset(only[0].types)] * left


def _life_left(now: Now, total: TotalCost, payer: For) -> int:
    paid = total.mana.life
    for part in total.parts:
        if isinstance(part, co.PayLife):
            paid += value(now, part.amount, payer.at)
    return now.game.players[payer.player].life - paid


def _pool(now: Now, payer: For, problem: Problem) -> None:
    for mana in now.game.players[payer.player].pool:
        problem.add((Way((problem.spending.mask(mana),)),), (mana,))


# -- sources that use up the same thing -----------------------------------------------------------


@dataclass(slots=True)
class _Option:
    resources: frozenset[Resource]
    way: Way
    what: object


def _nodes(
    now: Now, total: TotalCost, payer: For, problem: Problem
) -> list[tuple[list[Way], list[object]]]:
    """Everything but floating mana that can pay, put together by what it uses up: of those that use
    up the same thing only one can be used."""
    taken = _taken(total, payer)
    options = [*_of_sources(now, payer, problem), *_of_helpers(now, payer, problem)]
    options += _of_waterbending(now, total, payer, problem)
    options = [option for option in options if not option.resources & taken]
    options += _of_other_parts(now, total, payer, problem, options)
    found: list[tuple[frozenset[Resource], list[_Option]]] = []
    for option in options:
        touched = [group for group in found if group[0] & option.resources]
        for group in touched:
            if any(not other.resources & option.resources for other in group[1]):
                problem.clash = True
        merged = [one for group in touched for one in group[1]] + [option]
        reach = frozenset().union(option.resources, *(group[0] for group in touched))
        found = [group for group in found if group not in touched]
        found.append((reach, merged))
    return [([o.way for o in group], [o.what for o in group]) for _, group in found]


def _taken(total: TotalCost, payer: For) -> frozenset[Resource]:
    """What the rest of the cost uses up without a choice."""
    found: set[Resource] = {("gone", id) for id in total.given}
    for part in total.parts:
        if isinstance(part, co.TapThis):
            found.add(("tap", payer.object))
        elif isinstance(part, co.SacrificeCost) and part.what == This():
            found.add(("gone", payer.object))
    return frozenset(found)


def _of_sources(now: Now, payer: For, problem: Problem) -> list[_Option]:
    usable: list[tuple[ManaSource, tuple[int, ...], frozenset[Resource], int]] = []
    stock = Stock(now, payer.player, problem.required.bit_count())
    sources = mana_sources(now, payer.player)
    if payer.assisting is not None:
        sources += mana_sources(now, payer.assisting)
    for source in (each for one in sources for each in with_values_of_x(now, one)):
        if payer.only and source.object not in payer.only:
            continue
        uses = tuple(stock.uses(source))
        if not source.known or not uses:
            problem.clash = True
        usable += [(source, *use, _cost_bits(source, problem)) for use in uses]
    problem.clash = problem.clash or stock.short
    # What a unit may pay is known once every cost is.
    found: list[_Option] = []
    for source, given, resources, cost in usable:
        meant = source
        if given != source.action.given:
            meant = replace(source, action=replace(source.action, given=given))
        life = life_of(now, source)
        within = ~cost
        if source.action.player != payer.player:
            within &= problem.spending.generic()
        meant_to = dict(payer.making).get(source.object)
        for way in source.ways:
            if meant_to is not None and sorted(way.own) != sorted(meant_to):
                continue
            units = tuple(problem.spending.mask(mana) & within for mana in way.mana)
            made = Way(units, cost, life, weight_of(now, source, way, payer.player))
            found.append(_Option(resources, made, Activation(meant, way)))
    return found


def _cost_bits(source: ManaSource, problem: Problem) -> int:
    """The mask of the mana that a mana ability costs itself; its symbols join those to pay."""
    pips = [pip for part in source.mana_cost for pip in pips_of(part.mana)]
    if not pips:
        return 0
    problem.spending.pips += [replace(pip, ability=source.object) for pip in pips]
    return problem.new_bits(len(pips))


def _of_helpers(now: Now, payer: For, problem: Problem) -> list[_Option]:
    if not payer.spell:
        return []
    found = list(helpers(now, payer.object, payer.player))
    named = [helper for helper in found if helper.object in payer.given]
    weight = 0 if named else 60  # what is named is used, and nothing else is
    return [
        _Option(
            frozenset({helper.uses}),
            Way((problem.spending.mask_of_helper(helper.colors, problem.required),), 0, 0, weight),
            helper,
        )
        for helper in named or found
        if not payer.only or helper.object in payer.only + payer.given
    ]


@rule("701.67b")
def _of_waterbending(now: Now, total: TotalCost, payer: For, problem: Problem) -> list[_Option]:
    """What is tapped for a waterbend cost pays no more than its own generic mana, whatever else the
    total asks for."""
    if not total.waterbend:
        return []
    plain = [number for number, pip in enumerate(problem.spending.pips) if pip == Pip()]
    mask = sum(1 << number for number in plain[: total.waterbend]) & problem.required
    return [
        _Option(frozenset({helper.uses}), Way((mask,), 0, 0, 60), helper)
        for helper in waterbend(now, payer.player)
        if not payer.only or helper.object in payer.only + payer.given
    ]


def _of_other_parts(
    now: Now, total: TotalCost, payer: For, problem: Problem, options: list[_Option]
) -> list[_Option]:
    """Objects that other parts of the cost take: where mana could come from those too, or two parts
    could take the same, they are part of the search."""
    needs = []
    for part in total.parts:
        need = wanted(now, part, payer.player, payer.object, payer.at)
        if need is None or need.candidates == (payer.object,):
            continue
        if need.power is None and need.kind in _TAKES:
            needs.append(need)
    used = {resource for option in options for resource in option.resources}
    found: list[_Option] = []
    for need in needs:
        named = tuple(id for id in payer.given if id in need.candidates) or need.candidates
        named = tuple(id for id in named if id not in total.given) or named
        kind = _TAKES[need.kind]
        if set(total.given) & set(need.candidates):
            continue
        if len(needs) < 2 and not any((kind, id) in used for id in named):
            continue
        bits = problem.new_bits(need.count)
        problem.spending.pips += [Pip(no_mana=True)] * need.count
        problem.required |= bits
        found += [_Option(frozenset({(kind, id)}), Way((bits,)), id) for id in named]
    return found


# -- what was found, told -------------------------------------------------------------------------


def told(problem: Problem, found: Plan, total: TotalCost) -> Payment:
    """The payment that a plan of the search stands for."""
    activations: list[Activation] = []
    spent: dict[int, Mana] = {}
    helped: list[Helper] = []
    given: list[int] = list(total.given)
    life = total.mana.life
    costs: list[int] = []
    for use in found:
        what = problem.what[use.source][use.way]
        way = problem.sources[use.source][use.way]
        pays = use.pays
        if isinstance(what, Activation):
            activations.append(what)
            costs.append(way.cost)
            spent.update((bit, mana) for bit, mana in zip(pays, what.way.mana, strict=True) if bit)
        elif isinstance(what, Mana):
            spent.update((bit, what) for bit in pays if bit)
        elif isinstance(what, Helper):
            helped.append(what)
        elif isinstance(what, int):
            given.append(what)
        else:
            life += way.life
    first = tuple(tuple(m for bit, m in spent.items() if bit & cost) for cost in costs)
    mains = {bit: mana for bit, mana in spent.items() if bit and bit & problem.required}
    return Payment(
        tuple(activations),
        tuple(mains.values()),
        tuple(helped),
        life,
        tuple(given),
        first,
        tuple(map(_place, mains)),
    )


def _place(bit: int) -> int:
    return bit.bit_length() - 1


def best(now: Now, totals: Iterable[TotalCost], payer: For) -> tuple[TotalCost, Payment] | None:
    """The total cost announced and the way to pay it that costs no life where that can be; None
    where none can be paid. Raises NotModelled where that can't be told."""
    unknown = False
    for total in sorted(totals, key=lambda total: (total.mana.life, -len(total.mana.symbols))):
        if total.mana.life and _life_left(now, total, payer) < 0:
            continue
        found = payment(now, total, payer)
        if isinstance(found, Payment):
            return total, more_colors(now, total, payer, found)
        unknown = unknown or found is False
    if unknown:
        raise NotModelled(payer)
    return None


def more_colors(now: Now, total: TotalCost, payer: For, found: Payment) -> Payment:
    """For a spell whose text counts the colors of mana spent on it, the way with the most."""
    if not payer.spell or not now.rules.once(_counts_colors, now.of(payer.object).abilities):
        return found
    own = {kind for symbol in total.mana.symbols for kind in symbol.pays}
    others = [kind for kind in ManaType if kind is not ManaType.COLORLESS and kind not in own]
    for count in range(min(total.mana.generic, len(others)), 0, -1):
        for colors in combinations(others, count):
            better = payment(now, total, payer, colors)
            if isinstance(better, Payment):
                return better
    return found


def _counts_colors(rules: Rules, abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(part, ColorsSpent) for part in parts_of(abilities))
