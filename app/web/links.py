"""Short links: a saved call by its number, and the QR code that leads to it."""

from __future__ import annotations

import io
import re

import segno
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from app.storage import NotSaved
from app.web.again import saved
from app.web.home import Question
from app.web.refusal import Refused
from app.web.site import Site


def qr_code(text: str) -> bytes:
    """A QR code as SVG, dark on white in any colour scheme so that every camera reads it."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=4, border=3, light="#fff", xmldecl=False, svgclass=None
    )
    return out.getvalue()


def router(site: Site) -> APIRouter:
    """The routes of short links."""
    routes = APIRouter(include_in_schema=False)

    def call_of(number: str) -> str:
        try:
            call = site.links.load(number) if re.fullmatch(r"[a-z2-7]{8,52}", number) else None
        except NotSaved as problem:
            raise Refused(503, "Saved calls can't be had now.") from problem
        if call is None:
            raise Refused(404, "There is no such link.", "the link as it was copied")
        return call

    @routes.get("/s/{number}")
    async def short(request: Request, number: str) -> Response:
        def answer() -> Response:
            return saved(site, request, f"/s/{number}", Question("board", call_of(number)))

        return await site.work(answer)

    @routes.get("/s/{number}/qr.svg")
    async def code(request: Request, number: str) -> Response:
        await site.work(call_of, number)
        image = qr_code(f"{str(request.base_url).rstrip('/')}/s/{number}")
        return Response(
            image, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"}
        )

    return routes
