"""Proposing a spell (CR 601.2b, 601.2f): what it will do, ask for and cost, as it is cast."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.cr.cr601_announced_costs import (
    BY_ACTION,
    BY_TEXT,
    OF_FRONT,
    additional_costs,
    base_cost,
    commander_tax,
    granted,
    marks_of,
    optional_actions,
)
from app.engine.cr.cr601_as_though_flash import FOR_NOW, cost_of_flash, is_for_now
from app.engine.cr.cr601_dividing import counted, if_paid, to_divide
from app.engine.cr.cr601_permissions import (
    added_cost,
    costs_more,
    keyword_asked,
    marks_of_permission,
)
from app.engine.cr.cr601_total_cost import CostItem
from app.engine.cr.cr613_interaction_of_continuous_effects.printed import FACE_DOWN
from app.engine.cr.cr614_instead_of_its_own_text import with_its_replacements
from app.engine.cr.cr700_modes import Modal, bounded, counted_on, modal, with_modes
from app.engine.cr.cr702_keyword_abilities.awaken import awakening
from app.engine.cr.cr702_keyword_abilities.bestow import BESTOWED, bestowed
from app.engine.cr.cr702_keyword_abilities.entwine import all_modes
from app.engine.cr.cr702_keyword_abilities.gift import given_first
from app.engine.cr.cr702_keyword_abilities.mutate import mutating_onto
from app.engine.cr.cr702_keyword_abilities.overload import each_instead
from app.engine.cr.cr702_keyword_abilities.splice import splice_costs, with_spliced
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, paid
from app.engine.kernel.statuses import ANY_MANA, FORETOLD, PLOTTED
from app.terms.abilities import KeywordAbility, SpellAbility
from app.terms.cards import Face
from app.terms.cite import CardText, Rule
from app.terms.costs import Cost, PayMana
from app.terms.effects import Effect, TargetChoice
from app.terms.keywords import ADDITIONAL, ALTERNATIVE
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.player_actions import CastSpell
from app.terms.selectors import AllOf, AnyOf, InZone, Selector
from app.terms.types import PERMANENT_TYPES
from app.terms.zones import Zone

# Keywords that let their card be cast from its owner's graveyard.
FROM_GRAVEYARD = (
    "flashback",
    "jump-start",
    "retrace",
    "escape",
    "disturb",
    "aftermath",
    "harmonize",
    "mayhem",
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A spell as it is about to be cast. `cost`: all that is paid for it, None where nothing can
    be (a card without a mana cost, 118.6). `marks`: what is remembered of how it was cast. `modes`:
    where the card is modal. `items`: the costs that the total is made of (601.2f)."""

    face: Face
    effects: tuple[Effect, ...]
    targets: tuple[TargetChoice, ...]
    cost: Cost
    payable: bool
    marks: frozenset[str]
    has_x: bool
    costs: tuple[str, ...]
    modes: Modal | None = None
    items: tuple[CostItem, ...] = ()


@rule("601.2b")
def proposed(now: Now, action: CastSpell) -> Proposal:
    """The spell with the choices that the player announces: which costs, what value of X. Raises
    NotModelled for a cost or a way of casting that the engine has no rule for."""
    object = now.game.objects[action.card]
    face = object.card.faces[action.face]
    if action.face_down:
        return face_down(face)
    costs = _costs(now, object, face, action)
    if "bestow" in costs:
        face = bestowed(face)
    effects, targets = spell_text(face)
    if "mutate" in costs:
        targets = mutating_onto()
    modes = modal(effects, targets)
    at = Viewpoint(action.card, action.player, object.label, x=action.x)
    if modes is not None:
        modes = all_modes(modes) if "entwine" in costs else bounded(now, modes, at, costs)
    if modes is not None and action.modes is not None:
        effects, targets = with_modes(modes, _within(modes, action.modes))
    if "overload" in costs:
        effects, targets = each_instead(effects, targets)
    if "awaken" in costs:
        also, lands = awakening(face)
        effects, targets = effects + counted_on(also, targets), targets + lands
    if action.spliced:
        effects, targets = with_spliced(now, action, (effects, targets))
    marks = frozenset({"cast"}) | marks_of(face, costs)
    targets = if_paid(targets, lambda cost: paid(cost) in marks)
    effects = to_divide(effects, lambda cost: paid(cost) in marks)
    targets = counted(now, targets, effects, at, spell=True)
    items, payable = _items(now, action, face, costs)
    cost = Cost(tuple(part for item in items for part in item.cost.parts * item.times))
    if "bestow" in costs:
        marks |= {BESTOWED}
    marks |= marks_of_permission(now, action.player, object, action.face)
    if is_for_now(now, action, face):
        marks |= {FOR_NOW}
    if action.any_mana:
        marks |= {ANY_MANA}
    return Proposal(face, effects, targets, cost, payable, marks, cost.has_x, costs, modes, items)


