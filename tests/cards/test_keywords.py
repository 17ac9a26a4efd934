"""Keyword lines: every keyword with its parameter, read and printed."""

from __future__ import annotations

import pytest

from app.cards.oracle.keywords import (
    read_keywords,
    read_modifier_keyword,
)
from app.terms.abilities import KeywordAbility
from app.terms.amounts import ValueOfX
from app.terms.colors import Color
from app.terms.costs import (
    Cost,
    DiscardCost,
    PayEither,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    SacrificeCost,
    TapOther,
    UnreadCost,
)
from app.terms.mana import read_mana_cost
from app.terms.selectors import (
    CREATURE,
    AllOf,
    AnyOf,
    Anything,
    ColorCount,
    Comparison,
    Controlled,
    HasCounter,
    HasKeyword,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    InZone,
    IsChosen,
    IsColor,
    IsStatus,
    ManaValueIs,
    Not,
    PowerIs,
    Selector,
    SharesColor,
    Status,
    This,
    Who,
)
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

LAND = HasType(CardType.LAND)
ARTIFACT = HasType(CardType.ARTIFACT)
ENCHANTMENT = HasType(CardType.ENCHANTMENT)
PLANESWALKER = HasType(CardType.PLANESWALKER)
LEGENDARY = HasSupertype(Supertype.LEGENDARY)
SNOW = HasSupertype(Supertype.SNOW)
PERMANENT = InZone(Zone.BATTLEFIELD)
MINE = Controlled(Who.YOU)
RED, BLACK, WHITE = IsColor(Color.RED), IsColor(Color.BLACK), IsColor(Color.WHITE)


def either(one: str, other: str) -> PayEither:
    return PayEither(mana(one).mana.symbols[0], mana(other).mana.symbols[0])


def mana(text: str) -> PayMana:
    cost = read_mana_cost(text)
    assert cost is not None
    return PayMana(cost)


def kw(name: str, **parameter: object) -> KeywordAbility:
    return KeywordAbility(name, **parameter)  # type: ignore[arg-type]


def both(*terms: Selector) -> Selector:
    return AllOf(terms)


