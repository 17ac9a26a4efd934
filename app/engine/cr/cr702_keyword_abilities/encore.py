"""Encore (CR 702.141)."""

from __future__ import annotations

from app.engine.cr.cr702_keyword_abilities.unearth import AT_END, HASTE
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.amounts import PlayerCount
from app.terms.costs import Cost, ExileCost
from app.terms.effects import Duration, Later, SacrificeIt, StartChange, StartModification
from app.terms.instructions import CopyAsToken, KeywordAction
from app.terms.modifications import AttacksIfAble
from app.terms.selectors import ThatObject, This, Those, Who
from app.terms.zones import Zone

_EFFECTS = (
    CopyAsToken(This(), PlayerCount(Who.OPPONENT)),
    StartChange(Those(), (HASTE,), Duration.PERMANENT),
    StartModification(
        AttacksIfAble(ThatObject(), Who.OPPONENT), Duration.END_OF_TURN, what=Those()
    ),
    Later(AT_END, (SacrificeIt(Those()),)),
    KeywordAction("encore"),
)


@rule("702.141a", "keyword stands for", "encore")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The card is exiled from the graveyard: for each opponent there is a token that is a copy of
    it, has haste, attacks that opponent this turn if able and is sacrificed at the next end
    step."""
    if ability.cost is None or ability.text is not None:
        return ()
    cost = Cost((*ability.cost.parts, ExileCost(This())))
    return (ActivatedAbility(cost, _EFFECTS, Zone.GRAVEYARD, sorcery_speed=True),)


@rule("702.141a", "keyword action", "encore")
def which_opponent(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Of several opponents, which one each token has to attack is not told apart here."""
    if len(play.game.opponents(at.controller)) > 1:
        play.not_applied(at.name, "which opponent each token attacks")
