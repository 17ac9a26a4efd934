"""Lethal damage as it counts while combat damage is assigned (CR 120.6, 702.2c, 702.19b)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from app.engine.cr.cr510_division_terms import Limit, Source
from app.engine.cr.cr702_keyword_abilities.wither import deals_counters
from app.engine.kernel.now import Now
from app.engine.kernel.rules import rule
from app.terms.abilities import EventKind, Trigger
from app.terms.events import Damage, Destroyed, PlayerRef, Recipient
from app.terms.selectors import This
from app.terms.types import CardType


@rule("120.6")
def lethal_damage(now: Now, creature: int) -> int:
    """How much more damage is lethal for a creature: its toughness less what is marked on it."""
    return max(0, now.toughness(creature) - now.game.objects[creature].damage)


def one_is_lethal(now: Now) -> bool:
    """Whether any damage from a source with deathtouch counts as lethal as damage is assigned."""
    return bool(now.rules.all("deathtouch counts as lethal"))


@rule("306.5c")
def loyalty(now: Now, planeswalker: int) -> int:
    """A planeswalker has as much loyalty as it has loyalty counters."""
    return now.game.objects[planeswalker].count("loyalty")


@rule("310.4c")
def defense(now: Now, battle: int) -> int:
    """A battle has as much defense as it has defense counters."""
    return now.game.objects[battle].count("defense")


class Limits(Mapping[Recipient, Limit]):
    """What makes a difference about the damage that each recipient is assigned, where there is a
    choice at all. Worked out when it is first asked for: a division that the call gives needs none
    of it.

    `again`: another combat damage step comes, in which less than lethal damage that is marked now
    will count.
    """

    def __init__(self, now: Now, sources: Sequence[Source], again: bool) -> None:
        self._now, self._sources, self._again = now, sources, again

    @cached_property
    def _limits(self) -> dict[Recipient, Limit]:
        return _limits(self._now, self._sources, self._again)

    def __getitem__(self, recipient: Recipient) -> Limit:
        return self._limits[recipient]

    def __iter__(self) -> Iterator[Recipient]:
        return iter(self._limits)

    def __len__(self) -> int:
        return len(self._limits)


def _limits(now: Now, sources: Sequence[Source], again: bool) -> dict[Recipient, Limit]:
    choosing = [source for source in sources if source.has_choice]
    if not choosing:
        return {}
    givers: dict[Recipient, list[Source]] = {}
    for source in sources:
        for recipient in source.recipients:
            givers.setdefault(recipient, []).append(source)
    asked = dict.fromkeys(r for source in choosing for r in source.recipients)
    return {recipient: _limit(now, recipient, givers[recipient], again) for recipient in asked}


def _limit(now: Now, recipient: Recipient, by: Sequence[Source], again: bool) -> Limit:
    shared = len(by) > 1
    special = any(_amount_matters(now, source, recipient) for source in by)
    if isinstance(recipient, PlayerRef):
        kinds = {_kind(now, source) for source in by}
        return Limit(None, by_source=shared and (special or len(kinds) > 1))
    types = now.of(recipient).types
    creature = CardType.CREATURE in types
    if special:
        return Limit(None, creature, exact=True, by_source=shared)
    lethal = lethal_damage(now, recipient) if creature else 0
    if CardType.PLANESWALKER in types:
        lethal = max(lethal, loyalty(now, recipient))
    if CardType.BATTLE in types:
        lethal = max(lethal, defense(now, recipient))
    if not creature:
        return Limit(lethal, exact=True)
    withering = [deals_counters(now, source.id) for source in by]
    if any(withering) and _may_outlive_destruction(now, recipient):
        # Counters enough for toughness 0 are more than what would only destroy it.
        return Limit(None, exact=True, by_source=shared)
    apart = len(types & {CardType.PLANESWALKER, CardType.BATTLE}) > 0
    return Limit(
        None if apart else lethal,
        deadly=True,
        exact=again or apart or any(withering),
        by_source=any(withering) and not all(withering),
    )


def _may_outlive_destruction(now: Now, creature: int) -> bool:
    """Whether lethal damage might not put it into a graveyard."""
    if "indestructible" in now.of(creature).keywords:
        return True
    event = Destroyed(creature, by_damage=True)
    return any(True for hook in now.rules.on("replacement", Destroyed) for _ in hook(now, event))


def _kind(now: Now, source: Source) -> tuple[object, ...]:
    """What sets a source apart as it damages a player."""
    keywords = now.of(source.id).keywords
    commander = now.game.objects[source.id].commander
    toxic = source.id if "toxic" in keywords else None
    return "infect" in keywords, toxic, source.id if commander else None


def _amount_matters(now: Now, source: Source, recipient: Recipient) -> bool:
    """Whether something changes this damage or triggers on it, so that every amount may count."""
    event = Damage(source.id, recipient, source.amount, combat=True)
    for hook in now.rules.on("replacement", Damage):
        for _ in hook(now, event):
            return True
    watchers = now.watchers()
    return any(
        not _players_only(trigger)
        and (not isinstance(trigger.subject, This) or watcher.object == about)
        for kind, about in (
            (EventKind.DEALS_DAMAGE, source.id),
            (EventKind.IS_DEALT_DAMAGE, recipient),
        )
        for watcher, trigger in watchers.get(kind, ())
    )


def _players_only(trigger: Trigger) -> bool:
    # Damage to players is told apart by its amount anyway.
    return trigger.player is not None and trigger.other is None
