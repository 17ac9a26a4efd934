"""Explaining: an answered question becomes a Ruling."""

from __future__ import annotations

from dataclasses import replace

from app.calls import questions as qu
from app.judge.asking import Answered
from app.judge.cites import cited
from app.judge.coverage import not_taken
from app.judge.divisions import divisions_of
from app.judge.fates import count_of, fates_of, players_of, views_of
from app.judge.line import Line
from app.judge.missing import missing_facts
from app.judge.pools import pools_of
from app.judge.problem import Illegal
from app.judge.ruling import MissingFact, NotTaken, Reason, Refusal, Ruling
from app.judge.sentences import Sentences, capital
from app.judge.session import Session
from app.judge.standing import stands
from app.judge.tables import tables_of
from app.judge.telling import steps_of
from app.judge.timing import timing_of
from app.judge.verdict import verdict_of

_MOST_OUTCOMES = 24


def explain(session: Session, answered: Answered, question: str) -> Ruling:
    """The ruling on one question."""
    sentences = Sentences(session.table)
    lines = answered.lines or session.lines
    shown = main_line(answered, session)
    left = not_taken(session, lines) + answered.unknown
    left_out = [*session.left_out, *answered.left_out]
    complete = not left and not left_out and bool(answered.lines)
    notes = [NotTaken("the search", text, "it was cut short") for text in left_out]
    refusals = refusals_of(session, answered, sentences)
    missing = missing_facts(session, lines)
    ruling = Ruling(
        question=question,
        verdict=_with_missing(verdict_of(session, answered, shown), missing),
        answer=_answer(answered),
        refusals=refusals,
        versus=answered.rows,
        description=answered.description,
        reasons=reasons_of(session, answered, sentences),
        costs=answered.ledgers,
        payment=answered.payment,
        taps=answered.taps,
        produced=answered.produced,
        not_taken=tuple(dict.fromkeys(left + notes)),
        missing=missing,
        cites=tuple(sorted(cited(session, answered))),
        complete=complete,
        edition=session.call.rules.name,
        rules_date=session.call.rules.date.isoformat(),
        cards_source=session.cards.source,
    )
    if shown is None:
        return ruling
    return with_course(session, answered, ruling, shown, sentences)


def _with_missing(verdict: str, missing: tuple[MissingFact, ...]) -> str:
    """The verdict; where a fact is missing that is asked first, and nothing claimed without it."""
    if not missing:
        return verdict
    asked = " ".join(fact.question for fact in missing)
    if all(notation == "entered last" for fact in missing for _, notation in fact.answers):
        return f"It depends on which entered last. {asked} {verdict}"
    return f"That can't be told yet. {asked} Taken as 0, it comes out like this: {verdict}"


def with_course(
    session: Session, answered: Answered, ruling: Ruling, shown: Line, sentences: Sentences
) -> Ruling:
    """The ruling with the course of play: steps, tables, fates, outcomes, divisions."""
    entries = list(shown.entries())
    happens = answered.ask is None or isinstance(answered.ask.question, qu.WhatHappens)
    views = views_of(session, answered, _MOST_OUTCOMES) if happens else ()
    count = count_of(session, answered.outcomes) if answered.outcomes is not None else 1
    return replace(
        ruling,
        players=players_of(session, shown) if _moves(answered) else (),
        fates=fates_of(session, shown, sentences) if happens else (),
        tables=tables_of(session, entries, sentences) if happens else (),
        steps=steps_of(entries, sentences),
        outcomes=views,
        outcome_count=count,
        divisions=divisions_of(session, answered, shown, sentences) if happens else (),
        timing=timing_of(session, answered) if happens and _as_today(session) else (),
        pools=pools_of(session, shown.game),
        stands=stands(session, session.lines[0]) if session.lines else None,
    )


def _moves(answered: Answered) -> bool:
    """Whether the answer is about play, not about what something is or may do."""
    still = (
        qu.CostOf,
        qu.Describe,
        qu.PayFor,
        qu.ManaValueOf,
        qu.Versus,
        qu.CouldProduce,
        qu.WaysToTap,
        qu.IsManaAbility,
    )
    return answered.ask is None or not isinstance(answered.ask.question, still)


def main_line(answered: Answered, session: Session) -> Line | None:
    """The line of play that the ruling tells in full: the one in which damage is divided as most
    players would (lethal damage for each creature in turn, the rest to the player), else the first.
    """
    if answered.outcomes is not None and answered.outcomes.base is not None:
        return answered.outcomes.base
    lines = answered.lines or session.lines
    usual = (line for line in lines if _is_usual(line))
    return next(usual, lines[0] if lines else None)


def _is_usual(line: Line) -> bool:
    divided = [(choice, answer) for choice, answer in line.choices if choice.form is not None]
    return all(choice.form is None or answer == choice.form.default() for choice, answer in divided)


def _answer(answered: Answered) -> str | None:
    if not answered.answers:
        return None
    kinds = set(answered.answers)
    return kinds.pop() if len(kinds) == 1 else "it depends"


def reasons_of(session: Session, answered: Answered, sentences: Sentences) -> tuple[Reason, ...]:
    """Why the answer is what it is, where nothing is refused."""
    if "no" in answered.answers:
        return ()
    told = (_reason(session, reason, sentences) for reason in answered.reasons)
    return tuple(dict.fromkeys(told))


def refusals_of(session: Session, answered: Answered, sentences: Sentences) -> tuple[Refusal, ...]:
    """What was refused, with all reasons."""
    if "no" not in answered.answers or answered.ask is None:
        return ()
    reasons = tuple(_reason(session, reason, sentences) for reason in answered.reasons)
    return (Refusal(answered.ask.text.lstrip("? "), reasons),)


def _reason(session: Session, reason: object, sentences: Sentences) -> Reason:
    from app.engine.kernel.reason import Reason as EngineReason

    assert isinstance(reason, EngineReason)
    game = (session.lines or [session.start])[0].game
    return Reason(sentences.reason(reason, game), (str(reason.because),))


def explain_illegal(session: Session, stopped: Illegal) -> Ruling:
    """The ruling on a call that an illegal action has stopped."""
    sentences = Sentences(session.table)
    reasons = tuple(_reason(session, reason, sentences) for reason in stopped.reasons)
    what = stopped.what.lstrip("> ")
    first = reasons[0].text if reasons else "The rules do not allow it."
    left = not_taken(session, session.lines)
    return Ruling(
        question=what,
        verdict=capital(f"not legal: {what}. {first}"),
        answer="no",
        illegal=True,
        refusals=(Refusal(what, reasons),),
        not_taken=tuple(left),
        steps=steps_of(session.lines[0].entries(), sentences) if session.lines else (),
        cites=tuple(sorted(cited(session, None))),
        complete=not left and not session.left_out,
        edition=session.call.rules.name,
        rules_date=session.call.rules.date.isoformat(),
        cards_source=session.cards.source,
    )


def _as_today(session: Session) -> bool:
    """Whether combat damage is dealt as it is assigned, which advice on timing rests on."""
    return not session.explorer.rules.all("combat damage on the stack")
