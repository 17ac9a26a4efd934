"""Keyword lines: every keyword of the rules has a wording, and printing and reading agree."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards.oracle.keywords import (
    print_keyword,
    print_keywords,
    read_keywords,
    read_modifier_keyword,
)
from app.terms.abilities import KeywordAbility
from app.terms.amounts import ValueOfX
from app.terms.colors import Color
from app.terms.costs import (
    Cost,
    DiscardCost,
    PayLife,
    PayMana,
    RemoveCounters,
    SacrificeCost,
)
from app.terms.keywords import KEYWORDS, Parameter
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Comparison,
    HasKeyword,
    HasSubtype,
    IsColor,
    IsStatus,
    Not,
    PowerIs,
    Status,
    This,
)
from tests.cards.test_keywords import (
    ARTIFACT,
    LAND,
    LEGENDARY,
    MINE,
    PERMANENT,
    RED,
    both,
    kw,
    mana,
)

BY_PARAMETER = {
    Parameter.NONE: "{name}",
    Parameter.NUMBER: "{name} 2",
    Parameter.OPTIONAL_NUMBER: "{name} 2",
    Parameter.COST: "{name} {{2}}{{W}}",
    Parameter.OPTIONAL_COST: "{name} {{2}}{{W}}",
    Parameter.NUMBER_AND_COST: "{name} 2—{{2}}{{W}}",
    Parameter.OPTIONAL_QUALITY: "{name}",
}
OWN_LINES = {
    "landwalk": "swampwalk",
    "protection": "protection from red",
    "enchant": "enchant land",
    "affinity": "affinity for artifacts",
    "splice": "splice onto Arcane {1}",
    "offering": "Goblin offering",
    "champion": "champion a creature",
    "companion": "companion—none at all.",
    "gift": "gift a card",
}


# What stands behind these is a whole ability: the grammar reads their lines, as sentences.
BEFORE_AN_ABILITY = {n for n, row in KEYWORDS.items() if row.parameter is Parameter.ABILITY}


@pytest.mark.parametrize("name", sorted(set(KEYWORDS) - BEFORE_AN_ABILITY))
def test_every_keyword_of_the_rules_is_read(name: str) -> None:
    line = OWN_LINES.get(name) or BY_PARAMETER[KEYWORDS[name].parameter].format(name=name)
    read = read_keywords(line)
    assert read is not None, line
    assert [ability.name for ability in read] == [name]
    assert print_keywords(read) == line.replace("swamp", "Swamp")


COSTS = st.builds(
    Cost,
    st.lists(
        st.one_of(
            st.sampled_from(["{2}", "{W}{W}", "{X}{R/G}", "{U/P}"]).map(mana),
            st.integers(0, 9).map(PayLife),
            st.builds(
                SacrificeCost,
                st.sampled_from([CREATURE, This(), both(Not(LAND), PERMANENT)]),
                st.just(1),
            ),
            st.builds(DiscardCost, st.integers(1, 9), st.none(), st.booleans()),
            st.sampled_from(["charge", "+1/+1"]).map(RemoveCounters),
        ),
        min_size=1,
        max_size=3,
    )
    .map(tuple)
    # Mana stands first in a cost, and only once.
    .filter(lambda parts: not any(isinstance(part, PayMana) for part in parts[1:])),
)
NUMBERS = st.integers(0, 40) | st.just(ValueOfX())
NOUNS = st.sampled_from([CREATURE, ARTIFACT, LAND, HasSubtype("Elf"), HasSubtype("Ally")])
PHRASES = NOUNS | st.builds(
    lambda adjective, noun, ending: AllOf((*adjective, noun, *ending)),
    st.lists(
        st.sampled_from([RED, LEGENDARY, Not(ARTIFACT), IsStatus(Status.TAPPED)]),
        max_size=2,
        unique=True,
    ),
    NOUNS,
    st.sampled_from([(MINE,), (PowerIs(Comparison.AT_MOST, 2),), (HasKeyword("reach"), MINE)]),
)


@st.composite
def abilities(draw: st.DrawFn) -> KeywordAbility:
    others = {"companion", "gift", "landwalk"} | BEFORE_AN_ABILITY
    name = draw(st.sampled_from(sorted(set(KEYWORDS) - others)))
    if name in ("protection", "hexproof"):
        return kw(
            name, quality=draw(PHRASES | st.sampled_from(sorted(map(IsColor, Color), key=str)))
        )
    if name in ("enchant", "affinity", "offering", "champion"):
        return kw(name, quality=draw(NOUNS if name != "enchant" else PHRASES))
    if name == "splice":
        return kw(name, quality=HasSubtype("Arcane"), cost=draw(COSTS))
    parameter = KEYWORDS[name].parameter
    if parameter in (Parameter.NUMBER, Parameter.OPTIONAL_NUMBER):
        return kw(name, number=draw(NUMBERS))
    if parameter in (Parameter.COST, Parameter.OPTIONAL_COST):
        return kw(name, cost=draw(COSTS))
    if parameter is Parameter.NUMBER_AND_COST:
        return kw(name, number=draw(NUMBERS), cost=Cost((mana("{2}{G}"),)))
    return kw(name)


@given(st.lists(abilities(), min_size=1, max_size=4))
def test_what_is_printed_reads_as_it_was(said: list[KeywordAbility]) -> None:
    lines = [print_keyword(ability) for ability in said]
    assert None not in lines
    assert [read_keywords(line) for line in lines if line] == [(ability,) for ability in said]
    # A cost after a dash takes the rest of its line.
    if not any("—" in (line or "") for line in lines):
        printed = print_keywords(said)
        assert printed is not None
        assert read_keywords(printed) == tuple(said)


@pytest.mark.timeout(10)
@pytest.mark.parametrize(
    "text",
    [
        "protection from " * 5000,
        "enchant creature " + "with " * 5000,
        "enchant creature " + "you control " * 4000,
        "enchant creature " + "you control " * 18,
        "a-" * 9000 + "walk",
        "(" * 20000,
    ],
)
def test_no_text_takes_long(text: str) -> None:
    read_keywords(text)
    read_modifier_keyword(text)


@given(st.text(max_size=40))
def test_no_text_fails(text: str) -> None:
    read_keywords(text)
    read_modifier_keyword(text)


@given(
    st.lists(
        st.sampled_from(
            "ward|protection|from|and|red|—|,|;|{2}|2|equip|.|enchant|creature|or|you control"
            "|cycling|walk|island|named".split("|")
        ),
        max_size=9,
    )
)
def test_no_heap_of_words_fails(words: list[str]) -> None:
    text = " ".join(words)
    read = read_keywords(text)
    assert read is None or print_keywords(read)
    read_modifier_keyword(text)
