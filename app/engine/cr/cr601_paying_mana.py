"""Whether the mana that something costs can be paid, as far as that is worked out (CR 601.2h)."""

from __future__ import annotations

from app.engine.cr.applied import WHEN_USED
from app.engine.cr.cr506_combat_costs import can_pay
from app.engine.cr.cr601_proposals import proposed
from app.engine.cr.cr708_face_down import morph_of
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.abilities import StaticAbility
from app.terms.costs import Cost, PayMana
from app.terms.mana import ManaCost, ManaSymbol
from app.terms.mana_effects import ChangeCost, SpendOnly
from app.terms.player_actions import (
    ActivateAbility,
    CastSpell,
    PlayerAction,
    PlayLand,
    TurnFaceUp,
)

NO_END = Cost((PayMana(ManaCost((ManaSymbol("1000000", generic=1_000_000),))),))


@rule("601.2g")
def mana_can_be_paid(now: Now, action: PlayerAction) -> bool | None:
    """Whether the player has the mana for it, None where that is not worked out. A player with no
    source of mana at all in the position is taken to have what they need."""
    x = 0
    match action:
        case PlayLand():
            return True
        case TurnFaceUp(permanent=source):
            ability = morph_of(now, source)
            cost = (ability.cost if ability is not None else None) or Cost()
        case CastSpell(card=source):
            cost, x = proposed(now, action).cost, action.x or 0
        case ActivateAbility(source=source):
            cost, x = action.ability.cost, action.x or 0
    parts = tuple(with_x(part, x) for part in cost.parts if isinstance(part, PayMana))
    if not parts or can_pay(now, action.player, NO_END):
        return True
    if now.modifications(ChangeCost) or changes_own_cost(now, source):
        return None
    payable = can_pay(now, action.player, Cost(parts))
    if payable is False and now.of(source).keywords.keys() & WHEN_USED:
        # A keyword of its own may make it cost less, or something else.
        return None
    return payable


def with_x(part: PayMana, x: int) -> PayMana:
    """The mana with the value of X put in."""
    symbols = tuple(
        ManaSymbol(str(x), generic=x) if symbol.variable else symbol for symbol in part.mana.symbols
    )
    return PayMana(ManaCost(symbols))


def changes_own_cost(now: Now, source: int) -> bool:
    """Whether something's own text makes it cost more or less, or says what mana pays for it."""
    return any(
        isinstance(effect, ChangeCost | SpendOnly)
        for ability in now.of(source).abilities
        if isinstance(ability, StaticAbility)
        for effect in ability.effects
    )
