"""The pages of cards and the search for them."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from app.cards.imports.rulings import import_rulings
from app.cards.imports.run import import_cards
from app.cards.readings import keep
from app.cards.store import CardStore
from app.main import create_app
from app.storage import SqliteLinks
from app.web.live import LiveService
from tests.cards.data import CREATURE, SCRYFALL, written
from tests.web.page import Page


def test_card_page(client: TestClient) -> None:
    text = Page(client.get("/cards/Grizzly%20Bears").text).text
    for words in (
        "Creature — Bear; green; 2/2",
        "✓ Read and applied",
        "! Not read: a ruling with it on the board names this line.",
        "! Read, not applied: brew",
        "It is a bear.",
        "Not in the card data in use: the art",
        "1/1 Tea token",
    ):
        assert words in " ".join(text.split())
    assert 'href="/rules/702.19"' in client.get("/cards/Grizzly%20Bears").text
    assert client.get("/cards/Grizzly Bears").status_code == 200


def test_unknown_card_gets_the_nearest_names(client: TestClient) -> None:
    response = client.get("/cards/grizly//bear")
    assert response.status_code == 404
    assert 'href="/cards/Grizzly%20Bears"' in response.text


def test_search_page(client: TestClient) -> None:
    assert client.get("/cards").status_code == 200
    first = client.get("/cards", params={"q": "t:bear"})
    assert "40 cards, 1 to 30" in " ".join(Page(first.text).text.split())
    assert 'href="/cards?q=t%3Abear&amp;page=2"' in first.text
    second = client.get("/cards", params={"q": "t:bear", "page": "2"})
    assert "31 to 40" in second.text
    assert "page=1" in second.text
    assert "page=3" not in second.text
    assert client.get("/cards", params={"q": "t:bear", "page": "x"}).status_code == 200


def test_search_for_htmx_is_the_list_alone(client: TestClient) -> None:
    response = client.get("/cards", params={"q": "bear"}, headers={"HX-Request": "true"})
    assert "<html" not in response.text
    assert "Bear 30" in response.text


def test_search_says_what_it_can_not_read(client: TestClient) -> None:
    response = client.get("/cards", params={"q": "bear <zz:top"})
    assert response.status_code == 400
    assert "bear &lt;<mark>zz:top</mark>" in response.text
    assert "Expected <code>t:</code> or words." in response.text
    near = client.get("/cards", params={"q": "none"})
    assert "No card was found." in near.text
    assert 'href="/cards/Grizzly%20Bears"' in near.text


def test_ruling_and_board_lead_to_cards(client: TestClient) -> None:
    call = "[Ann]\nGrizzly Bears\n[Bob]\n> attack Grizzly Bears -> Bob\n? what happens\n"
    text = client.get("/", params={"call": call}).text
    assert text.count('href="/cards/Grizzly%20Bears"') == 2


def live(tmp_path: Path) -> TestClient:
    service = LiveService(CardStore.open(tmp_path / "cards.sqlite"))
    return TestClient(create_app(service, SqliteLinks(tmp_path / "saved.sqlite")))


def test_cards_of_a_database(tmp_path: Path) -> None:
    database = tmp_path / "cards.sqlite"
    import_cards(written(tmp_path / "cards.json", SCRYFALL), database)
    keep(database)
    client = live(tmp_path)
    for name in ("lo", "HI", "Lo // Hi", "lo//hi", "Lo%20%2F%2F%20Hi"):
        assert "Lo // Hi" in client.get(f"/cards/{name}").text
    assert "Test Bear" in client.get("/cards", params={"q": "t:bear"}).text
    board = Page(client.get("/cards/Test Bear").text)
    link = next(
        given["href"] or ""
        for tag, given in board.elements
        if (given.get("href") or "")[:2] == "/?"
    )
    ruled = client.get(link)
    assert ruled.status_code == 200
    assert "2/2" in ruled.text


def test_an_import_while_serving_is_seen(tmp_path: Path) -> None:
    database = tmp_path / "cards.sqlite"
    client = live(tmp_path)
    assert "built-in cards only" in client.get("/about").text
    import_cards(written(tmp_path / "cards.json", SCRYFALL), database)
    assert client.get("/cards/Test Bear").status_code == 200
    assert "built-in cards only" not in client.get("/about").text
    import_cards(written(tmp_path / "new.json", [{**CREATURE, "name": "New One"}]), database)
    assert client.get("/cards/New One").status_code == 200
    assert client.get("/cards/Test Bear").status_code == 404


def test_a_ruling_links_to_the_official_rulings_of_its_cards(tmp_path: Path) -> None:
    """Once they are imported, beside the cards and without a restart."""
    database = tmp_path / "cards.sqlite"
    import_cards(written(tmp_path / "cards.json", [{**CREATURE, "oracle_id": "id-0"}]), database)
    client = live(tmp_path)
    call = "[Ann]\nTest Bear\n[Bob]\n> attack Test Bear -> Bob\n? what happens\n"
    link = 'href="/cards/Test%20Bear#official"'
    assert link not in client.get("/", params={"call": call}).text
    assert 'id="official"' not in client.get("/cards/Test Bear").text
    given = {"object": "ruling", "oracle_id": "id-0", "source": "wotc"}
    told = {"published_at": "2004-10-04", "comment": "It is a bear."}
    import_rulings(written(tmp_path / "rulings.json", [{**given, **told}]), database)
    assert link in client.get("/", params={"call": call}).text
    page = client.get("/cards/Test Bear").text
    assert 'id="official"' in page
    assert "It is a bear." in page


def test_typed_text_is_marked_where_it_is_not_understood(tmp_path: Path) -> None:
    typed = '"This creature gets +1/+1 for each cup you own."'
    call = f"[Ann]\nRex = 3/3, {typed}\n[Bob]\n? what happens\n"
    text = live(tmp_path).get("/", params={"call": call}).text
    assert "This creature gets +1/+1 for each <mark>cup</mark> you own." in text
    assert "its text is not read: not understood from here on" in text
