"""Static abilities as sentences: what holds, and as long as what."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.nouns import OTHER
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import It, holds_pending, parts_of, rewritten
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.spoken import named_in
from app.terms.abilities import ContinuousChange, StaticAbility
from app.terms.conditions import Condition, During, IsTurnOf, NotCondition, PaidAsCast
from app.terms.costs import (
    Cost,
)
from app.terms.life import DamageLeavesLife
from app.terms.modifications import (
    AdditionalCost,
    AttacksAsThough,
    AttacksIfAble,
    CantBeBlocked,
    CantBeTargeted,
    CastOnly,
    ChosenAsItEnters,
    EntersTapped,
    EntersWithAbilities,
    EntersWithCounters,
    OthersNeeded,
    PreventDamage,
    StaysTapped,
)
from app.terms.playing import CantCast
from app.terms.relations import AttachedTo
from app.terms.selectors import AllOf, Anything, Host, Itself, This, Who
from app.terms.steps import COMBAT_STEPS
from app.terms.zones import Zone

# What a condition is looked at for as it happens: `if`, and not `as long as`.
_LOOKED_AT = (EntersWithCounters, EntersWithAbilities, EntersTapped, DamageLeavesLife)


def named(term: Any) -> Any:
    """The one object that effects are about, None where they are about others."""
    if isinstance(term, tuple):
        objects = {named(part) for part in term}
        return objects.pop() if len(objects) == 1 else None
    about = getattr(term, "subject", None)
    return about if isinstance(about, (This, Host)) else None


def _one_group(effects: Any) -> bool:
    """Whether all that the effects do is change the characteristics of one group of objects."""
    return all(isinstance(effect, ContinuousChange) for effect in effects) and all(
        effect.subject == effects[0].subject and not holds_pending(effect.subject)
        for effect in effects
    )


def _mentioned(effects: Any) -> Any:
    """`~` where the effects speak of it by name and of no other single object: `other` things are
    others than it, but do not speak of it."""
    told = rewritten(effects, lambda part: Anything() if part == OTHER else None)
    named = {type(part) for part in parts_of(told) if isinstance(part, (This, Host))}
    return This() if named == {This} else None


def settled(effects: Any, condition: Condition | None = None) -> StaticAbility:
    """The ability, with `it` settled: it is the subject of the effects; where that is a pronoun
    itself, the object of the condition; where it is a group, what the group was described by."""
    whom = named(effects) or named_in(condition) or _mentioned(effects)
    if whom is None and isinstance(condition, PaidAsCast):
        whom = This()  # `If this creature was kicked, it …`
    if whom is None and isinstance(effects[0], ChosenAsItEnters):
        whom = This()  # `As it enters`, after a sentence about how it enters

    if whom is None and _one_group(effects) and not holds_pending(condition):
        whom = Itself()

    def settle(part: Any) -> Any:
        return whom if isinstance(part, It) else None

    if whom is not None:
        effects, condition = rewritten(effects, settle), rewritten(condition, settle)
    if isinstance(named(effects), Host) and _is_another(condition):
        raise Unfit  # other than the Aura, or than the enchanted creature?
    if holds_pending(effects) or holds_pending(condition):
        raise Unfit
    return StaticAbility(effects, condition)


def _is_another(condition: Any) -> bool:
    """Whether a condition speaks of another object, and not of another one that is attached, which
    is another than the source."""
    others = [each for each in parts_of(condition) if isinstance(each, AllOf) and OTHER in each.of]
    attached = all(any(isinstance(part, AttachedTo) for part in each.of) for each in others)
    return OTHER in parts_of(condition) and not (others and attached)


def _plain(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, StaticAbility) or term != StaticAbility(term.effects):
        return None
    return (term.effects,)


def _holding(core: Any, condition: Condition) -> StaticAbility:
    if isinstance(core[0], _LOOKED_AT):
        raise Unfit
    return settled(core, condition)


def _staying(core: Any, condition: Condition) -> StaticAbility:
    """What `if` says as plainly as `as long as`: not that something can't attack, which says it
    another way."""
    kinds = (ContinuousChange, StaysTapped, CantBeBlocked, CantBeTargeted, CantCast, PreventDamage)
    if not all(isinstance(effect, kinds) for effect in core):
        raise Unfit
    return settled(core, condition)


def _as_long_as(term: Any) -> tuple[Any, ...] | None:
    """What holds as long as something is so; how something enters is looked at once."""
    return None if _enters_if(term) is not None else _conditional(term)


def _conditional(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, StaticAbility) or term.condition is None:
        return None
    if term != StaticAbility(term.effects, term.condition):
        return None
    return term.effects, term.condition


def _changed_unless(core: Any, condition: Condition) -> StaticAbility:
    """Changes that hold unless something is so; `can't attack unless …` says it otherwise."""
    kinds = (ContinuousChange, AttacksIfAble, AttacksAsThough, OthersNeeded)
    if not all(isinstance(effect, kinds) for effect in core):
        raise Unfit
    return settled(core, NotCondition(condition))


def _in_graveyard(core: Any, condition: Condition | None = None) -> StaticAbility:
    """What holds while this card is in its owner's graveyard (CR 113.6b)."""
    ability = settled(core, condition)
    if not all(isinstance(effect, ContinuousChange) for effect in ability.effects):
        raise Unfit
    return StaticAbility(ability.effects, condition, Zone.GRAVEYARD)


