"""Fetching card data from a server that plays Scryfall, and fails in every way a network fails."""

from __future__ import annotations

import gzip
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from app.cards.imports import download
from app.cards.imports.download import NotDownloaded, Ways, fetch, scryfall_file
from app.cards.store import CardStore
from app.cli import main
from tests.cards.data import CREATURE, SCRYFALL

CARDS = json.dumps([{**card, "oracle_id": f"id-{n}"} for n, card in enumerate(SCRYFALL)]).encode()
RULINGS = json.dumps(
    [
        {"object": "ruling", "oracle_id": "id-0", "source": "wotc", "published_at": "2004-10-04",
         "comment": "It is a bear."},
        {"object": "ruling", "oracle_id": "elsewhere", "source": "scryfall",
         "published_at": "2026-01-02", "comment": "Not here."},
    ]
).encode()  # fmt: skip
Handler = BaseHTTPRequestHandler
Answer = Callable[[Handler], None]


def sent(handler: Handler, status: int, body: bytes, **headers: str) -> None:
    handler.send_response(status)
    given = {"Content-Type": "application/json", "Content-Length": str(len(body))}
    for name, value in (
        given | {key.replace("_", "-"): one for key, one in headers.items()}
    ).items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(body)


def whole(body: bytes) -> Answer:
    """Answers with the body, or the part of it that is asked for."""

    def answer(handler: Handler) -> None:
        asked = handler.headers.get("Range")
        if not asked:
            sent(handler, 200, body, ETag='"one"')
            return
        start = int(asked.removeprefix("bytes=").rstrip("-"))
        span = f"bytes {start}-{len(body) - 1}/{len(body)}"
        sent(handler, 206, body[start:], ETag='"one"', Content_Range=span)

    return answer


def cut(body: bytes, at: int) -> Answer:
    """Promises the body and stops in the middle of it."""

    def answer(handler: Handler) -> None:
        sent(handler, 200, body[:at], ETag='"one"', Content_Length=str(len(body)))
        handler.close_connection = True

    return answer


def status(code: int, **headers: str) -> Answer:
    return lambda handler: sent(handler, code, b"{}", **headers)


class Server:
    """Answers each path with what stands in its list, the last one again and again."""

    def __init__(self) -> None:
        self.answers: dict[str, list[Answer]] = {}
        self.asked: list[tuple[str, dict[str, str]]] = []
        plays = self

        class Plays(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                plays.asked.append((self.path, {k.lower(): v for k, v in self.headers.items()}))
                listed = plays.answers.get(self.path, [status(404)])
                (listed.pop(0) if len(listed) > 1 else listed[0])(self)

            def log_message(self, *_: object) -> None:
                """Quiet."""

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Plays)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.at = f"http://127.0.0.1:{self.http.server_address[1]}"
        listed = [
            {"type": kind, "download_uri": f"{self.at}/{kind}.json"}
            for kind in ("oracle_cards", "rulings")
        ]
        self.answers["/bulk-data"] = [whole(json.dumps({"data": listed}).encode())]
        self.answers["/oracle_cards.json"] = [whole(CARDS)]
        self.answers["/rulings.json"] = [whole(RULINGS)]


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.http.shutdown()
    made.http.server_close()


class Waits(list[float]):
    """The waits that were asked for; none is waited for."""

    @property
    def ways(self) -> Ways:
        return Ways(tries=4, timeout=1.0, wait=self.append)


@pytest.fixture
def waits() -> Waits:
    return Waits()


