from __future__ import annotations

import pytest

from app.calls.described import AdHoc, NamedCard
from app.calls.keyword_words import KEYWORD_NAMES
from app.calls.model import Call
from app.calls.modifiers import HasKeyword
from app.calls.parse import parse
from app.judge.quick import MOST_CHARACTERS, QuickChip, read_quick
from app.judge.quick_words import CODES, SIGNS
from tests.calls.known_names import FEW


def call(line: str) -> Call:
    found = read_quick(line, FEW)
    assert not found.unread, found.unread
    assert found.call
    return found.call


def notation(line: str) -> list[str]:
    """The lines of the call that a line makes, all of which is understood."""
    found = read_quick(line, FEW)
    assert not found.unread, found.unread
    return [line for line in found.notation.splitlines() if line]


def chip(line: str, text: str) -> QuickChip:
    (found,) = (one for one in read_quick(line, FEW).chips if one.text == text)
    return found


def test_the_line_of_the_placeholder() -> None:
    found = read_quick("5/5 trample deathtouch ! vs 2/2 >1; 3/3 fs >1", FEW)
    assert found.notation == (
        "[Ann] 20 life\n"
        "Attacker = 5/5, trample, deathtouch\n"
        "[Bob] 20 life\n"
        "Blocker 1 = 2/2\n"
        "Blocker 2 = 3/3, first strike\n\n"
        "> attack Attacker -> Bob\n"
        "> block Blocker 1 -> Attacker, Blocker 2 -> Attacker\n"
        "? what happens\n"
    )
    assert [(one.text, one.meaning, one.piece) for one in found.chips] == [
        ("5/5", "a 5/5 creature", 0),
        ("trample", "trample", 0),
        ("deathtouch", "deathtouch", 0),
        ("!", "attacks Bob", 0),
        ("vs", "against", -1),
        ("2/2", "a 2/2 creature", 1),
        (">1", "blocks Attacker", 1),
        ("3/3", "a 3/3 creature", 2),
        ("fs", "first strike", 2),
        (">1", "blocks Attacker", 2),
    ]


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("2/2 x3", "Creature 3 = 2/2"),
        ("3x 2/2", "Creature 3 = 2/2"),
        ("3 2/2", "Creature 3 = 2/2"),
        ("2/2 c2", "Creature = 2/2, 2 +1/+1 counters"),
        ("2/2 c-1", "Creature = 2/2, 1 -1/-1 counter"),
        ("2/2 d2", "Creature = 2/2, 2 damage"),
        ("2/2 tap", "Creature = 2/2, tapped"),
        ("2/2 tapped sick", "Creature = 2/2, tapped, sick"),
        ("2/2 pro:r", "Creature = 2/2, protection from red"),
        ("2/2 pr:wu", "Creature = 2/2, protection from white and from blue"),
        ("2/2 pro:artifacts", "Creature = 2/2, protection from artifacts"),
        ("2/2 hex:b", "Creature = 2/2, hexproof from black"),
        ("2/2 protection from red", "Creature = 2/2, protection from red"),
        ("2/2 hexproof from black", "Creature = 2/2, hexproof from black"),
        ("2/2 firststrike", "Creature = 2/2, first strike"),
        ("2/2 First-Strike", "Creature = 2/2, first strike"),
        ("2/2 toxic 2, ward 3", "Creature = 2/2, toxic 2, ward {3}"),
        ("2/2 toxic2 swampwalk", "Creature = 2/2, toxic 2, swampwalk"),
        ("2/2 +3/+3", "Creature = 2/2, +3/+3"),
        ("2/2 a shield counter", "Creature = 2/2, 1 shield counter"),
        ('2/2 "It can’t block."', 'Creature = 2/2, "It can\'t block."'),
        ("2/2 red and green", "Creature = 2/2 red and green"),
        ("2/2 r", "Creature = 2/2 red"),
        ("2/2 green Elf", "2/2 green Elf"),
        ("0/4 artifact wall", "0/4 artifact creature Wall"),
        ("grizzly bears", "Grizzly Bears"),
        ("Grizzly Bears r", "Grizzly Bears, is red"),
        ("grizzly bears 4/4", "Grizzly Bears, base 4/4"),
        ("2 grizzly bears, fl", "2 Grizzly Bears, flying"),
        ("thalia, guardian of thraben tap", '"Thalia, Guardian of Thraben", tapped'),
        ('"Overload"', "Overload"),
        ("jace beleren l3", "Jace Beleren, 3 loyalty counters"),
        ("juzam djinn", "Juzám Djinn"),
        ("×2 2/2", "Creature 2 = 2/2"),
    ],
)
def test_objects(line: str, entry: str) -> None:
    lines = notation(line)
    assert lines[0] == "[Ann] 20 life"
    assert lines[-2:] == ["[Bob] 20 life", "? what happens"]
    assert lines[-3] == entry


