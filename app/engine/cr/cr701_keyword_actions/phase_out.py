"""Phasing out because of an effect (CR 702.26)."""

from __future__ import annotations

from app.engine.cr import cr502_untap_step as untap_step
from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.instructions import KeywordAction


@rule("702.26b", "keyword action", "phase out")
def phase_out(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """A permanent that phases out is treated as though it did not exist, until it phases in."""
    if effect.what is not None:
        ids = permanents(play.now, effect.what, at)
        untap_step.phase_out(play, ids, cite(phase_out))
