"""The pages on the judge itself, with the cards that ship with the project."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as each
from hypothesis import strategies as st
from starlette.testclient import TestClient

from app.cards.store import CardStore
from app.main import create_app
from app.rulebook.rule_numbers import dates, rule_numbers
from app.storage import SqliteLinks
from app.web.live import LiveService, rule_summary
from tests.web.page import Page

TRAMPLER = """[Ann]
Rex = 5/5, trample, deathtouch
[Bob]
Bear = 2/2
Ogre = 4/4
> attack Rex -> Bob
> block Bear -> Rex, Ogre -> Rex
> assign Rex: 1 Bear, 1 Ogre, 3 Bob
? what happens
"""


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    service = LiveService(CardStore.of_builtin())
    saved = SqliteLinks(tmp_path_factory.mktemp("saved") / "saved.sqlite")
    with TestClient(create_app(service, saved), follow_redirects=False) as client:
        yield client


def test_trample_with_deathtouch(live: TestClient) -> None:
    """One damage is lethal from a source with deathtouch (702.2c), the rest goes on (702.19b)."""
    page = Page(live.get("/", params={"call": TRAMPLER}).text)
    ruling = live.post("/api/ask", json={"call": TRAMPLER}).json()["answers"][0]["rulings"][0]
    assert {player["player"]: player["life"] for player in ruling["players"]} == {
        "Ann": 20,
        "Bob": 17,
    }
    fates = {fate["object"]: fate["fate"] for fate in ruling["fates"]}
    assert (fates["Bear"], fates["Ogre"]) == ("dies", "dies")
    assert {"702.2c", "702.19b"} <= set(ruling["cites"])
    assert ruling["verdict"] in page.text
    links = {given["href"] for tag, given in page.elements if tag == "a"}
    assert {"/rules/702.2c", "/rules/702.19b"} <= links


def test_every_rule_that_a_ruling_cites_has_a_page(live: TestClient) -> None:
    page = Page(live.get("/", params={"call": TRAMPLER}).text)
    rules = {
        given["href"] or ""
        for tag, given in page.elements
        if tag == "a" and (given["href"] or "").startswith("/rules/")
    }
    assert len(rules) > 5
    for address in rules:
        assert live.get(address).status_code == 200, address


def test_rules_of_the_engine_in_our_own_words() -> None:
    known = rule_summary("510.1c")
    assert known is not None
    assert known.summary
    section = rule_summary("510")
    assert section is not None
    assert "510.1c" in section.below
    assert rule_summary("510.99") is None
    for number in sorted(rule_numbers(dates()[-1]))[::50]:
        assert rule_summary(number) is not None


def test_refused_block_says_why(live: TestClient) -> None:
    call = """[Ann]
Owl = 2/2, flying
[Bob]
Bear = 2/2
> attack Owl -> Bob
? can block Bear -> Owl
"""
    page = Page(live.get("/", params={"call": call}).text)
    assert "No." in page.text
    assert "/rules/702.9b" in {given.get("href") for _, given in page.elements}


def test_built_in_cards_are_told_of(live: TestClient) -> None:
    assert "The card data are not whole" in Page(live.get("/").text).text
    about = Page(live.get("/about").text).text
    assert "built-in cards" in about
    assert "floorjudge cards import" in about


def test_help_examples_are_answered(live: TestClient) -> None:
    for address in ("/", "/help/notation"):
        for tag, given in Page(live.get(address).text).elements:
            href = given.get("href") or ""
            if tag == "a" and href.startswith("/?"):
                assert live.get(href).status_code == 200, href
    placeholder = next(
        given["placeholder"] or ""
        for tag, given in Page(live.get("/").text).elements
        if given.get("id") == "call"
    )
    assert live.get("/", params={"call": placeholder}).status_code == 200


WORDS = """5/5 2/2 0/0 99999/1 */* trample tramplle fs dt ! !2 vs ; , >1 >1+2 >99 >
x3 x999 c2 c-2 d2 l3 tap pro:r pro: 12 life Forest
"Grizzly {T} (( -1/-1 ½ → × \u200b flying, [Ann] = ? #""".split()
NOTATION = """[Ann] [Bob] [Cid] [ 20 life ] Rex = 5/5 2 Forest , trample hand: > attack block -> +
Rex Bob Ann assign 3 : ? what happens = dies turn: rules: 2004 --- # " tapped counters suppose \n
\n \n resolve cast until any blocks can describe blocking attached to
99999999999""".split(" ")


@each(words=st.lists(st.sampled_from(WORDS), max_size=14), glue=st.sampled_from([" ", "", "; "]))
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_lines_of_any_words(live: TestClient, words: list[str], glue: str) -> None:
    line = glue.join(words)
    response = live.get("/", params={"line": line})
    assert response.status_code in (200, 422)
    form = {"by": "line", "line": line}
    assert live.post("/line", data=form).status_code == 200
    assert live.post("/", data=form).status_code in (303, 422)


@each(words=st.lists(st.sampled_from(NOTATION), max_size=30))
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_calls_of_any_words(live: TestClient, words: list[str]) -> None:
    call = " ".join(words)
    assert live.get("/", params={"call": call}).status_code in (200, 422)
    assert live.post("/api/ask", json={"call": call or "?"}).status_code in (200, 422)
    form = {"by": "board", "piece-0-what": " ".join(words[:4]), "rest": call}
    assert live.post("/", data=form).status_code in (303, 422)


def test_cases_are_answered_or_refused(live: TestClient, shared: Path) -> None:
    text = (shared / "cases" / "combat.call").read_text(encoding="utf-8")
    calls = re.split(r"^---+$", text, flags=re.MULTILINE)
    for call in calls[::4]:
        assert live.get("/", params={"call": call}).status_code in (200, 422)
