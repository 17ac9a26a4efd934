"""Playing: rules written top to bottom, choices answered by replay, one door for events.

`Play` is the only thing that is changed while rules run. It holds an immutable Game, the answers
given so far, and the trace. Playing the same game with the same answers gives the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from app.engine.kernel.apply import apply_batch
from app.engine.kernel.batch import Batch, Replacement
from app.engine.kernel.choice import Answer, Choice, IllegalAnswer, NeedsChoice
from app.engine.kernel.game import Game
from app.engine.kernel.now import Now
from app.engine.kernel.reason import Mention, Reason
from app.engine.kernel.rules import Rules
from app.engine.kernel.trace import Chosen, Entry, Happened, NotApplied, Noted
from app.terms.cite import Cite
from app.terms.events import Event

__all__ = ["Decide", "Play", "Replacement", "advance"]

Decide = Callable[[Choice, Now], Choice]


class Play:
    """One stretch of play. See the module's docstring."""

    __slots__ = (
        "_gathered",
        "_next",
        "_now",
        "answers",
        "applied",
        "decide",
        "game",
        "rules",
        "seen",
        "trace",
    )

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
        self._gathered: list[tuple[Event, Cite]] | None = None
        # The replacement effects whose outcome is happening.
        self.applied: frozenset[Hashable] = frozenset()
        # Views of this stretch in which something could not be worked out.
        self.seen: list[Now] = []

    @property
    def now(self) -> Now:
        """The game as it is, seen through its continuous effects."""
        if self._now is None or self._now.game is not self.game:
            if self._now is not None and self._now.not_modelled:
                self.seen.append(self._now)
            self._now = Now(self.rules, self.game, self._now)
        return self._now

    def not_modelled(self) -> list[tuple[str, object]]:
        """What could not be worked out in any view of this stretch: (whose, the term)."""
        views = self.seen if self._now is None else [*self.seen, self._now]
        return [unknown for view in views for unknown in view.not_modelled]

    # -- decisions -------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> Answer:
        """The answer to a choice: the only one there is, or the next of those given before.

        `decide` may narrow the choice (to the answer that the caller knows, say) before it is
        looked at. A choice with one answer left takes none of the answers given: those are for the
        choices that were open, in order. Raises NeedsChoice where two or more answers are left,
        IllegalAnswer where none is or the one given is not allowed.
        """
        open_choice = self.decide(choice, self.now) if self.decide is not None else choice
        answer = self._only(open_choice)
        if answer is None:
            if self._next >= len(self.answers):
                raise NeedsChoice(open_choice, self.game)
            answer = self.answers[self._next]
            self._next += 1
        reasons = choice.refusals(answer)
        if reasons:
            raise IllegalAnswer(choice, reasons)
        self.trace.append(
            Chosen(choice.because, choice.player, choice.kind, answer, self.game, choice)
        )
        return answer

    def _only(self, choice: Choice) -> Answer | None:
        legal = choice.answers()
        first = next(legal, None)
        if first is None:
            raise IllegalAnswer(choice, choice.why_none())
        return first if next(legal, None) is None else None

    # -- events ----------------------------------------------------------------------------------

    def happen(
        self, events: Iterable[Event], because: Cite, causes: Iterable[Cite] | None = None
    ) -> tuple[Event, ...]:
        """The one door: events that would happen at once are changed by replacement and prevention
        effects, what they result in joins them, and all of it happens as one batch.

        `causes`: one for each event, where they are not all `because`. Returns the events as they
        happened. Triggered abilities have seen them.
        """
        now = self.now
        wanted = tuple(events)
        each = (because,) * len(wanted) if causes is None else tuple(causes)
        if self._gathered is not None:
            self._gathered.extend(zip(wanted, each, strict=True))
            return ()
        batch = Batch(self)
        final = batch.settle(tuple(zip(wanted, each, strict=True)))
        if not final:
            if batch.after:
                self.game = batch.spend(self.game)
                batch.follow()
            return ()
        game, happened, why = apply_batch(now, final)
        self.game = batch.spend(game)
        self.trace.append(Happened(because, happened, now.game, why))
        for observe in self.rules.among("observe", frozenset(map(type, happened))):
            observe(self, now, happened)
        if batch.after:
            batch.follow()
        return happened

    def together(self, because: Cite, make: Callable[[], None]) -> tuple[Event, ...]:
        """Run `make`, and let all that it would have happen one after the other happen at once."""
        gathered = self.gathered(make)
        if not gathered:
            return ()
        return self.happen(
            [event for event, _ in gathered], because, [cause for _, cause in gathered]
        )

    def gathered(self, make: Callable[[], None]) -> list[tuple[Event, Cite]]:
        """Run `make`, and catch all that it would have happen instead of letting it happen."""
        outer = self._gathered
        gathered: list[tuple[Event, Cite]] = []
        self._gathered = gathered
        try:
            make()
        finally:
            self._gathered = outer
        return gathered

    def without_replacing(self, key: Hashable, make: Callable[[], object]) -> None:
        """Run `make` as what a replacement effect has happen instead: it does not replace that."""
        outer = self.applied
        self.applied = outer | {key}
        try:
            make()
        finally:
            self.applied = outer

    def set(self, game: Game) -> None:
        """Bookkeeping that is no event: whose priority it is, how far the step has come."""
        self.game = game

    def resume(self, now: Now, seen: Iterable[Now]) -> None:
        """Go on from a game that this one has led to before, with its view, and the views on the
        way in which something could not be worked out."""
        self.seen += seen
        self.game = now.game
        self._now = now

    def note(self, because: Cite, text: str, *about: Mention, negative: bool = False) -> None:
        """Leave a remark in the trace, such as why something did not happen."""
        self.trace.append(Noted(Reason(because, text, about), self.game, negative))

    def not_applied(self, object: str, what: str) -> None:
        """Say that a term was met which the engine has no rule for."""
        self.trace.append(NotApplied(object, what, self.game))


def advance(play: Play) -> None:
    """One unit of play: what the game's progress in its step calls for. Play is cut here."""
    for unit in play.rules.on("unit", play.game.turn.progress):
        unit(play)
