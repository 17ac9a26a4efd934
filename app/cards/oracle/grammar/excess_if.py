"""Damage of which the excess is dealt to another recipient, if its source has something (CR
120.4a)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import IT, SUBJECT, Chosen
from app.cards.oracle.grammar.settle import settle
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.unsettle import unsettle
from app.terms.abilities import SpellAbility
from app.terms.amounts import PowerOf
from app.terms.conditions import Matches
from app.terms.effects import ControllerOf, DealDamage, Target
from app.terms.library_effects import InsteadIf
from app.terms.selectors import HasKeyword

_SOURCE: Any = Target(0)
_TO: Any = Target(1)
_POWER = (PowerOf(SUBJECT), PowerOf(IT))


def _excess(damage: Any, keyword: Any) -> Any:
    """A spell that has one target deal damage to another, and where the excess goes."""

    def forward(damage: Any, keyword: str) -> SpellAbility:
        if not isinstance(damage, DealDamage) or damage.amount not in _POWER:
            raise Unfit
        if not all(isinstance(each, Chosen) for each in (damage.source, damage.to)):
            raise Unfit
        instead = DealDamage(PowerOf(_SOURCE), _TO, _SOURCE, damage.preventable, ControllerOf(_TO))
        has = Matches(_SOURCE, HasKeyword(keyword))
        done, targets = settle((InsteadIf((damage,), has, (instead,)),), of_permanent=False)
        return SpellAbility(done, targets)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, SpellAbility) or len(term.effects) != 1:
            return None
        effect: Any = term.effects[0]
        if not isinstance(effect, InsteadIf) or len(effect.effects) != 1:
            return None
        has: Any = effect.condition
        if not isinstance(has, Matches) or not isinstance(has.selector, HasKeyword):
            return None
        plain = effect.effects[0]
        if not isinstance(plain, DealDamage):
            return None
        if effect.instead != (replace(plain, excess_to=ControllerOf(_TO)),):
            return None
        return unsettle((plain,), term.targets)[0], has.selector.keyword

    return via(forward, backward, damage, keyword)


SHAPES = (
    Shape("line", "{damage:clause}. if the creature you control has {keyword:plain_keyword}, "
          "excess damage is dealt to that creature's controller instead.",
          (_excess(S.damage, S.keyword),)),
)  # fmt: skip
