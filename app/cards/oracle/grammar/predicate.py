"""Subject and predicates: how the effects of a static ability are put together from
`{subject} {predicate} and {predicate}`, and taken apart again.

A predicate is a tuple of changes and modifications in which `SUBJECT` stands for the subject. The
effects of a sentence are the same in a row; changes that stand together make one ContinuousChange.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.looks import look_length, still
from app.cards.oracle.grammar.nouns import OTHER
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import SUBJECT, parts_of, replaced
from app.cards.oracle.grammar.shape import Shape, listing
from app.terms.abilities import ContinuousChange
from app.terms.changes import (
    AddAbility,
    CantHaveKeyword,
    Change,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPowerToughness,
    SetSubtypesOf,
)
from app.terms.modifications import (
    AttacksIfAble,
    BlocksIfAble,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    CantDo,
    CostToAttack,
    CostToBlock,
    EntersTapped,
    EntersWithCounters,
    Modification,
)
from app.terms.selectors import (
    CREATURE,
    AllOf,
    Anything,
    HasSubtype,
    HasType,
    Host,
    Itself,
    Not,
    This,
)
from app.terms.subtypes import CREATURE_TYPES
from app.terms.types import CardType

_THAN_ITSELF = Not(Itself())
_ALIKE = (AddAbility, LoseKeyword, CantHaveKeyword)


def join(subject: Any, predicates: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...]:
    """The effects of a subject and its predicates."""
    effects: list[Any] = []
    changes: list[Change] = []
    for part in (part for predicate in predicates for part in predicate):
        part = replaced(_with_others(part, subject), SUBJECT, subject)
        if isinstance(part, Modification):
            if changes:
                effects.append(ContinuousChange(subject, tuple(changes)))
                changes = []
            effects.append(part)
        else:
            changes.append(part)
    if changes:
        effects.append(ContinuousChange(subject, tuple(changes)))
    return tuple(effects)


def _with_others(part: Any, subject: Any) -> Any:
    """The part, in which other creatures are others than the subject: than the enchanted creature,
    or than the very one of a group whose power and toughness are changed."""
    if isinstance(subject, This) or OTHER not in parts_of(part):
        return part
    counted = [each for each in parts_of(part) if isinstance(each, AllOf) and OTHER in each.of]
    if any(not _of_creatures(each) for each in counted) or not counted:
        raise Unfit
    if isinstance(subject, Host):
        return replaced(part, OTHER, Not(subject))
    if not isinstance(part, ModifyPowerToughness) or not _is_group(subject):
        raise Unfit
    return replaced(part, OTHER, _THAN_ITSELF)


def _is_group(subject: Any) -> bool:
    """Whether it is a group that is not itself one of others than the source."""
    kinds = AllOf | HasType | HasSubtype
    return isinstance(subject, kinds) and OTHER not in parts_of(subject)


def _of_creatures(what: AllOf) -> bool:
    return any(
        part == CREATURE or (isinstance(part, HasSubtype) and part.subtype in CREATURE_TYPES)
        for part in what.of
    )


def split(effects: Any) -> tuple[Any, ...] | None:
    """The subject and the predicates of effects; None where they have not one subject."""
    if not isinstance(effects, tuple) or not effects:
        return None
    subjects = [getattr(effect, "subject", None) for effect in effects]
    subject = subjects[0]
    if subject is None or any(each != subject for each in subjects):
        return None
    if any(getattr(effect, "elsewhere", None) is not None for effect in effects):
        return None
    parts: list[Any] = []
    for effect in effects:
        if isinstance(effect, ContinuousChange):
            parts += effect.changes
        else:
            parts.append(effect)
    return subject, tuple(grouped([_of_subject(part, subject) for part in parts]))


def _of_subject(part: Any, subject: Any) -> Any:
    """The part with SUBJECT again: for the enchanted creature wherever it is spoken of, for `~` and
    for groups only as the subject itself."""
    if isinstance(subject, Host):
        return replaced(replaced(part, Not(subject), OTHER), subject, SUBJECT)
    if isinstance(part, ModifyPowerToughness) and _is_group(subject):
        part = replaced(part, _THAN_ITSELF, OTHER)
    if isinstance(part, Modification):
        values = {name: getattr(part, name) for name in part.__dataclass_fields__}
        return type(part)(**{**values, "subject": SUBJECT})
    return part


def grouped(parts: Any) -> Iterator[tuple[Any, ...]]:
    """The parts of a tuple, those together that one predicate says."""
    at = 0
    while at < len(parts):
        end = at + _length(parts, at)
        yield tuple(parts[at:end])
        at = end


def _length(parts: list[Any], at: int) -> int:
    first = parts[at]
    if length := look_length(parts, at):
        return length
    following = parts[at + 1] if at + 1 < len(parts) else None
    if isinstance(first, _ALIKE):
        end = at
        while end < len(parts) and type(parts[end]) is type(first):
            end += 1
        return end - at
    if not _said_together(first, following):
        return 1
    # `can't attack, block, or crew Vehicles`.
    return 3 if isinstance(first, CantAttack) and _is_besides(parts[at + 2 : at + 3]) else 2


def _is_besides(parts: Any) -> bool:
    return bool(parts) and isinstance(parts[0], CantDo) and parts[0].action != "be sacrificed"


def _said_together(one: Any, other: Any) -> bool:
    """Whether `attack or block` says both."""
    if isinstance(one, CantAttack) and isinstance(other, CantBlock):
        return one.unless == other.unless
    if isinstance(one, SetSubtypesOf) and isinstance(other, LoseAllAbilities):
        return one == SetSubtypesOf(CardType.LAND, frozenset())
    if isinstance(one, EntersTapped) and isinstance(other, EntersWithCounters):
        return one == EntersTapped(one.subject)
    if isinstance(one, CantBlock) and isinstance(other, CantBeBlocked):
        return one.unless is None and one.attackers == other.by != Anything()
    if isinstance(one, CostToAttack) and isinstance(other, CostToBlock):
        return one.cost == other.cost
    if isinstance(one, AttacksIfAble) and isinstance(other, AttacksIfAble):
        return other.other_than is not None  # goaded
    return isinstance(one, AttacksIfAble) and isinstance(other, BlocksIfAble)


def _no_pending_subject(subject: Any, predicates: Any) -> Any:
    """A predicate about `its power` has one object as subject."""
    effects = join(subject, predicates)
    if any(part == SUBJECT for part in parts_of(effects)):
        raise Unfit
    return effects


SHAPES = (
    Shape("core", "{subject#} {predicates#}",
          via(_no_pending_subject, split, S.subject, S.predicates)),
    Shape("core", "{subject#} <is a|are> {look#}. <it is still a land|they are still lands>",
          via(_no_pending_subject, split, S.subject, (still(S.look),)),
          same_as="{subject#} <is a|are> {look#} in addition to <its|their> other types"),
    *listing("predicates#", "predicate#", "and", most=4),
)  # fmt: skip
