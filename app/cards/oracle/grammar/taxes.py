"""What happens unless the controller of a spell pays: more of it where something is so, and what
comes of it if they do pay."""

from __future__ import annotations

from app.cards.oracle.grammar.pattern import S
from app.cards.oracle.grammar.shape import Shape
from app.terms.costs import Cost, PayMana
from app.terms.effects import ControllerOf
from app.terms.instructions import UnlessPaid
from app.terms.library_effects import InsteadIf

_PAYS = Cost((PayMana(S.mana),))
_TAX = "{effect:clause} unless {whose} controller pays {mana}"
_OR_ELSE = "{one:taxed}. if {condition:conditions}"

SHAPES = (
    Shape("taxed", _TAX, (UnlessPaid((S.effect,), _PAYS, ControllerOf(S.whose)),)),
    Shape("sentence1", f"{_OR_ELSE}, {{two:taxed}} instead", InsteadIf(S.one, S.condition, S.two),
          ("{one:taxed}. {two:taxed} instead if {condition:conditions}",)),
    Shape("sentence1", f"{_OR_ELSE}, {{two:sentence}} instead",
          InsteadIf(S.one, S.condition, S.two),
          (f"{_OR_ELSE}, instead {{two:sentence}}",)),
    *(
        Shape("sentence1", f"{_TAX}. if {they}, {{then:sentence}}",
              UnlessPaid((S.effect,), _PAYS, ControllerOf(S.whose), then=S.then),
              same_as=None if they == "they do" else "… if they do, …")
        for they in ("they do", "that player does", "the player does")
    ),
)  # fmt: skip
