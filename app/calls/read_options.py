"""Options and targets of what is cast or activated: `(X=3, kicked) -> Bob, Rex`."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.calls.actions import (
    AsFace,
    Choosing,
    Divided,
    Flag,
    Kicked,
    Modes,
    Option,
    Paying,
    Sacrificing,
    SourceIs,
    Splice,
    Tapping,
    Using,
    WithKeyword,
)
from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.keyword_words import CAST_WORDS
from app.calls.modifiers import XIs
from app.calls.name import AbilityOf, Name, Target
from app.calls.read_answers import read_answer, read_card_name
from app.calls.text import fold
from app.calls.words import mana_cost, symbols_end
from app.terms.keywords import KEYWORDS, VARIANTS
from app.terms.mana import ManaType

_X = re.compile(r"x ?= ?")
_KEYWORDS: tuple[str, ...] = tuple(
    sorted({*KEYWORDS, *VARIANTS, *CAST_WORDS} - {"kicked"}, key=len, reverse=True)
)
_KEYWORDS_BY_LETTER: dict[str, tuple[str, ...]] = {
    letter: tuple(word for word in _KEYWORDS if word[0] == letter)
    for letter in {word[0] for word in _KEYWORDS}
}
_MOST_LISTED = 200


def _kicked(c: Cursor) -> Option:
    if c.peek_number():
        return Kicked(c.number("how many times it is kicked", 1))
    at = c.skip()
    end = symbols_end(c.text, at)
    cost = mana_cost(c.text[at:end]) if end > at else None
    if end > at and cost is None:
        raise Unread(at, "a kicker cost", ("{W}",), end)
    c.at = end
    return Kicked(1, cost)


def _numbers(c: Cursor, expected: str, least: int) -> tuple[int, ...]:
    """One or more numbers with spaces (or `and`) between them."""
    found = [c.number(expected, least)]
    while (c.take("and") or True) and c.peek_number() and len(found) < _MOST_LISTED:
        found.append(c.number(expected, least))
    return tuple(found)


def _listed(
    c: Cursor, expected: str, then: Callable[[Name], None] = lambda name: None
) -> tuple[Name, ...]:
    """Names parted by commas, up to one that is followed by another option; `then` reads what may
    stand after each."""
    found = [c.object(expected)]
    then(found[0])
    while c.sees(",") or c.sees("and "):
        before = c.at
        c.take(",", "and")
        if _begins_option(c) and not c.names.read(c.text, c.low, c.skip()):
            c.at = before
            break
        if _begins_option(c) and _option_stands(c):
            c.at = before
            break
        found.append(c.object(expected))
        then(found[-1])
        if len(found) > _MOST_LISTED:
            raise c.unread(f"at most {_MOST_LISTED} names")
    return tuple(found)


def _paying(c: Cursor) -> Paying:
    """Sources of mana, and what the ability adds that is used of one, where that is said."""
    made: list[tuple[Name, tuple[ManaType, ...]]] = []

    def told(source: Name) -> None:
        if c.take("for"):
            made.append((source, c.mana("the mana that the ability adds")))

    return Paying(_listed(c, "a source of mana", told), tuple(made))


def _option_stands(c: Cursor) -> bool:
    """Whether an option can be read here, and no object of the call has that name."""
    at = c.at
    found = c.names.read(c.text, c.low, c.skip())
    in_call = found is not None and c.names.exact(c.text[c.at : found[0]]) is not None
    try:
        _option(c)
        fits = c.done() or c.sees(",") or c.sees(")")
    except Unread:
        fits = False
    c.at = at
    return fits and not in_call


def _using(how: str) -> Callable[[Cursor], Option]:
    return lambda c: Using(how, _listed(c, "what is used for the cost"))


_USES = ("discarding", "exiling", "returning", "revealing", "beholding", "blighting")
_READERS: dict[str, Callable[[Cursor], Option]] = {
    "kicked": _kicked,
    "splice": lambda c: Splice(c.object("the card to splice")),
    "face down": lambda c: Flag.FACE_DOWN,
    "face-down": lambda c: Flag.FACE_DOWN,
    "alternative": lambda c: Flag.ALTERNATIVE,
    "free": lambda c: Flag.FREE,
    "paying": _paying,
    "pay": lambda c: Flag.PAY,
    "over": lambda c: Flag.OVER,
    "under": lambda c: Flag.UNDER,
    "sacrificing": lambda c: Sacrificing(_listed(c, "what is sacrificed")),
    "tapping": lambda c: Tapping(_listed(c, "what is tapped")),
    **{how: _using(how) for how in _USES},
    "modes": lambda c: Modes(_numbers(c, "the number of a mode", 1)),
    "mode": lambda c: Modes(_numbers(c, "the number of a mode", 1)),
    "choose": lambda c: Choosing(read_answer(c)),
    "source": lambda c: SourceIs(c.object("a source")),
    "as": lambda c: AsFace(read_card_name(c)),
    "divided": lambda c: Divided(_numbers(c, "an amount for each target", 0)),
}
_WORDS = (*_READERS, *_KEYWORDS, "X=3", "ability 2")


def _begins_option(c: Cursor) -> bool:
    at = c.skip()
    if _X.match(c.low, at) or any(c.sees(word) for word in _READERS):
        return True
    return any(c.sees(word) for word in _KEYWORDS_BY_LETTER.get(c.low[at : at + 1], ()))


def reads_as_option(name: str) -> bool:
    """Whether a name begins like an option, so that it needs quotes among the options."""
    low = fold(name)
    return bool(_X.match(low)) or any(
        low.startswith(word) and not low[len(word) : len(word) + 1].isalnum()
        for word in (*_READERS, *_KEYWORDS_BY_LETTER.get(low[:1], ()))
    )


def _option(c: Cursor) -> Option:
    at = c.skip()
    x = _X.match(c.low, at)
    if x:
        c.at = x.end()
        return XIs(c.number("a number for X"))
    word = c.take(*_READERS)
    if word:
        return _READERS[word](c)
    keyword = c.take(*_KEYWORDS_BY_LETTER.get(c.low[at : at + 1], ()))
    if keyword:
        times = c.number("how many times", 1) if c.peek_number() else None
        return WithKeyword(keyword, times)
    end = c.word_end()
    works = c.names.suggestions.words(c.low[at:end], _WORDS) or ("X=3", "kicked", "free")
    raise Unread(at, "an option", works, end)


def read_options(c: Cursor, abilities: bool = False) -> tuple[tuple[Option, ...], int | None]:
    """The options in parentheses here, if any; with `abilities`, the number of `ability N` too.

    Those that list names come last in what is given, so that it can be written in one way.
    """
    if not c.take("("):
        return (), None
    single: list[Option] = []
    lists: list[Option] = []
    ability: int | None = None
    while True:
        if abilities and c.take("ability"):
            ability = c.number("the number of an ability", 1)
        else:
            option = _option(c)
            listing = isinstance(option, Sacrificing | Tapping | Using | Paying)
            (lists if listing else single).append(option)
        if c.take(")"):
            return (*single, *lists), ability
        if len(single) + len(lists) > _MOST_LISTED:
            raise c.unread(f"at most {_MOST_LISTED} options")
        c.need(",", "a comma or a closing parenthesis")


def read_target(c: Cursor) -> Target:
    """A player, an object, a spell by its name, `ability of X`, `trigger of X`."""
    kind = c.take("ability of", "trigger of")
    if kind:
        return AbilityOf(c.object("the source of the ability"), kind.startswith("trigger"))
    return c.name("a target")


def read_targets(c: Cursor) -> tuple[Target, ...]:
    """The targets after an arrow, if there is one."""
    if not c.take("->"):
        return ()
    found = [read_target(c)]
    while c.take(","):
        found.append(read_target(c))
        if len(found) > _MOST_LISTED:
            raise c.unread(f"at most {_MOST_LISTED} targets")
    return tuple(found)
