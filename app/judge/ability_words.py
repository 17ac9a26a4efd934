"""How an ability was read, in plain words: what kind it is, and its parts one by one.

A part is printed by the grammar that read it, where it has words for the part alone; else the term
is named by its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any

from app.cards.oracle.grammar.printing import Printer
from app.cards.oracle.grammar.shapes import grammar
from app.cards.oracle.grammar.tokens import spell_out
from app.cards.oracle.keywords import print_keyword
from app.engine.cr.applied import words_of
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
    Unread,
)
from app.terms.costs import UnreadCost
from app.terms.effects import TargetChoice
from app.terms.selectors import This
from app.terms.zones import Zone

# Where a part may have words of its own, the likeliest first.
_CLAUSES = ("clause", "core", "sentence1", "order")
_NOUNS = ("some", "np.s", "kind.s", "one", "thing.s", "recipient", "player.s", "card.s", "whose")
_OTHERS = (
    *("condition", "keyword_holds", "cost_part", "cost", "amount", "keyword", "mana"),
    "size_change",
)
_ABOUT_PLAYERS = ("a player", "at the", "a spell", "counters")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an ability: what it is for (`when`, `cost`, `target` …), and its words."""

    role: str
    words: str


@dataclass(frozen=True, slots=True)
class Structure:
    """The kind of an ability and its parts."""

    kind: str
    parts: tuple[Part, ...] = ()


def structure_of(ability: Ability, name: str) -> Structure:
    """How an ability was read; `name` is that of the object which has it."""
    found = _structure(ability)
    short = name.partition(",")[0]
    parts = (replace(part, words=part.words.replace("~", short)) for part in found.parts)
    return replace(found, parts=tuple(parts))


def _structure(ability: Ability) -> Structure:
    match ability:
        case Unread():
            return Structure("not read")
        case KeywordAbility():
            return Structure("keyword ability", tuple(_keyword(ability)))
        case StaticAbility():
            return Structure("static ability", tuple(_static(ability)))
        case TriggeredAbility():
            return Structure("triggered ability", tuple(_triggered(ability)))
        case ActivatedAbility():
            return Structure("activated ability", tuple(_activated(ability)))
        case SpellAbility():
            return Structure(
                "spell ability", (*_targets(ability.targets), *_effects(ability.effects))
            )


def _keyword(ability: KeywordAbility) -> Iterator[Part]:
    yield Part("keyword", print_keyword(ability) or ability.name)
    kept = ability.text is not None or (
        ability.cost is not None
        and any(isinstance(part, UnreadCost) for part in ability.cost.parts)
    )
    if kept:
        yield Part("note", "parameter kept as words")


def _static(ability: StaticAbility) -> Iterator[Part]:
    if ability.condition is not None:
        yield Part("as long as", in_words(ability.condition))
    core = printed_as(_CLAUSES, ability.effects)
    if core is not None:
        yield Part("effect", core)
    else:
        for effect in ability.effects:
            yield from _effect_of_static(effect)
    if ability.characteristic_defining:
        yield Part("note", "it defines a characteristic, in every zone")
    elif ability.zone is not Zone.BATTLEFIELD:
        yield Part("works in", f"the {ability.zone.value}")


def _effect_of_static(effect: Any) -> Iterator[Part]:
    if isinstance(effect, ContinuousChange):
        yield Part("for", in_words(effect.subject))
        for change in effect.changes:
            yield Part("change", in_words(change))
    else:
        yield Part("effect", in_words(effect))


def _triggered(ability: TriggeredAbility) -> Iterator[Part]:
    for trigger in (ability.trigger, *ability.also):
        yield Part("when", _event(trigger))
    if ability.condition is not None:
        yield Part("if", in_words(ability.condition))
    if ability.zone is not Zone.BATTLEFIELD:
        yield Part("works in", f"the {ability.zone.value}")
    yield from _targets(ability.targets)
    if ability.optional:
        yield Part("note", "its controller may have it done or not")
    yield from _effects(ability.effects)
    if ability.once_each_turn:
        yield Part("note", "once each turn")
    if ability.done_once:
        yield Part("note", "it is done only once each turn")
    if ability.twice_each_turn:
        yield Part("note", "twice each turn")


