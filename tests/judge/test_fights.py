"""What the judge rules of a fight is what brute force makes of it: no outcome less, none more."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from app.cards.store import CardStore
from app.judge.ask import answer_text
from app.judge.cards import CardData
from tests.judge.fights import call_of, fight_of, outcomes_of

CARDS = CardData(CardStore.open())
MOST_OUTCOMES = 60


@pytest.mark.parametrize("seed", range(60))
def test_outcomes_are_those_of_the_rules(seed: int) -> None:
    fight = fight_of(seed)
    outcomes = sorted(outcomes_of(fight))
    if len(outcomes) > MOST_OUTCOMES:
        pytest.skip("too many outcomes to name each")
    expected = [f"= possible: {' and '.join(outcome)}" for outcome in outcomes]
    expected += [f"= impossible: {' and '.join(other)}" for other in others(outcomes, seed)]
    for number in range(3):
        amounts = sorted({outcome[number] for outcome in outcomes}, key=_amount)
        expected += [f"= {amounts[0]} or more", f"= {amounts[-1]} or less"]
    (answer,) = answer_text(call_of(fight) + "\n".join(expected), CARDS)
    assert not answer.errors
    assert not answer.problem
    assert answer.complete
    assert not answer.failures, "\n".join(f"{f.expected}: {f.got}" for f in answer.failures)


def others(outcomes: list[tuple[str, ...]], seed: int) -> list[tuple[str, ...]]:
    """Up to eight mixtures of two outcomes that are none themselves."""
    chance = random.Random(seed)
    found: list[tuple[str, ...]] = []
    for _ in range(60):
        one, other = (_by_name(chance.choice(outcomes)) for _ in range(2))
        mixed = tuple(fact for pair in zip(one, other, strict=True) for fact in chance.choice(pair))
        if mixed not in outcomes and mixed not in found:
            found.append(mixed)
    return found[:8]


def _by_name(outcome: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The facts about each player and creature together."""
    players = [(fact,) for fact in outcome[:3]]
    rest = groupby(outcome[3:], key=lambda fact: fact.split()[0])
    return players + [tuple(facts) for _, facts in rest]


def _amount(fact: str) -> int:
    return int(fact.split()[1])
