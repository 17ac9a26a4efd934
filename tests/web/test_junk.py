"""Whatever is sent, the answer is a page or a refusal in plain words: never a failure."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote_plus

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.testclient import TestClient
from starlette.types import Message

from app.web.forms import MOST_BYTES, body_of
from app.web.refusal import Refused

_NAMES = """by do line line-was call chip chip-at active step rest head title rules question
seat-0-name seat-1-life seat-7-name seat-9-name piece-0-what piece-0-seat piece-0-blocks
piece-0-zone piece-1-what piece-1-attacks piece-1-counters piece-1-damage piece-9999-what d0-0-0"""
_BUTTONS = """answer clear seat more-0 more-9 drop-0 drop-999 drop-seat-0 chip-0:x chip-99:x link
divide-0 more-d0-0-0 less-d9-9-9 fact-0-0-0 fact-9-9-9 outcome-0-1 outcome-0-99"""
_WORDS = ["5/5", "!", ">1", ";", "vs", "x3", "\0", "\n", "tramp"]
_CALLS = ["[Ann]\n[Bob]\n?", "[Ann]\nRex = 5/5\n[Bob]\n> attack Rex -> Bob", "-" * 400]
_VALUES = ["line", "board", "call", "0", "1", "seat-1", "piece-0", "3-1", "0-3", "²", "٣"]
NAMES = st.one_of(st.sampled_from(_NAMES.split()), st.text(max_size=12))
TEXTS = st.one_of(
    st.text(max_size=60),
    st.sampled_from([*_VALUES, *_CALLS, *_BUTTONS.split()]),
    st.lists(st.sampled_from(_WORDS)).map(" ".join),
)
FORMS = st.lists(st.tuples(NAMES, TEXTS), max_size=25)


def encoded(pairs: list[tuple[str, str]]) -> str:
    return "&".join(
        f"{quote_plus(name, errors='replace')}={quote_plus(value, errors='replace')}"
        for name, value in pairs
    )


@pytest.mark.parametrize("path", ["/", "/line", "/again"])
@given(pairs=FORMS, htmx=st.booleans())
@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_forms_with_anything_in_them(
    client: TestClient, path: str, pairs: list[tuple[str, str]], htmx: bool
) -> None:
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    headers |= {"HX-Request": "true"} if htmx else {}
    response = client.post(path, content=encoded(pairs), headers=headers)
    assert response.status_code < 500 or response.status_code == 507
    assert response.headers["content-security-policy"].startswith("default-src 'none'")


@given(pairs=FORMS)
@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_addresses_with_anything_in_them(client: TestClient, pairs: list[tuple[str, str]]) -> None:
    for path in ("/", "/cards/suggest"):
        assert client.get(f"{path}?{encoded(pairs)}").status_code < 500


@given(body=st.one_of(st.binary(max_size=80), st.text(max_size=60).map(str.encode)))
@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_bodies_of_any_bytes(client: TestClient, body: bytes) -> None:
    for path, kind in (
        ("/", "application/x-www-form-urlencoded"),
        ("/api/ask", "application/json"),
        ("/", "multipart/form-data; boundary=x"),
        ("/api/ask", "text/plain"),
    ):
        response = client.post(path, content=body, headers={"Content-Type": kind})
        assert 200 <= response.status_code < 500


@given(call=st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_json_of_any_shape(client: TestClient, call: object) -> None:
    for body in ({"call": call}, call, {"other": call}):
        content = json.dumps(body).encode("utf-8", "replace")
        response = client.post(
            "/api/ask", content=content, headers={"Content-Type": "application/json"}
        )
        assert response.status_code < 500
        if response.status_code != 200:
            assert response.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/", {"line": "x" * 3000}),
        ("/", {"call": "x" * 40_000}),
        ("/", {"piece-0-what": "x" * 500}),
        ("/", {f"piece-{n}-what": "5/5" for n in range(200)}),
        ("/", {"rest": "x" * 300_000}),
        ("/again", {"call": "x" * 40_000}),
    ],
)
def test_too_much_is_refused(client: TestClient, path: str, fields: dict[str, str]) -> None:
    response = client.post(path, data=fields)
    assert response.status_code == 413
    assert "at most" in response.text


def test_body_that_never_ends_is_cut_off() -> None:
    taken = 0

    async def endless() -> Message:
        nonlocal taken
        taken += 65536
        return {"type": "http.request", "body": b"x" * 65536, "more_body": True}

    request = Request({"type": "http", "method": "POST"}, endless)
    # In a thread of its own: browser tests leave an event loop running in this one.
    with ThreadPoolExecutor(1) as thread, pytest.raises(Refused, match="too much"):
        thread.submit(lambda: asyncio.run(body_of(request))).result()
    assert taken <= MOST_BYTES + 65536


def test_wrong_methods_and_kinds(client: TestClient) -> None:
    assert client.put("/").status_code == 405
    assert client.post("/", json={"line": "5/5"}).status_code == 415
    assert client.get("/api/ask").status_code == 405
    assert client.get("/s/" + "x" * 5000).status_code == 404
    assert client.get("/nothing/here").status_code == 404
    assert client.get("/static/../app/main.py").status_code == 404
    assert client.get("/?call=" + "x" * 40_000).status_code == 413