def test_download_and_import(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "cards.sqlite"
    arguments = ["cards", "import", "--download", "--at", f"{server.at}/bulk-data"]
    assert main([*arguments, "--to", str(database)]) == 0
    said = capsys.readouterr().err
    assert "Scryfall oracle-cards, 4 cards" in said
    assert "2 official rulings, 1 of them on cards" in said
    store = CardStore.open(database)
    assert store.official("Test Bear") == (("2004-10-04", "wotc", "It is a bear."),)
    assert store.source.rulings == "2026-01-02"
    assert [path.name for path in tmp_path.iterdir()] == ["cards.sqlite"]
    for _, headers in server.asked:
        assert headers["user-agent"].startswith("Floorjudge/")
        assert "application/json" in headers["accept"]


def test_rulings_outlive_an_import_of_cards(server: Server, tmp_path: Path) -> None:
    database = tmp_path / "cards.sqlite"
    (tmp_path / "cards.json").write_bytes(CARDS)
    (tmp_path / "rulings.json").write_bytes(RULINGS)
    assert main(["cards", "import", str(tmp_path / "rulings.json"), "--to", str(database)]) == 1
    for name in ("cards", "rulings", "cards"):
        assert main(["cards", "import", str(tmp_path / f"{name}.json"), "--to", str(database)]) == 0
    assert len(CardStore.open(database).official("test bear")) == 1


def test_goes_on_where_it_was_cut(server: Server, tmp_path: Path, waits: Waits) -> None:
    server.answers["/oracle_cards.json"] = [cut(CARDS, 100), whole(CARDS)]
    got = fetch(f"{server.at}/oracle_cards.json", tmp_path / "got", ways=waits.ways)
    assert got.read_bytes() == CARDS
    assert server.asked[-1][1]["range"] == "bytes=100-"
    assert server.asked[-1][1]["if-range"] == '"one"'


def test_goes_on_in_another_run(server: Server, tmp_path: Path, waits: Waits) -> None:
    server.answers["/oracle_cards.json"] = [cut(CARDS, 100), status(500)]
    address = f"{server.at}/oracle_cards.json"
    with pytest.raises(NotDownloaded, match="goes on"):
        fetch(address, tmp_path / "got", ways=waits.ways)
    server.answers["/oracle_cards.json"] = [whole(CARDS)]
    assert fetch(address, tmp_path / "got", ways=waits.ways).read_bytes() == CARDS
    assert server.asked[-1][1]["range"] == "bytes=100-"


def test_another_file_is_begun_anew(server: Server, tmp_path: Path, waits: Waits) -> None:
    """Where the file has changed, the server sends it whole whatever part is asked for."""
    server.answers["/oracle_cards.json"] = [
        cut(CARDS, 100),
        lambda handler: sent(handler, 200, RULINGS),
    ]
    got = fetch(f"{server.at}/oracle_cards.json", tmp_path / "got", ways=waits.ways)
    assert got.read_bytes() == RULINGS


@pytest.mark.parametrize("code", [429, 500, 502, 503])
def test_is_asked_again(server: Server, tmp_path: Path, waits: Waits, code: int) -> None:
    server.answers["/oracle_cards.json"] = [status(code, Retry_After="7"), whole(CARDS)]
    assert fetch(f"{server.at}/oracle_cards.json", tmp_path / "got", ways=waits.ways).is_file()
    assert waits == [7.0]


def test_retry_after_a_date_and_not_for_ever(server: Server, tmp_path: Path, waits: Waits) -> None:
    later = "Fri, 01 Jan 2100 00:00:00 GMT"
    server.answers["/oracle_cards.json"] = [status(429, Retry_After=later), whole(CARDS)]
    fetch(f"{server.at}/oracle_cards.json", tmp_path / "got", ways=waits.ways)
    assert waits == [download.LONGEST_WAIT]


def slow(handler: Handler) -> None:
    """Sends a little, then nothing for longer than anyone waits."""
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b"[")
    handler.wfile.flush()
    threading.Event().wait(2.0)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (status(404), "404"),
        (status(403), "403"),
        (status(500), "500"),
        (cut(CARDS, 50), "the connection ended too early"),
        (lambda h: sent(h, 200, b"<html>", Content_Type="text/html"), "a web page"),
        (lambda h: sent(h, 200, b"<html>"), "is not JSON"),
        (lambda h: sent(h, 200, b""), "is not JSON"),
        (lambda h: sent(h, 200, gzip.compress(CARDS)[:-20]), "came damaged"),
        (lambda h: sent(h, 200, gzip.compress(CARDS)[:30] + b"x" * 50), "came damaged"),
        (slow, "could not be fetched"),
    ],
    ids=[
        "not found", "forbidden", "broken", "cut", "html", "html called json", "empty",
        "truncated gzip", "damaged gzip", "slow",
    ],
)  # fmt: skip
def test_says_what_went_wrong(
    server: Server, tmp_path: Path, waits: Waits, answer: Answer, expected: str
) -> None:
    server.answers["/oracle_cards.json"] = [answer]
    ways = Ways(tries=2, timeout=0.4, wait=waits.append)
    with pytest.raises(NotDownloaded, match=expected):
        fetch(f"{server.at}/oracle_cards.json", tmp_path / "got", ways=ways)
    assert not (tmp_path / "got").exists()


