from __future__ import annotations

import pytest

from app.calls.described import (
    AdHoc,
    AssignedDamage,
    CombatDamage,
    CopyOf,
    Description,
    Emblem,
    NamedCard,
    PredefinedToken,
    Traits,
)
from app.calls.model import Entry
from app.calls.modifiers import Mark, XIs
from app.terms.colors import ALL_COLORS, Color
from app.terms.mana import read_mana_cost
from app.terms.types import CardType as T
from app.terms.types import Supertype
from app.terms.zones import Zone
from tests.calls.reading import BOB, REX, card, entry, error, errors, obj, one

CREATURE = frozenset({T.CREATURE})
W, U, R, G = Color.WHITE, Color.BLUE, Color.RED, Color.GREEN


def traits(*subtypes: str, colors: set[Color] | None = None, types: set[T] | None = None) -> Traits:
    return Traits(
        None if colors is None else frozenset(colors),
        frozenset(),
        CREATURE if types is None else frozenset(types),
        subtypes,
    )


@pytest.mark.parametrize(
    ("written", "what"),
    [
        ("Grizzly Bears", NamedCard("Grizzly Bears")),
        ("grizzly bears", NamedCard("Grizzly Bears")),
        ("juzam djinn", NamedCard("Juzám Djinn")),
        ("Insectile Aberration", NamedCard("Insectile Aberration")),
        ("Fire // Ice", NamedCard("Fire // Ice")),
        ("Fire", NamedCard("Fire")),
        ("Thalia, Guardian of Thraben", NamedCard("Thalia, Guardian of Thraben")),
        ('"Thalia, Guardian of Thraben"', NamedCard("Thalia, Guardian of Thraben")),
        ("Circle of Protection: Red", NamedCard("Circle of Protection: Red")),
        ("17-Year Cicadas", NamedCard("17-Year Cicadas")),
        ("1996 World Champion", NamedCard("1996 World Champion")),
        ("+2 Mace", NamedCard("+2 Mace")),
        ('"Ach! Hans, Run!"', NamedCard('"Ach! Hans, Run!"')),
        ('"Brims" Barone, Midway Mobster', NamedCard('"Brims" Barone, Midway Mobster')),
        ("Erase (Not the Urza's Legacy One)", NamedCard("Erase (Not the Urza's Legacy One)")),
        ("Treasure token", PredefinedToken("Treasure")),
        ("cursed role TOKEN", PredefinedToken("Cursed Role")),
        ("copy of Rex", CopyOf(REX)),
        ("copy of Wurmcoil Engine", CopyOf(card("Wurmcoil Engine"))),
        (
            'emblem "Creatures you control have flying."',
            Emblem("Creatures you control have flying."),
        ),
        ("5/5", AdHoc(traits(), 5, 5)),
        ("-1/4 green Beast", AdHoc(traits("Beast", colors={G}), -1, 4)),
        ("2/2 red and green Time Lord Elf", AdHoc(traits("Time Lord", "Elf", colors={R, G}), 2, 2)),
        (
            "2/2 white and blue legendary artifact creature Knight",
            AdHoc(
                Traits(
                    frozenset({W, U}),
                    frozenset({Supertype.LEGENDARY}),
                    frozenset({T.ARTIFACT, T.CREATURE}),
                    ("Knight",),
                ),
                2,
                2,
            ),
        ),
        (
            "{2}{W} 2/2 white Knight",
            AdHoc(traits("Knight", colors={W}), 2, 2, read_mana_cost("{2}{W}")),
        ),
        ("colorless artifact", AdHoc(traits(colors=set(), types={T.ARTIFACT}))),
        ("3/3 artifact Golem", AdHoc(traits("Golem", types={T.ARTIFACT, T.CREATURE}), 3, 3)),
        ("3/3 artifact Vehicle", AdHoc(traits("Vehicle", types={T.ARTIFACT}), 3, 3)),
        ("red Aura enchantment", AdHoc(traits("Aura", colors={R}, types={T.ENCHANTMENT}))),
        ("3/3 five-color Sliver", AdHoc(traits("Sliver", colors=set(ALL_COLORS)), 3, 3)),
        ("land Urza's Power-Plant", AdHoc(traits("Urza's", "Power-Plant", types={T.LAND}))),
    ],
)
def test_descriptions(written: str, what: Description) -> None:
    assert entry(f"New = {written}").description == what


def test_a_token_may_be_called_so_at_once() -> None:
    found = entry("1/1 white Soldier token, tapped")
    assert found.modifiers == (Mark.TOKEN, Mark.TAPPED)
    assert found.names == ("Soldier token",)


