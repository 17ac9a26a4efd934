"""The characteristics of every object, through the layers (CR 613.1)."""

from __future__ import annotations

from app.engine.cr.cr305_basic_land_types import taps_for_its_types
from app.engine.cr.cr613_interaction_of_continuous_effects.applying import Layers
from app.engine.cr.cr613_interaction_of_continuous_effects.counters import (
    counter_power_toughness,
    keyword_counters,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.elsewhere import (
    change_elsewhere,
    change_spell,
    reaching_further,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.kept import (
    any_changes,
    same,
    same_values,
)
from app.engine.cr.cr613_interaction_of_continuous_effects.printed import index_keywords, start
from app.engine.cr.cr702_keyword_abilities.changeling import is_every_creature_type
from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Characteristics, Now, Viewpoint
from app.engine.kernel.rules import rule
from app.terms.abilities import StaticAbility
from app.terms.zones import Zone

# Under this key of a view's memo stands who wants to be told of every change as it is applied.
SEEN = "seen through the layers"


@rule("613.1", "derive")
def derive(now: Now, table: dict[int, Characteristics]) -> None:
    """Start with what is printed, then apply every continuous effect layer by layer.

    Fills `table` for the objects on the battlefield. What the view of the game before had worked
    out is kept where nothing that went into it has changed.
    """
    previous = now.previous
    if previous is not None and same(previous, now):
        now.keep(previous)
        return
    seen = now.memo.get(SEEN)
    simple = seen is None and not any_changes(now)
    old = previous.derive() if simple and previous is not None and not previous.reads else None
    for id in now.battlefield:
        object = now.game.objects[id]
        if old is not None and previous is not None and id in old:
            before = previous.game.objects.get(id)
            if before is not None and same_values(before, object):
                table[id] = old[id]
                continue
        found = start(object)
        if simple:
            is_every_creature_type(found)
            taps_for_its_types(found)
            keyword_counters(found, object)
            index_keywords(found)
            counter_power_toughness(found, object)
        else:
            index_keywords(found)
        table[id] = found
    if not simple:
        now.reads.add("layers")
        Layers(now, table, seen).apply()


@rule("613.1", "characteristics outside the battlefield")
def outside(now: Now, object: GameObject) -> Characteristics:
    """Characteristics of an object outside the battlefield: printed values, its own counters, its
    own characteristic-defining abilities, which work in every zone (604.3), and what permanents
    change that say so."""
    found = start(object)
    is_every_creature_type(found)
    taps_for_its_types(found)
    keyword_counters(found, object)
    index_keywords(found)
    now.hold(object.id, found)
    if object.zone is Zone.STACK and now.game.effects:
        change_spell(now, found, object.id)
        index_keywords(found)
    if now.derived and now.once(reaching_further):
        change_elsewhere(now, found, object.id)
        index_keywords(found)
    _define(now, {object.id: found}, object.id)
    counter_power_toughness(found, object)
    return found


def _define(now: Now, table: dict[int, Characteristics], id: int) -> None:
    found = table[id]
    for ability in found.abilities:
        if not (isinstance(ability, StaticAbility) and ability.characteristic_defining):
            continue
        at = Viewpoint(id, found.controller, found.name)
        for effect in ability.effects:
            for change in getattr(effect, "changes", ()):
                for apply in now.rules.on("layer", type(change)):
                    apply(now, found, change, at)
