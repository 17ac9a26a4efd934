"""Activating activated abilities (CR 602), loyalty abilities (CR 606) among them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.applied import unapplied
from app.engine.cr.cr115_announced import announced, no_target, why_not_these
from app.engine.cr.cr115_targets import choose_targets
from app.engine.cr.cr117_player_actions import (
    refuse,
    why_no_priority,
    why_not_sorcery_speed,
    why_split_second,
)
from app.engine.cr.cr118_costs import Payer, pay, why_not_payable
from app.engine.cr.cr118_counters_for_costs import why_not_zero
from app.engine.cr.cr405_stack import (
    became_targets,
    put_on_top,
    remember_moved,
    remember_payment,
)
from app.engine.cr.cr601_dividing import counted, divided, why_not_divided
from app.engine.cr.cr602_as_an_instant import as_an_instant
from app.engine.cr.cr602_limits import (
    OPPONENTS_ONLY,
    how_often,
    open_to,
    times_used,
    why_not_boast,
    why_not_forecast,
)
from app.engine.cr.cr602_prohibitions import why_prohibited
from app.engine.cr.cr605_mana_abilities import is_mana_ability, triggered_at_once
from app.engine.cr.cr606_loyalty_abilities import is_loyalty, loyalty_use, why_not_loyalty
from app.engine.cr.cr606_loyalty_costs import activation_cost
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr700_modes import (
    bounded,
    choose_modes,
    modal,
    remember_modes,
    why_not_again,
    why_not_these_modes,
    with_modes,
)
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import GameObject, StackItem
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rewriting import parts_of, rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import holds
from app.engine.kernel.trace import Happened
from app.terms import costs as co
from app.terms.abilities import ActivatedAbility
from app.terms.amounts import AnyNumber, CountersOn, ThatMuch, ValueOfX
from app.terms.cite import Rule
from app.terms.effects import Effect, Target
from app.terms.events import (
    AbilityActivated,
    ManaAdded,
    PlayerRef,
    Recipient,
    TappedForMana,
)
from app.terms.player_actions import ActivateAbility
from app.terms.selectors import This
from app.terms.types import CardType
from app.terms.zones import Zone

_NO_CONTROLLER = frozenset({Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE, Zone.COMMAND})


@rule("602.2", "action", ActivateAbility)
def activate(play: Play, action: ActivateAbility) -> None:
    """An ability is put on the stack, its targets are chosen and its cost is paid; where any of
    that can't be done it is not activated at all."""
    action = _with_modes(play, action)
    refuse(action.player, why_not_activate(play.now, action))
    if is_mana_ability(play.rules, action.ability):
        resolve_at_once(play, action)
        return
    action = with_number(play, action)
    at = viewpoint(play.now, action)
    ability = action.ability
    targets = _targets(play, action, at)
    shares = divided(play, ability.targets, ability.effects, targets, at, action.divided)
    object = play.game.objects[action.source]
    item = StackItem(
        play.game.next_id,
        action.player,
        object.id,
        object.label,
        effects_of(action),
        targets=targets,
        target_choices=ability.targets,
        x=action.x,
        divided=shares,
    )
    put_on_top(play, item)
    _remember(play, action)
    action = _mana_paid(play, action)
    start = len(play.trace)
    paid = pay(play, activation_cost(play.now, action), payer(play.now, action))
    remember_payment(play, item, paid)
    remember_moved(play, item, start)
    activated = AbilityActivated(object.id, action.player, item.id, action.keyword, paid)
    play.happen((activated, *became_targets(item)), cite(activate))


def _mana_paid(play: Play, action: ActivateAbility) -> ActivateAbility:
    """The action once its mana is paid, where that does not count as paid, with the objects that
    are to be used for the rest of the cost."""
    if activation_cost(play.now, action) is not action.ability.cost:
        text = "what effects add to the loyalty cost of {0} is put together with it"
        play.note(cite(activation_cost), text, action.source)
    if action.payment is None:
        return action
    given: tuple[int, ...] = ()
    for pay_mana in play.rules.all("pay mana"):
        given = pay_mana(play, action)
    return replace(action, given=action.given + given)


