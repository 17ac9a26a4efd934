"""The home page: the editor, and the answers to what was entered.

The whole call is in the address, so that a ruling is a link: a form is answered by going to that
address, or, where htmx asks, at once, with the address to show.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from app.storage import NotSaved
from app.web.board import Board, Written, names_of, written
from app.web.board_reading import board_of
from app.web.editing import edited, mend_in, mended_board, mended_call, opened
from app.web.forms import MOST_CALL, MOST_LINE, WAYS, Entry, entry_in, first, form_of, one_line
from app.web.service import Asked, Chip, Problem, QuickLine
from app.web.site import Site
from app.web.views import BoardView, HomePage, Marked, board_view

# Servers and chat programs cut longer addresses; a short link serves then.
LONGEST_ADDRESS = 6_000
_EMPTY = Problem("There is nothing to rule on yet.", expected="at least one creature that attacks")
_VERDICT_IN_VIEW = "innerHTML show:top showTarget:#ruling"


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be answered: the text of a call, the line it was read from, how it was entered."""

    by: str
    call: str = ""
    line: str = ""

    @property
    def address(self) -> str:
        """Where the answer is: the whole question is in it."""
        if self.by == "line":
            return "/?" + urlencode({"line": self.line})
        return "/?" + urlencode({"call": self.call} | ({"by": "call"} if self.by == "call" else {}))


def _chips(quick: QuickLine) -> tuple[tuple[Marked, ...], tuple[Chip, ...]]:
    marked = tuple(Marked(index, chip) for index, chip in enumerate(quick.chips))
    return marked, tuple(chip for chip in quick.chips if not chip.understood)


def _title(asked: Asked) -> str:
    if len(asked.answers) == 1 and asked.answers[0].call.title:
        return f"{asked.answers[0].call.title} – Floorjudge"
    return "Ruling – Floorjudge" if asked.answers else "Floorjudge"


def answered(site: Site, question: Question, board: Board | None = None) -> HomePage:
    """The page that answers a question. `board`: the editor's fields where the call can't be read
    back into them."""
    quick = site.service.quick(question.line) if question.by == "line" else QuickLine((), "")
    call = quick.call if question.by == "line" else question.call
    asked = site.service.ask(call) if call.strip() else Asked(problems=(_EMPTY,))
    if len(asked.answers) == 1:
        board = board_of(asked.answers[0].call, site.service.read_call) or board
        call = asked.answers[0].text if question.by != "call" else call
    chips, unread = _chips(quick)
    return HomePage(
        by=question.by,
        line=question.line,
        call=call,
        board=_view(site, board or Board()),
        chips=chips,
        unread=unread,
        answers=asked.answers,
        problems=asked.problems,
        share=question.address,
        title=_title(asked),
    )


def _placed(problems: tuple[Problem, ...], board: Written) -> dict[str, str]:
    """Each problem at the field whose line it is about."""
    faults: dict[str, str] = {}
    for problem in problems:
        if 0 < problem.line <= len(board.fields):
            said = problem.message + (
                f" (expected: {problem.expected})" if problem.expected else ""
            )
            faults.setdefault(board.fields[problem.line - 1], said)
    return faults


def _from_board(site: Site, entry: Entry) -> HomePage | Question:
    """What the board editor asks; the page with the faults marked where it can't be asked."""
    if entry.board.blank:
        return _page(site, entry, (_EMPTY,))
    text = written(entry.board, site.service.read_call)
    if text.faults:
        problems = tuple(Problem(message) for message in text.faults.values())
        return _page(site, entry, problems, text.faults)
    read = site.service.read(text.text)
    if read.problems:
        return _page(site, entry, read.problems, _placed(read.problems, text))
    return Question("board", read.answers[0].text)


def _view(
    site: Site, board: Board, faults: Mapping[str, str] | None = None, opened: int = -1
) -> BoardView:
    names = names_of(board, site.service.read_call)
    return board_view(board, names, faults, opened)


def _page(
    site: Site,
    entry: Entry,
    problems: tuple[Problem, ...] = (),
    faults: Mapping[str, str] | None = None,
) -> HomePage:
    """The editor as it was sent, nothing answered."""
    return HomePage(
        by=entry.by,
        line=entry.line,
        call=entry.call,
        board=_view(site, entry.board, faults, opened(entry.pressed)),
        problems=problems,
    )


