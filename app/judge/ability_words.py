"""How an ability was read, in plain words: what kind it is, and its parts one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from app.cards.oracle.keywords import print_keyword
from app.judge.term_words import CLAUSES, Words, slots_of, words_for
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Unread,
)
from app.terms.costs import UnreadCost
from app.terms.effects import TargetChoice
from app.terms.instructions import ChooseModes, Mode
from app.terms.zones import Zone

_NUMBERS = ("no", "one", "two", "three", "four")


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


def structure_of(ability: Ability, name: str, host: str = "enchanted creature") -> Structure:
    """How an ability was read; `name` is that of the object which has it, `host` what one calls the
    object that it is attached to."""
    targets: tuple[TargetChoice, ...] = getattr(ability, "targets", ())
    found = _structure(ability, words_for(slots_of(targets), host))
    short = name.partition(",")[0]
    parts = (replace(part, words=part.words.replace("~", short)) for part in found.parts)
    return replace(found, parts=tuple(parts))


def _structure(ability: Ability, words: Words) -> Structure:
    match ability:
        case Unread():
            return Structure("not read")
        case KeywordAbility():
            return Structure("keyword ability", tuple(_keyword(ability)))
        case StaticAbility():
            return Structure("static ability", tuple(_static(ability, words)))
        case TriggeredAbility():
            return Structure("triggered ability", tuple(_triggered(ability, words)))
        case ActivatedAbility():
            return Structure("activated ability", tuple(_activated(ability, words)))
        case SpellAbility():
            done = (*_targets(ability.targets, words), *_effects(ability.effects, words))
            return Structure("spell ability", done)


def _keyword(ability: KeywordAbility) -> Iterator[Part]:
    yield Part("keyword", print_keyword(ability) or ability.name)
    kept = ability.text is not None or (
        ability.cost is not None
        and any(isinstance(part, UnreadCost) for part in ability.cost.parts)
    )
    if kept:
        yield Part("note", "parameter kept as words")


def _static(ability: StaticAbility, words: Words) -> Iterator[Part]:
    core = words.printed(CLAUSES, ability.effects)
    line = words.printed(("static",), ability) if core is None else None
    if ability.condition is not None and line is None:
        yield Part("as long as", words.of(ability.condition))
    if core is not None or line is not None:
        yield Part("effect", core or line or "")
    else:
        for effect in ability.effects:
            yield from _effect_of_static(effect, words)
    if ability.characteristic_defining:
        yield Part("note", "it defines a characteristic, in every zone")
    elif ability.zone is not Zone.BATTLEFIELD:
        yield Part("works in", f"the {ability.zone.value}")


def _effect_of_static(effect: Any, words: Words) -> Iterator[Part]:
    if isinstance(effect, ContinuousChange):
        yield Part("for", words.of(effect.subject))
        if effect.elsewhere is not None:
            yield Part("and elsewhere", words.of(effect.elsewhere))
        for change in effect.changes:
            yield Part("change", words.of(change))
    else:
        yield Part("effect", words.printed(CLAUSES, (effect,)) or words.of(effect))


def _triggered(ability: TriggeredAbility, words: Words) -> Iterator[Part]:
    both = (ability.trigger, *ability.also)
    together = words.printed(("event",), both) if ability.also else None
    for when in [together] if together else map(words.event, both):
        yield Part("when", when)
    if ability.condition is not None:
        yield Part("if", words.of(ability.condition))
    cycled = any(each.kind is EventKind.CYCLED for each in both)
    if ability.zone is not Zone.BATTLEFIELD and not cycled:
        yield Part("works in", f"the {ability.zone.value}")
    yield from _targets(ability.targets, words)
    if ability.optional:
        yield Part("note", "its controller may have it done or not")
    yield from _effects(ability.effects, words)
    if ability.once_each_turn:
        yield Part("note", "once each turn")
    if ability.done_once:
        yield Part("note", "it is done only once each turn")
    if ability.twice_each_turn:
        yield Part("note", "twice each turn")


def _activated(ability: ActivatedAbility, words: Words) -> Iterator[Part]:
    yield Part("cost", words.of(ability.cost))
    if ability.zone is not Zone.BATTLEFIELD:
        yield Part("works in", f"the {ability.zone.value}")
    yield from _targets(ability.targets, words)
    yield from _effects(ability.effects, words)
    if ability.condition is not None:
        yield Part("only if", words.of(ability.condition))
    if ability.sorcery_speed:
        yield Part("note", "only as a sorcery")
    if ability.instant_speed:
        yield Part("note", "only as an instant")
    if ability.once_each_turn:
        yield Part("note", "once each turn")
    if ability.limit:
        yield Part("limit", ability.limit)
    for change in ability.cost_changes:
        yield Part("cost changed", words.of(change))


def _targets(targets: tuple[TargetChoice, ...], words: Words) -> Iterator[Part]:
    several = len(targets) > 1
    for at, choice in enumerate(targets):
        yield Part(f"target {at + 1}" if several else "target", words.target(choice))


def _effects(effects: tuple[Any, ...], words: Words) -> Iterator[Part]:
    for effect in effects:
        if isinstance(effect, ChooseModes):
            yield from _modes(effect, words)
            continue
        # What a later ability targets is numbered on its own.
        later = tuple(_later_targets(effect))
        if later:
            words = words_for(slots_of(later), words.host)
            for part in _targets(later, words):
                yield replace(part, role=f"{part.role}, chosen later")
        yield Part("effect", words.of(effect))


def _later_targets(term: Any) -> Iterator[TargetChoice]:
    """What is targeted by abilities that an effect makes trigger."""
    if isinstance(term, tuple):
        for part in term:
            yield from _later_targets(part)
    elif isinstance(term, TargetChoice):
        yield term
    elif is_dataclass(term) and not isinstance(term, (TriggeredAbility, ActivatedAbility)):
        for field in fields(term):
            yield from _later_targets(getattr(term, field.name))


def _modes(effect: ChooseModes, words: Words) -> Iterator[Part]:
    yield Part("choose", _how_many(effect.least, effect.most, effect))
    if effect.condition is not None:
        instead = _how_many(*effect.instead, effect)
        yield Part("choose instead", f"{instead}, if {words.of(effect.condition)}")
    if effect.again:
        yield Part("note", "a mode may be chosen more than once")
    if effect.new:
        ever = "" if effect.new == "ever" else f" {effect.new}"
        yield Part("note", f"only a mode that has not been chosen{ever}")
    for at, mode in enumerate(effect.modes, 1):
        yield Part(f"mode {at}", "; ".join(_of_mode(mode, words.host)))


def _how_many(least: int, most: int, effect: ChooseModes) -> str:
    if most >= len(effect.modes) > 1 and most != least and not effect.again:
        return "any number" if least == 0 else f"{_number(least)} or more"
    return _number(most) if least == most else f"{_number(least)} to {_number(most)}"


def _number(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def _of_mode(mode: Mode, host: str) -> Iterator[str]:
    words = words_for(slots_of(mode.targets), host)
    if mode.cost is not None:
        yield f"cost {words.of(mode.cost)}"
    for part in (*_targets(mode.targets, words), *_effects(mode.effects, words)):
        yield part.words if part.role == "effect" else f"{part.role} {part.words}"
