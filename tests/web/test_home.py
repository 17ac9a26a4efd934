"""The home page: a position goes in by each of its three ways, and comes back as a link."""

from __future__ import annotations

from collections import Counter
from urllib.parse import parse_qs, urlsplit

from starlette.testclient import TestClient

from tests.web.page import Page
from tests.web.stand_in import CALL

LINE = "5/5 trample !; 2/2 >1"


def page(client: TestClient, address: str) -> Page:
    response = client.get(address)
    assert response.status_code == 200, response.text
    return Page(response.text)


def test_first_page_asks_for_a_line(client: TestClient) -> None:
    first = page(client, "/")
    assert ("by", "line") in first.entry.fields
    assert [form.attributes.get("id") for form in first.forms] == ["entry"]


def test_shorthand_line_becomes_a_link_to_its_ruling(client: TestClient) -> None:
    sent = page(client, "/").entry.sent("answer", by="line", line=LINE)
    response = client.post("/", data=sent)
    assert response.status_code == 303
    where = urlsplit(response.headers["location"])
    assert parse_qs(where.query) == {"line": [LINE]}
    assert where.fragment == "ruling"
    ruling = page(client, f"{where.path}?{where.query}")
    assert "deals 3 damage to Bob" in ruling.text
    assert "a 5/5 creature" in ruling.text


def test_what_is_not_understood_is_marked_and_the_rest_read(client: TestClient) -> None:
    ruling = page(client, "/?line=5/5 tramplle !")
    assert "1 not understood" in ruling.text
    assert ("do", "chip-1:trample") in ruling.entry.buttons
    assert "deals 3 damage to Bob" in ruling.text


def test_suggestion_takes_the_place_of_its_chip(client: TestClient) -> None:
    entry = page(client, "/?line=5/5  tramplle !; 2/2").entry
    response = client.post("/", data=entry.sent("chip-1:trample"))
    query = parse_qs(urlsplit(response.headers["location"]).query)
    assert query["line"] == ["5/5 trample !; 2/2"]


def test_edited_chip_goes_back_into_the_line(client: TestClient) -> None:
    entry = page(client, "/?line=5/5 tramplle !").entry
    sent = entry.sent("answer")
    sent["chip"] = ["6/6", "first strike", "!"]
    response = client.post("/", data=sent)
    query = parse_qs(urlsplit(response.headers["location"]).query)
    assert query["line"] == ["6/6 first strike !"]


def test_retyped_line_wins_over_its_old_chips(client: TestClient) -> None:
    entry = page(client, "/?line=5/5 tramplle !").entry
    response = client.post("/", data=entry.sent("answer", line="2/2 !"))
    query = parse_qs(urlsplit(response.headers["location"]).query)
    assert query["line"] == ["2/2 !"]


def test_line_typed_over_several_lines(client: TestClient) -> None:
    entry = page(client, "/").entry
    sent = entry.sent("answer", by="line", line="5/5 !\r\n3/3 !\r\nvs\r\n2/2 >1\r\n")
    query = parse_qs(urlsplit(client.post("/", data=sent).headers["location"]).query)
    assert query["line"] == ["5/5 !; 3/3 ! vs 2/2 >1"]


def test_objects_added_one_by_one_and_tapped_together(client: TestClient) -> None:
    entry = page(client, "/").entry
    sent = entry.sent(
        "more-0", by="board", piece_0_what="5/5 Beast", piece_0_label="Rex", piece_0_more="trample"
    )
    response = client.post("/", data=sent)
    assert response.status_code == 200
    entry = Page(response.text).entry
    bear = next(name for name, value in entry.fields if (name[-5:], value) == ("-seat", "1"))
    key = bear.split("-")[1]
    sent = entry.sent("answer", piece_0_attacks="seat-1")
    sent |= {f"piece-{key}-what": ["2/2"], f"piece-{key}-label": ["Bear"]}
    sent |= {f"piece-{key}-blocks": ["0"], f"piece-{key}-counters": ["2"]}
    response = client.post("/", data=sent)
    assert response.status_code == 303, Page(response.text).text
    call = parse_qs(urlsplit(response.headers["location"]).query)["call"][0]
    assert call.splitlines() == [
        "[Ann] 20 life",
        "Rex = 5/5 Beast, trample",
        "[Bob] 20 life",
        "Bear = 2/2, 2 +1/+1 counters",
        "",
        "> attack Rex -> Bob",
        "> block Bear -> Rex",
        "? what happens",
    ]


def test_attacker_and_blocker_entered_at_once(client: TestClient) -> None:
    """Both empty rows are filled in and tapped before anything is sent: one request answers."""
    entry = page(client, "/").entry
    sent = entry.sent("answer", by="board", piece_0_what="5/5", piece_0_attacks="seat-1")
    sent |= {"piece-1-what": ["Grizzly Bears"], "piece-1-blocks": ["0"]}
    call = parse_qs(urlsplit(client.post("/", data=sent).headers["location"]).query)["call"][0]
    assert '> attack "5/5" -> Bob\n> block Grizzly Bears -> "5/5"\n' in call


def test_pasted_notation_becomes_a_link(client: TestClient) -> None:
    sent = page(client, "/").entry.sent("answer", by="call", call=CALL.replace("\n", "\r\n"))
    response = client.post("/", data=sent)
    query = parse_qs(urlsplit(response.headers["location"]).query)
    assert query == {"call": [CALL], "by": ["call"]}


