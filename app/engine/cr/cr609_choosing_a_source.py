"""Choosing a source of damage (CR 609.7a)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.kernel.choice import Choice
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.play import Play
from app.engine.kernel.rewriting import rewritten
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.select import matches
from app.terms import effects as ef
from app.terms.events import Event, Merged, Moved
from app.terms.modifications import (
    Modification,
    PreventDamage,
    RedirectDamage,
    ReplaceDamage,
    ScaleDamage,
)
from app.terms.selectors import AllOf, AnyOf, Anything, ObjectIs, SourceOfChoice
from app.terms.zones import Zone

ON_DAMAGE = (PreventDamage, RedirectDamage, ReplaceDamage, ScaleDamage)


@rule("609.7a")
def with_source_chosen(play: Play, modification: Modification, at: Viewpoint) -> Modification:
    """A source of damage that an effect lets its controller choose is chosen as it begins: a
    permanent, a spell, or what something on the stack comes from or speaks of. What the effect asks
    of the source is looked at again as that would deal damage (609.7b).

    The answer to a choice of kind `source` is an object's id.
    """

    def chosen(part: object) -> object:
        if not isinstance(part, SourceOfChoice):
            return part
        now = play.now
        options = tuple(id for id in possible_sources(now, at) if matches(now, part.what, id, at))
        if not options:
            return AnyOf(())
        about = () if at.object is None else (at.object,)
        asked = Choice(at.controller, "source", cite(with_source_chosen), about, options)
        picked = play.choose(asked)
        assert isinstance(picked, int)
        if part.what == Anything():
            return ObjectIs(picked)
        return AllOf((ObjectIs(picked), part.what))

    return rewritten(modification, chosen)


@rule("609.7", "effect", ef.ChooseSource)
def choose_source(play: Play, effect: ef.ChooseSource, at: Viewpoint) -> None:
    """A source is chosen of which the effects after it speak."""
    now = play.now
    options = tuple(id for id in possible_sources(now, at) if matches(now, effect.what, id, at))
    if options:
        about = () if at.object is None else (at.object,)
        play.choose(Choice(at.controller, "source", cite(choose_source), about, options))


def possible_sources(now: Now, at: Viewpoint) -> tuple[int, ...]:
    """What can be chosen as a source of damage: permanents, spells, what abilities on the stack
    come from, and the objects that those speak of."""
    on_stack: list[int | None] = []
    for item in now.game.stack:
        if item.spell and item.id == at.object:
            continue  # it is resolving
        on_stack.append(item.source)
        if item.trigger is not None:
            on_stack += (item.trigger.subject, item.trigger.that_object)
    for delayed in now.game.delayed:
        on_stack.append(delayed.source)
    known = now.game.objects.keys() | now.game.last_known.keys()
    return tuple(
        dict.fromkeys(
            (*now.battlefield, *(id for id in on_stack if id is not None and id in known))
        )
    )


@rule("400.7c", "observe", Moved, Merged, order=-1)
def source_became(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """An effect about damage from a permanent spell goes on about the permanent that it becomes."""
    became = {
        e.object: e.new
        for e in events
        if isinstance(e, Moved) and e.new is not None and e.to is Zone.BATTLEFIELD
    }
    became |= {e.object: e.host for e in events if isinstance(e, Merged)}
    was = before.game.objects
    became = {old: new for old, new in became.items() if was[old].zone is Zone.STACK}
    if not became:
        return
    for effect in play.game.effects:
        if isinstance(effect.effect, ON_DAMAGE):
            now_about = rewritten(
                effect.effect,
                lambda part: (
                    ObjectIs(became[part.object])
                    if isinstance(part, ObjectIs) and part.object in became
                    else part
                ),
            )
            if now_about is not effect.effect:
                other = replace(effect, effect=now_about)
                effects = tuple(other if e is effect else e for e in play.game.effects)
                play.set(play.game.but(effects=effects))
