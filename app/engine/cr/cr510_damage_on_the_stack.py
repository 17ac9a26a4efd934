"""Combat damage on the stack, as it was until 2009 (CR 310.1–310.4 of then).

What is assigned waits on the stack as an object that is no spell and no ability; players may act
before it is dealt as it was assigned, whatever has become of the creatures since.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.cr.cr120_damage import DAMAGEABLE, deal_damage
from app.engine.cr.cr405_stack import put_on_top
from app.engine.cr.cr510_division_terms import Division, Source
from app.engine.editions.changes import NO_DAMAGE_ON_THE_STACK
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.damage_on_the_stack import DealAssigned
from app.terms.events import Damage, PlayerRef

NAME = "combat damage"
_TEXT = "2009-05-01"


@rule("310.1", "combat damage on the stack", until=NO_DAMAGE_ON_THE_STACK, text=_TEXT)
def wait_on_the_stack(play: Play, assigned: Sequence[tuple[Source, Division]]) -> None:
    """All combat damage that has been assigned goes on the stack as one object, and the active
    player gets priority."""
    shares = tuple((source.id, division) for source, division in assigned if division)
    if not shares:
        return
    for source, division in shares:
        for recipient, amount in division:
            text = "{0} assigns {2} damage to {1}: it waits on the stack"
            play.note(cite(wait_on_the_stack), text, source, recipient, str(amount))
    put_on_top(play, on_the_stack(play.game.next_id, play.game.turn.active, shares))


def on_the_stack(id: int, player: int, shares: tuple[tuple[int, Division], ...]) -> StackItem:
    """The object that waits on the stack; `player` is the active player."""
    return StackItem(id, player, None, NAME, (DealAssigned(shares),))


@rule("310.4", "effect", DealAssigned, text=_TEXT)
def dealt_as_assigned(play: Play, effect: DealAssigned, at: Viewpoint) -> None:
    """It is dealt all at once and as it was assigned, though power has changed or a source has
    left since."""
    damages: list[Damage] = []
    for source, division in effect.assigned:
        though_changed(play, source, sum(amount for _, amount in division))
        for recipient, amount in division:
            if isinstance(recipient, PlayerRef) or _may_be_dealt(play, recipient):
                damages.append(Damage(source, recipient, amount, combat=True))
            else:
                text = "{1} has left or is no creature or planeswalker any more: no damage from {0}"
                play.note(cite(_may_be_dealt), text, source, recipient, negative=True)
    deal_damage(play, damages, cite(dealt_as_assigned))


@rule("310.4a", text=_TEXT)
def though_changed(play: Play, source: int, amount: int) -> None:
    """What has become of a creature since its damage was assigned does not change that damage. Says
    so of a creature that has left or whose power is another now."""
    now = play.now
    if source not in now.battlefield:
        text = "{0} has left; the {1} damage that it assigned is dealt all the same"
    elif now.power(source) != amount:
        text = "{0} deals the {1} damage that it assigned, whatever its power is now"
    else:
        return
    play.note(cite(though_changed), text, source, str(amount))


@rule("310.4c", text=_TEXT)
def _may_be_dealt(play: Play, recipient: int) -> bool:
    """Damage assigned to what has left, or is no creature or planeswalker any more, isn't dealt."""
    now = play.now
    return recipient in now.battlefield and bool(now.of(recipient).types & DAMAGEABLE)