def _from_graveyard(term: Any) -> tuple[Any, ...] | None:
    if not isinstance(term, StaticAbility) or term.zone is not Zone.GRAVEYARD:
        return None
    return (term.effects,) if term.condition is None else (term.effects, term.condition)


def _unless(term: Any) -> tuple[Any, ...] | None:
    values = _conditional(term)
    if values is None or not isinstance(values[1], NotCondition):
        return None
    return values[0], values[1].of


def _entering(core: Any, condition: Condition) -> StaticAbility:
    """How something enters, or how low damage may take a player, if something is so."""
    if not all(isinstance(effect, _LOOKED_AT) for effect in core):
        raise Unfit
    return settled(core, condition)


def _leaving(core: Any, condition: Condition) -> StaticAbility:
    """How low damage may take a player, as long as something is so."""
    if not all(isinstance(effect, DamageLeavesLife) for effect in core):
        raise Unfit
    return settled(core, condition)


def _enters_if(term: Any) -> tuple[Any, ...] | None:
    values = _conditional(term)
    enters = values is not None and isinstance(values[0][0], _LOOKED_AT)
    return values if enters else None


SHAPES = (
    Shape("static", "{core}.", via(settled, _plain, S.core)),
    Shape("static", "during your turn, {core}.",
          via(lambda core: settled(core, IsTurnOf(Who.YOU)),
              lambda term: (term.effects,) if _conditional(term)
              and term.condition == IsTurnOf(Who.YOU) else None, S.core),
          ("{core} as long as it is your turn.", "as long as it is your turn, {core}.")),
    Shape("static", "{core} during your turn.",
          via(lambda core: _staying(core, IsTurnOf(Who.YOU)),
              lambda term: (term.effects,) if _conditional(term)
              and term.condition == IsTurnOf(Who.YOU) else None, S.core),
          same_as="during your turn, {core}."),
    Shape("static", "during combat, {core}.",
          via(lambda core: settled(core, During(COMBAT_STEPS)),
              lambda term: (term.effects,) if _conditional(term)
              and term.condition == During(COMBAT_STEPS) else None, S.core),
          ("{core} during combat.",)),
    Shape("static", "{core} as long as {condition:conditions}.",
          via(_holding, _as_long_as, S.core, S.condition),
          ("as long as {condition:conditions}, {core}.",)),
    Shape("static", "{core} if {condition}.", via(_staying, _as_long_as, S.core, S.condition),
          same_as="{core} as long as {condition}."),
    Shape("static", "{core} unless {condition}.",
          via(_changed_unless, _unless, S.core, S.condition),
          same_as="{core} as long as {not condition}."),
    Shape("static", "as long as ~ is in your graveyard, {core}.",
          via(_in_graveyard, _from_graveyard, S.core)),
    Shape("static", "as long as ~ is in your graveyard and {condition}, {core}.",
          via(_in_graveyard, _from_graveyard, S.core, S.condition)),
    # What is looked at as an object enters.
    Shape("static", "if {condition}, {core}.",
          via(_entering, _enters_if, S.core, S.condition), ("{core} if {condition}.",)),
    Shape("static", "as long as {condition}, {core}.",
          via(_leaving, _enters_if, S.core, S.condition), same_as="if {condition}, {core}."),
    # What it costs, and when one may, cast the spell that this stands on.
    *(
        Shape("static", f"as an additional cost to cast ~, {words}.",
              StaticAbility((AdditionalCost(This(), Cost(S.parts), optional),), zone=Zone.STACK))
        for words, optional in (
            ("{parts:added_costs}", False),
            ("you may {parts:added_costs}", True),
        )
    ),
    Shape("static", "cast ~ only during {time:a_time}.",
          StaticAbility((CastOnly(This(), S.time),), zone=Zone.STACK)),
    Shape("static", "cast ~ only if {condition}.",
          StaticAbility((CastOnly(This(), S.condition),), zone=Zone.STACK),
          ("you can't cast ~ unless {condition}.",)),
    Shape("statics", "{static}", (S.static,)),
    Shape("statics", "{one:static} {two:static}", (S.one, S.two)),
    Shape("statics", "{one:static} {two:static} {three:static}", (S.one, S.two, S.three)),
    Shape("line", "{statics}", S.statics),
)  # fmt: skip
