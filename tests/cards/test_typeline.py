"""Type lines: every type, supertype and subtype of the rules, and words that are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.typeline import read_type_line
from app.terms.types import ALL_SUBTYPES, CardType, Supertype


@given(
    st.sets(st.sampled_from(sorted(Supertype))),
    st.sets(st.sampled_from(sorted(set(CardType) - {CardType.PLANE})), min_size=1),
    st.lists(st.sampled_from(sorted(ALL_SUBTYPES)), unique=True, max_size=4),
)
def test_what_is_written_is_read(
    supertypes: set[Supertype], types: set[CardType], subtypes: list[str]
) -> None:
    before = " ".join(word.capitalize() for word in [*supertypes, *types])
    line = read_type_line(f"{before} — {' '.join(subtypes)}" if subtypes else before)
    assert line.supertypes == supertypes
    assert line.types == types
    assert line.subtypes == set(subtypes)
    assert line.unknown == ()


def test_a_subtype_of_two_words() -> None:
    assert read_type_line("Legendary Creature — Time Lord Doctor").subtypes == {
        "Time Lord",
        "Doctor",
    }


def test_lands_that_are_named_after_someone() -> None:
    assert read_type_line("Land — Urza’s Power-Plant").subtypes == {"Urza's", "Power-Plant"}


def test_a_planes_subtype_is_all_that_follows() -> None:
    assert read_type_line("Plane — Bolas's Meditation Realm").subtypes == {
        "Bolas's Meditation Realm"
    }


@pytest.mark.parametrize(
    ("text", "types", "unknown"),
    [
        ("Host Creature — Cat", {CardType.CREATURE}, ("Host",)),
        ("Tribal Instant — Goblin", {CardType.KINDRED, CardType.INSTANT}, ()),
        ("Stickers", set(), ("Stickers",)),
        ("", set(), ()),
        ("—", set(), ()),
    ],
)
def test_words_the_rules_do_not_know(
    text: str, types: set[CardType], unknown: tuple[str, ...]
) -> None:
    line = read_type_line(text)
    assert line.types == types
    assert line.unknown == unknown


@given(st.text(max_size=40))
def test_no_text_fails(text: str) -> None:
    read_type_line(text)
