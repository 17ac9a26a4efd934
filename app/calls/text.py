"""A text as it is read: lines, the plain forms of signs, quotes and comments."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Signs that phones and word processors make, with the plain ones that they stand for.
_SIGNS: dict[str, str] = {
    **dict.fromkeys("‘’‚‛ʼʻ′´", "'"),
    **dict.fromkeys("“”„‟″«»", '"'),
    **dict.fromkeys("‐‑‒–−﹣－", "-"),
    **dict.fromkeys("→⇒➔➜➝➞⟶⟹➡", "->"),
    **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\ufe0f\u00ad", ""),
    **dict.fromkeys("\u2028\u2029\t\v\f", " "),
    "×": "x",
    "…": "...",
    "Æ": "Ae",
    "æ": "ae",
    "Œ": "Oe",
    "œ": "oe",
    "＃": "#",
    "＝": "=",
    "＋": "+",
    "：": ":",
    "，": ",",
    "；": ";",
}
_TABLE = str.maketrans(_SIGNS)
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
_BREAK = re.compile(r"\r\n|\r|\n")
_COMMENT = re.compile(r"(?:^|(?<=\s))#(?![0-9])")
_QUOTE = re.compile(r'\\.|"')
_FOLDED: dict[str, str] = {}


def lines_of(text: str) -> list[str]:
    """The lines of a text, whichever line ends it has."""
    return _BREAK.split(text) if "\r" in text else text.split("\n")


def control_character(line: str) -> int:
    """Where the first control character stands that no text needs; -1 where there is none."""
    found = _CONTROL.search(line)
    return found.start() if found else -1


def plain(line: str) -> str:
    """The line with plain signs and single spaces; accents stay."""
    if not line.isascii():
        line = unicodedata.normalize("NFC", line).translate(_TABLE)
    if "  " in line or "\t" in line or not line.isascii():
        return " ".join(line.split())
    return line.strip()


def _fold_character(character: str) -> str:
    base = unicodedata.normalize("NFD", character)[0]
    lower = base.lower()
    return lower if len(lower) == 1 else base


def fold(text: str) -> str:
    """The text in lower case and without accents, character by character: the length stays.

    >>> fold("Juzám Djinn")
    'juzam djinn'
    """
    if text.isascii():
        return text.lower()
    return "".join([c.lower() if c.isascii() else _fold_character(c) for c in text])


def quote_end(text: str, start: int) -> int:
    """Where the quote that opens at `start` closes; -1 where it never does.

    Quotes may stand inside quotes: one opens where a sign or space stands before it and a word
    after it. A backslash takes from the sign after it its meaning.
    """
    return _quote_ends(text).get(start, -1)


@lru_cache(maxsize=32)
def _quote_ends(text: str) -> dict[int, int]:
    """Where each quote of the text would close if it opened there.

    One walk for all of them: a line of quotes that never close would else be walked for each.
    """
    ends: dict[int, int] = {}
    # The quotes that wait for their end, each with how deep the text stands after it: never less
    # deep than the one before, so that what closes one has closed all that came after it.
    waiting: list[tuple[int, int]] = []
    depth = 0
    for found in _QUOTE.finditer(text):
        at = found.end() - 1
        if text[at] != '"':
            continue
        if found.start() == at:
            before, after = text[at - 1 : at], text[at + 1 : at + 2]
            depth += 1 if before and before in ' "(' and after and after not in ' ",;):.' else -1
            while waiting and waiting[-1][1] > depth:
                ends[waiting.pop()[0]] = at
        waiting.append((at, depth))
    return ends


def unescape(text: str) -> str:
    """What stands between quotes, with the backslashes that guard quotes taken out."""
    return re.sub(r"\\(.)", r"\1", text) if "\\" in text else text


def in_quotes(text: str) -> str:
    """The text in quotes, so that it is read as it was."""
    quoted = f'"{text}"'
    if "\\" in text or ('"' in text and quote_end(quoted, 0) != len(quoted) - 1):
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return quoted


def without_comment(line: str) -> str:
    """The line up to a comment: a `#` after white space, outside quotes, that no digit follows."""
    at = 0
    while found := _COMMENT.search(line, at):
        quote = line.find('"', at)
        if 0 <= quote < found.start():
            end = quote_end(line, quote)
            at = end + 1 if end >= 0 else quote + 1
            continue
        return line[: found.start()]
    return line


def outside_quotes(text: str, sign: str, start: int = 0) -> int:
    """Where `sign` first stands from `start` on outside quotes and parentheses; -1 for nowhere."""
    if '"' not in text and "(" not in text:
        return text.find(sign, start)
    at = start
    depth = 0
    while at < len(text):
        here = text[at]
        if here == '"':
            end = quote_end(text, at)
            at = end if end >= 0 else at
        elif here == "(":
            depth += 1
        elif here == ")":
            depth = max(0, depth - 1)
        elif here == sign and not depth:
            return at
        at += 1
    return -1
