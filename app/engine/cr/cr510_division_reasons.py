"""Why a division of combat damage is not allowed (CR 510.1a–510.1d, 702.2c, 702.19)."""

from __future__ import annotations

from app.engine.cr.cr510_division_terms import (
    Division,
    Gate,
    Need,
    Role,
    Source,
    Totals,
    gates_used,
)
from app.engine.kernel.reason import Mention, Reason
from app.terms.cite import Rule
from app.terms.events import PlayerRef, Recipient

_ALL_OF_IT = Rule("510.1a")
_UNBLOCKED = Rule("510.1b")
_BLOCKED = Rule("510.1c")
_BLOCKING = Rule("510.1d")
_DEADLY = Rule("702.2c")
_NOT_WHILE_BLOCKING = Rule("702.19a")
_NOT_OVER = Rule("702.19f")


def division_refusals(source: Source, division: object) -> list[Reason]:
    """Every reason against one source's division that has nothing to do with other sources."""
    shares = _shares(division)
    if shares is None:
        return [Reason(_ALL_OF_IT, "{0} must be given whole amounts of damage", (source.id,))]
    found = [
        why_not_to(source, recipient)
        for recipient, amount in shares.items()
        if amount and recipient not in source.recipients
    ]
    total = sum(shares.values())
    may_be_none = any(not mode.recipients for mode in source.modes)
    if total != source.amount and (total or not may_be_none):
        text = "{0} assigns {1} damage in all, not {2}"
        about = (source.id, str(source.amount), str(total))
        found.append(Reason(_ALL_OF_IT, text, about))
        if len(source.recipients) > 1:
            text = "all of {0}'s damage is divided among those it may damage, no more and no less"
            found.append(Reason(source.modes[0].because, text, (source.id,)))
    if not found and not source.modes_for(tuple(shares.items())):
        text = "{0} assigns its damage either as though it weren't blocked or to its blockers"
        found.append(Reason(source.modes[-1].because, text, (source.id,)))
    return found


def _shares(division: object) -> dict[Recipient, int] | None:
    if not isinstance(division, tuple):
        return None
    shares: dict[Recipient, int] = {}
    for share in division:
        if not isinstance(share, tuple) or len(share) != 2:
            return None
        recipient, amount = share
        if not isinstance(recipient, int | PlayerRef) or isinstance(recipient, bool):
            return None
        if not isinstance(amount, int) or isinstance(amount, bool) or amount < 0:
            return None
        shares[recipient] = shares.get(recipient, 0) + amount
    return shares


def why_not_to(source: Source, recipient: Recipient) -> Reason:
    """Why a source can't assign any damage to this recipient."""
    about: tuple[Mention, ...] = (source.id, recipient)
    if source.role is Role.BLOCKING:
        if source.trample and not isinstance(recipient, int):
            text = "trample does nothing for {0}, which is blocking: no damage to {1}"
            return Reason(_NOT_WHILE_BLOCKING, text, about)
        return Reason(_BLOCKING, "{0} is not blocking {1}: no damage to it", about)
    beyond = recipient == source.attacked or recipient == PlayerRef(source.defending or 0)
    if isinstance(recipient, PlayerRef) and recipient != source.attacked and beyond:
        text = "{0} does not attack {1} and has no trample over planeswalkers"
        return Reason(_NOT_OVER, text, about)
    if source.role is Role.BLOCKED and recipient == source.attacked:
        return Reason(_BLOCKED, "{0} is blocked and has no trample: no damage to {1}", about)
    if source.role is Role.BLOCKED:
        return Reason(_BLOCKED, "{1} is not blocking {0}: no damage to it", about)
    return Reason(_UNBLOCKED, "{0} is unblocked and does not attack {1}: no damage to it", about)


def shut_gates(source: Source, division: Division, totals: Totals) -> list[Reason]:
    """Why damage can't go beyond the creatures that need lethal damage first; none where it may."""
    best: list[Reason] | None = None
    for mode in source.modes_for(division):
        found = [
            reason
            for gate in gates_used(mode, division)
            for need in gate.needs
            if not totals.meets(need)
            for reason in _unmet(source, gate, need, totals)
        ]
        if not found:
            return []
        if best is None:
            best = found
    return best or []


def _unmet(source: Source, gate: Gate, need: Need, totals: Totals) -> list[Reason]:
    given = totals.given.get(need.recipient, 0)
    about: tuple[Mention, ...] = (
        source.id,
        gate.recipient,
        need.recipient,
        str(given),
        str(need.amount),
    )
    if not need.deadly:
        text = "{0} can assign damage to {1} only once {2} is assigned {4}; it is assigned {3}"
        return [Reason(gate.because, text, about)]
    text = (
        "{0} can assign damage to {1} only once {2} is assigned lethal damage; it is assigned {3}"
        " and needs {4}"
    )
    if not source.deathtouch:
        return [Reason(gate.because, text, about)]
    deadly = "{0} has deathtouch, so 1 damage is lethal for {2}, and it is assigned none"
    return [
        Reason(gate.because, "{0} can assign damage to {1} only once {2} is assigned some", about),
        Reason(_DEADLY, deadly, about),
    ]
