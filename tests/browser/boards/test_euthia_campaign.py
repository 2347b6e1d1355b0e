"""The campaign of Euthia in a real browser: begun for two, its first episode played by bots, its second opened."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import PHONE, WIDE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAUSE_MS = 1


@pytest.mark.rule("EUS-129")
@pytest.mark.parametrize(("size", "locale"), [(WIDE, "en-GB"), (PHONE, "fr-FR")], ids=["wide", "phone"])
def test_heroes_go_from_the_first_episode_to_the_second(
    guest: Callable[..., Guest], size: tuple[int, int], locale: str
) -> None:
    one = guest(size=size, locale=locale, reduced_motion="reduce")
    page = one.page
    page.goto("/")
    page.locator("a[href='/campaigns/euthia']").click()
    form = page.get_by_test_id("campaign-begin")
    modes = form.locator("input[name=option-mode]")
    assert modes.count() == 0, "alone there is no mode to choose"
    form.get_by_role("radio", name="2", exact=True).check()
    assert modes.count() == 2
    found = {"begin": serious(page)}
    form.locator("button[type=submit]").click()
    page.get_by_test_id("campaign-page").wait_for()
    road = page.get_by_test_id("road")
    assert road.locator("[aria-current=step]").get_attribute("data-scenario") == "revocation_1"
    for seat in page.locator(".seat-choices select").all():
        seat.select_option("bot:random")
    found["campaign"] = serious(page)
    campaign = page.url
    page.get_by_test_id("campaign-next").click()
    page.wait_for_url("**/t/*")
    first = page.url
    page.get_by_test_id("status").wait_for()
    until(page, lambda: one.api("GET", f"/api/tables/{first.rpartition('/')[2]}")["phase"] == "over", 120)
    page.goto(campaign)
    heirs = page.get_by_test_id("heirs").locator("> li")
    until(page, lambda: heirs.count() == 2)
    assert road.locator("[aria-current=step]").get_attribute("data-scenario") == "revocation_2"
    assert page.locator(".seat-choices").count() == 0, "everybody keeps the seat"
    heroes = [heir.get_attribute("data-hero") for heir in heirs.all()]
    found["second"] = serious(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_test_id("campaign-next").click()
    page.get_by_test_id("status").wait_for()
    assert page.url != first
    shown = page.locator(".eu-seat")
    until(page, lambda: shown.count() >= 2)
    assert [each.get_attribute("data-hero") for each in shown.all()[:2]] == heroes
    assert not any(found.values()), found


def test_a_single_episode_can_still_be_set_up(guest: Callable[..., Guest]) -> None:
    page = guest(size=WIDE, locale="en-GB").page
    page.goto("/new/euthia")
    until(page, lambda: page.get_by_role("radio", name="Elemental Revocation").count() == 3)
    assert page.get_by_text("Legacy").count() == 0
    assert page.get_by_role("radio", name="part of a campaign").count() == 0


def test_a_waiting_table_shows_no_legacy(guest: Callable[..., Guest]) -> None:
    one = guest(size=WIDE, locale="en-GB")
    table = one.api("POST", "/api/tables", {"game": "euthia", "players": 2, "seats": ["me", "open"], "options": {}})
    one.page.goto(f"/t/{table['id']}")
    shown = one.page.locator(".option-list")
    shown.get_by_text("stands alone").wait_for()
    assert "Legacy" not in shown.inner_text()
