"""Accessibility of a page as it stands, judged by axe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe finds wrong, each with the elements that it is about."""
    found = Axe().run(page, options={"runOnly": _RULES}).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found
    ]


def check(page: Page, script: bool) -> None:
    """Axe finds nothing wrong. It is a script itself, so that it needs a page that runs some."""
    if script:
        assert violations(page) == []


SMALL_TARGETS = """() => [...document.querySelectorAll(
  'button, select, summary, textarea, input:not([type=hidden]), a.button, .tries a, nav a'
)].filter((each) => {
  const label = each.closest('label');
  const box = (label && /checkbox|radio/.test(each.type) ? label : each).getBoundingClientRect();
  const seen = each.checkVisibility() && !each.classList.contains('unseen');
  return seen && (box.width < 43.5 || box.height < 43.5);
}).map((each) => each.outerHTML.slice(0, 120))"""


def small_targets(page: Page) -> list[str]:
    """What is to be tapped and is smaller than 44 pixels."""
    found: list[str] = page.evaluate(SMALL_TARGETS)
    return found
