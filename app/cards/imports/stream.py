"""Reads JSON records from a file one at a time, so that memory stays small whatever its size.

Three shapes: an array of objects, one object a line, and an object whose `data` holds either (as
MTGJSON has them: `{"meta": {…}, "data": {NAME: [face, …], …}}`). Plain or gzip.
"""

from __future__ import annotations

import gzip
import io
import json
import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from app.cards.imports.problem import BadCardFile

CHUNK = 1 << 18
# No card is a hundredth of this: a value that is still open after so much is a broken one.
LONGEST = 1 << 22
_SPACE = re.compile(r"[\s]*")
_AS_WHOLE = re.compile(r'\{\s*("meta"|"data"|"object"\s*:\s*"list")\s*[:,]')


@dataclass(frozen=True, slots=True)
class Raw:
    """One JSON value of the file with its place; `key` where the records stand in an object."""

    value: object
    line: int
    record: int
    key: str | None = None


class _Counted(io.RawIOBase):
    """The file's bytes as they are read, each chunk told to `progress`."""

    def __init__(self, file: BinaryIO, progress: Callable[[int], None]) -> None:
        self._file = file
        self._progress = progress

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._file.read(len(buffer))
        buffer[: len(data)] = data
        self._progress(len(data))
        return len(data)


class _Scanner:
    """A window on the text: values are decoded from its front, more text is added at its end."""

    def __init__(self, text: io.TextIOBase) -> None:
        self._text = text
        self._window = ""
        self._at = 0
        self._ended = False
        self._decoder = json.JSONDecoder()
        self.line = 1
        self.record = 0

    def _more(self) -> bool:
        if self._ended:
            return False
        try:
            chunk = self._text.read(CHUNK)
        except (OSError, EOFError, zlib.error) as broken:
            raise self.problem(f"the file is damaged ({broken})", "a whole gzip file") from broken
        except UnicodeDecodeError as broken:
            raise self.problem(
                f"byte 0x{broken.object[broken.start]:02x} is not UTF-8", "text in UTF-8"
            ) from broken
        if not chunk:
            self._ended = True
            return False
        self._window = self._window[self._at :] + chunk
        self._at = 0
        return True

    def problem(self, what: str, expected: str) -> BadCardFile:
        """A problem at the place where the scanner stands."""
        return BadCardFile(what, expected, self.line, self.record or None)

    def _pass(self, end: int) -> None:
        self.line += self._window.count("\n", self._at, end)
        self._at = end

    def peek(self) -> str:
        """The next character that is not white space, empty at the end of the file."""
        while True:
            found = _SPACE.match(self._window, self._at)
            self._pass(found.end() if found else self._at)
            if self._at < len(self._window):
                return self._window[self._at]
            if not self._more():
                return ""

    def take(self, signs: str) -> str:
        """One of the signs, passed over."""
        sign = self.peek()
        if not sign or sign not in signs:
            shown = f"found {sign!r}" if sign else "the file ends too early"
            raise self.problem(shown, " or ".join(map(repr, signs)))
        self._pass(self._at + 1)
        return sign

    def opens_whole(self) -> bool:
        """Whether one object holds the whole file rather than being the first of many."""
        self.peek()
        while len(self._window) - self._at < 64 and self._more():
            pass
        return bool(_AS_WHOLE.match(self._window, self._at))

    def value(self) -> object:
        """The next JSON value."""
        self.peek()
        while True:
            try:
                value, end = self._decoder.raw_decode(self._window, self._at)
            except json.JSONDecodeError as broken:
                if len(self._window) - self._at < LONGEST and self._more():
                    continue
                self.line += self._window.count("\n", self._at, broken.pos)
                ends = broken.msg.startswith("Unterminated") or broken.pos >= len(
                    self._window.rstrip()
                )
                raise self.problem(
                    "the file ends too early" if ends else f"not JSON here ({broken.msg})",
                    "a whole JSON object",
                ) from broken
            except RecursionError as broken:
                raise self.problem("nested too deep", "card objects") from broken
            # A number at the window's edge may go on beyond it.
            if end == len(self._window) and self._more():
                continue
            self._pass(end)
            return value


def records(path: Path, progress: Callable[[int], None] = lambda _: None) -> Iterator[Raw]:
    """The records of the file in order; `progress` is told how many bytes each read took.

    Raises BadCardFile where the file can't be read on, OSError where it can't be opened.
    """
    with path.open("rb") as file:
        zipped = file.read(2) == b"\x1f\x8b"
        file.seek(0)
        counted = io.BufferedReader(_Counted(file, progress), CHUNK)
        binary = gzip.GzipFile(fileobj=counted) if zipped else counted
        text = io.TextIOWrapper(binary, encoding="utf-8-sig")
        scanner = _Scanner(text)
        opening = scanner.peek()
        if opening == "[":
            yield from _array(scanner)
        elif opening == "{" and scanner.opens_whole():
            yield from _whole(scanner)
        elif opening == "{":
            while scanner.peek():
                yield _next(scanner)
            return
        else:
            shown = f"the file begins with {opening!r}" if opening else "the file is empty"
            raise scanner.problem(shown, "a JSON array of cards, or one JSON object a line")
        if scanner.peek():
            raise scanner.problem("more text after the end of the data", "nothing")


def _next(scanner: _Scanner, key: str | None = None) -> Raw:
    scanner.peek()
    scanner.record += 1
    line = scanner.line
    return Raw(scanner.value(), line, scanner.record, key)


def _array(scanner: _Scanner) -> Iterator[Raw]:
    scanner.take("[")
    if scanner.peek() == "]":
        scanner.take("]")
        return
    while True:
        yield _next(scanner)
        if scanner.take(",]") == "]":
            return


def _keys(scanner: _Scanner) -> Iterator[str]:
    """The keys of an object; the caller reads each value before it asks for the next."""
    scanner.take("{")
    if scanner.peek() == "}":
        scanner.take("}")
        return
    while True:
        key = scanner.value()
        if not isinstance(key, str):
            raise scanner.problem(f"found {key!r} as a key", "a name in quotes")
        scanner.take(":")
        yield key
        if scanner.take(",}") == "}":
            return


def _whole(scanner: _Scanner) -> Iterator[Raw]:
    """An object around all records: those in `data`; `meta` comes first, as record 0, if there."""
    for key in _keys(scanner):
        if key == "data" and scanner.peek() == "[":
            yield from _array(scanner)
        elif key == "data":
            for name in _keys(scanner):
                yield _next(scanner, name)
        else:
            line = scanner.line
            yield Raw(scanner.value(), line, 0, key)
