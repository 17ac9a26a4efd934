"""What the judge supposes: `> suppose FACT`."""

from __future__ import annotations

import re

from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.keyword_words import read_keyword
from app.calls.modifiers import Gets
from app.calls.name import Name, NameKind
from app.calls.read_modifiers import CHANGE, counters_of
from app.calls.suppositions import (
    Deed,
    SupposeControl,
    SupposeCounters,
    SupposeDamage,
    SupposeDeed,
    SupposeGets,
    SupposeKeyword,
    SupposeLife,
    SupposeLosesAll,
    SupposeRemovedFromCombat,
    Supposition,
)

_COUNTERS = re.compile(r"(an?|[0-9]{1,9}) ([^\"{}]{1,60}?) counters? on ")
_EXAMPLES = (
    *("destroy Rex", "tap Rex", "Rex has flying", "Rex gets +3/+3", "2 +1/+1 counters on Rex"),
    "3 damage to Rex from Shock",
)


def read_supposition(c: Cursor) -> Supposition:
    """One fact that the judge supposes."""
    at = c.skip()
    deed = c.take(*Deed)
    if deed:
        return SupposeDeed(Deed(deed), c.object("an object"))
    counters = _COUNTERS.match(c.low, at)
    if counters:
        c.at = counters.end()
        return SupposeCounters(counters_of(counters[1], counters[2]), c.name("what has them"))
    if c.peek_number():
        amount = c.number()
        c.need("damage to", "`damage to` or counters", *_EXAMPLES[4:])
        to = c.name("what is dealt the damage")
        source = c.name("the source of the damage") if c.take("from") else None
        return SupposeDamage(amount, to, source)
    name = c.name("a supposition such as `destroy Rex`, or a name")
    return _of_player(c, name.text) if name.kind is NameKind.PLAYER else _of_object(c, name)


def _of_player(c: Cursor, player: str) -> Supposition:
    if c.take("controls"):
        return SupposeControl(player, c.object("an object"))
    verb = c.take("loses", "gains")
    if not verb:
        raise c.unread("`controls`, `loses` or `gains`", f"{player} loses 3 life")
    amount = c.number("an amount of life")
    c.need("life", "`life`")
    return SupposeLife(player, amount, verb == "gains")


def _of_object(c: Cursor, name: Name) -> Supposition:
    if c.take("removed from combat"):
        return SupposeRemovedFromCombat(name)
    if c.take("gets"):
        change = CHANGE.match(c.low, c.skip())
        if not change:
            raise c.unread("a change of power and toughness", "+3/+3")
        c.at = change.end()
        return SupposeGets(name, Gets(int(change[1]), int(change[2])))
    verb = c.take("has", "gains", "loses")
    if not verb:
        raise c.unread("what is supposed of it", *_EXAMPLES[2:4])
    if verb == "loses" and c.take("all abilities"):
        return SupposeLosesAll(name)
    at = c.skip()
    keyword = read_keyword(c.text[at : at + 400].strip(), bare=verb == "loses")
    if not keyword:
        raise Unread(at, "a keyword ability", ("flying", "first strike"), len(c.text))
    c.at = len(c.text)
    return SupposeKeyword(name, keyword, verb == "loses")
