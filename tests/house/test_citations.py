"""Every rule number that is written down anywhere is the number of a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.rulebook.rule_numbers import dates, rule_numbers
from scripts.rule_numbers import numbers
from tests.house.sources import ROOT, place, prose, python_files, tracked

NEWEST = max(dates())
MENTION = re.compile(r"(?<![\w.])\d{3}\.\d{1,3}[a-z]?(?![\w.]*\d)\b")
CITES = re.compile(r"^\s*=.*?\bcites\s+(\S+)", re.MULTILINE | re.IGNORECASE)
# What takes rule numbers as its words.
CITING = frozenset({"rule", "Rule", "cite", "cites", "rules_cited"})
# Where the numbers of older texts are spoken of as well.
OLDER_TOO = (ROOT / "app" / "engine" / "editions",)


def known(path: Path) -> frozenset[str]:
    """The numbers that a file may name."""
    older = any(folder in path.parents for folder in OLDER_TOO)
    return frozenset().union(*map(rule_numbers, dates() if older else [NEWEST]))


def calls_with_numbers(path: Path) -> Iterator[tuple[int, str]]:
    """The strings passed to whatever takes rule numbers, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
        name = called.id if isinstance(called, ast.Name) else called
        if name not in CITING:
            continue
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield node.lineno, argument.value


def test_numbers_passed_as_citations_exist() -> None:
    cited = [(path, *found) for path in python_files("app") for found in calls_with_numbers(path)]
    wrong = [
        f"{place(path, line)}: {number}"
        for path, line, number in cited
        if number not in known(path)
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
    every = frozenset().union(*map(rule_numbers, dates()))
    wrong = [
        f"{place(path)}: {number}"
        for path in tracked()
        if path.suffix == ".call"
        for number in CITES.findall(path.read_text(encoding="utf-8"))
        if number not in every
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
