"""Whole matches by somebody who has no mouse: Tab, Enter and the digits and letters that are printed; and by somebody
who hears the page: regions and buttons by their roles and names alone.

A focus that cannot be seen fails as well, and so does a button without a name.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from taverne.engine.rng import Rng
from tests.browser.house import Guest

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.soak,
]
PAUSE_MS = 5
SECONDS = 420
TABS = 70
"""From one answer to the next the Tab key is never pressed more often."""

MATCHES: dict[str, dict[str, Any]] = {
    "dungeon_rush": {"seats": ["me"], "options": {"mode": "arrival"}},
    "monster_lands": {"seats": ["me", "bot:random"], "options": {"difficulty": "tutorial"}},
    "nerath": {"seats": ["me", *["bot:random"] * 3], "options": {"mode": "free_for_all", "limit": 2}},
    "euthia": {"seats": ["me"], "options": {}},
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


REGIONS = ("Question", "Board", "Your things")
ASIDE = re.compile(r"^(undo|what would you do|ask me|show|open|why not|rule|close|stop|[A-Z]+-\d+)", re.I)
"""How buttons begin that answer nothing, or take something back."""
LIST = re.compile(r"choices? as a list$")
"""How the list of all answers is called, which a hearer unfolds where the map has no buttons."""
HEARD = re.compile(r"""^\s*- '?button(?: "((?:[^"\\]|\\.)*)")?(.*)$""", re.M)
"""A button of the snapshot; the whole line is quoted where the name holds a colon."""


def heard(page: Page, region: str) -> list[str]:
    """The names of the buttons that a screen reader offers in a region; none may be without."""
    place = page.get_by_role("region", name=region, exact=True)
    if place.count() == 0:
        return []
    folded = place.first.locator("details:not([open]) > summary", has_text=LIST)
    if folded.count():
        folded.first.press("Enter")
    found = []
    for name, state in HEARD.findall(place.first.aria_snapshot()):
        assert name, f"a button without a name in {region!r}"
        if "[disabled]" not in state:
            found.append(name.replace('\\"', '"'))
    return [name for name in found if not ASIDE.match(name)]


def by_ear(page: Page, rng: Rng) -> None:
    """Give one answer by what is said: the question first, then what lies on the board."""
    before = asked(page)
    for region in REGIONS:
        names = heard(page, region)
        onward = [name for name in names if ONWARD.match(name)]
        chosen = onward if onward and rng.below(4) else names
        if not chosen:
            continue
        name = chosen[rng.below(len(chosen))]
        place = page.get_by_role("region", name=region, exact=True).first
        with suppress(Error):  # somebody else may be quicker
            place.get_by_role("button", name=name, exact=True).first.press("Enter", timeout=1500)
            until_changed(page, before, 1)
        break


@pytest.mark.parametrize("way", [by_keys, by_ear])
@pytest.mark.parametrize("game", [*MATCHES])
def test_a_match_comes_to_its_end_without_a_mouse(
    guest: Callable[..., Guest], game: str, way: Callable[[Page, Rng], None]
) -> None:
    one = guest(reduced_motion="reduce")
    page = sit(one, game)
    rng = Rng(7)
    end = time.monotonic() + SECONDS
    given = 0
    while not over(page):
        assert time.monotonic() < end, f"{game} goes on and on after {given} answers: {asked(page)[:200]!r}"
        waits = page.get_by_test_id("go-on").count() > 0
        if asked(page) or waits or page.locator("[data-testid=status][data-phase=attack]").count():
            way(page, rng)
            given += 1
        else:
            page.wait_for_timeout(40)
    said = page.locator("main").aria_snapshot()
    assert "The game is over" in said or "You " in said
    info = one.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert info["phase"] == "over"
