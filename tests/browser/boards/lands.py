"""Tables of Monster Lands in a browser: opened, answered quickly, played out."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

from tests.browser.house import Guest
from tests.browser.steps import phase

QUICK = ("go", "pass", "die", "enough", "stop", "hold", "pay", "deploy pawn_shop", "deploy")
"""Answers that bring a game forward."""

LISTED = """() => [...document.querySelectorAll('.prompt.asked [data-do]')]
  .filter(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true').map(one => one.dataset.do)"""

PRESS = """(wanted) => {
  const one = [...document.querySelectorAll('.prompt.asked [data-do]')].find(each => each.dataset.do === wanted);
  one?.closest('details')?.setAttribute('open', '');
  one?.focus();
  one?.click();
  return one !== undefined;
}"""
"""Press a listed answer, if the question has not changed meanwhile."""


def table(one: Guest, *seats: str, **options: Any) -> None:
    one.page.goto("/")
    options = {"difficulty": "tutorial"} | options
    one.sit(one.table(game="monster_lands", seats=list(seats), options=options, seed=4))


def answer(page: Page, prefer: tuple[str, ...] = QUICK) -> bool:
    """Give one answer, a preferred one if it is listed; return whether there was a question."""
    listed: list[str] = page.evaluate(LISTED)
    if not listed:
        return False
    wanted = next((do for start in prefer for do in listed if do.startswith(start)), listed[0])
    before = page.evaluate("document.querySelector('.prompt.asked')?.textContent")
    if not page.evaluate(PRESS, wanted):
        return False
    end = time.monotonic() + 2
    while time.monotonic() < end and page.evaluate("document.querySelector('.prompt.asked')?.textContent") == before:
        page.wait_for_timeout(15)
    return True


def play_out(page: Page, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while page.get_by_test_id("count").count() == 0:
        assert time.monotonic() < end, f"the game goes on and on: {phase(page)}"
        if not answer(page):
            page.wait_for_timeout(40)


def plan(page: Page, place: str = "region_a") -> None:
    """Answer until an expedition to a place is being planned."""
    end = time.monotonic() + 240
    while page.locator(".ml-plan [data-do=go]").count() == 0:
        assert time.monotonic() < end, "no expedition could be planned"
        if not answer(page, (f"deploy {place}", *QUICK)):
            page.wait_for_timeout(40)
