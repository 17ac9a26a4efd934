"""Life that is gained and lost otherwise than it would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.amounts import Half, LifeTotal, LowestLifeTotal, Plus, StartingLife
from app.terms.conditions import Compare
from app.terms.drawing import DrawsInstead, MostDraws
from app.terms.effects import Duration, StartModification
from app.terms.instructions import IfSo, MayDo
from app.terms.library_effects import SetLife
from app.terms.life import DamageLeavesLife, LifeGainBecomes, LosesInstead
from app.terms.permissions import GainsLifeInstead
from app.terms.selectors import Comparison, Who

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


def _leaves_this_turn() -> Any:
    def backward(term: Any) -> tuple[Any, ...] | None:
        same = isinstance(term, StartModification) and StartModification(term.modification) == term
        return _least((term.modification,)) if same else None

    return via(lambda least, same: StartModification(_leaves(least, same)[0]), backward,
               S.least, S.same)  # fmt: skip


_LOSE = "you would lose the game"
_REDUCES = (
    "damage that would reduce your life total to less than {least:numeral} reduces "
    "it to {same:numeral} instead"
)


def _instead_of_losing() -> Any:
    """What happens instead of losing, of which the first thing is about you or ~."""

    def forward(effects: Any) -> tuple[LosesInstead, ...]:
        done, targets = settle(effects)
        if targets or any(isinstance(each, IfSo | MayDo) for each in done):
            raise Unfit
        return (LosesInstead(Who.YOU, done),)

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case (LosesInstead(Who.YOU, effects, False),):
                return (unsettle(effects, ()),)
            case _:
                return None

    return via(forward, backward, S.effects)


def _once() -> Any:
    """The same, of the next time this turn."""

    def forward(effects: Any) -> Any:
        return StartModification(LosesInstead(Who.YOU, settle(effects)[0], next_time=True))

    def backward(term: Any) -> tuple[Any, ...] | None:
        match term:
            case StartModification(LosesInstead(Who.YOU, effects, True), Duration.END_OF_TURN):
                return (unsettle(effects, ()),)
            case _:
                return None

    return via(forward, backward, S.effects)


_START = "your starting life total"


def _beside_the_start() -> Iterator[Shape]:
    """Your life total beside the one with which you began, or half of that."""
    for words, sign in (
        ("greater than", Comparison.GREATER),
        ("less than", Comparison.LESS),
        ("greater than or equal to", Comparison.AT_LEAST),
        ("less than or equal to", Comparison.AT_MOST),
    ):
        life = LifeTotal(Who.YOU)
        is_so = f"your life total is {words}"
        yield Shape("condition", f"{is_so} {_START}", Compare(life, sign, StartingLife()))
        half = Compare(life, sign, Half(StartingLife()))
        yield Shape("condition", f"{is_so} half {_START}", half)
    more = Compare(LifeTotal(Who.YOU), Comparison.AT_LEAST, Plus(StartingLife(), S.more))
    yield Shape("condition", f"you have at least {{more:numeral}} life more than {_START}", more)
    less = Compare(LifeTotal(Who.YOU), Comparison.LESS, S.number)
    yield Shape("condition", "your life total is less than {number:numeral}", less)


_DRAW = "would draw a card"
_FIRST = "except the first one"


def _instead_of_draws() -> Iterator[Shape]:
    """More cards, or someone else's, for each that would be drawn."""
    first = f" {_FIRST} you draw in each of your draw steps"
    for words, but_first in (("", False), (first, True)):
        instead = DrawsInstead(Who.YOU, S.count, but_first=but_first)
        yield Shape("core", f"if you {_DRAW}{words}, draw {{count:number}} cards instead",
                    (instead,))  # fmt: skip
    draws = "you draw a card"
    skips = "instead that player skips that draw"
    yield Shape("core", f"if an opponent {_DRAW} {_FIRST} they draw in each of their draw steps, "
                f"{skips} and {draws}",
                (DrawsInstead(Who.OPPONENT, yours=True, but_first=True),))  # fmt: skip


SHAPES = (
    Shape("core", f"if {_LOSE}, instead {{effects:sentence}}", _instead_of_losing()),
    Shape("sentence1", f"the next time {_LOSE} this turn, instead {{effects:sentence}}", _once()),
    *_beside_the_start(),
    Shape("measure", "your starting life total", StartingLife()),
    Shape("measure", "their starting life total", StartingLife()),
    Shape("measure", "the lowest life total among all players", LowestLifeTotal(Who.ANY)),
    Shape("clause", "{who:player.s} 's life total becomes equal to {amount}",
          SetLife(S.who, S.amount)),
    Shape("clause", "{who:player.s} 's life total becomes {amount:measure}",
          SetLife(S.who, S.amount), same_as="{who}'s life total becomes equal to {amount}"),
    Shape("clause", "your life total becomes {amount:measure}", SetLife(Who.YOU, S.amount),
          same_as="your life total becomes equal to {amount}"),
    *_instead_of_draws(),
    Shape("core", "{who:players#} can't draw cards", (MostDraws(S.who),)),
    Shape("core", "{who:players#} can't draw more than one card each turn", (MostDraws(S.who, 1),)),
    Shape("core", f"if a player {_WOULD} that player gains no life instead",
          (GainsLifeInstead(Who.ANY, times=0),)),
    Shape("core", f"{_GAIN} draw that many cards instead",
          (LifeGainBecomes(Who.YOU, draw=True),)),
    Shape("core", f"if an opponent {_WOULD} that player loses that much life instead",
          (LifeGainBecomes(Who.OPPONENT),)),
    Shape("core", _REDUCES, via(_leaves, _least, S.least, S.same)),
    Shape("clause", f"until end of turn, {_REDUCES}", _leaves_this_turn()),
    Shape("condition", "you have exactly {number:numeral} life",
          Compare(LifeTotal(Who.YOU), Comparison.EQUAL, S.number)),
)  # fmt: skip
