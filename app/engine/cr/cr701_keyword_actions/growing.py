"""Actions that put +1/+1 counters on creatures (CR 701.37, 701.39, 701.46, 701.34)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.amounts import ValueOfX
from app.terms.events import CountersPut, Designated, PlayerRef
from app.terms.instructions import KeywordAction

PLUS_ONE = "+1/+1"


@rule("701.37a", "keyword action", "monstrosity")
def monstrosity(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A permanent that is not monstrous gets so many +1/+1 counters and becomes monstrous."""
    id = at.object
    if id is None or id not in play.now.battlefield:
        return
    if "monstrous" in play.game.objects[id].marks:
        play.note(cite(monstrosity), "{0} is monstrous already", id, negative=True)
        return
    count = number_of(play, effect.number, at)
    put = (CountersPut(id, PLUS_ONE, count, at.controller),) if count else ()
    if effect.number == ValueOfX():  # X is that in its other abilities too (701.37c)
        play.set(play.game.with_object(play.game.objects[id].but(x=count)))
    play.happen((*put, Designated(id, "monstrous")), cite(monstrosity))


@rule("701.46a", "keyword action", "adapt")
def adapt(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A permanent without +1/+1 counters gets so many."""
    id = at.object
    if id is None or id not in play.now.battlefield:
        return
    if play.game.objects[id].count(PLUS_ONE):
        play.note(cite(adapt), "{0} has a +1/+1 counter already", id, negative=True)
        return
    count = number_of(play, effect.number, at)
    if count:
        play.happen((CountersPut(id, PLUS_ONE, count, at.controller),), cite(adapt))


@rule("701.39a", "keyword action", "bolster")
def bolster(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """Of the player's creatures one of those with the least toughness, of their choice, gets so
    many +1/+1 counters.

    The answer to a choice of kind `bolster` is an object's id.
    """
    now = play.now
    count = number_of(play, effect.number, at)
    own = [creature.id for creature in now.creatures(at.controller)]
    if not own or not count:
        return
    least = min(now.toughness(id) for id in own)
    weakest = tuple(id for id in own if now.toughness(id) == least)
    picked = play.choose(Choice(at.controller, "bolster", cite(bolster), weakest, weakest))
    assert isinstance(picked, int)
    play.happen((CountersPut(picked, PLUS_ONE, count, at.controller),), cite(bolster))


@rule("701.34a", "keyword action", "proliferate")
def proliferate(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The player chooses any number of permanents and players that have counters; each gets one
    more of every kind that it has.

    The answer to a choice of kind `proliferate` is a tuple of object ids and players.
    """
    for _ in range(number_of(play, effect.number, at)):
        for player in affected_players(play.now, effect.who, at):
            _once(play, player)


def _once(play: Play, player: int) -> None:
    game = play.game
    candidates: list[Answer] = [id for id in play.now.battlefield if game.objects[id].counters]
    candidates += [PlayerRef(p) for p in game.turn_order() if game.players[p].counters]
    if not candidates:
        return
    form = PickSome(cite(proliferate), tuple(candidates), 0, len(candidates))
    picked = play.choose(Choice(player, "proliferate", cite(proliferate), form=form))
    assert isinstance(picked, tuple)
    more = [
        CountersPut(on, group.kind, 1, player)
        for on in picked
        for group in (
            game.players[on.player] if isinstance(on, PlayerRef) else game.objects[on]
        ).counters
    ]
    if more:
        play.happen(more, cite(proliferate))
