"""In which step a card or ability at hand must be used to matter in combat, and why: worked out
from what it does and from whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from app.engine.kernel.meaning import stands_for
from app.engine.kernel.now import Now
from app.engine.kernel.rewriting import parts_of
from app.judge.ruling import Timing
from app.terms import effects as ef
from app.terms import modifications as mo
from app.terms.abilities import (
    Ability,
    ActivatedAbility,
    EventKind,
    KeywordAbility,
    SpellAbility,
    TriggeredAbility,
)
from app.terms.changes import AddAbility, ModifyPowerToughness
from app.terms.steps import STEP_ORDER, Step
from app.terms.types import CardType
from app.terms.zones import Zone

_EVASION = frozenset(
    {"flying", "menace", "fear", "intimidate", "shadow", "horsemanship", "skulk", "landwalk"}
)
_IN_A_FIGHT = frozenset(
    {
        "first strike",
        "double strike",
        "deathtouch",
        "trample",
        "lifelink",
        "indestructible",
        "protection",
        "infect",
        "wither",
    }
)
_CHOSEN = (ef.Target, ef.Targets)
_KEEPS_HOME = (mo.CantAttack, mo.CantBlock, mo.StaysTapped)
_UNBLOCKABLE = (mo.CantBeBlocked, mo.BlockersNeeded)


class Use(Enum):
    """What something may be used for in combat."""

    KEEP_OUT = auto()
    NEW_BLOCKER = auto()
    EVASION = auto()
    STRENGTH = auto()
    PREVENT = auto()
    REMOVE = auto()
    REGENERATE = auto()


@dataclass(frozen=True, slots=True)
class _Advice:
    """The last step in which it matters, what is said of it then, and what once it is too late."""

    last: Step
    text: str
    late: str
    cites: tuple[str, ...]


_BEGIN, _ATTACK, _BLOCK = (
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
)
# For the attacking player, and for a defending player.
_ADVICE: dict[tuple[Use, bool], _Advice] = {
    (Use.KEEP_OUT, True): _Advice(
        _ATTACK,
        "use it on a creature that could block in the declare attackers step at the latest, before "
        "blockers are declared",
        "it is too late to keep a creature from blocking: what blocks goes on blocking",
        ("509.1a", "506.4b"),
    ),
    (Use.KEEP_OUT, False): _Advice(
        _BEGIN,
        "use it on a creature that could attack in the beginning of combat step at the latest, "
        "before attackers are declared",
        "it is too late to keep a creature from attacking: what attacks goes on attacking",
        ("508.1a", "506.4b"),
    ),
    (Use.NEW_BLOCKER, False): _Advice(
        _ATTACK,
        "use it in the declare attackers step at the latest, and the new creature can block; that "
        "is after the attackers are known",
        "it is too late for the new creature to block",
        ("509.1a", "302.6"),
    ),
    (Use.EVASION, True): _Advice(
        _ATTACK,
        "use it in the declare attackers step at the latest: it decides who may block, and undoes "
        "no block",
        "it is too late to keep anything from blocking: a block that was made stays",
        ("509.1b", "509.1h"),
    ),
    (Use.REMOVE, True): _Advice(
        _ATTACK,
        "to take away a blocker, use it in the declare attackers step at the latest; once it has "
        "blocked the attacker stays blocked",
        "what it takes away deals no damage, but an attacker that was blocked stays blocked",
        ("509.1h", "510.1c"),
    ),
    (Use.REMOVE, False): _Advice(
        _BLOCK,
        "to take away an attacker, use it in the declare blockers step at the latest, before "
        "damage; what it has triggered by attacking still resolves",
        "it is too late to keep this combat's damage from being dealt",
        ("510.1", "506.4"),
    ),
}
_BEFORE_DAMAGE = {
    Use.STRENGTH: "use it in the declare blockers step, once blocks are known and before damage",
    Use.PREVENT: "use it in the declare blockers step at the latest, before damage is dealt",
    Use.REGENERATE: "use it in the declare blockers step at the latest, so that the shield waits "
    "as damage is dealt",
}


def timing_of_cards(now: Now) -> Iterator[Timing]:
    """What to say of each card in hand, and each permanent, that could be used in this combat."""
    for id, whose, ability in _usable(now):
        attacking = whose == now.game.turn.active
        for use in dict.fromkeys(_uses(ability)):
            advice = _ADVICE.get((use, attacking))
            if advice is None and use in _BEFORE_DAMAGE:
                late = "it is too late for the damage that was dealt"
                advice = _Advice(_BLOCK, _BEFORE_DAMAGE[use], late, ("510.2", "510.3"))
            if advice is not None:
                yield _timing(now, id, advice)


def _timing(now: Now, id: int, advice: _Advice) -> Timing:
    place = STEP_ORDER.index(now.game.turn.step)
    label = now.game.objects[id].label
    text = advice.late if place > STEP_ORDER.index(advice.last) else advice.text
    return Timing(f"{label}: {text}.", advice.cites)


def _usable(now: Now) -> Iterator[tuple[int, int, Ability]]:
    """What can be cast or activated at instant speed, with whose it is."""
    for object in now.game.objects.values():
        if object.zone is Zone.HAND:
            face = object.printed
            instant = CardType.INSTANT in face.types
            flash = any(
                isinstance(one, KeywordAbility) and one.name == "flash" for one in face.abilities
            )
            for ability in face.abilities:
                spell = instant and isinstance(ability, SpellAbility)
                if spell or _works_in(now, ability, Zone.HAND):
                    yield object.id, object.owner, ability
            if flash and CardType.CREATURE in face.types:
                yield object.id, object.owner, KeywordAbility("flash")
        elif object.zone is Zone.BATTLEFIELD and not object.phased_out:
            known = now.of(object.id)
            for ability in known.abilities:
                if _works_in(now, ability, Zone.BATTLEFIELD):
                    yield object.id, known.controller, ability


def _works_in(now: Now, ability: Ability, zone: Zone) -> bool:
    if isinstance(ability, TriggeredAbility):
        # What cycling it does besides.
        return zone is Zone.HAND and ability.trigger.kind is EventKind.CYCLED
    return any(
        isinstance(one, ActivatedAbility) and one.zone is zone and not one.sorcery_speed
        for one, _ in stands_for(now.rules, ability)
    )


def _uses(ability: Ability) -> Iterator[Use]:
    if isinstance(ability, KeywordAbility):
        if ability.name == "flash":
            yield Use.NEW_BLOCKER
        return
    for part in parts_of(getattr(ability, "effects", ())):
        use = _use_of(part)
        if use is not None:
            yield use


def _use_of(part: object) -> Use | None:
    match part:
        case ef.StartModification():
            return _use_of_modification(part)
        case ef.CreateTokens(token) if CardType.CREATURE in token.front.types:
            return Use.NEW_BLOCKER
        case ModifyPowerToughness():
            return Use.STRENGTH
        case AddAbility(KeywordAbility(name)):
            if name in _EVASION:
                return Use.EVASION
            return Use.STRENGTH if name in _IN_A_FIGHT else None
        case ef.PreventDamageTo():
            return Use.PREVENT
        case ef.RegenerateIt():
            return Use.REGENERATE
        case _:
            return _use_on_target(part)


def _use_of_modification(effect: ef.StartModification) -> Use | None:
    modification = effect.modification
    if isinstance(modification, _KEEPS_HOME):
        return Use.KEEP_OUT if isinstance(effect.what, _CHOSEN) else None
    if isinstance(modification, _UNBLOCKABLE):
        return Use.EVASION
    return Use.PREVENT if isinstance(modification, mo.PreventDamage) else None


def _use_on_target(part: object) -> Use | None:
    match part:
        case ef.TapIt(what) | ef.DoesNotUntap(what):
            use = Use.KEEP_OUT
        case ef.DestroyIt(what) | ef.DealDamage(_, what) | ef.RemoveFromCombat(what):
            use = Use.REMOVE
        case ef.MoveTo(what, zone) if zone is not Zone.BATTLEFIELD:
            use = Use.REMOVE
        case _:
            return None
    return use if isinstance(what, _CHOSEN) else None
