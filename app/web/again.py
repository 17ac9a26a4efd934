"""Taps on a ruling: divide otherwise, take another outcome, tell a missing fact, go on from there,
ask it of another edition of the rules, get a short link.

Each changes the call and asks again; the ruling that is shown is always that of the call shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from app.calls.model import Call
from app.judge.ruling import Ruling
from app.storage import NotSaved
from app.terms.editions import NAMED
from app.terms.steps import Step
from app.web.call_edits import (
    Press,
    by_rules_of,
    divided,
    gone_on,
    with_choices,
    with_fact,
)
from app.web.forms import MOST_CALL, WAYS, first, form_of
from app.web.home import Question, answered, show
from app.web.refusal import Refused
from app.web.site import Site

_DIVIDE = re.compile(r"divide-(\d{1,2})")
_STEP = re.compile(r"(more|less)-d(\d{1,2})-(\d{1,3})-(\d{1,3})")
_OUTCOME = re.compile(r"outcome-(\d{1,2})-(\d{1,4})")
_FACT = re.compile(r"fact-(\d{1,2})-(\d{1,3})-(\d{1,3})")
_EDITION = re.compile(r"edition-(\w{4,10})")
_GO_ON = {
    "go-resolve": "resolve",
    "go-resolve-all": "resolve all",
    "go-pass": "pass",
    "go-next": "next",
}
Fields = Mapping[str, Sequence[str]]


def _amount(text: str, shown: int) -> int:
    text = text.strip()
    if not text:
        return shown
    if not re.fullmatch(r"\d{1,6}", text):
        raise Refused(422, f"“{text[:20]}” is not an amount of damage.", "a whole number")
    return int(text)


def _amounts(fields: Fields, number: int, ruling: Ruling) -> list[list[int]]:
    """What was entered for each share of each division; what was shown where nothing was."""
    return [
        [
            _amount(first(fields, f"d{number}-{at}-{share}"), division.shares[share].amount)
            for share in range(len(division.shares))
        ]
        for at, division in enumerate(ruling.divisions)
    ]


def changed(call: Call, rulings: Sequence[Ruling], fields: Fields, pressed: str) -> str:
    """The call after a tap. Refused where the ruling has no such thing to tap."""
    if pressed in _GO_ON:
        return gone_on(call, _GO_ON[pressed])
    if pressed == "go-to":
        steps = [step for step in Step if step.value == first(fields, "step")]
        return gone_on(call, f"go to {steps[0].value}" if steps else "next")
    if (found := _EDITION.fullmatch(pressed)) and found[1] in NAMED:
        return by_rules_of(call, NAMED[found[1]])
    try:
        if found := _STEP.fullmatch(pressed):
            number, at, share = int(found[2]), int(found[3]), int(found[4])
            ruling = rulings[number]
            step = Press(at, share, 1 if found[1] == "more" else -1)
            return divided(call, number, ruling, _amounts(fields, number, ruling), step)
        if (found := _DIVIDE.fullmatch(pressed)) or pressed == "divide":
            number = int(found[1]) if found else 0
            ruling = rulings[number]
            return divided(call, number, ruling, _amounts(fields, number, ruling), None)
        if found := _OUTCOME.fullmatch(pressed):
            number = int(found[1])
            outcome = rulings[number].outcomes[int(found[2])]
            return with_choices(call, number, outcome.script)
        if found := _FACT.fullmatch(pressed):
            number = int(found[1])
            missing = rulings[number].missing[int(found[2])]
            return with_fact(call, number, missing, missing.answers[int(found[3])][1])
    except IndexError:
        pass
    raise Refused(409, "The ruling has changed meanwhile.", "asking once more")


def router(site: Site) -> APIRouter:
    """The routes of what can be tapped on a ruling."""
    routes = APIRouter(include_in_schema=False)

    def link(request: Request, question: Question) -> Response:
        try:
            address = f"/s/{site.links.save(question.call)}"
        except NotSaved as problem:
            raise Refused(507, "No call can be saved here now.", "the long link") from problem
        if "hx-request" not in request.headers:
            return RedirectResponse(f"{address}#saved", 303)
        return saved(site, request, address, question)

    @routes.post("/again")
    async def again(request: Request) -> Response:
        fields = await form_of(request)
        call = first(fields, "call", MOST_CALL).replace("\r\n", "\n")
        by = first(fields, "by")
        by = by if by in WAYS and by != "line" else "board"
        pressed = first(fields, "do") or "divide"

        def answer() -> Response:
            asked = site.service.ask(call)
            if len(asked.answers) != 1:
                return show(site, request, answered(site, Question("call", call)), 422)
            if pressed == "link":
                return link(request, Question(by, asked.answers[0].text))
            new = changed(asked.answers[0].call, asked.answers[0].rulings, fields, pressed)
            question = Question(by, new)
            if "hx-request" not in request.headers:
                return RedirectResponse(f"{question.address}#ruling", 303)
            page = answered(site, question)
            status = 422 if page.problems else 200
            return show(site, request, page, status, question.address)

        return await site.work(answer)

    return routes


def saved(site: Site, request: Request, address: str, question: Question) -> Response:
    """The page of a saved call: its ruling, with the short link and its QR code."""
    page = answered(site, question)
    whole = str(request.base_url).rstrip("/") + address
    page = page.with_link(whole, address.rpartition("/")[2])
    return show(site, request, page, 200, address)
