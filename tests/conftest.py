"""What tests of every kind share: the folder of reference data, and an installed browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
NO_BROWSER = "no Chromium or Chrome is installed"

# A slow machine is no reason to fail; in CI the same examples come each time.
settings.register_profile("house", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("house"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "house")


@cache
def installed_browser() -> str | None:
    """The path of an installed Chromium or Chrome; FLOORJUDGE_BROWSER names another."""
    named = os.environ.get("FLOORJUDGE_BROWSER")
    return next(filter(None, map(shutil.which, (named,) if named else BROWSERS)), None)


def browser_required() -> bool:
    """Whether browser tests must run: they then fail where there is no browser."""
    return os.environ.get("FLOORJUDGE_REQUIRE_BROWSER", "") not in ("", "0")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave browser tests out where there is no browser and none is required."""
    if installed_browser() or browser_required():
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason=NO_BROWSER))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly what was left out for want of a browser."""
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(NO_BROWSER in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.write_line(
            f"Browser tests left out: {count}, {NO_BROWSER} (FLOORJUDGE_BROWSER names one).",
            yellow=True,
        )


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of reference data beside the repo; the test is skipped where it is not there."""
    if not SHARED.is_dir():
        pytest.skip("the reference data are not here")
    return SHARED


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """An installed Chromium or Chrome, driven by playwright; one for each test process."""
    from playwright.sync_api import sync_playwright

    path = installed_browser()
    assert path, f"{NO_BROWSER}, and FLOORJUDGE_REQUIRE_BROWSER asks for one"
    root = getattr(os, "geteuid", lambda: 1)() == 0
    quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
    more = ["--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]
    with sync_playwright() as driver:
        # Chromium refuses its sandbox to root, which is who runs in containers.
        launched = driver.chromium.launch(
            executable_path=path, headless=True, chromium_sandbox=not root, args=quiet + more
        )
        yield launched
        launched.close()
