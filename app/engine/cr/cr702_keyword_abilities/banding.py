"""Banding and bands with other (CR 702.22).

The keyword `banding` without a quality is banding; with one it is "bands with other [quality]".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from app.engine.kernel.game import Attack
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches
from app.terms.abilities import KeywordAbility
from app.terms.events import BecameBlocked, Event, Recipient

Band = tuple[int, ...]
Bands = tuple[Band, ...]


def has_banding(now: Now, id: int) -> bool:
    """Whether it has banding itself, not just bands with other."""
    return any(ability.quality is None for ability in now.keywords(id, "banding"))


def bands_with_others(now: Now, members: Iterable[int]) -> Iterator[tuple[int, frozenset[int]]]:
    """For each "bands with other [quality]" of a member that has the quality itself: the member,
    and the members that have the quality."""
    every = tuple(members)
    for member in every:
        for ability in now.keywords(member, "banding"):
            if ability.quality is not None:
                alike = _alike(now, ability, member, every)
                if member in alike:
                    yield member, alike


def _alike(now: Now, ability: KeywordAbility, source: int, among: Band) -> frozenset[int]:
    quality = ability.quality
    if quality is None:
        return frozenset()
    at = Viewpoint(source, now.controller(source), now.of(source).name)
    return frozenset(id for id in among if matches(now, quality, id, at))


# -- declaring bands -------------------------------------------------------------------------------


@rule("702.22c")
def may_band(now: Now, members: Band) -> bool:
    """A band is attackers with banding and up to one without; or attackers that all have some
    quality, one of which bands with others of it. A player may declare any number of bands."""
    banders = sum(has_banding(now, member) for member in members)
    if banders and len(members) - banders <= 1:
        return True
    return any(len(alike) == len(members) for _, alike in bands_with_others(now, members))


@rule("702.22d")
def attacks_together(attacks: Mapping[int, tuple[Recipient, ...]], members: Band) -> bool:
    """All creatures of a band attack the same player, planeswalker or battle."""
    return len({attacks[member] for member in members if member in attacks}) <= 1


def why_no_band(
    now: Now, attacks: Mapping[int, tuple[Recipient, ...]], bands: Bands
) -> list[Reason]:
    """Every reason why these bands can't be declared among these attackers."""
    because = cite(may_band)
    reasons: list[Reason] = []
    seen: set[int] = set()
    for band in bands:
        outside = [member for member in band if member not in attacks]
        reasons += [
            Reason(because, "{0} is in a band and is not declared as an attacker", (member,))
            for member in outside
        ]
        reasons += [
            Reason(because, "{0} is in more than one band", (member,))
            for member in band
            if member in seen or band.count(member) > 1
        ]
        seen.update(band)
        if outside or not band:
            continue
        if not may_band(now, band):
            text = "these can't be in a band: more than one of them has no banding, {0} among them"
            reasons.append(Reason(because, text, (_without(now, band),)))
        if not attacks_together(attacks, band):
            text = "{0} and the rest of its band attack different players or permanents"
            reasons.append(Reason(cite(attacks_together), text, (band[0],)))
    return reasons


def _without(now: Now, band: Band) -> int:
    return next((member for member in band if not has_banding(now, member)), band[0])


def bands_among(now: Now, attacks: Mapping[int, tuple[Recipient, ...]]) -> Iterator[Bands]:
    """Every way to declare bands of two or more among these attackers, none first."""
    if not any(now.has(attacker, "banding") for attacker in attacks):
        yield ()
        return
    for parts in _partitions(tuple(attacks)):
        bands = tuple(part for part in parts if len(part) > 1)
        if all(may_band(now, band) and attacks_together(attacks, band) for band in bands):
            yield bands


def _partitions(members: Band) -> Iterator[Bands]:
    """Every way to part them into groups; all apart comes first."""
    if not members:
        yield ()
        return
    first, rest = members[0], members[1:]
    for parts in _partitions(rest):
        yield ((first,), *parts)
    for parts in _partitions(rest):
        for place, part in enumerate(parts):
            yield (*parts[:place], (first, *part), *parts[place + 1 :])


# -- becoming blocked ------------------------------------------------------------------------------


def band_of(now: Now, attacker: int) -> tuple[Attack, ...]:
    """The attacks of the other creatures in its band (702.22e: as announced, whatever was lost)."""
    combat = now.game.combat
    own = now.attack_of(attacker)
    if combat is None or own is None or own.band is None:
        return ()
    return tuple(
        attack
        for attack in combat.attacks
        if attack.band == own.band and attack.attacker != attacker
    )


@rule("702.22h")
def blocked_together(now: Now, blocks: Mapping[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """A creature that blocks one member of a band blocks all of them. Takes the blockers declared
    for each attacker, and gives those that block each attacker in the end."""
    found = {attacker: tuple(blockers) for attacker, blockers in blocks.items()}
    for attacker, blockers in blocks.items():
        for mate in band_of(now, attacker):
            already = found.get(mate.attacker, ())
            more = tuple(blocker for blocker in blockers if blocker not in already)
            if already or more:
                found[mate.attacker] = (*already, *more)
    return found


@rule("702.22i", "results", BecameBlocked)
def blocked_by_effect(now: Now, event: BecameBlocked, batch: tuple[Event, ...]) -> list[Event]:
    """Where an effect blocks one member of a band, the whole band becomes blocked."""
    if event.with_band:
        return []
    return [
        BecameBlocked(mate.attacker, event.by, with_band=True)
        for mate in band_of(now, event.attacker)
        if not mate.blocked or event.by
    ]


# -- dividing damage -------------------------------------------------------------------------------


@rule("702.22j")
def defending_player_divides(now: Now, attacker: int) -> bool:
    """The defending player divides an attacker's damage, and freely, where a creature with banding
    blocks it, or two with the quality that one of them bands with others of."""
    return _bands(now, now.blockers_of(attacker))


@rule("702.22k")
def active_player_divides(now: Now, blocker: int) -> bool:
    """The active player divides a blocker's damage, and freely, where it blocks a creature with
    banding, or two with the quality that one of them bands with others of."""
    return _bands(now, now.blocked_by(blocker))


def _bands(now: Now, creatures: tuple[int, ...]) -> bool:
    if not any(now.has(creature, "banding") for creature in creatures):
        return False
    if any(has_banding(now, creature) for creature in creatures):
        return True
    return any(len(alike) > 1 for _, alike in bands_with_others(now, creatures))