@rule("605.3b")
def resolve_at_once(play: Play, action: ActivateAbility) -> None:
    """A mana ability does not go on the stack: once its cost is paid it happens."""
    action = with_number(play, action)
    at = viewpoint(play.now, action)
    label = play.game.objects[action.source].label
    action = _mana_paid(play, action)
    _remember(play, action)
    paid = pay(play, activation_cost(play.now, action), payer(play.now, action))
    for what in unapplied(play.rules, action.ability):
        play.not_applied(label, what)
    start = len(play.trace)
    tapping = any(isinstance(part, co.TapThis) for part in action.ability.cost.parts)
    follow(play, effects_of(action), replace(at, paid=paid, tapping=tapping))
    made = tuple(
        kind
        for entry in play.trace[start:]
        if isinstance(entry, Happened)
        for event in entry.events
        if isinstance(event, ManaAdded) and event.source == action.source
        for kind in event.mana
    )
    # Where no mana is made nothing was tapped for mana (106.12a).
    if made and tapping:
        play.happen((TappedForMana(action.source, action.player, made),), Rule("106.12"))
    triggered_at_once(play)


@rule("107.1c")
def with_number(play: Play, action: ActivateAbility) -> ActivateAbility:
    """Any number of counters is as many as the player wants, none included, and so is X where no
    mana is to be paid for it; they choose it with the answer to a choice of kind `number`."""
    kind = counters_of_choice(action.ability)
    if kind is None or action.x is not None:
        return action
    most = play.game.objects[action.source].count(kind)
    if all_counters(action.ability):
        return replace(action, x=most)
    because, options = cite(with_number), tuple(range(most + 1))
    chosen = play.choose(Choice(action.player, "number", because, (action.source,), options))
    assert isinstance(chosen, int)
    return replace(action, x=chosen)


def counters_of_choice(ability: ActivatedAbility) -> str | None:
    """The kind of counters of which the player chooses how many are removed as its cost."""
    if ability.cost.has_x:
        return None
    for part in ability.cost.parts:
        if not isinstance(part, co.RemoveCounters) or part.what is not None:
            continue
        if part.count in (AnyNumber(), ValueOfX(), CountersOn(This(), part.kind)):
            return part.kind
    return None


def all_counters(ability: ActivatedAbility) -> bool:
    """Whether all counters of a kind are removed as its cost."""
    return any(
        isinstance(part, co.RemoveCounters) and part.count == CountersOn(This(), part.kind)
        for part in ability.cost.parts
    )


def effects_of(action: ActivateAbility) -> tuple[Effect, ...]:
    """What the ability does: `that many` is as many as the counters removed as its cost."""
    effects: tuple[Effect, ...] = action.ability.effects
    if action.x is None or counters_of_choice(action.ability) is None:
        return effects
    told: tuple[Effect, ...] = rewritten(
        effects, lambda part: action.x if part == ThatMuch() else part
    )
    return told


def _with_modes(play: Play, action: ActivateAbility) -> ActivateAbility:
    """The action with the modes chosen put in place of all, where the ability is modal, and with as
    many targets as there may be."""
    ability = action.ability
    found = modal(ability.effects, ability.targets)
    if found is None:
        return _counted(play.now, action)
    at = viewpoint(play.now, action)
    found = bounded(play.now, found, at)
    numbers = action.modes
    if numbers is None:
        numbers = choose_modes(play, found, action.player, at, spell=False)
        if numbers is None:
            text = "no mode of the ability of {0} can be chosen: they have no legal targets"
            refuse(action.player, (Reason(Rule("700.2a"), text, (action.source,)),))
            return action
    if action.modes is not None:
        refuse(action.player, why_not_again(play.now, found.modes, numbers, at))
        remember_modes(play, found.modes, numbers, at)
    refuse(action.player, why_not_these_modes(found, numbers))
    effects, targets = with_modes(found, numbers)
    chosen = replace(ability, effects=effects, targets=targets)
    return _counted(play.now, replace(action, ability=chosen))


def _counted(now: Now, action: ActivateAbility) -> ActivateAbility:
    ability = action.ability
    targets = counted(now, ability.targets, ability.effects, viewpoint(now, action))
    if targets is ability.targets:
        return action
    return replace(action, ability=replace(ability, targets=targets))


def _targets(play: Play, action: ActivateAbility, at: Viewpoint) -> tuple[Recipient | None, ...]:
    choices = action.ability.targets
    if action.targets is not None:
        return announced(play, choices, action.targets, at, spell=False)
    apart = any(choice.several for choice in choices) and any(
        isinstance(part, Target) for part in parts_of(action.ability.effects)
    )
    return choose_targets(play, choices, at, apart) or ()


def viewpoint(now: Now, action: ActivateAbility) -> Viewpoint:
    """From where the ability's text is read."""
    name = now.of(action.source).name
    return Viewpoint(action.source, action.player, name, x=action.x)


