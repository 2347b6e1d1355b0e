"""Campaigns of Monster Lands in real browsers: begun, left, resumed and continued from their pages.

Answers are given by the buttons of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.boards.lands import answer, play_out
from tests.browser.house import PHONE, WIDE, Guest, House
from tests.browser.pages.test_access import serious
from tests.browser.steps import until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.rule("ML-277", "ML-278")
def test_a_campaign_is_begun_left_resumed_and_continued_from_its_page(chromium: Browser, tmp_path: Path) -> None:
    """On a server of its own, which is killed in the midst of a game."""
    house = House(tmp_path)
    house.start()
    one = Guest(chromium, house, locale="fr-FR")
    page = one.page
    try:
        page.goto("/")
        page.locator("a[href='/campaigns/monster_lands']").click()
        page.get_by_test_id("campaign-begin").get_by_role("radio", name="Normal").check()
        page.get_by_role("button", name="Lancer la campagne").click()
        page.get_by_test_id("campaign-page").wait_for()
        assert page.locator(".ml-stage[aria-current=step]").get_attribute("data-scenario") == "S01"
        assert page.get_by_test_id("goals").inner_text().split()[-3:] == ["35", "45", "60"]
        address = page.url
        page.get_by_test_id("campaign-next").get_by_role("button").click()
        page.get_by_test_id("solo").wait_for()
        for _ in range(6):
            answer(page)
        table = page.url
        # The server dies in the midst of the game; the campaign and its game are still there.
        house.kill()
        house.start()
        page.goto("/")
        page.get_by_test_id("campaigns").get_by_role("link").click()
        page.get_by_test_id("campaign-resume").click()
        page.get_by_test_id("solo").wait_for()
        assert page.url == table
        # The game is given up: it counts as Cannon Fodder, and the scenario is played again one level lower.
        page.goto(address)
        page.get_by_test_id("campaign-resign").click()
        page.get_by_test_id("sure").click()
        rows = page.get_by_test_id("campaign-games").locator("tbody tr")
        until(page, lambda: rows.count() == 1)
        assert "Chair à canon" in rows.first.inner_text()
        page.goto("/")
        page.get_by_test_id("campaigns").wait_for()
        assert page.locator(f"a[href='{table.removeprefix(house.url)}']").count() == 0, "no longer among my tables"
        page.goto(address)
        page.get_by_test_id("campaign-next").get_by_role("button").click()
        page.get_by_test_id("solo").wait_for()
        play_out(page)
        rank = page.locator(".ml-rank").get_attribute("data-rank")
        page.get_by_test_id("campaign-end").get_by_role("link").click()
        page.get_by_test_id("campaign-page").wait_for()
        until(page, lambda: rows.count() == 2)
        assert "Tutoriel" in rows.nth(1).inner_text()
        # At the easiest level Cannon Fodder has lost; any other rank goes on.
        expected = "lost" if rank == "0" else "on"
        assert page.get_by_test_id("campaign-page").get_attribute("data-standing") == expected
        assert serious(page) == []
        assert one.errors == []
    finally:
        one.close()
        house.kill()


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (PHONE, "dark")], ids=["wide-light", "phone-dark"])
def test_the_pages_of_a_campaign_are_open_to_everybody(
    guest: Callable[..., Guest], size: tuple[int, int], scheme: str
) -> None:
    one = guest(size=size, color_scheme=scheme, reduced_motion="reduce")
    page = one.page
    page.goto("/new/monster_lands")
    page.get_by_text("Ambush module").first.wait_for()
    page.locator("input[name=players]").first.check(force=True)
    page.get_by_text("Recruit from 35 points").wait_for()
    expect(page.get_by_role("radio", name="Campaign")).to_have_count(0)  # what fits is told by the server
    assert page.get_by_role("slider", name="Games played").count() == 0
    page.goto("/campaigns/monster_lands")
    page.get_by_test_id("campaign-begin").wait_for()
    found = {"begin": serious(page)}
    # By keys alone: the choice, the beginning, giving up.
    page.get_by_role("radio", name="Tutorial").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Start the campaign").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("campaign-page").wait_for()
    assert "Tutorial" in page.get_by_test_id("campaign-next").inner_text()
    campaign = page.url.rpartition("/")[2]
    one.api("POST", "/api/campaigns", {"game": "monster_lands"})
    page.goto("/campaigns/monster_lands")
    until(page, lambda: page.get_by_test_id("campaigns").get_by_role("link").count() == 2)
    other = one.api("GET", "/api/campaigns")[0]["id"]
    one.api("POST", f"/api/campaigns/{other}/next", {})
    one.api("POST", f"/api/campaigns/{other}/resign")
    page.goto(f"/campaign/{other}")
    page.get_by_test_id("campaign-games").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    found["games"] = serious(page)
    page.goto(f"/campaign/{campaign}")
    page.get_by_test_id("campaign-page").wait_for()
    found["campaign"] = serious(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_test_id("campaign-leave").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("sure").wait_for()
    found["sure"] = serious(page)
    page.get_by_test_id("sure").focus()
    page.keyboard.press("Enter")
    until(page, lambda: page.get_by_test_id("campaign-page").get_attribute("data-standing") == "left")
    assert page.get_by_test_id("campaign-next").count() == 0
    assert {where: what for where, what in found.items() if what} == {}
