"""Facts about objects: `Rex dies`, `Rex 5/5`, `Rex is red`, `Rex 2 +1/+1 counters`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.facts import (
    ControlledBy,
    Count,
    CountersAre,
    DamageMarked,
    Fact,
    Fate,
    FateIs,
    InZone,
    IsAttachedTo,
    KeywordIs,
    PowerToughnessIs,
    Resolves,
    State,
    StateIs,
    TraitsAre,
    TriggersTimes,
)
from app.calls.keyword_words import KEYWORD_NAMES, read_keyword
from app.calls.name import Name
from app.calls.read_counts import COUNTERS, read_bound, read_count
from app.calls.read_descriptions import POWER_TOUGHNESS
from app.calls.read_player_facts import fact_end
from app.calls.words import TRAIT_WORDS, ZONES, read_traits

_AND = re.compile(r" and ")
_EXAMPLES = ("dies", "survives", "5/5", "has flying", "in graveyard", "2 +1/+1 counters")
_STATES = (
    *State,
    "not tapped",
    "not untapped",
    "unblocked",
)
_VERBS = (*Fate, *_STATES, "has", "lacks", "is", "in", "triggers", "resolves", "does not trigger")
_SAME = {"not tapped": State.UNTAPPED, "not untapped": State.TAPPED, "unblocked": State.NOT_BLOCKED}

Way = tuple[int, tuple[Fact, ...]]


def object_facts(c: Cursor, name: Name) -> Iterator[Way]:
    """The ways to read what is expected of an object whose name has just been read."""
    verb = c.take("has", "lacks")
    if verb:
        yield from _keywords(c, name, verb == "lacks")
        return
    if c.take("is not") or c.take("isn't"):
        yield from _traits(c, name, negated=True)
        return
    if c.take("is"):
        state = c.take(*_STATES)
        if state:
            yield c.at, (StateIs(name, _SAME.get(state) or State(state)),)
            return
        yield from _traits(c, name, negated=False)
        return
    fact = _one(c, name)
    yield c.at, (fact,)


def _one(c: Cursor, name: Name) -> Fact:
    fate = c.take(*Fate)
    if fate:
        return FateIs(name, Fate(fate))
    state = c.take(*_STATES)
    if state:
        return StateIs(name, _SAME.get(state) or State(state))
    if c.take("in", "on"):
        c.take("the")
        zone = c.take(*ZONES)
        if not zone:
            raise c.unread("a zone", "graveyard", "exile", "hand")
        c.take("zone")
        return InZone(name, ZONES[zone])
    if c.take("controlled by"):
        return ControlledBy(name, c.player())
    if c.take("attached to"):
        return IsAttachedTo(name, c.name("what it is attached to"))
    verb = _about_stack(c, name)
    if verb:
        return verb
    if c.peek_number():
        return _number(c, name)
    near = c.names.suggestions.words(c.low[c.skip() : c.word_end()], _VERBS)
    raise c.unread("what is expected of an object", *(near or _EXAMPLES))


def _about_stack(c: Cursor, name: Name) -> Fact | None:
    if c.take("resolves"):
        return Resolves(name)
    if c.take("does not resolve", "doesn't resolve"):
        return Resolves(name, resolves=False)
    if c.take("does not trigger", "doesn't trigger"):
        return TriggersTimes(name, Count(0))
    if c.take("triggers"):
        if c.take("once"):
            return TriggersTimes(name, Count(1))
        if c.take("twice"):
            return TriggersTimes(name, Count(2))
        count = read_count(c, "how many times")
        c.need("times" if c.sees("times") else "time", "`times`", "triggers 2 times")
        return TriggersTimes(name, count if count.bound else read_bound(c, count.number))
    return None


def _number(c: Cursor, name: Name) -> Fact:
    numbers = POWER_TOUGHNESS.match(c.low, c.skip())
    if numbers:
        c.at = numbers.end()
        return PowerToughnessIs(name, int(numbers[1]), int(numbers[2]))
    count = read_count(c, "a number")
    if c.take("damage"):
        return DamageMarked(name, count if count.bound else read_bound(c, count.number))
    counters = COUNTERS.match(c.low, c.skip())
    kind = counters[1] if counters else c.take("loyalty", "defense")
    if not kind:
        raise c.unread("what is counted", "damage", "+1/+1 counters")
    c.at = counters.end() if counters else c.at
    return CountersAre(name, count if count.bound else read_bound(c, count.number), kind)


def _keywords(c: Cursor, name: Name, lacks: bool) -> Iterator[Way]:
    """One keyword, or several joined by ` and ` where no other fact follows the first."""
    found: list[Fact] = []
    at = c.skip()
    problem = None
    while len(found) < 40:
        end = fact_end(c.low, at)
        text = c.text[at:end].strip()
        keyword = read_keyword(text, bare=lacks) if len(text) < 400 else None
        if not keyword:
            works = c.names.suggestions.words(text, KEYWORD_NAMES)
            problem = Unread(at, "a keyword ability", works or ("flying", "ward {2}"), end)
            break
        found.append(KeywordIs(name, keyword, lacks))
        yield end, tuple(found)
        if end >= len(c.low):
            break
        at = end + 5
    if problem:
        raise problem


def _traits(c: Cursor, name: Name, negated: bool) -> Iterator[Way]:
    """Colors, types and so on, up to the end or to an ` and ` that another fact may follow."""
    at = c.skip()
    ends = [found.start() for found in _AND.finditer(c.low, at)][:40]
    found_any = False
    for end in (*ends, len(c.low)):
        traits = read_traits(c.low[at:end]) if end - at < 400 else end
        if not isinstance(traits, int):
            found_any = True
            yield end, (TraitsAre(name, traits, negated),)
    if not found_any:
        end = c.word_end()
        works = c.names.suggestions.words(c.low[at:end], TRAIT_WORDS)
        raise Unread(
            at,
            "a color, supertype, card type or subtype",
            works or ("red", "a Mountain", "legendary"),
            end,
        )
