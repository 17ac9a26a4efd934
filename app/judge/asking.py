"""What is asked of a call: each `?` line, answered from the session without moving it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.calls import actions as ac
from app.calls import questions as qu
from app.calls.model import Ask, Do
from app.engine.kernel.reason import Reason
from app.judge import stops
from app.judge.acting import Acting
from app.judge.answered import Answered as Answered
from app.judge.answers import answer_for
from app.judge.costs import cost_of_declaration
from app.judge.costs_of_actions import cost_of_action
from app.judge.declaring import Check, checks
from app.judge.describing import describe
from app.judge.doing import do
from app.judge.doing_actions import possible
from app.judge.explore import Stop
from app.judge.factors import outcomes
from app.judge.line import Line
from app.judge.paying_for import pay_for
from app.judge.problem import CallProblem, Illegal, NotModelledYet
from app.judge.producing import produce
from app.judge.ruling import NotTaken
from app.judge.session import Session
from app.judge.tapping import ways_to_tap
from app.judge.valuing import value_of
from app.judge.versus import versus
from app.judge.whether_mana_ability import whether_mana_ability


def ask(session: Session, question: Ask) -> Answered:
    """Answer one question about where the session stands."""
    handler = _ASK.get(type(question.question))
    if handler is None:
        raise NotModelledYet(question.text or type(question.question).__name__)
    return handler(session, question.question, question)


def what_happens(session: Session, asked: qu.WhatHappens, ask: Ask | None) -> Answered:
    """All that follows with no more player actions, every open decision explored."""
    lines = session.lines
    if asked.any_blocks:
        lines = [line.but(pins=line.pins.but(open_blocks=True)) for line in lines]
    stop = _stop(session, asked)
    found = outcomes(session, lines, stop)
    return Answered(ask, found.lines, found, left_out=list(found.left_out), stop=stop)


def _stop(session: Session, asked: qu.WhatHappens) -> Callable[[Line], Stop]:
    def stop(line: Line) -> Stop:
        if asked.until is None:
            return stops.end_of_what_happens(line.game)
        player = session.table.player(asked.until.player) if asked.until.player else None
        return stops.step_begun(line.game, asked.until.step, player)

    return stop


def _can(session: Session, asked: qu.Can, ask: Ask) -> Answered:
    action = asked.action
    before = session.lines
    if isinstance(action, ac.Attack | ac.Block):
        return _declaration(session, ask, list(checks(session, action, asked.player)))
    if isinstance(action, Acting):
        return _possible(session, ask, Do(action, asked.player, ask.line, ask.text))
    if isinstance(action, ac.Choose):
        return _choosable(session, ask, action)
    if not isinstance(action, ac.Assign):
        raise NotModelledYet(ask.text)
    answers: list[str] = []
    reasons: list[Reason] = []
    for line in before:
        trial = Session(
            session.call, session.cards, session.table, session.explorer, [line], session.start
        )
        trial.goal = session.goal
        try:
            do(trial, Do(action, asked.player, ask.line, ask.text))
            answers.append("yes")
            reasons += trial.said
        except Illegal as refused:
            answers.append("no")
            reasons += refused.reasons
    return Answered(ask, before, answers=tuple(answers), reasons=tuple(dict.fromkeys(reasons)))


def _choosable(session: Session, ask: Ask, action: ac.Choose) -> Answered:
    """Whether the decision now waiting may be answered so."""
    answers: list[str] = []
    reasons: list[Reason] = []
    waiting = [line.open for line in session.lines if line.open is not None]
    if not waiting:
        raise CallProblem("no decision is waiting that could be answered", ask.line)
    for line in session.lines:
        if line.open is None:
            continue
        try:
            refused = line.open.refusals(answer_for(session, line, line.open, action))
        except CallProblem:
            refused = (Reason(line.open.because, "that is not one of the options"),)
        answers.append("no" if refused else "yes")
        reasons += refused
    cites = tuple(dict.fromkeys(choice.because for choice in waiting))
    said = tuple(dict.fromkeys(reasons))
    return Answered(ask, session.lines, answers=tuple(answers), reasons=said, cites=cites)


def _possible(session: Session, ask: Ask, line: Do) -> Answered:
    trial = replace(session, lines=list(session.lines), left_out=[], not_taken=[])
    trial.decide_open()
    found = possible(trial, line.action, line)  # type: ignore[arg-type]
    return Answered(
        ask,
        session.lines,
        answers=tuple(answer for each in found for answer in each.answers),
        reasons=tuple(dict.fromkeys(reason for each in found for reason in each.reasons)),
        unknown=[unknown for each in found for unknown in each.unknown],
        cites=tuple(dict.fromkeys(cite for each in found for cite in each.cites)),
    )


def _declaration(session: Session, ask: Ask, checked: list[Check]) -> Answered:
    answers: list[str] = []
    reasons: list[Reason] = []
    unknown: list[NotTaken] = []
    for check in checked:
        answers.append("no" if check.refusals else "yes")
        reasons += check.refusals or check.said
        unknown += check.unknown
    return Answered(
        ask,
        session.lines,
        answers=tuple(answers),
        reasons=tuple(dict.fromkeys(reasons)),
        unknown=unknown,
    )


def _cost(session: Session, asked: qu.CostOf, ask: Ask) -> Answered:
    action = asked.action
    if isinstance(action, Acting):
        return cost_of_action(session, Do(action, asked.player, ask.line, ask.text), ask)
    if not isinstance(action, ac.Attack | ac.Block):
        raise NotModelledYet(ask.text)
    cost, lines, cites, unknown = cost_of_declaration(session, action)
    return Answered(ask, session.lines, cost=cost, cost_lines=lines, cites=cites, unknown=unknown)


def _pay(session: Session, asked: qu.PayFor, ask: Ask) -> Answered:
    if not isinstance(asked.action, Acting):
        raise NotModelledYet(ask.text)
    return pay_for(session, Do(asked.action, asked.player, ask.line, ask.text), ask)


def _choices(session: Session, asked: qu.Choices, ask: Ask) -> Answered:
    waiting = [line.open for line in session.lines if line.open is not None]
    if not waiting:
        return Answered(ask, session.lines, text="No decision is waiting.")
    return Answered(ask, session.lines, cites=tuple(choice.because for choice in waiting))


_ASK: dict[type, Callable[[Session, Any, Ask], Answered]] = {
    qu.WhatHappens: what_happens,
    qu.Can: _can,
    qu.CostOf: _cost,
    qu.PayFor: _pay,
    qu.Choices: _choices,
    qu.ManaValueOf: value_of,
    qu.Versus: versus,
    qu.Describe: describe,
    qu.CouldProduce: produce,
    qu.WaysToTap: ways_to_tap,
    qu.IsManaAbility: whether_mana_ability,
}
