"""Life that is gained and lost otherwise than it would be."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.life import DamageLeavesLife, LifeGainBecomes
from app.terms.selectors import Who

_WOULD = "would gain life,"
_GAIN = f"if you {_WOULD}"


def _leaves(least: int, same: int) -> tuple[DamageLeavesLife, ...]:
    if least != same:
        raise Unfit
    return (DamageLeavesLife(Who.YOU, least),)


def _least(term: Any) -> tuple[Any, ...] | None:
    match term:
        case (DamageLeavesLife(who=Who.YOU, least=least),):
            return least, least
    return None


SHAPES = (
    Shape("core", f"{_GAIN} draw that many cards instead",
          (LifeGainBecomes(Who.YOU, draw=True),)),
    Shape("core", f"if an opponent {_WOULD} that player loses that much life instead",
          (LifeGainBecomes(Who.OPPONENT),)),
    Shape("core", "damage that would reduce your life total to less than {least:numeral} reduces "
          "it to {same:numeral} instead", via(_leaves, _least, S.least, S.same)),
)  # fmt: skip
