"""What is asked of the blocks as a whole (CR 509.1b–c): restrictions on them, and requirements.

Each defending player's blocks are looked at by themselves (802.4b). `mine` are all creatures that
the player controls, `attackers` those that they might block.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.cr.cr506_declaration_terms import Counted, Limit, Requirement
from app.engine.cr.cr509_block_restrictions import BlockRules, obey_restrictions
from app.engine.kernel.now import Viewpoint
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.engine.kernel.who import source_of
from app.terms.modifications import (
    BlockedAsThough,
    BlockedByAllOrNone,
    BlockersNeeded,
    BlocksIfAble,
    MostInCombat,
    MustBeBlocked,
    OthersNeeded,
)
from app.terms.selectors import Anything, Selector

Creatures = tuple[int, ...]
_ANYTHING = Anything()


def block_limits(rules: BlockRules, mine: Creatures, attackers: Creatures) -> Iterator[Limit]:
    """The restrictions that look at several blockers at once."""
    for attacker in attackers:
        yield from _blockers_needed(rules, attacker)
        yield from _all_or_none(rules, attacker, mine)
    yield from _on_blockers(rules, mine)


def _blockers_needed(rules: BlockRules, attacker: int) -> Iterator[Limit]:
    """By how many creatures at least (menace) or at most an attacker can be blocked."""
    now = rules.now
    what = "how many creatures have to block"
    this = Counted(aims=frozenset({attacker}))
    table = now.rules.table("blockers needed")
    for name, abilities in now.of(attacker).keywords.items():
        for needed in table.get(name, ()):
            if any(
                spared.keyword == name and rules.affects(spared.subject, attacker, at, what)
                for spared, at in now.modifications(BlockedAsThough)
            ):
                continue
            number, reason = needed(now, attacker, abilities)
            yield Limit(this, reason, fewest=number, where=this)
    for effect, at in now.modifications(BlockersNeeded):
        if not rules.affects(effect.subject, attacker, at, what):
            continue
        source = source_of(now, at)
        if effect.fewest > 1:
            text = "{0} can't be blocked by fewer than {1} creatures, because of {2}"
            reason = Reason(cite(obey_restrictions), text, (attacker, str(effect.fewest), source))
            yield Limit(this, reason, fewest=effect.fewest, where=this)
        if effect.most is not None:
            text = "{0} can't be blocked by more than {1} creatures, because of {2}"
            reason = Reason(cite(obey_restrictions), text, (attacker, str(effect.most), source))
            yield Limit(this, reason, most=effect.most)


def _all_or_none(rules: BlockRules, attacker: int, mine: Creatures) -> Iterator[Limit]:
    now = rules.now
    this = Counted(aims=frozenset({attacker}))
    for effect, at in now.modifications(BlockedByAllOrNone):
        if rules.affects(effect.subject, attacker, at, "whether everything has to block it"):
            text = (
                "{0} can't be blocked while any creature of the defending player does not block it"
            )
            reason = Reason(cite(obey_restrictions), text, (attacker,))
            yield Limit(this, reason, fewest=len(mine), where=this)


def _on_blockers(rules: BlockRules, mine: Creatures) -> Iterator[Limit]:
    now = rules.now
    because = cite(obey_restrictions)
    for most, at in now.modifications(MostInCombat):
        if most.block:
            counted = Counted(_matching(rules, most.subject, mine, at, "how many may block"))
            text = "no more than {0} of these creatures can block, because of {1}"
            reason = Reason(because, text, (str(most.number), source_of(now, at)))
            yield Limit(counted, reason, most=most.number)
    for needs, at in now.modifications(OthersNeeded):
        if not needs.block:
            continue
        what = "who has to block with it"
        for creature in mine:
            if rules.affects(needs.subject, creature, at, what):
                others = _matching(rules, needs.others, mine, at, what)
                if others is None:
                    others = frozenset(mine)
                text = "{0} can't block unless {1} other such creatures do, because of {2}"
                about = (creature, str(needs.number), source_of(now, at))
                yield Limit(
                    Counted(others - {creature}),
                    Reason(because, text, about),
                    fewest=needs.number,
                    where=Counted(frozenset({creature})),
                )


@rule("509.1c")
def block_requirements(
    rules: BlockRules, mine: Creatures, attackers: Creatures
) -> tuple[Requirement, ...]:
    """As many requirements as possible must be obeyed that no restriction is disobeyed for; a
    player need not pay a cost to obey one more."""
    return (*_on_mine(rules, mine, attackers), *_on_attackers(rules, mine, attackers))


def _on_mine(rules: BlockRules, mine: Creatures, attackers: Creatures) -> Iterator[Requirement]:
    now = rules.now
    what = "whether it makes a creature block"
    for effect, at in now.modifications(BlocksIfAble):
        for creature in mine:
            if not rules.affects(effect.subject, creature, at, what):
                continue
            aims = _matching(rules, effect.attackers, attackers, at, what)
            text = "{0} has to block if able, because of {1}"
            if aims is not None and len(aims) == 1:
                text = "{0} has to block a certain creature if able, because of {1}"
            reason = Reason(cite(block_requirements), text, (creature, source_of(now, at)))
            yield Requirement(Counted(frozenset({creature}), aims), reason, creature=creature)


def _on_attackers(
    rules: BlockRules, mine: Creatures, attackers: Creatures
) -> Iterator[Requirement]:
    now = rules.now
    because = cite(block_requirements)
    what = "who has to block it"
    for effect, at in now.modifications(MustBeBlocked):
        source = source_of(now, at)
        for attacker in attackers:
            if not rules.affects(effect.subject, attacker, at, what):
                continue
            aims = frozenset({attacker})
            by = _matching(rules, effect.by, mine, at, what)
            if not effect.by_all:
                text = "{0} has to be blocked if able, because of {1}"
                reason = Reason(because, text, (attacker, source))
                yield Requirement(Counted(by, aims), reason, number=effect.fewest)
                continue
            for creature in mine:
                if by is None or creature in by:
                    text = "{0} has to block {1} if able, because of {2}"
                    reason = Reason(because, text, (creature, attacker, source))
                    counted = Counted(frozenset({creature}), aims)
                    yield Requirement(counted, reason, creature=creature)


def _matching(
    rules: BlockRules, selector: Selector, among: Creatures, at: Viewpoint, what: str
) -> frozenset[int] | None:
    """Those that match; None where the selector is any object at all."""
    if selector == _ANYTHING:
        return None
    return frozenset(id for id in among if rules.affects(selector, id, at, what))
