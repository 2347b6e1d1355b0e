"""How many presses a turn of war takes: ``python -m tests.browser.pictures.presses_nerath``, for docs/play.md.

Three attacks are ordered and fought out as a person would who takes the quickest way that the page offers.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.boards.test_nerath import PAUSE_MS, QUICK, answer, prompt, reach, table
from tests.browser.house import Guest, House, launch
from tests.browser.steps import phase

ORDERS = (
    ("select skalgard", "to mistshade"),
    ("select blackthorn_reach", "to silverclaw"),
    ("select vale_of_chains", "to temple_of_elemental_evil"),
)
FIGHT_ON = "[data-testid=fight-all], [data-testid=fight-on]"


def fought(page: Page) -> tuple[int, int]:
    """Fight all battles of the turn; return the presses that took, and how many battles there were."""
    presses = battles = 0
    seen = ""
    end = time.monotonic() + 180
    while phase(page)[0] == "battles":
        assert time.monotonic() < end, "the battles do not end"
        now = page.evaluate("() => document.querySelector('.cn-space.fighting')?.dataset.space ?? ''")
        if now and now != seen:
            battles += 1
        seen = now or seen
        if not prompt(page):
            page.wait_for_timeout(30)
            continue
        quick = page.locator(FIGHT_ON)
        if quick.count() and quick.first.is_enabled():
            quick.first.click()
            presses += 1
            page.wait_for_timeout(60)
        elif page.get_by_test_id("fighting-on").count():
            page.wait_for_timeout(30)
        elif answer(page, ("pass", "continue", *QUICK)):
            presses += 1
    return presses, battles


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), PAUSE_MS)
        house.start()
        browser = launch(playwright)
        try:
            total = [0, 0]
            for seed in (94, 95, 96, 97):
                guest = Guest(browser, house, reduced_motion="reduce")
                page = table(guest, seed=seed)
                reach(page, "movement")
                for orders in ORDERS:
                    for one in orders:
                        answer(page, (one,))
                answer(page, ("done",))
                while phase(page)[0] == "movement":
                    if not answer(page):
                        page.wait_for_timeout(30)
                presses, battles = fought(page)
                total[0] += presses
                total[1] += battles
                print(f"seed {seed}: {presses} presses for {battles} battles")
                guest.close()
            print(f"{total[0] / total[1]:.1f} presses a battle ({total[0]} for {total[1]})")
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