def test_notation_that_can_not_be_read_says_where(client: TestClient) -> None:
    bad = CALL.replace("Bear = 2/2", "Bear = 2/2, %")
    response = client.post("/", data=page(client, "/").entry.sent("answer", by="call", call=bad))
    assert response.status_code == 422
    assert "Line 4: “%”: This can’t be read." in Page(response.text).text
    assert "Expected: " in Page(response.text).text
    assert ("call", bad) in Page(response.text).entry.fields
    assert client.get("/", params={"call": bad}).status_code == 422


def test_fault_is_marked_at_its_row(client: TestClient) -> None:
    sent = page(client, "/").entry.sent("answer", by="board", piece_0_what="Gr%zzly Bears")
    response = client.post("/", data=sent)
    assert response.status_code == 422
    marked = [given for _, given in Page(response.text).elements if "aria-invalid" in given]
    assert [given["name"] for given in marked] == ["piece-0-what"]
    assert marked[0]["aria-describedby"] in Page(response.text).ids()


def test_number_field_with_something_else_in_it(client: TestClient) -> None:
    entry = page(client, "/").entry
    sent = entry.sent("answer", by="board", piece_0_what="5/5", seat_1_life="twelve")
    response = client.post("/", data=sent)
    assert response.status_code == 422
    assert "“twelve” is not a whole number" in Page(response.text).text
    assert ("seat-1-life", "twelve") in Page(response.text).entry.fields


def test_nothing_entered(client: TestClient) -> None:
    for by in ("line", "board", "call"):
        sent = page(client, "/").entry.sent("answer", by=by)
        response = client.post("/", data=sent)
        assert response.status_code == 422
        assert "nothing to rule on yet" in response.text


def test_htmx_gets_the_answer_at_once_with_its_address(client: TestClient) -> None:
    sent = page(client, "/").entry.sent("answer", by="line", line=LINE)
    response = client.post("/", data=sent, headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert response.headers["hx-push-url"].startswith("/?line=5%2F5")
    assert "<html" not in response.text
    assert "deals 3 damage to Bob" in response.text


def test_typing_echoes_chips_and_card_names(client: TestClient) -> None:
    sent = page(client, "/").entry.sent("", by="line", line="5/5 tramplle !; griz")
    response = client.post("/line", data=sent, headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert "chip-1:trample" in response.text
    assert 'data-put="5/5 tramplle !; Grizzly Bears "' in response.text


def test_long_call_goes_behind_a_short_link(client: TestClient) -> None:
    call = CALL.replace("? what", "# " + "x" * 7000 + "\n? what")
    response = client.post("/", data=page(client, "/").entry.sent("answer", by="call", call=call))
    assert response.status_code == 303
    assert response.headers["location"].startswith("/s/")
    assert "deals 3 damage" in client.get(response.headers["location"].partition("#")[0]).text


def test_players_come_and_go(client: TestClient) -> None:
    entry = Page(client.post("/", data=page(client, "/").entry.sent("seat", by="board")).text).entry
    assert ("seat-2-name", "Cid") in entry.fields
    sent = entry.sent("more-0", piece_0_what="5/5", piece_0_attacks="seat-2")
    entry = Page(client.post("/", data=sent).text).entry
    assert ("piece-0-attacks", "seat-2") in entry.fields
    entry = Page(client.post("/", data=entry.sent("drop-seat-1")).text).entry
    assert ("seat-1-name", "Cid") in entry.fields
    assert ("piece-0-attacks", "seat-1") in entry.fields


def test_every_id_is_there_once(client: TestClient) -> None:
    for address in ("/", f"/?line={LINE}"):
        counted = Counter(page(client, address).ids())
        assert [name for name, count in counted.items() if count > 1] == []


def test_home_page_is_light(client: TestClient) -> None:
    """All that a browser fetches for the first page, as it is sent, under 60 kB."""
    headers = {"Accept-Encoding": "gzip"}
    addresses = ["/"]
    for tag, given in page(client, "/").elements:
        if tag == "script":
            addresses.append(given["src"] or "")
        elif tag == "link":
            addresses.append(given["href"] or "")
    assert len(addresses) >= 5
    total = 0
    for address in addresses:
        with client.stream("GET", address, headers=headers) as response:
            assert response.status_code == 200
            total += len(b"".join(response.iter_raw()))
            total += sum(len(name) + len(value) + 4 for name, value in response.headers.raw)
    assert total < 60_000, total


def test_suggestion_mends_a_pasted_call(client: TestClient) -> None:
    bad = CALL.replace("Bear = 2/2", "Bear = 2/2, trmple")
    sent = page(client, "/").entry.sent("answer", by="call", call=bad)
    sent |= {"do": ["mend 4|TRMPLE|trample"]}
    query = parse_qs(urlsplit(client.post("/", data=sent).headers["location"]).query)
    assert "Bear = 2/2, trample\n" in query["call"][0]


def test_suggestion_mends_a_row(client: TestClient) -> None:
    sent = page(client, "/").entry.sent("answer", by="board", piece_1_what="Grizzly Baers")
    response = client.post("/", data=sent | {"piece-0-what": ["5/5"]})
    assert response.status_code == 422
    mend = {"do": ["mend 4|Grizzly Baers|Grizzly Bears"], "piece-0-what": ["5/5"]}
    query = parse_qs(urlsplit(client.post("/", data=sent | mend).headers["location"]).query)
    assert "\nGrizzly Bears\n" in query["call"][0]
