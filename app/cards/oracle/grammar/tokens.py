"""A line as tokens, and tokens as a line again.

What is taken apart: the genitive (`player` `'s`), contractions (`is` `not`), the prefix `non`
(`non` `land`). What is made alike: `an` and `a`; a quoted ability ends with a full stop inside of
its marks, and the sentence around it with another outside; a last sentence that adds mana has a
full stop. `spell_out` undoes all of it, so that
tokens that were printed become a line as Oracle text writes it: an article by the sound of the next
word, contractions, a capital where a sentence begins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from app.cards.oracle.words import plural_of
from app.terms.colors import Color
from app.terms.types import ALL_SUBTYPES, CardType, Supertype

Tokens = tuple[str, ...]

_TOKEN = re.compile(
    r"\{[^{}]+\}"  # a mana symbol, {T}
    r"|[+-]?(?:\d+|[XY*])(?:[+-]\*)?/[+-]?(?:\d+|[XY*])(?:[+-]\*)?"  # 2/2, +X/+0, */1+*
    r"|~|'s(?![^\W_])|[-+]?\d+(?:,\d{3})*|[^\W_]+(?:[-'/&][^\W_]+)*!?|'|\S"
)
_CONTRACTED: dict[str, Tokens] = {
    "it's": ("it", "is"),
    "he's": ("he", "is"),
    "she's": ("she", "is"),
    "that's": ("that", "is"),
    "who's": ("who", "is"),
    "there's": ("there", "is"),
    "they're": ("they", "are"),
    "you're": ("you", "are"),
    "you've": ("you", "have"),
    "they've": ("they", "have"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
    "wasn't": ("was", "not"),
    "weren't": ("were", "not"),
    "hasn't": ("has", "not"),
    "haven't": ("have", "not"),
    "doesn't": ("does", "not"),
    "don't": ("do", "not"),
    "didn't": ("did", "not"),
}
_CONTRACT = {words: short for short, words in _CONTRACTED.items()}
# After `non`: `nonland`, `nontoken`; before a subtype it has a hyphen of its own.
_DENIABLE = frozenset(
    {word.value for kind in (Color, CardType, Supertype) for word in kind}
    | {"token", "attacking", "commander", "combat"}
    | {plural_of(kind.value) for kind in CardType}
)
_WITH_GENITIVE = frozenset(name.lower() for name in ALL_SUBTYPES if "'" in name)
_SENTENCE_ENDS = frozenset({".", ":", "•", "—"})
_NO_SPACE_BEFORE = frozenset({".", ",", ":", ";", "'s", "'", "”", '"', ',"', '."'})
_VOWEL = re.compile(
    r"(?!(?:uni(?!n)|use|one\b|once\b|eu|u\b))[aeiou]|8|1[18]\b|x\b|hour", re.IGNORECASE
)


def tokens_of(line: str) -> Tokens:
    """The tokens of a line with plain signs, in the case in which they stand."""
    return _with_outer_ends(pieces_of(line))


def pieces_of(line: str) -> list[str]:
    """The tokens of a part of a line."""
    found: list[str] = []
    opened = False
    for token in _TOKEN.findall(line):
        if token == '"':
            opened = not opened
            if opened:
                found.append("“")
            else:
                _close(found)
        elif token in ("an", "An"):
            found.append(token[0])
        elif token.isascii() and token.islower() and token.isalpha() and token[:3] != "non":
            found.append(token)
        else:
            found.extend(_apart(token))
    return found


def _close(found: list[str]) -> None:
    """End a quoted ability: it is a sentence of its own, whatever sign stands before the mark."""
    outside = [","] if found[-1] == "," else []
    if outside:
        found.pop()
    if found[-1] == ".":
        found.append("”")
    else:
        found += [".", "”", *outside]


def _with_outer_ends(found: list[str]) -> Tokens:
    """The tokens with the end of the outer sentence, which is not written after that of a quoted
    one (where a new sentence follows, or nothing), nor after mana at the end of some lines."""
    if _adds_unended(found):
        found = [*found, "."]
    if "”" not in found:
        return tuple(found)
    whole: list[str] = []
    for at, token in enumerate(found):
        whole.append(token)
        following = found[at + 1] if at + 1 < len(found) else "End"
        if token == "”" and (following[0].isupper() or following == "•"):
            whole.append(".")
    return tuple(whole)


def _adds_unended(found: list[str]) -> bool:
    """Whether the last sentence adds mana and has no end."""
    symbols = 0
    while symbols < len(found) and found[-1 - symbols][0] == "{":
        symbols += 1
    return 0 < symbols < len(found) and found[-1 - symbols].lower() in ("add", "adds")


def _apart(token: str) -> Tokens:
    """The tokens that one run of letters stands for."""
    low = token.lower()
    if low in _CONTRACTED:
        first, second = _CONTRACTED[low]
        return (first.capitalize() if token[0].isupper() else first, second)
    if low.endswith("'s") and len(low) > 2 and low not in _WITH_GENITIVE:
        return (*_apart(token[:-2]), "'s")
    if low.startswith("non-"):
        return (token[:3], token[4:])
    if low.startswith("non") and low[3:] in _DENIABLE:
        return (token[:3], token[3:])
    return (token,)


def spell_out(tokens: Sequence[str]) -> str:
    """The line that the tokens are written as."""
    line = ""
    start = glued = True
    for word in _written(tokens):
        ends = word in _SENTENCE_ENDS or word in ('."', "“")
        if start and not ends:
            word = word[0].upper() + word[1:]
        symbols = word[0] == "{" and line.endswith("}")
        if not (glued or symbols or word in _NO_SPACE_BEFORE):
            line += " "
        line += '"' if word == "“" else word
        start = ends or (start and word == "•")
        glued = word == "“"
    return line


def _written(tokens: Sequence[str]) -> Iterator[str]:
    """The tokens put together as they are written."""
    at = 0
    while at < len(tokens):
        here = tuple(tokens[at : at + 3])
        token, following = here[0], here[1] if len(here) > 1 else ""
        short = _CONTRACT.get((token.lower(), following))
        if here[:2] == (".", "”"):
            sign = here[2] if len(here) > 2 and here[2] in (".", ",") else ""
            yield f'{sign}"'
            at += 2 + len(sign)
        elif short is not None and here[1:] != ("is", "not"):
            yield short
            at += 2
        elif token in ("a", "A"):
            yield token + ("n" if _VOWEL.match(following) else "")
            at += 1
        elif token.lower() == "non" and following:
            yield token + ("-" if following[0].isupper() else "") + following
            at += 2
        else:
            yield token
            at += 1


# In quotes, but no sentence: the "legend rule", a keyword as "enchant creature".
_NO_SENTENCES = ("legend", "enchant")


def with_capitals(tokens: Sequence[str]) -> Tokens:
    """The tokens with a capital where a sentence begins, as `tokens_of` finds them in a line."""
    cased: list[str] = []
    start = True
    for token in tokens:
        if start and token not in ("“", "•"):
            if token not in _NO_SENTENCES or cased[-1:] != ["“"]:
                token = token[0].upper() + token[1:]
            start = False
        cased.append(token)
        start = start or token in _SENTENCE_ENDS or token == "“"
    return tuple(cased)
