"""Linked abilities (CR 607): what was chosen for an object, in abilities it gives to others."""

from __future__ import annotations

from app.engine.cr.cr201_named_by_what_it_gives import with_giver
from app.engine.kernel.choices_made import choices_for, filled_in
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rules import rule
from app.engine.kernel.who import as_it_was
from app.terms.abilities import Ability


@rule("607.2d")
def with_choices(now: Now, ability: Ability, at: Viewpoint) -> Ability:
    """An ability that speaks of what was chosen as its giver entered means that choice, whoever has
    the ability now. Where nothing was chosen it stays as it is, and can't be worked out."""
    ability = with_giver(ability, at.object)
    giver = as_it_was(now, at.object)  # one that was sacrificed for it, too (608.2h)
    choices = () if giver is None else choices_for(now.game, giver)
    if not choices:
        return ability
    filled: Ability = filled_in(ability, choices)
    return filled