@pytest.mark.parametrize(
    "index", [b"[]", b"{}", b"nonsense", b'{"data": []}', b'{"data": [1]}',
              b'{"data": [{"type": "oracle_cards", "download_uri": "file:///etc/passwd"}]}'],
)  # fmt: skip
def test_an_index_that_is_none(server: Server, waits: Waits, index: bytes) -> None:
    server.answers["/bulk-data"] = [whole(index)]
    with pytest.raises(NotDownloaded):
        scryfall_file("oracle_cards", f"{server.at}/bulk-data", waits.ways)


def test_an_index_that_is_cut_is_asked_for_again(server: Server, waits: Waits) -> None:
    good = server.answers["/bulk-data"][0]
    server.answers["/bulk-data"] = [cut(b'{"data": [' + b" " * 900, 40), status(503), good]
    found = scryfall_file("oracle_cards", f"{server.at}/bulk-data", waits.ways)
    assert found == f"{server.at}/oracle_cards.json"


@pytest.mark.parametrize("answer", [cut(b" " * 900, 40), slow], ids=["cut", "slow"])
def test_an_index_that_never_comes_whole(server: Server, waits: Waits, answer: Answer) -> None:
    server.answers["/bulk-data"] = [answer]
    ways = Ways(tries=2, timeout=0.4, wait=waits.append)
    with pytest.raises(NotDownloaded, match="the connection ended too early"):
        scryfall_file("oracle_cards", f"{server.at}/bulk-data", ways)
    assert len(waits) == 1


def test_a_redirection_without_end(server: Server, tmp_path: Path, waits: Waits) -> None:
    server.answers["/oracle_cards.json"] = [status(302, Location="/oracle_cards.json")]
    with pytest.raises(NotDownloaded):
        fetch(f"{server.at}/oracle_cards.json", tmp_path / "got", ways=waits.ways)


def test_a_disk_that_is_full_is_no_failing_network(
    server: Server, tmp_path: Path, waits: Waits
) -> None:
    (tmp_path / "got.part").mkdir()
    with pytest.raises(IsADirectoryError):
        fetch(f"{server.at}/oracle_cards.json", tmp_path / "got", ways=waits.ways)
    assert waits == []


def test_nobody_there(tmp_path: Path, waits: Waits) -> None:
    with pytest.raises(NotDownloaded, match="no connection"):
        fetch("http://127.0.0.1:9/cards.json", tmp_path / "got", ways=waits.ways)


def test_a_failure_changes_nothing(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "cards.sqlite"
    (tmp_path / "cards.json").write_text(json.dumps([CREATURE]))
    assert main(["cards", "import", str(tmp_path / "cards.json"), "--to", str(database)]) == 0
    before = database.read_bytes()
    server.answers["/oracle_cards.json"] = [status(404)]
    arguments = ["cards", "import", "--download", "--at", f"{server.at}/bulk-data"]
    assert main([*arguments, "--to", str(database)]) == 1
    assert "Nothing was changed." in capsys.readouterr().err
    assert database.read_bytes() == before


def test_mtgjson(server: Server, tmp_path: Path) -> None:
    face = {"name": "A Bear", "type": "Creature — Bear", "layout": "normal", "colors": ["G"]}
    body = gzip.compress(json.dumps({"meta": {}, "data": {"A Bear": [face]}}).encode())
    server.answers["/AtomicCards.json.gz"] = [whole(body)]
    database = tmp_path / "cards.sqlite"
    arguments = ["cards", "import", "--download", "--source", "mtgjson", "--to", str(database)]
    assert main([*arguments, "--at", f"{server.at}/AtomicCards.json.gz"]) == 0
    assert CardStore.open(database).card("a bear") is not None


def test_a_file_or_a_download(tmp_path: Path) -> None:
    assert main(["cards", "import"]) == 2
    assert main(["cards", "import", "--download", str(tmp_path / "x")]) == 2
