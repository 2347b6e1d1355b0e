"""The page of the lab: a value of the box varied by sliders, games played by the server, and what changes by it.

What the figures are is tested with the arena; who may ask for them, with the server.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_value_is_varied_by_sliders_and_its_charts_come(guest: Callable[..., Guest]) -> None:
    page = guest(size=PHONE).page
    page.goto("/lab")
    page.get_by_test_id("lab-vary").locator("option[value='dragon.fire_dragon.coins']").wait_for(state="attached")
    begin = page.get_by_test_id("lab-begin")
    expect(begin).to_be_disabled()
    page.get_by_test_id("lab-vary").select_option("dragon.fire_dragon.coins")
    sliders = page.locator(".lab-varied input[type=range]")
    sliders.nth(0).fill("1")
    sliders.nth(1).fill("40")
    expect(page.locator(".lab-varied output").nth(0)).to_have_text("1")
    expect(page.locator(".lab-varied output").nth(1)).to_have_text("40")
    page.locator(".lab-question input[type=range]").first.fill("10")
    begin.click()
    expect(page.locator(".lab-answer svg").first).to_be_visible(timeout=120_000)
    assert "40" in page.locator(".lab-answer").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
