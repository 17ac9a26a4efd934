"""What lasts for as long as there is a counter on something."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.doing import chunks
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.changes import Change, ChangeControl
from app.terms.effects import StartChange, WhileCounter
from app.terms.instructions import XIsNotZero
from app.terms.selectors import Who

_LASTING: Any = WhileCounter(S.kind)


def _only_changes(predicates: Any) -> Any:
    """The changes of predicates that are nothing else."""

    def forward(predicates: Any) -> Any:
        changes = tuple(change for predicate in predicates for change in predicate)
        if not all(isinstance(change, Change) for change in changes):
            raise Unfit
        return changes

    return via(forward, chunks, predicates)


_CHANGED = StartChange(SUBJECT, _only_changes(S.predicates), _LASTING)
_HAS = "a {kind:counter_kind} counter on"

SHAPES = (
    Shape("sentence1", "X can't be 0", XIsNotZero()),
    Shape("clause", f"{{who:thing.s}} {{predicates:predicates.s}} for as long as it has {_HAS} it",
          of_subject(S.who, _CHANGED)),
    Shape("clause", f"for as long as {{who:thing.s}} has {_HAS} it, it {{predicates:predicates.s}}",
          of_subject(S.who, _CHANGED),
          same_as="{who} {predicates} for as long as it has a {kind} counter on it"),
    Shape("order", "gain control of {what:object} for as long as it has " + _HAS + " it",
          StartChange(S.what, (ChangeControl(Who.YOU),), _LASTING)),
)  # fmt: skip