def _event(trigger: Trigger) -> str:
    kind = trigger.kind.value
    if trigger.kind is EventKind.BEGINNING_OF_STEP:
        whose = f" of {in_words(trigger.player)}" if trigger.player else ""
        return f"at the beginning of {trigger.step.value if trigger.step else 'a step'}{whose}"
    words = kind
    about = not kind.startswith(_ABOUT_PLAYERS)
    if about or trigger.subject != This():
        words = (
            f"{in_words(trigger.subject)} {kind}"
            if about
            else f"{kind}: {in_words(trigger.subject)}"
        )
    more = [
        f"to {in_words(trigger.player)}" if about else in_words(trigger.player)
        for _ in (1,)
        if trigger.player is not None
    ]
    if trigger.other is not None:
        more.append(in_words(trigger.other))
    if trigger.combat is not None:
        more.append("combat damage" if trigger.combat else "no combat damage")
    if trigger.counter:
        more.append(f"{trigger.counter} counters")
    if trigger.number is not None:
        more.append(str(trigger.number))
    if trigger.condition is not None:
        more.append(f"while {in_words(trigger.condition)}")
    if trigger.batched:
        more.append("once for all at once")
    return f"{words} ({', '.join(more)})" if more else words


def _activated(ability: ActivatedAbility) -> Iterator[Part]:
    yield Part("cost", in_words(ability.cost))
    if ability.zone is not Zone.BATTLEFIELD:
        yield Part("works in", f"the {ability.zone.value}")
    yield from _targets(ability.targets)
    yield from _effects(ability.effects)
    if ability.condition is not None:
        yield Part("only if", in_words(ability.condition))
    if ability.sorcery_speed:
        yield Part("note", "only as a sorcery")
    if ability.once_each_turn:
        yield Part("note", "once each turn")
    for change in ability.cost_changes:
        yield Part("cost changed", in_words(change))


def _targets(targets: tuple[TargetChoice, ...]) -> Iterator[Part]:
    for choice in targets:
        options = [in_words(one) for one in (choice.what, choice.who) if one is not None]
        words = " or ".join(options)
        if choice.count != 1 or choice.up_to:
            words = f"{'up to ' if choice.up_to else ''}{choice.count}: {words}"
        if choice.zone is not Zone.BATTLEFIELD:
            words += f" in the {choice.zone.value}"
        yield Part("target", words)


def _effects(effects: tuple[Any, ...]) -> Iterator[Part]:
    for effect in effects:
        yield Part("effect", in_words(effect))


@lru_cache(maxsize=8192)
def in_words(term: Any) -> str:
    """A term in words: the grammar's where it has some, else its kind and what it holds."""
    if isinstance(term, (bool, int, str)) and not isinstance(term, Enum):
        return str(term)
    printed = printed_as((*_CLAUSES, *_NOUNS, *_OTHERS), term)
    if printed is not None:
        return printed
    if isinstance(term, Enum):
        return str(term.value)
    if isinstance(term, tuple):
        return ", ".join(map(in_words, term))
    if isinstance(term, frozenset):
        return ", ".join(sorted(map(in_words, term)))
    if not is_dataclass(term) or isinstance(term, type):
        return str(term)
    parts = [
        _named(field.name, value)
        for field in fields(term)
        if (value := getattr(term, field.name)) != field.default and value not in ((), frozenset())
    ]
    kind = words_of(term).partition(":")[0]
    return f"{kind}: {'; '.join(parts)}" if parts else kind


def _named(name: str, value: Any) -> str:
    words = in_words(value)
    if value is True:
        return name.replace("_", " ")
    return (
        words
        if name in ("what", "of", "who", "changes", "name")
        else (f"{name.replace('_', ' ')} {words}")
    )


def printed_as(categories: tuple[str, ...], term: Any) -> str | None:
    """A term in the words of the first of these parts of the grammar that has any for it."""
    printer, own = _printer()
    for name in categories:
        if name not in own.categories:
            continue
        try:
            tokens = printer.usual(name, term)
        except (AttributeError, KeyError, TypeError):
            continue  # a term of another kind than the category knows
        if tokens:
            words = spell_out(tokens).rstrip(".")
            begins = words[1:2].islower() or words[1:2] == " "
            return words[:1].lower() + words[1:] if begins else words
    return None


@lru_cache(maxsize=1)
def _printer() -> tuple[Printer, Any]:
    own = grammar()
    return Printer(own), own
