"""What untaps in an untap step: no more than effects let a player untap, and what untaps in other
players' untap steps (CR 502.3)."""

from __future__ import annotations

from app.engine.kernel.choice import Choice
from app.engine.kernel.forms import PickSome
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import is_player, matches_if_known
from app.terms.prohibitions import MostUntapped, UntapsWithOthers


def what_else_untaps(now: Now) -> list[int]:
    """The tapped permanents of other players that untap in this untap step too."""
    active = now.game.turn.active
    return [
        object.id
        for effect, at in now.modifications(UntapsWithOthers)
        if at.controller != active
        for object in now.permanents()
        if object.tapped and matches_if_known(now, effect.subject, object.id, at)
    ]


@rule("502.3")
def chosen_to_untap(play: Play, ids: list[int]) -> list[int]:
    """Where not all of them may untap, the active player picks those that do.

    The answer to a choice of kind `untap` is a tuple of object ids.
    """
    now = play.now
    active = now.game.turn.active
    for most, at in now.modifications(MostUntapped):
        if not is_player(now, most.who, active, at):
            continue
        such = tuple(id for id in ids if matches_if_known(now, most.subject, id, at))
        if len(such) <= most.number:
            continue
        because = cite(chosen_to_untap)
        form = PickSome(because, such, most.number, most.number)
        picked = play.choose(Choice(active, "untap", because, such, form=form))
        assert isinstance(picked, tuple)
        ids = [id for id in ids if id in picked or id not in such]
    return ids
