"""Static files, the manifest and the service worker, each with how long a browser may keep it."""

from __future__ import annotations

import json

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from app.web.assets import Asset, Assets
from app.web.refusal import Refused

FOREVER = "public, max-age=31536000, immutable"


def _response(request: Request, asset: Asset, keep: str) -> Response:
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(asset.packed, media_type=asset.media_type, headers=headers)
    return Response(asset.content, media_type=asset.media_type, headers=headers)


def manifest(assets: Assets) -> bytes:
    """The web app manifest: name, icons, colours."""
    icons = [
        {
            "src": assets.url(f"icons/icon-{size}.png"),
            "sizes": f"{size}x{size}",
            "type": "image/png",
        }
        for size in (192, 512)
    ]
    icons.append({"src": assets.url("icons/icon.svg"), "sizes": "any", "type": "image/svg+xml"})
    return json.dumps(
        {
            "name": "Floorjudge",
            "short_name": "Floorjudge",
            "description": "Combat positions in, rulings with rule numbers out.",
            "start_url": "/",
            "display": "standalone",
            "background_color": "#f5f3ee",
            "theme_color": "#f5f3ee",
            "icons": icons,
        }
    ).encode()


def router(assets: Assets) -> APIRouter:
    """The routes of files."""
    routes = APIRouter(include_in_schema=False)
    about_it = manifest(assets)

    @routes.get("/static/{path:path}")
    async def static(request: Request, path: str) -> Response:
        asset = assets.by_url.get(f"/static/{path}")
        if asset is None:
            raise Refused(404, "There is no such file.")
        return _response(request, asset, FOREVER)

    @routes.get("/favicon.ico")
    async def favicon(request: Request) -> Response:
        return _response(request, assets.by_name["icons/icon.svg"], "max-age=86400")

    @routes.get("/worker.js")
    async def worker(request: Request) -> Response:
        return _response(request, assets.by_name["worker.js"], "no-cache")

    @routes.get("/manifest.webmanifest")
    async def webmanifest(request: Request) -> Response:
        headers = {"Cache-Control": "max-age=86400"}
        return Response(about_it, media_type="application/manifest+json", headers=headers)

    return routes
