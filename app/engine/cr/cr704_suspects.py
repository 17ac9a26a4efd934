"""What state-based actions may be about: one look over the board for all of them (CR 704.3).

Most boards have nothing of the kind, so each action has to look at next to nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from app.engine.cr.cr722_preparation_cards import COPY
from app.engine.kernel.game import GameObject, Player
from app.engine.kernel.now import Characteristics, Now
from app.terms.types import CardType, Supertype
from app.terms.zones import Zone

LETHAL_POISON = 10
LETHAL_COMMANDER_DAMAGE = 21
STARTS_ENGINES = "start your engines!"


@dataclass(slots=True)
class Suspects:
    """Objects by what a state-based action might do to them, in the order of entering; `players`
    who may lose. Each state-based action has the name of what it is about as its key."""

    no_toughness: list[int] = field(default_factory=list)
    lethally_damaged: list[int] = field(default_factory=list)
    deathtouched: list[int] = field(default_factory=list)
    planeswalkers: list[int] = field(default_factory=list)
    battles: list[int] = field(default_factory=list)
    legendary: list[int] = field(default_factory=list)
    world: list[int] = field(default_factory=list)
    attached: list[int] = field(default_factory=list)
    auras: list[int] = field(default_factory=list)
    countered: list[int] = field(default_factory=list)
    sagas: list[int] = field(default_factory=list)
    tokens_elsewhere: list[int] = field(default_factory=list)
    commanders: list[int] = field(default_factory=list)
    paired: list[int] = field(default_factory=list)
    players: list[int] = field(default_factory=list)
    starting: list[int] = field(default_factory=list)

    @property
    def kinds(self) -> frozenset[str]:
        """What there is anything of."""
        return frozenset(kind for kind in self.__slots__ if getattr(self, kind))


def suspects(now: Now) -> Suspects:
    """Look over the board once. Ask for it by `now.once(suspects)`."""
    found = Suspects()
    objects = now.game.objects
    table = now.characteristics
    for id in now.battlefield:
        object = objects[id]
        known = table[id]
        types = known.types
        if CardType.CREATURE in types:
            _creature(found, object, known)
        if STARTS_ENGINES in known.keywords and not _has_speed(now, known):
            found.starting.append(id)
        if object.counters:
            found.countered.append(id)
        if object.attached_to is not None:
            found.attached.append(id)
        if object.paired_with is not None:
            found.paired.append(id)
        if known.supertypes:
            _supertypes(found, id, known)
        if len(types) != 1 or CardType.CREATURE not in types:
            _other(found, id, known)
    _elsewhere(found, now)
    for index, player in enumerate(now.game.players):
        if _may_lose(player):
            found.players.append(index)
    return found


def _has_speed(now: Now, known: Characteristics) -> bool:
    return now.game.players[known.controller].speed > 0


def _may_lose(player: Player) -> bool:
    return not player.lost and (
        player.life <= 0
        or player.drew_from_empty
        or player.count("poison") >= LETHAL_POISON
        or any(dealt >= LETHAL_COMMANDER_DAMAGE for _, dealt in player.commander_damage)
    )


def _elsewhere(found: Suspects, now: Now) -> None:
    for object in now.game.objects.values():
        if object.zone is not Zone.BATTLEFIELD:
            if object.token and object.zone is not Zone.STACK and COPY not in object.marks:
                found.tokens_elsewhere.append(object.id)
            elif object.commander and object.zone in (Zone.GRAVEYARD, Zone.EXILE):
                found.commanders.append(object.id)


def _creature(found: Suspects, object: GameObject, known: Characteristics) -> None:
    toughness = known.toughness or 0
    if toughness <= 0:
        # Toughness that an ability defines which is not read is not known to be 0.
        if "toughness" not in known.unknown:
            found.no_toughness.append(object.id)
        return
    if object.damage >= toughness and "toughness" not in known.unknown:
        found.lethally_damaged.append(object.id)
    if object.deathtouched:
        found.deathtouched.append(object.id)


def _supertypes(found: Suspects, id: int, known: Characteristics) -> None:
    if Supertype.LEGENDARY in known.supertypes:
        found.legendary.append(id)
    if Supertype.WORLD in known.supertypes:
        found.world.append(id)


def _other(found: Suspects, id: int, known: Characteristics) -> None:
    types, subtypes = known.types, known.subtypes
    if CardType.PLANESWALKER in types:
        found.planeswalkers.append(id)
    if CardType.BATTLE in types:
        found.battles.append(id)
    if "Aura" in subtypes:
        found.auras.append(id)
    if "Saga" in subtypes:
        found.sagas.append(id)
