"""Backup (CR 702.165)."""

from __future__ import annotations

from app.engine.cr.cr609_effects.carrying_out import permanents
from app.engine.cr.cr611_continuous_effects import start
from app.engine.cr.cr701_keyword_actions.named_actions import number_of
from app.engine.cr.cr707_copying import copy_effect_on, printed_values
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import as_it_was
from app.terms.abilities import (
    Ability,
    ContinuousChange,
    EventKind,
    KeywordAbility,
    Trigger,
    TriggeredAbility,
    Unread,
)
from app.terms.changes import AddAbility
from app.terms.effects import Duration, Target, TargetChoice
from app.terms.events import CountersPut
from app.terms.instructions import KeywordAction
from app.terms.selectors import CREATURE, Anything


@rule("702.165a", "keyword stands for", "backup")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """As it enters a target creature gets N +1/+1 counters and, if it is another, the abilities
    printed below."""
    if ability.number is None:
        return ()
    effect = KeywordAction("backup", number=ability.number, what=Target(0))
    trigger = Trigger(EventKind.ENTERS)
    return (TriggeredAbility(trigger, (effect,), targets=(TargetChoice(CREATURE),)),)


@rule("702.165a", "keyword action", "backup")
def back_up(play: Play, effect: KeywordAction, at: Viewpoint) -> None:
    """The counters are put on the target, and another creature gains the abilities for the turn."""
    if effect.what is None:
        return
    ids = permanents(play.now, effect.what, at)
    number = number_of(play, effect.number, at)
    events = [CountersPut(id, "+1/+1", number, at.controller, effect=True) for id in ids]
    if events:
        play.happen(events, cite(back_up))
    others = frozenset(id for id in ids if id != at.object)
    gained = abilities_below(play.now, at.object)
    if not others or not gained:
        return
    for ability in gained:
        if isinstance(ability, Unread):
            play.not_applied(at.name, ability.line)
    changes = tuple(AddAbility(a) for a in gained if not isinstance(a, Unread))
    start(play, ContinuousChange(Anything(), changes), at, Duration.END_OF_TURN, others)


@rule("702.165c")
def abilities_below(now: Now, id: int | None) -> tuple[Ability, ...]:
    """The abilities printed below backup on the object, or on what it is a copy of (702.165b); none
    that it has gained."""
    object = as_it_was(now, id)
    if id is None or object is None:
        return ()
    copy = copy_effect_on(now.game, id) or printed_values(object)
    abilities = copy.face.abilities
    places = [n for n, each in enumerate(abilities) if _is_backup(each)]
    if not places:
        return ()
    return tuple(each for each in abilities[places[0] + 1 :] if not _is_backup(each))


def _is_backup(ability: Ability) -> bool:
    return isinstance(ability, KeywordAbility) and ability.name == "backup"
