"""Which of two creatures in combat is meant: the other one, the blocking one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.cards.oracle.grammar.pattern import via
from app.cards.oracle.grammar.pending import ThatNoun
from app.cards.oracle.grammar.shape import Shape
from app.cards.oracle.grammar.spoken import ATTACKER, BLOCKER, THE_OTHER
from app.terms.selectors import EventSubject, ThatObject

_ONE = (ThatObject, EventSubject)


def _is_one(term: Any) -> tuple[()] | None:
    return () if isinstance(term, _ONE) else None


def _the() -> Iterator[Shape]:
    for words, noun in (
        ("the other creature", THE_OTHER),
        ("the blocking creature", BLOCKER),
        ("the attacking creature", ATTACKER),
    ):
        one = via(lambda noun=noun: ThatNoun(noun), _is_one)
        whose = via(lambda noun=noun: ThatNoun(noun), _is_one)
        yield Shape("thing.s", words, one, same_as="that creature")
        yield Shape("whose", f"{words} 's", whose, same_as="that creature's")


SHAPES = tuple(_the())
