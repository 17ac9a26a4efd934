"""How many targets there may be, and what is divided among them (CR 601.2c, 601.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from app.engine.cr.cr115_targets import each_one, each_with_one, legal_targets
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rewriting import parts_of, rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, value
from app.terms.amounts import AmountIf, IfPaid
from app.terms.conditions import PaidAsCast
from app.terms.effects import DividePrevention, Effect, TargetChoice
from app.terms.events import Recipient
from app.terms.instructions import DistributeCounters, DivideDamage
from app.terms.selectors import AnyOf

Effects = tuple[Effect, ...]
Dividing = DivideDamage | DividePrevention | DistributeCounters
Choices = tuple[TargetChoice, ...]
Chosen = tuple[Recipient | None, ...]


@rule("115.6")
def counted(
    now: Now, choices: Choices, effects: Effects, at: Viewpoint, spell: bool = False
) -> Choices:
    """The target choices with how many each may have: X of them, or of any number none up to all
    that there are; where something is divided among them, no more than there is to divide."""
    if not any(choice.x or choice.any_number or choice.one_each for choice in choices):
        return choices
    found: list[TargetChoice] = []
    for number, choice in enumerate(choices):
        if choice.x:
            choice = replace(choice, count=at.x or 0, x=False)
        elif choice.one_each:
            least = 0 if choice.up_to else each_with_one(now, choice, at, spell)
            most = len(each_one(now, choice, at))
            choice = replace(choice, count=most, up_to=True, least=least)
        elif choice.any_number:
            most = len(legal_targets(now, choice, at, spell))
            shares = _amount(now, effects, number, at)
            if shares is not None:
                most = min(most, shares)
            choice = replace(choice, count=max(most, 1), up_to=True, any_number=False)
        found.append(choice)
    return tuple(found)


# What nothing is.
_NOTHING = AnyOf(())


def if_paid(choices: Choices, paid: Callable[[str], bool]) -> Choices:
    """Targets that are there only if an optional cost is paid, or only if it is not, are chosen by
    what the player has announced to pay, or paid for the source; else none are (601.2c)."""
    if all(choice.number is None for choice in choices):
        return choices
    found: list[TargetChoice] = []
    for choice in choices:
        number = choice.number
        if isinstance(number, IfPaid):
            choice = replace(choice, number=None)
            if paid(number.cost) != number.paid:
                choice = replace(choice, what=_NOTHING, who=None, up_to=True, least=0)
        found.append(choice)
    return tuple(found)


def to_divide(effects: Effects, is_paid: Callable[[str], bool]) -> Effects:
    """The effects where how much is divided hangs on an optional cost: with what is announced to be
    paid that is known before it is divided (601.2d)."""
    if not any(isinstance(part, AmountIf) for _, each in _divided(effects) for part in _of(each)):
        return effects

    def known(part: Any) -> Any:
        if not isinstance(part, DivideDamage | DividePrevention):
            return part
        amount: object = part.amount
        if not isinstance(amount, AmountIf) or not isinstance(amount.condition, PaidAsCast):
            return part
        if amount.condition != PaidAsCast(amount.condition.cost):
            return part
        met = is_paid(amount.condition.cost)
        return replace(part, amount=amount.met if met else amount.otherwise)

    return rewritten(effects, known)


def _of(part: Dividing) -> tuple[object, ...]:
    return (part.count if isinstance(part, DistributeCounters) else part.amount,)


def _divided(effects: Effects) -> Iterator[tuple[int, Dividing]]:
    """What is divided as it is announced, with the target choice that it is divided among."""
    for part in parts_of(effects):
        if isinstance(part, DividePrevention) or (
            isinstance(part, DivideDamage) and not part.evenly
        ):
            yield part.to.choice, part
        elif isinstance(part, DistributeCounters):
            yield part.what.choice, part


def share_of_one(now: Now, effects: Effects, at: Viewpoint) -> int | None:
    """All of what is divided as it is announced: the share of the only target. None where nothing
    is."""
    parts = [*_divided(effects)]
    return _amount(now, effects, parts[0][0], at) if parts else None


def _amount(now: Now, effects: Effects, choice: int, at: Viewpoint) -> int | None:
    for among, part in _divided(effects):
        if among == choice:
            amount = part.count if isinstance(part, DistributeCounters) else part.amount
            return value(now, amount, at)
    return None


@rule("601.2d")
def divided(
    play: Play,
    choices: Choices,
    effects: Effects,
    targets: Chosen,
    at: Viewpoint,
    announced: tuple[int, ...] | None = None,
) -> tuple[int, ...]:
    """What each target will receive of what is divided among them, each at least one; 0 for what
    has no share. Raises NotModelled where several things are divided.

    The answer to a choice of kind `divide` is a tuple of amounts in the order of the targets.
    """
    parts = [*_divided(effects)]
    if not parts:
        return ()
    if len(parts) > 1:
        raise NotModelled(parts[1][1])
    among, _ = parts[0]
    start = sum(choice.count for choice in choices[:among])
    places = [
        place for place in range(start, start + choices[among].count) if targets[place] is not None
    ]
    amount = _amount(play.now, effects, among, at) or 0
    if not places:
        return ()
    shares = announced
    if shares is None:
        options = tuple(_shares(amount, len(places)))
        about = () if at.object is None else (at.object,)
        picked = play.choose(Choice(at.controller, "divide", cite(divided), about, options))
        assert isinstance(picked, tuple)
        shares = picked
    of_place = dict(zip(places, shares, strict=True))
    return tuple(of_place.get(place, 0) for place in range(len(targets)))


def _shares(amount: int, number: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide an amount so that each gets at least one."""
    if number == 1:
        yield (amount,)
        return
    for first in range(1, amount - number + 2):
        for rest in _shares(amount - first, number - 1):
            yield (first, *rest)


def why_not_divided(
    now: Now,
    effects: Effects,
    targets: tuple[Recipient, ...] | None,
    announced: tuple[int, ...] | None,
    at: Viewpoint,
) -> tuple[Reason, ...]:
    """Why what is announced is no division of what there is among the targets."""
    parts = [*_divided(effects)]
    because = cite(divided)
    if not parts:
        text = "nothing of it is divided among targets"
        return (Reason(because, text),) if announced is not None else ()
    amount = _amount(now, effects, parts[0][0], at) or 0
    if announced is None:
        if targets is not None and len(targets) > amount and len(parts) == 1:
            text = "{0} can't be divided among {1} targets: each would get at least one"
            return (Reason(because, text, (str(amount), str(len(targets)))),)
        return ()
    found: list[Reason] = []
    if targets is None or len(targets) != len(announced):
        found.append(Reason(because, "there must be an amount for each of the targets"))
    if min(announced, default=1) < 1:
        found.append(Reason(because, "each of the targets must get at least one"))
    if sum(announced) != amount:
        text = "{0} must be divided, not {1}"
        found.append(Reason(because, text, (str(amount), str(sum(announced)))))
    return tuple(found)
