"""What the game can't be asked yet: events that nothing tells of, costs that nothing marks."""

from __future__ import annotations

from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.rewriting import parts_of
from app.engine.kernel.who import as_it_was
from app.terms import conditions as co
from app.terms import selectors as se
from app.terms.abilities import EventKind, Trigger
from app.terms.keywords import ADDITIONAL, ALTERNATIVE
from app.terms.selectors import Status
from app.terms.steps import STEP_ORDER, Step


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
        EventKind.COPIED,
    }
)
# Those of their actions, told by their words alone, that are seen all the same.
WATCHED_ACTIONS = frozenset(
    {
        "transforms",
        "transforms into ~",
        "expend",
        "cycle a card",
        "becomes monstrous",
        "becomes renowned",
        "becomes suspected",
        "becomes level 2",
        "becomes level 3",
        "crews a Vehicle",
        "saddles a Mount",
    }
)
# What the game does not remember about an object, and what may be chosen but not compared.
UNTOLD_STATUS = frozenset({Status.SADDLED, Status.HAS_DEALT_DAMAGE})
COMPARED_CHOICES = frozenset({"color", "type", "name", "card type", "number", "parity"})
UNHEEDED = ("ordinal", "during", "state", "source", "to", "action")
# Costs that a spell is marked with where they are paid: all but those of which another mark or the
# face that is up tells.
MARKED_COSTS = (ALTERNATIVE | ADDITIONAL | {"jump-start", "suspend"}) - {
    "bestow",
    "disturb",
    "foretell",
    "warp",
}
# Those that show on the permanent: of one that the call begins with it is said where they were.
SHOWN_COSTS = frozenset({"blitz", "dash", "impending", "suspend"})
# What the game does not remember of earlier, of how spells were paid for, and of players.
UNTOLD_CONDITIONS = (co.IsDay,)


# What an effect is seen to have done, of what a later text calls done "this way".
DONE_THIS_WAY = frozenset(
    {
        "damage dealt",
        "destroyed",
        "discarded",
        "excess damage",
        "exiled",
        "life lost",
        "milled",
        "returned",
        "sacrificed",
    }
)


def is_watched(event: Trigger) -> bool:
    """Whether anything tells of events of that kind, or of that very action."""
    return event.kind not in UNWATCHED or event.action in WATCHED_ACTIONS


def event_can_be_told(event: Trigger) -> bool:
    """Whether the engine sees such events, by all that narrows them."""
    names: tuple[str, ...] = UNHEEDED
    if event.kind is EventKind.MOVES:
        names = tuple(name for name in names if name not in ("source", "to"))
    unheeded = any(getattr(event, name) is not None for name in names)
    return event.kind not in UNWATCHED and not unheeded


def untold_cost(condition: object) -> bool:
    """Whether a condition asks for a cost that nothing marks as paid."""
    if not isinstance(condition, co.PaidAsCast):
        return False
    return condition.cost not in MARKED_COSTS or condition != co.PaidAsCast(condition.cost)


_OF_PLAYERS = frozenset(
    {EventKind.GAINS_LIFE, EventKind.LOSES_LIFE, EventKind.DRAWS, EventKind.DISCARDS}
)


def about_itself(event: Trigger) -> bool:
    """Whether an event is about the very object that the text stands on: not where players do it
    and nothing is said of an object."""
    of_player = event.kind is EventKind.IS_DEALT_DAMAGE and event.player is not None
    if (of_player or event.kind in _OF_PLAYERS) and event.subject == se.This():
        return False
    return any(isinstance(part, se.This) for part in parts_of((event.subject, event.other)))


_AFTER_COMBAT = STEP_ORDER[STEP_ORDER.index(Step.END_OF_COMBAT) :]


def is_first_combat(now: Now) -> bool:
    """Whether no combat phase has been added to the turn before this one. Raises NotModelled where
    one was added before the turn's own."""
    now.reads.add("turn")
    turn = now.game.turn
    if turn.part and turn.resume not in _AFTER_COMBAT:
        raise NotModelled(co.FirstCombatPhase())
    return not turn.part


def paid(cost: str) -> str:
    """How it is marked on a spell, and the permanent it becomes, that such a cost was paid."""
    return f"paid {cost}"


def was_paid(now: Now, condition: co.PaidAsCast, at: Viewpoint) -> bool:
    """Whether the cost that a condition asks for was paid as the source was cast."""
    if untold_cost(condition):
        raise NotModelled(condition)
    cast = as_it_was(now, at.object)
    if cast is not None and condition.cost in SHOWN_COSTS:
        return paid(condition.cost) in cast.marks
    if cast is not None and cast.token and "cast" not in cast.marks:
        return False
    if cast is None or "cast" not in cast.marks:
        # How what the call began with was cast, it does not say.
        raise NotModelled(condition)
    return paid(condition.cost) in cast.marks
