"""The citations of a ruling: the rules of all that happened in the call, and of the answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.engine.cr.cr702_keyword_abilities.protection import (
    kept_attached,
    quality_matches,
)
from app.engine.kernel.now import Now
from app.engine.kernel.rules import cite
from app.engine.kernel.trace import Chosen, Entry, Happened, Noted, Replaced, Resolved, Triggered
from app.judge.asking import Answered
from app.judge.division_rules import rules_used
from app.judge.kin import with_kin
from app.judge.line import Link
from app.judge.session import Session
from app.terms.cite import Cite, Rule
from app.terms.modifications import KeepsAttached


def cited(session: Session, answered: Answered | None) -> set[str]:
    """The numbers of the rules cited."""
    lines = list(session.lines)
    found: list[Cite] = []
    if answered is not None:
        lines += answered.lines
        found += [reason.because for reason in answered.reasons]
        found += answered.cites
    if session.stopped is not None:
        found += [reason.because for reason in session.stopped.reasons]
    found += [line.open.because for line in lines if line.open is not None]
    for line in lines:
        found += kept_all_the_same(session.now(line))
    numbers = {str(cite) for cite in found if isinstance(cite, Rule)}
    for line in lines:
        for link in line.links():
            numbers |= session.once(_in_stretch, link)
    return {kin for number in numbers for kin in with_kin(number)}


def _in_stretch(session: Session, link: Link) -> frozenset[str]:
    return frozenset(str(cite) for cite in of_entries(link.entries) if isinstance(cite, Rule))


def kept_all_the_same(now: Now) -> Iterator[Cite]:
    """The rule by which something stays attached to what has protection from it, if it does."""
    if not now.modifications(KeepsAttached):
        return
    for id in now.battlefield:
        host = now.game.objects[id].attached_to
        if not isinstance(host, int) or host not in now.battlefield:
            continue
        if any(quality_matches(now, one, id, host) for one in kept_attached(now, id, host)):
            yield cite(kept_attached)


def of_entries(entries: Iterable[Entry]) -> Iterator[Cite]:
    """The causes of a trace's entries."""
    for entry in entries:
        match entry:
            case Happened():
                yield entry.because
                yield from entry.causes
            case Noted(reason):
                yield reason.because
            case Chosen(because):
                yield because
                for _, used in rules_used(entry):
                    yield used
            case Replaced() | Triggered() | Resolved():
                yield entry.because
                why = getattr(entry, "why", None)
                if why is not None:
                    yield why.because
            case _:
                pass
