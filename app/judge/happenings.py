"""What came up in play, in a few words, and which of it a triggered ability waits for.

For saying that text which is not read or not applied can't have mattered: an ability whose event
never came up did nothing, whatever it would have done. An event that is not listed here is taken
to have come up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.terms import events as ev
from app.terms.abilities import EventKind as Kind
from app.terms.abilities import Trigger
from app.terms.zones import Zone

# What each event is. Others are told by `happenings_of`.
_EVENTS: dict[type, tuple[str, ...]] = {
    ev.AttackersDeclared: ("attack",),
    ev.BlockersDeclared: ("block",),
    ev.BecameBlocked: ("block",),
    ev.BecameUnblocked: ("unblocked",),
    ev.Damage: ("damage",),
    ev.LifeGain: ("life gained",),
    ev.LifeLoss: ("life lost",),
    ev.CountersPut: ("counters put",),
    ev.CountersRemoved: ("counters removed",),
    ev.Tapped: ("tapped",),
    ev.Untapped: ("untapped",),
    ev.TappedForMana: ("mana", "tapped"),
    ev.ManaAdded: ("mana",),
    ev.SpellCast: ("cast",),
    ev.AbilityActivated: ("activated",),
    ev.BecameTarget: ("targeted",),
    ev.Sacrificed: ("sacrificed",),
    ev.CardsDiscarded: ("discarded",),
    ev.CardDrawn: ("drawn",),
    ev.TurnedOver: ("transformed",),
    ev.TurnedFaceUp: ("turned up",),
    ev.TokenCreated: ("entered",),
    ev.LandPlayed: ("land",),
}

# What the abilities that are read wait for.
_KINDS: dict[Kind, tuple[str, ...]] = {
    Kind.ATTACKS: ("attack",),
    Kind.ATTACKS_ALONE: ("attack",),
    Kind.PLAYER_ATTACKS: ("attack",),
    Kind.BLOCKS: ("block",),
    Kind.BLOCKS_CREATURE: ("block",),
    Kind.BECOMES_BLOCKED: ("block",),
    Kind.BECOMES_BLOCKED_BY: ("block",),
    Kind.ATTACKS_UNBLOCKED: ("unblocked",),
    Kind.DEALS_DAMAGE: ("damage",),
    Kind.IS_DEALT_DAMAGE: ("damage",),
    Kind.GAINS_LIFE: ("life gained",),
    Kind.LOSES_LIFE: ("life lost",),
    Kind.DIES: ("left",),
    Kind.LEAVES: ("left",),
    Kind.ENTERS: ("entered",),
    Kind.BECOMES_TAPPED: ("tapped",),
    Kind.BECOMES_UNTAPPED: ("untapped",),
    Kind.COUNTERS_PUT: ("counters put",),
    Kind.CAST: ("cast",),
    Kind.BECOMES_TARGET: ("targeted",),
    Kind.SACRIFICED: ("sacrificed",),
    Kind.DRAWS: ("drawn",),
    Kind.DISCARDS: ("discarded",),
    Kind.TURNED_FACE_UP: ("turned up",),
    Kind.CYCLED: ("activated",),
    Kind.TAPPED_FOR_MANA: ("mana",),
    Kind.MANA_ADDED: ("mana",),
    Kind.MOVES: ("moved", "entered", "left"),
}

# How the condition of a triggered ability that is not read says what it waits for.
_WORDS = tuple(
    (re.compile(words, re.IGNORECASE), waits)
    for words, waits in (
        (r"\battacks?\b", ("attack", "unblocked")),
        (r"\bblocks?\b|\bblocked\b", ("block", "unblocked")),
        (r"\bdies?\b", ("left",)),
        (r"\bleaves? the battlefield\b", ("left",)),
        (r"\bput into [^,]*\bgraveyard\b", ("moved", "left")),
        (r"\benters?\b", ("entered",)),
        (r"\bdeals? [^,]*damage\b|\b(?:is|are) dealt\b", ("damage",)),
        (r"\bbecomes? tapped\b", ("tapped",)),
        (r"\bbecomes? untapped\b", ("untapped",)),
        (r"\bcasts?\b", ("cast",)),
        (r"\bbecomes? the target\b", ("targeted",)),
        (r"\bdraws?\b", ("drawn",)),
        (r"\bdiscards?\b", ("discarded",)),
        (r"\bsacrifices?\b", ("sacrificed",)),
        (r"\bgains? life\b", ("life gained",)),
        (r"\bloses? life\b", ("life lost",)),
        (r"\bcounters? (?:is|are) put\b|\bputs? [^,]* counters?\b", ("counters put",)),
        (r"\bcounter is removed\b|\bcounters are removed\b", ("counters removed",)),
        (r"\btransforms?\b", ("transformed",)),
        (r"\bturned face up\b", ("turned up",)),
        (r"\bplays? a land\b", ("land", "entered")),
    )
)
_CONDITION = re.compile(r"(?:When|Whenever) ([^,\"]*), ", re.IGNORECASE)
_SEVERAL = re.compile(r"\bone or (?:more|both)\b", re.IGNORECASE)


def happenings_of(event: ev.Event) -> Iterator[str]:
    """What an event is, in the words of this module; one that has none is `other`."""
    if isinstance(event, ev.Moved):
        yield "moved"
        if event.to is Zone.BATTLEFIELD:
            yield "entered"
            if event.counters:
                yield "counters put"  # entering with them is having them put on it (122.6)
        # Where it was is not said by the event: it may have left the battlefield.
        yield "left"
        return
    if isinstance(event, ev.TokenCreated) and event.counters:
        yield "counters put"
    yield from _EVENTS.get(type(event), ("other",))


def never_came(trigger: Trigger, happened: frozenset[str], steps: frozenset[str]) -> bool:
    """Whether what a triggered ability waits for did not come up."""
    if trigger.kind is Kind.BEGINNING_OF_STEP:
        return trigger.step is not None and trigger.step.value not in steps
    waits = _KINDS.get(trigger.kind)
    return waits is not None and happened.isdisjoint(waits)


def words_never_came(line: str, happened: frozenset[str]) -> bool:
    """Whether a line that is not read is a triggered ability whose event did not come up. Where its
    condition joins several, each must be one that is known here."""
    found = _CONDITION.match(line)
    if found is None:
        return False
    condition = _SEVERAL.sub("any", found[1])
    waits = [names for words, names in _WORDS if words.search(condition)]
    joined = len(re.findall(r"\b(?:or|and)\b", condition))
    return len(waits) > joined and all(happened.isdisjoint(names) for names in waits)
