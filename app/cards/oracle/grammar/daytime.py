"""Day and night (CR 731): `it becomes night`, `if it's neither day nor night`."""

from __future__ import annotations

from app.cards.oracle.grammar.shape import Shape
from app.terms.abilities import StaticAbility
from app.terms.conditions import AllConditions, IsDay, NotCondition
from app.terms.daytime import DayBeginsAsItEnters
from app.terms.instructions import KeywordAction

SHAPES = (
    Shape("line", "if it is neither day nor night, it becomes day as ~ enters.",
          (StaticAbility((DayBeginsAsItEnters(),)),)),
    Shape("condition", "it is neither day nor night",
          AllConditions((NotCondition(IsDay()), NotCondition(IsDay(night=True))))),
    Shape("clause", "it becomes day", KeywordAction("it becomes day")),
    Shape("clause", "it becomes night", KeywordAction("it becomes night")),
)  # fmt: skip
