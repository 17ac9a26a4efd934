"""Work that does not end by itself is ended, and says so."""

from __future__ import annotations

import contextlib
import threading
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import app.web.site
from app.main import create_app
from app.storage import SqliteLinks
from app.web.service import Asked
from app.web.time_limit import TookTooLong, within
from tests.web.stand_in import CALL, StandIn


def for_ever() -> None:
    while True:
        try:
            sum(range(100))
        except Exception:
            continue


def test_result_comes_through() -> None:
    assert within(5, lambda: 7) == 7


def test_failure_comes_through() -> None:
    with pytest.raises(ZeroDivisionError):
        within(5, lambda: 1 // 0)


def test_endless_work_is_ended() -> None:
    started = time.monotonic()
    with pytest.raises(TookTooLong):
        within(0.05, for_ever)
    assert time.monotonic() - started < 5


def test_nothing_arrives_later() -> None:
    """Work that ends about when its time does must leave nothing behind in its thread."""
    failures: list[BaseException] = []

    def one_thread() -> None:
        try:
            for _ in range(150):
                with contextlib.suppress(TookTooLong):
                    within(0.001, lambda: time.sleep(0.001))
                for _ in range(500):
                    pass
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=one_thread) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


class Endless(StandIn):
    """Never comes to an answer."""

    def ask(self, text: str) -> Asked:
        for_ever()
        return super().ask(text)


def test_endless_question_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.web.site, "MOST_SECONDS", 0.2)
    site = create_app(Endless(), SqliteLinks(tmp_path / "saved.sqlite"))
    with TestClient(site, follow_redirects=False) as client:
        page = client.get("/", params={"call": CALL})
        assert page.status_code == 503
        assert "took too long" in page.text
        assert client.post("/api/ask", json={"call": CALL}).status_code == 503
        beside = client.post("/again", data={"call": CALL}, headers={"HX-Request": "true"})
        assert beside.headers["hx-retarget"] == "#ruling"
        assert client.get("/").status_code == 200


class Cold(StandIn):
    """Takes longer to load than a question may take."""

    def prepare(self) -> None:
        time.sleep(0.5)


def test_loading_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.web.site, "MOST_SECONDS", 0.3)
    site = create_app(Cold(), SqliteLinks(tmp_path / "saved.sqlite"))
    with TestClient(site, follow_redirects=False) as client:
        assert client.get("/", params={"call": CALL}).status_code == 200
