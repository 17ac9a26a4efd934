"""The pages that ask about a position: one for each kind of question, with all that can be picked.

The form makes a call, and the answer is the ruling on it: the home page, at that call's address.
"""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from app.calls.model import Call
from app.web.asking_forms import Asking, asked_call, asking_in, pool_of, with_pools
from app.web.asking_views import AskPage, ask_page
from app.web.forms import form_of
from app.web.home import Question, go
from app.web.service import Problem
from app.web.site import Site

_NO_CALL = Problem("There is no position to ask about.", expected="the position, in notation")
_NOTHING = Problem("Nothing has been picked to ask about.", expected="one of the list, or a name")
_NO_MANA = Problem("That is not mana that can float.", expected="symbols such as {G}{G}{C}")


def _read(site: Site, asking: Asking) -> tuple[Call | None, tuple[Problem, ...]]:
    """The call of the form, its floating mana as filled in, or what is wrong with it."""
    if not asking.call.strip():
        return None, ()
    read = site.service.read(asking.call)
    if read.problems:
        return None, read.problems
    if any(pool_of(text) is None for text in asking.pools or ()):
        return read.answers[0].call, (_NO_MANA,)
    return with_pools(read.answers[0].call, asking.pools), ()


def _page(
    site: Site, asking: Asking, call: Call | None, problems: tuple[Problem, ...] = ()
) -> AskPage:
    """The page with what can be picked, and the targets of an action that has been."""
    if call is None:
        return ask_page(asking, None, None, problems)
    offers = None
    if asking.kind.of == "action" and asking.chosen:
        text = asked_call(call, asking, targets=False)
        offers = site.service.offers(text)
    if offers is None:
        offers = site.service.offers(asked_call(call, replace(asking, other="", what="")))
    return ask_page(asking, call, offers, problems)


def router(site: Site) -> APIRouter:
    """The routes of asking about a position."""
    routes = APIRouter(include_in_schema=False)

    def show(request: Request, page: AskPage) -> Response:
        swaps = "hx-request" in request.headers and request.method == "POST"
        name = "parts/ask_swap.html" if swaps else "pages/ask.html"
        return site.pages.response(name, 422 if page.problems else 200, page=page)

    def answer(request: Request, asking: Asking) -> Response:
        call, problems = _read(site, asking)
        if asking.pressed != "ask" or problems:
            return show(request, _page(site, asking, call, problems))
        if call is None:
            return show(request, _page(site, asking, call, (_NO_CALL,)))
        if not asking.chosen:
            return show(request, _page(site, asking, call, (_NOTHING,)))
        text = asked_call(call, asking)
        read = site.service.read(text)
        if read.problems:
            told = tuple(replace(problem, line=0) for problem in read.problems)
            return show(request, _page(site, asking, call, told))
        return go(site, request, Question("board", read.answers[0].text))

    @routes.get("/ask")
    async def ask(request: Request) -> Response:
        sent = {name: request.query_params.getlist(name) for name in request.query_params}
        return await site.work(answer, request, replace(asking_in(sent), pressed=""))

    @routes.post("/ask")
    async def asked(request: Request) -> Response:
        asking = asking_in(await form_of(request))
        return await site.work(answer, request, asking)

    return routes
