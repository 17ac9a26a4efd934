"""The repo's own files, as the house tests read them."""

from __future__ import annotations

import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that git knows and that is there."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    paths = (ROOT / name for name in listed.stdout.split("\0") if name)
    return tuple(path for path in paths if path.is_file())


def python_files(*folders: str) -> list[Path]:
    """Python files under folders of the repo, committed or not."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def place(path: Path, line: int | None = None) -> str:
    """A file of the repo, and a line of it, as an editor would open it."""
    where = str(path.relative_to(ROOT))
    return where if line is None else f"{where}:{line}"


def text_of(path: Path) -> str | None:
    """The text of a file; None for what is not text."""
    content = path.read_bytes()
    if b"\0" in content:
        return None
    return content.decode("utf-8")


@dataclass(frozen=True, slots=True)
class Word:
    """A word, and the line that it stands in (from 1)."""

    text: str
    line: int


_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def words(text: str) -> list[str]:
    """The words of a text in lower case, marks between them left out, one number like another."""
    found = (word.replace("’", "'") for word in _WORD.findall(text.lower()))
    return ["#" if word.isdigit() or word in ("n", "x") else word for word in found]


def placed_words(text: str) -> list[Word]:
    """The words of a text, with their lines."""
    return [
        Word(word, number)
        for number, line in enumerate(text.splitlines(), start=1)
        for word in words(line)
    ]


@dataclass(frozen=True, slots=True)
class Prose:
    """A string or a comment in Python source."""

    text: str
    line: int


_STRINGS = frozenset(
    number
    for number, name in tokenize.tok_name.items()
    if name in ("STRING", "COMMENT", "FSTRING_MIDDLE")
)


def prose(path: Path) -> Iterator[Prose]:
    """Every string and comment of a Python file: what it says, not what it does."""
    source = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in _STRINGS:
            for offset, line in enumerate(token.string.splitlines()):
                yield Prose(line, token.start[0] + offset)
