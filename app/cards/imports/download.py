"""Card data from where they are published: the index first, then the file that it names.

A file that was cut short is asked for from where it ended; a server that asks to wait is waited
for. What can't be fetched raises NotDownloaded with what went wrong and what may be done.
"""

from __future__ import annotations

import email.utils
import gzip
import http.client
import json
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

SCRYFALL = "https://api.scryfall.com/bulk-data"
MTGJSON = "https://mtgjson.com/api/v5/AtomicCards.json.gz"
TRIES = 6
LONGEST_WAIT = 90.0
_TIMEOUT = 30.0
_CHUNK = 1 << 16
_LONGEST_INDEX = 1 << 20
_ACCEPT = {"Accept": "application/json;q=0.9,*/*;q=0.8"}
_TOO_EARLY = "the connection ended too early"
_RETRY = frozenset({408, 425, 429, 500, 502, 503, 504})

Progress = Callable[[int, int], None]


@dataclass
class NotDownloaded(Exception):
    """The data could not be had."""

    what: str

    def __str__(self) -> str:
        return self.what


@dataclass(frozen=True, slots=True)
class Ways:
    """How patient a download is; tests are less so."""

    tries: int = TRIES
    timeout: float = _TIMEOUT
    wait: Callable[[float], None] = time.sleep


PATIENT = Ways()


def user_agent() -> str:
    """Who asks, as Scryfall wants it told."""
    try:
        return f"Floorjudge/{version('floorjudge')}"
    except PackageNotFoundError:
        return "Floorjudge/0"


def scryfall_file(kind: str, index: str = SCRYFALL, ways: Ways = PATIENT) -> str:
    """The address of a bulk file (`oracle_cards`, `rulings`), from Scryfall's index."""
    body = _small_file(index, ways)
    try:
        listed = json.loads(body)["data"]
        found = next(one["download_uri"] for one in listed if one["type"] == kind)
    except (ValueError, KeyError, TypeError):
        raise NotDownloaded(f"{index} is not the index that was expected") from None
    except StopIteration:
        raise NotDownloaded(f"{index} lists no {kind}") from None
    if urlsplit(str(found)).scheme not in ("http", "https"):
        raise NotDownloaded(f"{index} names {found}, which is no web address")
    return str(found)


def fetch(
    address: str, to: Path, progress: Progress = lambda _, __: None, ways: Ways = PATIENT
) -> Path:
    """Fetch a file; what an earlier run got of it (`.part` beside it) is gone on from.

    `progress` is told how many bytes are there, and of how many (0 where not known).
    """
    part = to.with_name(to.name + ".part")
    mark = to.with_name(to.name + ".part.of")
    problem = "nothing came"
    for attempt in range(ways.tries):
        have = part.stat().st_size if part.is_file() and _is_of(mark, address) else 0
        try:
            whole = _go_on(address, part, mark, have, progress, ways)
        except _Again as again:
            problem = again.what
            if attempt + 1 < ways.tries:
                ways.wait(again.after if again.after is not None else min(2.0**attempt, 30.0))
            continue
        if whole:
            _check(part, address)
            part.replace(to)
            mark.unlink(missing_ok=True)
            return to
        problem = _TOO_EARLY
        if attempt + 1 < ways.tries:
            ways.wait(min(2.0**attempt, 30.0))
    raise NotDownloaded(
        f"{address} could not be fetched: {problem}. What came is kept; the same command goes on"
        " from there."
    )


