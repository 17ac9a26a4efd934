"""Which activated ability of an object a call means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.calls import actions as ac
from app.engine.cr.cr115_announced import shared_out
from app.engine.cr.cr115_targets import fits
from app.engine.cr.cr602_activating_activated_abilities import (
    counters_of_choice,
    why_not_activate,
)
from app.engine.cr.cr602_limits import called
from app.engine.cr.cr605_mana_abilities import adds_mana
from app.engine.cr.cr605_sources import ManaWay, played
from app.engine.kernel.game import GameObject
from app.engine.kernel.meaning import stands_for
from app.engine.kernel.now import Now, Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.select import NotModelled
from app.judge.problem import CallProblem, Illegal, NotModelledYet
from app.judge.silent import is_activated
from app.judge.unread_abilities import with_its_cost
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility, Unread
from app.terms.cite import Rule
from app.terms.costs import Cost, CostPart, PayMana, TapThis
from app.terms.effects import UnreadEffect
from app.terms.events import Recipient
from app.terms.instructions import ChooseModes
from app.terms.mana import ManaType
from app.terms.player_actions import ActivateAbility
from app.terms.zones import Zone

# Keywords that stand for activated abilities (CR 702), whether or not they are carried out.
ACTIVATED_KEYWORDS = frozenset(
    {
        "aura swap",
        "craft",
        "crew",
        "cycling",
        "embalm",
        "encore",
        "equip",
        "eternalize",
        "fortify",
        "level up",
        "ninjutsu",
        "outlast",
        "reconfigure",
        "reinforce",
        "saddle",
        "scavenge",
        "station",
        "transfigure",
        "transmute",
        "unearth",
    }
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An activated ability as it stands on an object; `ability` None where it is not read or not
    carried out, `text` then telling it."""

    ability: ActivatedAbility | None
    keyword: str | None
    text: str
    mana: bool = False


def candidates(now: Now, source: GameObject) -> list[Candidate]:
    """The activated abilities of an object in the order of its text."""
    found: list[Candidate] = []
    for ability in now.of(source.id).abilities:
        found += _of(now, ability, source.printed.name)
    return found


def _of(now: Now, ability: Ability, name: str) -> list[Candidate]:
    if isinstance(ability, ActivatedAbility):
        return [Candidate(ability, called(ability), "", _adds_mana(ability))]
    if isinstance(ability, Unread):
        if not is_activated(ability.line):
            return []
        own, adds = with_its_cost(ability.line, name), ": add " in ability.line.casefold()
        return [Candidate(own, None, ability.line, adds)]
    if not isinstance(ability, KeywordAbility) or ability.name not in ACTIVATED_KEYWORDS:
        return []
    activated = [
        Candidate(meant, keyword, ability.name)
        for meant, keyword in stands_for(now.rules, ability)
        if isinstance(meant, ActivatedAbility)
    ]
    return activated or [Candidate(None, ability.name, ability.name)]


def for_mana(
    now: Now, source: GameObject, player: int, mana: tuple[ManaType, ...] | None
) -> tuple[ActivatedAbility, int | None]:
    """The mana ability that adds just this or, where nothing is said, the only one; and the number
    of counters that it takes for that, where that is any number. CallProblem where there is none,
    NotModelledYet where what it could add is not known."""
    every = [each for each in candidates(now, source) if each.mana]
    own = [each.ability for each in every if each.ability is not None]
    found = list(dict.fromkeys(own))
    wanted = None if mana is None else sorted(mana)
    fitting: list[ActivatedAbility] = []
    number: int | None = None
    unknown = len(own) < len(every)
    for ability in found:
        could, known = played(now, ActivateAbility(player, source.id, ability))
        unknown = unknown or not known
        owns = {tuple(sorted(way.own)) for way in could}
        if (wanted is None and len(owns) <= 1) or any(sorted(way) == wanted for way in owns):
            fitting.append(ability)
            number = _number(ability, next((w for w in could if sorted(w.own) == wanted), None))
    if not fitting:
        if unknown or any_unread(now):
            raise NotModelledYet(f"the mana of {source.label}")
        raise CallProblem(f"{source.label} has no ability that adds that mana")
    fitting = _one_of(now, source, player, fitting)
    if len(set(fitting)) > 1:
        raise CallProblem(f"{source.label} has several abilities that add mana; say which mana")
    return fitting[0], number


def _one_of(
    now: Now, source: GameObject, player: int, fitting: list[ActivatedAbility]
) -> list[ActivatedAbility]:
    """Of several that add the same mana the one that can be activated is meant, and of those the
    one whose cost taps it."""
    usable = [
        each
        for each in fitting
        if not why_not_activate(now, ActivateAbility(player, source.id, each))
    ]
    left = usable or fitting
    return [each for each in left if TapThis() in each.cost.parts] or left


def _number(ability: ActivatedAbility, way: ManaWay | None) -> int | None:
    """How many counters were removed on the way, where that was any number."""
    if way is None or counters_of_choice(ability) is None:
        return None
    return next((answer for answer in way.answers if type(answer) is int), None)


def _adds_mana(ability: ActivatedAbility) -> bool:
    return adds_mana(ability.effects) or any(
        isinstance(effect, UnreadEffect) and effect.text.casefold().startswith("add ")
        for effect in ability.effects
    )


