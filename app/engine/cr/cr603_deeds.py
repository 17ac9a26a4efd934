"""Events that trigger conditions call by what players and objects do (CR 603.2): committing crimes,
discarding and cycling, playing, creating tokens, keyword actions."""

from __future__ import annotations

from app.engine.cr.cr603_trigger_events import Batch, Found, Occurrence
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.engine.kernel.told import paid
from app.terms import events as ev
from app.terms.abilities import EventKind as Kind
from app.terms.player_actions import ActivateAbility
from app.terms.types import PERMANENT_TYPES, CardType
from app.terms.zones import Zone

# A half of a Room is unlocked (709.5h).
UNLOCKS = "unlock a door"
UNLOCKS_THIS = "unlock this door"
# The second half of a Room is, or both are (709.5i).
UNLOCKS_FULLY = "fully unlock a Room"


@rule("701.1", "trigger event", ev.ActionDone)
def action_done(before: Now, event: ev.ActionDone, batch: Batch) -> Found:
    """A keyword action has been carried out, whatever of it was possible."""
    if event.word == UNLOCKS:
        for word in (UNLOCKS, UNLOCKS_THIS):
            yield Kind.PLAYER_DOES, Occurrence(event, None, event.object, event.player, word=word)
    elif event.object is None:
        yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word=event.word)
    else:
        yield Kind.DOES, Occurrence(event, event.object, player=event.player, word=event.word)


@rule("707.10", "trigger event", ev.SpellCopied)
def copied(before: Now, event: ev.SpellCopied, batch: Batch) -> Found:
    """A player copies a spell: the copy is put onto the stack, and is not cast."""
    yield Kind.COPIED, Occurrence(event, event.object, player=event.player, by=event.player)
    yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word="copy a spell")


@rule("700.13", "trigger event", ev.BecameTarget)
def crime(before: Now, event: ev.BecameTarget, batch: Batch) -> Found:
    """A player commits a crime once as something of theirs is put on the stack that targets an
    opponent, what an opponent controls, or a card in an opponent's graveyard."""
    if event.later or not _against_opponent(before, event):
        return
    for other in batch:
        if other is event:
            break
        same = isinstance(other, ev.BecameTarget) and other.item == event.item
        if same and isinstance(other, ev.BecameTarget) and _against_opponent(before, other):
            return
    yield Kind.PLAYER_DOES, Occurrence(event, player=event.controller, word="commit a crime")


def _against_opponent(before: Now, event: ev.BecameTarget) -> bool:
    if isinstance(event.target, ev.PlayerRef):
        return event.target.player != event.controller
    object = before.game.find(event.target)
    if object is None:
        items = (item for item in before.game.stack if item.id == event.target)
        return any(item.controller != event.controller for item in items)
    if object.zone is Zone.GRAVEYARD:
        return object.owner != event.controller
    at_work = object.zone in (Zone.BATTLEFIELD, Zone.STACK)
    return at_work and before.controller(event.target) != event.controller


@rule("702.29d", "trigger event", ev.CardsDiscarded)
def cycled_or_discarded(before: Now, event: ev.CardsDiscarded, batch: Batch) -> Found:
    """A card that is cycled is discarded: what watches for either triggers once. What a card says
    of being discarded itself, it says in the hand."""
    for _ in range(event.unknown if event.object is None else 1):
        for word in ("cycle or discard a card", "cycle or discard another card"):
            found = Occurrence(event, None, event.object, event.player, word=word)
            yield Kind.PLAYER_DOES, found
    if event.object is None:
        return
    found = Occurrence(event, None, event.object, event.player, word="discard ~")
    yield Kind.PLAYER_DOES, found
    doing = before.game.doing
    cycling = isinstance(doing, ActivateAbility) and doing.keyword == "cycling"
    if cycling and isinstance(doing, ActivateAbility) and doing.source == event.object:
        word = "cycle another card"
        yield Kind.PLAYER_DOES, Occurrence(event, None, event.object, event.player, word=word)
    if event.by is not None and event.by != event.player:
        word = "is discarded because of an opponent"
        yield Kind.DOES, Occurrence(event, event.object, player=event.player, word=word)


