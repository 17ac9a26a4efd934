"""A site that answers from the stand-in service, and a client that asks it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.storage import SqliteLinks
from tests.web.stand_in import StandIn


@pytest.fixture(scope="session")
def saved_calls(tmp_path_factory: pytest.TempPathFactory) -> SqliteLinks:
    return SqliteLinks(tmp_path_factory.mktemp("saved") / "saved.sqlite")


@pytest.fixture(scope="session")
def client(saved_calls: SqliteLinks) -> Iterator[TestClient]:
    app = create_app(StandIn(), saved_calls)
    with TestClient(app, follow_redirects=False) as client:
        yield client
