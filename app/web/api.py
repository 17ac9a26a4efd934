"""The answers as JSON, for programs: POST /api/ask."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints, TypeAdapter
from starlette.responses import Response

from app.judge.ruling import Ruling
from app.web.forms import MOST_CALL
from app.web.problems import MEDIA_TYPE, ProblemDetails, no_answer
from app.web.refusal import Refused
from app.web.service import Asked
from app.web.site import Site

_EXAMPLE = """[Ann]
Rex = 5/5, trample, deathtouch
[Bob]
Bear = 2/2
> attack Rex -> Bob
> block Bear -> Rex
? what happens
"""


class AskBody(BaseModel):
    """A text of call notation: one call, or several parted by lines of dashes."""

    call: Annotated[str, StringConstraints(min_length=1, max_length=MOST_CALL)] = Field(
        examples=[_EXAMPLE]
    )


class AnswerBody(BaseModel):
    """A call as it was read, in canonical notation, and a ruling for each of its questions."""

    title: str
    line: int = Field(description="where the call begins in the text that was sent, from 1")
    call: str
    rulings: tuple[Ruling, ...]


class AskReply(BaseModel):
    """The answers, one for each call."""

    answers: list[AnswerBody]


_REPLY = TypeAdapter(AskReply)


def _problem(description: str) -> dict[str, object]:
    schema = {"$ref": f"#/components/schemas/{ProblemDetails.__name__}"}
    return {"description": description, "content": {MEDIA_TYPE: {"schema": schema}}}


def _reply(asked: Asked) -> bytes:
    answers = [
        AnswerBody(title=one.call.title, line=one.line, call=one.text, rulings=one.rulings)
        for one in asked.answers
    ]
    return _REPLY.dump_json(AskReply(answers=answers))


def router(site: Site) -> APIRouter:
    """The routes of the programming interface."""
    routes = APIRouter(prefix="/api", tags=["rulings"])

    @routes.post(
        "/ask",
        summary="Rule on a call",
        response_model=AskReply,
        responses={
            413: {**_problem("The text is too long"), "model": ProblemDetails},
            415: _problem("Not JSON"),
            422: _problem("The call can't be answered: which line, which word, what was expected"),
        },
    )
    async def ask(request: Request, body: AskBody) -> Response:
        """Rule on every call in a text of call notation.

        Each question is answered by a ruling: the verdict in one sentence, who deals what to whom
        in each damage step, what dies, every step with the rules that cause it, the other
        outcomes, and all that was not taken into account (`complete` is then false).
        """
        asked = await site.work(site.service.ask, body.call)
        if asked.problems:
            return no_answer(asked.problems)
        return Response(_reply(asked), media_type="application/json")

    return routes


def json_only(request: Request) -> None:
    """Refused unless the request says that it is JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(415, "This address takes JSON.", '{"call": "…"} as application/json')
