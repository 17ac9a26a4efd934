"""Changing the text of something: one word for another (CR 612)."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.durations import Duration
from app.terms.text_changing import ChangeText

_CHANGE = "change the text of {what:thing.s} by replacing"
_EACH = "all instances of"
_WITH = "with another"
_KINDS = (
    (f"one color word {_WITH}", ("color",)),
    (f"one basic land type {_WITH}", ("land type",)),
    (f"one creature type {_WITH}", ("type",)),
    (f"one color word {_WITH} or one basic land type {_WITH}", ("color", "land type")),
)


def _changes() -> Iterator[Shape]:
    for words, kinds in _KINDS:
        for end, duration in (
            ("", Duration.PERMANENT),
            (" until end of turn", Duration.END_OF_TURN),
        ):
            yield Shape("order", f"{_CHANGE} {_EACH} {words}{end}",
                        ChangeText(S.what, kinds, duration))  # fmt: skip


SHAPES = (
    *_changes(),
    Shape("order", f"{_CHANGE} {_EACH} one creature type {_WITH}. the new creature type can't be "
          "{but:subtype.s}", ChangeText(S.what, ("type",), but=S.but)),
    Shape("order", f"{_CHANGE} {_EACH} one creature type with {{into:subtype.s}}",
          ChangeText(S.what, ("type",), into=S.into)),
)  # fmt: skip
