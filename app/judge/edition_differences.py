"""Differences of older editions that are known and not modelled, where they could matter."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from app.engine.editions.changes import NO_DAMAGE_ON_THE_STACK, NO_REDIRECTION_TO_PLANESWALKERS
from app.engine.kernel.now import Now
from app.judge.ruling import NotTaken
from app.terms.editions import Edition
from app.terms.types import CardType

_WHY = "a rule of that time that the engine does not have"


def not_modelled_then(now: Now, edition: Edition) -> Iterator[NotTaken]:
    """What the rules of the edition's date had otherwise about something on this board."""
    if edition.date >= date.fromisoformat(NO_REDIRECTION_TO_PLANESWALKERS):
        return
    for id in now.battlefield:
        if CardType.PLANESWALKER in now.of(id).types:
            what = "an opponent could have noncombat damage dealt to it instead of to its player"
            yield NotTaken(now.game.objects[id].label, what, _WHY)
        if CardType.BATTLE in now.of(id).types:
            yield NotTaken(now.game.objects[id].label, "there were no battles", _WHY)
    if edition.date >= date.fromisoformat(NO_DAMAGE_ON_THE_STACK):
        return
    for object in now.game.objects.values():
        if object.token and object.owner != object.controller:
            yield NotTaken(object.label, "who owned a token", _WHY)
