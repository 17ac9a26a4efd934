"""The bounds of a division are those that all legal divisions reach (510.1c, 702.19b, 702.2c)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.cr.cr510_combat_damage_step import damage_decisions
from app.engine.kernel.game import Attack, Combat
from app.terms.events import PlayerRef
from app.terms.steps import Step
from tests.engine.build import Board

KEYWORDS = st.lists(st.sampled_from(["trample", "deathtouch", "first strike"]), unique=True)


@settings(max_examples=150, deadline=None)
@given(
    power=st.integers(1, 7),
    keywords=KEYWORDS,
    blockers=st.lists(st.tuples(st.integers(1, 4), st.integers(0, 2)), min_size=1, max_size=3),
)
def test_bounds_are_reached_and_never_passed(
    power: int, keywords: list[str], blockers: list[tuple[int, int]]
) -> None:
    board = Board()
    attacker = board.creature(0, power, 5, *keywords)
    ids = [board.creature(1, 1, toughness, damage=damage) for toughness, damage in blockers]
    combat = Combat(
        (Attack(attacker, PlayerRef(1), 1, True),),
        tuple((id, attacker) for id in ids),
        True,
        frozenset({1}),
    )
    game = board.game(Step.DECLARE_BLOCKERS).but(combat=combat)
    form = next(f for f in damage_decisions(board.rules, game) if f.player == 0)
    found = {r: (low, high) for r, low, high in form.bounds(attacker)}
    amounts: dict[object, list[int]] = {recipient: [] for recipient in found}
    for answer in form.answers():
        given_to = dict(dict(answer)[attacker])
        for recipient, seen in amounts.items():
            seen.append(given_to.get(recipient, 0))
    assert found == {r: (min(seen), max(seen)) for r, seen in amounts.items()}
