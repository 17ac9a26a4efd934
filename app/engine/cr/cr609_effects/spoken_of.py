"""What later words of a text speak of, once an instruction has been followed (CR 608.2c)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr701_keyword_actions.looking import seen
from app.engine.cr.cr701_keyword_actions.revealed_at_random import only_card
from app.engine.cr.cr701_keyword_actions.until_found import as_they_are, revealed, with_found
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.trace import Chosen, Entry
from app.terms.effects import ChooseSource, Effect, KeywordAction
from app.terms.library_effects import (
    Dig,
    LookAtTop,
    PutTheRest,
    RevealAtRandom,
    Taken,
    UntilFound,
)
from app.terms.zones import Zone


def as_spoken_of(
    play: Play,
    effect: Effect,
    at: Viewpoint,
    earlier: tuple[Now, tuple[int, ...]],
    entries: list[Entry],
) -> Viewpoint:
    """The viewpoint after cards were looked at, found or put back, a source was chosen, a die
    rolled; `earlier`: how things were before, and what was spoken of."""
    before, those = earlier
    match effect:
        case LookAtTop():
            at = replace(at, those=seen(before, effect, at))
            if effect.reveal:
                at = replace(at, done=at.done + revealed(at.those))
        case Dig(taken=Taken(to=Zone.EXILE)):
            there = (id for id in at.those if play.game.objects[id].zone is Zone.EXILE)
            at = replace(at, those=tuple(there))
        case UntilFound():
            at = with_found(at, before, effect)
        case PutTheRest():
            at = replace(at, those=as_they_are(play.now, those, at))
        case ChooseSource():
            at = replace(at, that_object=_picked(entries))
        case KeywordAction(name="roll a d20" | "roll a d6"):
            result = _picked(entries)
            if result is not None:
                at = replace(at, done=(*at.done, ("rolled", None, result)))
        case RevealAtRandom():
            picked = _picked(entries)
            shown = only_card(before, effect, at) if picked is None else (picked,)
            at = replace(at, those=shown, done=at.done + revealed(shown), made=True)
    return at


def _picked(entries: list[Entry]) -> int | None:
    """The object or number that has just been chosen."""
    for entry in entries:
        if isinstance(entry, Chosen) and isinstance(entry.answer, int):
            return entry.answer
    return None
