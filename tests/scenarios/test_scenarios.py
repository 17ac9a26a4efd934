"""Every call under this folder comes out as it says. They are laid out by rule number.

Calls that name cards which are not built in need the card data that `make env` imports.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from app.calls.model import Call
from app.calls.parse import read
from app.cards.store import CardStore
from app.judge.ask import answer_call
from app.judge.cards import CardData

HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def card_data() -> CardData:
    """The card data in use."""
    return CardData(CardStore.open())


def scenarios() -> list[object]:
    """Each call as a test parameter, named by file and title."""
    found: list[object] = []
    for file in sorted(HERE.rglob("*.call")):
        name = file.relative_to(HERE).as_posix()
        for reading in read(file.read_text(encoding="utf-8"), card_data(), name):
            title = reading.call.title if reading.call is not None else f"line {reading.line}"
            found.append(pytest.param(reading.call, reading.errors, id=f"{name}: {title}"))
    return found


@pytest.mark.parametrize(("call", "errors"), scenarios())
def test_scenario(call: Call | None, errors: tuple[object, ...]) -> None:
    """All that the call expects comes out."""
    unknown = any("card" in str(error) for error in errors)
    source = card_data().store.source
    if unknown and (source.builtin or "MTGJSON" in str(source)):
        pytest.skip("this card, or its second face, is not in the card data that are in use here")
    assert not errors, "\n".join(map(str, errors))
    assert call is not None
    answer = answer_call(call, card_data(), checking=True)
    assert not answer.problem, answer.problem
    told = [f"line {f.line}: {f.expected}: {f.got}" for f in answer.failures]
    assert not told, "\n".join(told)
