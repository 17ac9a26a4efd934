"""What counters do to characteristics (CR 122.1a, 122.1b, 613.1f, 613.4c)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Characteristics
from app.engine.kernel.rules import rule
from app.terms.abilities import ContinuousChange, KeywordAbility
from app.terms.changes import AddAbility
from app.terms.colors import Color
from app.terms.keywords import COUNTER_KEYWORDS
from app.terms.selectors import HasType, IsColor, ObjectIs
from app.terms.types import CardType

_PLUS_MINUS = re.compile(r"([+-]\d+)/([+-]\d+)\Z")


@rule("122.1a")
def counter_power_toughness(found: Characteristics, object: GameObject) -> None:
    """A +X/+Y counter adds to power and toughness, a -X/-Y counter takes off."""
    if not object.counters:
        return
    for group in object.counters:
        changes = _PLUS_MINUS.match(group.kind)
        if changes is not None and (found.power is not None or CardType.CREATURE in found.types):
            found.power = (found.power or 0) + int(changes[1]) * group.count
            found.toughness = (found.toughness or 0) + int(changes[2]) * group.count


@rule("122.1b")
def keyword_counters(found: Characteristics, object: GameObject) -> None:
    """Each keyword counter gives its object that keyword, one instance each."""
    for group in object.counters:
        ability = keyword_of_counter(group.kind)
        if ability is not None:
            found.abilities = (*found.abilities, *(ability,) * group.count)


@rule("613.7c")
def counter_effects(object: GameObject) -> Iterator[tuple[ContinuousChange, int]]:
    """What an object's keyword counters give it, as effects: all counters of one kind have the
    timestamp of the last of them."""
    for group in object.counters:
        ability = keyword_of_counter(group.kind)
        if ability is not None:
            gained = (AddAbility(ability),) * group.count
            yield ContinuousChange(ObjectIs(object.id), gained), group.timestamp


@cache
def counter_kind_of(ability: KeywordAbility) -> str | None:
    """The kind of counter that gives the keyword ability; None where there is none."""
    names = (ability.name, "trample over planeswalkers")
    kinds = (*names, *(f"{ability.name} from {color.value}" for color in Color))
    return next((kind for kind in kinds if keyword_of_counter(kind) == ability), None)


@cache
def keyword_of_counter(kind: str) -> KeywordAbility | None:
    """The keyword ability that a counter of this kind gives, None where it gives none. Variants:
    hexproof from a color, and trample over planeswalkers."""
    if kind in COUNTER_KEYWORDS:
        return KeywordAbility(kind)
    if kind == "trample over planeswalkers":
        return KeywordAbility("trample", quality=HasType(CardType.PLANESWALKER))
    keyword, _, color = kind.partition(" from ")
    if keyword == "hexproof" and color in list(Color):
        return KeywordAbility("hexproof", quality=IsColor(Color(color)))
    return None
