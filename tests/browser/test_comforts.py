"""What JavaScript adds, and what must hold at every size and in both colour schemes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

OpenPage = Callable[..., "Page"]
LINE = "/?line=5/5+trample+deathtouch+!+vs+2/2+>1"
READING = (
    "/cards",
    "/cards?q=zz:top",
    "/cards/Grizzly Bears",
    "/cards/Grizly",
    "/about",
    "/help/notation",
    "/help/api",
    "/rules/510.1c",
    "/rules/702.2",
    "/nowhere",
)

pytestmark = pytest.mark.browser


def until(page: Page, condition: str) -> None:
    """Wait for what no element tells of; playwright's own waiting is a script that the site's
    policy forbids."""
    for _ in range(100):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(condition)


def test_chips_come_while_typing(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("#line").press_sequentially("5/5 trample ! vs 2/2 >1", delay=5)
    page.locator(".chip").nth(4).wait_for()
    assert page.locator(".verdict").count() == 0
    page.locator("#line").press("Enter")
    page.locator(".verdict").wait_for()
    assert page.evaluate("document.activeElement.id") == "line"


def test_card_names_come_while_typing(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("radio", name="Board").check()
    field = page.get_by_role("group", name="New object for Ann").get_by_label("Card or P/T")
    field.press_sequentially("white kni", delay=5)
    page.locator('#card-names option[value="White Knight"]').wait_for(state="attached")


def test_answer_changes_the_page_in_place_and_back_goes_back(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("window.kept = 1")
    page.locator("#line").fill("5/5 ! vs 2/2 >1")
    page.locator("#do-answer").click()
    page.locator(".verdict").wait_for()
    assert page.evaluate("window.kept") == 1
    until(page, "Math.abs(document.querySelector('#ruling').getBoundingClientRect().top) < 60")
    first = page.locator(".verdict h3").inner_text()
    page.locator("#line").fill("5/5 ! vs 9/9 >1")
    page.locator("#do-answer").click()
    page.wait_for_url("**9%2F9**")
    verdict = page.locator(".verdict h3")
    expect(verdict).not_to_have_text(first)
    page.go_back()
    expect(verdict).to_have_text(first)


def test_draft_outlives_the_page(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("radio", name="Board").check()
    row = page.get_by_role("group", name="New object for Ann")
    row.get_by_label("Card or P/T").fill("7/7 Wurm")
    row.get_by_role("checkbox", name="Attacks").check()
    until(page, "localStorage.getItem('floorjudge-draft')?.includes('7/7 Wurm')")
    page.goto("/")
    page.get_by_role("button", name="Bring back the draft").click()
    assert page.locator("#piece-0-what").input_value() == "7/7 Wurm"
    assert page.locator("#piece-0-attacks").is_checked()
    page.locator("#do-answer").click()
    page.locator(".verdict").wait_for()


def test_shell_opens_without_a_connection(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.goto("/rules/510.1c")
    until(page, "!!navigator.serviceWorker.controller")
    page.goto("/rules/510.1c")
    page.context.set_offline(True)
    page.goto("/")
    assert page.get_by_label("The position in one line").is_visible()
    page.goto("/rules/510.1c")
    assert page.get_by_role("heading", name="Rule 510.1c").is_visible()


def test_answer_without_a_connection_keeps_what_was_entered(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("#line").fill("5/5 !")
    page.context.set_offline(True)
    page.locator("#do-answer").click()
    page.get_by_text("No connection.").wait_for()
    assert page.locator("#line").input_value() == "5/5 !"
    page.context.set_offline(False)
    page.locator("#do-answer").click()
    page.locator(".verdict").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("desk", [False, True], ids=["phone", "desk"])
def test_nothing_sticks_out_and_axe_is_content(
    open_page: OpenPage, scheme: str, desk: bool
) -> None:
    page = open_page("/", desk=desk)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    for address in ("/", LINE, LINE + "+tramplle", "/?call=nonsense", *READING):
        page.goto(address)
        assert violations(page) == [], address
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= page.evaluate("window.innerWidth"), address


def test_large_text_still_fits(open_page: OpenPage) -> None:
    page = open_page(LINE)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
