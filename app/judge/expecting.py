"""Expectations: whether what must come out of a call does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from app.calls import facts as fa
from app.calls.model import Expect, Mode
from app.engine.cr.cr118_mana_of_costs import ManaToPay, choices
from app.judge.asking import Answered
from app.judge.cites import cited
from app.judge.combining import endings
from app.judge.facts_now import Position, holds, is_about_position
from app.judge.line import Line
from app.judge.session import Session
from app.rulebook.renumbering import number_then
from app.terms.mana import ManaCost


@dataclass(frozen=True, slots=True)
class Failure:
    """An expectation that was not met: its line, its words, and what came out instead."""

    line: int
    expected: str
    got: str


class Expecting:
    """Expectations of one call. `complete` is worked out by the caller once all is known."""

    def __init__(self, session: Session, complete: bool) -> None:
        self.session = session
        self.complete = complete

    def check(self, expect: Expect, answered: Answered | None) -> Failure | None:
        """The failure, or None where the expectation is met."""
        illegal = self.session.stopped
        if illegal is not None and answered is None:
            return self._after_illegal(expect)
        got = self._positions(expect, answered)
        return None if got is None else Failure(expect.line, expect.text, got)

    def _after_illegal(self, expect: Expect) -> Failure | None:
        stopped = self.session.stopped
        assert stopped is not None
        for fact in expect.facts:
            if fact is fa.Plain.ILLEGAL:
                continue
            if isinstance(fact, fa.Cites) and any(
                fact.rule.covers(str(reason.because)) for reason in stopped.reasons
            ):
                continue
            return Failure(
                expect.line, expect.text, f"the call stopped at `{stopped.what}`: illegal"
            )
        return None

    def _positions(self, expect: Expect, answered: Answered | None) -> str | None:
        about_answer = [f for f in expect.facts if not is_about_position(f)]
        for fact in about_answer:
            wrong = self._answer(fact, answered, expect.mode)
            if wrong is not None and expect.mode is not Mode.IMPOSSIBLE:
                return wrong
            if wrong is None and expect.mode is Mode.IMPOSSIBLE:
                return "it is so"
        facts = tuple(fact for fact in expect.facts if is_about_position(fact))
        if not facts:
            return None
        lines = self._lines(answered, facts)
        if answered is None and expect.mode is not Mode.EVERY:
            lines = [*lines, *self._decided()]
        if not lines:
            return "play does not get there"
        verdicts = [self._all(line, facts) for line in lines]
        if expect.mode is Mode.EVERY:
            return next((got for right, got in verdicts if not right), None)
        if expect.mode is Mode.POSSIBLE:
            right = any(right for right, _ in verdicts)
            return None if right else "; ".join(dict.fromkeys(got for _, got in verdicts))
        return next((got for right, got in verdicts if right), None)

    def _decided(self) -> list[Line]:
        """What each answer to the decisions that are open leads to."""
        session = self.session
        if all(line.open is None for line in session.lines):
            return []
        trial = replace(session, lines=list(session.lines), left_out=[], not_taken=[])
        trial.decide_open()
        return trial.lines

    def _all(self, line: Line, facts: tuple[fa.Fact, ...]) -> tuple[bool, str]:
        position = self.position(line)
        said: list[str] = []
        for fact in facts:
            right, got = holds(position, fact)
            said.append(got)
            if not right:
                return False, got
        return True, "; ".join(said)

    def position(self, line: Line) -> Position:
        """A line's position, for reading facts off it."""
        session = self.session
        at = line.as_paused()
        return Position(at, session.now(at), session.table, session.cards.keyword)

    def _lines(self, answered: Answered | None, facts: tuple[fa.Fact, ...]) -> list[Line]:
        if answered is None:
            return self.session.lines
        if answered.outcomes is None:
            return answered.lines
        return list(endings(self, answered, facts))

    # -- facts about the answer ------------------------------------------------------------------

    def _answer(self, fact: fa.Fact, answered: Answered | None, mode: Mode) -> str | None:
        """None where the fact about the answer is right, else what came out. Where lines of play
        differ it has to be right in all, or, by the mode, in one."""
        match fact:
            case fa.Plain.YES | fa.Plain.NO:
                return wrong_answer(fact, answered, mode is not Mode.EVERY)
            case fa.Plain.ILLEGAL:
                return "it is legal"
            case fa.Plain.COMPLETE:
                return None if self.complete else "incomplete"
            case fa.Plain.INCOMPLETE:
                return "complete" if self.complete else None
            case fa.Plain.GAME_DRAWN:
                drawn = all(line.game.draw for line in self._lines(answered, ()))
                return None if drawn else "the game is no draw"
            case fa.Cites(rule):
                edition = self.session.call.rules
                cites = {number_then(one, edition) for one in cited(self.session, answered)}
                if any(rule.covers(number) for number in cites):
                    return None
                return "cited: " + (", ".join(sorted(cites)) or "nothing")
            case fa.CostIs(cost):
                return wrong_cost(cost, answered, mode is not Mode.EVERY)
            case _:
                wrong = _WRONG.get(type(fact))
                return wrong(fact, answered) if wrong else "this can't be answered yet"


