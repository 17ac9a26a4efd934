"""Keyword lines: `Flying; protection from red and from blue` into keyword abilities and back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache

from app.cards.oracle.forms import Form
from app.cards.oracle.keyword_forms import FORMS, KEPT_FORMS
from app.cards.oracle.text import plain
from app.cards.oracle.wordings import one_wording
from app.terms.abilities import KeywordAbility
from app.terms.colors import Color
from app.terms.keywords import KEYWORDS, VARIANTS

_FIELDS = tuple(field.name for field in fields(KeywordAbility) if field.name != "name")
# Words that begin a wording of a keyword, and the keyword: its own name, and its variants'.
_BEGIN = {name: name for name in KEYWORDS} | VARIANTS
_NAMES = "|".join(re.escape(name) for name in sorted(_BEGIN, key=len, reverse=True))
_ENDS = r"(?:[\w'-]+ ){0,2}?[\w'-]*?(?:walk|cycling)|(?:[\w'-]+ ){1,2}offering"
_START = re.compile(rf"(?:({_NAMES})(?!\w)|({_ENDS})(?!\w))", re.IGNORECASE)
_APART = re.compile(r"[,;] ")
_FROM_EACH = re.compile(r"(?:, and |, | and )from ", re.IGNORECASE)
_AND_OR = re.compile(r"kicker (.+) and/or (.+)\Z", re.IGNORECASE)
_FROM = re.compile(r"(protection|hexproof) from (.+)\Z", re.IGNORECASE)
_NUMBER_DASH = re.compile(r"(\d+|X) ?[-—]+ ?(?=\{)", re.IGNORECASE)
# No keyword line of a card is half as long; what is longer is not worth the time to try.
_LONGEST = 800
EACH_COLOR = "each color"
# A wording beside the one that is printed, of a keyword whose name was another once.
_RENAMED = {"totem armor": "umbra armor", "friends forever": "partner—Friends forever"}


class TwoReadings(ValueError):
    """A text that two wordings read differently: a fault of the grammar."""

    def __init__(self, text: str, readings: Iterable[object]) -> None:
        shown = "; ".join(map(str, readings))
        super().__init__(f"{text!r} is read in two ways: {shown}")


def read_keywords(text: str, name: str = "") -> tuple[KeywordAbility, ...] | None:
    """The keyword abilities of a line, in its order; None where it is anything else.

    `name` is the card's, where the line may speak of it. A parameter that is not read is kept as
    words in `text`.
    """
    return _read_line(plain(text, name), kept=True)


def read_modifier_keyword(text: str) -> tuple[KeywordAbility, ...] | None:
    """One keyword with its parameter as a judge writes it, in any case: `ward {2}`, `toxic 2`,
    `protection from red and from Dragons` (which is two abilities).

    None where it is not read whole: no words are kept here, so that a slip is found.
    """
    line = plain(text)
    read = _read_line(line, kept=False)
    if read is not None or not (start := _START.match(line)):
        return read
    # Dashes and the last period as they are typed on a phone.
    front, rest = line[: start.end()], line[start.end() :].strip()
    number = _NUMBER_DASH.match(rest)
    if number:
        return _read_line(f"{front} {number[1]}—{rest[number.end() :]}", kept=False)
    if rest.startswith(("-", "—")):
        return _read_line(f"{front}—{rest.lstrip('-— ').rstrip('.')}.", kept=False)
    return None


def print_keyword(ability: KeywordAbility) -> str | None:
    """The words that read as this ability; None where there are none."""
    values = {field: value for field in _FIELDS if (value := getattr(ability, field)) is not None}
    for forms in (FORMS, KEPT_FORMS):
        for form in forms[ability.name]:
            printed = form.print(values)
            if printed is not None:
                return printed
    return None


def print_keywords(abilities: Iterable[KeywordAbility]) -> str | None:
    """A line of these abilities, parted by commas."""
    printed = [print_keyword(ability) for ability in abilities]
    found = [text for text in printed if text is not None]
    return ", ".join(found) if len(found) == len(printed) else None


@lru_cache(maxsize=8192)
def _read_line(line: str, *, kept: bool) -> tuple[KeywordAbility, ...] | None:
    if len(line) > _LONGEST or not _START.match(line):
        return None
    read: list[KeywordAbility] = []
    for item in _items(line):
        abilities = _read_item(item, kept=kept)
        if abilities is None:
            return None
        read += abilities
    # What does not print back as it stood has not been read.
    printed = print_keywords(read)
    return tuple(read) if printed and printed.lower() == one_wording(line) else None


def _items(line: str) -> list[str]:
    """The line in parts, each a keyword with its parameter.

    A comma or semicolon parts two of them only where a keyword follows it; after a dash all the
    rest is one parameter, which may be a cost with commas in it.
    """
    items = []
    begin = 0
    for apart in _APART.finditer(line):
        if "—" in line[begin : apart.start()] and line.endswith("."):
            break
        if _START.match(line, apart.end()):
            items.append(line[begin : apart.start()])
            begin = apart.end()
    items.append(line[begin:])
    return items


def _read_item(item: str, *, kept: bool) -> list[KeywordAbility] | None:
    """One keyword with its parameter; those that are short for several give several."""
    if item.endswith(".") and "—" not in item:
        item = item[:-1]
    item = item.replace(" — ", "—")
    item = _RENAMED.get(item.lower(), item)
    read = []
    for text in _shorthand(item):
        ability = _read_one(text, kept=kept)
        if ability is None:
            return None
        read.append(ability)
    return read


def _shorthand(item: str) -> list[str]:
    """The wordings that one stands for (CR 702.11f–g, 702.16g–i, 702.33c)."""
    if both := _AND_OR.match(item):
        return [f"kicker {both[1]}", f"kicker {both[2]}"]
    if qualities := _FROM.match(item):
        keyword = qualities[1]
        each = [
            quality
            for part in _FROM_EACH.split(qualities[2])
            for quality in (list(Color) if part.lower() == EACH_COLOR else [part])
        ]
        return [f"{keyword} from {quality}" for quality in each]
    return [item]


def _read_one(text: str, *, kept: bool) -> KeywordAbility | None:
    start = _START.match(text)
    if start is None:
        return None
    names = _meant(start, text)
    readings = _readings(text, names, FORMS)
    if not readings and kept:
        readings = _readings(text, names, KEPT_FORMS)
    if len(readings) > 1:
        raise TwoReadings(text, readings)
    return readings[0] if readings else None


def _meant(start: re.Match[str], text: str) -> list[str]:
    """The keywords that the words at the start may be."""
    if start[1]:
        return [_BEGIN[start[1].lower()]]
    words = start[2].lower()
    return [end for end in ("walk", "cycling", "offering") if words.endswith(end)]


def _readings(
    text: str, names: list[str], forms: dict[str, tuple[Form, ...]]
) -> list[KeywordAbility]:
    found: list[KeywordAbility] = []
    for name in names:
        name = "landwalk" if name == "walk" else name
        for form in forms[name]:
            values = form.read(text)
            if values is not None:
                ability = KeywordAbility(name, **values)  # type: ignore[arg-type]
                if ability not in found:
                    found.append(ability)
    return found
