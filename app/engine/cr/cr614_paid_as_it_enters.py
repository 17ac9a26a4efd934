"""What may be paid or revealed for a permanent as it enters, so that it does not enter tapped."""

from __future__ import annotations

from app.engine.cr.cr118_costs import Payer, why_not_payable
from app.engine.cr.cr614_entering import own_ways_of_entering, tapped
from app.engine.kernel.batch import Batch, Caused
from app.engine.kernel.choice import Choice
from app.engine.kernel.entering_faces import face_entering
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches, value
from app.terms.abilities import StaticAbility
from app.terms.cite import Rule
from app.terms.costs import Cost, PayLife, RevealCost
from app.terms.events import Event, LifeLoss, Moved, PlayerRef
from app.terms.prohibitions import EntersTapped
from app.terms.zones import Zone


@rule("614.12a", "settled")
def pay_as_it_enters(play: Play, final: list[Caused], batch: Batch) -> list[Caused]:
    """A permanent that enters tapped unless its controller pays life or reveals a card as it does:
    they are asked before it enters. What enters tapped anyhow asks for nothing.

    The answer to a choice of kind `may` is whether they pay.
    """
    if not any(isinstance(e, Moved) and e.to is Zone.BATTLEFIELD for e, _ in final):
        return final
    found: list[Caused] = []
    for event, cause in final:
        paid = _asked(play, event)
        found += [(each, cite(pay_as_it_enters)) for each in paid[:-1]]
        found.append((paid[-1], cause))
    return found


def _asked(play: Play, event: Event) -> tuple[Event, ...]:
    """The event, after what is paid for it."""
    if not isinstance(event, Moved) or event.to is not Zone.BATTLEFIELD or event.tapped:
        return (event,)
    object = play.game.find(event.object)
    if object is None or object.face_down or not _asks(object, event):
        return (event,)
    for effect, at in own_ways_of_entering(play.now, event):
        if not isinstance(effect, EntersTapped) or effect.unless_paid is None:
            continue
        because = cite(pay_as_it_enters)
        if _payable(play, effect.unless_paid, at):
            asked = Choice(at.controller, "may", because, (event.object,), (True, False))
            if play.choose(asked):
                return (*_payment(play, effect.unless_paid, at), event)
        return (tapped(event),)
    return (event,)


def _asks(object: GameObject, event: Moved) -> bool:
    """Whether its text has such a line, which it may have lost once it is there."""
    return any(
        isinstance(effect, EntersTapped) and effect.unless_paid is not None
        for ability in face_entering(object, event).abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
    )


def _payable(play: Play, cost: Cost, at: Viewpoint) -> bool:
    source = at.object or 0
    for part in cost.parts:
        if isinstance(part, RevealCost):
            return bool(_in_hand(play, part, at) or play.game.players[at.controller].hand)
    return not why_not_payable(play.now, cost, Payer(at.controller, source, at))


def _in_hand(play: Play, part: RevealCost, at: Viewpoint) -> list[int]:
    hand = play.now.in_zone(Zone.HAND, at.controller)
    return [o.id for o in hand if o.id != at.object and matches(play.now, part.what, o.id, at)]


def _payment(play: Play, cost: Cost, at: Viewpoint) -> tuple[Event, ...]:
    found: list[Event] = []
    for part in cost.parts:
        match part:
            case PayLife(amount):
                found.append(LifeLoss(at.controller, value(play.now, amount, at)))
            case RevealCost():
                text = "{0} reveals a card from their hand"
                play.note(Rule("701.20a"), text, PlayerRef(at.controller))
            case _:
                raise NotModelled(part)
    return tuple(found)
