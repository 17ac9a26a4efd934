"""Cards of which one half or face is chosen as they are cast (CR 709.3, 712.11b)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from app.calls.name import Name, NameKind
from app.engine.kernel.game import GameObject
from app.judge.acting import _face
from app.judge.announcing import Announced
from app.judge.problem import CallProblem
from app.terms.abilities import KeywordAbility
from app.terms.cards import Card, Face, Layout
from app.terms.types import CardType
from app.terms.zones import Zone

SPELL = frozenset({CardType.INSTANT})
STORE: Any = SimpleNamespace(
    cards=SimpleNamespace(
        face_index=lambda card, name: [face.name for face in card.faces].index(name)
    )
)


def which(layout: Layout, *faces: Face, name: str = "Left // Right", **said: Any) -> int:
    """The face that is cast, by a name, from a hand."""
    card = Card("Left // Right", layout, faces)
    object = GameObject(1, card, 0, 0, Zone.HAND, card.name)
    return _face(STORE, object, Name(name, NameKind.CARD), Announced(**said))


LEFT, RIGHT = Face("Left", types=SPELL), Face("Right", types=SPELL)


@pytest.mark.parametrize(
    ("layout", "rule"), [(Layout.SPLIT, "709.3"), (Layout.MODAL_DFC, "712.11b")]
)
def test_the_whole_name_tells_of_neither_half(layout: Layout, rule: str) -> None:
    with pytest.raises(CallProblem, match=rule) as refused:
        which(layout, LEFT, RIGHT)
    assert "`Left` or `Right`" in refused.value.message
    assert which(layout, LEFT, RIGHT, name="Right") == 1
    assert which(layout, LEFT, RIGHT, face="Right") == 1


def test_it_is_enough_where_one_half_alone_could_be_cast() -> None:
    after = Face("Right", types=SPELL, abilities=(KeywordAbility("aftermath"),))
    land = Face("Right", types=frozenset({CardType.LAND}))
    assert which(Layout.SPLIT, LEFT, after) == 0
    assert which(Layout.MODAL_DFC, LEFT, land) == 0


def test_with_fuse_both_are_cast() -> None:
    assert which(Layout.SPLIT, LEFT, RIGHT, costs=("fuse",)) == 0
