"""Instructions that are followed for each target in turn (CR 608.2c)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.cr.cr609_effects.carrying_out import targeted
from app.engine.cr.cr609_effects.following import follow
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import cite, rule
from app.terms.effects import Target
from app.terms.library_effects import ForEachTarget

EACH = Target(-1)


@rule("608.2c", "effect", ForEachTarget)
def for_each_target(play: Play, effect: ForEachTarget, at: Viewpoint) -> None:
    """What is done for each target is done for one after the other, legal ones alone.

    The answer to a choice of kind `next target` is that object or player.
    """

    def this_one(part: Any) -> Any:
        return Target(0) if part == EACH else part

    effects = rewritten(effect.effects, this_one)
    left = list(targeted(effect.what, at))
    about = () if at.object is None else (at.object,)
    while left:
        next_one: Any = left[0]
        if len(left) > 1:
            asked = Choice(at.controller, "next target", cite(for_each_target), about, tuple(left))
            next_one = play.choose(asked)
        left.remove(next_one)
        seen = replace(at, targets=(next_one,), target_counts=(1,), those=(), made=True)
        follow(play, effects, seen)
