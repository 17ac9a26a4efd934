"""Abilities (CR 113) as terms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.terms.amounts import Amount
from app.terms.changes import Change
from app.terms.conditions import Condition
from app.terms.costs import Cost
from app.terms.effects import Effect
from app.terms.modifications import Modification
from app.terms.selectors import Selector, This, Who
from app.terms.steps import Step
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """A keyword ability with its parameter (CR 702).

    `name` is a key of `KEYWORDS`. `quality` for protection, hexproof from, landwalk (the land it
    looks for), enchant, bands with other, trample over planeswalkers (planeswalkers) …
    `text`: the parameter's words where they are not read into a term; the engine then does not
    apply it.
    """

    name: str
    number: Amount | None = None
    cost: Cost | None = None
    quality: Selector | None = None
    player: Who | int | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class ContinuousChange:
    """A static ability's effect on characteristics: which objects, what changes."""

    subject: Selector
    changes: tuple[Change, ...]
    zone: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True, slots=True)
class StaticAbility:
    """Continuous effects for as long as the object is where the ability works."""

    effects: tuple[ContinuousChange | Modification, ...]
    condition: Condition | None = None
    zone: Zone = Zone.BATTLEFIELD
    characteristic_defining: bool = False


class EventKind(StrEnum):
    """What a triggered ability watches for (CR 603.1)."""

    ATTACKS = "attacks"
    ATTACKS_ALONE = "attacks alone"
    BLOCKS = "blocks"
    BLOCKS_CREATURE = "blocks a creature"
    BECOMES_BLOCKED = "becomes blocked"
    BECOMES_BLOCKED_BY = "becomes blocked by a creature"
    ATTACKS_UNBLOCKED = "attacks and isn't blocked"
    PLAYER_ATTACKS = "a player attacks"
    DEALS_DAMAGE = "deals damage"
    IS_DEALT_DAMAGE = "is dealt damage"
    GAINS_LIFE = "a player gains life"
    LOSES_LIFE = "a player loses life"
    DIES = "dies"
    LEAVES = "leaves the battlefield"
    ENTERS = "enters"
    BEGINNING_OF_STEP = "at the beginning of a step"
    BECOMES_TAPPED = "becomes tapped"
    BECOMES_UNTAPPED = "becomes untapped"
    COUNTERS_PUT = "counters are put on it"
    CAST = "a spell is cast"
    BECOMES_TARGET = "becomes the target"
    SACRIFICED = "is sacrificed"
    DRAWS = "a player draws a card"
    DISCARDS = "a player discards a card"


@dataclass(frozen=True, slots=True)
class Trigger:
    """The event: its kind, the object it is about, and what narrows it.

    `subject`: the object that attacks, deals damage, dies …; `other`: the second object (the
    blocker, the creature dealt damage). `player`: the player attacked, dealt damage to, whose step
    it is. `batched`: "one or more …" triggers once for all at once.
    """

    kind: EventKind
    subject: Selector = This()
    other: Selector | None = None
    player: Who | None = None
    combat: bool | None = None
    step: Step | None = None
    batched: bool = False
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TriggeredAbility:
    """`condition` is the intervening if (CR 603.4). `optional`: "you may" for the whole effect."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    optional: bool = False
    zone: Zone = Zone.BATTLEFIELD
    once_each_turn: bool = False


@dataclass(frozen=True, slots=True)
class ActivatedAbility:
    cost: Cost
    effects: tuple[Effect, ...]
    zone: Zone = Zone.BATTLEFIELD
    condition: Condition | None = None
    sorcery_speed: bool = False
    once_each_turn: bool = False


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """What an instant or sorcery does as it resolves."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that the grammar does not read: counted, shown, named in rulings."""

    line: str


Ability = (
    KeywordAbility | StaticAbility | TriggeredAbility | ActivatedAbility | SpellAbility | Unread
)
