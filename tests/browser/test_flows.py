"""The four ways to a ruling, on a phone: with JavaScript and looked over by axe, and without."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from tests.browser.axe import check, small_targets

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

OpenPage = Callable[..., "Page"]
LINE = "5/5 trample deathtouch ! vs 2/2 >1; 4/4 >1"
CALL = """[Ann] 20 life
Rex = 5/5, trample, deathtouch
[Bob] 17 life
Bear = 2/2
Ogre = 4/4
> attack Rex -> Bob
> block Bear -> Rex, Ogre -> Rex
? what happens
"""

pytestmark = pytest.mark.browser
both = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])


def query(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def answer(page: Page) -> None:
    page.locator("#do-answer").click()
    page.locator(".verdict").wait_for()


def amount(page: Page, recipient: str) -> Locator:
    """The field of a division that says how much a recipient gets."""
    return page.locator(".share", has_text=recipient).locator("input[type=number]")


@both
def test_shorthand_line_to_ruling(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script)
    check(page, script)
    page.get_by_label("The position in one line").fill(LINE.replace("trample", "tramplle"))
    answer(page)
    assert "tramplle" in page.locator(".warning").first.inner_text()
    unknown = page.locator(".chip.unknown")
    assert unknown.locator("[name=chip]").input_value() == "tramplle"
    check(page, script)
    unknown.get_by_role("button", name="trample?").click()
    page.wait_for_url(lambda address: "tramplle" not in address)
    assert query(page) == {"line": [LINE]}
    assert page.locator(".chip.unknown").count() == 0
    assert page.get_by_role("table").count() >= 1
    assert page.locator("#entry input[name=chip]").count() >= 8
    check(page, script)
    # An attacker with deathtouch and trample needs one for each blocker: three go on (702.2c).
    page.get_by_text("Ann divides 5 from").wait_for()
    assert "17" in page.locator(".lives").inner_text()


@both
def test_objects_one_by_one_to_ruling(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script)
    page.get_by_role("radio", name="Board").check()
    ann = page.get_by_role("group", name="New object for Ann")
    ann.get_by_label("Name").fill("Rex")
    ann.get_by_label("Card or P/T").fill("5/5 green Beast")
    ann.get_by_label("Keywords and more").fill("trample")
    ann.get_by_role("button", name="Add").click()
    rex = page.get_by_role("group", name="Rex")
    rex.wait_for()
    blocks = page.get_by_role("checkbox", name="Blocks Rex", include_hidden=True)
    assert [blocks.count(), blocks.is_visible()] == [1, False]
    rex.get_by_role("checkbox", name="Attacks").check()
    bob = page.get_by_role("group", name="New object for Bob")
    bob.get_by_label("Name").fill("Bear")
    bob.get_by_label("Card or P/T").fill("2/2 Bear")
    blocks.check()
    bob.get_by_text("Counters, damage").click()
    bob.get_by_label("+1/+1 counters", exact=True).fill("1")
    bob.get_by_role("checkbox", name="Tapped").check()
    bob.get_by_role("checkbox", name="Tapped").uncheck()
    check(page, script)
    if script:
        assert small_targets(page) == []
    answer(page)
    assert query(page)["call"][0].splitlines()[-3:] == [
        "> attack Rex -> Bob",
        "> block Bear -> Rex",
        "? what happens",
    ]
    # 5 damage, 3 of it lethal for a 3/3: 2 or less may go on to Bob (702.19b).
    assert "Bear" in page.locator(".fates").inner_text()
    check(page, script)
    if script:
        assert small_targets(page) == []


@both
def test_notation_to_ruling_and_another_division(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script)
    page.get_by_role("radio", name="Notation").check()
    page.get_by_label("Call notation, typed or pasted").fill(CALL)
    answer(page)
    check(page, script)
    division = page.locator(".divisions")
    share = amount(page, "Bob")
    share.wait_for()
    bounds = (share.get_attribute("min"), share.get_attribute("max"))
    # Lethal for each blocker is 1, from deathtouch; what is left of 5 may go on (702.2c, 702.19b).
    assert bounds == ("0", "3")
    for name, damage in (("Bear", "1"), ("Ogre", "2"), ("Bob", "2")):
        amount(page, name).fill(damage)
    division.get_by_role("button", name="Rule on this division").click()
    page.wait_for_url("**assign**")
    assert "> assign Rex: 1 Bear, 2 Ogre, 2 Bob" in query(page)["call"][0]
    assert "15" in page.locator(".lives").inner_text()
    assert "Ogre" in page.locator(".fates").inner_text()
    check(page, script)


@both
def test_division_by_plus_and_minus(open_page: OpenPage, script: bool) -> None:
    page = open_page("/?" + urlencode({"call": CALL}), script)
    share = amount(page, "Bob")
    before = int(share.input_value())
    name = "One less to Bob" if before else "One more to Bob"
    page.get_by_role("button", name=name).click()
    page.wait_for_url("**assign**")
    line = next(line for line in query(page)["call"][0].splitlines() if "assign" in line)
    after = before - 1 if before else before + 1
    assert (f"{after} Bob" in line) == (after > 0)


@both
def test_link_copy_and_api(open_page: OpenPage, script: bool) -> None:
    page = open_page("/?" + urlencode({"line": LINE}), script)
    check(page, script)
    link = page.get_by_role("link", name="Link to this ruling")
    verdict = page.locator(".verdict h3").inner_text()
    address = link.get_attribute("href") or ""
    call = parse_qs(urlsplit(address).query)["call"][0]
    page.get_by_text("The call in notation").first.click()
    assert page.locator("textarea[readonly]").input_value() == call
    copy = page.get_by_role("button", name="Copy as notation")
    assert copy.is_visible() == script
    if script:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        copy.click()
        page.get_by_role("button", name="Copied").wait_for()
        assert page.evaluate("navigator.clipboard.readText()") == call

    reply = page.request.post("/api/ask", data=json.dumps({"call": call}), headers=JSON)
    assert reply.json()["answers"][0]["rulings"][0]["verdict"] == verdict

    page.get_by_role("button", name="Short link and QR code").click()
    page.locator("#saved").wait_for()
    short = page.get_by_label("Short link").input_value()
    picture = page.get_by_role("img", name="QR code of the short link")
    assert page.request.get(picture.get_attribute("src") or "").ok
    check(page, script)

    page.goto(short)
    assert page.locator(".verdict h3").inner_text() == verdict
    page.goto(address)
    assert page.locator(".verdict h3").inner_text() == verdict


JSON = {"Content-Type": "application/json"}
