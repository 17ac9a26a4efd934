"""Taps on a ruling: another division, another outcome, a missing fact, a short link."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.storage import NotSaved, SqliteLinks, open_links
from app.web.call_edits import stepped
from tests.web.page import Form, Page
from tests.web.stand_in import CALL, StandIn, ruling


def again(client: TestClient, call: str = CALL) -> Form:
    response = client.get("/", params={"call": call})
    assert response.status_code == 200
    return Page(response.text).again


def call_after(client: TestClient, form: Form, button: str, **changes: str) -> list[str]:
    response = client.post("/again", data=form.sent(button, **changes))
    assert response.status_code == 303, response.text
    where = urlsplit(response.headers["location"])
    assert where.fragment == "ruling"
    return parse_qs(where.query)["call"][0].splitlines()


def test_plus_takes_from_the_share_with_most_to_spare(client: TestClient) -> None:
    lines = call_after(client, again(client), "more-d0-0-0")
    assert lines[-2:] == ["> assign Rex: 2 Bear, 1 Elf, 2 Bob", "? what happens"]


def test_minus_gives_to_the_share_with_most_room(client: TestClient) -> None:
    lines = call_after(client, again(client), "less-d0-0-2")
    assert lines[-2:] == ["> assign Rex: 1 Bear, 2 Elf, 2 Bob", "? what happens"]


def test_plus_at_its_bound_is_not_offered(client: TestClient) -> None:
    assert ("do", "more-d0-0-2") not in again(client).buttons


def test_typed_amounts(client: TestClient) -> None:
    form = again(client)
    lines = call_after(client, form, "divide-0", d0_0_0="0", d0_0_1="4", d0_0_2="1")
    assert lines[-2:] == ["> assign Rex: 4 Elf, 1 Bob", "? what happens"]


def test_new_division_takes_the_place_of_the_old_one(client: TestClient) -> None:
    first = call_after(client, again(client), "more-d0-0-0")
    form = again(client, "\n".join(first))
    assert ("d0-0-2", "2") in form.fields
    second = call_after(client, form, "more-d0-0-0")
    assert [line for line in second if "assign" in line] == ["> assign Rex: 3 Bear, 1 Elf, 1 Bob"]


def test_amount_that_is_none(client: TestClient) -> None:
    form = again(client)
    for junk in ("x", "-1", "99999999", "1.5"):
        response = client.post("/again", data=form.sent("divide-0", d0_0_0=junk))
        assert response.status_code == 422


def test_steps_keep_the_total_and_the_bounds() -> None:
    division = ruling().divisions[0]
    amounts = [1, 1, 3]
    for share, by in [(0, 1), (0, 1), (1, 1), (2, -1), (0, -1), (0, -1), (2, 1)] * 3:
        amounts = stepped(division, amounts, share, by)
        assert sum(amounts) == 5
        assert all(
            bounds.least <= amount <= bounds.most
            for bounds, amount in zip(division.shares, amounts, strict=True)
        )


def test_outcome_becomes_the_call(client: TestClient) -> None:
    lines = call_after(client, again(client), "outcome-0-1")
    assert lines[-2:] == ["> assign Rex: 2 Bear, 3 Elf", "? what happens"]


def test_missing_fact_goes_onto_the_object(client: TestClient) -> None:
    lines = call_after(client, again(client), "fact-0-0-0")
    assert "Elf = 3/3, first strike, base 3/3" in lines


def test_missing_fact_as_an_action(client: TestClient) -> None:
    lines = call_after(client, again(client), "fact-0-0-1")
    assert lines[-2:] == ["> suppose Bear gets +1/+1", "? what happens"]


def test_what_the_ruling_does_not_offer(client: TestClient) -> None:
    form = again(client)
    for button in ("outcome-0-77", "fact-3-0-0", "more-d0-5-0", "divide-4", "nonsense"):
        sent = form.sent() | {"do": [button]}
        assert client.post("/again", data=sent).status_code == 409


def test_htmx_gets_the_new_ruling_with_its_address(client: TestClient) -> None:
    sent = again(client).sent("more-d0-0-0")
    response = client.post("/again", data=sent, headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert "assign+Rex" in response.headers["hx-push-url"]


def test_short_link_and_its_code(client: TestClient) -> None:
    response = client.post("/again", data=again(client).sent("link"))
    assert response.status_code == 303
    address = response.headers["location"].removesuffix("#saved")
    assert address.startswith("/s/")
    saved = client.get(address)
    assert saved.status_code == 200
    assert f"http://testserver{address}" in saved.text
    assert "deals 3 damage to Bob" in saved.text
    code = client.get(f"{address}/qr.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")
    again_saved = client.post("/again", data=again(client).sent("link"))
    assert again_saved.headers["location"] == response.headers["location"]


def test_links_that_lead_nowhere(client: TestClient) -> None:
    for number in ("aaaaaaaa", "x", "../../etc", "AAAAAAAA", "a" * 60):
        assert client.get(f"/s/{number}").status_code == 404
        assert client.get(f"/s/{number}/qr.svg").status_code == 404


def test_store_keeps_texts_apart(saved_calls: SqliteLinks) -> None:
    texts = ["one", "two", "one\n", "", "½ → –"]
    numbers = [saved_calls.save(text) for text in texts]
    assert len(set(numbers)) == len(texts)
    assert [saved_calls.load(number) for number in numbers] == texts
    assert [saved_calls.save(text) for text in texts] == numbers


def test_full_store_refuses(tmp_path_factory: pytest.TempPathFactory) -> None:
    links = SqliteLinks(tmp_path_factory.mktemp("full") / "saved.sqlite", most=2)
    first = links.save("one")
    links.save("two")
    with pytest.raises(NotSaved):
        links.save("three")
    assert links.save("one") == first


def test_database_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("links")
    links = open_links(f"sqlite:///{folder}/a/b.sqlite", folder / "unused.sqlite")
    assert links.load(links.save("one")) == "one"
    assert (folder / "a" / "b.sqlite").is_file()
    assert not (folder / "unused.sqlite").exists()
    with pytest.raises(ValueError, match="'oracle' is not known"):
        open_links("oracle://somewhere", folder / "unused.sqlite")


def test_place_that_can_not_be_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Rulings go on; only short links are refused."""
    file = tmp_path_factory.mktemp("no") / "folder"
    file.write_text("a file, and no folder")
    site = create_app(StandIn(), SqliteLinks(file / "saved.sqlite"))
    with TestClient(site, follow_redirects=False) as client:
        assert client.post("/again", data=again(client).sent("link")).status_code == 507
        assert client.get("/s/aaaaaaaa").status_code == 503
        long = CALL.replace("? what", "# " + "x" * 7000 + "\n? what")
        response = client.post("/", data={"by": "call", "call": long})
        assert response.headers["location"].startswith("/?call=")


def test_play_goes_on(client: TestClient) -> None:
    form = again(client)
    for button, line in (
        ("go-resolve", "> resolve"),
        ("go-pass", "> pass"),
        ("go-to", "> go to end of combat"),
    ):
        lines = call_after(client, form, button, step="end of combat")
        assert lines[-2:] == [line, "? what happens"]


def test_rules_of_another_time(client: TestClient) -> None:
    form = again(client)
    assert call_after(client, form, "edition-2004")[0] == "rules: 2004"
    old = again(client, "rules: 2004\n" + CALL)
    assert not any("rules" in line for line in call_after(client, old, "edition-current"))
