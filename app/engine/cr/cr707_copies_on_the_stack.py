"""Copies of spells and abilities (CR 707.10)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr115_changing_targets import new_targets
from app.engine.cr.cr405_stack import became_targets, items_copied, put_on_top
from app.engine.cr.cr609_effects.carrying_out import affected_players, amount_of
from app.engine.cr.cr707_exceptions import Saying, with_exceptions
from app.engine.kernel.game import GameObject, StackItem
from app.engine.kernel.labels import free_label
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.cards import Card
from app.terms.changes import BecomeCopy, Exceptions
from app.terms.cite import Rule
from app.terms.events import SpellCopied
from app.terms.stack_effects import CopyOnStack


@rule("707.10", "effect", CopyOnStack)
def copy(play: Play, effect: CopyOnStack, at: Viewpoint) -> None:
    """A copy is put onto the stack, with all that was chosen for the original: modes, targets, X,
    what was paid. It is neither cast nor activated; its controller may choose new targets where the
    effect says so (707.10c)."""
    count = amount_of(play.now, effect.count, at)
    for player in affected_players(play.now, effect.who, at):
        for item in items_copied(play.now, effect.what, at):
            for _ in range(count):
                _put(play, effect, item, player)


def _put(play: Play, effect: CopyOnStack, item: StackItem, player: int) -> None:
    made = put_copy(play, item, player, effect.exceptions)
    if effect.new_targets and made.targets:
        targets = new_targets(play, made, player, Rule("707.10c"))
        made = replace(made, targets=targets)
        stack = tuple(made if o.id == made.id else o for o in play.game.stack)
        play.set(play.game.but(stack=stack))
    chosen = became_targets(made, later=True)
    if chosen:
        play.happen(chosen, cite(copy))
    if made.spell:
        play.happen((SpellCopied(made.id, player),), cite(copy))


@rule("707.10a")
def put_copy(play: Play, item: StackItem, player: int, exceptions: Exceptions = ()) -> StackItem:
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
        card=excepted(original, exceptions),
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


@rule("707.9")
def excepted(spell: GameObject, exceptions: Exceptions) -> Card:
    """What is copied, with what the exceptions say instead."""
    if not exceptions:
        return spell.card
    faces = list(spell.card.faces)
    copy = BecomeCopy(faces[spell.face])
    faces[spell.face] = with_exceptions(copy, exceptions, Saying(spell.label)).face
    return replace(spell.card, faces=tuple(faces))
