"""`cost ACTION`: what casting, activating or turning something up costs, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.calls.model import Ask, Do
from app.cards.oracle.cost_text import print_cost
from app.engine.cr.applied import words_of
from app.engine.cr.cr601_ledger import Ledger, ledger_of
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.kernel.now import Now
from app.engine.kernel.select import NotModelled
from app.judge.acting import with_action
from app.judge.answered import Answered
from app.judge.coverage_costs import unread_of_costs, what_x_is
from app.judge.problem import NotModelledYet
from app.judge.ruling_mana import CostLedger, CostLine
from app.judge.sentences import Sentences
from app.judge.session import Session
from app.judge.which_ability import same_but_for_mana
from app.terms.cite import Cite
from app.terms.costs import Cost
from app.terms.mana import ManaCost
from app.terms.player_actions import ActivateAbility, PlayerAction


def cost_of_action(session: Session, line: Do, ask: Ask) -> Answered:
    """The total cost in each line of play, whether or not the action would be legal; the first is
    told step by step."""
    answered = Answered(ask, session.lines)
    costs: dict[ManaCost, None] = {}
    for at in session.lines:
        try:
            acting = with_action(session, at, line.action, line.player)  # type: ignore[arg-type]
            doing = acting.game.doing
            assert doing is not None
            answered.unknown += what_x_is(acting.game, doing)
            now = Now(session.explorer.rules, acting.game)
            ledger = _of_any(now, doing, line.action)
        except NotModelled as missing:
            raise NotModelledYet(f"{line.text} ({words_of(missing.term)})") from missing
        costs.update((total.mana.as_cost(), None) for total in ledger.totals)
        answered.unknown += unread_of_costs(ledger.now, ledger.source)
        if not answered.text:
            answered.text = _verdict(ledger)
            answered.ledgers = tuple(_ledgers(session, ledger))
        answered.cites = (*answered.cites, *_cites(ledger))
    answered.costs = tuple(costs)
    return answered


def _of_any(now: Now, doing: PlayerAction, said: object) -> Ledger:
    """Where the object has several such abilities, of which none is named, what each of them costs:
    any of them may be activated (702.6d)."""
    ledger = ledger_of(now, doing)
    if not isinstance(doing, ActivateAbility) or getattr(said, "ability", None) is not None:
        return ledger
    others = [ledger_of(now, other) for other in same_but_for_mana(now, doing)]
    totals = (*ledger.totals, *(total for other in others for total in other.totals))
    return replace(ledger, totals=totals)


def _cites(ledger: Ledger) -> Iterator[Cite]:
    for total in ledger.totals:
        for step in total.steps:
            yield step.reason.because
            if step.rule is not None:
                yield step.rule


def _verdict(ledger: Ledger) -> str:
    if not ledger.totals:
        return "It has no cost that could be paid."
    told = dict.fromkeys(_in_words(ledger, total) for total in ledger.totals)
    return "It costs " + ", or ".join(told) + "."


def _in_words(ledger: Ledger, total: TotalCost) -> str:
    parts = [str(total.mana.as_cost())]
    if total.mana.life:
        parts.append(f"{total.mana.life} life")
    for part in total.parts:
        told = print_cost(Cost((part,))) or words_of(part)
        parts.append(told[:1].lower() + told[1:])
    return " and ".join(parts)


def _ledgers(session: Session, ledger: Ledger) -> Iterator[CostLedger]:
    """The ledger of each way to announce the cost."""
    sentences = Sentences(session.table)
    for total in ledger.totals:
        yield CostLedger(_in_words(ledger, total), tuple(lines_of(sentences, ledger, total)))


def lines_of(sentences: Sentences, ledger: Ledger, total: TotalCost) -> Iterator[CostLine]:
    """The lines of a total cost."""
    for step in total.steps:
        cites = tuple(map(str, filter(None, (step.reason.because, step.rule))))
        yield CostLine(sentences.reason(step.reason, ledger.now.game), str(step.mana), cites)
