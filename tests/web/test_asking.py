"""Asking about a position: what can be picked, and the call that the form makes of it."""

from __future__ import annotations

from urllib.parse import parse_qs, unquote_plus, urlsplit

import pytest
from starlette.testclient import TestClient

from app.web.kinds import KINDS
from tests.web.page import Form, Page
from tests.web.stand_in import CALL


def asking(client: TestClient, **sent: str) -> Form:
    response = client.get("/ask", params={"call": CALL, **sent})
    assert response.status_code == 200
    return next(f for f in Page(response.text).forms if f.attributes.get("id") == "asking")


def call_of(client: TestClient, form: Form, **changes: str) -> list[str]:
    response = client.post("/ask", data=form.sent("ask", **changes))
    assert response.status_code == 303, response.text
    return parse_qs(urlsplit(response.headers["location"]).query)["call"][0].splitlines()


THINGS = {
    "tap": "? tap Rex",
    "produce": "? produce Rex",
    "value": "? value Rex",
    "describe": "? describe Rex",
}


@pytest.mark.parametrize("kind", THINGS)
def test_question_about_a_thing(client: TestClient, kind: str) -> None:
    lines = call_of(client, asking(client, kind=kind), what="Rex")
    assert lines[-1] == THINGS[kind]
    assert lines[-3:-1] == ["> attack Rex -> Bob", "> block Bear -> Rex, Elf -> Rex"]


def test_abilities_are_picked_by_number(client: TestClient) -> None:
    response = client.get("/ask", params={"call": CALL, "kind": "mana-ability"})
    assert 'value="Rex (ability 2)"' in response.text
    lines = call_of(client, asking(client, kind="mana-ability"), what="Rex (ability 2)")
    assert lines[-1] == "? mana ability Rex (ability 2)"


def test_one_against_another(client: TestClient) -> None:
    form = asking(client, kind="vs")
    assert call_of(client, form, what="Rex", to="Bear")[-1] == "? Rex vs Bear"
    assert call_of(client, form, what="Rex", other_to="Elf")[-1] == "? Rex vs Elf"


def test_targets_are_offered_and_refused_ones_have_their_reasons(client: TestClient) -> None:
    form = asking(client, kind="can", what="cast Giant Growth")
    page = client.post("/ask", data=form.sent("look")).text
    assert "Not legal: 1" in page
    assert "Bear has shroud." in page
    assert "/rules/702.18a" in page
    form = next(f for f in Page(page).forms if f.attributes.get("id") == "asking")
    asked = call_of(client, form, target_0="Rex", options="X=3")
    assert asked[-1] == "? can cast Giant Growth (X=3) -> Rex"
    form = asking(client, kind="do", what="cast Giant Growth")
    assert call_of(client, form, target_0="Bear")[-1] == "> cast Giant Growth -> Bear"


def test_symbols_are_added_and_taken_away(client: TestClient) -> None:
    form = asking(client, kind="pay")
    for button in ("pool-0+G", "pool-0+U", "own-cost+W", "own-cost+1", "own-cost-less"):
        page = Page(client.post("/ask", data=form.sent(button)).text)
        form = next(f for f in page.forms if f.attributes.get("id") == "asking")
    assert ("pool-0", "{G}{U}") in form.fields
    lines = call_of(client, form)
    assert lines[0] == "[Ann] 20 life, pool {U}{G}"
    assert "hand: New spell = {W} sorcery" in lines
    assert lines[-1] == "? pay cast New spell"


def test_what_can_not_be_asked(client: TestClient) -> None:
    sent = asking(client, kind="tap").sent("ask")
    for changes in ({}, {"what": ["Nonesuch"]}, {"call": ["xx xx"]}, {"call": [""]}):
        response = client.post("/ask", data=sent | changes)
        assert response.status_code == 422
        assert "It can’t be asked like this" in response.text
    sent = asking(client, kind="can").sent("ask") | {"pool-0": ["lots"], "what": ["cast Rex"]}
    assert client.post("/ask", data=sent).status_code == 422


def test_every_kind_has_a_page(client: TestClient) -> None:
    for kind in KINDS.values():
        for call in (CALL, ""):
            response = client.get("/ask", params={"call": call, "kind": kind.key})
            assert response.status_code == 200
            assert f"<h1>{kind.title}</h1>" in response.text.replace("&#39;", "'")
            ids = Page(response.text).ids()
            assert len(ids) == len(set(ids))


def test_ruling_leads_there(client: TestClient) -> None:
    response = client.get("/", params={"call": CALL})
    form = next(f for f in Page(response.text).forms if f.attributes.get("action") == "/ask")
    assert {value for _, value in form.buttons} == set(KINDS)
    assert dict(form.fields)["call"].startswith("[Ann] 20 life")


def test_floating_mana_is_tapped_in(client: TestClient) -> None:
    form = Page(client.get("/", params={"call": CALL, "by": "board"}).text).entry
    for button in ("seat-1-pool+G", "seat-1-pool+U", "seat-1-pool+R", "seat-1-pool-less"):
        form = Page(client.post("/", data=form.sent(button)).text).entry
    assert ("seat-1-pool", "{G}{U}") in form.fields
    response = client.post("/", data=form.sent("answer"))
    assert "[Bob] 17 life, pool {U}{G}" in unquote_plus(response.headers["location"])
    again = Page(client.get(response.headers["location"]).text).entry
    assert ("seat-1-pool", "{U}{G}") in again.fields
