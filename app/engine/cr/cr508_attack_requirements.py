"""What is asked of the attack as a whole (CR 508.1c–d): restrictions on it, and requirements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.cr.cr506_declaration_terms import Counted, Limit, Requirement
from app.engine.cr.cr508_attack_restrictions import AttackRules, obey_restrictions
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import is_player, source_of
from app.terms.events import PlayerRef, Recipient
from app.terms.modifications import (
    AttacksIfAble,
    AttacksOnlyAlone,
    AttackWithOneIfAble,
    MostInCombat,
    OthersNeeded,
)
from app.terms.selectors import Who

Creatures = tuple[int, ...]


def attack_limits(rules: AttackRules, mine: Creatures) -> Iterator[Limit]:
    """The restrictions that look at several attackers at once: how many may attack, and who can't
    attack unless others do. (They count all attackers, whomever those attack: 802.3a.) `mine`: all
    creatures of the attacking player."""
    now = rules.now
    because = cite(obey_restrictions)
    for most, at in now.modifications(MostInCombat):
        if most.attack:
            what = "how many creatures may attack"
            counted = Counted(
                frozenset(c for c in mine if rules.affects(most.subject, c, at, what)),
                _aims(rules, most.defender, at, most.permanents),
            )
            text = "no more than {0} of these creatures can attack, because of {1}"
            reason = Reason(because, text, (str(most.number), source_of(now, at)))
            yield Limit(counted, reason, most=most.number)
    yield from _alone(rules, mine)
    for needs, at in now.modifications(OthersNeeded):
        if not needs.attack:
            continue
        what = "who has to attack with it"
        for creature in mine:
            if rules.affects(needs.subject, creature, at, what):
                others = frozenset(
                    other
                    for other in mine
                    if other != creature and rules.affects(needs.others, other, at, what)
                )
                text = "{0} can't attack unless {1} other such creatures do, because of {2}"
                about = (creature, str(needs.number), source_of(now, at))
                yield Limit(
                    Counted(others),
                    Reason(because, text, about),
                    fewest=needs.number,
                    where=Counted(frozenset({creature})),
                )


def _alone(rules: AttackRules, mine: Creatures) -> Iterator[Limit]:
    """What can attack only alone does not attack together with any other creature."""
    for alone, at in rules.now.modifications(AttacksOnlyAlone):
        for creature in mine:
            if not rules.affects(alone.subject, creature, at, "whether it attacks only alone"):
                continue
            text = "{0} can attack only alone, because of {1}"
            about = (creature, source_of(rules.now, at))
            reason = Reason(cite(obey_restrictions), text, about)
            for other in mine:
                if other != creature:
                    yield Limit(Counted(frozenset({creature, other})), reason, most=1)


@rule("508.1d")
def attack_requirements(rules: AttackRules, mine: Creatures) -> tuple[Requirement, ...]:
    """As many requirements as possible must be obeyed that no restriction is disobeyed for; a
    player need not pay a cost to obey one more."""
    return (*_of_creatures(rules, mine), *_of_players(rules, mine))


def _of_creatures(rules: AttackRules, mine: Creatures) -> Iterator[Requirement]:
    now = rules.now
    what = "whether it makes a creature attack"
    for effect, at in now.modifications(AttacksIfAble):
        for creature in mine:
            if not rules.affects(effect.subject, creature, at, what):
                continue
            seen = replace(at, that_object=creature)
            if effect.other_than is not None:
                others = _others(rules, effect.other_than, seen)
                counted = Counted(frozenset({creature}), others)
                text = "{0} has to attack another player if able, because of {1}"
            else:
                aims = _aims(rules, effect.defender, seen, effect.permanents)
                counted = Counted(frozenset({creature}), aims)
                text = "{0} has to attack if able, because of {1}"
                if effect.defender is not None:
                    text = "{0} has to attack a certain player if able, because of {1}"
            reason = Reason(cite(attack_requirements), text, (creature, source_of(now, at)))
            yield Requirement(counted, reason, creature=creature)


def _of_players(rules: AttackRules, mine: Creatures) -> Iterator[Requirement]:
    now = rules.now
    what = "whether a player has to attack with it"
    for effect, at in now.modifications(AttackWithOneIfAble):
        if not is_player(now, effect.who, rules.player, at):
            continue
        counted = Counted(
            frozenset(c for c in mine if rules.affects(effect.subject, c, at, what)),
            _aims(rules, effect.defender, at, effect.permanents),
        )
        text = "{0} has to attack with at least one such creature if able, because of {1}"
        about = (PlayerRef(rules.player), source_of(now, at))
        yield Requirement(counted, Reason(cite(attack_requirements), text, about))


def _aims(
    rules: AttackRules, who: Who | None, at: Viewpoint, permanents: bool
) -> frozenset[Recipient] | None:
    """The targets that count as attacking such players; None for any target at all."""
    if who is None:
        return None
    return frozenset(
        target
        for target in rules.targets
        if rules.aims_at(target, who, at, permanents, battles=False)
    )


def _others(rules: AttackRules, who: Who, at: Viewpoint) -> frozenset[Recipient]:
    """The players who are none of those."""
    return frozenset(
        target
        for target in rules.targets
        if isinstance(target, PlayerRef) and not is_player(rules.now, who, target.player, at)
    )
