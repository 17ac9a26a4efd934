"""What is asked: `? QUESTION`."""

from __future__ import annotations

from collections.abc import Callable

from app.calls.cursor import Cursor
from app.calls.errors import Unread
from app.calls.questions import (
    Can,
    Choices,
    CostOf,
    CouldProduce,
    Describe,
    IsManaAbility,
    ManaValueOf,
    PayFor,
    Question,
    Versus,
    WaysToTap,
    WhatHappens,
)
from app.calls.read_actions import read_action, read_when


def _what_happens(c: Cursor) -> Question:
    until = None
    any_blocks = False
    while not c.done():
        c.take(",")
        if until is None and c.take("until"):
            until = read_when(c)
        elif not any_blocks and c.take("any blocks"):
            any_blocks = True
        else:
            raise c.unread("`until` and a step, or `any blocks`", "any blocks", "until end")
    return WhatHappens(until, any_blocks)


def _can(c: Cursor) -> Question:
    return Can(*read_action(c))


def _mana_ability(c: Cursor) -> Question:
    source = c.object("the object that has the ability")
    number = None
    if c.take("("):
        c.need("ability", "`ability` and its number", "(ability 2)")
        number = c.number("the number of an ability", 1)
        c.need(")", "a closing parenthesis")
    return IsManaAbility(source, number)


_READERS: dict[str, Callable[[Cursor], Question]] = {
    "what happens": _what_happens,
    "can": _can,
    "produce": lambda c: CouldProduce(c.object("a permanent")),
    "tap": lambda c: WaysToTap(c.object("a permanent")),
    "cost": lambda c: CostOf(*read_action(c)),
    "pay": lambda c: PayFor(*read_action(c)),
    "value": lambda c: ManaValueOf(c.object("an object or a card")),
    "mana ability": _mana_ability,
    "describe": lambda c: Describe(c.object("an object or a card")),
    "choices": lambda c: Choices(),
}


def _versus(c: Cursor) -> Question:
    subject = c.name("an object or a player")
    c.need("vs", "`vs` and what it is asked against", f"{subject} vs OBJECT")
    return Versus(subject, c.name("a player or an object"))


def read_question(c: Cursor) -> Question:
    """One question, all of the line."""
    at = c.skip()
    word = c.take(*_READERS)
    failed = None
    if word:
        try:
            question = _READERS[word](c)
            c.finish()
            return question
        except Unread as problem:
            failed = problem
    c.at = at
    if " vs" in c.low:
        try:
            question = _versus(c)
            c.finish()
            return question
        except Unread as problem:
            failed = problem if failed is None or problem.at > failed.at else failed
    if failed:
        raise failed
    end = c.word_end()
    near = c.names.suggestions.words(c.low[at:], tuple(_READERS))
    works = near or ("what happens", "can", "A vs B")
    raise Unread(at, "a question", works, end)
