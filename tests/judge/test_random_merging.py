"""Games with cards that merge: each card stays in one place, on its own or as one component."""

from __future__ import annotations

import pytest

from app.cards.store import CardStore
from app.engine.kernel.components import is_merged
from tests.judge.random_games import RandomGame, cards_of

# What merges with others, what they merge with, and what takes apart, copies or turns over.
HOSTS = (
    "Grizzly Bears",
    "Kessig Prowler",
    "Clone",
    "Willbender",
    "Young Wolf",
    "Essence Symbiote",
    "Murder",
    "Unsummon",
    "Cloudshift",
    "Double Major",
    "Moonmist",
    "Griptide",
    "Cytoshape",
)


def mutating() -> tuple[str, ...]:
    """Cards with mutate, and those beside them, of the card data in use."""
    found = [
        card.name
        for card in CardStore.open().records()
        if card.eternal and (card.name in HOSTS or card.layout == "mutate")
    ]
    return tuple(found)


def test_games_with_merging() -> None:
    played(range(8))


@pytest.mark.long
@pytest.mark.parametrize("start", range(100, 500, 20))
def test_many_games_with_merging(start: int) -> None:
    played(range(start, start + 20))


def played(seeds: range) -> None:
    """Games of those seeds, each looked at as it goes on and at its end."""
    cards = mutating()
    if len(cards) < len(HOSTS) + 10:
        pytest.skip("the card data in use have too few cards with mutate")
    merged = 0
    for seed in seeds:
        game = RandomGame(seed, cards)
        before = sorted(cards_of(game.game))
        for _ in range(15):
            game.play(10)
            merged += sum(map(is_merged, game.game.objects.values()))
        game.empty_stack()
        assert sorted(cards_of(game.game)) == before, seed
    assert merged
