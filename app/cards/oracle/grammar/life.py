"""Life that is gained and lost otherwise than it would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.drawing import DrawsInstead, MostDraws
from app.terms.life import DamageLeavesLife, LifeGainBecomes
from app.terms.permissions import GainsLifeInstead
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


_DRAW = "would draw a card"
_FIRST = "except the first one"
_EMPTY = "while your library has no cards in it"


def _instead_of_draws() -> Iterator[Shape]:
    """More cards, or someone else's, for each that would be drawn."""
    first = f" {_FIRST} you draw in each of your draw steps"
    for words, but_first in (("", False), (first, True)):
        instead = DrawsInstead(Who.YOU, S.count, but_first=but_first)
        yield Shape("core", f"if you {_DRAW}{words}, draw {{count:number}} cards instead",
                    (instead,))  # fmt: skip
    wins = "you win the game instead"
    yield Shape("core", f"if you {_DRAW} {_EMPTY}, {wins}",
                (DrawsInstead(Who.YOU, 0, from_empty=True, wins=True),))  # fmt: skip
    draws = "you draw a card"
    skips = "instead that player skips that draw"
    yield Shape("core", f"if an opponent {_DRAW} {_FIRST} they draw in each of their draw steps, "
                f"{skips} and {draws}",
                (DrawsInstead(Who.OPPONENT, yours=True, but_first=True),))  # fmt: skip


SHAPES = (
    *_instead_of_draws(),
    Shape("core", "{who:players#} can't draw cards", (MostDraws(S.who),)),
    Shape("core", "{who:players#} can't draw more than one card each turn", (MostDraws(S.who, 1),)),
    Shape("core", f"if a player {_WOULD} that player gains no life instead",
          (GainsLifeInstead(Who.ANY, times=0),)),
    Shape("core", f"{_GAIN} draw that many cards instead",
          (LifeGainBecomes(Who.YOU, draw=True),)),
    Shape("core", f"if an opponent {_WOULD} that player loses that much life instead",
          (LifeGainBecomes(Who.OPPONENT),)),
    Shape("core", "damage that would reduce your life total to less than {least:numeral} reduces "
          "it to {same:numeral} instead", via(_leaves, _least, S.least, S.same)),
)  # fmt: skip