@rule("603.10a", "trigger event", ev.Sacrificed)
def sacrificed_itself(before: Now, event: ev.Sacrificed, batch: Batch) -> Found:
    """Its controller sacrifices the permanent that says so."""
    if event.object in before.game.objects:
        player = before.controller(event.object)
        yield Kind.PLAYER_DOES, Occurrence(event, None, event.object, player, word="sacrifice ~")


@rule("701.18a", "trigger event", ev.LandPlayed)
def land_played(before: Now, event: ev.LandPlayed, batch: Batch) -> Found:
    """A player plays a land, and so a card."""
    for word in ("play a land", "play a card"):
        yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word=word)
    moved = (each for each in batch if isinstance(each, ev.Moved) and each.object == event.object)
    new = next((each.new for each in moved), None)
    another = "play another land"  # than the one that says so
    yield Kind.PLAYER_DOES, Occurrence(event, None, new, event.player, word=another)


@rule("701.18b", "trigger event", ev.SpellCast)
def card_played(before: Now, event: ev.SpellCast, batch: Batch) -> Found:
    """A player who casts a card as a spell plays it; kicking it is paying for its kicker."""
    object = before.game.find(event.object)
    if object is None:
        return
    if not object.token:
        yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word="play a card")
    if paid("kicker") in object.marks:
        yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word="kick a spell")


@rule("111.2", "trigger event", ev.TokenCreated)
def token_created(before: Now, event: ev.TokenCreated, batch: Batch) -> Found:
    """A player creates a token; those created at once are one or more."""
    yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word="create a token")
    own = [e for e in batch if isinstance(e, ev.TokenCreated) and e.player == event.player]
    creatures = [e for e in own if CardType.CREATURE in e.token.faces[e.face].types]
    if own[0] is event:
        found = Occurrence(event, player=event.player, word="create one or more tokens")
        yield Kind.PLAYER_DOES, found
    if creatures and creatures[0] is event:
        word = "create one or more creature tokens"
        yield Kind.PLAYER_DOES, Occurrence(event, player=event.player, word=word)


@rule("107.14", "trigger event", ev.CountersPut)
def energy(before: Now, event: ev.CountersPut, batch: Batch) -> Found:
    """A player gets energy counters."""
    if event.kind == "energy" and event.amount > 0 and isinstance(event.on, ev.PlayerRef):
        player, word = event.on.player, "get one or more {E}"
        yield Kind.PLAYER_DOES, Occurrence(event, player=player, amount=event.amount, word=word)


@rule("603.6a", "trigger event", ev.Moved)
def enters_so(before: Now, event: ev.Moved, batch: Batch) -> Found:
    """A permanent enters tapped or untapped, or from a graveyard."""
    if event.to is not Zone.BATTLEFIELD or event.new is None:
        return
    how = "tapped" if event.tapped else "untapped"
    yield Kind.DOES, Occurrence(event, event.new, word=f"enters {how}")
    object = before.game.find(event.object)
    if object is not None and object.zone is Zone.GRAVEYARD:
        yield Kind.DOES, Occurrence(event, event.new, word="enters from a graveyard")


@rule("700.11", "trigger event", ev.Moved)
def descended(before: Now, event: ev.Moved, batch: Batch) -> Found:
    """A player has descended once a permanent card has been put into their graveyard."""
    object = before.game.find(event.object)
    if event.to is not Zone.GRAVEYARD or object is None or object.token:
        return
    if any(face.types & PERMANENT_TYPES for face in object.card.faces[:1]):
        yield Kind.PLAYER_DOES, Occurrence(event, player=object.owner, word="descend")


@rule("725.1", "trigger event", ev.Designated)
def became_monarch(before: Now, event: ev.Designated, batch: Batch) -> Found:
    """A player becomes the monarch."""
    if isinstance(event.object, ev.PlayerRef) and event.designation == "monarch":
        player = event.object.player
        yield Kind.PLAYER_DOES, Occurrence(event, player=player, word="become the monarch")
