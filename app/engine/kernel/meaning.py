"""What an object's abilities come to once keywords are put into the abilities they stand for."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kernel.rules import Rules
from app.terms.abilities import (
    Ability,
    EventKind,
    KeywordAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
)
from app.terms.zones import Zone

_MOST_KEPT = 20_000
_ONCE_FROM = (Zone.HAND, Zone.STACK)
_ON_THE_BATTLEFIELD = frozenset(
    {
        EventKind.ATTACKS,
        EventKind.BLOCKS,
        EventKind.DEALS_DAMAGE,
        EventKind.DIES,
        EventKind.ENTERS,
        EventKind.LEAVES,
    }
)


@dataclass(frozen=True, slots=True)
class Meant:
    """Abilities by kind; a triggered one with the keyword that stands for it, if one does."""

    static: tuple[StaticAbility, ...]
    triggered: tuple[tuple[TriggeredAbility, str | None], ...]


_NOTHING = Meant((), ())


def abilities_meant(rules: Rules, abilities: tuple[Ability, ...]) -> Meant:
    """The static and triggered abilities among these, keywords read as what they stand for.

    Remembered by the identity of the tuple: views share it, and hashing it would cost more than
    looking at it.
    """
    if not abilities:
        return _NOTHING
    kept = rules.kept.get(id(abilities))
    if kept is not None and kept[0] is abilities:
        found: Meant = kept[1]
        return found
    static: list[StaticAbility] = []
    triggered: list[tuple[TriggeredAbility, str | None]] = []
    for ability in abilities:
        for meant, keyword in stands_for(rules, ability):
            if isinstance(meant, StaticAbility):
                static.append(meant)
            elif isinstance(meant, TriggeredAbility):
                triggered.append((meant, keyword))
    meaning = Meant(tuple(static), tuple(triggered)) if static or triggered else _NOTHING
    if len(rules.kept) > _MOST_KEPT:
        rules.kept.clear()
    rules.kept[id(abilities)] = (abilities, meaning)
    return meaning


def works_in(ability: TriggeredAbility, trigger: Trigger) -> Zone:
    """Where an ability is as one of its events happens. One that watches for its own casting,
    cycling or discarding and for something else too does the latter from the battlefield."""
    if ability.also and ability.zone in _ONCE_FROM and trigger.kind in _ON_THE_BATTLEFIELD:
        return Zone.BATTLEFIELD
    return ability.zone


def stands_for(rules: Rules, ability: Ability) -> list[tuple[Ability, str | None]]:
    """The ability itself, or those that the rules say a keyword stands for, with the keyword."""
    if not isinstance(ability, KeywordAbility):
        return [(ability, None)]
    return [
        (meant, ability.name)
        for rule in rules.on("keyword stands for", ability.name)
        for meant in rule(ability)
    ]
