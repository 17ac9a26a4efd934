"""Cards: their names while they are typed, a page for each, and the search for them."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from app.web.service import Searched
from app.web.site import Site

SUGGESTIONS = 10
A_PAGE = 30
_LONGEST = 60
_LONGEST_SEARCH = 300
_LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class SearchPage:
    """A page of what a search found. `number` counts from 1."""

    words: str
    number: int
    found: Searched

    @property
    def first(self) -> int:
        """The number of the first card of the page."""
        return (self.number - 1) * A_PAGE + 1

    @property
    def last(self) -> int:
        """The number of the last card of the page."""
        return self.first + len(self.found.rows) - 1

    @property
    def before(self) -> str:
        """The address of the page before, empty where there is none."""
        return self._page(self.number - 1) if self.number > 1 and self.found.count else ""

    @property
    def after(self) -> str:
        """The address of the next page, empty where there is none."""
        return self._page(self.number + 1) if self.last < self.found.count else ""

    def _page(self, number: int) -> str:
        return "/cards?" + urlencode({"q": self.words, "page": number})


def _number(given: str) -> int:
    return min(max(int(given), 1), 10_000) if given.isascii() and given.isdigit() else 1


def router(site: Site) -> APIRouter:
    """The routes of the cards."""
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

    @routes.get("")
    async def search(request: Request) -> Response:
        """What a search finds; only the list of it where htmx asks."""
        words = request.query_params.get("q", "").strip()[:_LONGEST_SEARCH]
        number = _number(request.query_params.get("page", "1"))
        found = Searched()
        if words:
            skipped = (number - 1) * A_PAGE
            found = await site.work(site.service.search, words, A_PAGE, skipped)
        page = SearchPage(words, number, found)
        status = 400 if found.problem else 200
        if "hx-request" in request.headers:
            return site.pages.response("parts/found.html", 200, {"Vary": "HX-Request"}, page=page)
        return site.pages.response("pages/cards.html", status, {"Vary": "HX-Request"}, page=page)

    @routes.get("/{name:path}")
    async def card(request: Request, name: str) -> Response:
        """The page of a card; the nearest names where there is none of that name."""
        name = name.strip()[:_LONGEST_NAME]
        card = await site.work(site.service.card, name)
        if card is None:
            near = await site.work(site.service.nearest, name)
            return site.pages.response("pages/no_card.html", 404, asked=name, near=near)
        board = "/?" + urlencode({"call": card.call})
        return site.pages.response("pages/card.html", card=card, board=board)

    return routes
