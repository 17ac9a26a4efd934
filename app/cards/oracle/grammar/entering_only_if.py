"""What is put onto the battlefield only if something is done instead of its entering."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.effects import DiscardCards, SacrificeSome
from app.terms.entering import EntersOnlyIfDone
from app.terms.selectors import Who

_REST = (
    "instead. if you do, put ~ onto the battlefield. if you do not, put it into its owner 's "
    "graveyard."
)
_DEEDS = (
    ("sacrifice a {what:np.s}", SacrificeSome(Who.YOU, S.what), False),
    ("sacrifice {count:number} {what:np.p}", SacrificeSome(Who.YOU, S.what, S.count), False),
    ("you may discard a {what:adjective} card", DiscardCards(Who.YOU, 1, S.what), True),
)
SHAPES = tuple(
    Shape(
        "static", f"if ~ would enter, {words} {_REST}",
        StaticAbility((EntersOnlyIfDone(deed, may),)),
    )
    for words, deed, may in _DEEDS
)  # fmt: skip
