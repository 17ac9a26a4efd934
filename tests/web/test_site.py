"""What holds for every page: headers, caching, no inline script, and the pages to read."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.web.assets import STATIC, read_assets
from app.web.templates import FOLDER
from tests.web.page import Page

PAGES = (
    "/",
    "/cards",
    "/cards?q=t:bear",
    "/cards?q=zz:top",
    "/cards/Grizzly Bears",
    "/cards/Grizly",
    "/?line=5/5 !",
    "/about",
    "/help/notation",
    "/help/api",
    "/rules/510.1c",
    "/nowhere",
)


@pytest.mark.parametrize("address", PAGES)
def test_nothing_inline_and_nothing_from_elsewhere(client: TestClient, address: str) -> None:
    page = Page(client.get(address).text)
    for tag, given in page.elements:
        assert tag != "style"
        assert "style" not in given
        assert not [name for name in given if name.startswith(("on", "hx-on"))]
        if tag == "script":
            assert (given.get("src") or "").startswith("/static/")
        for name in ("src", "href", "action"):
            value = given.get(name)
            assert value is None or value.startswith(("/", "#")), (tag, value)
            assert value is None or not value.startswith("//")


@pytest.mark.parametrize("address", PAGES)
def test_page_can_be_found_through(client: TestClient, address: str) -> None:
    """One h1, landmarks, labels on every field, levels of headings without gaps."""
    page = Page(client.get(address).text)
    tags = [tag for tag, _ in page.elements]
    assert tags.count("h1") == 1
    assert tags.count("main") == 1
    assert {"header", "nav", "footer"} <= set(tags)
    levels = [int(tag[1]) for tag in tags if re.fullmatch("h[1-6]", tag)]
    assert all(after - before <= 1 for before, after in pairwise(levels))
    html = next(given for tag, given in page.elements if tag == "html")
    assert html["lang"] == "en"
    assert "not official" in page.text
    assert "Cards in use" in page.text


def test_security_headers_on_every_kind_of_answer(client: TestClient) -> None:
    for address in ("/", "/nowhere", "/worker.js", "/openapi.json", "/healthz"):
        headers = client.get(address).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_static_files_are_named_by_content_and_kept(client: TestClient) -> None:
    links = [
        given["href"] or ""
        for tag, given in Page(client.get("/").text).elements
        if tag == "link" and (given.get("href") or "").startswith("/static/")
    ]
    assert links
    for link in links:
        response = client.get(link)
        assert response.status_code == 200
        assert "immutable" in response.headers["cache-control"]
    changed = re.sub(r"\.[0-9a-f]{10}\.", ".0000000000.", links[0])
    assert client.get(changed).status_code == 404


def test_other_content_gets_another_name(tmp_path: Path) -> None:
    for folder in ("css", "js"):
        (tmp_path / folder).mkdir()
    (tmp_path / "js" / "worker.js").write_text("")
    (tmp_path / "css" / "10.css").write_text("a{}")
    before = read_assets(tmp_path)
    (tmp_path / "css" / "20.css").write_text("b{}")
    after = read_assets(tmp_path)
    assert after.by_name["app.css"].content == b"a{}\nb{}"
    assert before.url("app.css") != after.url("app.css")
    assert before.version != after.version
    assert not after.has("vendor/htmx.min.js")


def test_service_worker_keeps_what_the_pages_need(client: TestClient) -> None:
    worker = client.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    for tag, given in Page(client.get("/").text).elements:
        if tag == "script" or given.get("rel") == "stylesheet":
            assert (given.get("src") or given.get("href") or "?") in worker.text


def test_manifest(client: TestClient) -> None:
    response = client.get("/manifest.webmanifest")
    assert response.headers["content-type"] == "application/manifest+json"
    about = response.json()
    assert about["name"] == "Floorjudge"
    for icon in about["icons"]:
        assert client.get(icon["src"]).status_code == 200


def test_health(client: TestClient) -> None:
    assert client.get("/healthz").text == "ok"


def test_pages_are_compressed(client: TestClient) -> None:
    response = client.get("/", headers={"Accept-Encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"


def test_rules_in_our_own_words(client: TestClient) -> None:
    known = client.get("/rules/510.1c")
    assert known.status_code == 200
    assert "divided among its blockers" in known.text
    assert client.get("/rules/999.9z").status_code == 404
    assert client.get("/rules/nonsense").status_code == 404


def test_typeahead(client: TestClient) -> None:
    names = client.get("/cards/suggest", params={"piece-0-what": "griz"}).text
    assert 'value="Grizzly Bears"' in names
    assert "Wall of Frost" not in names
    assert client.get("/cards/suggest", params={"piece-0-what": "5/5"}).text.strip() == ""


def test_about_page_says_which_cards_are_missing(client: TestClient) -> None:
    text = Page(client.get("/about").text).text
    assert "a test's own cards" in text
    assert "There is no more." in text


def test_files_stay_small() -> None:
    for path in [*FOLDER.rglob("*.html"), *STATIC.glob("css/*"), *STATIC.glob("js/*")]:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 150, path.name
