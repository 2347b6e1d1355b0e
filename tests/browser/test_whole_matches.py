"""Whole matches by somebody who has no mouse: Tab, Enter and the digits and letters that are printed.

A focus that cannot be seen fails as well.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from taverne.engine.rng import Rng
from tests.browser.house import Guest

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.soak,
    pytest.mark.xdist_group("browser"),
]
PAUSE_MS = 5
SECONDS = 420
TABS = 70
"""From one answer to the next the Tab key is never pressed more often."""

MATCHES: dict[str, dict[str, Any]] = {
    "dungeon_rush": {"seats": ["me"], "options": {"mode": "arrival"}},
    "monster_lands": {"seats": ["me", "bot:random"], "options": {"difficulty": "tutorial"}},
}

HELD = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const shown = getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none';
  return {
    name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
    answers: one.matches('button[data-do], [data-testid=go-on], [data-testid=fight-on], summary') &&
      one.getAttribute('aria-disabled') !== 'true' && !one.disabled &&
      one.closest('.area-question, .area-board, .area-mine') !== null,
    digit: one.dataset.key ?? '',
    shown,
  };
}"""

ONWARD = re.compile(
    r"^(end|done|pass|no more|enough|set out|stop|ready|go on|fight on|continue|pay|finish|leave|keep|nothing)", re.I
)
"""How answers begin that bring a match nearer to its end."""


def sit(one: Guest, game: str) -> Page:
    one.page.goto("/")
    one.sit(one.table(game=game, cover="quick", seed=4, **MATCHES[game]))
    return one.page


def over(page: Page) -> bool:
    return page.get_by_test_id("end").count() > 0


def asked(page: Page) -> str:
    """What the question says, "" while nothing is asked."""
    found: str = page.evaluate("document.querySelector('.prompt.asked')?.textContent ?? ''")
    return found


def until_changed(page: Page, before: str, seconds: float = 3) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and asked(page) == before and not over(page):
        page.wait_for_timeout(20)


def by_keys(page: Page, rng: Rng) -> None:
    """Give one answer with the keys alone."""
    before = asked(page)
    if page.locator("[data-testid=status][data-phase=attack]").count():
        # A race: a hero to the first monster, the other to the second, then done.
        for key in ("Digit1", "KeyW", "Enter"):
            page.keyboard.press(key)
            page.wait_for_timeout(80)
        return until_changed(page, before, 1)
    digits: list[str] = page.evaluate(
        "[...document.querySelectorAll('.area-question [data-key]')].map(one => one.dataset.key)"
    )
    if digits and rng.below(3) == 0:
        page.keyboard.press(f"Digit{digits[rng.below(len(digits))]}")
        return until_changed(page, before, 1)
    for _ in range(TABS):
        page.keyboard.press("Tab")
        held = page.evaluate(HELD)
        if not held or not held["answers"]:
            continue
        assert held["shown"], f"the focus on {held['name']!r} cannot be seen"
        if ONWARD.match(held["name"]) or rng.below(3) == 0:
            page.keyboard.press("Enter")
            return until_changed(page, before, 1)
    # A plain answer needs no focus.
    page.keyboard.press("Enter")
    return None


@pytest.mark.parametrize("game", [*MATCHES])
def test_a_match_comes_to_its_end_by_keys_alone(guest: Callable[..., Guest], game: str) -> None:
    one = guest(reduced_motion="reduce")
    page = sit(one, game)
    rng = Rng(7)
    end = time.monotonic() + SECONDS
    given = 0
    while not over(page):
        assert time.monotonic() < end, f"{game} goes on and on after {given} answers: {asked(page)[:200]!r}"
        waits = page.get_by_test_id("go-on").count() > 0
        if asked(page) or waits or page.locator("[data-testid=status][data-phase=attack]").count():
            by_keys(page, rng)
            given += 1
        else:
            page.wait_for_timeout(40)
    said = page.locator("main").aria_snapshot()
    assert "The game is over" in said or "You " in said
    info = one.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert info["phase"] == "over"
