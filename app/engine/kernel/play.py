"""Playing: rules written top to bottom, choices answered by replay, one door for events.

`Play` is the only thing that is changed while rules run. It holds an immutable Game, the answers
given so far, and the trace. Playing the same game with the same answers gives the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace

from app.engine.kernel.apply import apply_batch
from app.engine.kernel.choice import Answer, Choice, IllegalAnswer, NeedsChoice
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Mention, Reason
from app.engine.kernel.rules import Rules
from app.engine.kernel.trace import Chosen, Entry, Happened, NotApplied, Noted, Replaced
from app.terms.cite import Cite
from app.terms.events import Event

Decide = Callable[[Choice, Now], Choice]


@dataclass(frozen=True, slots=True)
class Replacement:
    """A replacement or prevention effect that could change an event that would happen.

    `key` is its identity: each applies to an event at most once. `instead(now, event, left)` gives
    the events that would happen instead and how much of `left` was used; `left` is what remains of
    its amount (None: no amount). `riders`: events that come with it, once for the whole batch.
    `effect`: the id of the active effect that is used up, or None. `expires`: it is gone after this
    batch, however much was used ("the next time").
    """

    key: Hashable
    because: Cite
    by: str
    instead: Callable[[Now, Event, int | None], tuple[tuple[Event, ...], int]]
    riders: tuple[Event, ...] = ()
    effect: int | None = None
    left: int | None = None
    expires: bool = False
    self_replacement: bool = False


class Play:
    """One stretch of play. See the module's docstring."""

    __slots__ = ("_next", "_now", "answers", "decide", "game", "rules", "trace")

    def __init__(
        self,
        rules: Rules,
        game: Game,
        answers: tuple[Answer, ...] = (),
        decide: Decide | None = None,
        now: Now | None = None,
    ) -> None:
        self.rules = rules
        self.game = game
        self.answers = answers
        self.decide = decide
        self.trace: list[Entry] = []
        self._next = 0
        self._now = now

    @property
    def now(self) -> Now:
        """The game as it is, seen through its continuous effects."""
        if self._now is None or self._now.game is not self.game:
            self._now = Now(self.rules, self.game, self._now)
        return self._now

    # -- decisions -------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> Answer:
        """The answer to a choice: given before, or the only one that is left.

        `decide` may narrow the choice (to the answer that the caller knows, say) before it is
        looked at. Raises NeedsChoice where two or more answers are left, IllegalAnswer where none
        is or the one given is not allowed.
        """
        if self._next < len(self.answers):
            answer: Answer | None = self.answers[self._next]
            self._next += 1
        else:
            open_choice = self.decide(choice, self.now) if self.decide is not None else choice
            answer = self._only(open_choice)
            if answer is None:
                raise NeedsChoice(open_choice)
        reasons = choice.refusals(answer)
        if reasons:
            raise IllegalAnswer(choice, reasons)
        self.trace.append(Chosen(choice.because, choice.player, choice.kind, answer, self.game))
        return answer

    def _only(self, choice: Choice) -> Answer | None:
        legal = choice.answers()
        first = next(legal, None)
        if first is None:
            raise IllegalAnswer(choice, (Reason(choice.because, "there is no legal answer"),))
        return first if next(legal, None) is None else None

    # -- events ----------------------------------------------------------------------------------

    def happen(self, events: Iterable[Event], because: Cite) -> tuple[Event, ...]:
        """The one door: events that would happen at once are changed by replacement and prevention
        effects, what they result in joins them, and all of it happens as one batch.

        Returns the events as they happened. Triggered abilities have seen them.
        """
        now = self.now
        batch = _Batch(self)
        final = batch.settle(tuple(events))
        if not final:
            return ()
        game, happened = apply_batch(now, final)
        self.game = batch.spend(game)
        self.trace.append(Happened(because, happened, now.game))
        for observe in self.rules.all("observe"):
            observe(self, now, happened)
        return happened

    def set(self, game: Game) -> None:
        """Bookkeeping that is no event: whose priority it is, how far the step has come."""
        self.game = game

    def note(self, because: Cite, text: str, *about: Mention, negative: bool = False) -> None:
        """Leave a remark in the trace, such as why something did not happen."""
        self.trace.append(Noted(Reason(because, text, about), self.game, negative))

    def not_applied(self, object: str, what: str) -> None:
        """Say that a term was met which the engine has no rule for."""
        self.trace.append(NotApplied(object, what, self.game))


class _Batch:
    """The settling of one batch: what would happen becomes what will."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.left: dict[int, int] = {}
        self.expired: set[int] = set()
        self.ridden: set[Hashable] = set()

    def settle(self, events: tuple[Event, ...]) -> list[Event]:
        rules = self.play.rules
        for reorder in rules.all("order of simultaneous events"):
            events = reorder(self.play, events)
        final: list[Event] = []
        results = rules.table("results")
        for event in events:
            final.extend(self.modify(event))
        led_to: list[Event] = []
        for event in final:
            for result in results.get(type(event), ()):
                led_to.extend(result(self.play.now, event, final))
        if led_to:
            final.extend(self.settle(tuple(led_to)))
        return final

    def modify(self, event: Event) -> list[Event]:
        hooks = self.play.rules.on("replacement", type(event))
        if not hooks:
            return [event]
        return self._modify(event, hooks, frozenset())

    def _modify(
        self,
        event: Event,
        hooks: tuple[Callable[..., Iterable[Replacement]], ...],
        used: frozenset[Hashable],
    ) -> list[Event]:
        play = self.play
        candidates = [
            replacement
            for hook in hooks
            for replacement in hook(play.now, event)
            if replacement.key not in used and self._remaining(replacement) != 0
        ]
        if not candidates:
            return [event]
        chosen = candidates[0]
        if len(candidates) > 1:
            for choose in play.rules.all("choose replacement"):
                chosen = choose(play, event, tuple(candidates))
        left = self._remaining(chosen)
        instead, spent = chosen.instead(play.now, event, left)
        if chosen.effect is not None and left is not None:
            self.left[chosen.effect] = left - spent
        if chosen.effect is not None and chosen.expires:
            self.expired.add(chosen.effect)
        play.trace.append(Replaced(chosen.because, event, instead, play.game, chosen.by))
        after: list[Event] = []
        for new in instead:
            again = play.rules.on("replacement", type(new))
            after.extend(self._modify(new, again, used | {chosen.key}))
        if chosen.riders and chosen.key not in self.ridden:
            self.ridden.add(chosen.key)
            after.extend(chosen.riders)
        return after

    def _remaining(self, replacement: Replacement) -> int | None:
        if replacement.effect is None:
            return replacement.left
        return self.left.get(replacement.effect, replacement.left)

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


def advance(play: Play) -> None:
    """One unit of play: what the game's progress in its step calls for. Play is cut here."""
    for unit in play.rules.on("unit", play.game.turn.progress):
        unit(play)
