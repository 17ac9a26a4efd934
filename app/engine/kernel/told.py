"""What the game can't be asked yet: events that nothing tells of, costs that nothing marks."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.turn import Happened
from app.engine.kernel.who import as_it_was
from app.terms import conditions as co
from app.terms import selectors as se
from app.terms.abilities import EventKind, Trigger
from app.terms.amounts_as_cast import TimesPaid
from app.terms.keywords import ADDITIONAL, ALTERNATIVE
from app.terms.selectors import Status
from app.terms.zones import Zone


class NotModelled(Exception):
    """A term that the engine can't work out; the ruling names it."""

    def __init__(self, term: object) -> None:
        super().__init__(type(term).__name__)
        self.term = term


# Events that nothing tells of yet, and what narrows an
# event that is not looked at.
UNWATCHED = frozenset(
    {
        EventKind.DOES,
        EventKind.PLAYER_DOES,
    }
)
THIS_RESOLVES = "this ability resolves"
# How a tally has the spells of which it is known only that they were cast.
UNKNOWN_SPELLS = Trigger(EventKind.CAST, action="unknown")
_SPELL = se.IsStatus(Status.SPELL)
_OTHER = se.Not(se.This())
_ANY_SPELL = (UNKNOWN_SPELLS.subject, _SPELL, se.AllOf((_OTHER, _SPELL)))
# Those of their actions, told by their words alone, that are seen all the same.
WATCHED_ACTIONS = frozenset(
    {
        "unlock this door",
        "unlock a door",
        "fully unlock a Room",
        "transforms",
        "transforms into ~",
        "expend",
        "cycle a card",
        "activate a boast ability",
        "activate a exhaust ability",
        "boasts",
        "becomes monstrous",
        "becomes prepared",
        "becomes renowned",
        "becomes suspected",
        "becomes level 2",
        "becomes level 3",
        "mutates",
        "crews a Vehicle",
        "saddles a Mount",
        "scry",
        "surveil",
        "investigate",
        "proliferate",
        "bolster",
        "populate",
        "amass",
        "explores",
        "clash",
        "clash and you win",
        "connives",
        "adapts",
        "exploits a creature",
        "copy a spell",
        "commit a crime",
        "cycle or discard a card",
        "cycle or discard another card",
        "cycle another card",
        "discard ~",
        "is discarded because of an opponent",
        "sacrifice ~",
        "play a land",
        "play another land",
        "play a card",
        "kick a spell",
        "create a token",
        "create one or more tokens",
        "create one or more creature tokens",
        "get one or more {E}",
        "enters tapped",
        "enters untapped",
        "enters from a graveyard",
        "descend",
        "become the monarch",
        "day becomes night or night becomes day",
        "the Ring tempts you",
        "manifest dread",
        "airbend",
        "earthbend",
        "search your library",
        "shuffle your library",
        THIS_RESOLVES,
    }
)
# How texts call what is looked back on.
IN_THE_PAST = {
    "committed a crime": "commit a crime",
    "cycled a card": "cycle a card",
    "descended": "descend",
    "scried": "scry",
    "surveilled": "surveil",
}
# Those that are seen by how things were just before.
ACTIONS_LOOKED_BACK_AT = frozenset(
    {"exploits a creature", "discard ~", "is discarded because of an opponent", "sacrifice ~"}
)
# What the game does not remember about an object, and what may be chosen but not compared.
UNTOLD_STATUS = frozenset({Status.HAS_DEALT_DAMAGE})
COMPARED_CHOICES = frozenset({"color", "type", "name", "card type", "number", "parity"})
UNHEEDED = ("ordinal", "during", "state", "source", "to", "action")
# Costs that a spell is marked with where they are paid: all but those of which another mark or the
# face that is up tells.
_BY_ACTION = {"additional cost", "behold", "blight", "collect evidence", "waterbend"}
MARKED_COSTS = (ALTERNATIVE | ADDITIONAL | _BY_ACTION | {"jump-start", "suspend"}) - {
    "bestow",
    "disturb",
    "foretell",
    "warp",
}
# Those that show on the permanent: of one that the call begins with it is said where they were.
SHOWN_COSTS = frozenset({"blitz", "dash", "impending", "suspend"})
# What the game does not remember of earlier, of how spells were paid for, and of players.
UNTOLD_CONDITIONS: tuple[type, ...] = (co.WasStartingPlayer,)


