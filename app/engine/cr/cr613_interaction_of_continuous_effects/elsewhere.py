"""What continuous effects change outside the battlefield: spells, and cards in other zones."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr613_interaction_of_continuous_effects.instances import LAYERS
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, holds, matches
from app.terms.abilities import ContinuousChange, KeywordAbility, StaticAbility
from app.terms.changes import AddAbility, Change
from app.terms.conditions import Condition
from app.terms.costs import Cost, OwnManaCost, PayMana
from app.terms.mana import ManaCost
from app.terms.selectors import AllOf, IsStatus, Selector, Status

_ORDER: dict[type, int] = {kind: place for place, (_, kinds) in enumerate(LAYERS) for kind in kinds}
_SPELL = IsStatus(Status.SPELL)
# What is changed elsewhere, the effect, when, and where it is seen from.
Elsewhere = tuple[Selector, ContinuousChange, Condition | None, Viewpoint]

# Keywords for whose cost a card is cast from a graveyard: as one of its faces, with its mana cost.
AS_SPELLS = frozenset({"flashback", "escape", "mayhem"})


def with_mana(cost: Cost, mana: ManaCost) -> Cost:
    """The cost, in which the card's own mana cost is this."""
    parts = (PayMana(mana) if part == OwnManaCost() else part for part in cost.parts)
    return Cost(tuple(parts))


def reaching_further(now: Now) -> tuple[Elsewhere, ...]:
    """The effects, of permanents, of emblems, of what holds for a player and of what has resolved,
    that change things outside the battlefield as well, in the order of their timestamps."""
    found: list[tuple[int, Elsewhere]] = []
    for abilities, at in now.abilities_at_work():
        stamp = 0 if at.object is None else now.game.objects[at.object].timestamp
        for ability in abilities:
            if not isinstance(ability, StaticAbility):
                continue
            for effect in ability.effects:
                if not isinstance(effect, ContinuousChange):
                    continue
                reach = effect.elsewhere
                if reach is None and _speaks_of_spells(effect.subject):
                    reach = effect.subject
                if reach is not None:
                    found.append((stamp, (reach, effect, ability.condition, at)))
    for active in now.game.effects:
        lasting = active.effect
        if isinstance(lasting, ContinuousChange) and lasting.elsewhere is not None:
            at = Viewpoint(active.source, active.controller, active.source_name, effect=active)
            found.append((active.timestamp, (lasting.elsewhere, lasting, None, at)))
    return tuple(one for _, one in sorted(found, key=lambda each: each[0]))


def _speaks_of_spells(subject: Selector) -> bool:
    return subject == _SPELL or (isinstance(subject, AllOf) and _SPELL in subject.of)


@rule("611.3")
def change_elsewhere(now: Now, found: Characteristics, id: int) -> None:
    """A static ability changes what it speaks of in every zone that it names, layer by layer."""
    changes: list[tuple[int, Change, Viewpoint]] = []
    for reach, effect, condition, at in now.once(reaching_further):
        try:
            if condition is not None and not holds(now, condition, at):
                continue
            if not matches(now, reach, id, at):
                continue
        except NotModelled as unknown:
            now.not_modelled.append((at.name, unknown.term))
            continue
        changes += [
            (_ORDER[type(change)], change, at)
            for gift in effect.changes
            if (change := _for_its_own_cost(gift, found)) is not None
        ]
    for _, change, at in sorted(changes, key=lambda each: each[0]):
        for apply in now.rules.on("layer", type(change)):
            apply(now, found, change, at)


@rule("611.2c")
def change_spell(now: Now, found: Characteristics, id: int) -> None:
    """An effect that has begun changes a spell that it is about, layer by layer."""
    changes: list[tuple[int, Change, Viewpoint]] = []
    for active in now.game.effects:
        effect = active.effect
        if isinstance(effect, ContinuousChange) and active.objects and id in active.objects:
            at = Viewpoint(active.source, active.controller, active.source_name, effect=active)
            changes += [(_ORDER[type(change)], change, at) for change in effect.changes]
    for _, change, at in sorted(changes, key=lambda each: each[0]):
        for apply in now.rules.on("layer", type(change)):
            apply(now, found, change, at)


def _for_its_own_cost(change: Change, found: Characteristics) -> Change | None:
    """A keyword that an activated ability is, and whose cost is the card's own mana cost, with that
    put in: None where the card has none. What is cast for that is for rule 601.2b."""
    if not isinstance(change, AddAbility) or not isinstance(change.ability, KeywordAbility):
        return change
    ability = change.ability
    if ability.cost is None or OwnManaCost() not in ability.cost.parts or ability.name in AS_SPELLS:
        return change
    if found.mana_cost is None:
        return None
    return AddAbility(replace(ability, cost=with_mana(ability.cost, found.mana_cost)))
