"""What must come out, written out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.calls import facts as f
from app.calls.model import Mode
from app.calls.words import PREDEFINED_TOKENS
from app.calls.writing import Quoter, mana, plural, trait_words, with_article


def bounded(count: f.Count, noun: str, ending: str = "") -> str:
    """A number of something, in the plural but for one, and the bound that it is."""
    number = f"{count.number} {noun}".rstrip() + (ending if count.number != 1 else "")
    return f"{number} {count.bound.value}" if count.bound else number


def dump_described(what: f.Described, quoter: Quoter, number: int) -> str:
    """A description of permanents that are counted."""
    one = number == 1
    if what.card is not None and not what.token:
        return quoter.card(what.card, or_types=True)
    numbers = f"{what.power}/{what.toughness}" if what.power is not None else ""
    words = trait_words(what.traits)
    if what.card is not None:
        known = what.card in PREDEFINED_TOKENS.values()
        words = what.card if known else quoter.card(what.card, or_types=True)
    if what.token:
        words = f"{words} token" if words else "token"
        words += "" if one else "s"
    elif not one:
        words = plural(words)
    return " ".join(filter(None, (numbers, words)))


def _controls(fact: f.ControlsCount, quoter: Quoter) -> str:
    described = dump_described(fact.what, quoter, fact.number.number)
    return f"{quoter.text(fact.player)} controls {bounded(fact.number, described)}"


def _cards(fact: f.CardsInZone, quoter: Quoter) -> str:
    noun = "card" if fact.cards.number == 1 else "cards"
    return f"{quoter.text(fact.player)} {bounded(fact.cards, f'{noun} in {fact.zone.value}')}"


def _counters(fact: f.CountersAre, quoter: Quoter) -> str:
    bare = (
        fact.kind in {"poison", "energy", "experience", "speed"}
        and fact.object.kind.value == "player"
    )
    noun = fact.kind if bare else f"{fact.kind} counter"
    return f"{quoter.name(fact.object)} {bounded(fact.number, noun, '' if bare else 's')}"


def _keyword(fact: f.KeywordIs, quoter: Quoter) -> str:
    verb = "lacks" if fact.lacks else "has"
    return f"{quoter.name(fact.object)} {verb} {fact.keyword.text}"


def _traits(fact: f.TraitsAre, quoter: Quoter) -> str:
    verb = "is not" if fact.negated else "is"
    return f"{quoter.name(fact.object)} {verb} {with_article(fact.traits)}"


def _deals(fact: f.DamageDealtTo, quoter: Quoter) -> str:
    bound = f" {fact.damage.bound.value}" if fact.damage.bound else ""
    return f"deals {fact.damage.number}{bound} to {quoter.name(fact.to)}"


def _triggers(fact: f.TriggersTimes, quoter: Quoter) -> str:
    if fact.times == f.Count(0):
        return f"{quoter.name(fact.object)} does not trigger"
    return f"{quoter.name(fact.object)} triggers {bounded(fact.times, 'time', 's')}"


def _resolves(fact: f.Resolves, quoter: Quoter) -> str:
    verb = "resolves" if fact.resolves else "does not resolve"
    return f"{quoter.name(fact.spell)} {verb}"


def _pool(fact: f.PoolIs, quoter: Quoter) -> str:
    return f"{quoter.text(fact.player)} pool {mana(fact.mana) or 'empty'}"


_WRITERS: dict[type, Callable[[Any, Quoter], str]] = {
    f.Plain: lambda one, quoter: str(one.value),
    f.LifeIs: lambda one, quoter: f"{quoter.text(one.player)} {bounded(one.life, 'life')}",
    f.PlayerLoses: lambda one, quoter: f"{quoter.text(one.player)} loses",
    f.PlayerWins: lambda one, quoter: f"{quoter.text(one.player)} wins",
    f.PoolIs: _pool,
    f.CardsInZone: _cards,
    f.ControlsCount: _controls,
    f.FateIs: lambda one, quoter: f"{quoter.name(one.object)} {one.fate.value}",
    f.InZone: lambda one, quoter: f"{quoter.name(one.object)} in {one.zone.value}",
    f.PowerToughnessIs: lambda one, quoter: (
        f"{quoter.name(one.object)} {one.power}/{one.toughness}"
    ),
    f.DamageMarked: lambda one, quoter: (
        f"{quoter.name(one.object)} {bounded(one.damage, 'damage')}"
    ),
    f.KeywordIs: _keyword,
    f.TraitsAre: _traits,
    f.StateIs: lambda one, quoter: f"{quoter.name(one.object)} {one.state.value}",
    f.CountersAre: _counters,
    f.ControlledBy: lambda one, quoter: (
        f"{quoter.name(one.object)} controlled by {quoter.text(one.player)}"
    ),
    f.IsAttachedTo: lambda one, quoter: (
        f"{quoter.name(one.object)} attached to {quoter.name(one.to)}"
    ),
    f.DamageDealtTo: _deals,
    f.DamagePrevented: lambda one, quoter: f"prevented {bounded(one.damage, '')}",
    f.Produces: lambda one, quoter: (
        "produces " + (" ".join(mana((one_type,)) for one_type in one.types) or "nothing")
    ),
    f.Adds: lambda one, quoter: f"adds {mana(one.mana) or 'nothing'}",
    f.StepIs: lambda one, quoter: f"step {one.step.value}",
    f.CostIs: lambda one, quoter: f"cost {one.cost}",
    f.ValueIs: lambda one, quoter: f"value {bounded(one.value, '')}",
    f.RowIs: lambda one, quoter: f"{one.row.value} {one.answer.value}",
    f.Resolves: _resolves,
    f.TriggersTimes: _triggers,
    f.AsksTo: lambda one, quoter: f"asks {quoter.text(one.player)} to {one.what.value}",
    f.Cites: lambda one, quoter: f"cites {one.rule}",
}


def dump_facts(mode: Mode, facts: tuple[f.Fact, ...], quoter: Quoter) -> str:
    """An expectation without its sign."""
    start = f"{mode.value}: " if mode.value else ""
    return start + " and ".join(_WRITERS[type(fact)](fact, quoter) for fact in facts)
