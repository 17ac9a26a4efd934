"""Whether a division of combat damage that the judge names is legal in the damage step to come."""

from __future__ import annotations

from typing import Any

from app.engine.cr.cr702_keyword_abilities.trample import is_trample
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.judge.line import DivisionPin, Line, Pins
from app.judge.narrow import narrow
from app.judge.problem import Illegal
from app.judge.session import Session
from app.judge.stops import end_of_what_happens
from app.terms.cite import Rule
from app.terms.events import PlayerRef


class _Met(Exception):
    """The decision in which the creature's damage is divided."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.kind)
        self.choice = choice


def check_division(
    session: Session, line: Line, pin: DivisionPin, what: str, player: str | None = None
) -> list[Reason]:
    """Look ahead to the damage step in which this creature assigns damage next. `player`: who the
    call says divides it.

    Returns why the division is legal; raises Illegal with all reasons where it can't be, whatever
    else is assigned in that step.
    """
    choice = _next_division(session, line, pin[0])
    if choice is None:
        text = "{0} assigns no combat damage in a step that is to come"
        raise Illegal(what, (Reason(Rule("510.1"), text, (pin[0],)),))
    form: Any = choice.form
    if player is not None and session.table.player(player) != choice.player:
        text = "{0}'s damage is for {1} to divide, not for {2}"
        whose = (PlayerRef(choice.player), PlayerRef(session.table.player(player)))
        raise Illegal(what, (Reason(choice.because, text, (pin[0], *whose)),))
    refused = form.refusals_of_pins(line.pins.divisions)
    if refused:
        raise Illegal(what, (*refused, *_what_is_legal(session, line, form, pin[0])))
    return _why_legal(choice, pin)


def _what_is_legal(session: Session, line: Line, form: Any, source: int) -> tuple[Reason, ...]:
    """Beside what is wrong with a division: what the creature does assign, and to whom."""
    own = next((each for each in form.sources if each.id == source), None)
    if own is None:
        return ()
    among = session.table.listed(line.game, own.modes[0].recipients)
    text = "{0} assigns its {1} damage among these: {2}"
    return (Reason(own.modes[0].because, text, (source, str(own.amount), among)),)


def _next_division(session: Session, line: Line, source: int) -> Choice | None:
    def spy(choice: Choice, now: Now, pins: Pins) -> Choice:
        form: Any = choice.form
        if choice.kind == "divide damage" and form is not None:
            silent = [id for id, _ in form.silent]
            if source in silent or any(each.id == source for each in form.sources):
                raise _Met(choice)
        return narrow(choice, now, pins)

    if line.open is not None:
        try:
            spy(line.open, session.now(line), line.pins)
        except _Met as met:
            return met.choice
    looking = session.explorer.looking(spy)
    try:
        looking.to(line, end_of_what_happens(line.game))
    except _Met as met:
        return met.choice
    return None


def _why_legal(choice: Choice, pin: DivisionPin) -> list[Reason]:
    form: Any = choice.form
    source = next((each for each in form.sources if each.id == pin[0]), None)
    found = [
        Reason(
            choice.because, "{0}'s damage is {1}'s to divide", (pin[0], PlayerRef(choice.player))
        )
    ]
    if source is None:
        return found
    for mode in source.modes_for(pin[1])[:1]:
        found.append(Reason(mode.because, "{0} may assign its damage so", (pin[0],)))
        for gate in mode.gates:
            given = dict(pin[1])
            if given.get(gate.recipient) and is_trample(gate):
                text = "lethal damage is assigned to all creatures that block {0}"
                found.append(Reason(gate.because, text, (pin[0],)))
                if source.deathtouch and all(need.deadly for need in gate.needs):
                    text = "1 damage from {0} is lethal: it has deathtouch"
                    found.append(Reason(Rule("702.2c"), text, (pin[0],)))
    return found
