"""What is done in a call: each `>` line carries the session's lines of play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.calls import actions as ac
from app.calls.model import Do
from app.engine.cr.cr117_timing_and_priority import one_passes
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Game, Progress
from app.engine.kernel.reason import Reason
from app.engine.kernel.turn import Turn
from app.judge import stops
from app.judge.answers import (
    YES,
    answer_for,
    attack_answer,
    block_answer,
    in_order,
    names_what_is_settled,
    says_yes_or_no,
    shares,
    those_that_chose,
    why_not_attack,
    why_not_block,
)
from app.judge.assigning import check_division
from app.judge.doing_actions import act
from app.judge.line import Line
from app.judge.problem import CallProblem, Illegal, NotModelledYet
from app.judge.session import Session, open_choice
from app.judge.supposing import suppose
from app.terms.cite import Rule
from app.terms.steps import STEP_ORDER, Phase, Step


def do(session: Session, line: Do) -> None:
    """Carry out one `>` line on every line of play.

    Raises Illegal where the rules do not allow it, CallProblem where it makes no sense there, and
    NotModelledYet where the engine has no rules for it.
    """
    handler = _DO.get(type(line.action))
    if handler is None:
        raise NotModelledYet(line.text or type(line.action).__name__)
    handler(session, line.action, line)
    session.forked = session.forked and isinstance(line.action, ac.Suppose)


def _attack(session: Session, action: ac.Attack, line: Do) -> None:
    session.decide_open()
    before_attacks(session)
    answers = [attack_answer(session, at, action) for at in session.lines]
    for at, answer in zip(session.lines, answers, strict=True):
        refused = why_not_attack(session, at, answer, line.player)
        if refused:
            raise Illegal(line.text, refused)
    _declare(session, "attackers", answers, Step.DECLARE_ATTACKERS, line)


def _block(session: Session, action: ac.Block, line: Do) -> None:
    session.decide_open()
    before_blocks(session)
    answers = [block_answer(session, at, action) for at in session.lines]
    for at, answer in zip(session.lines, answers, strict=True):
        refused = why_not_block(session, at, answer, line.player)
        if refused:
            raise Illegal(line.text, refused)
    _declare(session, "blockers", answers, Step.DECLARE_BLOCKERS, line)


def before_attacks(session: Session) -> None:
    """Play on to where attackers are declared."""
    _to_declaration(session, Step.DECLARE_ATTACKERS, Rule("508.1"), "attackers")


def before_blocks(session: Session) -> None:
    """Play on to where blockers are declared."""
    _to_declaration(session, Step.DECLARE_BLOCKERS, Rule("509.1"), "blockers")


def _to_declaration(session: Session, step: Step, because: Rule, what: str) -> None:
    """To the declaration of a step. A call that starts in that step with nothing declared yet
    declares there. Illegal once that step's declaration is over."""
    opened: list[Line] = []
    for at in session.lines:
        turn = at.game.turn
        if turn.step is step and not _declared(at, step):
            turn = turn.but(progress=Progress.BEGIN)
            opened.append(at.but(game=at.game.but(turn=turn)))
            continue
        again = _comes_again(turn, step)
        if STEP_ORDER.index(turn.step) >= STEP_ORDER.index(step) and not again:
            text = "{0} are declared once, as the {1} step begins; now it is the {2} step"
            told = (what, step.value, turn.step.value)
            raise Illegal(f"declare {what} now", (Reason(because, text, told),))
        opened.append(at)
    start = (opened[0].game if opened else session.start.game).turn
    last = (start.number, start.part + _comes_again(start, step), STEP_ORDER.index(step))

    def stop(game: Any) -> bool:
        if stops.place(game) > last:
            raise Illegal(
                f"go to the {step.value} step",
                (Reason(Rule("508.8"), "the step is skipped: nothing is attacking"),),
            )
        return stops.before(step)(game)

    session.play_to(stop, f"go to the {step.value} step", opened)
    session.decide_open()


def _comes_again(turn: Turn, step: Step) -> bool:
    """Whether another combat phase comes this turn: one that was added, or the turn's own after an
    added phase of now."""
    resumed = turn.resume is not None and STEP_ORDER.index(turn.resume) <= STEP_ORDER.index(step)
    return resumed or Phase.COMBAT in turn.more


def _declared(line: Line, step: Step) -> bool:
    combat = line.game.combat
    if combat is None:
        return False
    if step is Step.DECLARE_ATTACKERS:
        return combat.attackers_declared
    return bool(combat.blockers_declared)


def _declare(session: Session, kind: str, answers: list[Any], step: Step, line: Do) -> None:
    pinned = [
        at.but(pins=at.pins.but(answers=(*at.pins.answers, (kind, answer))))
        for at, answer in zip(session.lines, answers, strict=True)
    ]
    session.play_to(stops.settled, line.text, pinned)


def _go_to(session: Session, action: ac.GoTo, line: Do) -> None:
    session.decide_open()
    when = action.when
    player = session.table.player(when.player) if when.player else None
    lines: list[Line] = []
    for at in session.lines:
        session.play_to(stops.step_begun(at.game, when.step, player), line.text, [at])
        lines += session.lines
    session.lines = lines


def _resolve(session: Session, action: ac.Resolve, line: Do) -> None:
    session.decide_open()
    lines: list[Line] = []
    for at in session.lines:
        if not at.game.stack:
            raise CallProblem("nothing is on the stack that could resolve", line.line)
        stop = stops.stack_empty if action.all else stops.resolved(at.game)
        session.play_to(stop, line.text, [at])
        lines += session.lines
    session.lines = lines