def payer(now: Now, action: ActivateAbility) -> Payer:
    """Who pays the activation cost."""
    at = viewpoint(now, action)
    return Payer(action.player, action.source, at, action.given, action.x or 0)


@rule("602.5")
def why_not_activate(now: Now, action: ActivateAbility) -> tuple[Reason, ...]:
    """All reasons why an ability can't be activated now."""
    object = now.game.objects[action.source]
    if object.phased_out:
        return (Reason(Rule("702.26b"), "{0} is phased out", (object.id,)),)
    at = viewpoint(now, action)
    found = [
        *why_no_priority(now, action.player),
        *(() if is_mana_ability(now.rules, action.ability) else why_split_second(now)),
        *_not_theirs(now, action, object),
        *_instructions(now, action, at),
        *why_not_zero(action.ability.effects, action.x, action.source),
        *why_not_loyalty(now, action),
        *_summoning_sick(now, action, object),
        *why_prohibited(now, action),
        *why_not_payable(now, activation_cost(now, action), payer(now, action)),
    ]
    choices = action.ability.targets
    found += why_not_divided(now, action.ability.effects, action.targets, action.divided, at)
    if action.targets is not None:
        found += why_not_these(now, choices, action.targets, at, spell=False)
    else:
        found += no_target(now, choices, at, spell=False)
    return tuple(dict.fromkeys(found))


def _not_theirs(now: Now, action: ActivateAbility, object: GameObject) -> Iterator[Reason]:
    # The abilities of an emblem work where it is (114.4).
    if object.zone is not action.ability.zone and not object.is_emblem:
        text = "that ability of {0} works in the {1} only"
        about = (object.id, action.ability.zone.value)
        number = "113.6" if action.ability.zone is Zone.BATTLEFIELD else "113.6m"
        yield Reason(Rule(number), text, about)
    holder = object.owner if object.zone in _NO_CONTROLLER else now.controller(object.id)
    if holder != action.player and not open_to(now, action, holder):
        text = "{0} is {1}'s, and only that player can activate its abilities"
        yield Reason(cite(activate), text, (object.id, PlayerRef(holder)))
    if holder == action.player and action.ability.limit == OPPONENTS_ONLY:
        text = "only opponents of {1}, who controls {0}, can activate that ability"
        yield Reason(cite(activate), text, (object.id, PlayerRef(holder)))


@rule("602.5b")
def _instructions(now: Now, action: ActivateAbility, at: Viewpoint) -> Iterator[Reason]:
    """What the ability itself says of when it may be activated."""
    ability = action.ability
    if ability.sorcery_speed and not as_an_instant(now, action, action.keyword):
        yield from why_not_sorcery_speed(now, action.player, Rule("602.5d"))
    if ability.condition is not None and not holds(now, ability.condition, at):
        text = "the condition for activating the ability of {0} is not met"
        yield Reason(Rule("602.1b"), text, (action.source,))
    yield from why_not_boast(now, action)
    yield from why_not_forecast(now, action)
    number, turn = how_often(now, ability)
    if number is not None and times_used(now, action) >= number:
        often = "" if number == 1 else f" {number} times"
        when = " this turn" if turn else ""
        text = "that ability of {0} has been activated" + often + when
        yield Reason(cite(_instructions), text, (action.source,))


@rule("602.5a")
def _summoning_sick(now: Now, action: ActivateAbility, object: GameObject) -> Iterator[Reason]:
    """A creature's {T} and {Q} abilities wait until its controller has had it since their turn
    began, unless it has haste."""
    parts = action.ability.cost.parts
    if not any(isinstance(part, co.TapThis | co.UntapThis) for part in parts):
        return
    known = now.of(object.id)
    if object.sick and CardType.CREATURE in known.types and not known.has("haste"):
        text = "{0} has not been under its controller's control since the turn began"
        yield Reason(Rule("302.6"), text, (object.id,))


def _remember(play: Play, action: ActivateAbility) -> None:
    """What may be activated so many times has been once more."""
    used: set[tuple[int, int, str]] = set()
    number, turn = how_often(play.now, action.ability)
    if number is not None:
        name = f"{action.ability!r} #{times_used(play.now, action)}"
        used.add((turn, action.source, name))
    if is_loyalty(action):
        used.add(loyalty_use(play.now, action.source))
    if used:
        play.set(play.game.but(used=play.game.used | used))
