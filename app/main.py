"""create_app(): the web application, wired together."""

from __future__ import annotations

import os
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from fastapi import Depends, FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse

from app.storage import Links, open_links
from app.web import again, api, asking, cards, files, home, links, problems, reading
from app.web.assets import read_assets
from app.web.headers import SecurityHeaders
from app.web.service import Service
from app.web.site import Site
from app.web.templates import Pages

_SAVED_CALLS = Path(__file__).resolve().parent.parent / "data" / "saved.sqlite"


def _saved_calls() -> Links:
    """Where calls are saved, as the environment says."""
    file = os.environ.get("FLOORJUDGE_SAVED") or _SAVED_CALLS
    return open_links(os.environ.get("DATABASE_URL", ""), Path(file))


_WARM_AFTER = 0.1  # seconds


def _warmed(service: Service) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """A start that is over at once, while what first questions need is loaded beside it."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        # A moment later, so that it does not compete with the start itself.
        warming = threading.Timer(_WARM_AFTER, service.warm)
        warming.daemon = True
        warming.start()
        yield
        warming.cancel()

    return lifespan


def create_app(service: Service | None = None, saved_calls: Links | None = None) -> FastAPI:
    """The application. `service` answers, from the card database where none is given;
    `saved_calls` keeps calls behind short links, as DATABASE_URL says where none is given."""
    if service is None:
        from app.web.live import live_service

        service = live_service()
    assets = read_assets()
    pages = Pages(assets, service)
    site = Site(service, pages, saved_calls or _saved_calls())

    # The usual documentation pages fetch their scripts from elsewhere; /help/api tells the same.
    app = FastAPI(
        title="Floorjudge", version="1", docs_url=None, redoc_url=None, lifespan=_warmed(service)
    )
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=4)
    app.add_middleware(SecurityHeaders)
    problems.install(app, pages)
    app.include_router(files.router(assets))
    app.include_router(api.router(site), dependencies=[Depends(api.json_only)])
    for page in (home, again, asking, links, cards, reading):
        app.include_router(page.router(site))

    @app.get("/healthz", include_in_schema=False)
    async def health() -> PlainTextResponse:
        return PlainTextResponse("ok")

    return app
