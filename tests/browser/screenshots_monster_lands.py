"""Pictures of Monster Lands for docs/screenshots: ``python -m tests.browser.screenshots_monster_lands [folder]``.

A table in Deployment, a plan with its odds, an Adventure and a campaign, wide and on a phone, by day and by candle.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import ROOT, Guest, House, build_client, launch
from tests.browser.screenshots import LOOKS
from tests.browser.steps import phase, until
from tests.browser.test_monster_lands import QUICK, answer, plan

WANTED = {
    "lands-deployment-wide-light",
    "lands-plan-wide-light",
    "lands-plan-phone-dark",
    "lands-adventure-wide-dark",
    "lands-campaign-wide-light",
}


def take(page: Page, folder: Path, name: str, every: bool) -> None:
    if every or name in WANTED:
        page.wait_for_timeout(700)
        page.screenshot(path=folder / f"{name}.png")


def play(page: Page, folder: Path, look: str, every: bool) -> None:
    """Play two turns as somebody who likes regions, and take each kind of moment once."""
    while page.locator("button.ml-building.can").count() == 0:
        if not answer(page):
            page.wait_for_timeout(40)
    take(page, folder, f"lands-deployment-{look}", every)
    plan(page)
    until(page, lambda: page.locator("[data-testid=odds] .ml-percent").count() >= 3)
    for _ in range(2):
        if page.locator(".ml-plan .ml-answer").count():
            page.locator(".ml-plan .ml-answer").first.click()
            page.wait_for_timeout(300)
    until(page, lambda: page.locator("[data-testid=odds] .ml-percent").count() >= 3)
    take(page, folder, f"lands-plan-{look}", every)
    while page.locator(".ml-story[open] .ml-line").count() < 8:
        if phase(page)[1] > 4:
            return
        if page.locator(".ml-story[open]").count():
            page.wait_for_timeout(300)
            if page.locator(".ml-story[open] .ml-line").count() >= 8:
                break
        if not answer(page, ("deploy region", "add", "trap", *QUICK)):
            page.wait_for_timeout(40)
    page.get_by_test_id("story").scroll_into_view_if_needed()
    take(page, folder, f"lands-adventure-{look}", every)


def campaign(guest: Guest, folder: Path, look: str, every: bool) -> None:
    """The page of a campaign after one game that was given up."""
    made = guest.api("POST", "/api/campaigns", {"game": "monster_lands", "options": {"difficulty": "heroic"}})
    guest.api("POST", f"/api/campaigns/{made['id']}/next", {})
    guest.api("POST", f"/api/campaigns/{made['id']}/resign")
    guest.page.goto(f"/campaign/{made['id']}")
    guest.page.get_by_test_id("campaign-page").wait_for()
    take(guest.page, folder, f"lands-campaign-{look}", every)


def main(folder: Path, every: bool) -> None:
    build_client()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary))
        house.start()
        browser: Browser = launch(playwright)
        try:
            for look, size, scheme, locale in LOOKS:
                guest = Guest(browser, house, size=size, color_scheme=scheme, locale=locale)
                guest.page.goto("/")
                guest.api("POST", "/api/me", {"name": "Mélusine"})
                seats = ["me", "bot:greedy", "bot:greedy"]
                guest.sit(guest.table(game="monster_lands", seats=seats, options={"difficulty": "normal"}, seed=12))
                play(guest.page, folder, look, every)
                campaign(guest, folder, look, every)
                guest.close()
                print(look)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots", every=len(sys.argv) > 1)
