"""Whether a source could deal damage to something, asked without dealing any (CR 120.1, 615)."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kernel.batch import Replacement, cannot
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.events import Damage, DamagePrevented, PlayerRef, Recipient
from app.terms.types import CardType
from app.terms.zones import Zone

# More than any shield with an amount has left.
_MUCH = 1_000_000


@dataclass(frozen=True, slots=True)
class Dealing:
    """What becomes of damage: `dealt` (in part, where a shield takes some), `prevented` (all of
    it), else it is not dealt; with the reasons."""

    dealt: bool
    prevented: bool
    reasons: tuple[Reason, ...] = ()


@rule("120.1")
def why_no_recipient(now: Now, recipient: Recipient) -> Reason | None:
    """Damage is dealt to creatures, planeswalkers, battles and players, and to nothing else."""
    because = cite(why_no_recipient)
    if isinstance(recipient, PlayerRef):
        return None
    object = now.game.find(recipient)
    if object is None or object.zone is not Zone.BATTLEFIELD:
        return Reason(because, "{0} is not on the battlefield, so it takes no damage", (recipient,))
    if object.phased_out:
        return Reason(because, "{0} is phased out", (recipient,))
    kinds = {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
    if now.of(recipient).types & kinds:
        return None
    text = "{0} is neither a creature nor a planeswalker nor a battle, so it takes no damage"
    return Reason(because, text, (recipient,))


def whether_dealt(now: Now, source: int, recipient: Recipient, combat: bool) -> Dealing:
    """What would become of damage from this source to this recipient as things stand.

    Every effect that could change the damage is looked at by itself.
    """
    refused = why_no_recipient(now, recipient)
    if refused is not None:
        return Dealing(False, False, (refused,))
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
