"""What effects say of abilities that can't be activated (CR 101.2, 602.5)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr605_mana_abilities import is_mana_ability
from app.engine.cr.cr606_loyalty_abilities import is_loyalty
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import is_player, matches_if_known
from app.terms.cite import CardText
from app.terms.costs import TapThis
from app.terms.player_actions import ActivateAbility
from app.terms.playing import OnlyWhen
from app.terms.prohibitions import CantActivate


def why_prohibited(now: Now, action: ActivateAbility) -> Iterator[Reason]:
    """What an effect says can't be activated can't be."""
    for effect, at in now.modifications(CantActivate):
        if effect.but_mana and is_mana_ability(now.rules, action.ability):
            continue
        if effect.tapping and TapThis() not in action.ability.cost.parts:
            continue
        if effect.loyalty and not is_loyalty(action):
            continue
        if effect.only is OnlyWhen.OWN_TURN and now.game.turn.active == action.player:
            continue
        if not is_player(now, effect.who, action.player, at):
            continue
        if matches_if_known(now, effect.subject, action.source, at):
            yield Reason(CardText(at.name), "abilities of {0} can't be activated", (action.source,))
