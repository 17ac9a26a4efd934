"""What each field of a search asks of the tables, as SQL with its values apart."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from rapidfuzz import process

from app.cards.folding import fold, fold_name
from app.cards.search import colors
from app.cards.search.syntax import All, Any, BadSearch, Not, Query, Term
from app.terms.keywords import KEYWORDS, VARIANTS

_NUMBER = re.compile(r"-?\d{1,4}\Z")
_NUMERIC = {
    "pow": "f.power", "power": "f.power", "tou": "f.toughness", "toughness": "f.toughness",
    "loy": "f.loyalty", "loyalty": "f.loyalty", "mv": "s.value", "cmc": "s.value",
    "manavalue": "s.value",
}  # fmt: skip
_IS: dict[str, str] = {
    "vanilla": "s.unread = 0 AND NOT EXISTS (SELECT 1 FROM faces f WHERE f.card = s.card"
    " AND f.text != '') AND EXISTS (SELECT 1 FROM faces f WHERE f.card = s.card"
    " AND f.types LIKE '% creature %')",
    "permanent": "EXISTS (SELECT 1 FROM faces f WHERE f.card = s.card"
    " AND f.types NOT LIKE '% instant %' AND f.types NOT LIKE '% sorcery %')",
    "spell": "EXISTS (SELECT 1 FROM faces f WHERE f.card = s.card AND f.types NOT LIKE '% land %')",
    "historic": "EXISTS (SELECT 1 FROM faces f WHERE f.card = s.card AND (f.types LIKE"
    " '% legendary %' OR f.types LIKE '% artifact %' OR f.types LIKE '% saga %'))",
    "split": "s.layout = 'split'",
    "flip": "s.layout = 'flip'",
    "transform": "s.layout = 'transform'",
    "mdfc": "s.layout = 'modal_dfc'",
    "dfc": "s.layout IN ('transform', 'modal_dfc')",
    "meld": "s.layout = 'meld'",
    "leveler": "s.layout = 'leveler'",
    "adventure": "s.layout = 'adventure'",
    "eternal": "s.eternal = 1",
    "funny": "s.eternal = 0",
    "unread": "s.unread > 0",
    "read": "s.unread = 0",
}
FIELDS = (
    "words of the name, `t:` type, `c:` color, `id:` color identity, `o:` text, `kw:` keyword,"
    " `pow:` `tou:` `loy:` `mv:` with < <= = >= >, `is:`"
)
_ABSENT = frozenset(
    """
    s set e edition r rarity f format legal banned restricted a artist ft flavor flavour year date
    usd eur tix game lang in cube frame border stamp watermark wm new art atag otag function prefer
    order sort unique display direction b block cn number st include
    """.split()
)


# What a text calls the object that it stands on, besides its name.
_OF_ITSELF = (
    *("creature", "artifact", "enchantment", "land", "permanent", "spell", "card", "aura"),
    *("equipment", "vehicle", "saga", "siege", "planeswalker", "class", "room", "token"),
)


class Condition(NamedTuple):
    """A condition on the row `s` of a card, and the values for its question marks."""

    sql: str
    values: tuple[object, ...] = ()


def condition_of(query: Query) -> Condition:
    """The condition that a search stands for. Raises BadSearch for what no field reads."""
    match query:
        case Term():
            return _term(query)
        case Not(part):
            inner = condition_of(part)
            return Condition(f"NOT ({inner.sql})", inner.values)
        case All(parts):
            return _joined(" AND ", parts)
        case Any(parts):
            return _joined(" OR ", parts)


def _joined(word: str, parts: tuple[Query, ...]) -> Condition:
    found = [condition_of(part) for part in parts]
    sql = word.join(f"({one.sql})" for one in found)
    return Condition(sql, tuple(value for one in found for value in one.values))


def _term(term: Term) -> Condition:
    if not term.value.strip():
        raise BadSearch(f"{term.field}{term.sign}", "a value after it", term.start)
    if term.field in _NUMERIC:
        return _number(term)
    reader = _READERS.get(term.field)
    if reader is not None:
        return reader(term)
    expected = FIELDS
    if term.field in _ABSENT:
        expected = f"a field that the card data here have: {FIELDS}"
    raise BadSearch(f"{term.field}{term.sign}{term.value}", expected, term.start)


def _any_face(sql: str, *values: object) -> Condition:
    return Condition(f"EXISTS (SELECT 1 FROM faces f WHERE f.card = s.card AND {sql})", values)


def _plain_sign(term: Term) -> None:
    if term.sign not in (":", "="):
        raise BadSearch(f"{term.field}{term.sign}", f"{term.field}:", term.start)


def _name(term: Term) -> Condition:
    _plain_sign(term)
    if term.sign == "=":
        named = fold_name(term.value)
        found = _any_face("f.name = ?", named)
        return Condition(f"(s.name = ? OR {found.sql})", (named, named))
    word = fold(term.value)
    plain = word.replace("'", "")
    return Condition(
        "(instr(s.name, ?) > 0 OR instr(replace(s.name, '''', ''), ?) > 0)", (word, plain)
    )


def _type(term: Term) -> Condition:
    _plain_sign(term)
    return _any_face("instr(f.types, ?) > 0", fold(term.value))


def _text(term: Term) -> Condition:
    _plain_sign(term)
    words = fold(term.value)
    if "~" in words:
        named = "replace(f.text, f.name, '~')"
        for noun in _OF_ITSELF:
            named = f"replace({named}, 'this {noun}', '~')"
        return _any_face(f"instr({named}, ?) > 0", words)
    return _any_face("instr(f.text, ?) > 0", words)


def _keyword(term: Term) -> Condition:
    _plain_sign(term)
    name = fold(term.value)
    known = {one.lower(): one for one in (*KEYWORDS, *VARIANTS)}
    if name not in known:
        near = process.extract(name, list(known), limit=1, score_cutoff=70)
        hint = (
            f"a keyword ability, such as {near[0][0]}" if near else "the name of a keyword ability"
        )
        raise BadSearch(f"{term.field}{term.sign}{term.value}", hint, term.start)
    return _any_face("instr(f.keywords, ?) > 0", f"|{known[name]}|")


def _color(term: Term) -> Condition:
    sign = ">=" if term.sign == ":" else term.sign
    face = _colors(term, "f.colors", sign)
    whole = _colors(term, "s.colors", sign)
    some = _any_face(face.sql)
    if sign == "!=":
        return whole
    return Condition(f"({whole.sql} OR {some.sql})")


def _identity(term: Term) -> Condition:
    return _colors(term, "s.identity", "<=" if term.sign == ":" else term.sign)


def _colors(term: Term, column: str, sign: str) -> Condition:
    value = term.value.lower()
    if value in colors.MULTICOLOR:
        return Condition(f"{colors.how_many(column)} > 1")
    if _NUMBER.match(value):
        compared = "=" if term.sign == ":" else term.sign
        return Condition(f"{colors.how_many(column)} {compared} {int(value)}")
    found = colors.read_colors(value)
    if found is None:
        raise BadSearch(f"{term.field}{term.sign}{term.value}", colors.EXPECTED, term.start)
    if found == 0 and sign == ">=":
        sign = "="  # `c:colorless` asks for no color, not for any
    return Condition(colors.sql(column, sign, found))


def _number(term: Term) -> Condition:
    column = _NUMERIC[term.field]
    sign = "=" if term.sign == ":" else term.sign
    value = term.value.lower()
    if value in _NUMERIC:
        compared = f"{column} {sign} {_NUMERIC[value]}"
    elif value in ("even", "odd") and column == "s.value" and sign == "=":
        compared = f"{column} % 2 = {int(value == 'odd')}"
    elif value == "*" and column != "s.value" and sign == "=":
        compared = "f.star = 1"
    elif _NUMBER.match(value):
        compared = f"{column} {sign} {int(value)}"
    else:
        raise BadSearch(
            f"{term.field}{term.sign}{term.value}", "a number, or pow, tou, loy or mv", term.start
        )
    return _any_face(compared) if "f." in compared else Condition(compared)


def _is(term: Term) -> Condition:
    _plain_sign(term)
    found = _IS.get(term.value.lower())
    if found is None:
        raise BadSearch(
            f"{term.field}{term.sign}{term.value}", f"one of {', '.join(sorted(_IS))}", term.start
        )
    return Condition(found)


def _is_not(term: Term) -> Condition:
    found = _is(term)
    return Condition(f"NOT ({found.sql})", found.values)


_READERS: dict[str, Callable[[Term], Condition]] = {
    "name": _name, "n": _name,
    "t": _type, "type": _type,
    "o": _text, "oracle": _text, "text": _text, "fo": _text,
    "kw": _keyword, "keyword": _keyword,
    "c": _color, "color": _color, "colors": _color,
    "id": _identity, "identity": _identity, "ci": _identity, "commander": _identity,
    "is": _is, "not": _is_not,
}  # fmt: skip