class _Again(Exception):
    """It may go well another time."""

    def __init__(self, what: str, after: float | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.after = after


def _is_of(mark: Path, address: str) -> bool:
    """Whether the part that is there is of this file: the first line of its mark says so."""
    try:
        return mark.read_text(encoding="utf-8").split("\n")[0] == address
    except OSError:
        return False


def _tag(mark: Path) -> str:
    return mark.read_text(encoding="utf-8").partition("\n")[2].strip()


def _go_on(address: str, part: Path, mark: Path, have: int, progress: Progress, ways: Ways) -> bool:
    """Fetch what is missing of the part; whether it is whole then."""
    headers = dict(_ACCEPT)
    if have:
        headers["Range"] = f"bytes={have}-"
        if tag := _tag(mark):
            headers["If-Range"] = tag
    with _opened(address, headers, ways) as answer:
        if answer.status == 416:
            part.unlink(missing_ok=True)
            raise _Again("what was there of it did not fit")
        _refuse_pages(answer, address)
        goes_on = have > 0 and answer.status == 206
        if goes_on and not (answer.headers.get("Content-Range") or "").startswith(f"bytes {have}-"):
            part.unlink(missing_ok=True)
            raise _Again("another part was sent than was asked for")
        start = have if goes_on else 0
        said = answer.headers.get("Content-Length")
        total = start + int(said) if said and said.isdigit() else 0
        tag = answer.headers.get("ETag") or answer.headers.get("Last-Modified") or ""
        mark.write_text(f"{address}\n{tag if not tag.startswith('W/') else ''}\n", "utf-8")
        done = start
        with part.open("ab" if goes_on else "wb") as file:
            for chunk in _chunks(answer):
                if chunk is None:
                    return False
                file.write(chunk)
                done += len(chunk)
                progress(done, total)
    return not total or done == total


def _chunks(answer: Any) -> Iterator[bytes | None]:
    """What comes, piece by piece; None where the connection fails. (A disk that is full is another
    failure, and not to be tried again.)"""
    while True:
        try:
            chunk = answer.read(_CHUNK)
        except (OSError, http.client.HTTPException):
            yield None
            return
        if not chunk:
            return
        yield chunk


def _refuse_pages(answer: Any, address: str) -> None:
    kind = (answer.headers.get("Content-Type") or "").split(";")[0].strip()
    if kind == "text/html":
        raise NotDownloaded(f"{address} sent a web page instead of data: is there a login page?")


def _check(part: Path, address: str) -> None:
    """A gzip file must be whole, and what it holds must look like JSON."""
    with part.open("rb") as file:
        head = file.read(2)
    try:
        with gzip.open(part) if head == b"\x1f\x8b" else part.open("rb") as data:
            first = data.read(64).lstrip(b"\xef\xbb\xbf \t\r\n")
            if head == b"\x1f\x8b":
                while data.read(1 << 20):
                    pass
    except (OSError, EOFError, zlib.error) as broken:
        part.unlink(missing_ok=True)
        raise NotDownloaded(f"{address} came damaged ({broken})") from broken
    if first[:1] not in (b"[", b"{"):
        part.unlink(missing_ok=True)
        raise NotDownloaded(f"{address} is not JSON")


def _small_file(address: str, ways: Ways) -> bytes:
    """A file that is read whole, asked for again where that may go well another time."""
    for attempt in range(ways.tries):
        try:
            with _opened(address, _ACCEPT, ways) as answer:
                _refuse_pages(answer, address)
                return _all_of(answer)
        except _Again as again:
            problem = again.what
            if attempt + 1 < ways.tries:
                ways.wait(again.after if again.after is not None else min(2.0**attempt, 30.0))
    raise NotDownloaded(f"{address} could not be fetched: {problem}")


def _all_of(answer: Any) -> bytes:
    try:
        body = bytes(answer.read(_LONGEST_INDEX))
    except (OSError, http.client.HTTPException):
        raise _Again(_TOO_EARLY) from None
    said = answer.headers.get("Content-Length") or ""
    if said.isdigit() and len(body) < min(int(said), _LONGEST_INDEX):
        raise _Again(_TOO_EARLY)
    return body


@contextmanager
def _opened(address: str, headers: dict[str, str], ways: Ways) -> Iterator[Any]:
    """An answer that is one. NotDownloaded where asking again is no use, else _Again."""
    asked = urllib.request.Request(address, headers={"User-Agent": user_agent(), **headers})
    try:
        answer = urllib.request.urlopen(asked, timeout=ways.timeout)
    except urllib.error.HTTPError as refused:
        with refused:
            if refused.code == 416:
                yield refused
                return
            if refused.code in _RETRY:
                after = _seconds(refused.headers.get("Retry-After"))
                raise _Again(f"the server answered {refused.code}", after) from None
            raise NotDownloaded(f"{address} answered {refused.code} {refused.reason}") from None
    except (OSError, http.client.HTTPException) as broken:
        reason = getattr(broken, "reason", broken)
        raise _Again(f"no connection ({reason})") from None
    with answer:
        yield answer


def _seconds(said: str | None) -> float | None:
    """How long Retry-After asks to wait: seconds or a date; never longer than LONGEST_WAIT."""
    if not said:
        return None
    if said.strip().isdigit():
        return min(float(said), LONGEST_WAIT)
    try:
        then = email.utils.parsedate_to_datetime(said)
    except ValueError:
        return None
    return min(max(then.timestamp() - time.time(), 0.0), LONGEST_WAIT)
