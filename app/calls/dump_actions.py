"""What is done and asked, written out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.calls import actions as a
from app.calls import questions as q
from app.calls import suppositions as s
from app.calls.modifiers import XIs
from app.calls.name import AbilityOf, Target
from app.calls.writing import Quoter, counters, mana, signed


def when(moment: a.When, quoter: Quoter) -> str:
    """A step, in a player's turn where that is said."""
    whose = f"{quoter.text(moment.player)}'s " if moment.player else ""
    return f"{whose}{moment.step.value}"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _kicked(option: a.Kicked, quoter: Quoter) -> str:
    times = f" {option.times}" if option.times != 1 else ""
    return f"kicked {option.cost}" if option.cost is not None else f"kicked{times}"


def _with_keyword(option: a.WithKeyword, quoter: Quoter) -> str:
    return option.keyword + (f" {option.times}" if option.times is not None else "")


_OPTIONS: dict[type, Callable[[Any, Quoter], str]] = {
    a.Flag: lambda one, quoter: str(one.value),
    XIs: lambda one, quoter: f"X={one.value}",
    a.Kicked: _kicked,
    a.Splice: lambda one, quoter: f"splice {quoter.name(one.card)}",
    a.WithKeyword: _with_keyword,
    a.Modes: lambda one, quoter: (
        f"mode{'s' if len(one.numbers) > 1 else ''} {_numbers(one.numbers)}"
    ),
    a.Choosing: lambda one, quoter: f"choose {quoter.answer(one.answer)}",
    a.SourceIs: lambda one, quoter: f"source {quoter.name(one.source)}",
    a.AsFace: lambda one, quoter: f"as {quoter.card(one.face)}",
    a.Divided: lambda one, quoter: f"divided {_numbers(one.amounts)}",
    a.Sacrificing: lambda one, quoter: f"sacrificing {quoter.listed(one.objects)}",
    a.Tapping: lambda one, quoter: f"tapping {quoter.listed(one.objects)}",
    a.Using: lambda one, quoter: f"{one.how} {quoter.listed(one.objects)}",
    a.Paying: lambda one, quoter: "paying " + ", ".join(_paying(one, quoter)),
}


def _paying(paying: a.Paying, quoter: Quoter) -> Iterator[str]:
    made = dict(paying.made)
    for source in paying.sources:
        told = f" for {mana(made[source])}" if source in made else ""
        yield f"{quoter.name(source)}{told}"


def dump_options(options: tuple[a.Option, ...], ability: int | None, quoter: Quoter) -> str:
    """Options in parentheses, after a space; nothing where there are none."""
    parts = [f"ability {ability}"] if ability is not None else []
    parts += [_OPTIONS[type(option)](option, quoter) for option in options]
    return f" ({', '.join(parts)})" if parts else ""


def dump_targets(targets: tuple[Target, ...], quoter: Quoter) -> str:
    """Targets after an arrow; nothing where there are none."""
    return f" -> {', '.join(_target(target, quoter) for target in targets)}" if targets else ""


def _target(target: Target, quoter: Quoter) -> str:
    if isinstance(target, AbilityOf):
        kind = "trigger of" if target.triggered else "ability of"
        return f"{kind} {quoter.name(target.source)}"
    return quoter.name(target)


def _attack(action: a.Attack, quoter: Quoter) -> str:
    groups = ", ".join(
        f"{quoter.names(group.creatures, ' + ')} -> {quoter.name(group.defender)}"
        for group in action.groups
    )
    return f"attack {groups or 'none'}"


def _block(action: a.Block, quoter: Quoter) -> str:
    groups = ", ".join(
        f"{quoter.name(group.blocker)} -> {quoter.names(group.attackers, ' + ')}"
        for group in action.groups
    )
    return f"block {groups or 'none'}"


def _cast(action: a.Cast, quoter: Quoter) -> str:
    options = dump_options(action.options, None, quoter)
    return f"cast {quoter.name(action.card)}{options}{dump_targets(action.targets, quoter)}"


def _turn_up(action: a.TurnUp, quoter: Quoter) -> str:
    return f"turn up {quoter.name(action.permanent)}{dump_options(action.options, None, quoter)}"


def _unlock(action: a.Unlock, quoter: Quoter) -> str:
    return f"unlock {quoter.name(action.door)}{dump_options(action.options, None, quoter)}"


def _ignore(action: a.Ignore, quoter: Quoter) -> str:
    return f"ignore {quoter.name(action.source)}{dump_options(action.options, None, quoter)}"


def _activate(action: a.Activate, quoter: Quoter) -> str:
    options = dump_options(action.options, action.ability, quoter)
    return f"activate {quoter.name(action.source)}{options}{dump_targets(action.targets, quoter)}"


def _equip(action: a.Equip, quoter: Quoter) -> str:
    options = dump_options(action.options, None, quoter)
    return f"equip {quoter.name(action.equipment)}{options} -> {quoter.name(action.creature)}"


