"""Which of several costs is paid, where a spell asks for one or another (CR 601.2b)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice

from app.engine.cr.cr118_costs import Payer, why_not_payable
from app.engine.cr.cr118_objects_for_costs import wanted
from app.engine.cr.cr601_announced_costs import asked_in_addition
from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled
from app.engine.kernel.viewpoint import Viewpoint
from app.terms.cards import Face
from app.terms.cite import Rule
from app.terms.costs import Cost, CostPart, OneOfCosts, PayLife, PayMana
from app.terms.player_actions import CastSpell

# So many ways to take objects for one cost are offered.
MOST = 200


@dataclass(frozen=True, slots=True)
class WayToPay:
    """One of the costs: its number, the objects that it is paid with, and how it is called."""

    number: int
    given: tuple[int, ...]
    said: Answer


def one_of(face: Face) -> OneOfCosts | None:
    """The costs of which a spell asks for one."""
    for cost in asked_in_addition(face):
        for part in cost.parts:
            if isinstance(part, OneOfCosts):
                return part
    return None


def ways_to_pay(
    now: Now, action: CastSpell, unknown: list[CostPart] | None = None
) -> tuple[WayToPay, ...]:
    """How the player could pay one of the costs; where objects are named that only one of them
    takes, just that. What may be payable and is not known comes into `unknown`; without that it
    raises NotModelled for it."""
    asked = one_of(now.game.objects[action.card].card.faces[action.face])
    if asked is None or action.face_down:
        return ()
    found: list[WayToPay] = []
    left: list[CostPart] = []
    for number, part in enumerate(asked.of):
        try:
            found += _ways(now, number, part, action)
        except NotModelled:
            left.append(part)
    named = [way for way in found if way.given and set(way.given) <= set(action.given)]
    if left and not named:
        if unknown is None:
            raise NotModelled(left[0])
        unknown += left
    return _told_apart(named or found)


def _ways(now: Now, number: int, part: CostPart, action: CastSpell) -> Iterator[WayToPay]:
    at = Viewpoint(action.card, action.player, x=action.x)
    payer = Payer(action.player, action.card, at, x=action.x or 0)
    if why_not_payable(now, Cost((part,)), payer):
        return
    need = wanted(now, part, action.player, action.card, at)
    if need is None or need.power is not None or need.unknown:
        yield WayToPay(number, (), _words(part) if need is None else need.kind)
        return
    for ids in islice(combinations(need.candidates, need.count), MOST):
        yield WayToPay(number, ids, ids)


def _words(part: CostPart) -> str:
    match part:
        case PayMana(mana):
            return f"pay {mana}"
        case PayLife(amount):
            return f"pay {amount} life"
        case _:
            return type(part).__name__


def _told_apart(found: list[WayToPay]) -> tuple[WayToPay, ...]:
    """Each way called by what no other is called by."""
    said: set[Answer] = set()
    told: list[WayToPay] = []
    for way in found:
        if way.said in said:
            way = replace(way, said=(way.said, f"cost {way.number + 1}"))
        said.add(way.said)
        told.append(way)
    return tuple(told)


def with_cost_chosen(play: Play, action: CastSpell) -> CastSpell:
    """Of the costs that a spell asks one of, its player announces which they will pay.

    The answer to a choice of kind `cost` is the objects that it is paid with, or the cost in words.
    """
    unknown: list[CostPart] = []
    found = ways_to_pay(play.now, action, unknown)
    for _ in unknown:
        label = play.game.objects[action.card].label
        play.not_applied(label, "whether unknown cards in hand could pay its additional cost")
    if not found:
        return action
    options = tuple(way.said for way in found)
    picked = play.choose(Choice(action.player, "cost", Rule("601.2b"), (action.card,), options))
    way = found[options.index(picked)]
    given = tuple(dict.fromkeys((*action.given, *way.given)))
    return replace(action, option=way.number, given=given)


def why_not_one_of(now: Now, action: CastSpell) -> Iterator[Reason]:
    """A spell can't be cast where none of the costs that it asks one of can be paid."""
    asked = one_of(now.game.objects[action.card].card.faces[action.face])
    if asked is None or action.face_down or action.option is not None:
        return
    unknown: list[CostPart] = []
    if not ways_to_pay(now, action, unknown) and not unknown:
        text = "none of the additional costs of {0} can be paid"
        yield Reason(Rule("118.3"), text, (action.card,))
