"""Goad (CR 701.15), and detain (CR 701.35): what the creatures of others must and can't do."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.effects import Duration
from app.terms.events import PlayerRef
from app.terms.instructions import KeywordAction
from app.terms.modifications import AttacksIfAble, CantActivate, CantAttack, CantBlock, Modification
from app.terms.selectors import ObjectIs, Who


@rule("701.15a", "keyword action", "goad")
def goad(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A creature that is goaded attacks each combat if able, and another player than the one who
    goaded it if able, until that player's next turn. Goading it again changes nothing (701.15d)."""
    for id in _objects(play, effect, at):
        one = ObjectIs(id)
        elsewhere = AttacksIfAble(one, other_than=Who.YOU)
        already = any(
            active.effect == elsewhere and active.controller == at.controller
            for active in play.game.effects
        )
        if not already:
            play.note(cite(goad), "{0} is goaded by {1}", id, PlayerRef(at.controller))
            _start(play, id, at, AttacksIfAble(one), elsewhere)


@rule("701.35a", "keyword action", "detain")
def detain(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """What a player detains can't attack or block until that player's next turn, and its activated
    abilities can't be activated."""
    for id in _objects(play, effect, at):
        one = ObjectIs(id)
        _start(play, id, at, CantAttack(one), CantBlock(one), CantActivate(one))


def _objects(play: Play, effect: KeywordAction, at: Viewpoint) -> tuple[int, ...]:
    return () if effect.what is None else permanents(play.now, effect.what, at)


def _start(play: Play, id: int, at: Viewpoint, *modifications: Modification) -> None:
    for modification in modifications:
        start(play, modification, at, Duration.YOUR_NEXT_TURN, frozenset({id}))
