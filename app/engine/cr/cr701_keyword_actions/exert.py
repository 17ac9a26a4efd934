"""Exert (CR 701.43)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches_if_known
from app.terms.effects import Duration
from app.terms.events import Exerted
from app.terms.instructions import KeywordAction
from app.terms.prohibitions import MayExert, StaysTapped
from app.terms.selectors import ObjectIs


@rule("701.43d")
def may_exert(play: Play, player: int, attackers: tuple[int, ...]) -> None:
    """A creature that may be exerted as it attacks is, if its controller chooses to: an optional
    cost to attack. The answer to a choice of kind `may` is yes or no."""
    permissions = play.now.modifications(MayExert)
    if not permissions:
        return
    now = play.now
    for attacker in attackers:
        if any(matches_if_known(now, may.subject, attacker, at) for may, at in permissions):
            asked = Choice(player, "may", cite(may_exert), (attacker,), (True, False))
            if play.choose(asked):
                exert(play, attacker, player)


@rule("701.43a")
def exert(play: Play, object: int, player: int) -> None:
    """What a player exerts does not untap during that player's next untap step."""
    play.happen((Exerted(object, player),), cite(exert))
    at = Viewpoint(object, player, play.game.objects[object].label)
    stay, until = StaysTapped(ObjectIs(object)), Duration.NEXT_UNTAP_STEP
    start(play, stay, at, until, frozenset({object}), until_turn_of=player)


@rule("701.43c", "keyword action", "exert")
def exert_by_effect(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Only permanents are exerted."""
    for id in () if effect.what is None else permanents(play.now, effect.what, at):
        exert(play, id, at.controller)
