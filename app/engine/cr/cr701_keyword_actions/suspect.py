"""Suspect (CR 701.60)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr611_continuous_effects import start
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import KeywordAbility
from app.terms.changes import AddAbility
from app.terms.effects import Duration, StartChange
from app.terms.events import Designated
from app.terms.instructions import KeywordAction
from app.terms.modifications import CantBlock
from app.terms.selectors import ObjectIs

MARK = "suspected"


@rule("701.60a", "keyword action", "suspect")
def suspect(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A suspected creature has menace and can't block; being suspected again does nothing
    (701.60d)."""
    for id in permanents(play.now, effect.what, at) if effect.what is not None else ():
        if MARK in play.game.objects[id].marks:
            continue
        play.happen((Designated(id, MARK),), cite(suspect))
        it, lasting = ObjectIs(id), Duration.WHILE_SUSPECTED
        follow(play, (StartChange(it, (AddAbility(KeywordAbility("menace")),), lasting),), at)
        start(play, CantBlock(it), at, lasting, frozenset({id}))


@rule("701.60a", "keyword action", "no longer suspected")
def clear(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """What makes a creature not suspected any more takes away what it has from being so."""
    for id in permanents(play.now, effect.what, at) if effect.what is not None else ():
        suspected = play.game.objects[id]
        if MARK not in suspected.marks:
            continue
        one = frozenset({id})
        left = tuple(
            active
            for active in play.game.effects
            if active.duration is not Duration.WHILE_SUSPECTED or active.objects != one
        )
        game = play.game.with_object(suspected.but(marks=suspected.marks - {MARK}))
        play.set(game.but(effects=left))
        play.note(cite(clear), "{0} is no longer suspected", id)
