"""As many as a player likes, as all there are, and `that many` of them: what is sacrificed, what is
discarded, counters that are removed."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.amounts import AnyNumber, CountersOn, RemovedThisWay
from app.terms.costs import RemoveCounters
from app.terms.effects import SacrificeSome
from app.terms.selectors import This

SHAPES = (
    Shape("act.p", "sacrifice any number of {what:kind.p}",
          SacrificeSome(SUBJECT, S.what, AnyNumber())),
    Shape("cost_part", "Remove all {kind:counter_kind} counters from ~",
          RemoveCounters(S.kind, CountersOn(This(), S.kind))),
    Shape("counted", "the number of {kind:counter_kind} counters removed this way",
          RemovedThisWay(S.kind)),
)  # fmt: skip
