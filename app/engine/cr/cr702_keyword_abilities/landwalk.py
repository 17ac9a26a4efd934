"""Landwalk (CR 702.14). The ability's quality is the kind of land it looks for."""

from __future__ import annotations

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled, matches
from app.terms.abilities import KeywordAbility
from app.terms.events import PlayerRef
from app.terms.types import CardType


@rule("702.14c", "evasion", "landwalk")
def landwalk(
    now: Now, attacker: int, blocker: int, abilities: tuple[KeywordAbility, ...]
) -> Reason | None:
    """A creature with landwalk can't be blocked while the defending player controls a land of the
    kind that it names; the blocker's own landwalk does not matter (702.14d). Raises NotModelled
    where the kind of land has not been read."""
    defender = now.controller(blocker)
    for ability in abilities:
        land = _land_of(now, defender, ability, attacker)
        if land is not None:
            text = "{0} can't block {1}: {1} has landwalk, and {2} controls {3}"
            about = (blocker, attacker, PlayerRef(defender), land)
            return Reason(cite(landwalk), text, about)
    return None


def _land_of(now: Now, player: int, ability: KeywordAbility, attacker: int) -> int | None:
    if ability.quality is None:
        raise NotModelled(ability)
    at = Viewpoint(attacker, now.controller(attacker), now.of(attacker).name)
    for object in now.permanents(player):
        if CardType.LAND in now.of(object.id).types and matches(
            now, ability.quality, object.id, at
        ):
            return object.id
    return None
