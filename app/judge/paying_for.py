"""`pay ACTION`: whether the cost of something can be paid, and one good way to pay it."""

from __future__ import annotations

from collections.abc import Iterator

from app.calls.model import Ask, Do
from app.engine.cr.applied import words_of
from app.engine.cr.cr601_paying_mana import how_paid
from app.engine.cr.cr601_payment import Payment
from app.engine.cr.cr601_total_cost import TotalCost
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled
from app.judge.acting import with_action
from app.judge.answered import Answered
from app.judge.coverage_costs import unread_of_costs
from app.judge.problem import NotModelledYet
from app.judge.ruling import RulingStep
from app.judge.sentences import Sentences
from app.judge.session import Session
from app.judge.table import joined
from app.terms.cite import Cite, Rule
from app.terms.events import PlayerRef
from app.terms.mana_pool import Mana


def pay_for(session: Session, line: Do, ask: Ask) -> Answered:
    """Whether it can be paid on each line of play, with what is at hand: floating mana, mana
    abilities, and what may be used instead of mana. One way is shown, the least wasteful."""
    answered = Answered(ask, session.lines)
    sentences = Sentences(session.table)
    for at in session.lines:
        acting = with_action(session, at, line.action, line.player)  # type: ignore[arg-type]
        doing = acting.game.doing
        assert doing is not None
        now = Now(session.explorer.rules, acting.game)
        source = getattr(doing, "card", getattr(doing, "source", getattr(doing, "permanent", 0)))
        answered.unknown += unread_of_costs(now, source)
        try:
            found = how_paid(now, doing)
        except NotModelled as missing:
            raise NotModelledYet(f"{line.text} ({words_of(missing.term)})") from missing
        if found is None:
            text = "{0} can't pay the mana that it costs"
            answered.answers += ("no",)
            answered.reasons += (Reason(Rule("601.2h"), text, (PlayerRef(doing.player),)),)
            continue
        answered.answers += ("yes",)
        answered.cites += tuple(_cites(*found))
        if not answered.description:
            answered.description = tuple(_told(sentences, acting.game, *found))
    return answered


def _cites(total: TotalCost, payment: Payment) -> Iterator[Cite]:
    yield from (step.reason.because for step in total.steps)
    yield from (helper.because for helper in payment.helped)
    if payment.activations:
        yield Rule("601.2g")
    yield Rule("601.2h")


def _told(s: Sentences, game: Game, total: TotalCost, payment: Payment) -> Iterator[RulingStep]:
    yield RulingStep(f"The total cost is {total.mana.as_cost()}.", ("601.2f",))
    for activation, cost in zip(payment.activations, payment.first, strict=True):
        name = s.name(game, activation.source.object)
        paid = f", for {mana_in_words(cost)}" if cost else ""
        yield RulingStep(
            f"{name} is activated for {mana_in_words(activation.way.mana)}{paid}.", ("601.2g",)
        )
    if payment.spent:
        yield RulingStep(f"{mana_in_words(payment.spent)} is spent on it.", ("601.2h",))
    for because in dict.fromkeys(helper.because for helper in payment.helped):
        own = [helper for helper in payment.helped if helper.because == because]
        names = joined(s.name(game, helper.object) for helper in own)
        done = "exiled" if own[0].exiled else "tapped"
        verb = "is" if len(own) == 1 else "are"
        yield RulingStep(f"{names} {verb} {done} instead of mana.", (str(because),))
    if payment.life:
        yield RulingStep(f"{payment.life} life is paid instead of mana.", ("107.4f",))


def mana_in_words(mana: tuple[Mana, ...]) -> str:
    """Mana as symbols."""
    return "".join("{" + one.type.value + "}" for one in mana)
