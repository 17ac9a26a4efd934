"""Card names while they are typed."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from app.web.site import Site

SUGGESTIONS = 10
_LONGEST = 60


def router(site: Site) -> APIRouter:
    """The route of the typeahead."""
    routes = APIRouter(prefix="/cards", include_in_schema=False)

    @routes.get("/suggest")
    async def suggest(request: Request) -> Response:
        """Names for the text in whichever field was typed into."""
        typed = next((value for _, value in request.query_params.multi_items() if value), "")
        typed = typed.strip()[:_LONGEST]
        names: tuple[str, ...] = ()
        if len(typed) >= 2 and "/" not in typed:
            names = await site.work(site.service.suggest, typed, SUGGESTIONS)
        headers = {"Cache-Control": "max-age=3600"}
        return site.pages.response("parts/suggestions.html", 200, headers, names=names)

    return routes
