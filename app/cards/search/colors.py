"""Colors as searches write them: letters, words, the names of pairs and wedges, a number."""

from __future__ import annotations

_BIT = {"w": 1, "u": 2, "b": 4, "r": 8, "g": 16}
ALL = 31
_NAMED = {
    "white": "w", "blue": "u", "black": "b", "red": "r", "green": "g",
    "azorius": "wu", "dimir": "ub", "rakdos": "br", "gruul": "rg", "selesnya": "gw",
    "orzhov": "wb", "izzet": "ur", "golgari": "bg", "boros": "rw", "simic": "gu",
    "bant": "gwu", "esper": "wub", "grixis": "ubr", "jund": "brg", "naya": "rgw",
    "abzan": "wbg", "jeskai": "urw", "sultai": "bgu", "mardu": "rwb", "temur": "gur",
    "quandrix": "gu", "silverquill": "wb", "prismari": "ur", "witherbloom": "bg",
    "lorehold": "rw", "fivecolor": "wubrg", "all": "wubrg",
}  # fmt: skip
COLORLESS = frozenset({"c", "colorless"})
MULTICOLOR = frozenset({"m", "multi", "multicolor", "multicolored"})
EXPECTED = "letters of wubrg, a color’s name, `colorless`, `multicolor` or a number of colors"


def read_colors(value: str) -> int | None:
    """The colors as a number with a bit for each; None where they can't be read."""
    word = value.lower()
    if word in COLORLESS:
        return 0
    letters = _NAMED.get(word, word)
    if not letters or any(letter not in _BIT for letter in letters):
        return None
    return sum(_BIT[letter] for letter in set(letters))


def sql(column: str, sign: str, colors: int) -> str:
    """The comparison of sets: `>=` holds all of them, `<=` holds no other."""
    holds_all = f"({column} & {colors}) = {colors}"
    no_other = f"({column} & {ALL & ~colors}) = 0"
    return {
        "=": f"{column} = {colors}",
        "!=": f"{column} != {colors}",
        ">=": holds_all,
        "<=": no_other,
        ">": f"({holds_all} AND {column} != {colors})",
        "<": f"({no_other} AND {column} != {colors})",
    }[sign]


def how_many(column: str) -> str:
    """The number of colors of a column."""
    return "(" + " + ".join(f"(({column} >> {at}) & 1)" for at in range(5)) + ")"
