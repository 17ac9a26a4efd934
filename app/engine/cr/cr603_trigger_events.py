"""What trigger conditions watch for: a batch of events read as occurrences of each kind (CR 603.2).

An occurrence is one thing that a trigger condition could match: one creature that attacks, one
creature that blocks another, damage dealt by one source to one recipient.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.cr.cr120_excess_damage import excess_damage
from app.engine.kernel.components import made_of
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms import events as ev
from app.terms.abilities import EventKind as Kind
from app.terms.player_actions import ActivateAbility
from app.terms.zones import Zone


@dataclass(frozen=True, slots=True)
class Occurrence:
    """One thing that happened. `subject` and `other` as in `Trigger`; `player`: the player it is
    about; `by`: the player who did it, where that is another. `direct`: an attack on the player,
    not on what the player controls. `word`: the step, the kind of counter. `became`: the object
    that moved, (id before, id after)."""

    event: ev.Event
    subject: int | None = None
    other: int | None = None
    player: int | None = None
    by: int | None = None
    amount: int | None = None
    direct: bool = True
    combat: bool = False
    word: str | None = None
    became: tuple[tuple[int, int], ...] = ()


Batch = tuple[ev.Event, ...]
Found = Iterator[tuple[Kind, Occurrence]]


@rule("508.3", "trigger event", ev.AttackersDeclared)
def attacks(before: Now, event: ev.AttackersDeclared, batch: Batch) -> Found:
    """Each creature declared as an attacker attacks; one declared with no other attacks alone."""
    for attacker, target in event.attacks:
        player = before.defending_player(target)
        direct = isinstance(target, ev.PlayerRef)
        by = before.game.turn.active
        found = Occurrence(event, attacker, player=player, by=by, direct=direct)
        yield Kind.ATTACKS, found
        yield Kind.PLAYER_ATTACKS, found
        if len(event.attacks) == 1:
            yield Kind.ATTACKS_ALONE, found


@rule("509.3a", "trigger event", ev.BlockersDeclared)
def blocks(before: Now, event: ev.BlockersDeclared, batch: Batch) -> Found:
    """A creature declared as a blocker blocks once, and blocks a creature for each that it was
    declared for."""
    for blocker in dict.fromkeys(blocker for blocker, _ in event.blocks):
        yield Kind.BLOCKS, Occurrence(event, blocker, player=event.player)
    for blocker, attacker in event.blocks:
        yield Kind.BLOCKS_CREATURE, Occurrence(event, blocker, attacker, event.player)


@rule("509.3c", "trigger event", ev.BecameBlocked)
def becomes_blocked(before: Now, event: ev.BecameBlocked, batch: Batch) -> Found:
    """A creature becomes blocked once, if it was not blocked already, and becomes blocked by each
    creature that came to block it."""
    combat = before.game.combat
    attack = before.attack_of(event.attacker)
    player = attack.defending if attack is not None else None
    if attack is None or not attack.blocked:
        yield Kind.BECOMES_BLOCKED, Occurrence(event, event.attacker, player=player)
    for blocker in event.by:
        yield Kind.BECOMES_BLOCKED_BY, Occurrence(event, event.attacker, blocker, player)
    # An effect made these block: they were not declared, now or before (509.3a, 509.3b).
    declared = {pair for e in batch if isinstance(e, ev.BlockersDeclared) for pair in e.blocks}
    blocking = combat.blocks if combat is not None else ()
    for blocker in event.by:
        pair = (blocker, event.attacker)
        if pair in declared or pair in blocking:
            continue
        if not any(b == blocker for b, _ in blocking):
            yield Kind.BLOCKS, Occurrence(event, blocker, player=player)
        yield Kind.BLOCKS_CREATURE, Occurrence(event, blocker, event.attacker, player)


@rule("509.3g", "trigger event", ev.BecameUnblocked)
def unblocked(before: Now, event: ev.BecameUnblocked, batch: Batch) -> Found:
    """An attacker that no creature was declared as a blocker for attacks and isn't blocked."""
    attack = before.attack_of(event.attacker)
    player = attack.defending if attack is not None else None
    direct = attack is not None and isinstance(attack.target, ev.PlayerRef)
    yield Kind.ATTACKS_UNBLOCKED, Occurrence(event, event.attacker, player=player, direct=direct)


@rule("120.4b", "trigger event", ev.Damage)
def damage(before: Now, event: ev.Damage, batch: Batch) -> Found:
    """Damage that was dealt: by its source, to its recipient. No damage is dealt by dealing 0."""
    if event.amount <= 0:
        return
    amount, combat = event.amount, event.combat
    if isinstance(event.recipient, ev.PlayerRef):
        player = event.recipient.player
        dealt = Occurrence(event, event.source, None, player, amount=amount, combat=combat)
        taken = Occurrence(event, None, event.source, player, amount=amount, combat=combat)
    else:
        to = event.recipient
        dealt = Occurrence(event, event.source, to, None, amount=amount, combat=combat)
        taken = Occurrence(event, to, event.source, None, amount=amount, combat=combat)
        yield from _excess(before, event, to, batch)
    yield Kind.DEALS_DAMAGE, dealt
    yield Kind.IS_DEALT_DAMAGE, taken


