"""Extort (CR 702.101)."""

from __future__ import annotations

from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.costs import Cost, PayMana
from app.terms.effects import MayPay
from app.terms.events import LifeGain, LifeLoss
from app.terms.instructions import KeywordAction
from app.terms.mana import ManaCost, ManaSymbol, ManaType
from app.terms.selectors import IsStatus, Status, Who

_WHITE_OR_BLACK = ManaSymbol("W/B", (ManaType.WHITE, ManaType.BLACK))
_COST = Cost((PayMana(ManaCost((_WHITE_OR_BLACK,))),))


@rule("702.101a", "keyword stands for", "extort")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As its controller casts a spell they may pay {W/B}, and each opponent then loses life."""
    cast = Trigger(EventKind.CAST, IsStatus(Status.SPELL), player=Who.YOU)
    return (TriggeredAbility(cast, (MayPay(_COST, (KeywordAction("extort"),)),)),)


@rule("702.101a", "keyword action", "extort")
def extort(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Each opponent loses 1 life, and the player gains as much as was lost in all."""
    losses = tuple(LifeLoss(player, 1) for player in play.game.opponents(at.controller))
    happened = play.happen(losses, cite(extort))
    lost = sum(event.amount for event in happened if isinstance(event, LifeLoss))
    if lost:
        play.happen((LifeGain(at.controller, lost, at.object),), cite(extort))
