"""The stack (CR 405)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.game import StackItem
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule


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
