"""Static files: read once at the start, named by their content, so that a browser keeps them."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent.parent / "static"
HTMX = "vendor/htmx.min.js"
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """A file to be served. `packed`: the same, gzipped, or None where that gains nothing."""

    name: str
    url: str
    media_type: str
    content: bytes
    packed: bytes | None


@dataclass(frozen=True, slots=True)
class Assets:
    """Every static file, by its own name and by the address that carries its content's hash."""

    by_name: dict[str, Asset]
    by_url: dict[str, Asset]

    def url(self, name: str) -> str:
        """The address of a file. KeyError where there is none of that name."""
        return self.by_name[name].url

    def has(self, name: str) -> bool:
        """Whether a file is there: htmx may be missing, and the pages then do without."""
        return name in self.by_name

    @property
    def version(self) -> str:
        """Changes when any file changes."""
        return hashlib.sha256("".join(sorted(self.by_url)).encode()).hexdigest()[:12]


def _asset(name: str, content: bytes) -> Asset:
    stem, dot, suffix = name.rpartition(".")
    mark = hashlib.sha256(content).hexdigest()[:10]
    packed = gzip.compress(content, 9, mtime=0)
    return Asset(
        name=name,
        url=f"/static/{stem}.{mark}{dot}{suffix}",
        media_type=MEDIA_TYPES[dot + suffix],
        content=content,
        packed=packed if len(packed) < len(content) * 0.9 else None,
    )


def _style_sheet(folder: Path) -> bytes:
    """The style sheets as one, in the order of their names: one request instead of many."""
    return b"\n".join(path.read_bytes() for path in sorted((folder / "css").glob("*.css")))


def _service_worker(folder: Path, assets: list[Asset]) -> bytes:
    """The service worker, told which files to keep; it changes whenever one of them does."""
    keep = sorted(asset.url for asset in assets)
    kept = f"const KEEP = {json.dumps(keep)};\n"
    return kept.encode() + (folder / "js" / "worker.js").read_bytes()


def read_assets(folder: Path = STATIC) -> Assets:
    """Read all static files; style sheets become `app.css`, the service worker `worker.js`."""
    names = sorted(
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.suffix in MEDIA_TYPES and path.suffix != ".css" and path.name != "worker.js"
    )
    assets = [_asset(name, (folder / name).read_bytes()) for name in names]
    assets.append(_asset("app.css", _style_sheet(folder)))
    assets.append(_asset("worker.js", _service_worker(folder, assets)))
    return Assets({one.name: one for one in assets}, {one.url: one for one in assets})
