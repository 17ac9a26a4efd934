"""The ends of play that can differ in some facts, where outcomes are kept apart by groups.

Ends that no fact can tell from each other are looked at once. A player's life is the sum of what
each group does, so totals are added up group by group and one combination is played for each.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from app.calls import facts as fa
from app.judge.asking import Answered
from app.judge.factors import Outcomes, outcomes
from app.judge.facts_now import holds
from app.judge.line import Line

if TYPE_CHECKING:
    from app.judge.expecting import Expecting

# Facts that can differ between ends that are alike in who dies and what each player is dealt.
_AMOUNTS = (fa.DamageMarked, fa.DamageDealtTo, fa.CountersAre, fa.DamagePrevented)
# Facts that a player's totals decide.
_ABOUT_PLAYERS = (fa.LifeIs, fa.PlayerLoses, fa.PlayerWins)
_MOST = 4_000


def endings(expecting: Expecting, answered: Answered, facts: tuple[fa.Fact, ...]) -> Iterator[Line]:
    """Lines that between them show every way the facts can come out."""
    found = answered.outcomes
    assert found is not None
    if not found.exact and any(isinstance(fact, _AMOUNTS) for fact in facts):
        found = exactly(expecting, answered, found)
    if not found.groups or found.combine is None:
        yield from found.lines
        return
    states: dict[Hashable, list[Line]] = {(): []}
    for group in found.groups:
        kinds: dict[Hashable, Line] = {}
        for line in group.lines:
            kinds.setdefault(_signature(expecting, found, line, facts), line)
        further: dict[Hashable, list[Line]] = {}
        for state, picks in states.items():
            for signature, line in kinds.items():
                further.setdefault(_added(state, signature), [*picks, line])
                if len(further) > _MOST:
                    answered.left_out.append("not every combination of outcomes was looked at")
                    break
        states = further
    for picks in states.values():
        end = found.combine(picks)
        if end is None:
            answered.left_out.append("not every combination of outcomes was looked at")
            return
        yield end


def exactly(expecting: Expecting, answered: Answered, found: Outcomes) -> Outcomes:
    """The same outcomes, explored amount by amount; kept for the next fact."""
    if answered.exact is None:
        session = expecting.session
        answered.exact = outcomes(session, found.starts, answered.stop, exact=True)
        answered.left_out += answered.exact.left_out
    return answered.exact


def _signature(
    expecting: Expecting, found: Outcomes, line: Line, facts: tuple[fa.Fact, ...]
) -> Hashable:
    """What of a line matters for the facts: how each one about an object comes out, and how each
    player fares against the base."""
    base = found.base
    assert base is not None
    position = expecting.position(line)
    truths = tuple(holds(position, fact) for fact in facts if not isinstance(fact, _ABOUT_PLAYERS))
    players = tuple(
        (
            player.life - at_base.life,
            player.count("poison") - at_base.count("poison"),
        )
        for player, at_base in zip(line.game.players, base.game.players, strict=True)
    )
    return (truths, players)


def _added(state: Hashable, signature: Hashable) -> Hashable:
    """A combined state: the truths side by side, the players' changes added up."""
    assert isinstance(signature, tuple)
    truths, players = signature
    if state == ():
        return ((truths,), players)
    assert isinstance(state, tuple)
    before, sums = state
    added = tuple(
        (life + more_life, poison + more_poison)
        for (life, poison), (more_life, more_poison) in zip(sums, players, strict=True)
    )
    return ((*before, truths), added)