def _next(session: Session, action: ac.Next, line: Do) -> None:
    session.decide_open()
    lines: list[Line] = []
    for at in session.lines:
        stop = stops.resolved(at.game) if at.game.stack else stops.next_step(at.game)
        session.play_to(stop, line.text, [at])
        lines += session.lines
    session.lines = lines


def _pass(session: Session, action: ac.Pass, line: Do) -> None:
    session.decide_open()
    lines: list[Line] = []
    for at in session.lines:
        has_priority = at.game.turn.progress is Progress.PRIORITY
        passed = one_passes(at.game) if has_priority else None
        if passed is not None:
            lines.append(at.but(game=passed))
            continue
        start = at.game

        def stop(game: Game, start: Game = start) -> bool:
            return game is not start and stops.someone_may_act(game)

        session.play_to(stop, line.text, [at])
        lines += session.lines
    session.lines = lines


def _assign(session: Session, action: ac.Assign, line: Do) -> None:
    lines: list[Line] = []
    for at in session.lines:
        source = session.table.object(at.game, action.creature).id
        pin = (source, shares(session, at, action))
        rest = tuple(old for old in at.pins.divisions if old[0] != source)
        pinned = at.but(pins=at.pins.but(divisions=(*rest, pin)))
        session.said = check_division(session, pinned, pin, line.text, line.player)
        lines.append(pinned)
    if any(at.open is not None for at in lines):
        session.play_to(session.goal, line.text, lines)
    else:
        session.lines = lines


def _order(session: Session, action: ac.OrderDamage, line: Do) -> None:
    """Say a damage assignment order: for the decision waiting, else for the one to come."""
    lines: list[Line] = []
    for at in session.lines:
        creature, order = in_order(session, at, action)
        if not session.explorer.rules.all("damage in order"):
            text = "combat damage is divided freely; there is no damage assignment order"
            raise Illegal(line.text, (Reason(Rule("510.1c"), text),))
        waiting = at.open
        if waiting is not None and waiting.kind == "order blockers" and creature in waiting.about:
            refused = waiting.refusals(order)
            if refused:
                raise Illegal(line.text, refused)
        rest = tuple(old for old in at.pins.orders if old[0] != creature)
        lines.append(at.but(pins=at.pins.but(orders=(*rest, (creature, order)))))
    if any(at.open is not None for at in lines):
        session.play_to(session.goal, line.text, lines)
    else:
        session.lines = lines


def _flip(session: Session, action: ac.FlipCoin, line: Do) -> None:
    """Say how a coin comes up: the one waiting, else the next of which nothing has been said."""
    lines: list[Line] = []
    waiting = False
    for at in session.lines:
        number = max([at.game.coins, *(said + 1 for said, _ in at.pins.flips)])
        if at.open is not None and at.open.kind == "coin flip":
            (number, _), *_ = at.open.options  # type: ignore[misc]
            waiting = True
        flips = (*at.pins.flips, (number, action.result.value))
        lines.append(at.but(pins=at.pins.but(flips=flips)))
    if waiting:
        session.play_to(session.goal, line.text, lines)
    else:
        session.lines = lines


def _choose(session: Session, action: ac.Choose, line: Do) -> None:
    choice = open_choice(session.lines)
    if choice is None:
        # A choice with one legal option needs no answer and may have one.
        if session.forked:
            session.lines = those_that_chose(session, session.lines, action) or session.lines
        return
    if choice.kind == "may" and not says_yes_or_no(action):
        # What a player may do and what they choose for it are one decision of a call.
        words = ", ".join(word.text for word in action.answers)
        if any(word.name is None for word in action.answers):
            raise CallProblem(f"`choose {words}`: `yes` or `no` was expected")
        _choose(session, ac.Choose((YES,)), line)
        _choose(session, action, line)
        return
    lines: list[Line] = []
    for at in session.lines:
        if at.open is None:
            lines.append(at)
            continue
        if names_what_is_settled(session, at, at.open, action):
            return
        answer = answer_for(session, at, at.open, action)
        refused = at.open.refusals(answer)
        if refused:
            raise Illegal(line.text, refused)
        chosen: tuple[tuple[Choice, Any], ...] = (*at.choices, (at.open, answer))
        lines.append(at.but(answers=(*at.answers, answer), open=None, choices=chosen))
    session.play_to(session.goal, line.text, lines)


def _suppose(session: Session, action: ac.Suppose, line: Do) -> None:
    session.decide_open()
    lines = [came for at in session.lines for came in suppose(session, at, action.fact)]
    session.forked = len(lines) > len(session.lines)
    session.play_to(stops.settled, line.text, lines)


_DO: dict[type, Callable[[Session, Any, Do], None]] = {
    ac.Cast: act,
    ac.Activate: act,
    ac.Equip: act,
    ac.PlayLand: act,
    ac.TapForMana: act,
    ac.TurnUp: act,
    ac.Unlock: act,
    ac.Ignore: act,
    ac.Attack: _attack,
    ac.Block: _block,
    ac.GoTo: _go_to,
    ac.Resolve: _resolve,
    ac.Next: _next,
    ac.Pass: _pass,
    ac.Assign: _assign,
    ac.OrderDamage: _order,
    ac.FlipCoin: _flip,
    ac.Choose: _choose,
    ac.Suppose: _suppose,
}