@rule("702.37c")
def face_down(face: Face) -> Proposal:
    """With morph a card may be cast face down for {3}: as a 2/2 creature with no name, text, type
    of creature or mana cost. Raises NotModelled where another ability lets it be."""
    names = {a.name for a in face.abilities if isinstance(a, KeywordAbility)}
    if "disguise" in names and "morph" not in names:
        raise NotModelled(KeywordAbility("disguise"))
    cost = Cost((PayMana(ManaCost((ManaSymbol("3", generic=3),))),))
    marks = frozenset({"cast"})
    items = (CostItem(cite(face_down), "{0} is cast face down for {1}", cost),)
    return Proposal(FACE_DOWN.front, (), (), cost, "morph" in names, marks, False, (), None, items)


def _within(modes: Modal, numbers: tuple[int, ...]) -> tuple[int, ...]:
    # A mode that is not there is told as a reason against casting it so.
    return tuple(number for number in numbers if 0 <= number < len(modes.modes.modes))


def _costs(now: Now, object: GameObject, face: Face, action: CastSpell) -> tuple[str, ...]:
    costs = action.costs
    if action.allowed:
        return costs
    if PLOTTED in object.marks:
        costs = tuple(name for name in costs if name != "plot")
    if "gift" in costs and len(now.game.opponents(action.player)) != 1:
        raise NotModelled(KeywordAbility("gift"))  # which opponent it is promised to
    for name in costs:
        named = {*FROM_GRAVEYARD, BY_TEXT, *BY_ACTION}
        known = named | ALTERNATIVE | ADDITIONAL
        if name not in known and name.split(" ")[0] not in known:
            raise NotModelled(KeywordAbility(name))
    if object.zone is Zone.GRAVEYARD and not any(name in costs for name in FROM_GRAVEYARD):
        # From there it can be cast in no other way.
        names = names_of_costs(now, object, face)
        costs += tuple(name for name in FROM_GRAVEYARD if name in names)[:1]
    asked = keyword_asked(now, action.player, object, action.face)
    if asked is not None and asked not in costs:
        costs += (asked,)
    if object.zone is Zone.EXILE and FORETOLD in object.marks and "foretell" not in costs:
        costs += ("foretell",)
    return costs


def names_of_costs(now: Now, object: GameObject, face: Face) -> set[str]:
    """The keywords of a card, and those that effects give it, by which that face of it may be
    cast."""
    names = {a.name for a in face.abilities if isinstance(a, KeywordAbility)}
    front = {a.name for a in object.card.front.abilities if isinstance(a, KeywordAbility)}
    of_front = front & OF_FRONT if face is not object.card.front else set()
    given = {name for name in now.of(object.id).keywords if granted(now, object, name)}
    return (names - OF_FRONT) | of_front | given | optional_actions(face)


def _items(
    now: Now, action: CastSpell, face: Face, costs: tuple[str, ...]
) -> tuple[tuple[CostItem, ...], bool]:
    """The mana cost, or the one cost that replaces it, and all that comes to it."""
    base = base_cost(now, action, face, costs)
    object = now.game.objects[action.card]
    items = [base] if base is not None else []
    items += additional_costs(face, costs, action.modes, action.option)
    items += splice_costs(now, action)
    more = costs_more(now, action.player, object, action.face)
    if more is not None:
        text = "what lets {0} be cast has it cost {1} more"
        items.append(CostItem(Rule("601.2f"), text, Cost((PayMana(more),))))
    added = added_cost(now, action.player, object, action.face)
    if added is not None:
        text = "what lets {0} be cast asks for an additional cost"
        items.append(CostItem(Rule("601.2f"), text, added))
    flash = cost_of_flash(now, action, face)
    if flash is not None:
        text = "{0} costs that more as it is cast as though it had flash"
        items.append(CostItem(CardText(face.name), text, flash))
    if object.commander and object.zone is Zone.COMMAND:
        items += commander_tax(now, object, action.player)
    return tuple(items), base is not None


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
    return given_first(face) + with_its_replacements(effects), targets


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
