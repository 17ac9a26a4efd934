"""Copies of spells and abilities (CR 707.10)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr115_changing_targets import new_targets
from app.engine.cr.cr405_stack import became_targets, items_meant, put_on_top
from app.engine.cr.cr609_effects.carrying_out import amount_of
from app.engine.cr.cr707_copy_effects import saying
from app.engine.cr.cr707_exceptions import with_exceptions
from app.engine.kernel.game import StackItem
from app.engine.kernel.labels import free_label
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.changes import BecomeCopy
from app.terms.cite import Rule
from app.terms.events import SpellCopied
from app.terms.stack_effects import CopyOnStack


@rule("707.10", "effect", CopyOnStack)
def copy(play: Play, effect: CopyOnStack, at: Viewpoint) -> None:
    """A copy is put onto the stack, with all that was chosen for the original: modes, targets, X,
    what was paid. It is neither cast nor activated; its controller may choose new targets where the
    effect says so (707.10c)."""
    count = amount_of(play.now, effect.count, at)
    for item in items_meant(play.now, effect.what, at):
        for _ in range(count):
            made = put_copy(play, item, at.controller)
            if effect.exceptions and made.spell:
                except_for(play, made, effect, at)
            if effect.new_targets and made.targets:
                targets = new_targets(play, made, at.controller, Rule("707.10c"))
                made = replace(made, targets=targets)
                stack = tuple(made if o.id == made.id else o for o in play.game.stack)
                play.set(play.game.but(stack=stack))
            chosen = became_targets(made, later=True)
            if chosen:
                play.happen(chosen, cite(copy))
            if made.spell:
                play.happen((SpellCopied(made.id, at.controller),), cite(copy))


@rule("707.9b")
def except_for(play: Play, made: StackItem, effect: CopyOnStack, at: Viewpoint) -> None:
    """What the text says otherwise of a copy of a spell is part of what it is."""
    spell = play.game.objects[made.id]
    told = saying(play.now, effect, at)
    face = with_exceptions(BecomeCopy(spell.printed), effect.exceptions, told).face
    faces = tuple(face if n == spell.face else each for n, each in enumerate(spell.card.faces))
    play.set(play.game.with_object(spell.but(card=replace(spell.card, faces=faces))))


@rule("707.10a")
def put_copy(play: Play, item: StackItem, player: int) -> StackItem:
    """The copy as it waits to resolve; one of a spell is no card, and ceases to exist in any other
    zone but the battlefield."""
    game = play.game
    if not item.spell:
        made = replace(item, id=game.next_id, controller=player)
        put_on_top(play, made)
        return made
    original = game.find(item.id) or game.last_known[item.id].object
    label = free_label(play.game, f"{original.label} copy")
    spell = original.but(
        id=game.next_id,
        owner=player,
        controller=player,
        label=label,
        token=True,
        former=None,
        first=None,
        timestamp=game.next_timestamp,
    )
    game = game.with_object(spell)
    play.set(game.but(next_id=spell.id + 1, next_timestamp=spell.timestamp + 1))
    made = replace(item, id=spell.id, source=spell.id, controller=player, name=label)
    put_on_top(play, made)
    play.note(cite(copy), "{0} is put onto the stack as a copy of {1}", spell.id, original.label)
    return made
