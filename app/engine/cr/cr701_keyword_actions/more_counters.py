"""Actions that put counters on creatures: support, endure, blight (CR 701.41, 701.63, 701.68)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players, doer, permanents
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.terms.events import CountersPut, TokenCreated
from app.terms.instructions import KeywordAction
from app.terms.tokens import spirit


@rule("701.41a", "keyword action", "support")
def support(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Each of the creatures that it targets gets a +1/+1 counter."""
    if effect.what is None:
        raise NotModelled(effect)
    events = [
        CountersPut(id, "+1/+1", 1, at.controller) for id in permanents(play.now, effect.what, at)
    ]
    if events:
        play.happen(events, cite(support))


@rule("701.63a", "keyword action", "endure")
def endure(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The permanent's controller puts so many +1/+1 counters on it, or else creates a white Spirit
    of that size; they create it where the permanent is gone. To endure 0 does nothing (701.63b).

    The answer to a choice of kind `may` is whether the counters are put.
    """
    number = number_of(play, effect.number, at)
    found = None if effect.what is None else doer(play.now, effect.what, at)
    if found is None or not number:
        return
    player = play.now.known(found).controller
    there = found in play.now.battlefield
    asked = Choice(player, "may", cite(endure), (found,), (True, False) if there else (False,))
    if play.choose(asked):
        play.happen((CountersPut(found, "+1/+1", number, player),), cite(endure))
    else:
        play.happen((TokenCreated(player, spirit(number)),), cite(endure))


@rule("701.68a", "keyword action", "blight")
def blight(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player puts so many -1/-1 counters on a creature they control.

    The answer to a choice of kind `blight` is an object's id.
    """
    number = number_of(play, effect.number, at)
    for player in affected_players(play.now, effect.who, at):
        own = tuple(creature.id for creature in play.now.creatures(player))
        if not own or not number:
            continue
        picked = play.choose(Choice(player, "blight", cite(blight), own, own))
        assert isinstance(picked, int)
        play.happen((CountersPut(picked, "-1/-1", number, player),), cite(blight))
