"""How much moves by itself in a turn, for docs/play.md: ``python -m tests.browser.pictures.shifts [game]``.

A whole turn of one's own and the rivals' after it, every answer pressed by the keyboard as a person would.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.boards import test_euthia as euthia
from tests.browser.boards import test_nerath as nerath
from tests.browser.house import Guest, House, launch
from tests.browser.steps import phase, until
from tests.browser.test_frame import ASKED, PRESSING, SHIFTS, SHOWN, answered

SIZES = ((1440, 900), (1366, 768), (390, 844))
PAUSE_MS = 120
ORDERS = ("select skalgard", "to mistshade", "select vale_of_chains", "to vast_plains", "done")
STEPS = 6
"""Ways that are gone in a round of Euthia before it is ended."""
BUY = ("buy footsoldier", "at", "buy monster", "at", "done")

FOCUS = """prefer => {
  const all = [...document.querySelectorAll(
      '.area-question :is([data-do], [data-testid=go-on]), .area-board [data-do], .area-mine [data-do]')]
    .filter(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility());
  const of = one => one.dataset.do ?? 'go-on';
  const found = prefer.map(start => all.find(one => of(one).startsWith(start))).find(one => one) ?? all[0];
  found?.focus({preventScroll: true});
  return found ? of(found) : '';
}"""
REST_MS = 350


def press(page: Page, *prefer: str) -> str:
    """Press the first answer of those preferred, or any."""
    given: str = page.evaluate(FOCUS, list(prefer))
    if given:
        page.keyboard.press("Enter")
    page.wait_for_timeout(REST_MS)
    return given


def see(one: Guest, do: Callable[[], object]) -> None:
    """Do what a person does; what moves until half a second after its answer is shown is theirs, however busy it is."""
    said, heard = len(one.said), len(one.heard)
    one.page.evaluate(PRESSING)
    do()
    answered(one.page, one, said, heard)
    one.page.evaluate(SHOWN)


def press_and_see(one: Guest, *prefer: str) -> None:
    see(one, lambda: press(one.page, *prefer))


def click_and_see(one: Guest, space: str) -> None:
    def click() -> None:
        euthia.click(one.page, space)
        one.page.wait_for_timeout(REST_MS)

    see(one, click)


def watched(page: Page) -> None:
    page.wait_for_timeout(800)
    page.evaluate(SHIFTS)


def of_nerath(one: Guest) -> None:
    page = nerath.table(one)
    nerath.reach(page, "movement")
    watched(page)
    for order in ORDERS:
        page.locator("details:not([open]) > summary").first.evaluate("one => one.parentElement.open = true")
        press_and_see(one, order)
    left = list(BUY)
    end = time.monotonic() + 150
    while not (phase(page)[1] == 2 and nerath.prompt(page) == "movement"):
        assert time.monotonic() < end, f"the turn does not end: {nerath.question(page)[:200]}"
        if not nerath.prompt(page):
            page.wait_for_timeout(60)
        elif nerath.prompt(page) in ("reinforce", "place"):
            press_and_see(one, left.pop(0) if left else "done")
        else:
            press_and_see(one, "pass", "continue", "fight", "lose", "done", "at", "choose")


def of_dungeon_rush(one: Guest) -> None:
    """Two rounds, turn by turn: heroes, claims, results and gains, and what three rivals do."""
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:normal", "bot:normal", "bot:normal"], options={"mode": "snake"}, seed=11))
    page.locator(ASKED).first.wait_for(timeout=60_000)
    watched(page)
    end = time.monotonic() + 200
    while phase(page)[1] < 3:
        assert time.monotonic() < end, f"the rounds do not end: {phase(page)}"
        if page.locator(ASKED).count() or page.get_by_test_id("go-on").count():
            press_and_see(one, "go-on", "ready", "choose", "keep", "claim", "done", "place")
        else:
            page.wait_for_timeout(60)


def of_euthia(one: Guest) -> None:
    """A first round: some ways over the map, the fight that they lead to, and what two rivals do."""
    page = euthia.table(one, "me", "bot:greedy", "bot:greedy", seed=20)
    until(page, lambda: euthia.prompt(page) == "act")
    watched(page)
    steps = 0
    end = time.monotonic() + 150
    while phase(page)[1] < 2 or euthia.prompt(page) != "act":
        assert time.monotonic() < end, f"the round does not end: {phase(page)} {euthia.prompt(page)}"
        if not page.locator(ASKED).count():
            page.wait_for_timeout(60)
        elif euthia.prompt(page) == "act" and steps < STEPS:
            steps += 1
            moves = euthia.listed(page, "move")
            if moves:
                click_and_see(one, moves[-1].split(" ")[1])
            else:
                press_and_see(one, "walk", "end")
        else:
            press_and_see(one, "end", "done", "pass", "keep", "attack", "lay", "at", "choose")


def of_monster_lands(one: Guest) -> None:
    """A first turn: deployments, an expedition, the adventures of all and the wages."""
    page = one.page
    page.goto("/")
    one.sit(one.table(game="monster_lands", seats=["me", "bot:normal", "bot:normal"], seed=5))
    page.locator(ASKED).first.wait_for(timeout=60_000)
    watched(page)
    end = time.monotonic() + 200
    while phase(page)[1] < 2:
        assert time.monotonic() < end, f"the turn does not end: {phase(page)}"
        if page.locator(ASKED).count() or page.get_by_test_id("go-on").count():
            press_and_see(one, "go-on", "deploy region_a", "go", "deploy", "clan", "done", "pass", "end", "take")
        else:
            page.wait_for_timeout(60)


def main() -> None:
    turns: dict[str, Callable[[Guest], None]] = {
        "dungeon_rush": of_dungeon_rush,
        "monster_lands": of_monster_lands,
        "nerath": of_nerath,
        "euthia": of_euthia,
    }
    games = sys.argv[1:] or list(turns)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), PAUSE_MS)
        house.start()
        browser = launch(playwright)
        try:
            for name in games:
                for width, height in SIZES:
                    guest = Guest(browser, house, size=(width, height))
                    turns[name](guest)
                    guest.page.wait_for_timeout(600)
                    shifts = guest.page.evaluate("window.shifts")
                    worst = sorted(shifts, key=lambda one: -one[0])[:3]
                    print(f"{name} at {width}x{height}: {sum(one[0] for one in shifts):.3f} {worst}", flush=True)
                    guest.close()
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
