"""Who else may activate an ability, and how often: `Any player may activate this ability`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.activated import ability_of
from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import ActivatedAbility
from app.terms.zones import Zone


def limited(ability: Any, limit: str) -> Any:
    """The ability under that limit."""

    def forward(ability: ActivatedAbility) -> ActivatedAbility:
        if ability.limit is not None:
            raise Unfit
        return replace(ability, limit=limit)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ActivatedAbility) or term.limit != limit:
            return None
        return (replace(term, limit=None),)

    return via(forward, backward, ability)


_PLAIN = ability_of(False, False, S.cost, S.effects)
_AT_SORCERY_SPEED = ability_of(True, False, S.cost, S.effects)
_ENDS: dict[str, str] = {
    "any player may activate this ability.": "any player",
    "only your opponents may activate this ability.": "your opponents",
    "activate only once.": "once",
    **{
        f"activate no more than {often} each turn.": f"{often} each turn"
        for often in ("twice", "three times")
    },
}
# Keywords that stand before an ability that may be activated at some times, or so often (702.142,
# 702.177).
BEFORE_IT = ("boast", "exhaust", "power-up")
SHAPES = (
    *(Shape("line", f"{name} — {{of:activated}}", (limited(S.of, name),)) for name in BEFORE_IT),
    Shape("line", "forecast — {cost}, Reveal ~ from your hand: {effects:outcome}",
          (limited(ability_of(False, False, S.cost, S.effects, zone=Zone.HAND), "forecast"),)),
    *(
        Shape("activated", f"{{cost}}: {{effects:outcome}} {words}", limited(_PLAIN, limit))
        for words, limit in _ENDS.items()
    ),
    Shape("activated", "{cost}: {effects:outcome} activate only as a sorcery and only once.",
          limited(_AT_SORCERY_SPEED, "once")),
    Shape("activated", "{cost}: {effects:outcome} any player may activate this ability but only as "
          "a sorcery.", limited(_AT_SORCERY_SPEED, "any player")),
)  # fmt: skip