def _excess(before: Now, event: ev.Damage, to: int, batch: Batch) -> Found:
    """A permanent is dealt excess damage once by all that is dealt to it at the same time."""
    hurts = [e for e in batch if isinstance(e, ev.Damage) and e.recipient == to]
    if hurts[0] is not event:
        return
    excess = excess_damage(before, hurts, to)
    if excess:
        found = Occurrence(event, to, None, None, amount=excess, combat=event.combat)
        yield Kind.IS_DEALT_EXCESS, found


@rule("119.9", "trigger event", ev.LifeGain, ev.LifeLoss)
def life(before: Now, event: ev.LifeGain | ev.LifeLoss, batch: Batch) -> Found:
    """A player gains life once for each source that makes them; gaining 0 is not gaining life."""
    if event.amount <= 0:
        return
    kind = Kind.GAINS_LIFE if isinstance(event, ev.LifeGain) else Kind.LOSES_LIFE
    yield kind, Occurrence(event, player=event.player, amount=event.amount)


@rule("603.6", "trigger event", ev.Moved)
def moved(before: Now, event: ev.Moved, batch: Batch) -> Found:
    """A permanent enters, or leaves the battlefield; one put into a graveyard from there dies."""
    object = before.game.find(event.object)
    if object is not None and not object.token:
        for id in (event.object, *made_of(event)):
            went = _became(event) if id == event.object else ()
            yield (
                Kind.MOVES,
                Occurrence(event, id, player=object.owner, word=object.zone, became=went),
            )
    if object is not None and object.zone is Zone.BATTLEFIELD:
        became = _became(event)
        left = Occurrence(
            event, event.object, player=before.controller(event.object), became=became
        )
        yield Kind.LEAVES, left
        if event.to is Zone.GRAVEYARD:
            yield Kind.DIES, left
    if event.to is Zone.BATTLEFIELD and event.new is not None:
        yield Kind.ENTERS, Occurrence(event, event.new)
        owner = None if object is None else object.owner
        player = owner if event.controller is None else event.controller
        for word, amount in event.counters:
            # Counters that it enters with are put on it (122.6), by its controller (122.6a).
            put = Occurrence(event, event.new, player=player, amount=amount, word=word)
            yield Kind.COUNTERS_PUT, put


def _became(event: ev.Moved) -> tuple[tuple[int, int], ...]:
    return tuple((event.object, id) for id in made_of(event))


@rule("603.6a", "trigger event", ev.TokenCreated)
def created(before: Now, event: ev.TokenCreated, batch: Batch) -> Found:
    """A token that is created enters."""
    yield Kind.ENTERS, Occurrence(event, event.new)


@rule("603.2b", "trigger event", ev.StepBegins)
def step_begins(before: Now, event: ev.StepBegins, batch: Batch) -> Found:
    """A step begins in some player's turn."""
    yield Kind.BEGINNING_OF_STEP, Occurrence(event, player=event.player, word=event.step)


@rule("603.2e", "trigger event", ev.Tapped)
def tapped(before: Now, event: ev.Tapped, batch: Batch) -> Found:
    """A permanent becomes tapped; one that was, or that enters so, does not."""
    yield Kind.BECOMES_TAPPED, Occurrence(event, event.object)


@rule("603.2e", "trigger event", ev.Untapped)
def untapped(before: Now, event: ev.Untapped, batch: Batch) -> Found:
    """A permanent becomes untapped."""
    yield Kind.BECOMES_UNTAPPED, Occurrence(event, event.object)


@rule("701.43d", "trigger event", ev.Exerted)
def exerted(before: Now, event: ev.Exerted, batch: Batch) -> Found:
    """A player exerts a permanent."""
    yield Kind.EXERTED, Occurrence(event, event.object, player=event.player)


@rule("702.154c", "trigger event", ev.Enlisted)
def enlists(before: Now, event: ev.Enlisted, batch: Batch) -> Found:
    """A creature enlists another one as that is tapped for it."""
    yield Kind.ENLISTS, Occurrence(event, event.object, event.other)


@rule("122.6", "trigger event", ev.CountersPut)
def counters(before: Now, event: ev.CountersPut, batch: Batch) -> Found:
    """Counters are put on an object."""
    if event.amount > 0 and not isinstance(event.on, ev.PlayerRef):
        found = Occurrence(event, event.on, player=event.by, amount=event.amount, word=event.kind)
        yield Kind.COUNTERS_PUT, found


@rule("603.2", "trigger event", ev.CountersRemoved)
def counters_removed(before: Now, event: ev.CountersRemoved, batch: Batch) -> Found:
    """Counters are removed from an object."""
    if event.amount > 0 and not isinstance(event.on, ev.PlayerRef):
        found = Occurrence(event, event.on, amount=event.amount, word=event.kind)
        yield Kind.COUNTERS_REMOVED, found