def _mended(site: Site, entry: Entry) -> Entry:
    """What was entered, with the suggestion that was pressed in its place."""
    mend = mend_in(entry.pressed)
    if mend is None:
        return entry
    if entry.by == "call":
        return replace(entry, call=mended_call(entry.call, mend))
    fields = written(entry.board, site.service.read_call).fields
    where = fields[mend.line - 1] if 0 < mend.line <= len(fields) else ""
    return replace(entry, board=mended_board(entry.board, where, mend))


def asked_by(site: Site, entry: Entry) -> HomePage | Question:
    """What a form asks, or the page to show instead."""
    entry = _mended(site, entry)
    board = edited(entry.board, entry.pressed)
    if board is not None:
        cleared = entry.pressed == "clear"
        entry = replace(entry, board=board, line="" if cleared else entry.line)
        return _page(site, replace(entry, call="") if cleared else entry)
    if entry.by == "board":
        return _from_board(site, entry)
    if entry.by == "line":
        line = " ".join(entry.line.split())
        return Question("line", line=line) if line else _page(site, entry, (_EMPTY,))
    problems = site.service.read(entry.call).problems if entry.call.strip() else (_EMPTY,)
    return _page(site, entry, problems) if problems else Question("call", entry.call.strip() + "\n")


def show(
    site: Site, request: Request, page: HomePage, status: int = 200, address: str = ""
) -> Response:
    """The page: only what changes where htmx asked for it."""
    if "hx-request" in request.headers and request.method == "POST":
        headers = {"HX-Push-Url": address} if address else {}
        if page.answers or page.problems:
            headers["HX-Reswap"] = _VERDICT_IN_VIEW
        return site.pages.response("parts/home_swap.html", status, headers, page=page)
    return site.pages.response("pages/home.html", status, page=page)


def go(site: Site, request: Request, question: Question, board: Board | None = None) -> Response:
    """Answer a form's question: by its address, or at once where htmx asks."""
    address = question.address
    if len(address) > LONGEST_ADDRESS and question.by != "line":
        # Where it can't be saved, the long address may do all the same.
        with suppress(NotSaved):
            address = f"/s/{site.links.save(question.call)}"
    if "hx-request" not in request.headers:
        return RedirectResponse(f"{address}#ruling", 303)
    page = answered(site, question, board)
    return show(site, request, page, 422 if page.problems else 200, address)


def _ways(by: str, given: str) -> str:
    return by if by in WAYS else given


def router(site: Site) -> APIRouter:
    """The routes of the home page."""
    routes = APIRouter(include_in_schema=False)

    @routes.get("/")
    async def home(request: Request) -> Response:
        sent = {name: request.query_params.getlist(name) for name in request.query_params}
        call = first(sent, "call", MOST_CALL).replace("\r\n", "\n")
        line = one_line(first(sent, "line", MOST_LINE))
        by = first(sent, "by")
        if not (call or line):
            page = HomePage(by=_ways(by, "line"), line="", call="", board=_view(site, Board()))
            return show(site, request, page)
        question = Question("line", line=line) if not call else Question(_ways(by, "board"), call)
        page = await site.work(answered, site, question)
        if page.problems and question.by == "board":
            page = replace(page, by="call")
        return show(site, request, page, 422 if page.problems else 200)

    @routes.post("/")
    async def ask(request: Request) -> Response:
        entry = entry_in(await form_of(request))

        def answer() -> Response:
            asked = asked_by(site, entry)
            if isinstance(asked, HomePage):
                return show(site, request, asked, 422 if asked.problems else 200)
            return go(site, request, asked, entry.board)

        return await site.work(answer)

    @routes.post("/line")
    async def line(request: Request) -> Response:
        entry = entry_in(await form_of(request))
        quick = await site.work(site.service.quick, entry.line)
        chips, unread = _chips(quick)
        completions = await site.work(_completions, site, entry.line)
        page = HomePage("line", entry.line, "", _view(site, Board()), chips, unread=unread)
        return site.pages.response("parts/line_swap.html", page=page, completions=completions)

    return routes


_LAST_NAME = re.compile(r"(.*?(?:[;,]|\bvs\b|^)\s*(?:\d+\s+)?)([^\W\d][^;,!>]{2,})", re.DOTALL)


def _completions(site: Site, line: str) -> tuple[tuple[str, str], ...]:
    """Card names for what is being typed at the end of the line, each with the line it makes."""
    found = _LAST_NAME.fullmatch(line)
    if not found:
        return ()
    names = site.service.suggest(found[2].strip(), 6)
    return tuple((name, found[1] + name + " ") for name in names if name != found[2].strip())
