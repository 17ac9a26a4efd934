"""Class level bars (CR 716.2): `{1}{W}: Level 2`, and the abilities that stand under it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.cards.oracle.grammar.line import read_sentences
from app.cards.oracle.keywords import read_keywords
from app.terms.abilities import Ability, ActivatedAbility, ContinuousChange, StaticAbility
from app.terms.changes import AddAbility
from app.terms.conditions import AllConditions, Condition, Matches, NotCondition
from app.terms.effects import Designate
from app.terms.relations import HasMark
from app.terms.selectors import This

if TYPE_CHECKING:
    from app.cards.oracle.lines import Context

_BAR = re.compile(r"(?P<cost>[^:]+): Level (?P<number>[2-9])\n(?P<under>.+)\Z", re.DOTALL)
FIRST = 1


def read_class_level(line: str, context: Context) -> tuple[Ability, ...] | None:
    """The two abilities that a bar stands for; None for any other line."""
    found = _BAR.match(line)
    if found is None:
        return None
    number = int(found["number"])
    costs = read_sentences(f"{found['cost']}: Draw a card.", context)
    if costs is None or not isinstance(costs[0], ActivatedAbility):
        return None
    inner: list[Ability] = []
    for each in found["under"].split("\n"):
        read = read_keywords(each) or read_sentences(each, context)
        if read is None:
            return None
        inner += read
    gives = ContinuousChange(This(), tuple(map(AddAbility, inner)))
    gain = ActivatedAbility(
        costs[0].cost,
        (Designate(This(), level(number)),),
        condition=_is_just_below(number),
        sorcery_speed=True,
    )
    return gain, StaticAbility((gives,), condition=Matches(This(), HasMark(level(number))))


def level(number: int) -> str:
    """What a permanent of that level or a greater one is called."""
    return f"level {number}"


def _is_just_below(number: int) -> Condition:
    """Without a level it is level 1 (716.2d)."""
    not_yet = NotCondition(Matches(This(), HasMark(level(number))))
    if number - 1 == FIRST:
        return not_yet
    return AllConditions((Matches(This(), HasMark(level(number - 1))), not_yet))
