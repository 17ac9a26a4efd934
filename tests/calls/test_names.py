from __future__ import annotations

import pytest

from app.calls.actions import Attack, Block, Cast
from app.calls.facts import Fate, FateIs, TraitsAre
from app.calls.modifiers import Blocking
from app.calls.name import Name, NameKind
from tests.calls.reading import error, errors, fact, one, script_line

TABLE = """[Ann]
Bear = 2/2 green Bear
Wall = Wall of Frost
2 Grizzly Bears
Anax and Cymede
Anax = 1/1 red Human
Gisela, Blade of Goldnight
2 Saproling = 1/1 green Saproling
3 Treasure token
[Bob]
Grizzly Bears
Elf = 2 Elvish Mystic
"""


def dies(name: str, table: str = TABLE) -> Name:
    """What a name means, as the subject of an expectation."""
    found = script_line(f"{table}= {name} dies\n").facts[0]
    assert isinstance(found, FateIs)
    assert found.fate is Fate.DIES
    return found.object


OBJ, SEV, C, T = NameKind.OBJECT, NameKind.SEVERAL, NameKind.CARD, NameKind.TOKEN


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Bear", Name("Bear", OBJ)),
        ("bear", Name("Bear", OBJ)),
        ("Bear Cub", Name("Bear Cub", C)),  # a card that is not in the call
        ("Wall", Name("Wall", OBJ)),
        ("Wall of Frost", Name("Wall", OBJ)),  # it has a label, yet it is called by its card's name
        ("Grizzly Bears", Name("Grizzly Bears", SEV)),
        ("Grizzly Bears #1", Name("Grizzly Bears #1", OBJ)),
        ("grizzly bears #3", Name("Grizzly Bears #3", OBJ)),
        ("Grizzly Bears #4", Name("Grizzly Bears", C, 4)),
        ("Bob's Grizzly Bears", Name("Grizzly Bears #3", OBJ)),
        ("Bob’s Grizzly Bears #1", Name("Grizzly Bears #3", OBJ)),
        ("Ann's Grizzly Bears", Name("Grizzly Bears", SEV, None, "Ann")),
        ("Ann's Grizzly Bears #2", Name("Grizzly Bears #2", OBJ)),
        ("Bob's Grizzly Bears #2", Name("Grizzly Bears", C, 2, "Bob")),
        ("Bob's Wall", Name("Wall", OBJ)),  # a label follows its object
        ("Bob's Folly", Name("Bob's Folly", C)),  # a card whose own name begins so goes first
        ("Anax and Cymede", Name("Anax and Cymede", OBJ)),
        ("Gisela, Blade of Goldnight", Name("Gisela, Blade of Goldnight", OBJ)),
        ('"gisela, blade of goldnight"', Name("Gisela, Blade of Goldnight", OBJ)),
        ('"Grizzly Bears #2"', Name("Grizzly Bears #2", OBJ)),
        ("2 Saproling", Name("2 Saproling", OBJ)),  # a label may begin with a digit
        ("Saproling token #1", Name("Saproling token", T, 1)),
        ("saproling token", Name("Saproling token", T)),
        ("Treasure token #2", Name("Treasure token #2", OBJ)),
        ("Treasure token #4", Name("Treasure token", T, 4)),
        ("Treasure token", Name("Treasure token", SEV)),
        ("Bob's Saproling token #1", Name("Saproling token", T, 1, "Bob")),
        ("Elf #2", Name("Elf #2", OBJ)),
        ("Elf", Name("Elf", SEV)),
        ("Elvish Mystic", Name("Elvish Mystic", SEV)),
        ("Elvish Mystic #1", Name("Elf #1", OBJ)),
        ("Fire", Name("Fire", C)),
        ("Fire // Ice", Name("Fire // Ice", C)),
        ('"Ach! Hans, Run!"', Name('"Ach! Hans, Run!"', C)),
    ],
)
def test_names(written: str, name: Name) -> None:
    assert dies(written) == name


def test_a_label_that_several_share_has_no_more_of_them() -> None:
    (found,) = errors(f"{TABLE}= Elf #3 dies\n")
    assert found.line == 13


def test_the_longest_name_of_the_call_goes_first() -> None:
    line = script_line(f"{TABLE}> block Anax and Cymede -> Anax\n")
    assert isinstance(line.action, Block)
    assert str(line.action.groups[0].blocker) == "Anax and Cymede"
    cub = one(f"{TABLE}Cub = 1/1 red Cat, blocking Anax and Cymede and Bear\n").entries[-1]
    assert cub.modifiers == (Blocking((Name("Anax and Cymede", OBJ), Name("Bear", OBJ))),)


def test_a_name_of_the_call_goes_before_known_cards() -> None:
    table = "[Ann]\nGiant = 3/3 red Giant\nBear = 2/2 green Bear\n[Bob]\n"
    line = script_line(f"{table}> attack Bear -> Bob\n")
    assert isinstance(line.action, Attack)
    line = script_line(f"{table}> cast Giant Growth -> Bear\n")
    action = line.action
    assert isinstance(action, Cast)
    assert action.card == Name("Giant Growth", C)


def test_a_name_may_hold_the_words_that_follow_names() -> None:
    table = "[Ann]\nOne = 1/1 red Elf\nOne and Two = 2/2 red Elf\nTwo = 1/1 red Elf\n[Bob]\n"
    assert dies("One and Two", table) == Name("One and Two", OBJ)
    line = script_line(f"{table}= One and Two dies and Two is red\n")
    assert line.facts == (
        FateIs(Name("One and Two", OBJ), Fate.DIES),
        TraitsAre(Name("Two", OBJ), line.facts[1].traits),
    )


def test_misspelt_names_get_the_nearest() -> None:
    assert error("= Rx dies").works[0] == "Rex"
    assert "Giant Growth" in error("> cast Gaint Growth -> Rex").works
    assert fact("Rex dies") == FateIs(Name("Rex", OBJ), Fate.DIES)
