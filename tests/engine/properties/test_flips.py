"""Properties of coin flips (CR 705): coin by coin, and only for the player who is named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.engine.kernel.choice import NeedsChoice
from app.engine.kernel.play import Play
from app.terms import effects as ef
from app.terms.abilities import StaticAbility
from app.terms.events import CoinFlipped
from app.terms.modifications import Modification
from app.terms.prohibitions import FlipsAnotherCoin, FlipsAreWon
from app.terms.selectors import Who
from tests.engine.build import Board
from tests.engine.fighting import happened
from tests.engine.resolving import LAND, doing, resolved

Flips = tuple[CoinFlipped, ...]


def every(board: Board, source: int) -> Iterator[tuple[int, Flips]]:
    """(how many coins were tossed, the flips that count) of each way that they come up."""
    waiting: list[tuple[object, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        try:
            play: Play = resolved(board, source, *answers)
        except NeedsChoice as open_choice:
            waiting += [(*answers, answer) for answer in open_choice.choice.answers()]
            continue
        found = tuple(event for event in happened(play) if isinstance(event, CoinFlipped))
        yield play.game.coins, found


def flipping(who: Who, count: int, called: bool, *effects: Modification) -> list[tuple[int, Flips]]:
    """All that comes of Ann's ability by which a player flips, with Ann's effects on flips."""
    board = Board()
    for effect in effects:
        board.add(0, StaticAbility((effect,)), types=LAND)
    return list(every(board, doing(board, ef.FlipCoins(who, count, called))))


@pytest.mark.parametrize("called", [True, False])
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("who", [Who.YOU, Who.OPPONENT])
def test_each_coin_comes_up_either_way(who: Who, count: int, called: bool) -> None:
    found = flipping(who, count, called)
    sides = {tuple(flip.side for flip in flips) for _, flips in found}
    assert len(sides) == len(found) == 2**count
    for _, flips in found:
        # With heads and tails no one wins.
        assert [flip.won for flip in flips] == [flip.side == "win" for flip in flips]


@pytest.mark.parametrize("who", [Who.YOU, Who.OPPONENT])
@pytest.mark.parametrize("thumbs", [1, 2])
def test_another_coin_is_for_the_player_named(who: Who, thumbs: int) -> None:
    """So many more for each coin, for that player alone; the results stay the same two."""
    found = flipping(who, 1, True, *[FlipsAnotherCoin(Who.YOU)] * thumbs)
    tossed = {coins for coins, _ in found}
    assert tossed == ({2**thumbs} if who is Who.YOU else {1})
    assert {tuple(flip.side for flip in flips) for _, flips in found} == {("win",), ("lose",)}


@pytest.mark.parametrize("called", [True, False])
@pytest.mark.parametrize("who", [Who.YOU, Who.OPPONENT])
def test_flips_that_are_won_are_the_named_players(who: Who, called: bool) -> None:
    found = flipping(who, 2, called, FlipsAreWon(Who.YOU))
    if who is Who.YOU:
        ((_, flips),) = found
        assert all(flip.won and flip.side == ("win" if called else "heads") for flip in flips)
    else:
        assert len(found) == 4
