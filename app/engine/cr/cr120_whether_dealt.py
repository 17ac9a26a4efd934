"""Whether a source could deal damage to something, asked without dealing any (CR 120.1a, 615)."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kernel.batch import Replacement, cannot
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.terms.events import Damage, DamagePrevented, Recipient

# More than any shield with an amount has left.
_MUCH = 1_000_000


@dataclass(frozen=True, slots=True)
class Dealing:
    """What becomes of damage: `dealt` (in part, where a shield takes some), `prevented` (all of
    it), else it is not dealt; with the reasons."""

    dealt: bool
    prevented: bool
    reasons: tuple[Reason, ...] = ()


def whether_dealt(now: Now, source: int, recipient: Recipient, combat: bool) -> Dealing:
    """What would become of damage from this source to this recipient as things stand.

    Every effect that could change the damage is looked at by itself.
    """
    event = Damage(source, recipient, _MUCH, combat)
    never = cannot(now, event)
    if never is not None:
        return Dealing(False, False, (never,))
    reasons: list[Reason] = []
    prevented = moved = False
    for hook in now.rules.on("replacement", Damage):
        for effect in hook(now, event):
            left, prevents, reason = _effect(now, event, effect)
            reasons.append(reason)
            if left == 0:
                prevented = prevented or prevents
                moved = moved or not prevents
    if prevented or moved:
        return Dealing(False, prevented, tuple(reasons))
    return Dealing(True, False, tuple(reasons))


def _effect(now: Now, event: Damage, effect: Replacement) -> tuple[int, bool, Reason]:
    """How much an effect leaves of damage to its recipient, whether it prevents, and in words."""
    instead, _ = effect.instead(now, event, effect.left)
    left = sum(
        new.amount
        for new in instead
        if isinstance(new, Damage) and new.recipient == event.recipient
    )
    told = [new for new in instead if isinstance(new, DamagePrevented)]
    about = (event.source, event.recipient, effect.by)
    if told and left == 0:
        text = "damage from {0} to {1} is prevented, because of {2}"
    elif told:
        text = f"the first {told[0].amount} damage from {{0}} to {{1}} is prevented, by {{2}}"
    elif left == 0:
        text = "damage from {0} to {1} is dealt otherwise, because of {2}"
    elif left == event.amount:
        text = "{2} would prevent damage from {0} to {1}, which can't be prevented"
    else:
        text = "damage from {0} to {1} is changed by {2}"
    return left, bool(told), Reason(effect.because, text, about)
