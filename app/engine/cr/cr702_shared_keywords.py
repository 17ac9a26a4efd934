"""Keywords that objects gain where others have them: "the same is true for …" (CR 702.1c)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr613_interaction_of_continuous_effects.shared_keywords import keywords_among
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms import instructions as ins
from app.terms.abilities import ContinuousChange
from app.terms.changes import AddAbility
from app.terms.selectors import Anything


@rule("702.1c", "effect", ins.GainWhatOthersHave)
def gain_what_others_have(play: Play, effect: ins.GainWhatOthersHave, at: Viewpoint) -> None:
    """A keyword that is named without its parameter means every ability of that name: each kind of
    protection or landwalk that one of them has is gained."""
    now = play.now
    ids = permanents(now, effect.what, at)
    found = keywords_among(now, effect.among, effect.keywords, effect.zone, at)
    gained = tuple(AddAbility(ability) for ability in found)
    if ids and gained:
        text = "{0} gains those keywords in each form in which another has them"
        play.note(cite(gain_what_others_have), text, ids[0])
        start(play, ContinuousChange(Anything(), gained), at, effect.duration, frozenset(ids))
