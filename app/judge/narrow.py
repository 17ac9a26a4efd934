"""What the call has already said of decisions to come, put into them as they come up.

Attacks and blocks that nobody declared are none, where that is legal.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.now import Now
from app.judge.line import Pins

_DECLARATIONS = ("attackers", "blockers")


def narrow(choice: Choice, now: Now, pins: Pins) -> Choice:
    """The choice, narrowed to what the call has said."""
    for kind, answer in pins.answers:
        if kind == choice.kind and _is_for(choice, answer, now):
            return _only(choice, answer)
    if choice.kind in _DECLARATIONS:
        if choice.kind == "blockers" and pins.open_blocks:
            return choice
        nothing = choice.form.nothing() if choice.form is not None else None  # type: ignore[attr-defined]
        return choice if choice.refusals(nothing) else _only(choice, nothing)
    if choice.kind == "divide damage" and pins.divisions and choice.form is not None:
        return replace(choice, form=choice.form.with_pins(pins.divisions))  # type: ignore[attr-defined]
    return choice


def _only(choice: Choice, answer: Answer) -> Choice:
    """A choice with this answer alone; whether it is legal is still for the rules to say."""
    return replace(choice, options=(answer,), form=None)


def _is_for(choice: Choice, answer: Answer, now: Now) -> bool:
    """Whether blocks that the call declares are those of the player who is asked."""
    if choice.kind != "blockers":
        return True
    return any(now.controller(blocker) == choice.player for blocker, _ in answer)  # type: ignore[attr-defined]
