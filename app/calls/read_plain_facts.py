"""Facts that begin with a word of the notation: `yes`, `deals 5 to Rex`, `cites 702.2c`."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.facts import (
    Adds,
    Asked,
    AsksTo,
    Bound,
    Cites,
    CostIs,
    DamageDealtTo,
    DamagePrevented,
    Fact,
    Plain,
    Produces,
    Row,
    RowAnswer,
    RowIs,
    StepIs,
    ValueIs,
)
from app.calls.read_actions import read_step
from app.calls.read_counts import read_bound, read_count
from app.calls.words import mana_cost, symbols_end
from app.terms.cite import Rule

_RULE = re.compile(r"[1-9][0-9]{2}(\.[1-9][0-9]{0,3}[a-z]?)?(?![\w.])", re.ASCII)


def _deals(c: Cursor) -> Fact:
    count = read_count(c, "an amount of damage")
    c.need("to", "`to` and who was dealt the damage", "deals 5 to Rex")
    to = c.name("who or what was dealt the damage", _ends)
    if count.bound is Bound.EXACTLY:
        count = read_bound(c, count.number)
    return DamageDealtTo(to, count)


def _ends(low: str, end: int) -> bool:
    return end >= len(low) or low.startswith((" and ", " or more", " or less"), end)


def _produces(c: Cursor) -> Fact:
    if c.take("nothing"):
        return Produces()
    at = c.skip()
    types = c.mana("types of mana, or `nothing`")
    if len(set(types)) < len(types):
        raise Unread(at, "each type of mana only once", (), c.at)
    return Produces(types)


def _adds(c: Cursor) -> Fact:
    return Adds() if c.take("nothing") else Adds(c.mana("the mana added, or `nothing`"))


def _cost(c: Cursor) -> Fact:
    at = c.skip()
    end = symbols_end(c.text, at)
    cost = mana_cost(c.text[at:end]) if end > at else None
    if cost is None:
        raise c.unread("a cost in mana symbols", "{3}{U}", "{0}")
    c.at = end
    return CostIs(cost)


def _row(row: Row) -> Callable[[Cursor], Fact]:
    def read(c: Cursor) -> Fact:
        word = c.take(*RowAnswer)
        if not word:
            raise c.unread(f"the answer of the row {row}", *RowAnswer)
        return RowIs(row, RowAnswer(word))

    return read


def _asks(c: Cursor) -> Fact:
    player = c.player()
    c.need("to", "`to` and what is asked", f"asks {player} to divide damage")
    word = c.take(*Asked)
    if not word:
        raise c.unread("what is asked", *Asked)
    return AsksTo(player, Asked(word))


def _cites(c: Cursor) -> Fact:
    found = _RULE.match(c.low, c.skip())
    if not found:
        raise c.unread("the number of a rule", "510.1c", "702.16")
    c.at = found.end()
    return Cites(Rule(found.group()))


PLAIN_READERS: dict[str, Callable[[Cursor], Fact]] = {
    "deals": _deals,
    "prevented": lambda c: DamagePrevented(read_count(c, "an amount of damage")),
    "produces": _produces,
    "adds": _adds,
    "step": lambda c: StepIs(read_step(c)),
    "cost": _cost,
    "value": lambda c: ValueIs(read_count(c, "a mana value")),
    "asks": _asks,
    "cites": _cites,
    **{row.value: _row(row) for row in Row},
}


def _constant(fact: Plain) -> Callable[[Cursor], Fact]:
    return lambda c: fact


PLAIN_READERS.update({fact.value: _constant(fact) for fact in Plain})


def read_plain_fact(c: Cursor) -> Fact:
    """A fact that begins with one of the words of `PLAIN_READERS`, which stands here."""
    word = c.take(*PLAIN_READERS)
    if not word:
        raise c.unread("a fact")
    return PLAIN_READERS[word](c)
