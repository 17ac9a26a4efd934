"""What of a card's text the engine leaves out at some time, for what is said of cards themselves.

A ruling names a keyword that is not carried out at the moment it would matter, and stays silent of
it before; whoever asks about the card is told in any case.
"""

from __future__ import annotations

from app.engine.cr.applied import NOT_WHEN_USED, WHEN_USED, unapplied
from app.engine.cr.cr601_left_out import AS_ANOTHER_IS_CAST, AS_IT_IS_CAST
from app.engine.cr.cr702_keyword_abilities.left_out import LEFT_OUT
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.rules import Rules
from app.terms.abilities import Ability, KeywordAbility

NEVER = NOT_WHEN_USED | LEFT_OUT.keys() | AS_IT_IS_CAST | AS_ANOTHER_IS_CAST


def left_out_of(rules: Rules, ability: Ability) -> tuple[str, ...]:
    """What of an ability is not applied, now or when it would matter; empty where all of it is."""
    if isinstance(ability, KeywordAbility) and ability.name in NEVER:
        return (ability.name,)
    if isinstance(ability, KeywordAbility) and _stands_for_nothing(rules, ability):
        return (f"{ability.name} {ability.text or ''}".strip(),)
    return unapplied(rules, ability)


def _stands_for_nothing(rules: Rules, ability: KeywordAbility) -> bool:
    """Whether its parameter is one with which the keyword is not carried out."""
    used = ability.name in WHEN_USED and rules.on("keyword stands for", ability.name)
    return bool(used) and not stands_for(rules, ability)
