"""The orders that are kept of many come to the same ends as all of them (603.3b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.judge import orders_on_the_stack
from app.judge.differences import differences
from app.judge.session import Session
from tests.judge.play import happens, session_of
from tests.judge.test_rulings import ruling

DIES = (
    "it deals 1 damage to each creature",
    "you gain 2 life",
    "each creature gets +1/+0 until end of turn",
    "create a 1/1 white Soldier creature token",
    "each opponent loses 1 life",
    "you may draw a card",
    "creatures you control gain indestructible until end of turn",
    "each player sacrifices a creature",
    "if you control three or more creatures, you gain 5 life",
    "each opponent loses life equal to the number of creatures you control",
    "target opponent loses 3 life",
    "put a +1/+1 counter on each creature you control",
)
ONLOOKERS = (
    "Whenever a creature dies, you lose 1 life.",
    "Whenever you gain life, put a +1/+1 counter on this creature.",
    "Whenever a creature enters, each player loses 1 life.",
    "Creatures you control have lifelink.",
)


def dying(texts: Iterable[str]) -> list[str]:
    """Lines of a call: creatures with such abilities, and a spell that all of them die of."""
    spell = 'hand: Zed = {4}{B} sorcery, "All creatures get -2/-2 until end of turn."'
    return ["[Ann]", spell] + [
        f'A{n} = 2/2 black Zombie, "When this creature dies, {text}."'
        for n, text in enumerate(texts)
    ]


def call(lines: Iterable[str], *more: str) -> str:
    """The call in which that spell has resolved."""
    return "\n".join([*lines, "> cast Zed", "> resolve", *more]) + "\n"


@st.composite
def boards(draw: st.DrawFn) -> str:
    """Four or five creatures that die at once, and others that look on."""
    lines = dying(draw(st.lists(st.sampled_from(DIES), min_size=4, max_size=5)))
    onlooker = draw(st.sampled_from(ONLOOKERS))
    lines += ["Big = 5/5 green Beast", "[Bob]", f'Eye = 4/4 red Ogre, "{onlooker}"']
    return call([*lines, "Cub = 3/3 green Bear"])


def ends(session: Session) -> set[object]:
    """Every end, as far as a judge is told of it."""
    found = happens(session)
    assert found.outcomes is not None
    assert not found.left_out
    told: set[object] = set()
    for line in found.outcomes.lines:
        lives = tuple(player.life for player in line.game.players)
        there = Counter(line.game.objects[id].label for id in line.game.battlefield)
        told.add((lives, frozenset(there.items()), frozenset(differences(session, line))))
    return told


@settings(max_examples=10, deadline=None)
@given(boards())
def test_kept_orders_lose_no_end(board: str) -> None:
    session = session_of(board)
    with patch.object(orders_on_the_stack, "FEW", 10**6):
        every = ends(session)
    assert ends(session_of(board)) == every


def test_orders_that_end_alike_are_not_played() -> None:
    """Six abilities of which two meet: what counts is which of those two is first."""
    texts = [DIES[1], *DIES[3:5], DIES[-1], "each creature gets +2/+0 until end of turn", DIES[6]]
    session = session_of(call([*dying(texts), "[Bob]"]))
    spent = session.explorer.budget.spent
    ends(session)
    assert session.explorer.budget.spent - spent < 2_000


@pytest.mark.parametrize("few", [24, 10**6])
def test_the_usual_order_is_told_first(few: int) -> None:
    lines = dying((DIES[0], *DIES[2:4], DIES[-1]))
    with patch.object(orders_on_the_stack, "FEW", few):
        found = ruling(call([*lines, "[Bob]"], "? what happens"))
    (choice, *_) = found.outcomes[0].choices
    assert "A0, A1, A2, A3" in choice
