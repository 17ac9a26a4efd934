"""Aura swap (CR 702.65)."""

from __future__ import annotations

from app.engine.cr.cr303_entering_attached import could_enchant, is_aura
from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.events import Attached, Moved, PlayerRef
from app.terms.instructions import KeywordAction
from app.terms.zones import Zone


@rule("702.65a", "keyword stands for", "aura swap")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its controller may exchange it with an Aura card in their hand."""
    if ability.cost is None or ability.text is not None:
        return ()
    return (ActivatedAbility(ability.cost, (KeywordAction("aura swap"),)),)


@rule("702.65b", "keyword action", "aura swap")
def swap(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Both halves of the exchange are done or neither: the Aura must still be there, and the card
    must be one that could enchant what the Aura enchants.

    The answer to a choice of kind `aura swap` is a tuple of one object id, or of none.
    """
    now = play.now
    aura = at.object
    if aura is None or aura not in now.battlefield or now.controller(aura) != at.controller:
        return
    host = now.game.objects[aura].attached_to
    if now.game.players[at.controller].hand:
        text = "of the unknown cards in {0}'s hand none is taken to be an Aura"
        play.note(cite(swap), text, PlayerRef(at.controller))
    cards = tuple(
        object.id for object in now.in_zone(Zone.HAND, at.controller) if is_aura(now, object.id)
    )
    fitting = tuple(id for id in cards if host in could_enchant(now, id, at.controller))
    if host is None or not fitting:
        text = "nothing is exchanged: no Aura card in hand could enchant that"
        play.note(cite(swap), text, negative=True)
        return
    form = PickSome(cite(stands_for), fitting, 0, 1)
    picked = play.choose(Choice(at.controller, "aura swap", cite(stands_for), (aura,), form=form))
    assert isinstance(picked, tuple)
    if not picked:
        return
    moves = (
        Moved(aura, Zone.HAND),
        Moved(picked[0], Zone.BATTLEFIELD, controller=at.controller),
    )
    for event in play.happen(moves, cite(swap)):
        if isinstance(event, Moved) and event.object == picked[0] and event.new is not None:
            play.happen((Attached(event.new, host),), cite(swap))
