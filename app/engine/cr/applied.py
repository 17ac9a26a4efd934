"""What of an ability the engine would not apply, told without playing: term by term, slot by slot.

A keyword is applied in full, or matters only at a moment that tells of itself in the trace
(`cr702_keyword_abilities/left_out.py`), or only while its card is cast, activated or put somewhere
by a player, or is not applied. Anything that is in none of these tables is not applied.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import get_args

from app.engine.cr.cr602_limits import LIMITS
from app.engine.cr.cr603_what_is_heeded import not_heeded
from app.engine.cr.cr609_effects.some_of import ACTS_ON
from app.engine.cr.cr701_keyword_actions.named_actions import is_carried_out
from app.engine.cr.cr702_keyword_abilities.left_out import LEFT_OUT, MODIFICATIONS_AT
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.rules import Rules
from app.engine.kernel.select import can_be_told
from app.engine.kernel.told import is_watched
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    ContinuousChange,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    Trigger,
    TriggeredAbility,
    Unread,
)
from app.terms.amounts import Amount, MostThisWay, TargetsBeyondFirst, TargetsMatching
from app.terms.changes import AddOneOf, Change, TypeOfChoice
from app.terms.conditions import Condition
from app.terms.costs import Cost, UnreadCost
from app.terms.digital import Conjure
from app.terms.effects import BecomeCopyOf, ChooseModes, Effect, KeywordAction, UnreadEffect
from app.terms.entering import EnteringModification
from app.terms.keywords import KEYWORDS
from app.terms.lasting_triggers import EachTime
from app.terms.library_effects import CastIt
from app.terms.mana_effects import ManaRider
from app.terms.modifications import MayPlay, Modification
from app.terms.permissions import LooksAtTop, MayBeCommander, TopRevealed
from app.terms.playing import MayBeginOnBattlefield, PlayingModification
from app.terms.relations import CardTypeOfChoice, EitherOfChoice
from app.terms.selectors import (
    ColorOfChoice,
    IsChosen,
    SameObjects,
    Selector,
    SomeOf,
    SourceOfChoice,
)
from app.terms.zones import Zone

# What mana does to the spell that it is spent on.
RIDER = "what its mana does to the spell that it is spent on"


def _names(text: str) -> frozenset[str]:
    found = frozenset(name.strip() for name in " ".join(text.split()).split(","))
    unknown = found - KEYWORDS.keys()
    assert not unknown, unknown
    return found


# Applied in full wherever combat, damage, targets and what triggers there are concerned.
APPLIED = _names(
    """
    daybound, nightbound, absorb, afflict, ascend, bloodthirst, cumulative upkeep, echo, ravenous,
    sunburst, afterlife, annihilator, backup, banding, battle cry, bushido, changeling,
    deathtouch, decayed, dredge, defender, dethrone, devoid, devour, double strike, enchant,
    enlist, evolve, exalted, fading, fear, firebending, first strike, flanking, flying, frenzy,
    graft, haste, hexproof, horsemanship, indestructible, infect, ingest, intimidate, landwalk,
    lifelink, living metal, melee, menace, mentor, mobilize, modular, myriad, persist, phasing,
    poisonous, exploit, fabricate, for mirrodin!, job select, living weapon, protection, provoke,
    prowess, rampage, reach, reconfigure, renown, riot, shadow, shroud, skulk, soulbond,
    soulshift, start your engines!, storm, toxic, training, trample, tribute, umbra armor,
    unleash, undying, vanishing, vigilance, ward, wither, haunt
    """
)
# They matter only while a player casts, plays, activates or turns up their card, or pays for it;
# or they are about building decks.
WHEN_USED = _names(
    """
    affinity, aftermath, assist, aura swap, awaken, bargain, bestow, blitz, boast, buyback,
    cascade, casualty, cipher, cleave, conspire, convoke, craft, crew, cycling, dash, delve,
    disguise, disturb, embalm, emerge, encore, entwine, equip, escalate, escape, eternalize,
    evoke, exhaust, extort, flash, flashback, forecast, foretell, freerunning, fuse, gift,
    harmonize, impending, mayhem, prowl, web-slinging, fortify, improvise, jump-start, kicker,
    level up, madness, miracle, morph, mutate, ninjutsu, offspring, outlast, overload, partner,
    plot, prototype, rebound, reinforce, replicate, retrace, scavenge, spectacle, sneak, splice,
    split second, saddle, squad, station, surge, suspend, tiered, transfigure, transmute, undaunted,
    unearth, warp, more than meets the eye, offering
    """
)
# As these, but the engine does not carry them out: whoever uses one is told so.
NOT_WHEN_USED = _names(
    """
    companion, demonstrate, epic, gravestorm, hidden agenda, increment, paradigm, ripple, visit
    """
)
# What an activated ability says of who may activate it and how often.
KNOWN_LIMITS = LIMITS.keys() | {"any player", "your opponents"}
# Modifications of the rules that some rule asks for (a test holds this to the code).
MODIFICATIONS = frozenset(
    """
    CantBeEnchanted DamageLeavesLife LosesInstead GainsLifeInstead LifeCantChange LifeGainBecomes
    LosesLifeTimes
    AssignsAsUnblocked AssignsByToughness AssignsNoDamage AttackWithOneIfAble AttacksAsThough
    AllDamageWithers AttacksOnlyAlone CantMakeSacrifice
    AttacksIfAble BlockedAsThough BlockedByAllOrNone BlockersNeeded BlocksAdditional
    BlocksAsThough BlocksIfAble CantActivate CantAttack CantBeBlocked CantBeCountered
    CantBePrevented CantBeTargeted CantBlock CantGainLife CantHaveCounters CantLose ChangeCost
    CostToAttack CostToBlock DamageIsPoison EntersAsCopy EntersPrepared EntersTapped
    EntersWithCounters
    CantBeRegenerated DayBeginsAsItEnters FlipsAnotherCoin FlipsAreWon
    KeepsAttached KeepsMana LeastCost LifeForMana LostManaBecomes
    LoyaltyCostMore MayExert MayPlay MostInCombat MultiplyMana MustBeBlocked NoLossAtZeroLife
    MoreLands NoMaximumHandSize ChangesHandSize
    OtherCost OthersNeeded PlayerHas PreventDamage RedirectDamage Regenerates ReplaceDamage
    ReplaceMana ScaleCounters ScaleDamage ScaleTokens SpendAsThough CountsAs
    StaysTapped TargetedAsThough
    TriggersAgain CauseNoTriggers DrawsInstead MostDraws MostUntapped NoLegendRule UntapsWithOthers
    SkipsStep AdditionalCost CantSearch SearchesTopCards ControlsSearches ExilesWhatIsFound
    ReplacesDraw
    """.split()
) | {kind.__name__ for kind in get_args(PlayingModification)}


def unapplied(rules: Rules, ability: Ability, effects: bool = True) -> tuple[str, ...]:
    """What of an ability would not be applied, each in a few words; empty where all of it would be.

    With `effects` False only what decides whether a triggered ability triggers is looked at: what
    it then does tells of itself in the trace as it resolves. Activated abilities and spells tell
    what they would not do, though nobody may use them.
    """
    return rules.once(_with_effects if effects else _without_effects, ability)


def _with_effects(rules: Rules, ability: Ability) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_left(rules, ability, effects=True)))


def _without_effects(rules: Rules, ability: Ability) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_left(rules, ability, effects=False)))


def _left(rules: Rules, ability: Ability, effects: bool) -> Iterator[str]:
    match ability:
        case Unread(line):
            yield line
        case KeywordAbility():
            yield from _keyword(rules, ability, effects)
        case StaticAbility(zone=Zone.STACK):
            return  # about a spell: what is cast is looked at as it is
        case StaticAbility():
            if not ability.characteristic_defining and not _works_there(ability):
                yield f"a static ability that works in the {ability.zone.value}"
            yield from _terms(rules, (ability.condition, ability.effects))
        case TriggeredAbility():
            yield from _triggered(rules, ability, effects)
        case ActivatedAbility(limit=str(limit)) if limit not in KNOWN_LIMITS:
            yield limit
        case ActivatedAbility(cost=cost, effects=does, targets=targets, condition=condition):
            yield from _terms(rules, (cost, _with_modes(does, targets), targets, condition))
            for change in ability.cost_changes:
                yield from _left(rules, change, effects)
        case SpellAbility(effects=does, targets=targets):
            yield from _terms(rules, (_with_modes(does, targets), targets))


def _with_modes(effects: tuple[Effect, ...], targets: object) -> tuple[object, ...]:
    """The effects, with what its modes do in place of the choice of modes where that is made as the
    text is put on the stack (CR 700.2)."""
    places = [effect for effect in effects if isinstance(effect, ChooseModes)]
    if len(places) != 1 or targets:
        return effects
    return tuple(
        tuple((mode.effects, mode.targets) for mode in effect.modes)
        if isinstance(effect, ChooseModes)
        else effect
        for effect in effects
    )


def _works_there(ability: StaticAbility) -> bool:
    """Whether the engine looks for such an ability in the zone where it works."""
    changes = all(isinstance(effect, ContinuousChange) for effect in ability.effects)
    if all(isinstance(effect, (MayPlay, MayBeginOnBattlefield)) for effect in ability.effects):
        return True
    if ability.zone is Zone.COMMAND:
        return all(isinstance(effect, Modification) for effect in ability.effects)
    return ability.zone is Zone.BATTLEFIELD or (ability.zone is Zone.GRAVEYARD and changes)


def _keyword(rules: Rules, ability: KeywordAbility, effects: bool) -> Iterator[str]:
    name = ability.name
    if name in WHEN_USED or name in NOT_WHEN_USED or name in LEFT_OUT:
        return
    if name not in APPLIED:
        yield name
        return
    needed = rules.on("keyword stands for", name)
    meant = stands_for(rules, ability)
    if ability.text is not None and not (needed and meant):
        yield f"{name} {ability.text}"
        return
    if needed and not meant:
        yield name
    for one, _ in meant:
        yield from _left(rules, one, effects)
    yield from _terms(rules, (ability.quality, ability.number))


def _triggered(rules: Rules, ability: TriggeredAbility, effects: bool) -> Iterator[str]:
    triggers = (ability.trigger, *ability.also)
    for trigger in triggers:
        yield from _trigger(rules, trigger)
    yield from _terms(rules, (ability.condition, ability.targets))
    if effects:
        yield from _terms(rules, _with_modes(ability.effects, ability.targets))


def _trigger(rules: Rules, trigger: Trigger) -> Iterator[str]:
    if not is_watched(trigger):
        yield trigger.kind.value if trigger.action is None else trigger.action
        return
    yield from (f"{trigger.kind.value}: {name}" for name in not_heeded(trigger))
    yield from _terms(rules, (trigger.subject, trigger.other, trigger.condition))


def _terms(rules: Rules, term: object) -> Iterator[str]:
    """What of a term, and of all its parts, has no rule behind it."""
    match term:
        case UnreadEffect(text) | UnreadCost(text):
            yield text
            return
        case KeywordAbility() | StaticAbility() | TriggeredAbility() | Unread():
            yield from _left(rules, term, effects=True)
            return
        case BecomeCopyOf(of=SomeOf(what, 1, False, False)):
            yield from _terms(rules, (term.what, what, term.exceptions))
            return
        case _ if isinstance(term, (*ACTS_ON, CastIt)) and isinstance(term.what, SomeOf):
            yield from _several_to_cast(term)
            yield from _terms(rules, (replace(term, what=term.what.what), term.what.count))
            return
        case ActivatedAbility():
            return  # granted: it does nothing until someone activates it
    if not _has_a_rule(rules, term):
        yield words_of(term)
        return
    if isinstance(term, EachTime):
        yield from _lasting(rules, term)
    if isinstance(term, (tuple, frozenset)):
        for part in term:
            yield from _terms(rules, part)
    elif is_dataclass(term) and not isinstance(term, type):
        for field in fields(term):
            yield from _terms(rules, getattr(term, field.name))


def _several_to_cast(term: object) -> Iterator[str]:
    """Cards to be cast are chosen one by one, unless chance decides."""
    match term:
        case CastIt(what=SomeOf(random=True)):
            yield "some of several cards to cast"


def _lasting(rules: Rules, term: EachTime) -> Iterator[str]:
    for trigger in term.events:
        yield from _trigger(rules, trigger)


# What needs no rule of its own: the controller of an effect chooses it as that begins (608.2d); it
# is known as what is before it in its text is carried out; it is counted with a cost (601.2f).
_OF_CHOICE = AddOneOf, CardTypeOfChoice, ColorOfChoice, EitherOfChoice, SourceOfChoice, TypeOfChoice
_KNOWN_BEFORE = SameObjects, MostThisWay
_COUNTED_WITH_COSTS = TargetsBeyondFirst, TargetsMatching


def _has_a_rule(rules: Rules, term: object) -> bool:
    if isinstance(term, (*_OF_CHOICE, *_KNOWN_BEFORE, *_COUNTED_WITH_COSTS)):
        return True
    match term:
        case KeywordAction(name):
            return is_carried_out(rules, name)
        case ManaRider():
            return term.keyword is None or term.keyword in APPLIED
        case ContinuousChange(zone=zone):
            return zone is Zone.BATTLEFIELD
        case bool() | int() | str() | None:
            return True
    if isinstance(term, Effect):
        return bool(rules.on("effect", type(term))) and _in_this_shape(term)
    if isinstance(term, Change):
        return bool(rules.on("layer", type(term)))
    if isinstance(term, MayBeginOnBattlefield | MayBeCommander | LooksAtTop | TopRevealed):
        return True  # the game has begun; and what players may see decides nothing by itself
    if isinstance(term, Modification):
        known = isinstance(term, EnteringModification) or type(term).__name__ in MODIFICATIONS
        return known or type(term) in MODIFICATIONS_AT
    if isinstance(term, Selector | Amount | Condition) and not isinstance(term, Cost):
        return can_be_told(term)
    return True


def _in_this_shape(effect: Effect) -> bool:
    """Of the cards that may be conjured, those of a name alone are left to the players, and those
    that enter the battlefield."""
    return not isinstance(effect, Conjure) or (
        effect.duplicate and effect.to is not Zone.BATTLEFIELD
    )


def words_of(term: object) -> str:
    """A term's kind in words: `CountOf` is `count of`; a status or choice is named."""
    if isinstance(term, IsChosen):
        return f"the chosen {term.what}, as none is said to be chosen"
    if isinstance(term, ManaRider):
        return RIDER
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(term).__name__).lower()
    detail = getattr(term, "status", None) or getattr(term, "name", None)
    return f"{words}: {detail}" if isinstance(detail, str) else words
