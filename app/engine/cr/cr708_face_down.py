"""Face-down permanents turned face up (CR 708.7, 708.8, 116.2b), for what morph costs (702.37e)."""

from __future__ import annotations

from app.engine.cr.cr117_player_actions import refuse, why_no_priority
from app.engine.cr.cr118_costs import Payer, pay, why_not_payable
from app.engine.cr.cr707_copying import CLOAKED, MANIFESTED
from app.engine.cr.cr730_merging_with_permanents import face_up, stays_face_down
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.abilities import KeywordAbility
from app.terms.costs import Cost, PayMana
from app.terms.events import PlayerRef, TurnedFaceUp
from app.terms.player_actions import TurnFaceUp
from app.terms.types import CardType
from app.terms.zones import Zone


@rule("116.2b", "action", TurnFaceUp)
def turn_up(play: Play, action: TurnFaceUp) -> None:
    """The permanent is turned face up without using the stack; what has changed it still does, and
    it does not enter again."""
    refuse(action.player, why_not_turned(play.now, action))
    cost = cost_of(play.now, action.permanent)
    assert cost is not None
    pay(play, cost, _payer(play.now, action))
    if stays_face_down(play.game.objects[action.permanent]):
        text = "{0} is revealed and stays face down: an instant or sorcery card is part of it"
        play.note(cite(stays_face_down), text, action.permanent, negative=True)
        return
    play.happen((TurnedFaceUp(action.permanent),), cite(turn_up))


@rule("702.37e")
def why_not_turned(now: Now, action: TurnFaceUp) -> tuple[Reason, ...]:
    """All reasons why it can't be turned face up: it is not face down or someone else's, it would
    have no morph cost, or that can't be paid."""
    object = now.game.objects[action.permanent]
    found = list(why_no_priority(now, action.player))
    if not object.face_down or object.zone is not Zone.BATTLEFIELD:
        found.append(Reason(cite(why_not_turned), "{0} is not face down", (object.id,)))
    elif now.controller(object.id) != action.player:
        about = (object.id, PlayerRef(now.controller(object.id)))
        found.append(Reason(cite(why_not_turned), "{0} is {1}'s", about))
    if found:
        return tuple(found)
    cost = cost_of(now, object.id)
    if cost is not None:
        return why_not_payable(now, cost, _payer(now, action))
    because, text = cite(why_not_turned), "{0} would have no morph cost face up"
    if object.marks & _BY_ITS_MANA_COST:
        because, text = cite(cost_of), "{0} is no creature card with a mana cost"
    return (Reason(because, text, (object.id,)),)


_BY_ITS_MANA_COST = frozenset({MANIFESTED, CLOAKED})


@rule("701.40b")
def cost_of(now: Now, id: int) -> Cost | None:
    """What turning it up costs: its morph cost, or, where it was manifested or cloaked (701.58b)
    and is a creature card, its mana cost. Raises NotModelled where it could be either, and for a
    card that nobody knows."""
    object = now.game.objects[id]
    if object.components and object.marks & _BY_ITS_MANA_COST:
        raise NotModelled(object.card.layout)
    ability = morph_of(now, id)
    own = None
    if object.marks & _BY_ITS_MANA_COST:
        face = object.printed
        if not face.types:
            raise NotModelled(object.card.layout)
        if CardType.CREATURE in face.types and face.mana_cost is not None:
            own = Cost((PayMana(face.mana_cost),))
    if ability is None:
        return own
    if ability.cost is None or own is not None:
        raise NotModelled(ability)
    return ability.cost


def _payer(now: Now, action: TurnFaceUp) -> Payer:
    at = Viewpoint(action.permanent, action.player, now.of(action.permanent).name)
    return Payer(action.player, action.permanent, at, action.given)


def morph_of(now: Now, id: int) -> KeywordAbility | None:
    """The morph ability that a permanent would have if it were face up. Raises NotModelled where it
    is some other ability that would turn it up."""
    up = now.game.with_object(face_up(now.game.objects[id]))
    keywords = Now(now.rules, up).of(id).keywords
    if "disguise" in keywords and "morph" not in keywords:
        raise NotModelled(keywords["disguise"][0])
    found = keywords.get("morph", ())
    if len(found) > 1 or (found and found[0].text is not None):
        raise NotModelled(found[0])
    return found[0] if found else None
