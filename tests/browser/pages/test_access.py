"""Axe finds nothing serious on any page, by day and by candle, wide and narrow, in both languages.

Keyboard, shapes and announcements are proven in ``test_inputs``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.house import PHONE, WIDE, Guest
from tests.browser.steps import at_rest, open_log, reach

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def serious(page: Page) -> list[str]:
    """What axe finds serious or worse, each with the first place where it is so."""
    page.wait_for_timeout(700)
    at_rest(page)
    found: list[str] = []
    for one in Axe().run(page).response["violations"]:
        if one["impact"] not in ("serious", "critical"):
            continue
        nodes = one["nodes"]
        if one["id"] == "color-contrast":
            nodes = [node for node in nodes if unreadable(page, node["target"])]
        if nodes:
            where = f"{nodes[0]['html'][:200]} {nodes[0].get('failureSummary', '')[:300]}"
            found.append(f"{one['id']}: {one['help']}: {where}")
    return found


def unreadable(page: Page, target: list[str]) -> bool:
    """Whether a text is still too faint once it is scrolled to: axe takes what lies over its place for its ground."""
    text = page.locator(target[-1]).first
    text.scroll_into_view_if_needed()
    again = Axe().run(page, context=target[-1], options={"runOnly": ["color-contrast"]}).response["violations"]
    return bool(again)


@pytest.mark.parametrize(
    ("scheme", "size", "locale"),
    [("light", WIDE, "en-GB"), ("dark", WIDE, "fr-FR"), ("light", PHONE, "fr-FR"), ("dark", PHONE, "en-GB")],
    ids=["light-wide", "dark-wide", "light-phone", "dark-phone"],
)
def test_axe_finds_nothing_serious(
    guest: Callable[..., Guest], record: str, scheme: str, size: tuple[int, int], locale: str
) -> None:
    one = guest(size=size, color_scheme=scheme, locale=locale, reduced_motion="reduce")
    page = one.page
    page.goto("/")
    page.locator(".game-card").first.wait_for()
    found = {"home": serious(page)}
    page.locator(".header-tools .ghost.round").click()
    found["settings"] = serious(page)
    page.keyboard.press("Escape")
    page.goto("/new/dungeon_rush")
    page.locator("fieldset.option").first.wait_for()
    found["create"] = serious(page)

    one.sit(one.table(seats=["me", "bot:random", "bot:random"], options={"mode": "snake"}))
    page.locator(".hero-card").first.wait_for()
    found["draft"] = serious(page)
    reach(page, "attack", 2)
    found["attack"] = serious(page)
    open_log(page)
    found["log"] = serious(page)
    page.locator(".log .rule-link").last.click()
    page.locator(".ledger .rule").first.wait_for()
    found["rules"] = serious(page)

    page.goto(f"/t/{record}")
    page.get_by_test_id("count").wait_for()
    found["count"] = serious(page)
    page.goto(f"/t/{record}/replay#p=40&seat=0")
    page.locator(".own-side").wait_for()
    found["replay"] = serious(page)
    page.goto("/credits")
    page.locator("article").wait_for()
    found["credits"] = serious(page)
    assert {where: what for where, what in found.items() if what} == {}
