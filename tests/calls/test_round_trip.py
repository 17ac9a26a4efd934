from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from app.calls.dump import dump, dump_all
from app.calls.model import Call
from app.calls.parse import parse
from tests.calls.generated import calls
from tests.calls.known_names import FEW, SHARED, all_names

CASES = sorted((SHARED / "cases").glob("*.call"))


def check(call: Call) -> None:
    text = dump(call)
    assert parse(text, FEW) == [call], text
    assert dump_all(parse(text, FEW)) == text


@settings(deadline=None, max_examples=100, suppress_health_check=list(HealthCheck))
@given(calls())
def test_generated_calls_are_read_as_they_were_written(call: Call) -> None:
    check(call)


@pytest.mark.long
@settings(deadline=None, max_examples=5_000, suppress_health_check=list(HealthCheck))
@given(calls())
def test_many_generated_calls(call: Call) -> None:
    check(call)


@pytest.mark.skipif(not CASES, reason="no cases are here")
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_cases_are_read_and_written(path) -> None:  # type: ignore[no-untyped-def]
    names = all_names()
    if names is None:
        pytest.skip("no card data are here")
    found = parse(path.read_text(encoding="utf-8"), names, path.name)
    assert found
    for call in found:
        assert parse(dump(call), names) == [call], call.line