@pytest.mark.parametrize(
    ("line", "label", "count", "names"),
    [
        ("Bear Cub", None, 1, ("Bear Cub",)),
        ("3 Island", None, 3, ("Island #1", "Island #2", "Island #3")),
        ("Cub = 3 Bear Cub", "Cub", 3, ("Cub #1", "Cub #2", "Cub #3")),
        ("Big Cub = Bear Cub", "Big Cub", 1, ("Big Cub",)),
        ("Wall of Frost", None, 1, ("Wall of Frost #3",)),
        ("2/2 green Bear", None, 1, ("Bear #1",)),  # the label Bear is taken
        ("2 4/4", None, 2, ("4/4 #1", "4/4 #2")),
        ("artifact", None, 1, ("artifact",)),
        ("2 Treasure token", None, 2, ("Treasure token #1", "Treasure token #2")),
        ("2 17-Year Cicadas", None, 2, ("17-Year Cicadas #1", "17-Year Cicadas #2")),
        ("copy of Rex", None, 1, ("copy of Rex",)),
        ("Grizzly Bears", None, 1, ("Grizzly Bears",)),  # the other one has a label
    ],
)
def test_own_names(line: str, label: str | None, count: int, names: tuple[str, ...]) -> None:
    found = entry(line)
    assert (found.label, found.count, found.names) == (label, count, names)


def test_numbers_count_in_the_order_of_the_call() -> None:
    call = one("[Ann]\nForest\n[Bob]\n2 Forest\nhand: forest\n[Ann]\nForest\n")
    assert [entry.names for entry in call.entries] == [
        ("Forest #1",),
        ("Forest #2", "Forest #3"),
        ("Forest #4",),
        ("Forest #5",),
    ]
    assert [name for name, _ in call.objects()] == [f"Forest #{n}" for n in range(1, 6)]


@pytest.mark.parametrize("zone", [zone for zone in Zone if zone is not Zone.STACK])
def test_zones(zone: Zone) -> None:
    call = one(f"[Ann]\n{zone.value.upper()}: 2 Swamp; New = Shock\n[Bob]\nIsland\n")
    assert call.entries[:2] == (
        Entry("Ann", zone, NamedCard("Swamp"), count=2, names=("Swamp #1", "Swamp #2")),
        Entry("Ann", zone, NamedCard("Shock"), label="New", names=("New",)),
    )
    assert call.entries[2].zone is Zone.BATTLEFIELD


def test_semicolons_part_objects_outside_names_and_quotes() -> None:
    call = one('[Ann]\nForest, tapped; TL;DR; Island, "a; b"; Swamp;\n[Bob]\n')
    assert [entry.names[0] for entry in call.entries] == ["Forest", "TL;DR", "Island", "Swamp"]


def test_stack_holds_targets_and_options() -> None:
    found = entry("stack: Banefire (X=4) -> Bob, Rex")
    assert (found.zone, found.options, found.targets) == (Zone.STACK, (XIs(4),), (BOB, REX))
    assert entry("stack: Shock, X=3 -> Bear").targets == (obj("Bear"),)


def test_combat_damage_may_be_on_the_stack() -> None:
    found = entry("stack: combat damage (Rex: 2 Bear, 1 Bob; Bear: 3 Rex)")
    assert found.description == CombatDamage(
        (
            AssignedDamage(REX, ((2, obj("Bear")), (1, BOB))),
            AssignedDamage(obj("Bear"), ((3, REX),)),
        )
    )


@pytest.mark.parametrize(
    ("line", "word", "works"),
    [
        ("Grizly Bears", "Grizly Bears", "Grizzly Bears"),
        ("Forest tapped", "tapped", "Forest, tapped"),
        ("Forest, Island", "Island", "; Island"),
        ("Treasre token", "Treasre token", "Treasure token"),
        ("New = 5/5 gren Beast", "gren", "green"),
        ("New = 5/5 green Beast trample", "trample", "5/5 green Beast, trample"),
        ("New = green Bear", "green Bear", "2/2 green Bear"),
        ("New = {Q} 2/2 green Bear", "{Q}", "{2}{W}"),
        ("New = ٣/٣ green Bear", "٣/٣ green Bear", ""),
        ("0 Forest", "0", ""),
        ("5000 Forest", "5000", ""),
        ("Rex = Forest", "Rex = Forest", ""),
        ("rex = Forest", "rex = Forest", ""),
        ("Ann = Forest", "Ann = Forest", ""),
        ("a(b = Forest", "a(b", ""),
        ("New = copy of Reex", "Reex", "Rex"),
        ('New = "Grizly Bears"', '"Grizly Bears"', "Grizzly Bears"),
        ('"Grizzly Bears', '"Grizzly Bears', ""),
        ("tapped", "tapped", ""),
        ("stack: Shock -> Rx", "Rx", "Rex"),
        ("Shock -> Rex", "->", ""),
    ],
)
def test_errors(line: str, word: str, works: str) -> None:
    found = error(line)
    assert (found.line, found.word) == (10, word)
    assert not works or works in found.works


def test_objects_need_a_player() -> None:
    first, second = errors("Forest\n")
    assert (first.word, first.works) == ("Forest", ("[Ann]", "title:"))
    assert "two players" in second.expected


def test_too_many_objects() -> None:
    found = errors("[Ann]\n1000 Forest\n1 Island\n[Bob]\n")
    assert [(one.line, one.expected) for one in found] == [(3, "at most 1000 objects in a call")]


def test_one_mistake_is_told_once() -> None:
    (found,) = errors("[Ann]\nPal = Grizly Bears\n[Bob]\n> attack Pal -> Bob\n= Pal dies\n")
    assert found.line == 2
