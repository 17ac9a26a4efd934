"""A player's part: the line that opens it, `[Ann] 20 life, 3 poison`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from app.calls.cursor import MOST, Cursor
from app.calls.described import Keyword
from app.calls.errors import Unread
from app.calls.keyword_words import read_keyword
from app.calls.model import Player
from app.calls.modifiers import Counters
from app.calls.name import Name
from app.calls.text import fold, outside_quotes
from app.calls.words import ZONES
from app.terms.mana import ManaType

VERBS = frozenset(
    {"attack", "block", "cast", "play", "turn", "activate", "equip", "tap", "resolve", "pass"}
    | {"next", "go", "assign", "order", "choose", "flip", "suppose", "what", "can", "produce"}
    | {"cost", "pay", "value", "mana", "describe", "choices"}
)
_FORBIDDEN = re.compile(r"[,;:=\"\[\]()]|->")
_EXAMPLES = ("20 life", "3 poison", "pool {G}{G}", "4 cards in hand", "monarch", "hexproof")
_KINDS = (
    *("life", "poison", "energy", "cards in hand", "experience counter", "pool", "monarch"),
    *("land played", "spells cast", "city's blessing", "commander damage from"),
    *("cast from command zone", "gained life", "lost life"),
)
_COUNTERS = re.compile(r"([0-9]{1,9}) ([^\"{},]{1,40}) counters?")


@dataclass(slots=True)
class Items:
    """What has been said of a player so far; `said` holds what may be said once only."""

    name: str
    line: int
    numbers: dict[str, int] = field(default_factory=dict)
    counters: list[Counters] = field(default_factory=list)
    pool: tuple[ManaType, ...] | None = None
    commander_damage: list[tuple[Name, int]] = field(default_factory=list)
    monarch: bool = False
    citys_blessing: bool = False
    daytime: str = ""
    keywords: list[Keyword] = field(default_factory=list)
    rules_texts: list[str] = field(default_factory=list)

    def player(self) -> Player:
        """The player as read."""
        return Player(
            name=self.name,
            counters=tuple(self.counters),
            pool=self.pool or (),
            commander_damage=tuple(self.commander_damage),
            monarch=self.monarch,
            citys_blessing=self.citys_blessing,
            daytime=self.daytime,
            keywords=tuple(self.keywords),
            rules_texts=tuple(self.rules_texts),
            line=self.line,
            **self.numbers,
        )


def read_player_name(c: Cursor) -> str:
    """The name between the brackets; the rest of the line is left."""
    start = c.skip() + 1
    end = c.text.find("]", start)
    if end < 0:
        raise Unread(c.at, "a closing bracket after the player's name", ("[Ann]",), len(c.text))
    name = c.text[start:end].strip()
    if not name:
        raise Unread(c.at, "a player's name between the brackets", ("[Ann]",), end + 1)
    bad = _FORBIDDEN.search(name)
    if bad or len(name) > 60 or not any(map(str.isalnum, name)):
        raise Unread(start, "a player's name of at most 60 letters and spaces", ("[Ann]",), end)
    first = fold(name).split(" ")[0]
    if first in VERBS or first in ZONES:
        raise Unread(start, f"a player's name that does not begin with `{first}`", ("[Ann]",), end)
    c.at = end + 1
    return name


_COUNTED: dict[str, str] = {
    "life": "life",
    **{
        f"{kind}{noun}": kind
        for kind in ("poison", "energy", "experience")
        for noun in (" counters", " counter", "")
    },
    "speed": "speed",
    "cards in hand": "cards_in_hand",
    "card in hand": "cards_in_hand",
    "lands played": "lands_played",
    "land played": "lands_played",
    "spells cast": "spells_cast",
    "spell cast": "spells_cast",
}


def read_items(c: Cursor, items: Items) -> list[Unread]:
    """All items of the line; those that can't be read are returned as errors."""
    problems: list[Unread] = []
    c.take(",")
    while not c.done():
        end = outside_quotes(c.text, ",", c.at)
        end = len(c.text) if end < 0 else end
        try:
            _item(c, items, end)
            if not c.done():
                c.need(",", "a comma before the next item")
        except Unread as problem:
            problems.append(problem)
            c.at = max(end, c.at) + 1
    return problems


