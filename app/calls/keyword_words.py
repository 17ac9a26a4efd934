"""Keyword abilities by their names, with the parameter that follows."""

from __future__ import annotations

import re
from functools import lru_cache

from app.calls.described import Keyword
from app.calls.text import fold
from app.calls.words import COLORS, SUBTYPES, SUPERTYPES, TYPES, singular
from app.terms.keywords import KEYWORDS, VARIANT_SUFFIXES, VARIANTS, Parameter

# Words that name no keyword ability of the rules but a way to cast or to pay.
CAST_WORDS = frozenset(
    {"waterbend", "kicked", "mayhem", "awaken", "sneak", "behold", "blight", "collect evidence"}
)
_NO_PARAMETER = {Parameter.NONE}
_MAY_STAND_ALONE = {
    Parameter.NONE,
    Parameter.OPTIONAL_COST,
    Parameter.OPTIONAL_NUMBER,
    Parameter.OPTIONAL_QUALITY,
}
_NUMBER = re.compile(r"[0-9]{1,6}|x")
# Variants that need what follows them, with the words that the parameter then begins with.
_LEADS = ("hexproof from", "bands with other", "trample over planeswalkers", "protection from")
_WORD = re.compile(r"[^\s—]+")
_SYMBOL = re.compile(r"\{[^}]*\}")
_WALKS = frozenset({"landwalk", *(f"{fold(name)}walk" for name in SUBTYPES)})


def _by_first_word() -> dict[str, tuple[str, ...]]:
    first: dict[str, list[str]] = {}
    for name in {*KEYWORDS, *VARIANTS}:
        first.setdefault(name.split(" ")[0], []).append(name)
    return {word: tuple(sorted(names, key=len, reverse=True)) for word, names in first.items()}


_BY_FIRST_WORD = _by_first_word()


def _ends(low: str, at: int) -> bool:
    return at == len(low) or not (low[at].isalnum() or low[at] in "-'!")


def _listed(low: str) -> tuple[str, int] | None:
    """The key of `KEYWORDS` that the text begins with, and where its name ends."""
    word = _WORD.match(low)
    for name in _BY_FIRST_WORD.get(word.group() if word else "", ()):
        if low.startswith(name) and _ends(low, len(name)):
            return VARIANTS.get(name, name), len(name)
    return None


def _variant(low: str) -> tuple[str, int] | None:
    """A keyword whose name has a part of its own: swampwalk, basic landcycling."""
    at = 0
    for _ in range(3):
        word = _WORD.match(low, at)
        if not word:
            return None
        text = word.group()
        if text in _WALKS:
            return "landwalk", word.end()
        for suffix in ("cycling", "offering"):
            stem = text.removesuffix(suffix)
            fits = stem != text and (at > 0 or (stem in SUBTYPES or stem in TYPES))
            if fits and (suffix != "offering" or at > 0 or not stem):
                return VARIANT_SUFFIXES[suffix], word.end()
        goes_on = text in SUPERTYPES or text in SUBTYPES or text in TYPES
        if not (goes_on or text in {"nonbasic", "nonland", "snow-covered"}):
            return None
        at = word.end() + 1
    return None


def keyword_name(low: str) -> tuple[str, int] | None:
    """The key of `KEYWORDS` meant at the beginning of a folded text, and where its name ends."""
    return _listed(low) or _variant(low)


def _spelled(text: str) -> str:
    """A parameter in one spelling: symbols and subtypes as printed, words of the rules in lower
    case, all else as it was written."""

    def word(found: re.Match[str]) -> str:
        low = fold(found.group())
        if low in COLORS or low in SUPERTYPES or low in {"from", "and", "each", "color", "pay"}:
            return low
        single = singular(low)
        if single in TYPES:
            return low
        if single is None:
            return found.group()
        return SUBTYPES[single] + low[len(single) :] if low.startswith(single) else found.group()

    parts = []
    at = 0
    for symbol in _SYMBOL.finditer(text):
        parts.append(_WORD.sub(word, text[at : symbol.start()]))
        parts.append(symbol.group().upper())
        at = symbol.end()
    parts.append(_WORD.sub(word, text[at:]))
    return "".join(parts)


def _parameter_fits(name: str, low: str, own: str, bare: bool) -> bool:
    """Whether `low`, what follows the keyword's name `own`, can be its parameter."""
    row = KEYWORDS[name].parameter
    if own in _LEADS[:2]:
        return bool(low) or bare
    if not low:
        return bare or row in _MAY_STAND_ALONE or name == "landwalk" or own in VARIANTS
    if name in {"protection", "hexproof"}:
        return low.startswith("from ") and len(low) > 5
    if row is Parameter.NUMBER or row is Parameter.OPTIONAL_NUMBER:
        return bool(_NUMBER.fullmatch(low))
    if row is Parameter.NONE:
        return False
    if row is Parameter.QUALITY or row is Parameter.OPTIONAL_QUALITY:
        return low[0].isalnum() or low[0] == "—"
    return low[0] in "{—-" or bool(_NUMBER.match(low)) or row is not Parameter.COST


@lru_cache(maxsize=8192)
def read_keyword(text: str, bare: bool = False) -> Keyword | None:
    """A keyword with its parameter, where the text is just that; else None.

    With `bare` the name may stand alone where it needs a parameter: `loses ward`.

    >>> read_keyword("Protection from RED")
    Keyword(name='protection', text='protection from red')
    """
    low = fold(text)
    found = keyword_name(low)
    if not found:
        return None
    name, end = found
    own = low[:end]
    rest = text[end:].strip()
    if not _parameter_fits(name, fold(rest), own, bare):
        return None
    spelled = _spelled(rest)
    joint = "" if spelled.startswith("—") or not spelled else " "
    return Keyword(name, own + joint + spelled)


KEYWORD_NAMES: tuple[str, ...] = tuple(sorted({*KEYWORDS, *VARIANTS, *_WALKS - {"landwalk"}}))
