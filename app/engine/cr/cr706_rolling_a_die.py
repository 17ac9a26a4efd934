"""Rolling a die (CR 706)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import affected_players
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.events import ActionDone
from app.terms.instructions import KeywordAction

SIDES = {"roll a d20": 20, "roll a d12": 12, "roll a d6": 6}


@rule("706.1", "keyword action", "roll a d20")
def roll_twenty(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A die with twenty sides comes up with one of its numbers, each as likely as any other."""
    roll(play, effect, at)


@rule("706.1a", "keyword action", "roll a d6")
def roll_six(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A die is told by how many sides it has."""
    roll(play, effect, at)


@rule("706.2")
def roll(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """What comes up is the result, where nothing modifies it; every result is looked at.

    The answer to a choice of kind `die roll` is the number that comes up.
    """
    about = () if at.object is None else (at.object,)
    for player in affected_players(play.now, effect.who, at):
        options = tuple(range(1, SIDES[effect.name] + 1))
        play.choose(Choice(player, "die roll", cite(roll), about, options))
        play.happen((ActionDone(player, "roll a die"),), cite(roll))
