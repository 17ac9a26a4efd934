"""However little may be looked at, what a ruling says without reserve is what the whole search
says, and nothing breaks."""

from __future__ import annotations

import pytest

from app.calls.parse import read
from app.cards.store import CardStore
from app.judge.ask import CallAnswer, answer_call
from app.judge.budget import Budget
from app.judge.cards import CardData
from app.judge.text import as_text

FIGHT = """\
[Ann]
Rex = 5/5 green Beast, trample, deathtouch
Pup = 2/2 green Wolf
[Bob]
Bear = 3/3 green Bear
Ogre = 4/4 red Ogre
Cub = 2/2 green Bear
> attack Rex -> Bob, Pup -> Bob
> block Bear -> Rex, Ogre -> Rex, Cub -> Pup
"""
CALLS = {
    "a division given": FIGHT + "> assign Rex: 1 Bear, 1 Ogre, 3 Bob\n? what happens\n",
    "a division that is not legal": FIGHT + "> assign Rex: 1 Bear, 4 Bob\n? what happens\n",
    "divisions open": FIGHT + "? what happens\n= Cub in graveyard\n= possible: Bob 17 life\n",
    "whether a division may be made": FIGHT + "? can assign Rex: 1 Bear, 1 Ogre, 3 Bob\n",
    "whether creatures may attack": (
        "[Ann]\nWall = 0/4, defender\nPup = 2/2 green Wolf\n[Bob]\n"
        "? can attack Wall -> Bob\n? can attack Pup -> Bob\n"
    ),
    "two groups": (
        "[Ann]\nA1 = 3/3\nA2 = 3/3\n[Bob]\nB1 = 2/2\nB2 = 2/2\nB3 = 2/2\nB4 = 2/2\n"
        "> attack A1 -> Bob, A2 -> Bob\n> block B1 -> A1, B2 -> A1, B3 -> A2, B4 -> A2\n"
        "? what happens\n= possible: B1 in graveyard; B3 in graveyard\n"
    ),
}


def _answer(text: str, units: int) -> CallAnswer:
    cards = CardData(CardStore.of_builtin())
    (reading,) = read(text, cards)
    assert reading.call is not None, reading.errors
    return answer_call(reading.call, cards, Budget(units, seconds=1e9))


def _said(answer: CallAnswer) -> list[tuple[str, str | None]]:
    return [(ruling.verdict, ruling.answer) for ruling in answer.rulings]


@pytest.mark.parametrize("name", CALLS)
def test_nothing_is_claimed_that_was_not_looked_at(name: str) -> None:
    """With any budget, from none at all to enough."""
    whole = _answer(CALLS[name], 10_000)
    assert whole.complete
    assert not whole.problem
    cut_short = 0
    for units in (*range(40), 60, 80, 120):
        answer = _answer(CALLS[name], units)
        assert not answer.problem
        assert as_text(answer)
        if answer.complete:
            assert _said(answer) == _said(whole)
            assert answer.passed
        else:
            cut_short += 1
    assert cut_short
