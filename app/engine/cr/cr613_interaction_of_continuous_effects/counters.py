"""What counters do to characteristics (CR 122.1a, 122.1b, 613.1f, 613.4c)."""

from __future__ import annotations

import re

from app.engine.kernel.game import GameObject
from app.engine.kernel.now import Characteristics
from app.engine.kernel.rules import rule
from app.terms.abilities import KeywordAbility
from app.terms.keywords import COUNTER_KEYWORDS
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
        if group.kind in COUNTER_KEYWORDS:
            gained = (KeywordAbility(group.kind),) * group.count
            found.abilities = (*found.abilities, *gained)
