"""The pace of bots in real browsers: chosen in the header by whoever plays, shown on every page of the table.

Bots of this house pause for so long that only a quicker pace brings their turns to an end.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.test_nerath import prompt, reach, table
from tests.browser.house import PHONE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import open_log

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAUSE_MS = 600_000
BOT = "bot:greedy"


def told(page: Page) -> int:
    """How many lines the log shows."""
    open_log(page)
    return page.locator(".log li").count()


def settled(page: Page) -> int:
    """How many lines the log shows once all that has happened is told."""
    count = -1
    while count != (count := told(page)):
        page.wait_for_timeout(4000)
    return count


def test_the_turns_of_bots_end_soon_once_somebody_wants_them_to_play_at_once(guest: Callable[..., Guest]) -> None:
    page = table(guest(), BOT, "me", BOT, BOT)
    pace = page.get_by_label("Bot speed")
    expect(pace).to_have_value("calm")
    assert serious(page) == []
    before = settled(page)
    page.wait_for_timeout(1500)
    assert (prompt(page), told(page)) == ("", before), "a bot lets everybody look for ten minutes"
    pace.select_option("fierce")
    expect(pace).to_have_value("fierce")
    reach(page, "movement")
    assert told(page) > before


def test_the_pace_is_chosen_by_keys_and_seen_on_a_phone_in_french(guest: Callable[..., Guest]) -> None:
    one = guest(locale="fr-FR")
    page = table(one, BOT, "me", BOT, BOT)
    phone = one.context.new_page()
    phone.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    phone.goto(page.url)
    small = phone.get_by_label("Vitesse des bots")
    expect(small).to_have_value("calm")
    page.get_by_test_id("pace").focus()
    page.keyboard.press("ArrowDown")
    expect(small).to_have_value("brisk")
    expect(page.locator(".pace")).to_contain_text("Bots : vifs")
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    box = small.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 32, "too small for a finger"
    small.select_option("fierce")
    reach(page, "movement")


def test_whoever_skips_is_asked_soon_and_bots_keep_their_pace(guest: Callable[..., Guest]) -> None:
    page = table(guest(), BOT, "me", BOT, BOT)
    expect(page.get_by_label("Bot speed")).to_have_value("calm")
    page.get_by_test_id("skip-to-me").click()
    page.locator(".cn-decision.asked").wait_for()
    expect(page.get_by_test_id("skip-to-me")).to_have_count(0)
    expect(page.get_by_label("Bot speed")).to_have_value("calm")


def test_no_pace_is_offered_to_who_watches_or_races(guest: Callable[..., Guest]) -> None:
    one, watcher = guest(), guest()
    page = table(one, BOT, "me", BOT, BOT)
    page.get_by_test_id("pace").wait_for()
    watcher.sit(page.url.rsplit("/", 1)[1])
    one.sit(one.table(seats=["me", "bot:random", "bot:random"], options={"mode": "arrival"}))
    for each in (watcher.page, page):
        each.get_by_test_id("connection").wait_for()
        assert each.get_by_test_id("pace").count() == 0
