"""A running site, and pages on a phone with and without JavaScript."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
import uvicorn

from app.main import create_app
from app.storage import SqliteLinks
from app.web.live import live_service

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

PHONE = (390, 844)
DESK = (1280, 800)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site that runs for the tests."""
    saved = SqliteLinks(tmp_path_factory.mktemp("saved") / "saved.sqlite")
    service = live_service()
    service.prepare()  # a first page has five seconds, on machines that do much else beside
    app = create_app(service, saved)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    ends = time.monotonic() + 20
    while not server.started:
        assert time.monotonic() < ends, "the site did not start"
        time.sleep(0.02)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


# A refusal (4xx) is an answer like any other, and some tests take the connection away.
EXPECTED = re.compile("responded with a status of 4|ERR_INTERNET_DISCONNECTED|Failed to fetch")


def is_failure(said: ConsoleMessage) -> bool:
    """Whether a message tells of a failure."""
    return said.type == "error" and not EXPECTED.search(said.text)


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Opens a page of the site; afterwards nothing may have gone wrong in any of them."""
    contexts = []
    wrong: list[str] = []

    def open_one(path: str = "/", script: bool = True, desk: bool = False) -> Page:
        width, height = DESK if desk else PHONE
        context = browser.new_context(
            base_url=site,
            viewport={"width": width, "height": height},
            java_script_enabled=script,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(5_000)
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        page.on("console", lambda said: wrong.append(said.text) if is_failure(said) else None)
        page.on(
            "request",
            lambda asked: (
                None if asked.url.startswith((site, "data:")) else wrong.append(asked.url)
            ),
        )
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert wrong == []
