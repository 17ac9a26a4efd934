"""Resolving spells and abilities (CR 608)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.cr.cr115_targets import still_legal
from app.engine.cr.cr405_stack import take_off, top
from app.engine.cr.cr603_handling_triggered_abilities import condition_holds, label, viewpoint
from app.engine.cr.cr608_looking_back import count_resolution
from app.engine.cr.cr608_resolving_spells import (
    becomes_permanent,
    goes_to_graveyard,
    is_permanent_spell,
    leaves_the_stack,
)
from app.engine.cr.cr609_effects.following import follow
from app.engine.cr.cr702_keyword_abilities.bestow import ceases_to_be_bestowed
from app.engine.cr.cr702_keyword_abilities.cipher import encode
from app.engine.cr.cr702_keyword_abilities.mutate import ceases_to_mutate, merges
from app.engine.kernel.choice import Choice
from app.engine.kernel.game import StackItem
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import NotModelled
from app.engine.kernel.trace import Resolved
from app.terms.abilities import TriggeredAbility
from app.terms.cite import Rule


@rule("608.1", "resolve")
def resolve(play: Play) -> None:
    """The topmost spell or ability resolves: its condition and its targets are looked at again,
    then its instructions are followed in order, and it leaves the stack."""
    item = top(play)
    before = play.game
    why = why_not(play, item)
    if why is not None and item.spell:
        creature = ceases_to_be_bestowed(play, item) or ceases_to_mutate(play, item)
        why = None if creature else why
    if why is not None:
        play.trace.append(Resolved(cite(resolve), item, before, why))
        if item.spell:
            goes_to_graveyard(play, item)
        take_off(play, item)
        return
    play.trace.append(Resolved(cite(resolve), item, before))
    if item.spell and is_permanent_spell(play.now, item):
        if not merges(play, item):
            becomes_permanent(play, item)
        return
    count_resolution(play, item)
    at = seen_from(play, item)
    if not declined(play, item):
        follow(play, item.effects, at)
    if item.spell:
        encode(play, item)
        leaves_the_stack(play, item)
    take_off(play, item)


@rule("608.2a")
def why_not(play: Play, item: StackItem) -> Reason | None:
    """An ability whose condition is no longer true does nothing; neither does one all of whose
    targets have become illegal (608.2b)."""
    found = item.trigger
    if found is not None and not condition_holds(play, found):
        text = "the condition of the ability of {0} is not true any more"
        return Reason(cite(why_not), text, (label(play, found),))
    chosen = [target for target in item.targets if target is not None]
    if not chosen:
        return None
    if any(target is not None for target in seen_from(play, item).targets):
        return None
    name = item.name if found is None else label(play, found)
    text = "every target of the ability of {0} has become illegal"
    if item.spell:
        text = "every target of {0} has become illegal"
    return Reason(Rule("608.2b"), text, (name,))


def seen_from(play: Play, item: StackItem) -> Viewpoint:
    """From where the ability's text is read; illegal targets are left out."""
    found = item.trigger
    plain = Viewpoint(
        item.source, item.controller, item.name, x=item.x, paid=item.paid, became=item.became
    )
    at = plain if found is None else viewpoint(found)
    if not item.targets:
        return at
    try:
        legal = still_legal(play.now, item.target_choices, item.targets, at, item.spell)
    except NotModelled:
        play.not_applied(item.name, "whether the targets of an ability are still legal")
        legal = (None,) * len(item.targets)
    counts = tuple(choice.count for choice in item.target_choices)
    return replace(at, targets=legal, target_counts=counts, divided=item.divided)


@rule("603.5")
def declined(play: Play, item: StackItem) -> bool:
    """Where its controller may have the ability do something, they choose as it resolves."""
    found = item.trigger
    if found is None or not found.ability.optional:
        return False
    about = () if item.source is None else (item.source,)
    asked = Choice(item.controller, "may", cite(declined), about, (True, False))
    done = bool(play.choose(asked))
    if done and found.ability.done_once:
        once_done(play, item, found.ability)
    return not done


@rule("603.2h")
def once_done(play: Play, item: StackItem, ability: TriggeredAbility) -> None:
    """What may be done once each turn has been done: the ability does not trigger any more."""
    key = (play.game.turn.number, item.source, ability)
    play.set(play.game.but(triggered=play.game.triggered | {key}))
