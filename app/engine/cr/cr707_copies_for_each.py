"""Copies of a spell for each object that it could target (CR 707.10)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr115_changing_targets import reading
from app.engine.cr.cr115_targets import legal_targets
from app.engine.cr.cr405_stack import became_targets, items_copied
from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.cr.cr707_copies_on_the_stack import put_copy
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matching
from app.terms.events import SpellCopied
from app.terms.stack_effects import CopyForEach
from app.terms.zones import Zone


@rule("707.10d", "effect", CopyForEach)
def copy_for_each(play: Play, effect: CopyForEach, at: Viewpoint) -> None:
    """A copy is put onto the stack for each object that is not a target already and that the spell
    could target, and has that as its target wherever the spell has one."""
    for player in affected_players(play.now, effect.who, at):
        for item in items_copied(play.now, effect.what, at):
            if item in play.game.left_stack:
                raise NotModelled(effect)  # what it could target is not worked out any more
            others = [
                id
                for id in matching(play.now, effect.among, at, Zone.BATTLEFIELD)
                if id not in item.targets and _could_target(play.now, item, id, player)
            ]
            for id in others:
                _copied(play, item, id, player)


def _could_target(now: Now, item: StackItem, id: int, player: int) -> bool:
    """Whether the object could be each of the targets that the spell has."""
    at = replace(reading(item), controller=player)
    place, known = 0, False
    for choice in item.target_choices:
        chosen = item.targets[place : place + choice.count]
        place += choice.count
        if any(target is not None for target in chosen):
            known = True
            if id not in legal_targets(now, choice, at, item.spell):
                return False
    return known


def _copied(play: Play, item: StackItem, id: int, player: int) -> None:
    made = put_copy(play, item, player)
    targets = tuple(None if target is None else id for target in made.targets)
    made = replace(made, targets=targets)
    stack = tuple(made if other.id == made.id else other for other in play.game.stack)
    play.set(play.game.but(stack=stack))
    play.happen(became_targets(made, later=True), cite(copy_for_each))
    if made.spell:
        play.happen((SpellCopied(made.id, player),), cite(copy_for_each))
