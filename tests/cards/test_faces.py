"""Printed characteristics of each layout."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.faces import card_of, read_number
from app.cards.records import CardRecord, FaceRecord, from_json, to_json
from app.terms.abilities import (
    ContinuousChange,
    KeywordAbility,
    StaticAbility,
    Unread,
)
from app.terms.amounts import CountersOn
from app.terms.cards import Card, Layout, Number, StarValue
from app.terms.changes import AddAbility, AddTypes, SetPowerToughness
from app.terms.colors import Color
from app.terms.conditions import AllConditions, Compare
from app.terms.selectors import Comparison, This
from app.terms.types import CardType

STAR = StarValue.STAR


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("4", 4),
        ("0", 0),
        ("-1", -1),
        ("−1", -1),
        ("*", STAR),
        ("1+*", StarValue.ONE_MORE),
        ("*+1", StarValue.ONE_MORE),
        ("2+*", StarValue.TWO_MORE),
        ("7-*", StarValue.SEVEN_LESS),
        ("*²", STAR),
        ("X", STAR),
        ("3.5", STAR),
        (".5", STAR),
        ("∞", STAR),
        ("?", STAR),
        ("+2", STAR),
        ("1d4+1", STAR),
        ("²", STAR),
        (None, None),
        ("", None),
    ],
)
def test_printed_numbers(text: str | None, number: Number) -> None:
    assert read_number(text) == number


def card(layout: str, *faces: FaceRecord) -> Card:
    return card_of(CardRecord(" // ".join(face.name for face in faces), layout, faces))


def bear(text: str = "", **more: str) -> FaceRecord:
    printed = {
        "name": "Bear",
        "mana_cost": "{1}{G}",
        "type_line": "Creature — Bear",
        "power": "2",
        "toughness": "2",
    }
    return FaceRecord(text=text, **{**printed, **more})  # type: ignore[arg-type]


def test_a_normal_card() -> None:
    front = card("normal", bear("Flying, trample")).front
    assert (front.name, front.power, front.toughness, front.loyalty) == ("Bear", 2, 2, None)
    assert str(front.mana_cost) == "{1}{G}"
    assert front.colors == {Color.GREEN}
    assert front.abilities == (KeywordAbility("flying"), KeywordAbility("trample"))


def test_no_mana_cost_is_none_and_zero_is_a_cost() -> None:
    assert card("normal", bear(mana_cost="")).front.mana_cost is None
    free = card("normal", bear(mana_cost="{0}")).front.mana_cost
    assert free is not None
    assert free.mana_value == 0


def test_a_cost_with_unknown_symbols_is_named() -> None:
    front = card("normal", bear(mana_cost="{1}{HW}")).front
    assert front.mana_cost is None
    assert front.abilities == (Unread("[mana cost not read: {1}{HW}]"),)


def test_colors_that_the_text_defines() -> None:
    assert card("normal", bear("Bear is colorless.")).front.colors == frozenset()
    assert card("normal", bear("Bear is all colors. (Reminder.)")).front.colors == frozenset(Color)
    assert card("normal", bear("Devoid")).front.colors == frozenset()
    assert card("normal", bear("A token is colorless.")).front.colors == {Color.GREEN}


def test_a_flipped_card_keeps_cost_and_color() -> None:
    flip = card("flip", bear(), bear(name="Big Bear", mana_cost="", power="5", toughness="5"))
    assert flip.layout is Layout.FLIP
    assert flip.faces[1].colors == {Color.GREEN}
    assert flip.faces[1].mana_cost == flip.front.mana_cost
    assert flip.faces[1].power == 5


def test_a_back_face_without_cost_has_the_color_of_its_indicator() -> None:
    back = bear(name="Night Bear", mana_cost="", indicator="BR")
    both = card("transform", bear(), back)
    assert both.faces[1].mana_cost is None
    assert both.faces[1].colors == {Color.BLACK, Color.RED}


def test_a_prototype_has_a_second_set_of_characteristics() -> None:
    made = card(
        "prototype",
        bear(
            "Prototype {1}{U}{U} — 2/1\nFlying",
            mana_cost="{7}",
            power="4",
            toughness="3",
            type_line="Artifact Creature — Construct",
        ),
    )
    front, small = made.faces
    assert (front.power, front.toughness, front.colors) == (4, 3, frozenset())
    assert (small.power, small.toughness, small.colors) == (2, 1, {Color.BLUE})
    assert str(small.mana_cost) == "{1}{U}{U}"
    assert (small.name, small.types, small.abilities) == (front.name, front.types, front.abilities)


def counters(kind: str, comparison: Comparison, number: int) -> Compare:
    return Compare(CountersOn(This(), kind), comparison, number)


def test_levels_hold_only_while_the_counters_are_there() -> None:
    text = "Level up {1}\nLEVEL 1-3\n4/4\nLEVEL 4+\n6/6\nTrample (It tramples.)\nFirst strike"
    level_up, first, second = card("leveler", bear(text)).front.abilities
    assert isinstance(level_up, KeywordAbility)
    assert level_up.name == "level up"
    assert first == StaticAbility(
        (ContinuousChange(This(), (SetPowerToughness(4, 4),)),),
        AllConditions(
            (
                counters("level", Comparison.AT_LEAST, 1),
                counters("level", Comparison.AT_MOST, 3),
            )
        ),
    )
    assert second == StaticAbility(
        (
            ContinuousChange(
                This(),
                (
                    AddAbility(KeywordAbility("trample")),
                    AddAbility(KeywordAbility("first strike")),
                    SetPowerToughness(6, 6),
                ),
            ),
        ),
        counters("level", Comparison.AT_LEAST, 4),
    )


@pytest.mark.parametrize("symbol", ["8+ | Flying", "STATION 8+\nFlying", "STATION 8+\nFlying\n3/5"])
def test_a_spacecraft_is_a_creature_at_its_last_symbol(symbol: str) -> None:
    craft = bear(f"Station\n{symbol}", type_line="Artifact — Spacecraft", power="3", toughness="5")
    front = card("normal", craft).front
    assert (front.power, front.toughness) == (None, None)
    assert front.abilities == (
        KeywordAbility("station"),
        StaticAbility(
            (
                ContinuousChange(
                    This(),
                    (
                        AddTypes(types=frozenset({CardType.CREATURE})),
                        AddAbility(KeywordAbility("flying")),
                        SetPowerToughness(3, 5),
                    ),
                ),
            ),
            counters("charge", Comparison.AT_LEAST, 8),
        ),
    )


def test_a_row_of_a_table_is_no_station_symbol() -> None:
    text = "Roll a die.\n1—14 | Flying\n15+ | Trample"
    abilities = card("normal", bear(text, type_line="Sorcery")).front.abilities
    assert all(isinstance(ability, Unread) for ability in abilities)


def test_what_a_class_has_at_later_levels_is_not_its_own() -> None:
    """A level bar is an activated ability and a static one that grants what stands below it as long
    as the Class is of that level (716.2a)."""
    text = "(Reminder.)\nFlying\n{W}: Level 2\nTrample\n{W}: Level 3\nHaste"
    abilities = card("class", bear(text, type_line="Enchantment — Class")).front.abilities
    keywords = [each for each in abilities if isinstance(each, KeywordAbility)]
    granting = [each for each in abilities if isinstance(each, StaticAbility)]
    assert keywords == [KeywordAbility("flying")]
    assert [type(each).__name__ for each in abilities].count("ActivatedAbility") == 2
    assert [each.condition is not None for each in granting] == [True, True]
    given = ["trample" in repr(granting[0]), "haste" in repr(granting[1])]
    assert given == [True, True]


def test_modes_stand_with_their_heading() -> None:
    text = "Choose one of these —\n• Flying.\n• Haste.\nTrample"
    assert card("normal", bear(text)).front.abilities == (
        Unread("Choose one of these —\n• Flying.\n• Haste."),
        KeywordAbility("trample"),
    )


def test_a_face_known_by_name_alone_is_named_in_rulings() -> None:
    lost = FaceRecord("Lost Half", missing=("all but the name",))
    face = card("split", bear(), lost).faces[1]
    assert face.types == frozenset()
    assert face.abilities == (Unread("[not in the card data in use: all but the name]"),)


def test_layouts_of_the_rules_and_others() -> None:
    for layout in Layout:
        if layout not in (Layout.PROTOTYPE, Layout.OTHER):
            assert card(layout.value, bear()).layout is layout
    assert card("planar", bear()).layout is Layout.OTHER
    assert card("aftermath", bear(), bear(name="After")).layout is Layout.SPLIT


SHORT = st.text(max_size=5)
FACES = st.builds(
    FaceRecord,
    name=SHORT,
    mana_cost=SHORT,
    type_line=SHORT,
    text=SHORT,
    power=st.none() | SHORT.filter(bool),
    toughness=st.none() | SHORT.filter(bool),
    loyalty=st.none() | SHORT.filter(bool),
    defense=st.none() | SHORT.filter(bool),
    colors=st.none() | st.text("WUBRG", max_size=2),
    indicator=st.text("WUBRG", max_size=2),
    missing=st.lists(SHORT, max_size=2).map(tuple),
)
RECORDS = st.builds(CardRecord, SHORT, SHORT, st.lists(FACES, min_size=1, max_size=3).map(tuple))


@given(RECORDS)
def test_a_record_is_stored_whole(record: CardRecord) -> None:
    assert from_json(to_json(record)) == record


@given(RECORDS)
def test_no_record_fails(record: CardRecord) -> None:
    assert len(card_of(record).faces) >= len(record.faces)
