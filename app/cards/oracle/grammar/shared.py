"""Keywords that objects gain where others have them."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.amounts import whose
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.instructions import GainWhatOthersHave
from app.terms.selectors import Controlled, Who
from app.terms.zones import Zone


def _shared(among: Any, zone: Zone) -> Any:
    """The first keyword is named twice, the others after it."""

    def forward(what: Any, among: Any, until: Any, one: str, same: str, rest: Any) -> Any:
        if one != same:
            raise Unfit
        return GainWhatOthersHave(what, among, (one, *rest), until, zone)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, GainWhatOthersHave) or term.zone is not zone:
            return None
        one, *rest = term.keywords
        return term.what, term.among, term.duration, one, one, tuple(rest)

    return via(forward, backward, S.what, among, S.until, S.one, S.same, S.rest)


_GAIN = "{what:group} gain {one:shared_one} {until} if"
_SAME = "has {same:shared_one}. the same is true for {rest:shared}"

SHAPES = (
    Shape("sentence1", f"{_GAIN} a {{among:np.s}} {_SAME}", _shared(S.among, Zone.BATTLEFIELD)),
    Shape("sentence1", f"{_GAIN} a {{among:card.s}} in your graveyard {_SAME}",
          _shared(whose(Controlled(Who.YOU), S.among), Zone.GRAVEYARD)),
)  # fmt: skip
