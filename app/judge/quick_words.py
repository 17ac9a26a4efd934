"""The words of the shorthand line: keywords by two letters, signs, qualities."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.calls.described import Keyword
from app.calls.keyword_words import KEYWORD_NAMES, keyword_name, read_keyword
from app.calls.modifiers import Mark
from app.calls.text import fold
from app.calls.words import COLORS, SUBTYPES, SUPERTYPES, TYPES, singular
from app.terms.colors import LETTER_COLORS
from app.terms.keywords import KEYWORDS, Parameter

# Two letters for the keywords that combat turns on; the help page shows this table. Pairs that
# more than one of them begins with (sh, de) are left out: they are answered with suggestions.
CODES: dict[str, str] = {
    "fl": "flying",
    "fs": "first strike",
    "ds": "double strike",
    "dt": "deathtouch",
    "df": "defender",
    "tr": "trample",
    "ll": "lifelink",
    "me": "menace",
    "re": "reach",
    "vi": "vigilance",
    "ha": "haste",
    "in": "indestructible",
    "hx": "hexproof",
    "pr": "protection",
    "pro": "protection",
    "wi": "wither",
    "nf": "infect",
    "un": "undying",
    "pe": "persist",
    "fe": "fear",
    "sk": "skulk",
    "ba": "banding",
    "fk": "flanking",
    "hm": "horsemanship",
    "ex": "exalted",
}
# Signs and short words of the line, with what they mean, for the help page.
SIGNS: dict[str, str] = {
    "vs": "parts the attacking player's side from the other",
    "; or ,": "parts the objects of one side",
    "!": "it attacks the other player",
    "!jace, !2": "it attacks what is so called, or the other side's second object",
    ">1": "it blocks the first attacker",
    ">1+2": "it blocks the first and the second attacker",
    "x3": "three of them",
    "c2, c-2": "two +1/+1 counters, two -1/-1 counters",
    "d2": "two damage marked on it",
    "l3": "three loyalty counters",
    "tap": "it is tapped",
    "r, red": "its color",
    "pro:r": "protection from red",
    "12, life 12": "the life total of that side",
}
_JOINED: dict[str, str] = {
    re.sub(r"[ '-]", "", name): name for name in KEYWORD_NAMES if re.search(r"[ -]", name)
}
_WORD = re.compile(r"[^\s;,!>\"]+")
_SIGN = re.compile(r"[;,!>\"]")
_NUMBER = re.compile(r" ?([0-9]{1,4})(?![0-9/])")
_COST = re.compile(r" ?((?:\{[^{}\s]{1,8}\})+|[0-9]{1,3}(?![0-9/]))")
_QUALITY = re.compile(r" from [a-z0-9'-]+(?:(?: and|,|, and)? from [a-z0-9'-]+)*")
_FROM = re.compile(r"(?:(?: and|,|, and)? from )")
_QUALITIES = frozenset({"everything", "multicolored", "monocolored", "colorless", "spells"})
_NUMBERED = frozenset({Parameter.NUMBER, Parameter.COST})
PROTECTION = re.compile(r"(pro|pr|protection|hex|hx):")


MARKS: dict[str, Mark] = {
    "tap": Mark.TAPPED,
    **{mark.value: mark for mark in Mark if " " not in mark.value and mark is not Mark.BLOCKED},
}


@dataclass(frozen=True, slots=True)
class FoundKeyword:
    """A keyword that stands in the line, up to `end`; `keyword` is None where it lacks what it
    needs, which `problem` then says, and `nearest` shows."""

    end: int
    keyword: Keyword | None
    problem: str = ""
    nearest: tuple[str, ...] = ()


def _name_at(low: str, at: int) -> tuple[str, int] | None:
    """The keyword's words as the rules have them, and where they end in the line."""
    word = _WORD.match(low, at)
    if not word:
        return None
    first = word.group()
    letters = first.rstrip("0123456789")
    for text in (first, letters):
        name = CODES.get(text) or _JOINED.get(text.replace("-", ""))
        if name:
            return name, at + len(text)
    window = low[at : at + 60]
    found = keyword_name(window) or keyword_name(_SIGN.sub(" ", window))
    if found:
        words = low[at : at + found[1]].removesuffix(" from")
        return words, at + len(words)
    return (letters, at + len(letters)) if letters in KEYWORDS else None


def keyword_at(low: str, at: int) -> FoundKeyword | None:
    """The keyword at a place of the folded line, in full or by two letters, with its parameter."""
    named = _name_at(low, at)
    if not named:
        return None
    name, end = named
    row = KEYWORDS[(keyword_name(name) or (name, 0))[0]]
    rest = None
    if row.name in {"protection", "hexproof"}:
        rest = _QUALITY.match(low, end)
        if rest and not all(map(_is_quality, _FROM.split(rest.group())[1:])):
            return FoundKeyword(rest.end(), None, f"{row.name} from what?", (f"{name[:3]}:r",))
    elif row.parameter in {Parameter.NUMBER, Parameter.OPTIONAL_NUMBER}:
        rest = _NUMBER.match(low, end)
    elif row.parameter in {Parameter.COST, Parameter.OPTIONAL_COST}:
        rest = _COST.match(low, end)
    parameter = ""
    if rest:
        end = rest.end()
        parameter = rest.group().strip()
        if row.parameter is Parameter.COST and parameter.isdigit() and row.name != "crew":
            parameter = f"{{{parameter}}}"
    keyword = read_keyword(f"{name} {parameter}".strip())
    if keyword:
        return FoundKeyword(end, keyword)
    if row.name == "protection":
        nearest = tuple(f"pro:{letter.lower()}" for letter in LETTER_COLORS)
    else:
        nearest = (f"{name} 2",) if row.parameter in _NUMBERED else ()
    return FoundKeyword(end, None, f"{name} needs {row.parameter.value}", nearest)


def _is_quality(word: str) -> bool:
    """Whether something can be protected from what the folded word says."""
    return word in COLORS or word in _QUALITIES or singular(word) is not None


def quality_keyword(name: str, quality: str) -> Keyword | None:
    """`pro:r`, `pro:wu`, `pro:artifacts`, `hex:black`: protection or hexproof from that."""
    low = fold(quality)
    letters = [LETTER_COLORS.get(letter.upper()) for letter in low]
    if low and all(letters):
        qualities = [color.value for color in letters if color]
    elif _is_quality(low):
        qualities = [low]
    else:
        return None
    keyword = "hexproof" if name.startswith("h") else "protection"
    return read_keyword(f"{keyword} from " + " and from ".join(dict.fromkeys(qualities)))


def is_trait(word: str) -> bool:
    """Whether a folded word is a color (or its letter), supertype, card type or subtype."""
    return (
        word in COLORS
        or word in SUPERTYPES
        or word in TYPES
        or word in SUBTYPES
        or word in {"colorless", "five-color"}
        or word.upper() in LETTER_COLORS
    )


def full_trait(word: str) -> str:
    """The trait in words: a color's letter stands for the color."""
    color = LETTER_COLORS.get(word.upper())
    return color.value if color else word


def beginning_with(letters: str) -> tuple[str, ...]:
    """Keywords that begin with the letters, those with letters of their own first."""
    known = dict.fromkeys((*CODES.values(), *KEYWORDS, *KEYWORD_NAMES))
    return tuple(name for name in known if name.startswith(letters))


VOCABULARY: tuple[str, ...] = tuple(
    dict.fromkeys((*CODES.values(), *KEYWORD_NAMES, "tapped", "vs", "life", *COLORS))
)
