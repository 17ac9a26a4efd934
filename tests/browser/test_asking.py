"""Asking about a position with pickers, and playing on from a ruling: with JavaScript and without,
looked over by axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import expect

from app.web.kinds import KINDS
from tests.browser.axe import check, small_targets, violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

OpenPage = Callable[..., "Page"]
CALL = """[Ann] 20 life
2 Forest
Birds of Paradise
hand: Lightning Bolt
hand: Giant Growth
[Bob] 17 life
Rex = 3/3 green Beast, protection from red
Grizzly Bears
"""
ASKED = {
    "tap": "tap Birds of Paradise",
    "produce": "produce Birds of Paradise",
    "mana-ability": "mana ability Birds of Paradise",
    "value": "value Lightning Bolt",
    "describe": "describe Rex",
    "vs": "Lightning Bolt vs Rex",
    "cost": "cost cast Giant Growth -> Rex",
    "pay": "pay cast Giant Growth -> Rex",
    "can": "can cast Lightning Bolt -> Rex",
}

pytestmark = pytest.mark.browser
both = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])


def of_call(text: str, **more: str) -> str:
    return urlencode({"call": text, **more})


def call_in(page: Page) -> list[str]:
    return parse_qs(urlsplit(page.url).query)["call"][0].splitlines()


@both
def test_targets_picked_from_the_board(open_page: OpenPage, script: bool) -> None:
    page = open_page("/ask?" + of_call(CALL, kind="can"), script)
    check(page, script)
    page.get_by_label("One of the call").select_option("cast Lightning Bolt")
    if not script:
        page.get_by_role("button", name="Show the targets").click()
    bears = page.get_by_role("radio", name="Grizzly Bears")
    bears.wait_for(state="attached")
    page.get_by_text("Not legal:").click()
    page.get_by_text("Rex has protection").wait_for()
    check(page, script)
    if script:
        assert small_targets(page) == []
    bears.check()
    page.get_by_role("button", name="Get the ruling").click()
    page.locator(".verdict").wait_for()
    assert call_in(page)[-1] == "? can cast Lightning Bolt -> Grizzly Bears"
    check(page, script)


@both
def test_symbols_make_a_cost_and_a_pool(open_page: OpenPage, script: bool) -> None:
    page = open_page("/ask?" + of_call(CALL, kind="pay"), script)
    page.get_by_text("A spell that is not in the call").click()
    cost = page.get_by_role("group", name="Its mana cost")
    for name in ("1 generic", "green"):
        cost.get_by_role("button", name=f"Add {name}").click()
        expect(cost.get_by_role("textbox")).to_have_value(
            "{1}" if name == "1 generic" else "{1}{G}"
        )
    page.get_by_text("Floating mana").click()
    pool = page.get_by_role("group", name="Ann’s mana pool")
    pool.get_by_role("button", name="Add green").focus()
    page.keyboard.press("Enter")
    expect(pool.get_by_role("textbox")).to_have_value("{G}")
    check(page, script)
    page.get_by_role("button", name="Get the ruling").click()
    page.get_by_role("heading", name="is paid").wait_for()
    assert call_in(page)[-1] == "? pay cast New spell"
    page.get_by_role("heading", name="Floating mana").wait_for()
    check(page, script)


@both
def test_play_goes_on_and_back_undoes(open_page: OpenPage, script: bool) -> None:
    page = open_page("/?" + of_call(CALL + "> cast Giant Growth -> Rex\n"), script)
    page.get_by_role("list", name="On the stack").wait_for()
    check(page, script)
    page.get_by_role("button", name="Resolve Giant Growth").click()
    page.wait_for_url("**resolve**")
    assert call_in(page)[-1] == "> resolve"
    page.locator(".timeline").wait_for()
    check(page, script)
    page.get_by_label("Step to go to").select_option("declare attackers")
    page.get_by_role("button", name="Go to that step").click()
    page.wait_for_url("**declare+attackers**")
    page.go_back()
    page.wait_for_url(lambda address: "declare" not in address)
    page.go_back()
    page.get_by_role("button", name="Resolve Giant Growth").wait_for()


@both
def test_how_it_was_ruled_in_2004(open_page: OpenPage, script: bool) -> None:
    fight = "[Ann]\nRex = 3/3, trample, attacking\n[Bob]\nBear = 2/2, blocking Rex\n"
    page = open_page("/?" + of_call(fight), script)
    page.get_by_text("Today’s rules, in force on 2026-09-25").wait_for()
    page.get_by_role("button", name="in 2004?").click()
    page.get_by_text("edition 2004, in force on 2009-05-01").wait_for()
    assert call_in(page)[0] == "rules: 2004"
    assert page.locator('.cites a[href*="("]').count() == 0
    check(page, script)
    page.get_by_role("button", name="today?").click()
    page.get_by_text("Today’s rules").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_kind_of_question(open_page: OpenPage, scheme: str) -> None:
    page = open_page("/ask")
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    addresses = ["/ask?" + of_call(CALL, kind=kind) for kind in KINDS]
    addresses += ["/?" + of_call(f"{CALL}? {asked}\n") for asked in ASKED.values()]
    for address in addresses:
        page.goto(address)
        assert violations(page) == [], address
        assert small_targets(page) == [], address
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= page.evaluate("window.innerWidth"), address