def meant(
    now: Now,
    source: GameObject,
    action: ac.Activate,
    targets: tuple[Recipient, ...] | None,
    keyword: str | None = None,
) -> tuple[ActivatedAbility, str | None]:
    """The ability that is activated, and the keyword that stands for it, if one does.

    Without a number it is the one that such targets fit, else the only one, or the only one that is
    no mana ability. CallProblem where several are left or there is none, NotModelledYet where it
    is not read.
    """
    every = candidates(now, source)
    if action.ability is not None:
        if action.ability > len(every):
            _tell_if_lost(now, source, action.ability)
            raise CallProblem(f"{source.label} has {len(every)} activated abilities")
        return _ability(source, every[action.ability - 1])
    if keyword is not None:
        every = [each for each in every if each.keyword == keyword]
    left = [each for each in every if _in_zone(each, source)] or every
    left = [each for each in left if not each.mana] or left
    left = _with_modes(left, action)
    if targets is not None:
        fitting = [each for each in left if _could_target(each, len(targets))]
        left = fitting or left
        if len(left) > 1:
            at = Viewpoint(source.id, now.controller(source.id), source.label)
            left = [each for each in left if _such_targets(now, each, targets, at)] or left
    elif len(left) > 1:
        left = [each for each in left if _could_target(each, 0)] or left
    if not left:
        if any_unread(now):
            raise NotModelledYet(f"an ability of {source.label} that some text may give it")
        if keyword:
            raise CallProblem(f"{source.label} has no {keyword} ability")
        none = Reason(Rule("602.1"), "{0} has no activated ability", (source.id,))
        raise Illegal("activate", (none,))
    if len(set(left)) > 1 and not _same_but_for_mana(left):
        if any(each.ability is None for each in left):
            raise NotModelledYet(f"which ability of {source.label} is activated")
        raise CallProblem(f"{source.label} has several abilities; write `(ability 1)` or so")
    return _ability(source, left[0])


def _same_but_for_mana(left: list[Candidate]) -> bool:
    """Whether the abilities differ in nothing but the mana that they cost, so that it is no matter
    which is activated where mana counts as paid: `{3}, {T} or {W}, {T}: …`."""
    found = [each.ability for each in left]
    alike = {
        None if ability is None else replace(ability, cost=Cost(_but_mana(ability.cost)))
        for ability in found
    }
    return None not in alike and len(alike) == 1


def same_but_for_mana(now: Now, action: ActivateAbility) -> Iterator[ActivateAbility]:
    """The same with another ability of that object that differs in nothing but the mana it costs:
    where mana is really paid that one may be the one to activate."""
    for each in candidates(now, now.game.objects[action.source]):
        other = each.ability
        if other is None or other == action.ability:
            continue
        if _same_but_for_mana([Candidate(action.ability, None, ""), each]):
            yield replace(action, ability=other, keyword=each.keyword)


def _but_mana(cost: Cost) -> tuple[CostPart, ...]:
    return tuple(part for part in cost.parts if not isinstance(part, PayMana))


def any_unread(now: Now) -> bool:
    """Whether a permanent has text that is not read, which might give abilities to others."""
    return any(
        isinstance(ability, Unread) for id in now.battlefield for ability in now.of(id).abilities
    )


def _ability(source: GameObject, found: Candidate) -> tuple[ActivatedAbility, str | None]:
    if found.ability is None:
        raise NotModelledYet(f"{source.label}: {found.text}")
    return found.ability, found.keyword


def _with_modes(left: list[Candidate], action: ac.Activate) -> list[Candidate]:
    """Those that have modes, where modes are announced."""
    if not any(isinstance(option, ac.Modes) for option in action.options):
        return left
    return [
        each
        for each in left
        if each.ability and any(isinstance(e, ChooseModes) for e in each.ability.effects)
    ] or left


def _in_zone(candidate: Candidate, source: GameObject) -> bool:
    return candidate.ability is None or candidate.ability.zone is source.zone


def _tell_if_lost(now: Now, source: GameObject, number: int) -> None:
    """Raises Illegal where the object is printed with that ability and has it no more."""
    printed = [
        each
        for ability in source.printed.abilities
        for each in _of(now, ability, source.printed.name)
    ]
    if number <= len(printed) and source.zone is Zone.BATTLEFIELD:
        reason = Reason(Rule("113.10"), "{0} has lost that ability", (source.id,))
        raise Illegal(f"activate {source.label}", (reason,))


def _such_targets(
    now: Now, candidate: Candidate, targets: tuple[Recipient, ...], at: Viewpoint
) -> bool:
    """Whether the ability asks for targets of that kind, legal or not."""
    if candidate.ability is None:
        return True
    choices = candidate.ability.targets
    shares = shared_out(choices, targets)
    try:
        return all(
            fits(now, choice, target, at)
            for choice, own in zip(choices, shares, strict=True)
            for target in own
        )
    except NotModelled:
        return True


def _could_target(candidate: Candidate, number: int) -> bool:
    if candidate.ability is None:
        return True
    choices = candidate.ability.targets
    if any(choice.x or choice.any_number for choice in choices):
        return True
    least = sum(choice.needed for choice in choices)
    return least <= number <= sum(choice.count for choice in choices)
