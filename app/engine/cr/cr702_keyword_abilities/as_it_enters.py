"""Keywords that trigger as their permanent enters: fabricate, exploit, living weapon, for Mirrodin!
and job select (CR 702.123, 702.110, 702.92, 702.163, 702.182)."""

from __future__ import annotations

from app.engine.kernel.rules import rule
from app.terms.abilities import Ability, EventKind, KeywordAbility, Trigger, TriggeredAbility
from app.terms.cards import Card, Face, Layout
from app.terms.colors import Color
from app.terms.effects import (
    AttachIt,
    CreateTokens,
    Effect,
    MayDo,
    PutCountersOn,
)
from app.terms.instructions import KeywordAction
from app.terms.selectors import This, Those
from app.terms.types import CardType

_NO_COLOR: frozenset[Color] = frozenset()


def _token(
    name: str, size: int, colors: frozenset[Color] = _NO_COLOR, artifact: bool = False
) -> Card:
    types = {CardType.CREATURE, CardType.ARTIFACT} if artifact else {CardType.CREATURE}
    face = Face(
        name,
        colors=colors,
        types=frozenset(types),
        subtypes=frozenset(name.split(" ")[-1:] if name != "Phyrexian Germ" else name.split(" ")),
        power=size,
        toughness=size,
    )
    return Card(name, Layout.TOKEN, (face,))


SERVO = _token("Servo", 1, artifact=True)
GERM = _token("Phyrexian Germ", 0, frozenset({Color.BLACK}))
REBEL = _token("Rebel", 2, frozenset({Color.RED}))
HERO = _token("Hero", 1)


def _enters(*effects: Effect) -> tuple[Ability, ...]:
    return (TriggeredAbility(Trigger(EventKind.ENTERS), effects),)


@rule("702.123a", "keyword stands for", "fabricate")
def fabricate(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its controller puts N +1/+1 counters on it, or creates N colorless 1/1 artifact Servos."""
    if ability.number is None:
        return ()
    counters = (PutCountersOn(This(), "+1/+1", ability.number),)
    return _enters(MayDo(counters, otherwise=(CreateTokens(SERVO, ability.number),)))


@rule("702.110a", "keyword stands for", "exploit")
def exploit(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Its controller may sacrifice a creature, this one or another."""
    return _enters(MayDo((KeywordAction("exploit"),)))


@rule("702.92a", "keyword stands for", "living weapon")
def living_weapon(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It comes with a black 0/0 Phyrexian Germ, to which it is attached."""
    return _enters(CreateTokens(GERM), AttachIt(This(), Those()))


@rule("702.163a", "keyword stands for", "for mirrodin!")
def for_mirrodin(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It comes with a red 2/2 Rebel, to which it is attached."""
    return _enters(CreateTokens(REBEL), AttachIt(This(), Those()))


@rule("702.182a", "keyword stands for", "job select")
def job_select(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It comes with a colorless 1/1 Hero, to which it is attached."""
    return _enters(CreateTokens(HERO), AttachIt(This(), Those()))
