"""What becomes of a color, a creature type or a basic land type chosen as the effect begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.clauses import of_subject
from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.pending import SUBJECT
from app.cards.oracle.grammar.shape import Shape
from app.terms.changes import SetColors, TypeOfChoice
from app.terms.effects import Duration, StartChange
from app.terms.selectors import ColorOfChoice, IsChosen, Not
from app.terms.types import CardType

_BECOMES = "<becomes|become>"
_KINDS = (("basic land type", CardType.LAND), ("creature type", CardType.CREATURE))


def _types() -> Iterator[Shape]:
    for words, kind in _KINDS:
        choice = f"the {words} of your choice"
        yield Shape("changing#", f"{_BECOMES} {choice}", (TypeOfChoice(kind),))
        yield Shape("changing#", f"{_BECOMES} {choice} in addition to <its|their> other types",
                    (TypeOfChoice(kind, besides=True),))  # fmt: skip
        yield Shape("sentence1", f"choose a {words}. {{who:actor#}} {_BECOMES} that type {{until}}",
                    _of(TypeOfChoice(kind), S.until),
                    same_as=f"{{who}} becomes {choice} {{until}}")  # fmt: skip
        yield Shape("sentence1", f"choose a {words} other than {{but:subtype.s}}. {{who:actor#}} "
                    f"{_BECOMES} that type {{until}}",
                    _of(TypeOfChoice(kind, other_than=S.but), S.until))  # fmt: skip


def _for_good() -> Iterator[Shape]:
    """With no end, which is a sentence of its own."""
    for words, change in (
        ("color", SetColors(ColorOfChoice())),
        ("color or colors", SetColors(ColorOfChoice(several=True))),
        ("creature type", TypeOfChoice(CardType.CREATURE)),
        ("basic land type", TypeOfChoice(CardType.LAND)),
    ):
        yield Shape("clause", f"{{who:actor#}} {_BECOMES} the {words} of your choice",
                    _of(change, Duration.PERMANENT))  # fmt: skip


def _of(change: Any, until: Any) -> Any:
    return of_subject(S.who, StartChange(SUBJECT, (change,), until))


SHAPES = (
    *_types(),
    *_for_good(),
    Shape("changing#", f"{_BECOMES} the color or colors of your choice",
          (SetColors(ColorOfChoice(several=True)),)),
    Shape("ending#", "that <is not|are not> of the chosen type", Not(IsChosen("type"))),
)  # fmt: skip
