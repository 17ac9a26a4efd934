"""Listing divisions of combat damage one by one, and finding one quickly (CR 510.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from app.engine.cr.cr510_division_terms import Division, Limit, Source, Totals, gates_used
from app.terms.events import Recipient

Given = dict[int, Division]
Others = tuple[tuple[Source, Division], ...]


def canonical(source: Source, division: Division) -> Division:
    """The same division in the order of the source's recipients, shares of 0 left out."""
    shares: dict[Recipient, int] = {}
    for recipient, amount in division:
        shares[recipient] = shares.get(recipient, 0) + amount
    order = {recipient: place for place, recipient in enumerate(source.recipients)}
    ranked = sorted(shares, key=lambda recipient: order.get(recipient, len(order)))
    return tuple((recipient, shares[recipient]) for recipient in ranked if shares[recipient])


def divisions_of(source: Source) -> Iterator[Division]:
    """Each way to divide one source's damage, whatever the others do; what stands first among its
    recipients (the creatures) gets the most in the first of them."""
    if source.pinned is not None:
        yield source.pinned
        return
    seen: set[Division] = set()
    for mode in source.modes:
        for division in _compositions(mode.recipients, source.amount):
            if len(source.modes) > 1:
                division = canonical(source, division)
                if division in seen:
                    continue
                seen.add(division)
            yield division


def _compositions(recipients: Sequence[Recipient], amount: int) -> Iterator[Division]:
    if not recipients:
        yield ()
        return
    first, *rest = recipients
    if not rest:
        yield ((first, amount),) if amount else ()
        return
    for share in range(amount, -1, -1):
        for others in _compositions(rest, amount - share):
            yield ((first, share), *others) if share else others


def every(component: Sequence[Source], others: Others) -> Iterator[Given]:
    """Every legal way for a group of sources to divide their damage."""
    yield from _every(component, 0, {}, others)


def _every(
    component: Sequence[Source], place: int, given: Given, others: Others
) -> Iterator[Given]:
    if place == len(component):
        if allowed(component, given, others):
            yield dict(given)
        return
    source = component[place]
    for division in divisions_of(source):
        given[source.id] = division
        yield from _every(component, place + 1, given, others)


def allowed(component: Sequence[Source], given: Mapping[int, Division], others: Others) -> bool:
    """Whether no source of a group goes through a gate that is shut, all being counted."""
    gated = [source for source in component if any(mode.gates for mode in source.modes)]
    if not gated:
        return True
    totals = Totals()
    for source, division in others:
        totals.add(source, division)
    for source in component:
        totals.add(source, given[source.id])
    return all(
        any(
            totals.open(gates_used(mode, given[source.id]))
            for mode in source.modes_for(given[source.id])
        )
        for source in gated
    )


def lethal_first(source: Source, totals: Totals, limits: Mapping[Recipient, Limit]) -> Division:
    """Lethal damage for each creature in turn, as far as it goes; what is left goes to the furthest
    recipient that may have it. `totals`: what others have assigned already."""
    mode = source.modes[0] if source.modes[0].recipients else source.modes[-1]
    rest = source.amount
    gated = {gate.recipient for gate in mode.gates}
    needed = {need.recipient: need for gate in mode.gates for need in gate.needs}
    shares: dict[Recipient, int] = dict.fromkeys(mode.recipients, 0)
    for recipient in mode.recipients:
        need, limit = needed.get(recipient), limits.get(recipient)
        enough = need.amount if need is not None else limit.lethal if limit is not None else None
        if enough is None or (recipient in gated and need is None):
            continue
        lethal = max(0, enough - totals.given.get(recipient, 0))
        deadly = need.deadly if need is not None else limit is not None and limit.deadly
        if deadly and recipient in totals.deadly:
            lethal = 0
        elif deadly and source.deathtouch:
            lethal = min(lethal, 1)
        shares[recipient] = min(lethal, rest)
        rest -= shares[recipient]
    sink = mode.recipients[0]
    with_own = Totals()
    with_own.given, with_own.deadly = dict(totals.given), set(totals.deadly)
    with_own.add(source, tuple(shares.items()))
    for gate in mode.gates:
        if with_own.open((gate,)):
            sink = gate.recipient
    shares[sink] += rest
    return tuple((recipient, amount) for recipient, amount in shares.items() if amount)