LINES: dict[str, tuple[KeywordAbility, ...]] = {
    "Flying": (kw("flying"),),
    "Flying, first strike; banding": (kw("flying"), kw("first strike"), kw("banding")),
    "Defender (Reminder, with commas.)": (kw("defender"),),
    "For Mirrodin!": (kw("for mirrodin!"),),
    "Start your engines!": (kw("start your engines!"),),
    "Umbra armor": (kw("umbra armor"),),
    "Totem armor": (kw("umbra armor"),),
    "Bushido 2": (kw("bushido", number=2),),
    "Toxic 1": (kw("toxic", number=1),),
    "Vanishing": (kw("vanishing"),),
    "Vanishing 3": (kw("vanishing", number=3),),
    "Bloodthirst X": (kw("bloodthirst", number=ValueOfX()),),
    "Backup 1, backup 1": (kw("backup", number=1),) * 2,
    "Ward {2}": (kw("ward", cost=Cost((mana("{2}"),))),),
    "Ward—Pay 3 life.": (kw("ward", cost=Cost((PayLife(3),))),),
    "Ward—{2}, Pay 2 life.": (kw("ward", cost=Cost((mana("{2}"), PayLife(2)))),),
    "Ward—Discard a card at random.": (kw("ward", cost=Cost((DiscardCost(1, at_random=True),))),),
    "Ward—Sacrifice two nonland permanents.": (
        kw("ward", cost=Cost((SacrificeCost(both(Not(LAND), PERMANENT), 2),))),
    ),
    "Ward—Discard an enchantment, instant, or sorcery card.": (
        kw(
            "ward",
            cost=Cost(
                (
                    DiscardCost(
                        1,
                        AnyOf((ENCHANTMENT, HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
                    ),
                )
            ),
        ),
    ),
    "Ward {X}, where X is its rank": (kw("ward", text="its rank"),),
    "Cumulative upkeep {U} or {B}": (kw("cumulative upkeep", cost=Cost((either("{U}", "{B}"),))),),
    "Cumulative upkeep—Put a -1/-1 counter on this creature.": (
        kw("cumulative upkeep", cost=Cost((PutCounters("-1/-1"),))),
    ),
    "Equip {3}": (kw("equip", cost=Cost((mana("{3}"),))),),
    "Equip legendary creature {1}": (
        kw("equip", cost=Cost((mana("{1}"),)), quality=both(LEGENDARY, CREATURE)),
    ),
    "Equip Shaman, Warlock, or Wizard {1}": (
        kw(
            "equip",
            cost=Cost((mana("{1}"),)),
            quality=AnyOf((HasSubtype("Shaman"), HasSubtype("Warlock"), HasSubtype("Wizard"))),
        ),
    ),
    "Equip brave {1}": (kw("equip", cost=Cost((mana("{1}"),)), text="brave"),),
    "Equip—Remove a verse counter from this Equipment.": (
        kw("equip", cost=Cost((RemoveCounters("verse"),))),
    ),
    "Flashback—Tap three untapped white creatures you control.": (
        kw(
            "flashback",
            cost=Cost((TapOther(both(Not(IsStatus(Status.TAPPED)), WHITE, CREATURE, MINE), 3),)),
        ),
    ),
    "Echo—Sacrifice this creature.": (kw("echo", cost=Cost((SacrificeCost(This()),))),),
    "Suspend 4—{1}{R}": (kw("suspend", number=4, cost=Cost((mana("{1}{R}"),))),),
    "Suspend 17 — {0}": (kw("suspend", number=17, cost=Cost((mana("{0}"),))),),
    "Reinforce X—{X}{G}": (kw("reinforce", number=ValueOfX(), cost=Cost((mana("{X}{G}"),))),),
    "Kicker {G} and/or {1}{U}": (
        kw("kicker", cost=Cost((mana("{G}"),))),
        kw("kicker", cost=Cost((mana("{1}{U}"),))),
    ),
    "Multikicker {2}": (kw("kicker", cost=Cost((mana("{2}"),)), text="multikicker"),),
    "Megamorph {2}": (kw("morph", cost=Cost((mana("{2}"),)), text="megamorph"),),
    "Commander ninjutsu {U}": (kw("ninjutsu", cost=Cost((mana("{U}"),)), text="commander"),),
    "Cycling {2}": (kw("cycling", cost=Cost((mana("{2}"),))),),
    "Basic landcycling {1}": (
        kw(
            "cycling",
            cost=Cost((mana("{1}"),)),
            quality=both(HasSupertype(Supertype.BASIC), LAND),
        ),
    ),
    "Plainscycling {2}, islandcycling {2}": (
        kw("cycling", cost=Cost((mana("{2}"),)), quality=HasSubtype("Plains")),
        kw("cycling", cost=Cost((mana("{2}"),)), quality=HasSubtype("Island")),
    ),
    "Wizardcycling {3}": (kw("cycling", cost=Cost((mana("{3}"),)), quality=HasSubtype("Wizard")),),
    "Islandwalk, swampwalk": (
        kw("landwalk", quality=HasSubtype("Island")),
        kw("landwalk", quality=HasSubtype("Swamp")),
    ),
    "Snow forestwalk": (kw("landwalk", quality=both(SNOW, HasSubtype("Forest"))),),
    "Nonbasic landwalk": (kw("landwalk", quality=both(Not(HasSupertype(Supertype.BASIC)), LAND)),),
    "Legendary landwalk": (kw("landwalk", quality=both(LEGENDARY, LAND)),),
    "Desertwalk": (kw("landwalk", quality=HasSubtype("Desert")),),
    "Artifact landwalk": (kw("landwalk", quality=both(ARTIFACT, LAND)),),
    "Bands with other legendary creatures": (kw("banding", quality=both(LEGENDARY, CREATURE)),),
    "Bands with other creatures named Wolves of Tests": (
        kw("banding", quality=both(CREATURE, HasName("Wolves of Tests"))),
    ),
    "Bands with other Dinosaurs": (kw("banding", quality=HasSubtype("Dinosaur")),),
    "Trample over planeswalkers": (kw("trample", quality=PLANESWALKER),),
    "Hexproof": (kw("hexproof"),),
    "Hexproof from white and from black": (
        kw("hexproof", quality=WHITE),
        kw("hexproof", quality=BLACK),
    ),
    "Hexproof from artifacts and enchantments": (
        kw("hexproof", quality=AnyOf((ARTIFACT, ENCHANTMENT))),
    ),
    "Hexproof from monocolored": (kw("hexproof", quality=ColorCount(Comparison.EQUAL, 1)),),
    "Enchant creature": (kw("enchant", quality=CREATURE),),
    "Enchant creature or planeswalker you control": (
        kw("enchant", quality=both(AnyOf((CREATURE, PLANESWALKER)), MINE)),
    ),
    "Enchant red or green creature": (
        kw("enchant", quality=both(AnyOf((RED, IsColor(Color.GREEN))), CREATURE)),
    ),
    "Enchant artifact, creature, or planeswalker": (
        kw("enchant", quality=AnyOf((ARTIFACT, CREATURE, PLANESWALKER))),
    ),
    "Enchant non-Wall creature": (kw("enchant", quality=both(Not(HasSubtype("Wall")), CREATURE)),),
    "Enchant creature with power 3 or less": (
        kw("enchant", quality=both(CREATURE, PowerIs(Comparison.AT_MOST, 3))),
    ),
    "Enchant creature without flying": (
        kw("enchant", quality=both(CREATURE, Not(HasKeyword("flying")))),
    ),
    "Enchant creature you don't control": (kw("enchant", quality=both(CREATURE, Not(MINE))),),
    "Enchant nonland permanent": (kw("enchant", quality=both(Not(LAND), PERMANENT)),),
    "Enchant player": (kw("enchant", player=Who.ANY),),
    "Enchant opponent": (kw("enchant", player=Who.OPPONENT),),
    "Enchant creature nobody likes": (kw("enchant", text="creature nobody likes"),),
    "Affinity for artifacts": (kw("affinity", quality=ARTIFACT),),
    "Champion an Elf": (kw("champion", quality=HasSubtype("Elf")),),
    "Goblin offering": (kw("offering", quality=HasSubtype("Goblin")),),
    "Splice onto instant or sorcery {W}": (
        kw(
            "splice",
            cost=Cost((mana("{W}"),)),
            quality=AnyOf((HasType(CardType.INSTANT), HasType(CardType.SORCERY))),
        ),
    ),
    "Emerge from artifact {5}": (kw("emerge", cost=Cost((mana("{5}"),)), quality=ARTIFACT),),
    "Devour land 3": (kw("devour", number=3, quality=LAND),),
    "Partner": (kw("partner"),),
    "Partner with Regna, the Test": (kw("partner", quality=HasName("Regna, the Test")),),
    "Friends forever": (kw("partner", text="Friends forever"),),
    "Choose a Background": (kw("partner", text="choose a background"),),
    "Modular—Sunburst": (kw("modular", text="sunburst"),),
    "Prototype {1}{U} — 2/1": (kw("prototype", cost=Cost((mana("{1}{U}"),)), text="2/1"),),
    "Craft with two creatures {5}": (
        kw("craft", cost=Cost((mana("{5}"),)), number=2, quality=HasType(CardType.CREATURE)),
    ),
    "Gift an Octopus": (kw("gift", text="an Octopus"),),
    "Companion — Only tests.": (kw("companion", text="Only tests."),),
    "Escape—{3}{R}, Exile three test cards.": (
        kw("escape", cost=Cost((mana("{3}{R}"), UnreadCost("Exile three test cards")))),
    ),
    "More Than Meets the Eye {2}": (kw("more than meets the eye", cost=Cost((mana("{2}"),))),),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read(line: str) -> None:
    assert read_keywords(line) == LINES[line]


QUALITIES: dict[str, Selector] = {
    "red": RED,
    "multicolored": ColorCount(Comparison.AT_LEAST, 2),
    "monocolored": ColorCount(Comparison.EQUAL, 1),
    "colorless": ColorCount(Comparison.EQUAL, 0),
    "creatures": CREATURE,
    "artifacts": ARTIFACT,
    "planeswalkers": PLANESWALKER,
    "instants": HasType(CardType.INSTANT),
    "sorceries": HasType(CardType.SORCERY),
    "Dragons": HasSubtype("Dragon"),
    "Elves": HasSubtype("Elf"),
    "Werewolves": HasSubtype("Werewolf"),
    "Allies": HasSubtype("Ally"),
    "Kavu": HasSubtype("Kavu"),
    "Time Lords": HasSubtype("Time Lord"),
    "Arcane": HasSubtype("Arcane"),
    "snow": SNOW,
    "legendary creatures": both(LEGENDARY, CREATURE),
    "non-Human creatures": both(Not(HasSubtype("Human")), CREATURE),
    "non-Squirrels": Not(HasSubtype("Squirrel")),
    "modified creatures": both(IsStatus(Status.MODIFIED), CREATURE),
    "noncreature permanents": both(Not(CREATURE), PERMANENT),
    "instant spells": both(HasType(CardType.INSTANT), IsStatus(Status.SPELL)),
    "spells": IsStatus(Status.SPELL),
    "mana value 3 or greater": ManaValueIs(Comparison.AT_LEAST, 3),
    "mana value 3 or less": ManaValueIs(Comparison.AT_MOST, 3),
    "mana value 0": ManaValueIs(Comparison.EQUAL, 0),
    "everything": Anything(),
    "its colors": SharesColor(),
    "the chosen color": IsChosen("color"),
    "the chosen card name": IsChosen("name"),
    "creatures of the chosen type": both(CREATURE, IsChosen("type")),
    "creatures an opponent controls": both(CREATURE, Controlled(Who.OPPONENT)),
    "creatures your opponents control": both(CREATURE, Controlled(Who.OPPONENT)),
    "permanents with test counters on them": both(PERMANENT, HasCounter("test")),
}


@pytest.mark.parametrize("words", QUALITIES)
def test_a_quality_of_protection(words: str) -> None:
    assert read_keywords(f"Protection from {words}") == (
        kw("protection", quality=QUALITIES[words]),
    )
    assert read_modifier_keyword(f"PROTECTION FROM {words.upper()}") is not None


def test_protection_from_players() -> None:
    assert read_keywords("Protection from the chosen player") == (
        kw("protection", player=Who.CHOSEN_PLAYER),
    )
    assert read_keywords("Protection from each of your opponents") == (
        kw("protection", player=Who.OPPONENT),
    )


def test_several_qualities_are_several_abilities() -> None:
    vampires, wolves, red = HasSubtype("Vampire"), HasSubtype("Wolf"), RED
    wanted = tuple(kw("protection", quality=each) for each in (vampires, wolves, red))
    assert read_keywords("Protection from Vampires, from Wolves, and from red") == wanted
    assert read_keywords("protection from Vampires and from Wolves and from red") == wanted


def test_each_color_is_five_abilities() -> None:
    assert read_keywords("Protection from each color") == tuple(
        kw("protection", quality=IsColor(color)) for color in Color
    )
    read = read_keywords("Protection from artifacts and from each color")
    assert read is not None
    assert len(read) == 6


@pytest.mark.parametrize("words", ["odd mana values", "wordiness", "each mana value"])
def test_a_quality_that_is_not_read_is_kept_as_words(words: str) -> None:
    assert read_keywords(f"Protection from {words}") == (kw("protection", text=words),)
    assert read_modifier_keyword(f"protection from {words}") is None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Flyng",
        "Flying creatures are fast.",
        "Flashback costs you pay cost {2} less.",
        "Equip abilities you activate cost {1} less to activate.",
        "Crew 1. Activate only once each turn.",
        "Storm Seeker deals damage.",
        "Gift of Tests — Whenever it rains, stay in.",
        "Awaken the sleepers.",
        "Protection Style — Duck.",
        "Haste, double time",
        "Bushido",
        "Bushido two",
        "Ward",
        "Denimwalk",
        "Landwalk",
        "Snow-covered plainswalk",
        "Enchant artifact or creature with flying or else",
        "First strike. Flying",
        "Enchanted creature has flying.",
        "Suspend X—{X}. X can't be 0.",
        "Partner with",
        "Protection from",
        "Protection from red,",
        "Trample over",
    ],
)
def test_a_line_that_is_no_keyword_line(line: str) -> None:
    read = read_keywords(line)
    assert read is None or all(ability.text for ability in read)


def test_an_ending_is_not_spread_over_alternatives() -> None:
    # Whether the artifact must have flying too is not for the grammar to decide.
    read = read_keywords("Enchant artifact or creature with flying")
    assert read == (kw("enchant", text="artifact or creature with flying"),)
    read = read_keywords("Enchant black artifact or creature")
    assert read == (kw("enchant", text="black artifact or creature"),)


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("WARD {2}", "Ward {2}"),
        ("ward—pay 3 life", "Ward—Pay 3 life."),
        ("ward - pay 3 life", "Ward—Pay 3 life."),
        ("ward -- discard a card", "Ward—Discard a card."),
        ("suspend 4 - {1}{r}", "Suspend 4—{1}{R}"),
        ("protection from red and from dragons", "Protection from red and from Dragons"),
        ("bands with other LEGENDARY creatures", "Bands with other legendary creatures"),
        ("web-slinging {g}", "Web-slinging {G}"),
        ("snow-covered... no", None),
        ("ward - dance", None),
        ("totem armor", "Umbra armor"),
        ("enchant creature nobody likes", None),
        ("choose a background", "Choose a background"),
    ],
)
def test_as_a_judge_types_it(typed: str, same: str | None) -> None:
    wanted = read_keywords(same) if same else None
    read = read_modifier_keyword(typed)
    if typed == "ward - dance":
        assert read == (kw("ward", cost=Cost((UnreadCost("dance"),))),)
    else:
        assert read == wanted
