"""Soulbond (CR 702.95)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr704_suspects import suspects
from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.pairs import partner
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.conditions import AllConditions, Exists, Matches
from app.terms.events import Event
from app.terms.pairing import Paired, PairWith
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Controlled,
    EventSubject,
    IsStatus,
    Not,
    Status,
    This,
    Who,
)

FREE = AllOf((CREATURE, Controlled(Who.YOU), Not(IsStatus(Status.PAIRED))))
OTHER_FREE = AllOf((Not(This()), *FREE.of))
_THIS_IS_FREE = Matches(This(), FREE)


@rule("702.95a", "keyword stands for", "soulbond")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it enters, and as another creature of its controller does, the two that are unpaired may
    be paired, for as long as both stay creatures of that player."""
    entered = TriggeredAbility(
        Trigger(EventKind.ENTERS),
        (PairWith(OTHER_FREE),),
        AllConditions((_THIS_IS_FREE, Exists(OTHER_FREE))),
    )
    another = TriggeredAbility(
        Trigger(EventKind.ENTERS, AllOf((Not(This()), CREATURE, Controlled(Who.YOU)))),
        (PairWith(EventSubject()),),
        AllConditions((_THIS_IS_FREE, Matches(EventSubject(), FREE))),
    )
    return (entered, another)


@rule("702.95c", "effect", PairWith)
def pair(play: Play, effect: PairWith, at: Viewpoint) -> None:
    """Its controller chooses one of those that it may be paired with, or none; where either is no
    unpaired creature of theirs any more nothing is paired.

    The answer to a choice of kind `pair` is an object, or False; with one object to be paired with
    that the trigger event names, whether it is (`may`).
    """
    now = play.now
    this = at.object
    if this is None or not _free(now, this, at.controller):
        return
    found = tuple(
        id
        for id in permanents(now, effect.what, at)
        if id != this and _free(now, id, at.controller)
    )
    if not found:
        return
    because = cite(pair)
    if isinstance(effect.what, EventSubject):
        wanted = play.choose(Choice(at.controller, "may", because, (this,), (True, False)))
        picked: object = found[0] if wanted else False
    else:
        picked = play.choose(Choice(at.controller, "pair", because, (this,), (*found, False)))
    if isinstance(picked, int) and picked is not False:
        play.happen((Paired(this, picked),), because)


def _free(now: Now, id: int, player: int) -> bool:
    if id not in now.battlefield or not now.is_creature(id) or now.controller(id) != player:
        return False
    return partner(now, id) is None


@rule("702.95e", "state-based action", "paired")
def unpaired(play: Play) -> list[Event]:
    """A pair is no more once one of the two is no creature, is another player's, or has left."""
    now = play.now
    found: list[Event] = []
    for id in now.once(suspects).paired:
        if partner(now, id) is None:
            play.note(cite(unpaired), "{0} is no longer paired", id)
            found.append(Paired(id, None))
    return found
