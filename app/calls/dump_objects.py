"""A player's objects and what is said of them, written out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.calls import described as d
from app.calls import modifiers as m
from app.calls.dump_actions import dump_options, dump_targets
from app.calls.model import Entry
from app.calls.writing import Quoter, counters, signed, trait_words, with_article


def dump_entry(entry: Entry, quoter: Quoter) -> str:
    """An entry without its zone."""
    label = f"{entry.label} = " if entry.label is not None else ""
    count = f"{entry.count} " if entry.count != 1 else ""
    what = dump_description(entry.description, quoter) + dump_options(entry.options, None, quoter)
    said = "".join(f", {dump_modifier(modifier, quoter)}" for modifier in entry.modifiers)
    return f"{label}{count}{what}{said}{dump_targets(entry.targets, quoter)}"


def dump_description(what: d.Description, quoter: Quoter) -> str:
    """What an object is."""
    match what:
        case d.NamedCard():
            return quoter.card(what.name)
        case d.PredefinedToken():
            return f"{what.name} token"
        case d.AdHoc():
            return ad_hoc(what)
        case d.CopyOf():
            return f"copy of {quoter.name(what.of)}"
        case d.Emblem():
            return f"emblem {quoter.rules_text(what.text)}"
        case d.CombatDamage():
            assigned = "; ".join(
                f"{quoter.name(one.source)}: {shares(one.shares, quoter)}" for one in what.assigned
            )
            return f"combat damage ({assigned})"


def shares(shares: tuple[tuple[int, Any], ...], quoter: Quoter) -> str:
    """Amounts with their recipients."""
    return ", ".join(f"{amount} {quoter.name(to)}" for amount, to in shares)


def ad_hoc(what: d.AdHoc) -> str:
    """An ad-hoc object; `creature` goes without saying where it has a power and toughness."""
    cost = str(what.mana_cost) if what.mana_cost is not None else ""
    numbers = f"{what.power}/{what.toughness}" if what.power is not None else ""
    traits = what.traits
    if numbers and len(traits.types) == 1 and "creature" in traits.types:
        traits = d.Traits(traits.colors, traits.supertypes, frozenset(), traits.subtypes)
    return " ".join(filter(None, (cost, numbers, trait_words(traits))))


def _is(modifier: m.Is, quoter: Quoter) -> str:
    return ("is also " if modifier.also else "is ") + with_article(modifier.traits)


def _attacking(modifier: m.Attacking, quoter: Quoter) -> str:
    return "attacking" + (f" {quoter.name(modifier.defender)}" if modifier.defender else "")


def _shields(modifier: m.RegenerationShields, quoter: Quoter) -> str:
    return f"{modifier.number} regeneration shield" + ("" if modifier.number == 1 else "s")


_WRITERS: dict[type, Callable[[Any, Quoter], str]] = {
    m.Mark: lambda one, quoter: str(one.value),
    m.HasKeyword: lambda one, quoter: str(one.keyword.text),
    m.LosesKeyword: lambda one, quoter: f"loses {one.keyword.text}",
    m.LosesAllAbilities: lambda one, quoter: "loses all abilities",
    m.RulesText: lambda one, quoter: quoter.rules_text(one.text),
    m.AbilityUsed: lambda one, quoter: f"ability {one.number} used",
    m.Counters: lambda one, quoter: counters(one.number, one.kind),
    m.MarkedDamage: lambda one, quoter: f"{one.amount} damage",
    m.RegenerationShields: _shields,
    m.PreventsDamage: lambda one, quoter: f"prevents {one.amount} damage",
    m.Gets: lambda one, quoter: f"{signed(one.power)}/{signed(one.toughness)}",
    m.BasePowerToughness: lambda one, quoter: f"base {one.power}/{one.toughness}",
    m.XIs: lambda one, quoter: f"X={one.value}",
    m.Is: _is,
    m.AttachedTo: lambda one, quoter: f"attached to {quoter.name(one.to)}",
    m.PairedWith: lambda one, quoter: f"paired with {quoter.name(one.creature)}",
    m.Imprinted: lambda one, quoter: f"imprinted {quoter.name(one.card)}",
    m.MergedOver: lambda one, quoter: f"merged over {quoter.names(one.under, ' and ')}",
    m.ExiledWith: lambda one, quoter: f"exiled with {quoter.name(one.source)}",
    m.Attacking: _attacking,
    m.Blocking: lambda one, quoter: f"blocking {quoter.names(one.attackers, ' and ')}",
    m.BandedWith: lambda one, quoter: f"banded with {quoter.names(one.creatures, ' and ')}",
    m.ProtectedBy: lambda one, quoter: f"protected by {quoter.text(one.player)}",
    m.OwnedBy: lambda one, quoter: f"owned by {quoter.text(one.player)}",
    m.Chose: lambda one, quoter: f"chose {quoter.answer(one.answer)}",
    m.Named: lambda one, quoter: f"named {quoter.card(one.card)}",
    d.CopyOf: lambda one, quoter: f"copy of {quoter.name(one.of)}",
}


def dump_modifier(modifier: m.Modifier, quoter: Quoter) -> str:
    """One modifier."""
    return _WRITERS[type(modifier)](modifier, quoter)
