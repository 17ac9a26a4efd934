from __future__ import annotations

import pytest

from app.calls import modifiers as m
from app.calls.described import CopyOf, Keyword, Traits
from app.calls.dump import dump
from app.calls.name import Answer
from app.terms.colors import Color
from app.terms.keywords import KEYWORDS, Parameter
from app.terms.types import CardType, Supertype
from tests.calls.reading import BEAR, BOB, HERO, REX, card, entry, error, modifiers, obj, one


def keyword(name: str, text: str) -> m.HasKeyword:
    return m.HasKeyword(Keyword(name, text))


def traits(*subtypes: str, colors: set[Color] | None = None) -> Traits:
    return Traits(None if colors is None else frozenset(colors), subtypes=subtypes)


@pytest.mark.parametrize("mark", list(m.Mark))
def test_marks(mark: m.Mark) -> None:
    assert modifiers(mark.value.upper()) == (mark,)


@pytest.mark.parametrize(
    ("written", "modifier"),
    [
        ("flying", keyword("flying", "flying")),
        ("First  Strike", keyword("first strike", "first strike")),
        (
            "protection from red and from dragons",
            keyword("protection", "protection from red and from Dragons"),
        ),
        (
            "protection from Vampires, from Werewolves, and from Zombies",
            keyword("protection", "protection from Vampires, from Werewolves, and from Zombies"),
        ),
        ("protection from everything", keyword("protection", "protection from everything")),
        ("ward {2}", keyword("ward", "ward {2}")),
        ("ward—Pay 2 life", keyword("ward", "ward—pay 2 life")),
        ("toxic 2", keyword("toxic", "toxic 2")),
        ("hexproof", keyword("hexproof", "hexproof")),
        ("hexproof from BLACK", keyword("hexproof", "hexproof from black")),
        ("swampwalk", keyword("landwalk", "swampwalk")),
        ("nonbasic landwalk", keyword("landwalk", "nonbasic landwalk")),
        ("snow swampwalk", keyword("landwalk", "snow swampwalk")),
        ("plainscycling {2}", keyword("cycling", "plainscycling {2}")),
        ("basic landcycling {1}{g}", keyword("cycling", "basic landcycling {1}{G}")),
        ("bands with other legends", keyword("banding", "bands with other legends")),
        (
            "trample over planeswalkers",
            keyword("trample", "trample over planeswalkers"),
        ),
        ("umbra armor", keyword("umbra armor", "umbra armor")),
        ("megamorph {5}{G}", keyword("morph", "megamorph {5}{G}")),
        ("equip {3}", keyword("equip", "equip {3}")),
        ("enchant creature", keyword("enchant", "enchant creature")),
        ("cumulative upkeep {1}", keyword("cumulative upkeep", "cumulative upkeep {1}")),
        ("loses flying", m.LosesKeyword(Keyword("flying", "flying"))),
        ("loses ward", m.LosesKeyword(Keyword("ward", "ward"))),
        ("loses protection from red", m.LosesKeyword(Keyword("protection", "protection from red"))),
        ("loses all abilities", m.LosesAllAbilities()),
        ('"{T}: Add {G}."', m.RulesText("{T}: Add {G}.")),
        ('"One; two, three."', m.RulesText("One; two, three.")),
        (
            '"Each has "{T}: Add {C}," and flying."',
            m.RulesText('Each has "{T}: Add {C}," and flying.'),
        ),
        ("ability 2 used", m.AbilityUsed(2)),
        ("2 +1/+1 counters", m.Counters(2, "+1/+1")),
        ("1 -1/-1 counter", m.Counters(1, "-1/-1")),
        ("a flying counter", m.Counters(1, "flying")),
        ("an indestructible counter", m.Counters(1, "indestructible")),
        ("a hexproof from black counter", m.Counters(1, "hexproof from black")),
        ("3 loyalty", m.Counters(3, "loyalty")),
        ("3 loyalty counters", m.Counters(3, "loyalty")),
        ("4 defense", m.Counters(4, "defense")),
        ("1 shield counter", m.Counters(1, "shield")),
        ("3 damage", m.MarkedDamage(3)),
        ("1 regeneration shield", m.RegenerationShields(1)),
        ("prevents 2 damage", m.PreventsDamage(2)),
        ("+3/+3", m.Gets(3, 3)),
        ("-5/-0", m.Gets(-5, 0)),
        ("base 0/1", m.BasePowerToughness(0, 1)),
        ("X=3", m.XIs(3)),
        ("x = 3", m.XIs(3)),
        ("red", m.Is(traits(colors={Color.RED}))),
        ("red and green", m.Is(traits(colors={Color.RED, Color.GREEN}))),
        ("colorless", m.Is(traits(colors=set()))),
        ("is red", m.Is(traits(colors={Color.RED}))),
        ("is also an Elf", m.Is(traits("Elf"), also=True)),
        ("is a Mountain", m.Is(traits("Mountain"))),
        (
            "is also a legendary artifact",
            m.Is(
                Traits(
                    supertypes=frozenset({Supertype.LEGENDARY}),
                    types=frozenset({CardType.ARTIFACT}),
                ),
                also=True,
            ),
        ),
        ("attached to Rex", m.AttachedTo(REX)),
        ("attached to Bob", m.AttachedTo(BOB)),
        ("attached to Bob's Grizzly Bears", m.AttachedTo(BEAR)),
        (
            "attached to Gisela, Blade of Goldnight",
            m.AttachedTo(card("Gisela, Blade of Goldnight")),
        ),
        ("paired with Hero", m.PairedWith(HERO)),
        ("imprinted Shock", m.Imprinted(obj("Shock"))),
        ("exiled with Isochron Scepter", m.ExiledWith(card("Isochron Scepter"))),
        ("merged over Hero and Shock", m.MergedOver((HERO, obj("Shock")))),
        ("attacking", m.Attacking()),
        ("attacking Bob", m.Attacking(BOB)),
        ("attacking Jace Beleren", m.Attacking(obj("Jace Beleren"))),
        ("blocking Rex and Hero", m.Blocking((REX, HERO))),
        ("banded with Hero", m.BandedWith((HERO,))),
        ("protected by Bob", m.ProtectedBy("Bob")),
        ("owned by bob", m.OwnedBy("Bob")),
        ("chose red", m.Chose(Answer("red"))),
        ("chose goblin", m.Chose(Answer("Goblin"))),
        ("chose Bob", m.Chose(Answer("Bob", BOB))),
        ("chose 3", m.Chose(Answer("3"))),
        ("named Shock", m.Named("Shock")),
        ('named "tibalt, cosmic impostor"', m.Named("Tibalt, Cosmic Impostor")),
        ("copy of Rex", CopyOf(REX)),
    ],
)
def test_modifiers(written: str, modifier: m.Modifier) -> None:
    assert modifiers(written) == (modifier,)


