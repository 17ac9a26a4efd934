"""Mana abilities (CR 605)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from app.engine.cr.applied import unapplied
from app.engine.cr.cr603_handling_triggered_abilities import condition_holds, label, viewpoint
from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import WaitingTrigger
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import Rules, cite, rule
from app.terms.abilities import Ability, ActivatedAbility, EventKind, TriggeredAbility
from app.terms.cards import Card
from app.terms.cite import Rule
from app.terms.costs import LoyaltyCost, MillCost
from app.terms.effects import (
    AddMana,
    DoubleUnspentMana,
    DrawCards,
    ExileTopCards,
    KeywordAction,
    Later,
    MoveTo,
    PutIntoLibrary,
    Reflexive,
)
from app.terms.library_effects import SearchLibrary
from app.terms.selectors import InZone
from app.terms.zones import Zone

OF_MANA = frozenset({EventKind.TAPPED_FOR_MANA, EventKind.MANA_ADDED})
_LIBRARY_ACTIONS = frozenset({"mill", "surveil", "manifest", "cloak", "explore", "discover"})
# The date from which an ability that moves cards to or from a library is no mana ability.
_LIBRARY_COUNTS = "2026-08-07"


@dataclass(frozen=True, slots=True)
class Deciding:
    """Whether an ability is a mana ability, and what of the rule decides that."""

    is_mana_ability: bool
    because: Rule
    text: str


def adds_mana(effects: object) -> bool:
    """Whether following these effects could add mana: not by what they create or grant, nor later
    on."""
    return any(isinstance(part, AddMana | DoubleUnspentMana) for part in done(effects))


def done(term: object) -> Iterator[object]:
    """A term and all in it that is done as it resolves, without what is only made by it: tokens,
    abilities that something gets, what happens later."""
    if isinstance(term, Card | Ability | Later | Reflexive):
        return
    yield term
    if isinstance(term, tuple):
        for part in term:
            yield from done(part)
    elif is_dataclass(term) and not isinstance(term, type):
        for field in fields(term):
            yield from done(getattr(term, field.name))


def is_mana_ability(rules: Rules, ability: ActivatedAbility) -> bool:
    """Whether an activated ability is a mana ability under these rules."""
    return rules.once(deciding, ability).is_mana_ability


def deciding(rules: Rules, ability: ActivatedAbility) -> Deciding:
    """Whether it is a mana ability by the rules of the edition, and why."""
    (decide,) = rules.all("is a mana ability")
    found: Deciding = decide(ability)
    return found


@rule("605.1a", "is a mana ability", until=_LIBRARY_COUNTS)
def by_three_criteria(ability: ActivatedAbility) -> Deciding:
    """An activated ability that needs no target, could add mana as it resolves and is no loyalty
    ability is a mana ability."""
    because = cite(by_three_criteria)
    if any(choice.count and not choice.up_to for choice in ability.targets):
        return Deciding(False, because, "it requires a target")
    if any(isinstance(part, LoyaltyCost) for part in ability.cost.parts):
        return Deciding(False, because, "it is a loyalty ability")
    if not adds_mana(ability.effects):
        return Deciding(False, because, "it could not add mana as it resolves")
    text = "it requires no target, could add mana as it resolves, and is no loyalty ability"
    return Deciding(True, because, text)


@rule("605.1a", "is a mana ability", since=_LIBRARY_COUNTS)
def by_four_criteria(ability: ActivatedAbility) -> Deciding:
    """An activated ability that needs no target, could add mana as it resolves, is no loyalty
    ability and moves no card to or from a library is a mana ability."""
    found = by_three_criteria(ability)
    if not found.is_mana_ability:
        return found
    because = cite(by_four_criteria)
    if any(map(_moves_library_cards, done(ability.effects))):
        return Deciding(False, because, "its effect moves a card to or from a library")
    if any(map(_moves_library_cards, done(ability.cost))):
        return Deciding(False, because, "its cost moves a card to or from a library")
    text = (
        "it requires no target, could add mana as it resolves, is no loyalty ability, and moves no "
        "card to or from a library"
    )
    return Deciding(True, because, text)


def _moves_library_cards(part: object) -> bool:
    match part:
        case DrawCards() | ExileTopCards() | PutIntoLibrary() | SearchLibrary() | MillCost():
            return True
        case KeywordAction(name):
            return name in _LIBRARY_ACTIONS
        case MoveTo(what, zone):
            return zone is Zone.LIBRARY or any(
                isinstance(inner, InZone) and inner.zone is Zone.LIBRARY for inner in parts_of(what)
            )
    return False


@rule("605.1b")
def deciding_trigger(ability: TriggeredAbility) -> Deciding:
    """A triggered ability that needs no target, triggers from a mana ability or from mana being
    added, and could add mana is a mana ability."""
    because = cite(deciding_trigger)
    if any(choice.count and not choice.up_to for choice in ability.targets):
        return Deciding(False, because, "it requires a target")
    if any(trigger.kind not in OF_MANA for trigger in (ability.trigger, *ability.also)):
        text = "it triggers neither from a mana ability nor from mana being added"
        return Deciding(False, because, text)
    if not adds_mana(ability.effects):
        return Deciding(False, because, "it could not add mana as it resolves")
    text = "it requires no target, triggers from mana being made, and could add mana itself"
    return Deciding(True, because, text)


@rule("605.4a")
def triggered_at_once(play: Play) -> None:
    """Triggered mana abilities, those that trigger on a mana ability and could add mana themselves,
    resolve right after it without the stack."""
    while at_once := [
        found for found in play.game.waiting if deciding_trigger(found.ability).is_mana_ability
    ]:
        found = at_once[0]
        waiting = tuple(other for other in play.game.waiting if other is not found)
        play.set(play.game.but(waiting=waiting))
        if condition_holds(play, found) and _wanted(play, found):
            for what in unapplied(play.rules, found.ability):
                play.not_applied(label(play, found), what)
            follow(play, found.ability.effects, viewpoint(found))


def _wanted(play: Play, found: WaitingTrigger) -> bool:
    """Who may have it happen or not chooses now."""
    if not found.ability.optional:
        return True
    about = () if found.source is None else (found.source,)
    choice = Choice(found.controller, "may", cite(triggered_at_once), about, (True, False))
    return bool(play.choose(choice))
