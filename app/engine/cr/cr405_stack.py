"""The stack (CR 405)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr609_effects.carrying_out import targeted
from app.engine.kernel.components import made_of
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.trace import Happened
from app.terms.effects import Objects, Target, Targets
from app.terms.events import BecameTarget, Moved
from app.terms.relations import TargetingIt
from app.terms.selectors import EventSubject, ThatObject, This


@rule("405.2")
def put_on_top(play: Play, item: StackItem) -> None:
    """What is put on the stack goes on top of all that is there, and so resolves before it."""
    play.set(play.game.but(stack=(*play.game.stack, item), next_id=item.id + 1))


@rule("405.5")
def top(play: Play) -> StackItem:
    """Once everyone has passed in succession, what was put there last resolves."""
    return play.game.stack[-1]


@rule("608.2n")
def take_off(play: Play, item: StackItem) -> None:
    """As the last part of resolving, an ability leaves the stack and ceases to exist."""
    stack = tuple(other for other in play.game.stack if other.id != item.id)
    play.set(play.game.but(stack=stack))


def remember_payment(play: Play, item: StackItem, paid: tuple[int, ...]) -> None:
    """What a cost was paid with is known of the spell or ability as long as it is on the stack."""
    if paid:
        stack = play.game.stack
        after = tuple(replace(one, paid=paid) if one.id == item.id else one for one in stack)
        play.set(play.game.but(stack=after))


def remember_moved(play: Play, item: StackItem, start: int) -> None:
    """An ability whose cost has moved its source can find that where it went (400.7j)."""
    entries = (entry for entry in play.trace[start:] if isinstance(entry, Happened))
    events = (event for entry in entries for event in entry.events if isinstance(event, Moved))
    became = tuple((e.object, id) for e in events if e.object == item.source for id in made_of(e))
    if became:
        stack = (
            replace(one, became=became) if one.id == item.id else one for one in play.game.stack
        )
        play.set(play.game.but(stack=tuple(stack)))


def became_targets(item: StackItem, later: bool = False) -> tuple[BecameTarget, ...]:
    """What becomes the target of what is put on the stack, each once however often it is named."""
    named = dict.fromkeys(target for target in item.targets if target is not None)
    return tuple(BecameTarget(each, item.source, item.controller, item.id, later) for each in named)


def items_meant(now: Now, what: Objects, at: Viewpoint) -> tuple[StackItem, ...]:
    """The spells and abilities on the stack that an effect is about: its targets, itself, or what
    its event was about. Raises NotModelled where it is not told which is meant."""
    ids = _ids_meant(what, at)
    return tuple(item for item in now.game.stack if item.id in ids)


def items_copied(now: Now, what: Objects, at: Viewpoint) -> tuple[StackItem, ...]:
    """The spells and abilities that an effect copies; a spell that is no target and has left the
    stack is copied as it was there (608.2h)."""
    found = items_meant(now, what, at)
    if found or not now.game.left_stack or isinstance(what, Target | Targets):
        return found
    ids = _ids_meant(what, at)
    return tuple(item for item in now.game.left_stack if item.id in ids)


def _ids_meant(what: Objects, at: Viewpoint) -> tuple[object, ...]:
    ids: tuple[object, ...]
    if isinstance(what, Target | Targets):
        ids = targeted(what, at)
    elif isinstance(what, ThatObject | EventSubject):
        ids = (at.that_object if at.item is None else at.item,)
    elif isinstance(what, TargetingIt):
        ids = (at.item,)
    elif isinstance(what, This):
        ids = (at.object,)
    else:
        raise NotModelled(what)
    return ids
