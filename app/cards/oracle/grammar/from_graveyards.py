"""Triggered abilities of a card in a graveyard: `Whenever …, if ~ is in your graveyard, …`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, only, via
from app.cards.oracle.grammar.pending import IT
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.triggered import Events, ability_made
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import EventKind, TriggeredAbility
from app.terms.conditions import Matches
from app.terms.effects import MoveTo
from app.terms.instructions import MayDo, PutIntoLibrary
from app.terms.selectors import InZone, This
from app.terms.zones import Zone

_THERE = Matches(This(), InZone(Zone.GRAVEYARD))


def _of_the_dead(fits: Callable[[Events], bool]) -> Any:
    """The ability of such events, which works while the card is in its owner's graveyard."""

    def forward(events: Events, effects: Any) -> TriggeredAbility:
        if not fits(events) or any(event.subject == This() for event in events if _is_of_it(event)):
            raise Unfit
        return replace(ability_made(events, effects, _THERE), zone=Zone.GRAVEYARD)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, TriggeredAbility) or term.condition != _THERE:
            return None
        events = (term.trigger, *term.also)
        if term.zone is not Zone.GRAVEYARD or term.once_each_turn or not fits(events):
            return None
        effects = unsettle(term.effects, term.targets)
        return events, ((MayDo(effects),) if term.optional else effects)

    return via(forward, backward, S.event, S.effects)


def _is_of_it(event: Any) -> bool:
    return event.kind in (EventKind.ENTERS, EventKind.DIES, EventKind.LEAVES, EventKind.ATTACKS)


def _is_step(events: Events) -> bool:
    return events[0].kind is EventKind.BEGINNING_OF_STEP


def _shapes() -> Iterator[Shape]:
    rest = ", if ~ is in your graveyard, {effects:outcome}"
    of_event = _of_the_dead(lambda events: not _is_step(events))
    yield Shape("triggered", f"whenever {{event}}{rest}", of_event, (f"when {{event}}{rest}",))
    yield Shape("triggered", f"at the beginning of {{event:time}}{rest}", _of_the_dead(_is_step))


SHAPES = (
    *_shapes(),
    # A card goes to no hand but its owner's.
    Shape("order", "put {what:one} on top of your library", PutIntoLibrary(S.what),
          same_as="put {what} on top of its owner's library"),
    Shape("order", "return {what:one} to your hand", MoveTo(S.what, Zone.HAND),
          same_as="return {what} to its owner's hand"),
    Shape("order", "return {what:one} to the battlefield",
          MoveTo(S.what, Zone.BATTLEFIELD, under_owners_control=False),
          same_as="return {what} to the battlefield under your control"),
    Shape("order", "put {what:one} onto the battlefield",
          MoveTo(only(S.what, lambda what: what in (IT, This())), Zone.BATTLEFIELD, False),
          same_as="return {what} to the battlefield under your control"),
)  # fmt: skip
