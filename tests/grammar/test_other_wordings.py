"""Lines whose terms have several wordings are read in each of them, and mean the same."""

from __future__ import annotations

import pytest

from app.terms.abilities import TriggeredAbility
from app.terms.relations import CastFrom
from app.terms.selectors import AllOf, Owned, Who
from app.terms.zones import Zone
from tests.grammar.reading import is_unread, one, read

BACK = "from your graveyard to the battlefield"
ELSEWHERE = "from anywhere other than your hand"
NOT_SO = "that wasn't cast from its owner's hand"
IF_IT = "if it targets"
EXILE = "exile that many cards from the top of your library"


@pytest.mark.parametrize(
    ("line", "same"),
    [
        (
            "~ gets +1/+0 for each Goat that died under your control this turn.",
            "~ gets +1/+0 for each Goat you control that died this turn.",
        ),
        ("If ~ is on the battlefield, draw a card.", "If ~ is a permanent, draw a card."),
        (
            f"Return each Goat card {BACK}.",
            f"Return all Goat cards {BACK}.",
        ),
        (
            "~ can't attack unless defending player is poisoned.",
            "~ can't attack unless defending player has a poison counter.",
        ),
        (
            f"Return target card that has cycling {BACK}.",
            f"Return target card with cycling {BACK}.",
        ),
    ],
)
def test_they_mean_the_same(line: str, same: str) -> None:
    assert read(line) == read(same)


@pytest.mark.parametrize(
    "line",
    [
        f"Whenever you cast a spell {ELSEWHERE}, draw a card.",
        f"Spells you cast {ELSEWHERE} cost {{1}} less to cast.",
        f"Counter target spell {NOT_SO}.",
        f"~ costs {{2}} less to cast {IF_IT} a creature card.",
        "Exile all Goat cards from all graveyards.",
        "~ crews Vehicles as though its power were 2 greater.",
        f"Whenever ~ deals combat damage to a player, {EXILE}.",
    ],
)
def test_no_other_shape_takes_their_place(line: str) -> None:
    """Each is printed as it stands, though more than one shape could print a part of it."""
    assert read(line)


def test_what_has_been_moved_is_so_from_then_on() -> None:
    line = (
        "When ~ dies, return it to the battlefield under its owner's control. It's an enchantment."
    )
    assert read(line)
    assert is_unread("{1}: ~ is a Goat.")


def test_a_graveyard_of_ones_own_is_not_any_graveyard() -> None:
    own, any_of_them = (
        one(f"Whenever you cast a Goat spell from {whose} graveyard, draw a card.")
        for whose in ("your", "a")
    )
    assert isinstance(own, TriggeredAbility)
    assert isinstance(any_of_them, TriggeredAbility)
    subject, other = own.trigger.subject, any_of_them.trigger.subject
    assert isinstance(subject, AllOf)
    assert isinstance(other, AllOf)
    assert {CastFrom(Zone.GRAVEYARD), Owned(Who.YOU)} < set(subject.of)
    assert CastFrom(Zone.GRAVEYARD) in other.of
    assert Owned(Who.YOU) not in other.of
