"""Pictures of Conquest of Nerath for docs/screenshots: ``python -m tests.browser.screenshots_nerath [folder]``.

An order with its odds, a battle, the shop and the end of a war, wide and on a phone, by day and by candle.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.house import ROOT, Guest, House, build_client, launch
from tests.browser.screenshots import LOOKS
from tests.browser.test_nerath import QUICK, answer, prompt, reach, table

WANTED = {
    "nerath-order-wide-light",
    "nerath-battle-wide-dark",
    "nerath-order-phone-dark",
    "nerath-end-wide-light",
}


def take(page: Page, folder: Path, name: str, every: bool) -> None:
    if every or name in WANTED:
        page.wait_for_timeout(900)
        page.screenshot(path=folder / f"{name}.png")


def play(page: Page, folder: Path, look: str, every: bool) -> None:
    """Play one turn that attacks, and take each kind of moment once."""
    reach(page, "movement")
    take(page, folder, f"nerath-movement-{look}", every)
    answer(page, ("select skalgard",))
    take(page, folder, f"nerath-order-{look}", every)
    answer(page, ("to mistshade",))
    answer(page, ("done",))
    reach(page, "continue", "casualties", "reposition", "reinforce")
    if prompt(page) in ("continue", "casualties"):
        take(page, folder, f"nerath-battle-{look}", every)
    reach(page, "reinforce", prefer=("retreat", *QUICK))
    take(page, folder, f"nerath-shop-{look}", every)
    if every:
        for tab in ("spaces", "realms", "history"):
            page.locator(f"#cn-tab-{tab}").click()
            page.locator(".cn-tabs").scroll_into_view_if_needed()
            take(page, folder, f"nerath-{tab}-{look}", every)


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
                guest = Guest(browser, house, size=size, color_scheme=scheme, locale=locale)
                guest.page.goto("/")
                guest.api("POST", "/api/me", {"name": "Mélusine"})
                if not ended:
                    seats = ["bot:greedy"] * 4
                    ended = guest.table(
                        game="nerath", seats=seats, options={"mode": "free_for_all", "limit": 3}, seed=3
                    )
                play(table(guest), folder, look, every)
                guest.sit(ended)
                guest.page.get_by_test_id("count").wait_for(timeout=180_000)
                take(guest.page, folder, f"nerath-end-{look}", every)
                guest.close()
                print(look)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots", every=len(sys.argv) > 1)