# What an effect is seen to have done, of what a later text calls done "this way".
DONE_THIS_WAY = frozenset(
    {
        "counter removed",
        "damage dealt",
        "destroyed",
        "discarded",
        "excess damage",
        "exiled",
        "life lost",
        "milled",
        "player damaged",
        "put into a graveyard",
        "returned",
        "revealed",
        "rolled",
        "sacrificed",
        "tapped",
    }
)


def is_watched(event: Trigger) -> bool:
    """Whether anything tells of events of that kind, or of that very action."""
    return event.kind not in UNWATCHED or action_of(event) in WATCHED_ACTIONS


def action_of(event: Trigger) -> str | None:
    """What is done, in the words in which it is told as it happens."""
    return IN_THE_PAST.get(event.action or "", event.action)


def event_can_be_told(event: Trigger) -> bool:
    """Whether the engine sees such events, by all that narrows them."""
    names: tuple[str, ...] = UNHEEDED
    if event.kind is EventKind.MOVES:
        names = tuple(name for name in names if name not in ("source", "to"))
    if event.kind in UNWATCHED and is_watched(event):
        names = tuple(name for name in names if name != "action")
    unheeded = any(getattr(event, name) is not None for name in names)
    # `Another` that is said of a part alone: what is counted is not counted for each object.
    partly = _OTHER in parts_of(event.subject) and of_any(event) is None
    return is_watched(event) and not unheeded and not partly


def untold_cost(condition: object) -> bool:
    """Whether a condition asks for a cost that nothing marks as paid."""
    return isinstance(condition, co.PaidAsCast) and condition.cost not in MARKED_COSTS


_OF_PLAYERS = frozenset(
    {EventKind.GAINS_LIFE, EventKind.LOSES_LIFE, EventKind.DRAWS, EventKind.DISCARDS}
    | {EventKind.PLAYER_DOES}
)


def about_itself(event: Trigger) -> bool:
    """Whether an event is about the very object that the text stands on: not where players do it
    and nothing is said of an object."""
    of_player = event.kind is EventKind.IS_DEALT_DAMAGE and event.player is not None
    if event.action == THIS_RESOLVES:
        return True
    if (of_player or event.kind in _OF_PLAYERS) and event.subject == se.This():
        return False
    if of_any(event) is not None:
        return False
    return any(isinstance(part, se.This) for part in parts_of((event.subject, event.other)))


def of_any(event: Trigger) -> Trigger | None:
    """The event of any object, where it is told of others than the one that the text stands on;
    None where it is not."""
    subject = event.subject
    if not isinstance(subject, se.AllOf) or _OTHER not in subject.of:
        return None
    rest = tuple(part for part in subject.of if part != _OTHER)
    bare = replace(event, subject=rest[0] if len(rest) == 1 else se.AllOf(rest))
    return None if event.batched or about_itself(bare) else bare


def has_happened(now: Now, event: Trigger, at: Viewpoint) -> int:
    """How often the event has occurred this turn, seen from there."""
    if not event_can_be_told(event):
        raise NotModelled(event)
    now.reads.add("tally")
    if event.player is se.Who.TRIGGERING_PLAYER:
        if at.that_player is None:
            raise NotModelled(event)
        event, at = replace(event, player=se.Who.YOU), replace(at, controller=at.that_player)
    return times_in(now.game.tally, event, at)


