"""Effects that have more tokens created than would be, or others with them or instead of them."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.prohibitions import ScaleTokens
from app.terms.selectors import Who

_YOURS = "would be created under your control"
_CREATED = "are created instead"


def _more() -> Iterator[Shape]:
    for words, kind in (("", None), ("{kind:card_type.s} ", S.kind)):
        tokens = f"one or more {words}tokens"
        for often, times in (("twice", 2), ("three times", 3)):
            many = f"{often} that many of those tokens {_CREATED}"
            effect = f"if an effect would create {tokens} under your control, it creates {often} " \
                     "that many of those tokens instead"  # fmt: skip
            yours = f"if {tokens} {_YOURS}, {many}"
            first, same = (effect, (yours,)) if (often, kind) == ("twice", None) else (yours, ())
            yield Shape("core", first, (ScaleTokens(Who.YOU, times, kind),), same)
            yield Shape("core", f"if {tokens} would be created, {many}",
                        (ScaleTokens(Who.ANY, times, kind),))  # fmt: skip
        yield Shape("core", f"if {tokens} {_YOURS}, those tokens plus that many "
                    f"{{other:token.p}} {_CREATED}",
                    (ScaleTokens(Who.YOU, 1, kind, S.other),))  # fmt: skip
        yield Shape("core", f"if {tokens} {_YOURS}, that many {{other:token.p}} {_CREATED}",
                    (ScaleTokens(Who.YOU, 1, kind, instead=S.other),))  # fmt: skip


SHAPES = (*_more(),)
