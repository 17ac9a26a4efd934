"""Pages to read: rules at work, the notation, the API, what this is, which cards it knows."""

from __future__ import annotations

import re

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from app.web.refusal import Refused
from app.web.site import Site

_EXAMPLE = """title: Deathtouch and trample over two blockers
turn: Ann, declare attackers
[Ann] 20 life
Rex = 5/5 green Beast, trample, deathtouch
[Bob] 17 life, 3 poison
Wall = 0/7 blue Wall, defender
Grizzly Bears, 2 +1/+1 counters
> attack Rex -> Bob
> block Wall -> Rex, Grizzly Bears -> Rex
? what happens
"""


def router(site: Site) -> APIRouter:
    """The routes of the pages to read."""
    routes = APIRouter(include_in_schema=False)

    @routes.get("/about")
    async def about(request: Request) -> Response:
        return site.pages.response("pages/about.html")

    @routes.get("/help/notation")
    async def notation(request: Request) -> Response:
        return site.pages.response("pages/notation.html", example=_EXAMPLE)

    @routes.get("/help/api")
    async def api(request: Request) -> Response:
        return site.pages.response("pages/api.html")

    @routes.get("/rules/{number}")
    async def rule(request: Request, number: str) -> Response:
        if not re.fullmatch(r"\d{3}(\.\d{1,3}[a-z]?)?", number):
            raise Refused(404, "That is not the number of a rule.", "a number such as 510.1c")
        found = await site.work(site.service.rule, number)
        if found is None:
            raise Refused(
                404,
                f"Rule {number} is not among those that rulings cite here.",
                "a number that a ruling cites",
            )
        parents = [number[: number.index(".")]] if "." in number else []
        if re.search(r"\d[a-z]$", number):
            parents.append(number[:-1])
        return site.pages.response("pages/rule.html", rule=found, parents=parents)

    return routes
