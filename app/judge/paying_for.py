"""`pay ACTION`: whether the cost of something can be paid, and one good way to pay it."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls.model import Ask, Do
from app.engine.cr.applied import words_of
from app.engine.cr.cr601_paying_mana import how_paid
from app.engine.cr.cr601_payment import Payment
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled
from app.judge.acting import with_action
from app.judge.answered import Answered
from app.judge.coverage_costs import unread_of_costs, what_x_is
from app.judge.payment_tables import payment_table
from app.judge.problem import NotModelledYet
from app.judge.session import Session
from app.judge.which_ability import same_but_for_mana
from app.terms.cite import Cite, Rule
from app.terms.events import PlayerRef
from app.terms.player_actions import ActivateAbility


def pay_for(session: Session, line: Do, ask: Ask) -> Answered:
    """Whether it can be paid on each line of play, with what is at hand: floating mana, mana
    abilities, and what may be used instead of mana. One way is shown, the least wasteful."""
    answered = Answered(ask, session.lines)
    for at in session.lines:
        acting = with_action(session, at, line.action, line.player)  # type: ignore[arg-type]
        doing = acting.game.doing
        assert doing is not None
        now = Now(session.explorer.rules, acting.game)
        source = getattr(doing, "card", getattr(doing, "source", getattr(doing, "permanent", 0)))
        answered.unknown += unread_of_costs(now, source)
        answered.unknown += what_x_is(now.game, doing)
        try:
            found = how_paid(now, doing)
            if found is None and isinstance(doing, ActivateAbility) and not _numbered(line.action):
                for other in same_but_for_mana(now, doing):
                    found = found or how_paid(now, other)
        except NotModelled as missing:
            raise NotModelledYet(f"{line.text} ({words_of(missing.term)})") from missing
        if found is None:
            text = "{0} can't pay the mana that it costs"
            answered.answers += ("no",)
            answered.reasons += (Reason(Rule("601.2h"), text, (PlayerRef(doing.player),)),)
            continue
        answered.answers += ("yes",)
        answered.cites += tuple(_cites(*found))
        if answered.payment is None:
            answered.payment = payment_table(session, now, doing, *found)
    return answered


def _numbered(action: object) -> bool:
    """Whether it is said which of several abilities is activated."""
    return getattr(action, "ability", None) is not None


def _cites(total: TotalCost, payment: Payment) -> Iterator[Cite]:
    yield from (step.reason.because for step in total.steps)
    yield from (helper.because for helper in payment.helped)
    if payment.activations:
        yield Rule("601.2g")
    yield Rule("601.2h")
