"""Looking up cards: the search, with and without JavaScript, the page, and on to the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import check, small_targets

if TYPE_CHECKING:
    from playwright.sync_api import Page

OpenPage = Callable[..., "Page"]

pytestmark = pytest.mark.browser
both = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])


@both
def test_search_card_board(open_page: OpenPage, script: bool) -> None:
    page = open_page("/cards", script)
    page.get_by_role("searchbox").fill("t:angel serra kw:flying")
    if not script:
        page.get_by_role("button", name="Search").click()
    page.get_by_role("link", name="Serra Angel").first.wait_for()
    check(page, script)
    if script:
        assert small_targets(page) == []
        assert "serra" in page.url
    page.get_by_role("link", name="Serra Angel", exact=True).click()
    page.get_by_role("heading", name="Serra Angel", level=1).wait_for()
    assert page.get_by_text("✓ Read and applied").count() >= 1
    page.get_by_text("How it was read").first.click()
    page.get_by_role("link", name="702.9").first.wait_for()
    check(page, script)
    page.get_by_role("link", name="Put it on a board").click()
    page.locator(".verdict").wait_for()
    check(page, script)
    page.get_by_role("link", name="Serra Angel", exact=True).first.click()
    page.get_by_role("heading", name="Serra Angel", level=1).wait_for()


@both
def test_what_can_not_be_searched_is_marked(open_page: OpenPage, script: bool) -> None:
    page = open_page("/cards?q=bear+kw:tramplle", script)
    assert page.locator("mark").inner_text() == "kw:tramplle"
    page.get_by_text("such as trample").wait_for()
    check(page, script)


def test_misspelt_name(open_page: OpenPage) -> None:
    page = open_page("/cards/sera angle")
    page.get_by_role("link", name="Serra Angel", exact=True).click()
    page.get_by_role("heading", name="Serra Angel", level=1).wait_for()
