"""The trace of a play: what happened, in order, each entry with its cause. No text is made here."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kernel.choice import Choice
from app.engine.kernel.game import Game, StackItem
from app.engine.kernel.reason import Reason
from app.terms.abilities import TriggeredAbility
from app.terms.cite import Cite
from app.terms.events import Event


@dataclass(frozen=True, slots=True)
class Happened:
    """A batch of events that happened at once. `before`: the game they happened in. `causes`: for
    each event the rule or text that made it happen, results of other events included."""

    because: Cite
    events: tuple[Event, ...]
    before: Game
    causes: tuple[Cite, ...] = ()


@dataclass(frozen=True, slots=True)
class Replaced:
    """A replacement or prevention effect changed an event; `by` tells which effect."""

    because: Cite
    event: Event
    instead: tuple[Event, ...]
    before: Game
    by: str = ""


@dataclass(frozen=True, slots=True)
class Noted:
    """Something worth saying that is no event: what did not happen and why, a step that begins."""

    reason: Reason
    before: Game
    negative: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """A decision was made: by whom, of what kind, and what. `choice`: the decision as it stood."""

    because: Cite
    player: int
    kind: str
    answer: object
    before: Game
    choice: Choice


@dataclass(frozen=True, slots=True)
class NotApplied:
    """A term was met that the engine has no rule for."""

    object: str
    what: str
    before: Game


@dataclass(frozen=True, slots=True)
class Triggered:
    """A triggered ability triggered: `source` and how the call names it, and the ability (with the
    keyword that stands for it, if one does)."""

    because: Cite
    source: int | None
    label: str
    ability: TriggeredAbility
    keyword: str | None
    before: Game


@dataclass(frozen=True, slots=True)
class Resolved:
    """The top of the stack resolved, or did not (`why`: the reason, such as no legal target)."""

    because: Cite
    item: StackItem
    before: Game
    why: Reason | None = None


Entry = Happened | Replaced | Noted | Chosen | NotApplied | Triggered | Resolved
