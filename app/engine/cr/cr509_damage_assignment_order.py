"""Damage assignment order, announced as blockers are declared (CR 509.2, 509.3 until 2024).

The decision is a choice of kind `order blockers`; `about` is the creature whose damage it is; an
answer is a tuple of those that block it (or that it blocks), the first to be assigned damage first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import cast

from app.engine.cr.cr510_division_terms import Gate, Need, Source
from app.engine.cr.cr510_lethal_damage import lethal_damage, one_is_lethal
from app.engine.editions.changes import (
    DEATHTOUCH_IS_LETHAL,
    NO_ASSIGNMENT_ORDER,
    NO_DAMAGE_ON_THE_STACK,
)
from app.engine.kernel.choice import Answer, Choice
from app.engine.kernel.copying import copied
from app.engine.kernel.game import Combat
from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.reason import Reason
from app.engine.kernel.rules import cite, rule
from app.terms.cite import Cite, Rule
from app.terms.steps import Step


@rule(
    "509.2",
    "turn-based action",
    Step.DECLARE_BLOCKERS,
    since=NO_DAMAGE_ON_THE_STACK,
    until=NO_ASSIGNMENT_ORDER,
    text="2024-07-30",
)
def attackers_order(play: Play) -> None:
    """For each attacker that several creatures block, its controller announces in which order they
    are to be assigned damage."""
    _announce(play, [attack.attacker for attack in _combat(play).attacks], True)


@rule(
    "509.3",
    "turn-based action",
    Step.DECLARE_BLOCKERS,
    since=NO_DAMAGE_ON_THE_STACK,
    until=NO_ASSIGNMENT_ORDER,
    text="2024-07-30",
)
def blockers_order(play: Play) -> None:
    """For each creature that blocks several, the defending player announces in which order they are
    to be assigned damage."""
    _announce(play, list(dict.fromkeys(blocker for blocker, _ in _combat(play).blocks)), False)


@rule(
    "509.6",
    "before damage",
    since=NO_DAMAGE_ON_THE_STACK,
    until=NO_ASSIGNMENT_ORDER,
    text="2024-07-30",
)
def those_without_a_place(play: Play) -> None:
    """What has come to block since, or was blocking before the call began, is given its place; the
    others keep theirs."""
    attackers_order(play)
    blockers_order(play)


def _combat(play: Play) -> Combat:
    return play.game.combat or Combat()


def _announce(play: Play, creatures: list[int], attacking: bool) -> None:
    for creature in creatures:
        combat = _combat(play)
        there = frozenset(play.now.battlefield)
        against = combat.blockers_of(creature) if attacking else combat.blocked_by(creature)
        left = tuple(id for id in against if id in there)
        known = tuple(id for id in combat.order_of(creature) if id in left)
        if creature not in there or len(left) < 2 or len(known) == len(left):
            continue
        because = cite(attackers_order if attacking else blockers_order)
        form = Placing(because, left, known)
        player = play.now.controller(creature)
        asked = Choice(player, "order blockers", because, (creature,), form=form)
        order = cast(tuple[int, ...], play.choose(asked))
        others = tuple(one for one in combat.orders if one[0] != creature)
        play.set(play.game.but(combat=combat.but(orders=(*others, (creature, order)))))


@dataclass(frozen=True, slots=True)
class Placing:
    """Creatures put in order, those in `kept` in the order that they have. An answer is a tuple of
    all of them."""

    because: Cite
    creatures: tuple[int, ...]
    kept: tuple[int, ...] = ()

    def refusals(self, answer: Answer) -> tuple[Reason, ...]:
        """Why this is no order of them."""
        if not isinstance(answer, tuple) or sorted(answer) != sorted(self.creatures):
            return (Reason(self.because, "each of the creatures must be named once"),)
        if tuple(id for id in answer if id in self.kept) != self.kept:
            return (Reason(self.because, "those that had an order keep it"),)
        return ()

    def answers(self) -> Iterator[Answer]:
        """Every order."""
        return (order for order in permutations(self.creatures) if not self.refusals(order))

    def default(self) -> Answer:
        """Those that had an order, then the others."""
        return (*self.kept, *(id for id in self.creatures if id not in self.kept))


@rule("510.1c", "damage in order", since=NO_DAMAGE_ON_THE_STACK, until=NO_ASSIGNMENT_ORDER)
def in_order(now: Now, source: Source, because: Rule) -> Source:
    """A creature in the order may be assigned damage only once each one before it is assigned
    lethal damage. Whoever divides it because of banding is not bound by that."""
    combat = now.game.combat
    order = combat.order_of(source.id) if combat is not None else ()
    present = tuple(id for id in order if id in source.recipients)
    if len(present) < 2 or because.number.startswith("702.22"):
        return source
    if source.deathtouch and now.rules.all("deathtouch and the order"):
        freely = {"because": cite(deathtouch_divides_freely)}
        return copied(source, {"modes": tuple(copied(mode, freely) for mode in source.modes)})
    needs = tuple(Need(id, lethal_damage(now, id), deadly=one_is_lethal(now)) for id in present)
    gates = tuple(Gate(id, needs[:place], because) for place, id in enumerate(present) if place)
    modes = tuple(
        copied(
            mode,
            {
                "recipients": (*present, *(r for r in mode.recipients if r not in present)),
                "gates": (*gates, *mode.gates),
            },
        )
        if present[0] in mode.recipients
        else mode
        for mode in source.modes
    )
    return copied(source, {"modes": modes})


@rule(
    "702.2b",
    "deathtouch and the order",
    since=NO_DAMAGE_ON_THE_STACK,
    until=DEATHTOUCH_IS_LETHAL,
    text="2010-06-18",
)
def deathtouch_divides_freely(now: Now) -> bool:
    """A creature with deathtouch divides its damage among its blockers, or those it blocks, as its
    controller likes."""
    return True
