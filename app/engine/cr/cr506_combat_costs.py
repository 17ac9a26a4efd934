"""Costs to attack and to block (CR 508.1h–j, 509.1d–f): the total, and whether it can be paid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.engine.cr.cr305_basic_land_types import INTRINSIC, MANA_OF
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.reason import Mention
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.select import NotModelled, value
from app.terms.abilities import Ability, ActivatedAbility, Unread
from app.terms.colors import COLOR_LETTERS, Color
from app.terms.costs import Cost, CostPart, PayGeneric, PayMana
from app.terms.effects import AddMana, UnreadEffect
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.subtypes import BASIC_LAND_TYPES

BASIC_TYPES_OF_MANA = dict(
    zip(BASIC_LAND_TYPES, (COLOR_LETTERS[color] for color in Color), strict=True)
)


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
        mana = [str(part.mana) for part in self.total.parts if isinstance(part, PayMana)]
        more = len(self.total.parts) > len(mana)
        return " and ".join([*mana, "more than mana"] if more else mana)


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


def can_pay(now: Now, player: int, cost: Cost, tapped: frozenset[int] = frozenset()) -> bool | None:
    """Whether a player can pay a cost, where what is in `tapped` is tapped by then; None: unknown.

    Mana comes from the pool and from lands by their basic land types, one each. A player with no
    source of mana at all in the position is taken to have what it needs.
    """
    if not all(isinstance(part, PayMana) for part in cost.parts):
        return None
    symbols = [s for part in cost.parts if isinstance(part, PayMana) for s in part.mana.symbols]
    if any(s.phyrexian or s.snow or s.variable or (s.pays and s.generic) for s in symbols):
        return None
    colored = [frozenset(kind.value for kind in s.pays) for s in symbols if s.pays]
    wanted = len(colored) + sum(s.generic or 0 for s in symbols if not s.pays)
    if not wanted:
        return True
    floating = now.game.players[player].pool
    pool = [frozenset({mana.type.value}) for mana in floating if mana.only is None]
    sources = list(_sources(now, player, tapped))
    if not pool and next(_possible_sources(now, player), None) is None:
        return True
    if len(pool) < len(floating) and len(floating) + len(sources) >= wanted:
        return None  # what such mana may be spent on is not looked at here
    if len(pool) + len(sources) >= wanted and _match(colored, [*pool, *sources]):
        return True
    unknown = any(_may_have_others(now.of(object.id)) for object in now.permanents(player))
    return None if unknown else False


def _possible_sources(now: Now, player: int) -> Iterator[int]:
    """Permanents that may have a mana ability, tapped or not."""
    for object in now.permanents(player):
        known = now.of(object.id)
        if known.subtypes & BASIC_TYPES_OF_MANA.keys() or _may_have_others(known):
            yield object.id


def _may_have_others(known: Characteristics) -> bool:
    own = set(map(id, INTRINSIC.values()))
    return any(_may_add_mana(ability) for ability in known.abilities if id(ability) not in own)


def _may_add_mana(ability: Ability) -> bool:
    if isinstance(ability, Unread):
        return "add" in ability.line.casefold()
    if ability in INTRINSIC.values():
        return False  # counted by the land type
    return isinstance(ability, ActivatedAbility) and any(
        isinstance(part, AddMana)
        or (isinstance(part, UnreadEffect) and "add" in part.text.casefold())
        for part in parts_of(ability.effects)
    )


def _sources(now: Now, player: int, tapped: frozenset[int]) -> Iterator[frozenset[str]]:
    """The types of mana that each land can be tapped for by its basic land types."""
    for object in now.permanents(player):
        known = now.of(object.id)
        has = set(map(id, known.abilities))
        types = [type for type, ability in INTRINSIC.items() if id(ability) in has]
        if not types or object.tapped or object.id in tapped:
            continue
        if known.is_creature and object.sick and not known.has("haste"):
            continue
        yield frozenset(MANA_OF[type].value for type in types)


def _match(wanted: list[frozenset[str]], sources: list[frozenset[str]]) -> bool:
    """Whether each wanted symbol can have a source of its own."""
    taken: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        for source, kinds in enumerate(sources):
            if source in tried or not kinds & wanted[number]:
                continue
            tried.add(source)
            if source not in taken or place(taken[source], tried):
                taken[source] = number
                return True
        return False

    return all(place(number, set()) for number in range(len(wanted)))
