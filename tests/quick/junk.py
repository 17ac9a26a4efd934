"""Junk for the shorthand line, reproducibly: the same number makes the same line."""

from __future__ import annotations

import random

_PIECES = (
    *(
        "5/5",
        "2/2",
        "-1/3",
        "12/12",
        "*/*",
        "5/",
        "/5",
        "5/5/5",
        "99999/1",
        "+3/+3",
        "-2/-0",
        "٣/٣",
    ),
    *(
        "!",
        "!!",
        "!2",
        "!jace",
        "!bob",
        "!99",
        "!zzz",
        "vs",
        "v",
        "versus",
        "VS.",
        "vsvs",
        ";",
        ",",
    ),
    *(">1", ">2", ">1>2", ">1+2", ">0", ">99", ">", ">>", "> 1", ">jace", ">1+", "→1", "»1"),
    *("x3", "x0", "x99", "3x", "X2", "×4", "c2", "c-2", "c+2", "c", "d2", "d-2", "l3", "l", "tap"),
    *("tapped", "sick", "token", "pro:r", "pro:wu", "pro:", "pro:zzz", "pr", "hex:b", "pro :r"),
    *("fs", "ds", "dt", "tr", "fl", "ll", "me", "sh", "de", "zz", "first strike", "first-strike"),
    *("flying", "trample", "toxic 2", "toxic", "ward 2", "ward {2}", "bushido2", "swampwalk"),
    *("protection from red and from white", "protection from", "hexproof from black", "tramplle"),
    *("Grizzly Bears", "grizzly bears", "Thalia, Guardian of Thraben", "Juzam Djinn", "TL;DR"),
    *('"Brims" Barone, Midway Mobster', "17-Year Cicadas", "+2 Mace", "Fire // Ice", "Overload"),
    *("Jace Beleren", "Circle of Protection: Red", '"{T}: Add {G}."', '"', '""', "“x”", "' '"),
    *("20", "life 12", "12 life", "poison 3", "life", "-5 life", "life:7", "999999999999", "1"),
    *("Cleo:", "Bob:", "cast:", "Attacker:", "a b c d:", ":", "red", "green", "r", "w u b r g"),
    *(
        "artifact",
        "creature",
        "legendary",
        "Elf",
        "Time Lord",
        "and",
        "a shield counter",
        "3 loyalty",
    ),
    *(
        "\n",
        "\r\n",
        "\t",
        "\x00",
        "\x1b[0m",
        "\u2028",
        "\u200b",
        "\ufeff",
        "\ud800",
        "🐉",
        "İ",
        "ß",
    ),
    *(
        "\u00a0",
        "(",
        ")",
        "{",
        "}",
        "[Ann]",
        "> attack",
        "? what happens",
        "= yes",
        "#1",
        "\\",
        "%s",
    ),
)


def junk(number: int) -> str:
    """One line; nothing about it need make sense."""
    chance = random.Random(number)
    way = chance.randrange(10)
    if way == 0:
        return "".join(chr(chance.randrange(1, 0x2100)) for _ in range(chance.randrange(200)))
    if way == 1:
        return chance.choice(_PIECES) * chance.choice((2, 30, 700))
    joint = chance.choice((" ", " ", " ", "", "; ", ", "))
    line = joint.join(chance.choice(_PIECES) for _ in range(chance.randrange(1, 40)))
    if way == 2:
        at = chance.randrange(len(line) + 1)
        line = line[:at] + chr(chance.randrange(1, 0x3000)) + line[at + chance.randrange(4) :]
    return line
