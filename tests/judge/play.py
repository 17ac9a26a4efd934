"""Calls worked through, for tests of the judge; only ad-hoc objects and built-in cards."""

from __future__ import annotations

from functools import lru_cache

from app.calls.model import Call, Do
from app.calls.parse import parse
from app.calls.questions import WhatHappens
from app.cards.store import CardStore
from app.judge.ask import CallAnswer, answer_call
from app.judge.asking import Answered, what_happens
from app.judge.budget import Budget
from app.judge.cards import CardData
from app.judge.doing import do
from app.judge.line import Line
from app.judge.session import Session


@lru_cache(maxsize=1)
def cards() -> CardData:
    """The built-in cards."""
    return CardData(CardStore.of_builtin())


def call_of(text: str) -> Call:
    """The one call of a text."""
    (call,) = parse(text, cards())
    return call


def session_of(text: str) -> Session:
    """The session of a call after its actions; questions and expectations are left out."""
    session = Session.begin(call_of(text), cards(), Budget(units=400_000, seconds=60))
    for line in session.call.script:
        if isinstance(line, Do):
            do(session, line)
    return session


def happens(session: Session) -> Answered:
    """What happens from where the session stands."""
    return what_happens(session, WhatHappens(), None)


def answer(text: str) -> CallAnswer:
    """The whole answer to a call."""
    return answer_call(call_of(text), cards())


def end_of(line: Line) -> tuple[object, ...]:
    """How a line of play ends, as far as a judge sees: life, poison, and who is on the table."""
    game = line.game
    return (
        tuple((player.life, player.count("poison"), player.lost) for player in game.players),
        frozenset(game.objects[id].label for id in game.battlefield),
    )
