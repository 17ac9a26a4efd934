from __future__ import annotations

import pytest

from app.calls.dump import dump, dump_all, dump_line
from app.calls.parse import parse
from tests.calls.known_names import FEW
from tests.calls.reading import one

TEXT = """title: Deathtouch and trample over two blockers
source: "the book" #3
note: one
note: two
rules: 2010
turn: Ann, declare attackers

[Ann] 20 life, 2 energy, pool {R}{G}, monarch
Rex = 5/5 green Beast, trample, deathtouch
2 Forest, tapped
hand: Giant Growth
[Bob] 17 life, 3 poison, 2 commander damage from Rex, hexproof, "You can't lose."
Wall of Frost, attached to Rex, 2 +1/+1 counters
"Thalia, Guardian of Thraben"
[Ann]
stack: Shock (X=3, kicked) -> Rex

> attack Rex -> Bob
> Bob: cast "Thalia, Guardian of Thraben" (X=2, paying "Forest #1", "Forest #2") -> Rex
> assign Rex: 1 Wall of Frost, 1 "Thalia, Guardian of Thraben", 3 Bob
? what happens until end of combat, any blocks
= possible: "Forest #1" dies and Rex 5/5
= Ann controls 2 Elves or more
"""


def test_canonical_text_is_left_as_it_is() -> None:
    assert dump(one(TEXT)) == TEXT


def test_what_is_written_otherwise_is_brought_into_form() -> None:
    call = one("[ann]\n1 rex = 2/2 GREEN bear,  Flying\n[Bob] 3 poison\n>attack 1 REX→bob #x\n")
    assert dump(call) == (
        "[ann] 20 life\n1 rex = 2/2 green Bear, flying\n[Bob] 20 life, 3 poison\n\n"
        '> attack "1 rex" -> Bob\n'
    )


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Thalia, Guardian of Thraben", '"Thalia, Guardian of Thraben"'),
        ("Circle of Protection: Red", '"Circle of Protection: Red"'),
        ("TL;DR", '"TL;DR"'),
        ("2 Forest", '"Forest #1"'),
        ('"Ach! Hans, Run!"', '""Ach! Hans, Run!""'),
        ("+2 Mace", '"+2 Mace"'),
        ("17-Year Cicadas", '"17-Year Cicadas"'),
        ("a + b = 2/2 red Elf", '"a + b"'),
        ("Grizzly Bears", "Grizzly Bears"),
        ("Anax and Cymede", "Anax and Cymede"),
        ("None = 2/2 red Elf", '"None"'),
    ],
)
def test_names_in_quotes(line: str, name: str) -> None:
    (call,) = parse(f"[Ann]\n{line}\n[Bob]\n= {name} dies\n", FEW)
    assert dump(call).endswith(f"= {name} dies\n")


def test_a_name_that_another_goes_on_from_is_quoted() -> None:
    text = "[Ann]\nOne = 1/1 red Elf\nOne and Two = 1/1 red Elf\nTwo = 1/1 red Elf\n[Bob]\n"
    call = one(text + 'Cat = 1/1 red Cat, blocking "One" and Two\n')
    assert one(dump(call)) == call


def test_several_calls_and_single_lines() -> None:
    call = one(TEXT)
    assert parse(dump_all([call, call]), FEW) == [call, call]
    assert [dump_line(line, call) for line in call.script] == TEXT.split("\n\n")[2].splitlines()
