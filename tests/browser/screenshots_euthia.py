"""Pictures of Euthia for docs/screenshots: ``python -m tests.browser.screenshots_euthia [folder]``.

The map with its odds, a fight, a trading post and the end of a game, wide and on a phone, by day and by candle.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import ROOT, Guest, House, build_client, launch
from tests.browser.screenshots import LOOKS
from tests.browser.steps import until
from tests.browser.test_euthia import give, journey, prompt, table

WANTED = {
    "euthia-map-wide-light",
    "euthia-map-phone-dark",
    "euthia-fight-wide-dark",
    "euthia-trade-wide-dark",
    "euthia-end-wide-light",
}


def take(page: Page, folder: Path, name: str, every: bool) -> None:
    if every or name in WANTED:
        page.wait_for_timeout(900)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=folder / f"{name}.png")


def play(page: Page, folder: Path, look: str, every: bool) -> None:
    """Play the journey of the test, and take each kind of moment once, when there is most to see."""
    _, answers = journey()
    fight = next(n for n, answer in enumerate(answers) if answer.startswith("attack "))
    before = max(n for n in range(fight) if answers[n].startswith("move "))
    trade = answers.index("trade")
    for n, answer in enumerate(answers):
        if n == before:
            until(page, lambda: page.locator(".eu-odds").count() > 0)
            take(page, folder, f"euthia-map-{look}", every)
        if n == fight + 1:
            until(page, lambda: page.locator(".eg-chance").count() > 0)
            take(page, folder, f"euthia-fight-{look}", every)
        if n == trade + 1:
            take(page, folder, f"euthia-trade-{look}", every)
        if every and prompt(page) == "lay":
            take(page, folder, f"euthia-lay-{look}", every)
        give(page, answer)


def main(folder: Path, every: bool) -> None:
    build_client()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary), pause_ms=5)
        house.start()
        browser: Browser = launch(playwright)
        ended = ""
        try:
            for look, size, scheme, locale in LOOKS:
                guest = Guest(browser, house, size=size, color_scheme=scheme, locale=locale, reduced_motion="reduce")
                guest.page.goto("/")
                guest.api("POST", "/api/me", {"name": "Mélusine"})
                if not ended:
                    ended = guest.table(game="euthia", seats=["bot:greedy"] * 3, seed=4)
                play(table(guest, seed=journey()[0]), folder, look, every)
                guest.sit(ended)
                guest.page.get_by_test_id("count").wait_for(timeout=400_000)
                take(guest.page, folder, f"euthia-end-{look}", every)
                guest.close()
                print(look)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots", every=len(sys.argv) > 1)
