"""Crew (CR 702.122)."""

from __future__ import annotations

from app.engine.kernel.now import Now
from app.engine.kernel.play import Play
from app.engine.kernel.rules import rule
from app.engine.kernel.select import matches_if_known
from app.terms.abilities import Ability, ActivatedAbility, KeywordAbility
from app.terms.changes import AddTypes
from app.terms.costs import Cost, TapForPower
from app.terms.effects import StartChange
from app.terms.events import AbilityActivated, Event
from app.terms.prohibitions import CountsAs
from app.terms.selectors import CREATURE, AllOf, Not, This
from app.terms.types import CardType

OTHERS = AllOf((CREATURE, Not(This())))
BECOMES_CREATURE = AddTypes(frozenset({CardType.ARTIFACT, CardType.CREATURE}))


@rule("702.122a", "keyword stands for", "crew")
def stands_for(ability: KeywordAbility) -> tuple[Ability, ...]:
    """For tapping other creatures of enough power, whether they are summoning sick or not, it is an
    artifact creature for the turn."""
    if ability.number is None or ability.text is not None:
        return ()
    cost = Cost((TapForPower(OTHERS, ability.number, "crew"),))
    return (ActivatedAbility(cost, (StartChange(This(), (BECOMES_CREATURE,)),)),)


def counts_as(now: Now, creature: int, action: str | None) -> int:
    """How much power a creature counts as having while it is tapped to do that: its own, unless a
    text says otherwise."""
    known = now.known(creature)
    power, more = known.power or 0, 0
    for effect, at in now.modifications(CountsAs) if action else ():
        if action in effect.actions and matches_if_known(now, effect.subject, creature, at):
            more += effect.more
            power = (known.toughness or 0) if effect.toughness else power
    return power + more


@rule("702.122b", "observe", AbilityActivated)
def who_crewed(play: Play, before: Now, events: tuple[Event, ...]) -> None:
    """A creature that is tapped to pay for it crews a Vehicle or saddles a Mount, of which texts
    speak for the rest of the turn."""
    pairs = tuple(
        (creature, event.source)
        for event in events
        if isinstance(event, AbilityActivated) and event.keyword in ("crew", "saddle")
        for creature in event.paid
    )
    if pairs:
        turn = play.game.turn
        play.set(play.game.but(turn=turn.but(crewed=turn.crewed + pairs)))