@pytest.mark.parametrize(("code", "name"), CODES.items())
def test_two_letters(code: str, name: str) -> None:
    if name == "protection":
        assert chip(f"2/2 {code}", code).nearest == ("pro:w", "pro:u", "pro:b", "pro:r", "pro:g")
        return
    (entry,) = call(f"2/2 {code}").entries
    (found,) = entry.modifiers
    assert isinstance(found, HasKeyword)
    assert found.keyword.text == name
    assert name in KEYWORD_NAMES


@pytest.mark.parametrize(
    ("letters", "some"), [("sh", ("shroud", "shadow")), ("de", ("deathtouch", "defender"))]
)
def test_ambiguous_letters_are_refused(letters: str, some: tuple[str, ...]) -> None:
    found = chip(f"2/2 {letters} !", letters)
    assert not found.understood
    assert set(some) <= set(found.nearest)


@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("2/2 ! vs 3/3", ["> attack Attacker -> Bob"]),
        ("2/2!vs 3/3>1", ["> attack Attacker -> Bob", "> block Blocker -> Attacker"]),
        (
            "2/2 !; 3/3 ! vs 4/4 >1+2",
            [
                "> attack Attacker 1 -> Bob, Attacker 2 -> Bob",
                "> block Blocker -> Attacker 1 + Attacker 2",
            ],
        ),
        (
            "2/2 x2 ! vs 4/4 >2>1",
            [
                "> attack Attacker 1 -> Bob, Attacker 2 -> Bob",
                "> block Blocker -> Attacker 2 + Attacker 1",
            ],
        ),
        ("2/2 !jace vs Jace Beleren", ["> attack Attacker -> Jace Beleren"]),
        ("2/2 !2 vs 3/3; Jace Beleren", ["> attack Attacker -> Jace Beleren"]),
        ("2/2 !cho vs 3/3 vs 4/4", ["> attack Attacker -> Cho"]),
        ("2/2 !tr vs 3/3", ["> attack Attacker -> Bob"]),
        (
            "Grizzly Bears x2 ! vs 3/3 >1",
            [
                '> attack "Grizzly Bears #1" -> Bob, "Grizzly Bears #2" -> Bob',
                '> block Blocker -> "Grizzly Bears #1"',
            ],
        ),
        # Nothing is marked: `>2` counts the objects, and what is blocked attacks.
        (
            "2/2; 3/3 vs 4/4 >2",
            ["> attack Attacker -> Bob", "> block Blocker -> Attacker"],
        ),
        ("2/2 vs 3/3", []),
    ],
)
def test_combat(line: str, script: list[str]) -> None:
    lines = notation(line)
    assert lines[-1] == "? what happens"
    assert [one for one in lines if one.startswith(">")] == script


