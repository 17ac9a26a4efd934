"""Outcomes kept apart by groups are the same set as all decisions crossed."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from app.judge.factors import Outcomes, _explore
from app.judge.session import Session
from app.judge.stops import end_of_what_happens
from tests.judge.play import end_of, happens, session_of

KEYWORDS = ("", "", "trample", "deathtouch", "lifelink", "first strike", "infect", "indestructible")


@st.composite
def boards(draw: st.DrawFn) -> str:
    """Two or three attackers, each blocked by one or two creatures, with keywords."""
    attackers = draw(st.integers(2, 3))
    lines = ["[Ann] 40 life"]
    blockers: list[str] = []
    blocks: list[str] = []
    for n in range(attackers):
        size = f"{draw(st.integers(1, 4))}/{draw(st.integers(1, 4))}"
        keyword = draw(st.sampled_from(KEYWORDS))
        second = draw(st.sampled_from(KEYWORDS))
        words = "".join(f", {word}" for word in dict.fromkeys((keyword, second)) if word)
        lines.append(f"A{n} = {size} green Beast{words}")
        for m in range(draw(st.integers(1, 2))):
            size = f"{draw(st.integers(0, 3))}/{draw(st.integers(1, 3))}"
            keyword = draw(st.sampled_from(KEYWORDS))
            words = f", {keyword}" if keyword else ""
            blockers.append(f"B{n}{m} = {size} white Soldier{words}")
            blocks.append(f"B{n}{m} -> A{n}")
    lines += ["[Bob] 100 life", *blockers]
    lines.append("> attack " + ", ".join(f"A{n} -> Bob" for n in range(attackers)))
    lines.append("> block " + ", ".join(blocks))
    return "\n".join(lines) + "\n"


def all_ends(found: Outcomes) -> set[object]:
    """Every end of a set of outcomes, groups multiplied out."""
    if not found.groups or found.combine is None:
        return {end_of(line) for line in found.lines}
    combinations = product(*(group.lines for group in found.groups))
    return {end_of(found.combine(list(picks))) for picks in combinations}


def crossed(session: Session) -> set[object]:
    """Every end with all decisions crossed and every amount looked at."""
    (line,) = session.lines
    found = _explore(session.explorer, line, end_of_what_happens(line.game), exact=True)
    assert found.complete
    return {end_of(end) for end in found.lines}


@settings(max_examples=40, deadline=None)
@given(boards())
def test_groups_and_classes_lose_no_outcome(board: str) -> None:
    """Groups explored one by one, amounts that end alike taken once: the same ends come out."""
    session = session_of(board)
    answered = happens(session)
    assert answered.outcomes is not None
    assert not answered.left_out
    assert all_ends(answered.outcomes) == crossed(session)
