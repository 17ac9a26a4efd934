"""Abilities (CR 113) as terms."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from app.terms.amounts import Amount
from app.terms.changes import Change
from app.terms.conditions import Condition
from app.terms.costs import Cost
from app.terms.effects import Effect, TargetChoice
from app.terms.mana_effects import ManaMade
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
    """A static ability's effect on characteristics: which objects, what changes. `elsewhere`: which
    spells, and cards in other zones than the battlefield, it changes as well."""

    subject: Selector
    changes: tuple[Change, ...]
    zone: Zone = Zone.BATTLEFIELD
    elsewhere: Selector | None = None


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
    IS_DEALT_EXCESS = "is dealt excess damage"
    GAINS_LIFE = "a player gains life"
    LOSES_LIFE = "a player loses life"
    DIES = "dies"
    LEAVES = "leaves the battlefield"
    ENTERS = "enters"
    BEGINNING_OF_STEP = "at the beginning of a step"
    BECOMES_TAPPED = "becomes tapped"
    BECOMES_UNTAPPED = "becomes untapped"
    COUNTERS_PUT = "counters are put on it"
    COUNTERS_REMOVED = "a counter is removed from it"
    CAST = "a spell is cast"
    ACTIVATES = "an ability that is no mana ability is activated"
    BECOMES_TARGET = "becomes the target"
    YOU_BECOME_TARGET = "you become the target"
    SACRIFICED = "is sacrificed"
    DRAWS = "a player draws a card"
    DISCARDS = "a player discards a card"
    CHAPTER = "a chapter of it is reached"
    TURNED_FACE_UP = "is turned face up"
    CYCLED = "is cycled"
    TAPPED_FOR_MANA = "is tapped for mana"
    MANA_ADDED = "mana is added"
    EXERTED = "is exerted"
    ENLISTS = "enlists a creature"
    FLIP_WON = "a player wins a coin flip"
    FLIP_LOST = "a player loses a coin flip"
    DONE_THIS_WAY = "is done by the same ability"
    DOES = "does something that has a name"
    ATTACHED = "becomes attached to something"
    UNATTACHED = "becomes unattached from something"
    PLAYER_DOES = "a player does something that has a name"
    MOVES = "is put somewhere"
    COPIED = "a spell is copied"
    STATE = "something is so"


@dataclass(frozen=True, slots=True)
class Trigger:
    """The event: its kind, the object it is about, and what narrows it.

    `subject`: the object that attacks, deals damage, dies …; `other`: the second object (the
    creature blocked or blocking, the one dealt damage, the source of damage dealt to the subject).
    `player`: the player attacked, dealt damage to, who gains or loses life, whose step it is;
    `permanents`: an attack on what that player controls counts too. With both `other` and `player`,
    damage to either triggers; damage dealt to a `player` is never about the subject.
    With ATTACKS, `other` are creatures that attack at the same time, at least `number` of them (one
    where it is None); with PLAYER_ATTACKS `number` counts the subjects. `counter`: the kind of
    counter put. `batched`: "one or more …" triggers once for all at once, for each player where
    `player` is named; counters put on one object at once are one such event. With
    CHAPTER `number` is the chapter (CR 714.2b). With TAPPED_FOR_MANA `player` is who taps it, with
    MANA_ADDED who adds it by the subject's ability or spell; `mana`: only mana of one of these
    types. `condition`: what must be so as the event occurs, and then only ("attacks while …").
    With BECOMES_TARGET and YOU_BECOME_TARGET `player` is who controls what targets.
    `ordinal`: only the so-manieth such event of each turn; `during`: only in such a player's turn;
    With COUNTERS_REMOVED the action `the last one` is of the last counter of the kind.
    `state`: only while that is so, and with STATE alone what is watched for (CR 603.8). `source`
    and `to`: the zones that the subject leaves and goes to; `action`: what is done, as a keyword
    action or in a few words.
    """

    kind: EventKind
    subject: Selector = This()
    other: Selector | None = None
    player: Who | None = None
    combat: bool | None = None
    step: Step | None = None
    batched: bool = False
    number: int | None = None
    permanents: bool = False
    counter: str | None = None
    mana: ManaMade | None = None
    condition: Condition | None = None
    ordinal: int | None = None
    during: Who | None = None
    state: Condition | None = None
    source: Zone | None = None
    to: Zone | None = None
    action: str | None = None


@dataclass(frozen=True, slots=True)
class TriggeredAbility:
    """`condition` is the intervening if (CR 603.4). `optional`: "you may" for the whole effect.
    `also`: further events of the same ability ("enters or attacks"). `targets`: what is chosen as
    it is put on the stack; effects name them by `Target(0)`, `Target(1)` … `once_each_turn`,
    `twice_each_turn`: it triggers no more often. `done_once`: it triggers only while its controller
    has not done that this turn (CR 603.2h)."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    optional: bool = False
    zone: Zone = Zone.BATTLEFIELD
    once_each_turn: bool = False
    also: tuple[Trigger, ...] = ()
    targets: tuple[TargetChoice, ...] = ()
    done_once: bool = False
    twice_each_turn: bool = False


@dataclass(frozen=True, slots=True)
class ActivatedAbility:
    """`sorcery_speed`, `instant_speed`: it may be activated only when a sorcery or an instant could
    be cast, so that a mana ability is of no help to pay for something that has been begun.
    `limit`: what else is said of who may activate it, or how often: `exhaust`, `any player`.
    `cost_changes`: what it says itself of how much less it costs to activate."""

    cost: Cost
    effects: tuple[Effect, ...]
    zone: Zone = Zone.BATTLEFIELD
    condition: Condition | None = None
    sorcery_speed: bool = False
    once_each_turn: bool = False
    targets: tuple[TargetChoice, ...] = ()
    instant_speed: bool = False
    limit: str | None = None
    cost_changes: tuple[StaticAbility, ...] = ()


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """What an instant or sorcery does as it resolves."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that the grammar does not read: counted, shown, named in rulings."""

    line: str


Ability = (
    KeywordAbility | StaticAbility | TriggeredAbility | ActivatedAbility | SpellAbility | Unread
)
