"""Pictures of the client, taken from a real match: ``python -m tests.browser.screenshots [folder]``.

Home, a table in its phases and a replay, wide and on a phone, by day and by candle; without a folder, those shipped.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import PHONE, ROOT, WIDE, Guest, House, build_client, launch
from tests.browser.steps import answer, claim_best, finished, phase, until

LOOKS: tuple[tuple[str, tuple[int, int], str, str], ...] = (
    ("wide-light", WIDE, "light", "en-GB"),
    ("wide-dark", WIDE, "dark", "fr-FR"),
    ("phone-light", PHONE, "light", "fr-FR"),
    ("phone-dark", PHONE, "dark", "en-GB"),
)
SHIPPED = {
    "home-wide-light",
    "home-phone-dark",
    "attack-wide-light",
    "attack-wide-dark",
    "attack-phone-dark",
    "results-wide-dark",
    "replay-wide-light",
    "replay-phone-light",
}


class Album:
    """The pictures of one look; each name is taken once."""

    def __init__(self, guest: Guest, folder: Path, look: str, every: bool) -> None:
        self.guest = guest
        self.folder = folder
        self.look = look
        self.every = every
        self.taken: set[str] = set()

    def take(self, name: str) -> None:
        file = f"{name}-{self.look}"
        if name not in self.taken and (self.every or file in SHIPPED):
            self.guest.page.evaluate("scrollTo(0, 0)")
            self.guest.page.screenshot(path=self.folder / f"{file}.png")
        self.taken.add(name)


def play(album: Album, last: int) -> None:
    """Play a seeded race as a quick player would, up to a round, and take each phase when it looks its best."""
    page = album.guest.page
    before: Any = None
    while True:
        now = phase(page)
        name, number = now
        if name == "over":
            page.wait_for_timeout(1800)
            album.take("count")
            return
        if now != before and name == "attack":
            page.wait_for_timeout(250)
            album.take("revealed")
            claim_best(page)
            page.wait_for_timeout(700)
            if number >= 2 and phase(page)[0] == "attack":
                album.take("attack")
        elif now != before and name == "ready" and number > 2:
            page.wait_for_timeout(4600)
            album.take("results")
        elif name == "gains" and page.locator(".skill-column.placing").count():
            page.wait_for_timeout(1500)
            album.take("gains")
        elif name in ("draft", "sides", "countdown", "final") and page.locator(".prompt.asked, .big-count").count():
            page.wait_for_timeout(350)
            album.take(name)
        if number > last:
            return
        before = now
        if name not in ("attack", "countdown"):
            answer(page)
        page.wait_for_timeout(60)


def look(
    browser: Browser, house: House, folder: Path, wanted: tuple[str, tuple[int, int], str, str], every: bool
) -> None:
    name, size, scheme, locale = wanted
    guest = Guest(browser, house, size=size, color_scheme=scheme, locale=locale)
    guest.page.goto("/")
    guest.api("POST", "/api/me", {"name": "Mélusine"})
    over = finished(guest)
    guest.table(seats=["me", "open", "bot:hard"], options={"mode": "snake"})
    guest.page.goto("/")
    guest.page.locator(".table-row").first.wait_for()
    guest.page.wait_for_timeout(700)
    album = Album(guest, folder, name, every)
    album.take("home")
    if every:
        guest.page.goto("/new/dungeon_rush")
        guest.page.locator("fieldset.option").first.wait_for()
        guest.page.wait_for_timeout(300)
        album.take("create")
    table = guest.table(seats=["me", "bot:normal", "bot:easy", "bot:hard"], options={"timer": 8}, seed=11)
    guest.sit(table)
    play(album, 9 if every else 4)
    guest.page.goto(f"/t/{over}/replay#p=58&seat=0")
    until(guest.page, lambda: guest.page.locator(".own-side").count() == 1)
    guest.page.wait_for_timeout(600)
    album.take("replay")
    guest.close()


def main(folder: Path, every: bool) -> None:
    build_client()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary), pause_ms=200)
        house.start()
        browser = launch(playwright)
        try:
            for wanted in LOOKS:
                look(browser, house, folder, wanted, every)
                print(wanted[0])
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots", every=len(sys.argv) > 1)
