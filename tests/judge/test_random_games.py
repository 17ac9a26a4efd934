"""Whatever is done with real cards, the game stays sound, goes on, and goes the same way again."""

from __future__ import annotations

import pytest

from tests.judge.random_games import RandomGame, every_card_read


def played(seed: int, actions: int, cards: tuple[str, ...] = ()) -> RandomGame:
    """A game of a seed, its stack emptied at the end."""
    game = RandomGame(seed, cards) if cards else RandomGame(seed)
    game.play(actions)
    game.empty_stack()
    return game


@pytest.mark.parametrize("start", range(0, 200, 20))
def test_random_games(start: int) -> None:
    games = [played(seed, 100) for seed in range(start, start + 20)]
    assert sum(game.acted for game in games) > 20
    assert played(start, 100).end() == games[0].end()


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 3000, 20))
def test_many_random_games(start: int) -> None:
    cards = every_card_read()
    first = [played(seed, 200, cards) for seed in range(start, start + 20)]
    assert played(start, 200, cards).end() == first[0].end(), start
