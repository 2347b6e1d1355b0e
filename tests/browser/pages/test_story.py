"""The page of a story: why there is none yet, its parts once it is told, links into the replay, mistakes asked again.

What a story says is proven by ``tests/review``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.house import PHONE, WIDE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import played_badly

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PATIENCE_MS = 120_000


@pytest.mark.parametrize(
    ("size", "settings"),
    [(WIDE, {"locale": "en-GB", "color_scheme": "light"}), (PHONE, {"locale": "fr-FR", "color_scheme": "dark"})],
    ids=["wide", "phone"],
)
def test_a_story_has_all_its_parts(
    guest: Callable[..., Guest], record: str, size: tuple[int, int], settings: dict[str, Any]
) -> None:
    page = guest(size=size, reduced_motion="reduce", **settings).page
    page.goto(f"/t/{record}/story")
    page.get_by_test_id("story-accounts").wait_for(timeout=PATIENCE_MS)
    assert page.locator(".story-chart polyline").count() == 3
    page.locator(".story-chart summary").click()
    assert page.locator(".story-chart tbody tr").count() >= 3, "the same figures as a table"
    for tab in page.locator(".story-tabs button").all():
        tab.click()
        assert tab.get_attribute("aria-pressed") == "true"
    assert "⟦" not in page.get_by_test_id("story").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert serious(page) == []
    moments = page.locator(".story-when a")
    if moments.count():
        moments.first.click()
        page.wait_for_url(f"**/t/{record}/replay#p=*")


def test_a_match_of_bots_that_nobody_watched_says_why_it_has_no_story(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.page.goto("/")
    table = one.table(seats=["bot:easy", "bot:easy"], options={"mode": "snake"})
    one.page.goto(f"/story/{table}")
    one.page.get_by_test_id("story-running").wait_for()
    assert "only while somebody is watching" in one.page.get_by_test_id("story-running").inner_text()
    one.page.get_by_role("link", name="table").click()
    one.page.wait_for_url(f"**/t/{table}")


def test_own_mistakes_are_asked_before_the_better_answer_is_shown(guest: Callable[..., Guest]) -> None:
    one = guest(size=PHONE, reduced_motion="reduce")
    page = one.page
    table = played_badly(one)
    page.goto(f"/t/{table}/story")
    learn = page.get_by_test_id("story-learn")
    learn.wait_for(timeout=PATIENCE_MS)
    told = one.api("GET", f"/api/tables/{table}/story")["story"]["play"]
    mine = [moment for moment in told if moment["seat"] == 0]
    assert len(mine) >= 2
    assert page.locator("a[href='#learn']").count() >= len(mine), "each list of moments keeps the better answer"
    learn.get_by_role("button", name="Ask me again").click()
    for number, moment in enumerate(mine, start=1):
        learn.get_by_text(f"{number} of {len(mine)}.").wait_for()
        options = learn.locator(".story-options button")
        assert options.count() == len(moment["options"])
        assert learn.get_by_text("Better:").count() == 0
        if number == 1:
            options.nth(moment["options"].index(moment["given"][0])).click()
            learn.get_by_text("that is what you did").wait_for()
            assert learn.get_by_text("Better:").count() == 0, "one may try again"
        options.nth(moment["options"].index(moment["better"][0]["action"])).click()
        learn.get_by_text("Better:").wait_for()
        learn.get_by_role("button", name="Next").click()
    learn.get_by_text(f"Right first time: {len(mine) - 1} of {len(mine)}.").wait_for()
    assert page.locator("a[href='#learn']").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert serious(page) == []