@rule("603.2e", "trigger event", ev.BecameTarget)
def became_target(before: Now, event: ev.BecameTarget, batch: Batch) -> Found:
    """An object or player becomes the target of a spell or ability."""
    if isinstance(event.target, ev.PlayerRef):
        found = Occurrence(event, None, event.source, event.controller, event.target.player)
        yield Kind.YOU_BECOME_TARGET, found
    elif event.target in before.game.objects:
        yield Kind.BECOMES_TARGET, Occurrence(event, event.target, event.source, event.controller)


@rule("701.21a", "trigger event", ev.Sacrificed)
def sacrificed(before: Now, event: ev.Sacrificed, batch: Batch) -> Found:
    """A player sacrifices a permanent they control."""
    if event.object in before.game.objects:
        player = before.controller(event.object)
        yield Kind.SACRIFICED, Occurrence(event, event.object, player=player)


@rule("701.9a", "trigger event", ev.CardsDiscarded)
def discarded(before: Now, event: ev.CardsDiscarded, batch: Batch) -> Found:
    """A player discards a card."""
    for _ in range(event.unknown if event.object is None else 1):
        yield Kind.DISCARDS, Occurrence(event, event.object, player=event.player)
    doing = before.game.doing
    by = doing if isinstance(doing, ActivateAbility) and doing.keyword == "cycling" else None
    if by is not None and event.object == by.source:
        # It is cycled as it is discarded for the cost of its ability (702.29c).
        yield Kind.CYCLED, Occurrence(event, event.object, player=event.player)
        yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word="cycle a card")


@rule("121.1", "trigger event", ev.CardDrawn)
def drawn(before: Now, event: ev.CardDrawn, batch: Batch) -> Found:
    """A player draws cards one after the other, each a draw of its own."""
    for _ in range(event.count):
        yield Kind.DRAWS, Occurrence(event, player=event.player)


@rule("708.8", "trigger event", ev.TurnedFaceUp)
def turned_up(before: Now, event: ev.TurnedFaceUp, batch: Batch) -> Found:
    """A permanent is turned face up."""
    yield Kind.TURNED_FACE_UP, Occurrence(event, event.object)


@rule("106.12", "trigger event", ev.TappedForMana)
def tapped_for_mana(before: Now, event: ev.TappedForMana, batch: Batch) -> Found:
    """A permanent is tapped for mana."""
    yield Kind.TAPPED_FOR_MANA, Occurrence(event, event.object, player=event.player)


@rule("106.4", "trigger event", ev.ManaAdded)
def mana_added(before: Now, event: ev.ManaAdded, batch: Batch) -> Found:
    """An ability or spell causes a player to add mana."""
    source = event.source
    yield Kind.MANA_ADDED, Occurrence(event, source, player=event.player, by=event.by)


@rule("601.2i", "trigger event", ev.SpellCast)
def cast(before: Now, event: ev.SpellCast, batch: Batch) -> Found:
    """A player casts a spell; the amount is how many were cast before it this turn."""
    cast_before = sum(player.spells_cast for player in before.game.players)
    yield (
        Kind.CAST,
        Occurrence(event, event.object, player=event.player, by=event.player, amount=cast_before),
    )
    yield from expended(before, event)


@rule("700.14")
def expended(before: Now, event: ev.SpellCast) -> Found:
    """A player expends each amount that the mana they have spent on spells this turn comes to with
    that spell."""
    spent = before.game.players[event.player].mana_spent
    for amount in range(spent + 1, spent + event.mana + 1):
        found = Occurrence(event, player=event.player, amount=amount, word="expend")
        yield Kind.PLAYER_DOES, found


@rule("701.27a", "trigger event", ev.TurnedOver)
def transformed(before: Now, event: ev.TurnedOver, batch: Batch) -> Found:
    """A permanent transforms, and so into what its other face is; flipping is no transforming."""
    if not event.flips and not event.converts:
        for word in ("transforms", "transforms into ~"):
            yield Kind.DOES, Occurrence(event, event.object, word=word)


# These look back: who watches, and what the objects look like, is as it was before (603.10a).
LOOKS_BACK: frozenset[Kind] = frozenset(
    {Kind.DIES, Kind.LEAVES, Kind.SACRIFICED, Kind.DISCARDS, Kind.CYCLED, Kind.UNATTACHED}
)


def occurrences(before: Now, batch: Batch) -> dict[Kind, list[Occurrence]]:
    """What happened in a batch, by kind, in order."""
    found: dict[Kind, list[Occurrence]] = {}
    table = before.rules.table("trigger event")
    for event in batch:
        for read in table.get(type(event), ()):
            for kind, occurrence in read(before, event, batch):
                found.setdefault(kind, []).append(occurrence)
    return found


def still_known(game: Game, id: int) -> bool:
    """Whether an object is there or its last known information is."""
    return id in game.objects or id in game.last_known
