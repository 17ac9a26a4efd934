"""An object's characteristics layer by layer, with the effect that did each change (CR 613.1)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from app.engine.cr.cr613_interaction_of_continuous_effects.derive import SEEN
from app.engine.cr.cr613_interaction_of_continuous_effects.instances import Instance
from app.engine.cr.cr613_interaction_of_continuous_effects.printed import index_keywords, start
from app.engine.cr.cr702_keyword_abilities.in_layers import in_layers
from app.engine.cr.cr730_merging_with_permanents import looks_like, topmost
from app.engine.kernel.components import is_merged
from app.engine.kernel.now import Characteristics, Now
from app.engine.kernel.rules import cite
from app.terms import changes as ch
from app.terms.abilities import StaticAbility
from app.terms.cite import Rule
from app.terms.zones import Zone

_MERGED = (cite(looks_like), Rule("702.140e"))


@dataclass(frozen=True, slots=True)
class LayerStep:
    """What one effect did to the object in one layer.

    `source`: the object that the effect comes from, None where none is known; `name`: what it went
    by. `before`, `after`: the object's values. `lost_all`: it lost all abilities it had so far.
    """

    layer: str
    source: int | None
    name: str
    because: tuple[Rule, ...]
    before: Characteristics
    after: Characteristics
    lost_all: bool = False


def layer_by_layer(now: Now, id: int) -> tuple[Characteristics, tuple[LayerStep, ...]]:
    """What is printed on the object, and each step from there to what it is now.

    Works everything out anew, once for all objects of a view. KeyError where there is no such
    object.
    """
    printed = _printed(now, id)
    steps = now.once(_of_all).get(id, ())
    last = steps[-1].after if steps else printed
    object = now.game.objects[id]
    if is_merged(object):
        top = start(topmost(object))
        index_keywords(top)
        merging = LayerStep("1", id, top.name, _MERGED, top, printed)
        return top, (merging, *steps)
    if now.game.objects[id].zone is not Zone.BATTLEFIELD and now.of(id) != last:
        own = LayerStep("", id, now.of(id).name, (Rule("604.3"),), last, now.of(id))
        steps = (*steps, own)
    return printed, steps


def _printed(now: Now, id: int) -> Characteristics:
    printed = start(now.game.objects[id])
    index_keywords(printed)
    return printed


def _of_all(now: Now) -> dict[int, tuple[LayerStep, ...]]:
    """The steps of every object on the battlefield."""
    again = Now(now.rules, now.game)
    last = {id: _printed(now, id) for id in now.battlefield}
    steps: dict[int, list[LayerStep]] = {}
    effects: dict[int, list[Instance | Rule]] = {}
    reasons: dict[Hashable, tuple[Rule, ...]] = {}

    def seen(layer: str, id: int, effect: Instance | Rule, changes: tuple[ch.Change, ...]) -> None:
        values, before = again.characteristics[id], last[id]
        lost_all = any(isinstance(change, ch.LoseAllAbilities) for change in changes)
        told = lost_all or any(isinstance(c, ch.ProtectionFromOtherColors) for c in changes)
        if not told and values == before:
            return
        after = last[id] = replace(values)
        key = (_identity(effect), tuple(map(_identity, changes)), getattr(effect, "waited", False))
        because = reasons.get(key)
        if because is None:
            because = reasons[key] = _because(now, effect, changes)
        source: int | None = id
        name = values.name
        if isinstance(effect, Instance):
            source, name = effect.at.object, effect.at.name
        step = LayerStep(layer, source, name, because, before, after, lost_all)
        steps.setdefault(id, []).append(step)
        effects.setdefault(id, []).append(effect)

    again.memo[SEEN] = seen
    again.derive()
    return {id: tuple(map(_though_lost(again), steps[id], effects[id])) for id in steps}


def _though_lost(again: Now) -> Callable[[LayerStep, Instance | Rule], LayerStep]:
    """Adds that an effect goes on though its source has lost the ability, before it was applied
    there or in a later layer."""
    kept: dict[tuple[int | None, int], bool] = {}

    def there(effect: Instance, ability: StaticAbility) -> bool:
        key = (effect.at.object, id(ability))
        found = kept.get(key)
        if found is None:
            found = kept[key] = _is_there(again, effect, ability)
        return found

    def told(step: LayerStep, effect: Instance | Rule) -> LayerStep:
        if isinstance(effect, Rule) or effect.ability is None:
            return step
        if there(effect, effect.ability):
            return step
        return replace(step, because=(*step.because, Rule("613.6")))

    return told


_identity = id


def _because(now: Now, effect: Instance | Rule, changes: tuple[ch.Change, ...]) -> tuple[Rule, ...]:
    """The rule of each change; that the effect had to wait for others."""
    if isinstance(effect, Rule):
        return (effect,)
    found: dict[Rule, None] = {}
    for change in changes:
        for apply in now.rules.on("layer", type(change)):
            found.setdefault(cite(apply))
        if (
            isinstance(change, ch.AddAbility)
            and effect.ability is None
            and effect.at.effect is None
        ):
            found.setdefault(Rule("122.1b"))
    if effect.waited:
        found.setdefault(Rule("613.8b"))
    return tuple(found)


def _is_there(again: Now, effect: Instance, ability: StaticAbility) -> bool:
    if ability.zone is not Zone.BATTLEFIELD:
        return True
    values = again.characteristics.get(effect.at.object or 0)
    return values is not None and any(in_layers(each) is ability for each in values.abilities)
