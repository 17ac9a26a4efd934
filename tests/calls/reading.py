"""Short ways to read calls in tests."""

from __future__ import annotations

from typing import Any

from app.calls.errors import NotationError
from app.calls.facts import Fact
from app.calls.model import Ask, Call, Do, Entry, Expect
from app.calls.modifiers import Modifier
from app.calls.name import Name, NameKind
from app.calls.parse import parse, read
from tests.calls.known_names import FEW

TABLE = """[Ann]
Rex = 5/5 green Beast
Hero = 2/2 white Knight
2 Forest
Jace Beleren, 3 loyalty
[Bob]
Bear = Grizzly Bears
2 Wall of Frost
hand: Giant Growth; Shock
"""


def one(text: str) -> Call:
    """The only call of a text."""
    (call,) = parse(text, FEW)
    return call


def script_line(text: str) -> Any:
    """The last line of a text's script."""
    return one(text).script[-1]


def entry(line: str) -> Entry:
    """An entry under Ann, beside those of TABLE."""
    call = one(f"{TABLE}[Ann]\n{line}\n")
    return call.entries[-1]


def modifiers(said: str) -> tuple[Modifier, ...]:
    """What is said of an ad-hoc creature."""
    return entry(f"Cub = 1/1 green Cat, {said}").modifiers


def done(line: str) -> Do:
    """A line of what is done."""
    (found,) = one(f"{TABLE}> {line}\n").script
    assert isinstance(found, Do)
    return found


def asked(line: str) -> Ask:
    """A question."""
    (found,) = one(f"{TABLE}? {line}\n").script
    assert isinstance(found, Ask)
    return found


def expected(line: str) -> Expect:
    """An expectation."""
    (found,) = one(f"{TABLE}= {line}\n").script
    assert isinstance(found, Expect)
    return found


def fact(line: str) -> Fact:
    """The only fact of an expectation."""
    (found,) = expected(line).facts
    return found


def errors(text: str) -> tuple[NotationError, ...]:
    """What can't be read in a text."""
    return tuple(error for reading in read(text, FEW) for error in reading.errors)


def error(line: str) -> NotationError:
    """The only error of a line that follows TABLE."""
    (found,) = errors(f"{TABLE}{line}\n")
    return found


def obj(text: str) -> Name:
    return Name(text, NameKind.OBJECT)


def card(text: str) -> Name:
    return Name(text, NameKind.CARD)


ANN = Name("Ann", NameKind.PLAYER)
BOB = Name("Bob", NameKind.PLAYER)
REX, HERO, BEAR = obj("Rex"), obj("Hero"), obj("Bear")
