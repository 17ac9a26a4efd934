"""Effects as they are printed: each target is described where it is spoken of first, and what a
modification is about is its subject."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.holding import EFFECT_FIELDS, HOLDERS, holder_fields, ordered_fields
from app.cards.oracle.grammar.others import of_its_subject
from app.cards.oracle.grammar.pending import Chosen, parts_of, rewritten
from app.terms.amounts import IfPaid
from app.terms.effects import StartModification, Target, TargetChoice, Targets
from app.terms.instructions import ChooseModes, IfSo, Reflexive
from app.terms.lasting_triggers import EachTime
from app.terms.mana_effects import ChangeCost
from app.terms.modifications import CostToAttack, CostToBlock, MayPlay
from app.terms.selectors import ThatObject

# What is told with the objects that it is about in the middle of the sentence.
_TOLD_WHOLE = (ChangeCost, CostToAttack, CostToBlock, MayPlay)


def expanded(effect: Any) -> Any:
    """The effect with its subject in `what` again, as `_simplified` found it."""
    if not isinstance(effect, StartModification) or effect.what is not None:
        return effect
    subject = getattr(effect.modification, "subject", None)
    if subject is None or isinstance(effect.modification, _TOLD_WHOLE):
        return effect
    modification: Any = effect.modification
    return StartModification(replace(modification, subject=ThatObject()), effect.duration, subject)


def _as_told(effect: Any) -> Iterable[str]:
    """The fields of an effect in the order in which a text tells them."""
    if not isinstance(effect, HOLDERS):
        return ordered_fields(effect)
    fields = holder_fields(effect)
    if isinstance(effect, IfSo) and _tells_its_target(effect):
        return sorted(fields, key=lambda field: field == "condition")
    return fields


def _tells_its_target(effect: IfSo) -> bool:
    """Whether one effect tells the target that its condition is about: `destroy target creature if
    it is red`."""
    about = {part for part in parts_of(effect.condition) if isinstance(part, Target)}
    one = len(effect.effects) == 1 and not effect.otherwise
    return one and bool(about) and about <= set(parts_of(effect.effects))


def _unmarked(choice: TargetChoice) -> TargetChoice:
    """The choice as its words say it: that it hangs on a cost, the sentence around it says."""
    return replace(choice, number=None) if isinstance(choice.number, IfPaid) else choice


def unsettle(effects: tuple[Any, ...], choices: tuple[TargetChoice, ...]) -> tuple[Any, ...]:
    """The effects as they are printed: each target is described where it is spoken of first."""
    starts = [sum(each.count for each in choices[:at]) for at in range(len(choices))]
    seen: set[Any] = set()

    def first(part: Any) -> Any:
        if not isinstance(part, (Target, Targets)):
            return None
        if part in seen:
            return part
        seen.add(part)
        at = part.choice if isinstance(part, Targets) else None
        if isinstance(part, Target):
            at = starts.index(part.index) if part.index in starts else None
        return Chosen(_unmarked(choices[at]), at) if at is not None and at < len(choices) else part

    def undone(effect: Any) -> Any:
        if isinstance(effect, ChooseModes):
            modes = [replace(m, effects=unsettle(m.effects, m.targets)) for m in effect.modes]
            return replace(effect, modes=tuple([replace(m, targets=()) for m in modes]))
        if isinstance(effect, Reflexive):
            return Reflexive(unsettle(effect.effects, effect.targets))
        if isinstance(effect, EachTime):
            inner = unsettle(effect.effects, effect.targets)
            return replace(
                effect, events=rewritten(effect.events, first), effects=inner, targets=()
            )
        if not isinstance(effect, HOLDERS):
            effect = of_its_subject(expanded(effect))
        values = {}
        for field in _as_told(effect):
            value = getattr(effect, field)
            if field in EFFECT_FIELDS:
                values[field] = tuple([undone(each) for each in value])
            else:
                values[field] = rewritten(value, first)
        return replace(effect, **values)

    return tuple([undone(effect) for effect in effects])