def times_in(tally: tuple[Happened, ...], event: Trigger, at: Viewpoint) -> int:
    """How often a tally has the event, seen from there."""
    bare = of_any(event)
    if bare is not None:
        return _of_others(tally, bare, at)
    object = at.object if about_itself(event) else None
    untold = _of_unknown_spells(tally, event, at) if event.kind is EventKind.CAST else 0
    for each in tally:
        if each.player == at.controller and each.object == object and each.event == event:
            return each.times + untold
    return untold


def _of_others(tally: tuple[Happened, ...], bare: Trigger, at: Viewpoint) -> int:
    """How often it has occurred with another object than the one that the text stands on: it was
    counted for each object apart."""
    untold = _of_unknown_spells(tally, bare, at) if bare.kind is EventKind.CAST else 0
    return untold + sum(
        each.times
        for each in tally
        if each.player == at.controller
        and each.event == bare
        and each.object not in (None, at.object)
    )


def _of_unknown_spells(tally: tuple[Happened, ...], event: Trigger, at: Viewpoint) -> int:
    """How many of the spells that nobody knows more of count for the event. Raises NotModelled
    where it asks what kind of spells they were."""
    number = sum(
        each.times
        for each in tally
        if each.event == UNKNOWN_SPELLS
        and not (event.player is se.Who.YOU and each.player != at.controller)
        and not (event.player is se.Who.OPPONENT and each.player == at.controller)
    )
    players = (None, se.Who.ANY, se.Who.YOU, se.Who.OPPONENT)
    bare = replace(event, subject=UNKNOWN_SPELLS.subject, player=None, action="unknown")
    if number and not (
        bare == UNKNOWN_SPELLS and event.player in players and event.subject in _ANY_SPELL
    ):
        raise NotModelled(event)
    return number


def is_first_combat(now: Now) -> bool:
    """Whether this is a combat phase, and none has been in the turn before it."""
    now.reads.add("turn")
    return now.game.turn.nth_combat == 1


def paid(cost: str, times: int | None = None) -> str:
    """How it is marked on a spell, and the permanent it becomes, that such a cost was paid, and how
    often."""
    return f"paid {cost}" if times is None else f"paid {cost}, {times} times"


def was_paid(now: Now, condition: co.PaidAsCast, at: Viewpoint) -> bool:
    """Whether the cost that a condition asks for was paid as the source was cast, so often."""
    cost = condition.cost
    if untold_cost(condition):
        raise NotModelled(condition)
    cast = as_it_was(now, at.object)
    if cast is not None and cost in SHOWN_COSTS:
        return paid(cost) in cast.marks
    if condition.mana is not None:
        cost = f"{cost} {condition.mana}"
    marks = _as_cast(now, cast, condition)
    return times_paid(marks, cost) >= condition.times


def how_often_paid(now: Now, amount: TimesPaid, id: int | None) -> int:
    """How often the cost that an amount names was paid as the object was cast."""
    if amount.cost not in MARKED_COSTS:
        raise NotModelled(amount)
    return times_paid(_as_cast(now, as_it_was(now, id), amount), amount.cost)


def times_paid(marks: frozenset[str], cost: str) -> int:
    """How often a cost is marked as paid."""
    if paid(cost) not in marks:
        return 0
    return next((number for number in range(1, 100) if paid(cost, number) in marks), 1)


def _as_cast(now: Now, object: GameObject | None, term: object) -> frozenset[str]:
    """What an object is marked with from being cast: nothing where it was not cast. Raises
    NotModelled for what the call began with: how that was cast nobody knows."""
    now.reads.update(("zones", "status"))
    if object is None:
        raise NotModelled(term)
    if "cast" in object.marks:
        return object.marks
    before = as_it_was(now, object.former)
    where = [it.zone for it in (object, before) if it is not None]
    if object.token or any(zone not in (Zone.STACK, Zone.BATTLEFIELD) for zone in where):
        return frozenset()
    raise NotModelled(term)