def wrong_answer(fact: fa.Plain, answered: Answered | None, in_one: bool = False) -> str | None:
    """None where the answer yes or no is this in every line of play (or in one), else what came
    out."""
    answers = answered.answers if answered is not None else ()
    if not answers:
        return "nothing was asked that has the answer yes or no"
    if in_one and fact.value in answers:
        return None
    return next((answer for answer in answers if answer != fact.value), None)


def wrong_types(fact: fa.Produces, answered: Answered | None) -> str | None:
    """None where just these types could be produced in every line of play."""
    found = answered.produces if answered is not None else ()
    if not found:
        return "this can't be answered yet"
    wrong = [each for each in found if set(each) != set(fact.types)]
    return "; ".join("produces " + (" ".join(each) or "nothing") for each in wrong) or None


def wrong_mana(fact: fa.Adds, answered: Answered | None) -> str | None:
    """None where one way to tap adds just this in every line of play; what can't be tapped adds
    nothing."""
    found = answered.adds if answered is not None else ()
    if not found:
        return "this can't be answered yet"
    found = tuple(each or ((),) for each in found)
    wrong = [each for each in found if all(sorted(way) != sorted(fact.mana) for way in each)]
    told = ["adds " + (" or ".join("".join(way) or "nothing" for way in each)) for each in wrong]
    return "; ".join(told) or None


def wrong_value(fact: fa.ValueIs, answered: Answered | None) -> str | None:
    """None where the mana value is this in every line of play, else what came out."""
    values = answered.values if answered is not None else ()
    if not values:
        return "no mana value was asked for"
    return next((str(value) for value in values if not fact.value.meets(value)), None)


def wrong_row(fact: fa.RowIs, answered: Answered | None) -> str | None:
    """None where every row of that kind has the answer, else what came out."""
    rows = [row for row in (answered.rows if answered else ()) if row.row == fact.row.value]
    if not rows:
        return "no such row: nothing was asked as `A vs B`"
    # What A can do at all decides, where it can do any of it.
    rows = [row for row in rows if row.matters] or rows
    wrong = [row for row in rows if row.answer != fact.answer.value]
    return "; ".join(f"{row.what}: {row.answer}" for row in wrong) or None


def wrong_cost(wanted: ManaCost, answered: Answered | None, in_one: bool) -> str | None:
    """None where that is what it costs, in whatever order its symbols stand, else what came out.
    Costs are compared by all that can be announced for their parted symbols."""
    costs = answered.all_costs() if answered is not None else ()
    if not costs:
        return "cost None"
    found = {spelt for cost in costs for spelt in _announced(cost)}
    meant = _announced(wanted)
    right = bool(found & meant) if in_one else found == meant
    return None if right else "cost " + " or ".join(map(str, costs))


def _announced(cost: ManaCost) -> set[tuple[int, tuple[str, ...], int]]:
    """Every way to pay it in plain symbols."""
    ways = choices(ManaToPay().plus(_no_x(cost)), hybrid=True)
    return {(way.generic, tuple(sorted(s.text for s in way.symbols)), way.life) for way in ways}


def _no_x(cost: ManaCost) -> ManaCost:
    """X that no value is known for counts as a symbol of its own."""
    return ManaCost(tuple(replace(s, variable=False) for s in cost.symbols))


_WRONG: dict[type, Callable[[Any, Answered | None], str | None]] = {
    fa.RowIs: wrong_row,
    fa.ValueIs: wrong_value,
    fa.Produces: wrong_types,
    fa.Adds: wrong_mana,
}
