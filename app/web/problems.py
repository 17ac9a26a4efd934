"""What is wrong with a request, said as a page or, under /api, as problem details (RFC 9457)."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.web.refusal import Refused
from app.web.service import Problem
from app.web.templates import Pages

MEDIA_TYPE = "application/problem+json"
NO_ANSWER = "/help/api#no-answer"


# Where htmx asked, what went wrong stands where the answer would; what was entered stays.
_BESIDE_THE_EDITOR = {
    "HX-Retarget": "#ruling",
    "HX-Reselect": "#main > *",
    "HX-Reswap": "innerHTML show:top",
    "HX-Push-Url": "false",
}


class Fault(BaseModel):
    """One thing that can't be read: in which line, which word, and what would have worked."""

    detail: str
    line: int | None = Field(default=None, description="counted from 1 in the text that was sent")
    word: str | None = None
    expected: str | None = None
    nearest: list[str] = Field(default=[], description="names or words that are like it")


class ProblemDetails(BaseModel):
    """Problem details as RFC 9457 has them, with the faults found."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str = ""
    errors: list[Fault] = []


def problem_response(details: ProblemDetails) -> Response:
    """Problem details as a response."""
    body = details.model_dump_json(exclude_none=True)
    return Response(body, details.status, media_type=MEDIA_TYPE)


def no_answer(problems: tuple[Problem, ...]) -> Response:
    """The response to a call that can't be read, or not be carried on as it says."""
    faults = [
        Fault(
            detail=problem.message,
            line=problem.line or None,
            word=problem.word or None,
            expected=problem.expected or None,
            nearest=list(problem.nearest),
        )
        for problem in problems
    ]
    return problem_response(
        ProblemDetails(
            type=NO_ANSWER,
            title="The call can't be answered",
            status=422,
            detail=problems[0].message,
            errors=faults,
        )
    )


def install(app: FastAPI, pages: Pages) -> None:
    """Have every refusal and failure answered in plain words, with no insides shown."""

    def answer(request: Request, status: int, message: str, expected: str = "") -> Response:
        title = HTTPStatus(status).phrase
        if request.url.path.startswith("/api/"):
            detail = f"{message} Expected: {expected}." if expected else message
            return problem_response(ProblemDetails(title=title, status=status, detail=detail))
        headers = _BESIDE_THE_EDITOR if "hx-request" in request.headers else None
        return pages.response(
            "pages/problem.html", status, headers, title=title, message=message, expected=expected
        )

    @app.exception_handler(Refused)
    async def refused(request: Request, problem: Refused) -> Response:
        return answer(request, problem.status, problem.message, problem.expected)

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> Response:
        if problem.status_code == HTTPStatus.NOT_FOUND:
            return answer(request, 404, "There is no such page.")
        response = answer(request, problem.status_code, str(problem.detail))
        response.headers.update(problem.headers or {})
        return response

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        faults = [
            Fault(detail=f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}")
            for error in problem.errors()
        ]
        if not request.url.path.startswith("/api/"):
            return answer(request, 422, faults[0].detail if faults else "That can't be read.")
        return problem_response(
            ProblemDetails(
                title="The request can't be read",
                status=422,
                detail='A JSON object is expected: {"call": "…"}.',
                errors=faults,
            )
        )

    @app.exception_handler(Exception)
    async def failed(request: Request, problem: Exception) -> Response:
        return answer(request, 500, "Something went wrong here; it is not your call's fault.")
