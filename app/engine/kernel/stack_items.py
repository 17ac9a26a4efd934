"""What is known of the spells and abilities on the stack, and of the top of libraries."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.kernel.game import ON_TOP, StackItem
from app.engine.kernel.now import Now
from app.engine.kernel.told import NotModelled
from app.terms.damage_on_the_stack import DealAssigned
from app.terms.events import PlayerRef
from app.terms.zones import Zone

# On a card that lies somewhere among others in a library, chance knows where.
AT_RANDOM = "in a random order"


def objects_targeted(now: Now, id: int) -> Iterator[int]:
    """The objects that a spell or ability on the stack targets and that are still there."""
    now.reads.add("zones")
    for item in now.game.stack:
        if item.id == id:
            for target in item.targets:
                if isinstance(target, int) and target in now.game.objects:
                    yield target


def players_targeted(now: Now, id: int) -> Iterator[int]:
    """The players that a spell or ability on the stack targets."""
    now.reads.add("zones")
    for item in now.game.stack:
        if item.id == id:
            yield from (each.player for each in item.targets if isinstance(each, PlayerRef))


def target_count(now: Now, id: int) -> int:
    """How many targets were chosen for a spell or ability on the stack."""
    now.reads.add("zones")
    return sum(
        target is not None for item in now.game.stack if item.id == id for target in item.targets
    )


def on_top(now: Now, id: int, asked: object) -> bool:
    """Whether a card is the top card of its owner's library. Raises NotModelled of what is asked
    where chance knows."""
    now.reads.add("zones")
    object = now.game.find(id)
    if object is None or object.zone is not Zone.LIBRARY:
        return False
    if now.game.players[object.owner].library is None and ON_TOP not in object.marks:
        return False
    library = list(now.in_zone(Zone.LIBRARY, object.owner))
    unordered = [card.id for card in library if AT_RANDOM in card.marks]
    if len(unordered) > 1 and id in unordered and library[0].id in unordered:
        raise NotModelled(asked)
    return library[0].id == id


def is_combat_damage(item: StackItem) -> bool:
    """Whether it is combat damage that waits to be dealt: no spell, and no ability either."""
    return any(isinstance(effect, DealAssigned) for effect in item.effects)
