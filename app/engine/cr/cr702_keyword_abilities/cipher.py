"""Cipher (CR 702.99)."""

from __future__ import annotations

from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.game import StackItem
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.abilities import ContinuousChange, EventKind, Trigger, TriggeredAbility
from app.terms.changes import AddAbility
from app.terms.effects import Duration
from app.terms.events import Moved
from app.terms.library_effects import CastCopyOf
from app.terms.selectors import Anything, ObjectIs, Who
from app.terms.zones import Zone

_HITS = Trigger(EventKind.DEALS_DAMAGE, player=Who.ANY, combat=True)


@rule("702.99a")
def encode(play: Play, item: StackItem) -> None:
    """As its last instruction a spell with cipher that is a card may be exiled encoded on a
    creature of its player's; that creature has an ability with which the card is copied.

    The answer to a choice of kind `encode` is a tuple of one creature, or of none.
    """
    spell = play.game.find(item.id)
    if spell is None or spell.zone is not Zone.STACK or not play.now.has(item.id, "cipher"):
        return
    creatures = tuple(creature.id for creature in play.now.creatures(item.controller))
    if spell.token or not creatures:
        return
    form = PickSome(cite(encode), creatures, 0, 1)
    asked = Choice(item.controller, "encode", cite(encode), (item.id,), form=form)
    picked = play.choose(asked)
    assert isinstance(picked, tuple)
    if not picked:
        return
    moved = play.happen((Moved(item.id, Zone.EXILE),), cite(encode))
    new = next((e.new for e in moved if isinstance(e, Moved) and e.object == item.id), None)
    card = None if new is None else play.game.find(new)
    if card is None or card.zone is not Zone.EXILE:
        return
    text = "{0} is encoded on {1} for as long as it is exiled and that stays"
    play.note(cite(encode), text, card.id, picked[0])
    copies = TriggeredAbility(_HITS, (CastCopyOf(ObjectIs(card.id), free=True),))
    granted = ContinuousChange(Anything(), (AddAbility(copies),))
    at = Viewpoint(card.id, item.controller, card.label)
    start(play, granted, at, Duration.PERMANENT, frozenset(picked))
