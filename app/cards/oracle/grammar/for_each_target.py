"""What is done for each of several targets in turn."""

from __future__ import annotations

from typing import Any

from app.cards.oracle.grammar.pattern import S, Unfit, via
from app.cards.oracle.grammar.pending import THEY, It, ThatNoun, parts_of, rewritten
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.things import ANY, CREATURE, PLANESWALKER, chosen
from app.terms.effects import Target, Targets
from app.terms.library_effects import ChooseIt, ForEachTarget
from app.terms.selectors import AnyOf, Who

_ANY_NUMBER = "any number of"
_EACH = Target(-1)
_SEVERAL: Any = chosen(what=AnyOf((CREATURE, PLANESWALKER)), who=Who.ANY, any_number=True)
_WALKERS: Any = chosen(what=PLANESWALKER, who=Who.ANY, any_number=True)


def _one_by_one() -> Any:
    def forward(effects: Any) -> ForEachTarget:
        done = rewritten(effects, lambda part: _EACH if part == ThatNoun(ANY) else None)
        if _EACH not in parts_of(done) or any(isinstance(part, It) for part in parts_of(done)):
            raise Unfit
        return ForEachTarget(THEY, done)

    def backward(term: Any) -> tuple[Any, ...] | None:
        if not isinstance(term, ForEachTarget) or not isinstance(term.what, Targets | It):
            return None
        return (term.effects,)

    return via(forward, backward, S.effects)


SHAPES = (
    Shape("clause", f"choose {_ANY_NUMBER} target creatures, planeswalkers, and/or players",
          ChooseIt(_SEVERAL)),
    Shape("clause", f"choose {_ANY_NUMBER} target players or planeswalkers", ChooseIt(_WALKERS)),
    Shape("sentence1", "for each of them, {effects:sentence}", _one_by_one()),
    Shape("recipient", "that player or planeswalker",
          via(lambda: ThatNoun(ANY), lambda term: () if term == _EACH else None), same_as="it"),
)  # fmt: skip
