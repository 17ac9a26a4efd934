"""Proposing a spell (CR 601.2b, 601.2f): what it will do, ask for and cost, as it is cast."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from app.engine.cr.cr613_interaction_of_continuous_effects.printed import FACE_DOWN
from app.engine.cr.cr700_modes import Modal, counted_on, modal, with_modes
from app.engine.cr.cr702_keyword_abilities.overload import each_instead
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled, paid
from app.terms.abilities import KeywordAbility, SpellAbility, StaticAbility
from app.terms.cards import Face
from app.terms.costs import Cost, DiscardCost, PayMana
from app.terms.effects import Effect, TargetChoice
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.player_actions import CastSpell
from app.terms.prohibitions import AdditionalCost
from app.terms.selectors import AllOf, AnyOf, HasType, InZone, Selector, This
from app.terms.types import PERMANENT_TYPES, CardType
from app.terms.zones import Zone

# Keywords whose cost replaces the mana cost, and those whose cost comes to it.
ALTERNATIVE = frozenset({"flashback", "overload", "evoke"})
ADDITIONAL = frozenset({"kicker", "buyback"})
# Keywords that let their card be cast from its owner's graveyard.
FROM_GRAVEYARD = ("flashback", "jump-start", "retrace")


@dataclass(frozen=True, slots=True)
class Proposal:
    """A spell as it is about to be cast. `cost`: all that is paid for it, None where nothing can
    be (a card without a mana cost, 118.6). `marks`: what is remembered of how it was cast. `modes`:
    where the card is modal."""

    face: Face
    effects: tuple[Effect, ...]
    targets: tuple[TargetChoice, ...]
    cost: Cost
    payable: bool
    marks: frozenset[str]
    has_x: bool
    costs: tuple[str, ...]
    modes: Modal | None = None


@rule("601.2b")
def proposed(now: Now, action: CastSpell) -> Proposal:
    """The spell with the choices that the player announces: which costs, what value of X. Raises
    NotModelled for a cost or a way of casting that the engine has no rule for."""
    object = now.game.objects[action.card]
    face = object.card.faces[action.face]
    if action.face_down:
        return face_down(face)
    costs = _costs(object.zone, face, action)
    keywords = {a.name: a for a in face.abilities if isinstance(a, KeywordAbility)}
    effects, targets = spell_text(face)
    modes = modal(effects, targets)
    if modes is not None and action.modes is not None:
        effects, targets = with_modes(modes, _within(modes, action.modes))
    if "overload" in costs:
        effects, targets = each_instead(effects, targets)
    cost, payable = _total(face, costs, keywords, action.free)
    has_x = any(
        symbol.variable
        for part in cost.parts
        if isinstance(part, PayMana)
        for symbol in part.mana.symbols
    )
    marks = frozenset({"cast", *map(paid, costs)})
    return Proposal(face, effects, targets, cost, payable, marks, has_x, costs, modes)


@rule("702.37c")
def face_down(face: Face) -> Proposal:
    """With morph a card may be cast face down for {3}: as a 2/2 creature with no name, text, type
    of creature or mana cost. Raises NotModelled where another ability lets it be."""
    names = {a.name for a in face.abilities if isinstance(a, KeywordAbility)}
    if "disguise" in names and "morph" not in names:
        raise NotModelled(KeywordAbility("disguise"))
    cost = Cost((PayMana(ManaCost((ManaSymbol("3", generic=3),))),))
    marks = frozenset({"cast"})
    return Proposal(FACE_DOWN.front, (), (), cost, "morph" in names, marks, False, ())


def _within(modes: Modal, numbers: tuple[int, ...]) -> tuple[int, ...]:
    # A mode that is not there is told as a reason against casting it so.
    return tuple(number for number in numbers if 0 <= number < len(modes.modes.modes))


def _costs(zone: Zone, face: Face, action: CastSpell) -> tuple[str, ...]:
    names = {a.name for a in face.abilities if isinstance(a, KeywordAbility)}
    costs = action.costs
    for name in costs:
        if name not in ALTERNATIVE | ADDITIONAL | set(FROM_GRAVEYARD):
            raise NotModelled(KeywordAbility(name))
    if max(Counter(costs).values(), default=0) > 1:
        raise NotModelled(KeywordAbility("multikicker"))
    if zone is Zone.GRAVEYARD and not any(name in costs for name in FROM_GRAVEYARD):
        # From there it can be cast in no other way.
        costs += tuple(name for name in FROM_GRAVEYARD if name in names)[:1]
    return costs


@rule("601.2f")
def _total(
    face: Face, costs: tuple[str, ...], keywords: dict[str, KeywordAbility], free: bool
) -> tuple[Cost, bool]:
    """The mana cost, or the one cost that replaces it, and all that comes to it."""
    parts: list[Any] = []
    payable = True
    other = next((name for name in costs if name in ALTERNATIVE), None)
    if other is not None:
        parts += _cost_of(keywords, other)
    elif face.mana_cost is not None and not free:
        parts.append(PayMana(face.mana_cost))
    elif not free:
        payable = False
    for name in costs:
        if name in ADDITIONAL:
            parts += _cost_of(keywords, name)
    parts += [part for cost in asked_in_addition(face) for part in cost.parts]
    if "jump-start" in costs:
        parts.append(DiscardCost())
    if "retrace" in costs:
        parts.append(DiscardCost(what=HasType(CardType.LAND)))
    return Cost(tuple(parts)), payable


def asked_in_addition(face: Face) -> list[Cost]:
    """What the card's own text asks its player to pay beside its mana cost (118.8)."""
    return [
        effect.cost
        for ability in face.abilities
        if isinstance(ability, StaticAbility) and ability.zone is Zone.STACK
        for effect in ability.effects
        if isinstance(effect, AdditionalCost) and effect.subject == This() and not effect.optional
    ]


def _cost_of(keywords: dict[str, KeywordAbility], name: str) -> tuple[Any, ...]:
    ability = keywords.get(name)
    if ability is None:
        return ()  # that it has no such ability is told as a reason against casting it so
    if ability.cost is None:
        raise NotModelled(ability)
    return ability.cost.parts


def spell_text(face: Face) -> tuple[tuple[Effect, ...], tuple[TargetChoice, ...]]:
    """What an instant or sorcery does, all its lines in order, and each use of the word target in
    them; of an Aura what it will enchant (303.4a)."""
    effects: tuple[Effect, ...] = ()
    targets: tuple[TargetChoice, ...] = ()
    for ability in face.abilities:
        if isinstance(ability, SpellAbility):
            effects += counted_on(ability.effects, targets)
            targets += ability.targets
    if face.types & PERMANENT_TYPES:
        return (), enchanted(face)
    return effects, targets


@rule("303.4a")
def enchanted(face: Face) -> tuple[TargetChoice, ...]:
    """An Aura spell has one target, which its enchant ability tells."""
    if "Aura" not in face.subtypes:
        return ()
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "enchant":
            who = ability.player
            if isinstance(who, int) or (ability.quality is None and who is None):
                raise NotModelled(ability)
            zone = _zone(ability.quality) if ability.quality is not None else Zone.BATTLEFIELD
            return (TargetChoice(ability.quality, who, zone),)
    return ()


def _zone(quality: Selector) -> Zone:
    if isinstance(quality, InZone):
        return quality.zone
    if isinstance(quality, AllOf | AnyOf):
        for part in quality.of:
            if _zone(part) is not Zone.BATTLEFIELD:
                return _zone(part)
    return Zone.BATTLEFIELD
