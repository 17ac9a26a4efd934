"""How little and how much one creature may assign to each recipient (CR 510.1c, 702.19b)."""

from __future__ import annotations

from app.engine.cr.cr510_division_terms import Gate, Mode, Need, Source, Totals
from app.terms.events import Recipient


def bounds_alone(source: Source, helped: Totals) -> tuple[tuple[Recipient, int, int], ...]:
    """The least and the most for each recipient; `helped` is what others assign in the same step.

    All of the damage may go to any recipient that stands behind no gate. Behind a gate goes at most
    what is left once the gate's needs are met.
    """
    if source.pinned is not None:
        given = dict(source.pinned)
        return tuple((r, given.get(r, 0), given.get(r, 0)) for r in source.recipients)
    found = []
    for recipient in source.recipients:
        bounds = [_in_mode(source, mode, recipient, helped) for mode in source.modes]
        found.append((recipient, min(low for low, _ in bounds), max(high for _, high in bounds)))
    return tuple(found)


def _in_mode(source: Source, mode: Mode, recipient: Recipient, helped: Totals) -> tuple[int, int]:
    if recipient not in mode.recipients:
        return 0, 0
    gates = {gate.recipient: gate for gate in mode.gates}
    if recipient in gates:
        missing = sum(_missing(source, need, helped) for need in gates[recipient].needs)
        return 0, max(0, source.amount - missing)
    if any(other != recipient and other not in gates for other in mode.recipients):
        return 0, source.amount
    return _only_open(source, recipient, tuple(gates.values()), helped), source.amount


def _only_open(
    source: Source, recipient: Recipient, gates: tuple[Gate, ...], helped: Totals
) -> int:
    """The least for the only recipient without a gate: what the easiest gate needs it to get."""
    least = source.amount
    for gate in gates:
        needs = [need for need in gate.needs if need.recipient == recipient]
        least = min(least, sum(_missing(source, need, helped) for need in needs))
    return least


def _missing(source: Source, need: Need, helped: Totals) -> int:
    """How much this source has to add for the need to be met."""
    if helped.meets(need):
        return 0
    missing = need.amount - helped.given.get(need.recipient, 0)
    return min(1, missing) if need.deadly and source.deathtouch else missing