def test_several_in_their_order() -> None:
    assert modifiers("flying, tapped, 2 damage, flying") == (
        keyword("flying", "flying"),
        m.Mark.TAPPED,
        m.MarkedDamage(2),
        keyword("flying", "flying"),
    )


def test_names_that_are_listed_later_are_known() -> None:
    found = entry("Pacifism, attached to Late\nLate = 1/1 red Elf")
    assert found.names == ("Late",)


def test_a_choice_keeps_word_and_name_where_both_are_meant() -> None:
    (found,) = modifiers("chose Bear")
    assert found == m.Chose(Answer("Bear", BEAR))
    # What has a label is called by its card's name too; the words that were written stay.
    table = "[Ann]\nCub = Forest\nCave = 1/1 red Bear, chose forest\n[Bob]\n"
    assert one(table).entries[1].modifiers == (m.Chose(Answer("Forest", obj("Cub"))),)
    assert "chose Forest" in dump(one(table))


@pytest.mark.parametrize("name", sorted(KEYWORDS))
def test_every_keyword_of_the_rules_is_one(name: str) -> None:
    parameters = {
        Parameter.NONE: "",
        Parameter.NUMBER: " 2",
        Parameter.COST: " {2}",
        Parameter.QUALITY: " from red" if name == "protection" else " creature",
        Parameter.NUMBER_AND_COST: " 2—{1}{G}",
        Parameter.QUALITY_AND_COST: " onto Arcane {1}",
        Parameter.OPTIONAL_NUMBER: "",
        Parameter.OPTIONAL_QUALITY: "",
        Parameter.OPTIONAL_COST: "",
    }
    if name == "landwalk":
        pytest.skip("only its variants stand on objects")
    if KEYWORDS[name].parameter is Parameter.ABILITY:
        pytest.skip("a whole ability stands behind it: rules text in quotes")
    text = name + parameters[KEYWORDS[name].parameter]
    (found,) = modifiers(text)
    assert isinstance(found, m.HasKeyword)
    assert found.keyword.name == name


@pytest.mark.parametrize(
    ("said", "word", "works"),
    [
        ("flyng", "flyng", "flying"),
        ("taped", "taped", "tapped"),
        ("flying 2", "flying 2", ""),
        ("protection", "protection", ""),
        ("protection red", "protection red", ""),
        ("ward", "ward", ""),
        ("toxic", "toxic", ""),
        ("artifact", "artifact", ""),
        ("is an Elv", "is an Elv", ""),
        ("attached to Rx", "Rx", "Rex"),
        ("blocking", "", ""),
        ("owned by Cho", "Cho", "Bob"),
        ("named Shok", "Shok", "Shock"),
        ('named "Shok"', '"Shok"', "Shock"),
        ("chose bleu", "bleu", "blue"),
        ('"no end', '"no end', ""),
        ('""', '""', ""),
        ("99999999999 damage", "99999999999 damage", ""),
    ],
)
def test_errors(said: str, word: str, works: str) -> None:
    found = error(f"Cub = 1/1 green Cat, {said}")
    assert found.word == word
    assert not works or works in found.works


def test_a_bad_modifier_leaves_the_rest() -> None:
    found = error("Cub = 1/1 green Cat, flyng, tapped")
    assert (found.column, found.word) == (22, "flyng")
