"""The words that fill slots: numbers, power and toughness, colors, types, keywords, counters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.terminal import Names, OneToken, Terminal, Words
from app.cards.oracle.grammar.tokens import Tokens
from app.cards.oracle.words import plural_of
from app.terms.amounts import ValueOfX
from app.terms.changes import ModifyPowerToughness
from app.terms.colors import Color
from app.terms.keywords import COUNTER_KEYWORDS, KEYWORDS, Parameter
from app.terms.mana import ManaCost, read_mana_cost
from app.terms.selectors import Comparison
from app.terms.subtypes import BASIC_LAND_TYPES
from app.terms.types import ALL_SUBTYPES, CardType, Supertype

_NUMBERS = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
).split()
_CHANGE = re.compile(r"([+-])(\d+|x)/([+-])(\d+|x)\Z")
_SIZE = re.compile(r"(\d+|x)/(\d+|x)\Z")
_LOYALTY = re.compile(r"[+-]\d+\Z|0\Z")
_COUNTER_SIZE = re.compile(r"[+-]\d+/[+-]\d+\Z")


def _read_numeral(word: str) -> Any:
    if word.isdecimal() and word.isascii():
        return int(word)
    return ValueOfX() if word == "x" else None


def _write_numeral(value: Any) -> str | None:
    if isinstance(value, ValueOfX):
        return "X"
    return str(value) if type(value) is int and value >= 0 else None


def _read_change(word: str) -> ModifyPowerToughness | None:
    """`+2/+0`, `-1/-1`; with an X both signs are the same."""
    found = _CHANGE.match(word)
    if found is None:
        return None
    signs, numbers = (found[1], found[3]), (found[2], found[4])
    if "x" in numbers:
        if signs[0] != signs[1]:
            return None
        power, toughness = map(_read_numeral, numbers)
        return ModifyPowerToughness(power, toughness, -1 if signs[0] == "-" else 1)
    power, toughness = (
        -int(number) if sign == "-" else int(number)
        for sign, number in zip(signs, numbers, strict=True)
    )
    return ModifyPowerToughness(power, toughness)


def write_change(value: Any) -> str | None:
    """The sign of a zero is that of the other number."""
    if not isinstance(value, ModifyPowerToughness):
        return None
    numbers = (value.power, value.toughness)
    if any(type(number) is not int and not isinstance(number, ValueOfX) for number in numbers):
        return None
    minus = value.factor == -1
    if any(isinstance(number, ValueOfX) for number in numbers):
        if any(isinstance(number, int) and number < 0 for number in numbers):
            return None
        sign = "-" if minus else "+"
        return "/".join(sign + str(_write_numeral(number)) for number in numbers)
    if minus:
        return None
    power, toughness = (number for number in numbers if isinstance(number, int))
    negative = power < 0 or toughness < 0

    def signed(number: int, other: int) -> str:
        sign = "-" if number < 0 or (number == 0 and other < 0) else "+"
        return sign + str(abs(number))

    return (
        f"{signed(power, toughness)}/{signed(toughness, power)}"
        if negative
        else (f"+{power}/+{toughness}")
    )


def _read_size(word: str) -> tuple[Any, Any] | None:
    found = _SIZE.match(word)
    return (_read_numeral(found[1]), _read_numeral(found[2])) if found else None


def _write_size(value: Any) -> str | None:
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    numbers = [_write_numeral(number) for number in value]
    return None if None in numbers else f"{numbers[0]}/{numbers[1]}"


def _read_loyalty(word: str) -> int | None:
    """`+1`, `-3`, `0` as a loyalty cost."""
    return int(word) if _LOYALTY.match(word) else None


def _write_loyalty(value: Any) -> str | None:
    return f"{value:+d}" if type(value) is int and value else "0" if value == 0 else None


class _Mana:
    """A run of mana symbols; `{T}` and `{Q}` are none."""

    starts: frozenset[str] | None = None

    def read(self, words: Tokens, at: int) -> Iterator[tuple[ManaCost, int]]:
        end = at
        while end < len(words) and words[end][0] == "{" and words[end] not in ("{t}", "{q}"):
            end += 1
        cost = read_mana_cost("".join(words[at:end])) if end > at else None
        if cost is not None:
            yield cost, end

    def write(self, value: Any) -> Tokens | None:
        if not isinstance(value, ManaCost) or not value.symbols:
            return None
        return tuple(map(str, value.symbols))


class _Energy:
    """So many energy symbols."""

    starts: frozenset[str] | None = frozenset({"{e}"})

    def read(self, words: Tokens, at: int) -> Iterator[tuple[int, int]]:
        end = at
        while end < len(words) and words[end] == "{e}":
            end += 1
        yield end - at, end

    def write(self, value: Any) -> Tokens | None:
        return ("{E}",) * value if type(value) is int and 0 < value < 20 else None


class _CounterKind:
    """The kind of a counter: what stands before the word counter."""

    starts: frozenset[str] | None = None
    _not_kinds = frozenset("a the that those more of another each one or and no".split())

    def read(self, words: Tokens, at: int) -> Iterator[tuple[str, int]]:
        for end in (at + 1, at + 2):
            if end < len(words) and words[end] in ("counter", "counters"):
                kind = " ".join(words[at:end])
                one = end == at + 1 and words[at] not in self._not_kinds
                sized = bool(_COUNTER_SIZE.match(kind))
                if sized or kind in COUNTER_KEYWORDS or (one and kind.isalpha()):
                    yield kind, end

    def write(self, value: Any) -> Tokens | None:
        return tuple(value.split(" ")) if isinstance(value, str) else None


def _with(*parameters: Parameter, but: tuple[str, ...] = ()) -> dict[str, str]:
    return {
        row.name: row.name
        for row in KEYWORDS.values()
        if row.parameter in parameters and row.name not in but
    }


_ORDINALS = "first second third fourth fifth sixth seventh".split()
_CHAPTERS = "I II III IV V VI VII VIII".split()
_SUBTYPES = sorted(ALL_SUBTYPES)
# Card types that a text speaks of as objects; the others have no objects in the zones of play.
_NOUN_TYPES = (
    "artifact battle creature enchantment instant kindred land planeswalker sorcery"
).split()

TERMINALS: dict[str, Terminal] = {
    "name": Names(),
    "number": Words({word: number for number, word in enumerate(_NUMBERS, start=2)}),
    "ordinal": Words({word: number for number, word in enumerate(_ORDINALS, start=1)}),
    "numeral": OneToken(_read_numeral, _write_numeral),
    "change": OneToken(_read_change, write_change),
    "loyalty": OneToken(_read_loyalty, _write_loyalty),
    "size": OneToken(_read_size, _write_size),
    "mana": _Mana(),
    "energy": _Energy(),
    "chapter": Words({word: number for number, word in enumerate(_CHAPTERS, start=1)}),
    "counter_kind": _CounterKind(),
    "counter_word": Words({word: word for word in ("+1/+1", *sorted(COUNTER_KEYWORDS))}),
    "color": Words({color.value: color for color in Color}),
    "supertype": Words({word.value: word for word in Supertype}),
    "card_type.s": Words({word: CardType(word) for word in _NOUN_TYPES}),
    "card_type.p": Words({plural_of(word): CardType(word) for word in _NOUN_TYPES}),
    "subtype.s": Words({name: name for name in _SUBTYPES}),
    "subtype.p": Words({plural_of(name): name for name in _SUBTYPES}),
    "plain_keyword": Words(_with(Parameter.NONE, Parameter.OPTIONAL_QUALITY)),
    "number_keyword": Words(_with(Parameter.NUMBER)),
    "cost_keyword": Words(_with(Parameter.COST, but=("ward",))),
    "landwalk": Words({f"{name.lower()}walk": name for name in BASIC_LAND_TYPES}),
    "than_less": Words({"or less": Comparison.AT_MOST, "or greater": Comparison.AT_LEAST}),
    "than_fewer": Words({"or fewer": Comparison.AT_MOST, "or more": Comparison.AT_LEAST}),
}
