"""Malformed calls made from good ones, reproducibly: the same number makes the same text."""

from __future__ import annotations

import random
from collections.abc import Callable

GOOD = (
    """title: Deathtouch and trample over two blockers
rules: current
turn: Ann, declare attackers

[Ann] 20 life, pool {G}{G}, 2 energy, hexproof, "Damage can't be prevented this turn."
Rex = 5/5 green Beast, trample, deathtouch, ward {2}, protection from red and from Dragons
2 Forest, tapped
hand: Giant Growth; New = "Thalia, Guardian of Thraben"
[Bob] 17 life, 3 poison, 15 commander damage from Rex
Wall of Frost, a flying counter, is also an Elf, base 0/1, X=3
4 Grizzly Bears, 2 +1/+1 counters, blocking Rex

> attack Rex -> Bob
> block Wall of Frost -> Rex, Grizzly Bears #1 -> Rex
> Bob: cast Shock (X=3, kicked {W}, paying Forest #1, Forest #2) -> Rex
> assign Rex: 1 Wall of Frost, 1 Grizzly Bears #1, 3 Bob
? what happens until end of combat, any blocks
= Bob 14 life or more
= possible: Wall of Frost dies and Grizzly Bears #1 is a red Bear
= Rex 5/5 # a comment
= cites 702.2c
= Ann controls 7 Saproling tokens
""",
    """rules: 2004
[Ann]
Isochron Scepter, imprinted Shock
Jace Beleren, 3 loyalty, attacking Bob
stack: combat damage (Rex: 2 Jace Beleren, 1 Bob); Shock -> Rex
[Bob]
Rex = copy of Wurmcoil Engine, token, "When this dies, draw \\"a\\" card."
Fire // Ice; Circle of Protection: Red, chose Goblin
command: emblem "Creatures you control have flying."
? Rex vs Jace Beleren
= damage prevented
> suppose 2 flying counters on Rex
> go to Bob's upkeep
? can Bob: activate Isochron Scepter (ability 2, sacrificing Rex) -> trigger of Rex
= asks Ann to divide damage
""",
)
_JUNK = (
    *(
        "[",
        "]",
        "(",
        ")",
        '"',
        "'",
        ";",
        ",",
        ":",
        "=",
        " = ",
        "->",
        "+",
        "#",
        "# ",
        "\\",
        "{",
        "}",
    ),
    *("{X}", "{99999999999999999999}", "-", "---", "\n", "\r\n", "\r", "\t", "\x00", "\x1b[31m"),
    *(
        "\x85",
        "\u2028",
        "\u200b",
        "\ufeff",
        "\u202e",
        "٣",
        "²",
        "½",
        "Ⅷ",
        "３",
        "İ",
        "ß",
        "ﬁ",
        "e\u0301",
    ),
    *("999999999999999999999999", "-1", "0", "1000 Forest", "99999 Forest", "copy of copy of Rex"),
    *("Bob's Bob's ", "and ", " and ", "from ", "protection from", "is ", "is also a ", "token"),
    *("“", "”", "→", "–", "×", "\u00a0", "Grizly Bears", "Rex Rex", "choose ", "> ", "? ", "= "),
    *("possible: ", "title: ", "rules: 1999-01-01", "turn: Bob, lunch", "[Rex]", "[cast]", "[Ann]"),
    *("stack: ", "emblem ", "combat damage (", "splice ", "X=", "or more", "\ud800", "\U0001f409"),
)


def _insert(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(_JUNK) + text[at:]


def _delete(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + text[at + chance.randrange(1, 30) :]


def _repeat(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    part = text[at : at + chance.randrange(1, 40)]
    return text[:at] + part * chance.choice((2, 3, 50, 400)) + text[at:]


def _swap(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _mix(text: str, chance: random.Random) -> str:
    words = text.split(" ")
    chance.shuffle(words)
    return " ".join(words)


def _flip(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    return (
        text[:at]
        + chr(chance.choice((chance.randrange(128), chance.randrange(0x3000))))
        + text[at + 1 :]
    )


def _random(text: str, chance: random.Random) -> str:
    return "".join(chr(chance.randrange(1, 0x500)) for _ in range(chance.randrange(300)))


def _junk(text: str, chance: random.Random) -> str:
    words = (*_JUNK, *text.split())
    return " ".join(chance.choice(words) for _ in range(chance.randrange(1, 120)))


def _nest(text: str, chance: random.Random) -> str:
    line = chance.choice(
        (
            "> cast Shock (" + "choose (" * 500,
            "= " + "Rex is red and " * 300 + "zzz",
            "= possible: " * 200,
            "> block " + "Rex -> Rex + " * 300,
            "Rex = " + '"' * 501,
            "Bear = " + "copy of " * 500 + "Rex",
            "> suppose " * 300,
            "? can Bob: " * 300 + "resolve",
            "Forest" + ", flying" * 500,
            "Forest; " * 900,
            "= " + "Ann's " * 400 + "Rex dies",
            "1000 Forest\n1000 Island",
            "a = " * 300,
            "= Ann controls 2 " + "red and " * 400,
            "= Rex has " + "flying and " * 200 + "zzz",
            "[" * 400,
            "x" * 9000,
            "Clone, protection from" + " a, from" * 300,
            "# " * 300,
            "Forest " + '#1 "' * 300,
        )
    )
    at = text.find("\n", chance.randrange(len(text) + 1)) + 1
    return text[:at] + line + "\n" + text[at:]


_WAYS: tuple[Callable[[str, random.Random], str], ...] = (
    *(
        _insert,
        _insert,
        _delete,
        _delete,
        _repeat,
        _swap,
        _mix,
        _flip,
        _flip,
        _random,
        _junk,
        _nest,
    ),
)


def malformed(number: int) -> str:
    """One text; most can't be read, all must be answered."""
    chance = random.Random(number)
    text = chance.choice(GOOD)
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        text = chance.choice(_WAYS)(text, chance)
    return text
