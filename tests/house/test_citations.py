"""Every rule number that is written down anywhere is the number of a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from app.rulebook.rule_numbers import dates, rule_numbers
from scripts.rule_numbers import numbers
from tests.house.sources import ROOT, place, prose, python_files, tracked

NEWEST = max(dates())
MENTION = re.compile(r"(?<![\w.])\d{3}\.\d{1,3}[a-z]?(?![\w.]*\d)\b")
CITES = re.compile(r"^\s*=.*?\bcites\s+(\S+)", re.MULTILINE | re.IGNORECASE)
# What takes a rule's number as its first word.
CITING = frozenset({"rule", "Rule"})
# Where the numbers of older texts are spoken of as well.
OLDER_TOO = (ROOT / "app" / "engine" / "editions",)


@dataclass(frozen=True, slots=True)
class Citation:
    """A number passed to what takes one; `until` where the code holds up to a date only."""

    path: Path
    line: int
    number: str
    until: bool


def citations(path: Path) -> Iterator[Citation]:
    """Every call in a Python file that is given a rule's number."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first = node.args[0]
        if ast.unparse(node.func).split(".")[-1] not in CITING:
            continue
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            until = any(word.arg == "until" for word in node.keywords)
            yield Citation(path, node.lineno, first.value, until)


@cache
def every_number() -> frozenset[str]:
    """The numbers of all the texts that are listed."""
    return frozenset().union(*map(rule_numbers, dates()))


@cache
def numbers_of_old() -> frozenset[str]:
    """Numbers that code for older editions is registered under."""
    cited = (found for path in python_files("app") for found in citations(path))
    return every_number() & {found.number for found in cited if found.until}


def known(path: Path) -> frozenset[str]:
    """The numbers that a file may name."""
    if any(folder in path.parents for folder in OLDER_TOO):
        return every_number()
    return rule_numbers(NEWEST) | numbers_of_old()


def test_numbers_passed_as_citations_exist() -> None:
    cited = [found for path in python_files("app") for found in citations(path)]
    assert cited
    wrong = [
        f"{place(found.path, found.line)}: {found.number}"
        for found in cited
        if found.number not in known(found.path)
    ]
    assert not wrong, f"no such rule in the text of {NEWEST}"


def test_numbers_in_strings_and_comments_exist() -> None:
    wrong = [
        f"{place(path, said.line)}: {number}"
        for path in python_files("app")
        for said in prose(path)
        for number in MENTION.findall(said.text)
        if number not in known(path)
    ]
    assert not wrong, f"no such rule in the text of {NEWEST}"


def test_numbers_expected_in_calls_exist() -> None:
    wrong = [
        f"{place(path)}: {number}"
        for path in tracked()
        if path.suffix == ".call"
        for number in CITES.findall(path.read_text(encoding="utf-8"))
        if number not in every_number()
    ]
    assert not wrong


@pytest.mark.parametrize("date", dates())
def test_list_is_that_of_the_text(date: str, shared: Path) -> None:
    text = shared / "data" / "cr" / f"{date}.txt"
    if not text.is_file():
        pytest.skip(f"the text of {date} is not here")
    sections = numbers(text.read_text(encoding="utf-8"))
    expected = set(sections) | {f"{s}.{rest}" for s, rests in sections.items() for rest in rests}
    assert rule_numbers(date) == expected


@pytest.mark.parametrize(
    ("date", "there", "not_there"),
    [
        # 510.1e is the last subrule of 510.1 and the letters l and o are never used.
        ("2026-04-17", {"100", "510.1e", "702.16p", "905.6"}, {"510.1f", "702.16l", "310.13", "0"}),
        ("2024-07-30", {"509.2", "510.1c"}, {"509.10"}),
        # Combat damage used the stack in section 310, and protection was a rule of 502.
        ("2009-05-01", {"310.4", "502.7"}, {"702.16"}),
    ],
)
def test_lists_hold_what_they_should(date: str, there: set[str], not_there: set[str]) -> None:
    assert there <= rule_numbers(date)
    assert not not_there & rule_numbers(date)


def test_an_unlisted_date_is_refused() -> None:
    with pytest.raises(ValueError, match="2026-04-17"):
        rule_numbers("1999-01-01")