def _once(c: Cursor, items: Items, at: int, what: str, value: int) -> None:
    if what in items.numbers:
        raise Unread(at, "each item only once for a player", (), c.at)
    items.numbers[what] = value


def _item(c: Cursor, items: Items, end: int) -> None:
    at = c.skip()
    if c.text.startswith('"', at):
        items.rules_texts.append(c.quoted("rules text in quotes"))
        return
    for words, read in _NAMED_ITEMS.items():
        if c.take(words):
            read(c, items, at)
            return
    if c.peek_number():
        _counted(c, items, at, end)
        return
    keyword = read_keyword(c.text[at:end].strip()) if end - at < 400 else None
    if not keyword:
        works = c.names.suggestions.words(c.low[at:end], _KINDS) or _EXAMPLES[:3]
        stop = at + len(c.text[at:end].rstrip())
        raise Unread(at, "something said of a player, such as `20 life`", works, stop)
    c.at = end
    items.keywords.append(keyword)


def _counted(c: Cursor, items: Items, at: int, end: int) -> None:
    """An item that begins with a number."""
    number = c.number("an amount", least=None, most=MOST)
    if c.take("commander damage from"):
        items.commander_damage.append((c.object("a commander"), number))
        return
    word = c.take(*_COUNTED)
    if word:
        if number < 0 and word != "life":
            raise Unread(at, "an amount of at least 0", (), c.at)
        _once(c, items, at, _COUNTED[word], number)
        return
    counters = _COUNTERS.fullmatch(c.low[at:end].strip())
    if not counters:
        stop = c.skip() + len(c.text[c.at : end].rstrip())
        works = c.names.suggestions.words(c.low[c.at : stop], tuple(_COUNTED)) or _EXAMPLES[:4]
        raise Unread(c.at, "what is counted: life, poison, energy, cards in hand …", works, stop)
    c.at = end
    items.counters.append(Counters(number, counters[2]))


def _pool(c: Cursor, items: Items, at: int) -> None:
    if items.pool is not None:
        raise Unread(at, "each item only once for a player", (), c.at)
    items.pool = () if c.take("empty") else c.mana("floating mana such as {G}{G}")


def _from_command_zone(c: Cursor, items: Items, at: int) -> None:
    number = c.number("how many times")
    c.take("times", "time")
    _once(c, items, at, "cast_from_command_zone", number)


def _of_turn(what: str) -> Callable[[Cursor, Items, int], None]:
    def read(c: Cursor, items: Items, at: int) -> None:
        number = c.number("an amount of life")
        c.need("life", "`life`")
        _once(c, items, at, what, number)

    return read


def _monarch(c: Cursor, items: Items, at: int) -> None:
    items.monarch = True


def _daytime(which: str) -> Callable[[Cursor, Items, int], None]:
    def read(c: Cursor, items: Items, at: int) -> None:
        items.daytime = which

    return read


def _blessing(c: Cursor, items: Items, at: int) -> None:
    items.citys_blessing = True


def _land_played(c: Cursor, items: Items, at: int) -> None:
    _once(c, items, at, "lands_played", 1)


_NAMED_ITEMS: dict[str, Callable[[Cursor, Items, int], None]] = {
    "pool": _pool,
    "cast from command zone": _from_command_zone,
    "gained": _of_turn("life_gained"),
    "lost": _of_turn("life_lost"),
    "the monarch": _monarch,
    "monarch": _monarch,
    "day": _daytime("day"),
    "night": _daytime("night"),
    "city's blessing": _blessing,
    "the city's blessing": _blessing,
    "land played": _land_played,
}
