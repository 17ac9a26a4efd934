"""From where a text is read, and what is at work there."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.kernel.game import ActiveEffect
from app.terms.abilities import TriggeredAbility
from app.terms.changes import Change
from app.terms.events import Recipient
from app.terms.mana import ManaType
from app.terms.modifications import Modification


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """From where a text is read: its source, who controls it, and what was spoken of last.

    `subject`: the first object of an event that has two. `targets`: None for one that is illegal or
    was not chosen. `those`: what the effects so far have moved or created. `became`: objects that
    the event or these effects have moved, (id before, id after). `target_counts`: how many of the
    targets each use of the word asks for. `x`: the value of X announced for an ability.
    `paid`: the objects that its cost was paid with. `tapping`: a mana ability with {T} in its cost
    resolves; `produced`: the mana that the event was about. `divided`: what each target gets of
    what is divided among them. `item`: the spell or ability on the stack that the event was about.
    `damaged`: the objects that the effects so far have dealt damage to.
    `done`: what the effects so far did, as (`destroyed` …, the object as it was, how much).
    `group`: the objects that the effect before this one in the text was about.
    `made`: whether `those` have been made or found by the effects, and are not those of the event.
    `host`: what it was attached to, where that has just left the battlefield.
    `being`: what is put onto the battlefield is so as it enters, by what the text says later.
    `entering`: what enters the battlefield as it happens, of which nothing can be chosen for it.
    `prevented`: how much damage it prevented. `flips`: how the coins just flipped came up;
    `clash`: whether the player has won the clash just held.
    """

    object: int | None
    controller: int
    name: str = ""
    that_object: int | None = None
    that_player: int | None = None
    amount: int | None = None
    targets: tuple[Recipient | None, ...] = ()
    effect: ActiveEffect | None = None
    subject: int | None = None
    those: tuple[int, ...] = ()
    became: tuple[tuple[int, int], ...] = ()
    target_counts: tuple[int, ...] = ()
    x: int | None = None
    host: int | None = None
    paid: tuple[int, ...] = ()
    tapping: bool = False
    produced: tuple[ManaType, ...] = ()
    divided: tuple[int, ...] = ()
    item: int | None = None
    damaged: tuple[int, ...] = ()
    prevented: int | None = None
    flips: tuple[str, ...] = ()
    clash: bool | None = None
    done: tuple[tuple[str, int | None, int], ...] = ()
    group: tuple[int, ...] | None = None
    made: bool = False
    being: tuple[Change, ...] = ()
    entering: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Watcher:
    """A triggered ability at work: whose it is (`object` None: a player's own) and which keyword
    stands for it, if one does."""

    object: int | None
    controller: int
    name: str
    ability: TriggeredAbility
    keyword: str | None


@dataclass(frozen=True, slots=True)
class Active:
    """A modification that is in effect, and from where it is read."""

    effect: Modification
    at: Viewpoint
