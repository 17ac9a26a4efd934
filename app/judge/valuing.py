"""`value A`: the mana value of an object or a card, and why it is that."""

from __future__ import annotations

from app.calls import questions as qu
from app.calls.model import Ask
from app.engine.cr.cr202_mana_cost_and_color import is_unknown, mana_value
from app.judge.answered import Answered
from app.judge.asked_about import asked_about
from app.judge.problem import NotModelledYet
from app.judge.sentences import Sentences
from app.judge.session import Session


def value_of(session: Session, asked: qu.ManaValueOf, ask: Ask) -> Answered:
    """The mana value in each line of play."""
    answered = Answered(ask, session.lines)
    told: list[str] = []
    values: list[int] = []
    for line in session.lines:
        now, id = asked_about(session, line, asked.object)
        if is_unknown(now, id):
            raise NotModelledYet("the mana value of a melded permanent")
        value, reason = mana_value(now, id)
        why = Sentences(session.table).reason(reason, now.game)
        values.append(value)
        told.append(f"The mana value of {asked.object} is {value}. {why}")
        answered.cites = (*answered.cites, reason.because)
    answered.values = tuple(values)
    answered.text = " Or: ".join(dict.fromkeys(told))
    return answered
