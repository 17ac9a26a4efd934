"""The game as immutable data: objects, zones, players, turn, combat, effects.

Nothing here names a rule. A Game is never changed: `kernel.apply` makes the next one. An object
that changes zones gets a new id, so a reference to what has left finds nothing by accident.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from app.engine.kernel.combat import Attack as Attack
from app.engine.kernel.combat import Combat as Combat
from app.engine.kernel.components import Component
from app.engine.kernel.copying import copied
from app.engine.kernel.turn import Happened as Happened
from app.engine.kernel.turn import Progress as Progress
from app.engine.kernel.turn import StolenPhase as StolenPhase
from app.engine.kernel.turn import Turn as Turn
from app.terms.abilities import Ability, ContinuousChange, TriggeredAbility
from app.terms.cards import Card, Face
from app.terms.effects import Duration, Effect, Lasting, TargetChoice
from app.terms.events import Event, Recipient
from app.terms.mana_pool import Mana, SpentOn
from app.terms.modifications import Modification
from app.terms.player_actions import PlayerAction
from app.terms.zones import Zone

if TYPE_CHECKING:
    from app.engine.kernel.now import Characteristics


# The mark of a card on top of a library, above cards that nobody knows.
ON_TOP = "on top of a library"


@dataclass(frozen=True, slots=True)
class Counters:
    """All counters of one kind on an object or player; they share a timestamp."""

    kind: str
    count: int
    timestamp: int = 0


@dataclass(frozen=True, slots=True)
class GameObject:
    """A card, token or emblem in some zone, by what is printed on it and what has been done to it.

    `controller` is whose control it entered under; effects that change control are worked out by
    the layers, so rules read `Now.controller`. `x`: the value of X it was cast with. `chosen`: what
    was chosen as it entered, by kind ("color", "type", "player", "name"). `marks`: designations
    such as "monstrous". `label`: how the call names it. `deathtouched`: a source with deathtouch
    has damaged it after the last check of state-based actions. `former`: its id before it came
    here; `first`: the id it had at the very first, None if it never moved. `held_by`: who
    controlled it when that was last looked at, once that was someone else than `controller`.
    `turned`: the id that the next object had when this one was last turned over. `spent`: what it
    was cast with, None where it was not cast. `exiled_with`: the id of the object whose ability
    exiled it; `returns_to`: the zone that it goes back to once that has left the battlefield.
    `damaged_by`: the ids of what has dealt damage to it this turn. `components`: what it is
    represented by where that is more than one card or token, the topmost first.
    """

    id: int
    card: Card
    owner: int
    controller: int
    zone: Zone
    label: str
    timestamp: int = 0
    face: int = 0
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    phased_out: bool = False
    token: bool = False
    commander: bool = False
    sick: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: tuple[Counters, ...] = ()
    attached_to: Recipient | None = None
    protector: int | None = None
    paired_with: int | None = None
    x: int | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    marks: frozenset[str] = frozenset()
    former: int | None = None
    first: int | None = None
    held_by: int | None = None
    turned: int | None = None
    spent: SpentOn | None = None
    damaged_by: frozenset[int] = frozenset()
    exiled_with: int | None = None
    returns_to: Zone | None = None
    components: tuple[Component, ...] = ()

    @property
    def printed(self) -> Face:
        """The face that is up, as printed."""
        return self.card.faces[self.face]

    @property
    def is_emblem(self) -> bool:
        """Whether it is an emblem: in the command zone and no card, so without a card type."""
        return self.zone is Zone.COMMAND and not self.card.front.types

    def count(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        for group in self.counters:
            if group.kind == kind:
                return group.count
        return 0

    def but(self, **changes: Any) -> GameObject:
        """The same object with other values."""
        return copied(self, changes)


@dataclass(frozen=True, slots=True)
class Player:
    """A player. `hand`: unknown cards in hand; known ones are objects. `library` None: unknown
    cards without end. `commander_damage`: by the commander's `label`; so is `commander_casts`, how
    often it was cast from the command zone ("" for any of them). `mana_spent`: on spells, this
    turn, like `drawn`, the cards drawn, and `lands_played`. `skips`: what of the player's turns is
    skipped next, each once ("turn", "draw step", "combat phase" …). `speed`: 0 for none."""

    name: str
    life: int = 20
    counters: tuple[Counters, ...] = ()
    hand: int = 0
    library: int | None = None
    pool: tuple[Mana, ...] = ()
    abilities: tuple[Ability, ...] = ()
    commander_damage: tuple[tuple[str, int], ...] = ()
    marks: frozenset[str] = frozenset()
    life_gained: int = 0
    life_lost: int = 0
    spells_cast: int = 0
    drawn: int = 0
    speed: int = 0
    mana_spent: int = 0
    lands_played: int = 0
    drew_from_empty: bool = False
    lost: bool = False
    commander_casts: tuple[tuple[str, int], ...] = ()
    skips: tuple[str, ...] = ()

    def count(self, kind: str) -> int:
        """How many counters of a kind the player has."""
        for group in self.counters:
            if group.kind == kind:
                return group.count
        return 0

    def but(self, **changes: Any) -> Player:
        """The same player with other values."""
        return copied(self, changes)


@dataclass(frozen=True, slots=True)
class ActiveEffect:
    """A continuous effect that does not come from a static ability: of a resolved spell or ability,
    or supposed by the judge.

    `effect`: what it does. A ContinuousChange's `subject` is matched, unless `objects` locks in
    whom it affects. `left`: what remains of a shield's amount, None where it has none.
    `until_turn_of`: a player, for effects that last until someone's next turn. `targets`: those of
    the spell or ability that made it, where the effect names them later.
    """

    id: int
    effect: ContinuousChange | Modification
    controller: int
    source: int | None
    source_name: str
    timestamp: int
    duration: Lasting
    objects: frozenset[int] | None = None
    left: int | None = None
    until_turn_of: int | None = None
    targets: tuple[Recipient | None, ...] = ()
    target_counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WaitingTrigger:
    """A triggered ability that has triggered and is not on the stack yet (or, in a StackItem, is).

    `source` is None for an ability of a player. `that_object`, `subject`, `that_player`, `amount`:
    what the event was about; `those`: all its subjects, where one or more of them trigger it.
    `became`: the objects that the event moved, (id before, id after). `event` is None where what
    triggered it was the ability's own effect; `paid`: what that effect had sacrificed or discarded.
    """

    ability: TriggeredAbility
    source: int | None
    controller: int
    name: str
    event: Event | None
    that_object: int | None = None
    that_player: int | None = None
    amount: int | None = None
    keyword: str | None = None
    subject: int | None = None
    those: tuple[int, ...] = ()
    became: tuple[tuple[int, int], ...] = ()
    paid: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DelayedTrigger:
    """A delayed triggered ability that waits for its event; it triggers once. With a duration it
    waits no longer than that, and unless `once` triggers each time. `too_soon`: what it waits for
    is so already, and must first be so no longer."""

    id: int
    ability: TriggeredAbility
    source: int | None
    controller: int
    name: str
    keyword: str | None = None
    duration: Duration | None = None
    until_turn_of: int | None = None
    once: bool = True
    too_soon: bool = False


@dataclass(frozen=True, slots=True)
class StackItem:
    """A spell or ability on the stack. `targets`: chosen objects and players, in the order of the
    text; None for one that was not chosen. `target_choices`: what they were chosen from. `x`: the
    value of X announced; `paid`: the objects that its cost was paid with; `became`: what that made
    of its source. A spell's `id` and `source` are its object's. `divided`: each target's share."""

    id: int
    controller: int
    source: int | None
    name: str
    effects: tuple[Effect, ...]
    trigger: WaitingTrigger | None = None
    targets: tuple[Recipient | None, ...] = ()
    target_choices: tuple[TargetChoice, ...] = ()
    x: int | None = None
    spell: bool = False
    paid: tuple[int, ...] = ()
    divided: tuple[int, ...] = ()
    became: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Known:
    """Last known information of an object that has left a zone."""

    object: GameObject
    characteristics: Characteristics


