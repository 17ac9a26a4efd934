"""What can't attack or block, and whose activated abilities can't be activated: for a while, all of
them or those with {T} in their costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.doing import same
from app.cards.oracle.grammar.pattern import S, via
from app.cards.oracle.grammar.pending import AGAIN, SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.effects import Duration, StartModification
from app.terms.modifications import CantActivate, CantAttack, CantBlock
from app.terms.selectors import ThatObject

_OF_COSTS = "in their costs"
_TAPPING = "with {T}"
_IT = ThatObject()
_WHOLE: tuple[Any, ...] = (CantAttack(_IT), CantBlock(_IT), CantActivate(_IT))


def _detained(who: Any, until: Any) -> Any:
    """It can't attack or block for as long, and its abilities can't be activated."""

    def forward(who: Any, until: Any) -> tuple[Any, ...]:
        first, *others = _WHOLE
        return (
            StartModification(first, until, who),
            *(StartModification(each, until, AGAIN) for each in others),
        )

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, tuple) or len(term) != 3:
            return None
        if not all(isinstance(each, StartModification) for each in term):
            return None
        if tuple(each.modification for each in term) != _WHOLE:
            return None
        if len({each.duration for each in term}) > 1:
            return None
        first, second, third = (each.what for each in term)
        return (first, term[0].duration) if same(first, second) and same(first, third) else None

    return via(forward, backward, who, until)


def _for_a_while() -> Iterator[Shape]:
    rest = "can't attack or block{comma} and its activated abilities can't be activated"
    for comma in (",", ""):
        words = rest.replace("{comma}", comma)
        for start, end in (("{until}, ", ""), ("", " {until}")):
            for category in ("sentence3", "sentence_where"):
                yield Shape(category, f"{start}{{who:actor.s}} {words}{end}",
                            _detained(S.who, S.until),
                            same_as="{who} can't attack {until}. …")  # fmt: skip


SHAPES = (
    *_for_a_while(),
    Shape("clause", "{who:whose} activated abilities can't be activated this turn",
          StartModification(CantActivate(_IT), Duration.END_OF_TURN, S.who)),
    *(
        Shape("predicates#", f"can't attack or block{comma} and <its|their> activated abilities "
              f"{_TAPPING} {_OF_COSTS} can't be activated",
              ((CantAttack(SUBJECT), CantBlock(SUBJECT)), (CantActivate(SUBJECT, tapping=True),)),
              same_as=None if comma else "can't attack or block, and …")
        for comma in (",", "")
    ),
)  # fmt: skip
