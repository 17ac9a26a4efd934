"""Whether an Equipment may be attached to a creature by its equip ability, or a Fortification to a
land by its fortify ability (CR 301.5, 301.6, 702.6, 702.67)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr115_targets import Targeting, why_not_target
from app.engine.cr.cr303_attaching import why_not_equipped
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.abilities import KeywordAbility
from app.terms.cite import Rule
from app.terms.events import PlayerRef, Recipient
from app.terms.types import CardType


@rule("702.6a")
def why_not_equip(now: Now, id: int, host: Recipient) -> tuple[Reason, ...]:
    """All reasons why an Equipment's equip ability can't attach it to this: it targets a creature
    of the player who activates it, and a creature that it may be attached to."""
    return tuple(_refusals(now, id, host, "equip", cite(why_not_equip)))


@rule("702.67a")
def why_not_fortify(now: Now, id: int, host: Recipient) -> tuple[Reason, ...]:
    """All reasons why a Fortification's fortify ability can't attach it to this land."""
    return tuple(_refusals(now, id, host, "fortify", cite(why_not_fortify)))


def _refusals(now: Now, id: int, host: Recipient, keyword: str, because: Rule) -> Iterator[Reason]:
    refused = why_not_equipped(now, id, host)
    if refused is not None:
        yield refused
    known = now.of(id)
    if CardType.CREATURE in known.types and "reconfigure" not in known.keywords:
        text = "{0} is a creature itself, so it can't be attached to one"
        yield Reason(Rule("301.5c" if keyword == "equip" else "301.6"), text, (id,))
    abilities = now.keywords(id, keyword)
    if isinstance(host, PlayerRef) or host not in now.battlefield or not abilities:
        return
    if now.controller(host) != known.controller:
        text = "{0} targets what {2} controls, and {1} is none of that"
        yield Reason(because, text, (id, host, PlayerRef(known.controller)))
    targeting = Targeting(id, known.controller)
    told = {str(refused.because)} if refused is not None else set()
    for reason in why_not_target(now, host, targeting):
        if str(reason.because) != "702.16b" or "702.16d" not in told:
            yield reason
    at = Viewpoint(id, known.controller, known.name)
    if not any(_asks_for(now, ability, host, at) for ability in abilities):
        yield Reason(because, "{1} is not what {0} asks for", (id, host))


def _asks_for(now: Now, ability: KeywordAbility, host: int, at: Viewpoint) -> bool:
    if ability.quality is None:
        return True
    try:
        return matches(now, ability.quality, host, at)
    except NotModelled as unknown:
        now.not_modelled.append((at.name, unknown.term))
        return True