@dataclass(frozen=True, slots=True)
class Game:
    """A whole position. `objects` maps ids to objects in every zone, in the order they came there;
    no one changes it. `battlefield` holds ids in the order of entering (phased-out ones too).
    `delayed`: delayed triggered abilities; `triggered`: those that trigger once each turn and have,
    as (turn's number, source, ability). `doing`: the player's action that is about to be carried
    out. `used`: what may be done once each turn and has been, as (turn's number, object, what).
    `tally`: how often what some card asks about has happened this turn, `last_tally` in the turn
    before (None: nobody knows). `extra_turns`: who takes
    them, the next one first. `stolen`: phases that will be those of other players.
    `left_stack`: spells that have left the stack while something on it would copy them.
    `coins`: how many coins have been flipped. `draw`: the game is a draw. `unlisted`: cards that
    may come into it from hands of which nobody knows all cards."""

    players: tuple[Player, ...]
    objects: Mapping[int, GameObject]
    turn: Turn
    battlefield: tuple[int, ...] = ()
    stack: tuple[StackItem, ...] = ()
    left_stack: tuple[StackItem, ...] = ()
    combat: Combat | None = None
    effects: tuple[ActiveEffect, ...] = ()
    waiting: tuple[WaitingTrigger, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    triggered: frozenset[tuple[int, int | None, TriggeredAbility]] = frozenset()
    last_known: Mapping[int, Known] = field(default_factory=dict)
    next_id: int = 1
    next_timestamp: int = 1
    draw: bool = False
    doing: PlayerAction | None = None
    used: frozenset[tuple[int, int, str]] = frozenset()
    tally: tuple[Happened, ...] = ()
    last_tally: tuple[Happened, ...] | None = None
    extra_turns: tuple[int, ...] = ()
    stolen: tuple[StolenPhase, ...] = ()
    coins: int = 0
    unlisted: tuple[Card, ...] = ()

    def but(self, **changes: Any) -> Game:
        """The same game with other values."""
        return copied(self, changes)

    def with_object(self, object: GameObject) -> Game:
        """The game with one object exchanged for a new version of itself."""
        objects = dict(self.objects)
        objects[object.id] = object
        return self.but(objects=objects)

    def with_player(self, index: int, **changes: Any) -> Game:
        """The game with one player's values changed."""
        players = list(self.players)
        players[index] = players[index].but(**changes)
        return self.but(players=tuple(players))

    def find(self, id: int) -> GameObject | None:
        """The object with this id, if it still exists in that zone."""
        return self.objects.get(id)

    def opponents(self, player: int) -> tuple[int, ...]:
        """The other players still in the game, in turn order after this player."""
        n = len(self.players)
        order = ((player + step) % n for step in range(1, n))
        return tuple(other for other in order if not self.players[other].lost)

    def turn_order(self, first: int | None = None) -> tuple[int, ...]:
        """The players still in the game, from the active player (or `first`) on in turn order."""
        n = len(self.players)
        start = self.turn.active if first is None else first
        order = ((start + step) % n for step in range(n))
        return tuple(player for player in order if not self.players[player].lost)

    @property
    def over(self) -> bool:
        """Whether the game has ended: drawn, or all players but one have lost."""
        return self.draw or sum(not player.lost for player in self.players) < 2
