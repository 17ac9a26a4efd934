"""What the options of an action in a call announce: X, modes, costs, what is sacrificed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.calls import actions as ac
from app.calls.modifiers import XIs
from app.calls.name import Name
from app.engine.cr.applied import words_of
from app.engine.cr.cr601_announced_costs import BY_TEXT
from app.engine.cr.cr601_named_helpers import HELPING
from app.engine.kernel.game import Game
from app.judge.line import Spoken
from app.judge.problem import NotModelledYet
from app.judge.table import Table
from app.terms.player_actions import Making


@dataclass(slots=True)
class Announced:
    """What the options of an action say. `spoken`: what they answer that will be asked later."""

    x: int | None = None
    costs: tuple[str, ...] = ()
    free: bool = False
    face_down: bool = False
    modes: tuple[int, ...] | None = None
    face: str | None = None
    given: tuple[int, ...] = ()
    payment: tuple[int, ...] | None = None
    making: Making = ()
    spoken: tuple[Spoken, ...] = ()
    divided: tuple[int, ...] | None = None
    spliced: tuple[Name, ...] = ()


def announced_by(table: Table, game: Game, options: Iterable[ac.Option]) -> Announced:
    """What the options say. NotModelledYet for those that the engine has no rule for."""
    said = Announced()
    for option in options:
        _announce(table, game, said, option)
    if said.given or said.payment is not None:
        # What helps to pay is named: the keyword by which it does says nothing more.
        said.costs = tuple(cost for cost in said.costs if cost not in HELPING)
    return said


def _announce(table: Table, game: Game, said: Announced, option: Any) -> None:
    match option:
        case XIs(value):
            said.x = value
        case ac.Kicked(times, None):
            said.costs += ("kicker",) * times
        case ac.WithKeyword(keyword, times):
            said.costs += (keyword,) * (times or 1)
        case ac.Kicked(1, cost):
            said.costs += (f"kicker {cost}",)
        case ac.Flag.ALTERNATIVE:
            said.costs += (BY_TEXT,)
        case ac.Flag.FREE:
            said.free = True
        case ac.Flag.FACE_DOWN:
            said.face_down = True
        case ac.Flag.PAY:
            said.payment = said.payment or ()
        case ac.Paying(sources, made):
            said.payment = tuple(table.object(game, name).id for name in sources)
            said.making = tuple((table.object(game, name).id, mana) for name, mana in made)
        case ac.Modes(numbers):
            said.modes = tuple(number - 1 for number in numbers)
        case ac.AsFace(face):
            said.face = face
        case _:
            _announce_objects(table, game, said, option)


def _announce_objects(table: Table, game: Game, said: Announced, option: Any) -> None:
    match option:
        case ac.Divided(amounts):
            said.divided = amounts
        case ac.Flag.OVER | ac.Flag.UNDER:
            said.spoken += (Spoken("mutate", option.value),)
        case ac.Splice(card):
            said.spliced += (card,)
        case ac.Sacrificing(objects) | ac.Tapping(objects) | ac.Using(_, objects):
            ids = (table.object(game, name).id for name in objects)
            said.given += tuple(ids)
        case ac.SourceIs(source):
            id = table.object(game, source).id
            said.spoken += (Spoken("source", str(source), id),)
        case ac.Choosing(answer):
            said.spoken += (Spoken("", answer.text, None),)
        case _:
            raise NotModelledYet(f"the option {words_of(option)}")
