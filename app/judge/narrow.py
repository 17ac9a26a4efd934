"""What the call has already said of decisions to come, put into them as they come up.

Attacks and blocks that nobody declared are none, where that is legal.
"""

from __future__ import annotations

from itertools import islice

from app.engine.cr.cr509_block_restrictions import BlockRules
from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.copying import copied
from app.engine.kernel.now import Now
from app.judge.line import Pins, is_said
from app.terms.declarations import BlockAnswer

_DECLARATIONS = ("attackers", "blockers")
# What is announced is part of the action; the order of triggers and damage have lines of their own.
_SAID_OTHERWISE = frozenset(
    {"target", "modes", "order triggers", "divide damage", "divide", "divide among"}
)
_MOST_LOOKED_AT = 500


def narrow(choice: Choice, now: Now, pins: Pins) -> Choice:
    """The choice, narrowed to what the call has said."""
    for kind, answer in pins.answers:
        if kind == "blockers" == choice.kind:
            return _only(choice, blocks_of(choice, now, answer))
        if kind == choice.kind:
            return _only(choice, answer)
    if choice.kind == "order blockers" and pins.orders:
        return next((_only(choice, o) for id, o in pins.orders if id in choice.about), choice)
    if choice.kind == "coin flip" and pins.flips:
        flip = next((option for option in choice.answers() if option in pins.flips), None)
        return choice if flip is None else _only(choice, flip)
    if pins.spoken and (said := spoken(choice, now, pins)) is not None:
        return _only(choice, said)
    if choice.kind in _DECLARATIONS:
        if choice.kind == "blockers" and pins.open_blocks:
            return choice
        nothing = choice.form.nothing() if choice.form is not None else None  # type: ignore[attr-defined]
        return choice if choice.refusals(nothing) else _only(choice, nothing)
    if choice.kind == "divide damage" and pins.divisions and choice.form is not None:
        return copied(choice, {"form": choice.form.with_pins(pins.divisions)})  # type: ignore[attr-defined]
    return choice


def spoken(choice: Choice, now: Now, pins: Pins) -> Answer | None:
    """The answer to a choice that was said with the action that asks for it; None where none of
    its options is that."""
    if choice.kind in _DECLARATIONS or choice.kind in _SAID_OTHERWISE:
        return None
    for said in reversed(pins.spoken):
        if not said.answers(choice, now.game):
            continue
        for option in islice(choice.answers(), _MOST_LOOKED_AT):
            if is_said(option, said, now.game):
                return option
    return None


def _only(choice: Choice, answer: Answer) -> Choice:
    """A choice with this answer alone; whether it is legal is still for the rules to say."""
    return copied(choice, {"options": (answer,), "form": None})


def blocks_of(choice: Choice, now: Now, answer: Answer) -> BlockAnswer:
    """The part of the blocks that the call declares which the player asked declares.

    A creature of a player who is asked for no blocks is left in, for the rules to refuse it.
    """
    if not isinstance(answer, tuple):
        return ()
    asked = now.once(BlockRules).defenders.values()
    others = {player for player in asked if player != choice.player}

    def is_theirs(blocker: int) -> bool:
        there = blocker in now.game.objects
        return not there or now.controller(blocker) not in others

    return tuple((blocker, attacker) for blocker, attacker in answer if is_theirs(blocker))