def _tap(action: a.TapForMana, quoter: Quoter) -> str:
    what = "mana" if action.mana is None else mana(action.mana)
    return f"tap {quoter.name(action.source)} for {what}"


def _assign(action: a.Assign, quoter: Quoter) -> str:
    shares = ", ".join(f"{amount} {quoter.name(to)}" for amount, to in action.shares)
    return f"assign {quoter.name(action.creature)}: {shares}"


_ACTIONS: dict[type, Callable[[Any, Quoter], str]] = {
    a.Attack: _attack,
    a.Block: _block,
    a.Cast: _cast,
    a.PlayLand: lambda one, quoter: f"play {quoter.name(one.card)}",
    a.TurnUp: _turn_up,
    a.Unlock: _unlock,
    a.Ignore: _ignore,
    a.Activate: _activate,
    a.Equip: _equip,
    a.TapForMana: _tap,
    a.Resolve: lambda one, quoter: "resolve all" if one.all else "resolve",
    a.Pass: lambda one, quoter: "pass",
    a.Next: lambda one, quoter: "next",
    a.GoTo: lambda one, quoter: f"go to {when(one.when, quoter)}",
    a.Assign: _assign,
    a.OrderDamage: lambda one, quoter: (
        f"order {quoter.name(one.creature)}: {quoter.names(one.order, ', ')}"
    ),
    a.Choose: lambda one, quoter: f"choose {', '.join(map(quoter.answer, one.answers))}",
    a.FlipCoin: lambda one, quoter: f"flip {one.result.value}",
    a.Suppose: lambda one, quoter: f"suppose {dump_supposition(one.fact, quoter)}",
}


def dump_action(action: a.Action, player: str | None, quoter: Quoter) -> str:
    """An action, after the player who does it where that is said."""
    who = f"{quoter.text(player)}: " if player is not None else ""
    return who + _ACTIONS[type(action)](action, quoter)


def dump_supposition(fact: s.Supposition, quoter: Quoter) -> str:
    """What the judge supposes."""
    match fact:
        case s.SupposeDeed():
            return f"{fact.deed.value} {quoter.name(fact.object)}"
        case s.SupposeRemovedFromCombat():
            return f"{quoter.name(fact.object)} removed from combat"
        case s.SupposeKeyword():
            verb = "loses" if fact.loses else "has"
            return f"{quoter.name(fact.object)} {verb} {fact.keyword.text}"
        case s.SupposeLosesAll():
            return f"{quoter.name(fact.object)} loses all abilities"
        case s.SupposeGets():
            change = f"{signed(fact.change.power)}/{signed(fact.change.toughness)}"
            return f"{quoter.name(fact.object)} gets {change}"
        case s.SupposeCounters():
            number = counters(fact.counters.number, fact.counters.kind)
            return f"{number} on {quoter.name(fact.on)}"
        case s.SupposeControl():
            return f"{quoter.text(fact.player)} controls {quoter.name(fact.object)}"
        case s.SupposeLife():
            verb = "gains" if fact.gains else "loses"
            return f"{quoter.text(fact.player)} {verb} {fact.amount} life"
        case s.SupposeDamage():
            source = f" from {quoter.name(fact.source)}" if fact.source is not None else ""
            return f"{fact.amount} damage to {quoter.name(fact.to)}{source}"


def _what_happens(question: q.WhatHappens, quoter: Quoter) -> str:
    until = f" until {when(question.until, quoter)}" if question.until else ""
    return f"what happens{until}" + (", any blocks" if question.any_blocks else "")


def _mana_ability(question: q.IsManaAbility, quoter: Quoter) -> str:
    return f"mana ability {quoter.name(question.object)}" + (
        f" (ability {question.ability})" if question.ability is not None else ""
    )


_QUESTIONS: dict[type, Callable[[Any, Quoter], str]] = {
    q.WhatHappens: _what_happens,
    q.Can: lambda one, quoter: f"can {dump_action(one.action, one.player, quoter)}",
    q.Versus: lambda one, quoter: f"{quoter.name(one.subject)} vs {quoter.name(one.object)}",
    q.CouldProduce: lambda one, quoter: f"produce {quoter.name(one.permanent)}",
    q.WaysToTap: lambda one, quoter: f"tap {quoter.name(one.permanent)}",
    q.CostOf: lambda one, quoter: f"cost {dump_action(one.action, one.player, quoter)}",
    q.PayFor: lambda one, quoter: f"pay {dump_action(one.action, one.player, quoter)}",
    q.ManaValueOf: lambda one, quoter: f"value {quoter.name(one.object)}",
    q.IsManaAbility: _mana_ability,
    q.Describe: lambda one, quoter: f"describe {quoter.name(one.object)}",
    q.Choices: lambda one, quoter: "choices",
}


def dump_question(question: q.Question, quoter: Quoter) -> str:
    """A question."""
    return _QUESTIONS[type(question)](question, quoter)
