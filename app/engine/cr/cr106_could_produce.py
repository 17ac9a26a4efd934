"""The types of mana that a permanent could produce (CR 106.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.engine.cr.cr106_types_of_mana import Made, ways
from app.engine.cr.cr609_effects.carrying_out import amount_of
from app.engine.kernel.batch import Replacement
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, holds
from app.terms.abilities import Ability, ActivatedAbility, TriggeredAbility
from app.terms.costs import TapThis
from app.terms.effects import AddMana, Effect
from app.terms.events import ManaAdded
from app.terms.instructions import IfSo
from app.terms.mana import ManaType
from app.terms.mana_effects import ManaThatCouldBeProduced, ReplaceMana

Types = dict[ManaType, tuple[Ability, ...]]
_MOST_ROUNDS = 1_000


class _Production:
    """What permanents could produce, worked out together: some ask what others could."""

    __slots__ = ("known", "now", "unsettled")

    def __init__(self, now: Now) -> None:
        self.now = now
        self.known: dict[int, Types] = {}
        # Those first looked at since someone outside asked: some were looked at half done.
        self.unsettled: list[int] = []


@rule("106.7", "could produce")
def could_produce(now: Now, permanent: int) -> Mapping[ManaType, tuple[Ability, ...]]:
    """Each type of mana that an ability of the permanent would produce if it resolved now, whatever
    it costs and whether or not it may be activated, with replacement effects in any order; beside
    each type the abilities that give it. Permanents that ask each other give each other nothing of
    their own."""
    production = now.memo.get(_Production)
    if production is None:
        production = now.memo[_Production] = _Production(now)
    if permanent in production.known:
        # Being worked out further up, it stands with what is known of it so far.
        found: Types = production.known[permanent]
        return found
    outermost = not production.unsettled
    production.unsettled.append(permanent)
    production.known[permanent] = {}
    production.known[permanent] = _types(now, permanent)
    if outermost:
        _settle(production)
    return production.known[permanent]


def _settle(production: _Production) -> None:
    """Ask those that ask others again until nothing new comes of it: types are only ever added."""
    now = production.now
    asking = [id for id in production.unsettled if _asks(now, id)]
    for _ in range(_MOST_ROUNDS):
        changed = False
        for id in asking:
            found = _types(now, id)
            if found.keys() != production.known[id].keys():
                production.known[id] = found
                changed = True
        if not changed:
            break
    production.unsettled.clear()
    for id in asking:
        production.known[id] = _types(now, id)


def _asks(now: Now, permanent: int) -> bool:
    return any(
        isinstance(part, ManaThatCouldBeProduced)
        for ability in now.known(permanent).abilities
        for part in parts_of(ability)
    )


def _types(now: Now, permanent: int) -> Types:
    known = now.known(permanent)
    at = Viewpoint(permanent, known.controller, known.name)
    found: dict[ManaType, list[Ability]] = {}
    for ability in known.abilities:
        for meant, _ in stands_for(now.rules, ability) or [(ability, None)]:
            if isinstance(meant, ActivatedAbility | TriggeredAbility):
                for kind in of_ability(now, permanent, meant, at):
                    found.setdefault(kind, []).append(meant)
    return {kind: tuple(found[kind]) for kind in ManaType if kind in found}


def of_ability(
    now: Now, permanent: int, ability: ActivatedAbility | TriggeredAbility, at: Viewpoint
) -> set[ManaType]:
    """The types that an ability would produce if it resolved now."""
    tapping = isinstance(ability, ActivatedAbility) and any(
        isinstance(part, TapThis) for part in ability.cost.parts
    )
    found: set[ManaType] = set()
    for effect in _that_happen(now, ability.effects, at):
        if not isinstance(effect, AddMana):
            continue
        try:
            for made in _made(now, effect, at):
                if tapping and now.modifications(ReplaceMana):
                    event = ManaAdded(at.controller, made, permanent, at.controller, tapped=True)
                    found |= _ends(now, event)
                else:
                    found.update(made)
        except NotModelled as unknown:
            now.not_modelled.append((at.name, unknown.term))
    return found


def _that_happen(now: Now, effects: tuple[Effect, ...], at: Viewpoint) -> Iterator[Effect]:
    """The effects as they would happen: of those that ask for a condition, the ones it lets be."""
    for effect in effects:
        match effect:
            case IfSo(condition, does, otherwise):
                try:
                    yield from _that_happen(
                        now, does if holds(now, condition, at) else otherwise, at
                    )
                except NotModelled as unknown:
                    now.not_modelled.append((at.name, unknown.term))
            case AddMana():
                yield effect
            case _:
                yield from (part for part in parts_of(effect) if isinstance(part, AddMana))


def _made(now: Now, effect: AddMana, at: Viewpoint) -> set[Made]:
    """What it would add, of each type and amount once. An amount that only paying its cost would
    tell counts as some."""
    try:
        times = amount_of(now, effect.times, at)
    except NotModelled:
        times = 1
    found: set[Made] = set()
    for made in ways(now, effect.mana, at):
        amount = len(made) * times
        found |= {(kind,) * amount for kind in made if amount}
    return found


def _ends(now: Now, event: ManaAdded) -> set[ManaType]:
    """The types of mana that the event could end in, by each order of what replaces it."""
    hooks = now.rules.on("replacement", ManaAdded)
    found: set[ManaType] = set()
    seen: set[tuple[ManaAdded, frozenset[object]]] = set()
    open_: list[tuple[ManaAdded, frozenset[object]]] = [(event, frozenset())]
    while open_:
        state = open_.pop()
        if state in seen:
            continue
        seen.add(state)
        at, used = state
        could: list[Replacement] = [
            each for hook in hooks for each in hook(now, at) if each.key not in used
        ]
        if not could:
            found.update(at.mana)
        for each in could:
            events, _ = each.instead(now, at, each.left)
            open_ += [(new, used | {each.key}) for new in events if isinstance(new, ManaAdded)]
    return found
