"""Overload (CR 702.96)."""

from __future__ import annotations

from typing import Any

from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import rule
from app.engine.kernel.select import NotModelled
from app.terms.effects import (
    ControllerOf,
    Effect,
    OwnerOf,
    Target,
    TargetChoice,
    Targets,
)
from app.terms.zones import Zone


@rule("702.96a")
def each_instead(
    effects: tuple[Effect, ...], targets: tuple[TargetChoice, ...]
) -> tuple[tuple[Effect, ...], tuple[TargetChoice, ...]]:
    """With its overload cost paid a spell speaks of each object where it spoke of a target, and has
    no targets. Raises NotModelled where one target is spoken of in more than one way."""
    meant: list[TargetChoice] = []
    for choice in targets:
        if choice.what is None or choice.who is not None or choice.zone is not Zone.BATTLEFIELD:
            raise NotModelled(choice)
        meant += [choice] * choice.count

    def each(part: Any) -> Any:
        if isinstance(part, ControllerOf | OwnerOf):
            raise NotModelled(part)
        if isinstance(part, Target):
            if not 0 <= part.index < len(meant):
                raise NotModelled(part)  # one of several, that is chosen later
            return meant[part.index].what
        if isinstance(part, Targets):
            return targets[part.choice].what
        return part

    return rewritten(effects, each), ()
