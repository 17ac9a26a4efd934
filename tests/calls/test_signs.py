from __future__ import annotations

import pytest

from app.calls.parse import parse
from app.calls.text import fold, in_quotes, plain, quote_end, unescape, without_comment
from tests.calls.known_names import FEW
from tests.calls.reading import errors, one

PLAIN = """turn: Ann, main
[Ann] 20 life
Rex = 2/2 green Bear, "Rex can't block.", -1/-1
hand: Juzám Djinn
[Bob]
> attack Rex -> Bob
= Rex 2/2
"""
PHONE = """\ufeffTurn：\u00a0Ann,  MAIN\r
[ann]\u00a020\u2007life\r
Rex = 2/2\u00a0GREEN bear,\t“Rex can’t block.”, –1/−1\r
hand: Juza\u0301m DJINN\r
[Bob]\r
> Attack rex → bob   # go\r
= REX\u200b 2/2\r
"""


def test_signs_of_phones_are_read_as_plain_ones() -> None:
    (written,), (plainly,) = parse(PHONE, FEW), parse(PLAIN, FEW)
    assert written.players[0].name == "ann"
    assert written.script == plainly.script
    assert [entry.modifiers for entry in written.entries] == [
        entry.modifiers for entry in plainly.entries
    ]
    assert written.entries[1].names == ("Juzám Djinn",)


@pytest.mark.parametrize(
    ("written", "plainly"),
    [
        ("a → b", "a -> b"),
        ("2 × 3", "2 x 3"),
        ("‘a’ “b”", "'a' \"b\""),
        ("a–b−c", "a-b-c"),
        ("\u00a0a \t b\u3000c ", "a b c"),
        ("Æther", "Aether"),
        ("—", "—"),
    ],
)
def test_plain(written: str, plainly: str) -> None:
    assert plain(written) == plainly


@pytest.mark.parametrize("text", ["Juzám DJINN", "İstanbul ß ﬁ", "Ⅷ ½ ²", "日本 #3", "e\u0301"])
def test_fold_keeps_the_length(text: str) -> None:
    assert len(fold(text)) == len(text)
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("# all of it", ""),
        ("#", ""),
        ("Rex # the king", "Rex "),
        ("Grizzly Bears #2", "Grizzly Bears #2"),
        ("Grizzly Bears #2 # two", "Grizzly Bears #2 "),
        ("Rex#the king", "Rex#the king"),
        ('Rex, "a # b" # c', 'Rex, "a # b" '),
        ('Rex, "a # b', 'Rex, "a '),
    ],
)
def test_comments(line: str, left: str) -> None:
    assert without_comment(line) == left


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ('"a"', 2),
        ('"a" and "b"', 2),
        ('""', 1),
        ('"a', -1),
        ('"Each has "{T}: Add {C}."" x', 25),
        (r'"a \" b"', 7),
        ('""Brims" Barone"', 15),
    ],
)
def test_quotes(text: str, end: int) -> None:
    assert quote_end(text, 0) == end


@pytest.mark.parametrize("text", ["a", 'a "b" c', 'a" b', "\\", '"', '""', 'has "{T}: x."', ""])
def test_quoted_text_is_read_as_it_was(text: str) -> None:
    quoted = in_quotes(text)
    assert quote_end(quoted, 0) == len(quoted) - 1
    assert unescape(quoted[1:-1]) == text


@pytest.mark.parametrize("dashes", ["---", "-----", "—-", "———", "–––", "----  "])
def test_dashes_part_calls(dashes: str) -> None:
    text = f"title: a\n[Ann]\n[Bob]\n{dashes}\n\n# nothing\n---\ntitle: b\n[Ann]\n[Bob]\n"
    assert [(call.title, call.line) for call in parse(text, FEW)] == [("a", 1), ("b", 8)]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "---\n---\n"])
def test_no_call(text: str) -> None:
    assert parse(text, FEW) == []


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x1b", "\x7f", "\x85", "\x9f"])
def test_control_characters_are_told(character: str) -> None:
    (found,) = errors(f"[Ann]\n[Bob]\nFor{character}est\n")
    assert (found.line, found.column) == (3, 4)
    (found,) = errors(f"title: a{character}b\n[Ann]\n[Bob]\n")
    assert found.line == 1


def test_digits_are_plain_digits() -> None:
    assert [found.word for found in errors("[Ann] ٣ life\n[Bob] ² life\n")] == ["٣ life", "² life"]


def test_letter_case_never_matters() -> None:
    text = (
        "[Ann]\nRex = 2/2 green Bear, flying, 1 +1/+1 counter\n[Bob]\n? what happens\n= Bob loses\n"
    )
    assert one(text.upper()).entries[0].modifiers == one(text).entries[0].modifiers
    assert one(text.upper()).entries[0].description == one(text).entries[0].description
