"""Triggered abilities go on the stack: whose first, in what order, with which targets (603.3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.engine.cr.cr115_targets import choose_targets, kept_from, legal_targets
from app.engine.cr.cr405_stack import became_targets, put_on_top
from app.engine.cr.cr601_dividing import counted, divided, if_paid
from app.engine.cr.cr603_handling_triggered_abilities import label, viewpoint
from app.engine.cr.cr603_order import alike, order_matters
from app.engine.cr.cr700_modes import bounded, choose_modes, modal, possible_modes, with_modes
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PutInOrder
from app.engine.kernel.game import StackItem, WaitingTrigger
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.told import was_paid
from app.terms.abilities import TriggeredAbility
from app.terms.conditions import PaidAsCast
from app.terms.effects import Target


@rule("603.3b", "put triggers on the stack")
def put_on_the_stack(play: Play) -> None:
    """Everyone, the active player first, puts the abilities they control that have triggered on the
    stack, in the order they choose.

    The answer to a choice of kind `order triggers` is a tuple of places among those abilities
    (whose sources are what the choice is about); the first is put first, and so resolves last.
    """
    waiting = play.game.waiting
    play.set(play.game.but(waiting=()))
    for player in play.game.turn_order():
        own = [found for found in waiting if found.controller == player]
        if len(own) > 1:
            # One without a legal target is removed wherever in the order it would be.
            targetless = [found for found in own if not has_targets(play, found)]
            for found in targetless:
                put(play, found)
            own = [found for found in own if found not in targetless]
        for found in in_order(play, player, own):
            put(play, found)


def in_order(play: Play, player: int, own: list[WaitingTrigger]) -> list[WaitingTrigger]:
    """The abilities of one player in the order chosen; not asked where it makes no difference."""
    if not order_matters(play.now, own):
        return own
    about = tuple(found.source for found in own if found.source is not None)
    names = tuple(_name(play, found) for found in own)
    form = PutInOrder(cite(put_on_the_stack), alike(own), names)
    asked = Choice(player, "order triggers", cite(put_on_the_stack), about, form=form)
    order = play.choose(asked)
    assert isinstance(order, tuple)
    return [own[place] for place in order]


def _name(play: Play, found: WaitingTrigger) -> str:
    """The ability's source, with the keyword that the ability stands for."""
    source = label(play, found)
    return f"{source} ({found.keyword})" if found.keyword else source


def has_targets(play: Play, found: WaitingTrigger) -> bool:
    """Whether there are legal targets for the ability, or it needs none."""
    at = viewpoint(found)
    ability = found.ability
    try:
        modes = modal(ability.effects, ability.targets)
        if modes is not None:
            modes = bounded(play.now, modes, at)
            return any(True for _ in possible_modes(play.now, modes, at, spell=False))
        return all(
            not choice.needed or len(legal_targets(play.now, choice, at)) >= choice.needed
            for choice in if_paid(ability.targets, as_it_was_cast(play.now, at))
        )
    except NotModelled:
        return False


def as_it_was_cast(now: Now, at: Viewpoint) -> Callable[[str], bool]:
    """Whether an optional cost was paid as the source was cast."""
    return lambda cost: was_paid(now, PaidAsCast(cost), at)


@rule("603.3c")
def with_chosen_modes(play: Play, found: WaitingTrigger, at: Viewpoint) -> TriggeredAbility | None:
    """The ability with the modes that its controller chooses as it is put on the stack in place of
    all of them; None where no mode can be chosen."""
    ability = found.ability
    try:
        modes = modal(ability.effects, ability.targets)
        if modes is None:
            return ability
        modes = bounded(play.now, modes, at)
        numbers = choose_modes(play, modes, found.controller, at, spell=False)
    except NotModelled:
        play.not_applied(label(play, found), "the modes of a triggered ability")
        return ability
    if numbers is None:
        return None
    effects, targets = with_modes(modes, numbers)
    return replace(ability, effects=effects, targets=targets)


@rule("603.3d")
def put(play: Play, found: WaitingTrigger) -> None:
    """Targets are chosen as the ability goes on the stack; with no legal choice it is removed."""
    at = viewpoint(found)
    ability = with_chosen_modes(play, found, at)
    if ability is None:
        text = "an ability of {0} leaves the stack: no mode of it can be chosen"
        play.note(cite(with_chosen_modes), text, label(play, found), negative=True)
        return
    try:
        apart = any(choice.several for choice in ability.targets) and any(
            isinstance(part, Target) for part in parts_of(ability.effects)
        )
        choices = if_paid(ability.targets, as_it_was_cast(play.now, at))
        choices = counted(play.now, choices, ability.effects, at)
        targets = choose_targets(play, choices, at, apart) if choices else ()
        shares = divided(play, choices, ability.effects, targets, at) if targets else ()
    except NotModelled:
        play.not_applied(label(play, found), "what a triggered ability may target")
        return
    if targets is None:
        text = "an ability of {0} leaves the stack: there is no legal target for it"
        play.note(cite(put), text, label(play, found), negative=True)
        for reason in dict.fromkeys(kept_from(play.now, choices, at, spell=False)):
            play.note(reason.because, reason.text, *reason.about, negative=True)
        return
    game = play.game
    item = StackItem(
        game.next_id,
        found.controller,
        found.source,
        found.name,
        ability.effects,
        found,
        targets,
        choices,
        divided=shares,
    )
    put_on_top(play, item)
    chosen = became_targets(item)
    if chosen:
        play.happen(chosen, cite(put))
