"""Keywords that the engine does not carry out, named in the trace at the moment they matter.

Until that moment they change nothing. A keyword that matters at all times stands in no such table:
it is told to be not applied wherever it is found (`cr/applied.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from app.engine.cr.cr614_choices_as_it_enters import was_chosen
from app.engine.kernel.game import GameObject
from app.engine.kernel.meaning import abilities_meant
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.terms import events as ev
from app.terms.prohibitions import (
    ChosenAsItEnters,
    EntersWithAbilities,
    EntersWithCounterOfChoice,
    MayStayTapped,
)
from app.terms.steps import Step
from app.terms.zones import Zone


class Moment(StrEnum):
    """When a keyword matters."""

    ENTERS = "as it enters"
    LEAVES = "as it leaves the battlefield"
    DIES = "as it dies"
    UNTAP = "as a turn begins"
    BURIED = "as its owner's creature dies, in the graveyard"


M = Moment
LEFT_OUT: dict[str, tuple[Moment, ...]] = {
    "amplify": (M.ENTERS,),
    "champion": (M.ENTERS, M.LEAVES),
    "compleated": (M.ENTERS,),
    "hideaway": (M.ENTERS,),
    "read ahead": (M.ENTERS,),
    "recover": (M.BURIED,),
}
# Modifications of the rules that matter at a moment and are not carried out then.
MODIFICATIONS_AT: dict[type, Moment] = {
    ChosenAsItEnters: M.ENTERS,
    EntersWithAbilities: M.ENTERS,
    EntersWithCounterOfChoice: M.ENTERS,
    MayStayTapped: M.UNTAP,
}
STANDS_FOR: dict[type, str] = {
    ChosenAsItEnters: "a choice",
    EntersWithAbilities: "the abilities that it enters with",
    EntersWithCounterOfChoice: "the counter that it enters with",
    MayStayTapped: "whether it untaps",
}
AT: dict[Moment, frozenset[str]] = {
    moment: frozenset(name for name, moments in LEFT_OUT.items() if moment in moments)
    for moment in Moment
}
STEPS: dict[str, Moment] = {
    Step.UNTAP.value: M.UNTAP,
}


_WATCHED = (ev.Moved, ev.TokenCreated, ev.StepBegins)


@rule("702.1", "observe", *_WATCHED, order=2)
def tell(play: Play, before: Now, events: tuple[ev.Event, ...]) -> None:
    """A keyword does what its rule says; one that is not carried out is named as it would."""
    for event in events:
        if isinstance(event, _WATCHED):
            for view, id, moment in _moments(play.now, before, event):
                for name in _left_out_at(view, id, moment):
                    play.not_applied(view.game.objects[id].label, f"{name}, {moment.value}")


def _left_out_at(view: Now, id: int, moment: Moment) -> Iterator[str]:
    known = view.of(id)
    object = view.game.objects[id]
    yield from (name for name in known.keywords if name in AT[moment])
    if moment in (M.ENTERS, M.UNTAP):
        for ability in abilities_meant(view.rules, known.abilities).static:
            for effect in ability.effects:
                if isinstance(effect, ChosenAsItEnters) and was_chosen(object, effect):
                    continue
                if MODIFICATIONS_AT.get(type(effect)) is moment:
                    yield STANDS_FOR[type(effect)]


def _moments(now: Now, before: Now, event: ev.Event) -> Iterator[tuple[Now, int, Moment]]:
    match event:
        case ev.Moved(object, to, new=new):
            was = before.game.find(object)
            if was is not None and was.zone is Zone.BATTLEFIELD:
                yield before, object, M.LEAVES
                if to is Zone.GRAVEYARD:
                    yield before, object, M.DIES
                    yield from ((now, card.id, M.BURIED) for card in _buried(now, was.owner))
            if to is Zone.BATTLEFIELD and new in now.battlefield:
                yield from _entered(now, new)
        case ev.TokenCreated(new=new) if new in now.battlefield:
            yield from _entered(now, new)
        case ev.StepBegins(step, player) if step in STEPS:
            yield from _step(now, STEPS[step], player)


def _step(now: Now, moment: Moment, player: int) -> Iterator[tuple[Now, int, Moment]]:
    for id in now.battlefield:
        if moment is M.UNTAP or now.controller(id) == player:
            yield now, id, moment


def _buried(now: Now, owner: int) -> Iterator[GameObject]:
    return (card for card in now.once(_matter_buried) if card.owner == owner)


def _matter_buried(now: Now) -> tuple[GameObject, ...]:
    # Looked for once, not at each of the creatures that die together.
    cards = now.in_zone(Zone.GRAVEYARD)
    return tuple(card for card in cards if any(True for _ in _left_out_at(now, card.id, M.BURIED)))


def _entered(now: Now, new: int) -> Iterator[tuple[Now, int, Moment]]:
    yield now, new, M.ENTERS
