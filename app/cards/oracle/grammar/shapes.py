"""All the shapes: the grammar."""

from __future__ import annotations

from functools import cache

from app.cards.oracle.grammar import (
    acting,
    activated,
    amounts,
    becoming,
    bodies,
    clauses,
    combat_conditions,
    combat_effects,
    combat_events,
    combat_rules,
    conditions,
    copies,
    costs,
    counters,
    damage,
    doing,
    endings,
    entering,
    events,
    graveyards,
    keywords,
    looks,
    mana,
    mana_adding,
    mana_rules,
    modes,
    nouns,
    objects,
    ordering,
    players,
    predicate,
    predicates_change,
    predicates_combat,
    prohibitions,
    shared,
    static,
    subjects,
    things,
    triggered,
)
from app.cards.oracle.grammar.grammar import Grammar
from app.cards.oracle.grammar.words import TERMINALS

_MODULES = (
    nouns,
    endings,
    objects,
    players,
    subjects,
    amounts,
    conditions,
    keywords,
    predicate,
    predicates_combat,
    predicates_change,
    combat_rules,
    prohibitions,
    entering,
    becoming,
    bodies,
    looks,
    static,
    things,
    graveyards,
    damage,
    doing,
    ordering,
    acting,
    clauses,
    copies,
    counters,
    shared,
    events,
    triggered,
    combat_conditions,
    combat_effects,
    combat_events,
    activated,
    modes,
    mana,
    costs,
    mana_adding,
    mana_rules,
)


@cache
def grammar() -> Grammar:
    """The grammar, made once."""
    return Grammar(
        (shape for module in _MODULES for shape in module.SHAPES),
        TERMINALS | bodies.TERMINALS | mana.TERMINALS | mana_rules.TERMINALS,
    )