@pytest.mark.parametrize(
    ("line", "players"),
    [
        ("12 vs 17", [("Ann", 12, 0), ("Bob", 17, 0)]),
        ("life 12; 2/2 ! vs 3/3, 9 life", [("Ann", 12, 0), ("Bob", 9, 0)]),
        ("2/2 ! vs 17, poison 3; 3/3", [("Ann", 20, 0), ("Bob", 17, 3)]),
        ("life: -3 vs", [("Ann", -3, 0), ("Bob", 20, 0)]),
        ("Cleo: 2/2 ! vs Dan: 3/3", [("Cleo", 20, 0), ("Dan", 20, 0)]),
        ("Bob: 2/2 ! vs 3/3 vs Ann: 1/1", [("Bob", 20, 0), ("Cho", 20, 0), ("Ann", 20, 0)]),
        ("2/2", [("Ann", 20, 0), ("Bob", 20, 0)]),
    ],
)
def test_players(line: str, players: list[tuple[str, int, int]]) -> None:
    found = call(line)
    assert [(one.name, one.life, one.poison) for one in found.players] == players
    assert found.active_player == players[0][0]


@pytest.mark.parametrize(
    ("line", "whats"),
    [
        ("2/2, trample, 3/3", 2),
        ("2/2 tr, grizzly bears, fl", 2),
        ("2/2 tr 3/3", 2),
        ("2/2; grizzly bears; giant growth", 3),
        ("2/2 grizzly bears", 2),
        ("2/2,,;; 3/3;", 2),
        ("2/2\n3/3", 2),
        ("thalia, guardian of thraben, 2/2", 2),
        ("2/2 white bear", 1),
    ],
)
def test_where_objects_part(line: str, whats: int) -> None:
    found = call(line)
    assert len(found.entries) == whats
    assert all(isinstance(entry.description, AdHoc | NamedCard) for entry in found.entries)


@pytest.mark.parametrize(
    ("line", "text", "nearest"),
    [
        ("5/5 tramplle ! vs 2/2", "tramplle", "trample"),
        ("2/2 ! vs grizly bears >1", "grizly bears", "Grizzly Bears"),
        ("2/2 ! vs 3/3 >4", ">4", ">1"),
        ("2/2 vs 3/3 >9", ">9", ""),
        ("2/2 >1 vs 3/3", ">1", ""),
        ("2/2 ! vs 3/3 !", "", ""),
        ("2/2 !zed vs 3/3", "!zed", "!"),
        ("2/2 toxic", "toxic", "toxic 2"),
        ("2/2 pro:purple", "pro:purple", ""),
        ("2/2 x0", "x0", ""),
        ("2/2 x61", "x61", ""),
        ("2/2 d-1", "d-1", ""),
        ("trample !", "trample", "1/1 trample"),
        ("cast: 2/2", "cast:", ""),
        ("Cho: 2/2 vs Cho: 3/3", "", ""),
        ("life 3, life 4", "life 4", ""),
        ('2/2 ""', '""', ""),
    ],
)
def test_problems(line: str, text: str, nearest: str) -> None:
    unread = read_quick(line, FEW).unread
    assert unread
    assert all(one.problem for one in unread)
    if text:
        assert unread[0].text == text
    assert not nearest or nearest in unread[0].nearest


def test_the_rest_is_still_read() -> None:
    found = read_quick("5/5 tramplle dt ! vs grizly bears >1; 3/3 >1", FEW)
    assert [one.text for one in found.unread] == ["tramplle", "grizly bears", ">1"]
    assert "Attacker = 5/5, deathtouch" in found.notation
    assert "> block Blocker -> Attacker" in found.notation


@pytest.mark.parametrize("line", ["", "  ", "vs", ";;,", "zzz", "trample"])
def test_nothing_there(line: str) -> None:
    found = read_quick(line, FEW)
    assert found.call is None
    assert found.notation == ""


def test_a_line_that_is_too_long_is_cut_and_said_so() -> None:
    line = "2/2 ! vs " + "3/3; " * 1_000
    found = read_quick(line, FEW)
    assert found.call
    assert found.unread[-1].start == MOST_CHARACTERS
    assert found.unread[-1].end == len(line)


def test_the_help_page_has_every_sign() -> None:
    assert {"vs", "!", ">1", "x3", "d2", "tap", "pro:r"} <= set(SIGNS)


def test_what_is_made_is_read_back() -> None:
    found = read_quick("Cleo: life 12; 3/3 x2 fl pro:r ! vs thalia, guardian of thraben >1", FEW)
    assert parse(found.notation, FEW) == [found.call]
