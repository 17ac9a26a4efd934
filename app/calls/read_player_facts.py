"""Facts about players: `Bob 14 life`, `Ann pool {G}`, `Ann controls 7 Kobold tokens`."""

from __future__ import annotations

from dataclasses import replace

from app.calls.cursor import Cursor
from app.calls.described import Traits
from app.calls.errors import Unread
from app.calls.facts import (
    CardsInZone,
    ControlsCount,
    Count,
    CountersAre,
    Described,
    Fact,
    KeywordIs,
    LifeIs,
    PlayerLoses,
    PlayerWins,
    PoolIs,
)
from app.calls.keyword_words import read_keyword
from app.calls.name import Name
from app.calls.read_answers import read_card_name
from app.calls.read_counts import COUNTERS, read_bound, read_count
from app.calls.read_descriptions import POWER_TOUGHNESS
from app.calls.words import PREDEFINED_TOKENS, ZONES, read_traits, singular, trait_word

_EXAMPLES = ("14 life", "loses", "pool {G}", "controls 2 Bear tokens")


def read_player_fact(c: Cursor, player: Name) -> Fact:
    """What is expected of a player, whose name has been read."""
    name = player.text
    if c.peek_number():
        return _counted(c, player)
    if c.take("loses"):
        return PlayerLoses(name)
    if c.take("wins"):
        return PlayerWins(name)
    if c.take("pool"):
        return PoolIs(name) if c.take("empty") else PoolIs(name, c.mana("mana, or `empty`"))
    if c.take("controls"):
        count = read_count(c, "how many are controlled")
        return ControlsCount(name, *_with_bound(c, count, _described(c)))
    verb = c.take("has", "lacks")
    if verb:
        return _keyword(c, player, verb == "lacks")
    raise c.unread("what is expected of a player", *_EXAMPLES)


def _with_bound(c: Cursor, count: Count, what: Described) -> tuple[Count, Described]:
    return (count if count.bound else read_bound(c, count.number)), what


def _keyword(c: Cursor, player: Name, lacks: bool) -> Fact:
    at = c.skip()
    end = fact_end(c.low, at)
    keyword = read_keyword(c.text[at:end].strip(), bare=lacks)
    if not keyword:
        raise Unread(at, "a keyword that a player can have", ("hexproof", "shroud"), end)
    c.at = end
    return KeywordIs(player, keyword, lacks)


def fact_end(low: str, at: int) -> int:
    """Where the words of a keyword end: at an ` and ` that no quality follows."""
    end = at
    while True:
        end = low.find(" and ", end)
        if end < 0:
            return len(low)
        if not low.startswith("from ", end + 5):
            return end
        end += 5


def _counted(c: Cursor, player: Name) -> Fact:
    count = read_count(c, "an amount")
    if c.take("life"):
        return LifeIs(player.text, _bounded(c, count))
    if c.take("cards in", "card in", "cards on", "card on"):
        c.take("the")
        zone = c.take(*ZONES)
        if not zone:
            raise c.unread("a zone", "library", "hand", "graveyard")
        return CardsInZone(player.text, _bounded(c, count), ZONES[zone])
    for kind in ("poison", "energy", "experience"):
        if c.take(kind):
            c.take("counters", "counter")
            return CountersAre(player, _bounded(c, count), kind)
    if c.take("speed"):
        return CountersAre(player, _bounded(c, count), "speed")
    counters = COUNTERS.match(c.low, c.skip())
    if counters:
        c.at = counters.end()
        return CountersAre(player, _bounded(c, count), counters[1])
    raise c.unread("what is counted", "life", "poison", "cards in library")


def _bounded(c: Cursor, count: Count) -> Count:
    return count if count.bound else read_bound(c, count.number)


def _described(c: Cursor) -> Described:
    """A description of permanents: a card's name, or power and toughness, traits, `tokens`."""
    at = c.skip()
    power = toughness = None
    numbers = POWER_TOUGHNESS.match(c.low, at)
    if numbers:
        power, toughness = int(numbers[1]), int(numbers[2])
        c.at = numbers.end()
    else:
        named = _named(c)
        if named:
            token = not named.token and bool(c.take("tokens", "token"))
            return replace(named, token=True) if token else named
    words: list[str] = []
    token = False
    while not c.done() and not c.sees("or more") and not c.sees("or less"):
        end = trait_word(c.low, c.at)
        word = c.low[c.at : end]
        if word in {"token", "tokens"}:
            token = True
            c.at = end
            break
        if word == "and" and not _goes_on(c, end):
            break
        single = word if not isinstance(read_traits(word), int) else singular(word)
        if single is None and word != "and":
            raise c.unread("a description of permanents", "creatures", "Bear tokens")
        words.append(single or word)
        c.at = end
    traits = read_traits(" ".join(words)) if words else Traits()
    if isinstance(traits, int) or (not words and not token and power is None):
        raise c.unread("a description of permanents", "creatures", "Bear tokens", at=at)
    return Described(traits, None, token, power, toughness)


def _goes_on(c: Cursor, end: int) -> bool:
    """Whether a word of the description follows an `and`, not another fact."""
    following = c.low[end + 1 :].split(" ", 2)
    if not following[0] or (isinstance(read_traits(following[0]), int)):
        return singular(following[0]) is not None and len(following) < 2
    rest = following[1] if len(following) > 1 else ""
    return (
        not rest
        or not isinstance(read_traits(rest), int)
        or singular(rest) is not None
        or (rest in {"token", "tokens", "and", "or"})
    )


def _named(c: Cursor) -> Described | None:
    """A card's name (in quotes where it could be read as types), or a predefined token's."""
    at = c.skip()
    if c.text.startswith('"', at):
        return Described(card=read_card_name(c))
    best = 0
    for end in _word_ends(c.low, at):
        phrase = c.low[at:end].removesuffix("s")
        known = PREDEFINED_TOKENS.get(phrase.removesuffix(" token"))
        if known and phrase.endswith(" token"):
            c.at = end
            return Described(card=known, token=True)
        types = read_traits(c.low[at:end].removesuffix(" and"))
        if isinstance(types, int) and c.names.cards.spelling(c.text[at:end]):
            best = end
    if not best:
        return None
    c.at = best
    return Described(card=c.names.cards.spelling(c.text[at:best]))


def _word_ends(low: str, at: int) -> list[int]:
    """Where the first words from `at` on end."""
    ends: list[int] = []
    while len(ends) < 12:
        end = low.find(" ", at)
        if end < 0:
            return [*ends, len(low)]
        ends.append(end)
        at = end + 1
    return ends
