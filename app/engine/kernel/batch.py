"""Settling a batch: what would happen becomes what will.

Replacement and prevention effects change each event, and what the events result in joins them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.orders import Orders, Used
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite
from app.engine.kernel.trace import Noted, Replaced
from app.terms.cite import Cite
from app.terms.events import Event

if TYPE_CHECKING:
    from app.engine.kernel.play import Play

Caused = tuple[Event, Cite]
Instead = Callable[[Now, Event, int | None], tuple[tuple[Event, ...], int]]


@dataclass(frozen=True, slots=True)
class Replacement:
    """A replacement or prevention effect that could change an event that would happen.

    `key` is its identity: each applies to an event at most once. `instead(now, event, left)` gives
    the events that would happen instead and how much of `left` was used; `left` is what remains of
    its amount (None: no amount). `riders`: events that come with it, once for the whole batch.
    `after(play, used)`: what comes right after the batch, with each event that it was applied to
    and how much of it was used. `effect`: the id of the active effect that is used up, or None.
    `expires`: it is gone after this batch, however much was used ("the next time"). `may`: a player
    decides whether it is applied, and to what end; None where they have it not be.
    """

    key: Hashable
    because: Cite
    by: str
    instead: Instead
    riders: tuple[Event, ...] = ()
    effect: int | None = None
    left: int | None = None
    expires: bool = False
    self_replacement: bool = False
    after: Callable[[Play, tuple[tuple[Event, int], ...]], None] | None = None
    may: Callable[[Play], Instead | None] | None = None


class Batch:
    """One batch being settled."""

    __slots__ = ("after", "expired", "left", "play", "ridden", "shares")

    def __init__(self, play: Play) -> None:
        self.play = play
        self.left: dict[int, int] = {}
        self.expired: set[int] = set()
        self.ridden: set[Hashable] = set()
        # What effects that were applied do afterward: each with the events it was applied to.
        self.after: dict[Hashable, tuple[Replacement, list[tuple[Event, int]]]] = {}
        # How much of an active effect's amount may be used on which of the events.
        self.shares: Mapping[tuple[int, Event], int] = {}

    def settle(self, events: tuple[Caused, ...]) -> list[Caused]:
        """The events as they will happen, with their results, each with its cause."""
        if len(events) > 1:
            for share in self.play.rules.all("shares of simultaneous events"):
                self.shares = share(self.play, tuple(event for event, _ in events))
        final = self._settle(events)
        for look in self.play.rules.all("settled"):
            final = look(self.play, final, self)
        return final

    def with_results(self, events: Iterable[Caused]) -> list[Caused]:
        """Events that join the batch as it is settled, as they will happen, with their results."""
        return self._settle(events)

    def _settle(self, events: Iterable[Caused]) -> list[Caused]:
        final: list[Caused] = []
        for event, cause in events:
            self._modify(event, cause, self.play.applied, event, final)
        results = self.play.rules.table("results")
        happening = [event for event, _ in final]
        now = self.play.now
        led_to: list[Caused] = []
        for event in happening:
            for result in results.get(type(event), ()):
                if new := result(now, event, happening):
                    because = cite(result)
                    led_to += [(each, because) for each in new]
        if led_to:
            final.extend(self._settle(led_to))
        return final

    def _modify(
        self, event: Event, cause: Cite, used: Used, origin: Event, final: list[Caused]
    ) -> None:
        """Put into `final` what an event becomes once each effect had its chance at it."""
        play = self.play
        now = play.now
        if (reason := cannot(now, event)) is not None:
            play.trace.append(Noted(reason, play.game, negative=True))
            return
        candidates: list[Replacement] = []
        for hook in play.rules.on("replacement", type(event)):
            candidates += [
                replacement
                for replacement in hook(now, event)
                if replacement.key not in used and self._remaining(replacement, origin) != 0
            ]
        if not candidates:
            final.append((event, cause))
            return
        chosen = self._chosen(event, candidates, used, origin)
        left = self._remaining(chosen, origin)
        change: Instead | None = chosen.instead
        if chosen.may is not None:
            change = chosen.may(play)
        if change is None:
            self._modify(event, cause, used | {chosen.key}, origin, final)
            return
        instead, spent = change(now, event, left)
        if chosen.effect is not None:
            if chosen.left is not None:
                self.left[chosen.effect] = self.left.get(chosen.effect, chosen.left) - spent
            if chosen.expires:
                self.expired.add(chosen.effect)
        if chosen.after is not None:
            self.after.setdefault(chosen.key, (chosen, []))[1].append((event, spent))
        play.trace.append(Replaced(chosen.because, event, instead, play.game, chosen.by))
        for new in instead:
            why = cause if type(new) is type(event) else chosen.because
            self._modify(new, why, used | {chosen.key}, origin, final)
        if chosen.riders and chosen.key not in self.ridden:
            self.ridden.add(chosen.key)
            final.extend((rider, chosen.because) for rider in chosen.riders)

    def _chosen(
        self, event: Event, candidates: list[Replacement], used: Used, origin: Event
    ) -> Replacement:
        """The effect that is applied first; the rules say who chooses where it matters."""
        if len(candidates) == 1:
            return candidates[0]
        chosen = candidates[0]
        for choose in self.play.rules.all("choose replacement"):
            orders = Orders(self, event, used, origin)
            chosen = choose(self.play, event, tuple(candidates), orders.after)
        return chosen

    def _remaining(self, replacement: Replacement, origin: Event) -> int | None:
        if replacement.effect is None or replacement.left is None:
            return replacement.left
        left = self.left.get(replacement.effect, replacement.left)
        share = self.shares.get((replacement.effect, origin))
        return left if share is None else min(left, share)

    def follow(self) -> None:
        """What the effects that were applied do besides, once all of the batch has happened."""
        for replacement, used in self.after.values():
            if replacement.after is not None:
                replacement.after(self.play, tuple(used))

    def brought_forward(self) -> list[Caused]:
        """What those effects do besides, as a part of the batch: it does not happen after it."""
        if not self.after:
            return []
        caught = self.play.gathered(self.follow)
        self.after = {}
        return self._settle(caught)

    def spend(self, game: Game) -> Game:
        """The game with the used amounts of shields taken off."""
        if not self.left and not self.expired:
            return game
        effects = tuple(
            replace(effect, left=self.left.get(effect.id, effect.left))
            for effect in game.effects
            if effect.id not in self.expired and self.left.get(effect.id) != 0
        )
        return game.but(effects=effects)


def cannot(now: Now, event: Event) -> Reason | None:
    """Why an event can't happen at all, if so; nothing replaces it then."""
    for cant in now.rules.on("can't happen", type(event)):
        reason: Reason | None = cant(now, event)
        if reason is not None:
            return reason
    return None
