"""What is done for each of something, and what is paid as many times: cards drawn, investigating,
`unless that player pays {X}, where X is …`."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.amounts import multiple_times, several
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import is_that_player
from app.cards.oracle.grammar.where_x import where
from app.terms.amounts import ValueOfX
from app.terms.costs import Cost, PayLife, PayMana
from app.terms.effects import ControllerOf, DrawCards, SacrificeSome
from app.terms.instructions import KeywordAction, MayPay, UnlessPaid
from app.terms.mana import ManaCost, ManaSymbol

_ONE_MANA = Cost((PayMana(ManaCost((ManaSymbol("1", generic=1),))),))
_X_LIFE = MayPay(Cost((PayLife(ValueOfX()),)), S.then)


def _unless() -> Iterator[Shape]:
    """So much mana as an amount tells: {1} that many times."""
    for who, payer, pay in (
        ("that player", is_that_player(), "pays"),
        ("{whose} controller", ControllerOf(S.whose), "pays"),
        ("they", is_that_player(), "pay"),
    ):
        for kind in ("measure", "counted"):
            paid = UnlessPaid((S.effect,), _ONE_MANA, payer, S.amount)
            usual = f"{{effect}} unless {who} pays {{1}} for each …"
            if kind == "measure":
                usual = f"{{effect}} unless {who} pays {{X}}, where X is {{amount}}"
            same_as = None if kind == "measure" and pay == "pays" else usual
            yield Shape("sentence1", f"{{effect:clause}} unless {who} {pay} {{X}}, where X is "
                        f"{{amount:{kind}}}", paid, same_as=same_as)  # fmt: skip


SHAPES = (
    *_unless(),
    Shape("act#", "<draws|draw> {count:number} cards for each {each}",
          DrawCards(SUBJECT, several(S.count, S.each))),
    Shape("act#", "<draws|draw> {count:number} cards for each {each}",
          DrawCards(SUBJECT, multiple_times(S.count, S.each)),
          same_as="<draws|draw> cards equal to … times {each}"),
    Shape("act#", "<draws|draw> a additional card for each {each}", DrawCards(SUBJECT, S.each),
          same_as="<draws|draw> a card for each {each}"),
    Shape("order", "investigate for each {each}", KeywordAction("investigate", number=S.each),
          same_as="investigate once for each {each}"),
    Shape("act.s", "investigates", KeywordAction("investigate", SUBJECT)),
    Shape("act.s", "sacrifices a {what:np.s} of their choice for each {each}",
          SacrificeSome(SUBJECT, S.what, S.each)),
    Shape("sentence1", "you may pay X life, where X is {amount}. if you do, {then:sentence}",
          where(_X_LIFE, S.amount)),
)  # fmt: skip
