"""What is counted over the turn: `for each creature that died this turn`."""

from __future__ import annotations

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.nouns import other
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.amounts import TimesThisTurn
from app.terms.selectors import Controlled, Who

_YOURS = Controlled(Who.YOU)


def _each(words: str, many: str, event: Trigger) -> tuple[Shape, ...]:
    return (
        Shape("each", f"{words} this turn", TimesThisTurn(event)),
        Shape("counted", f"the number of {many} this turn", TimesThisTurn(event)),
    )


SHAPES = (
    *_each("{what:np.s} you attacked with", "{what:np.p} you attacked with",
           Trigger(Kind.ATTACKS, whose(_YOURS, S.what))),
    *_each("other {what:np.s} you have cast", "other {what:np.p} you have cast",
           Trigger(Kind.CAST, other(S.what), player=Who.YOU)),
    *_each("{what:np.s} that entered the battlefield under your control",
           "{what:np.p} that entered the battlefield under your control",
           Trigger(Kind.ENTERS, whose(_YOURS, S.what))),
)  # fmt: skip
