"""Pictures of the client, taken from a real match: ``python -m tests.browser.pictures.screenshots [folder]``.

Home, a table in its phases and a replay, wide and on a phone, by day and by candle; without a folder, those shipped.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.house import PAUSE_MS, PHONE, ROOT, WIDE, Guest, House, build_client, launch
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
    """The pictures of one look; each name is taken once, if it is wanted (None: all are)."""

    def __init__(self, page: Page, folder: Path, look: str, wanted: Container[str] | None) -> None:
        self.page = page
        self.folder = folder
        self.look = look
        self.wanted = wanted
        self.taken: set[str] = set()

    @property
    def every(self) -> bool:
        return self.wanted is None

    def take(self, name: str, pause_ms: int = 0, top: bool = False) -> None:
        """Take a picture after a pause, of the top of the page or of what is in sight."""
        file = f"{name}-{self.look}"
        if name not in self.taken and (self.wanted is None or file in self.wanted):
            if top:
                self.page.evaluate("scrollTo(0, 0)")
            self.page.wait_for_timeout(pause_ms)
            self.page.screenshot(path=self.folder / f"{file}.png")
        self.taken.add(name)


def shoot(
    shipped: Container[str], visit: Callable[[Guest, Album], None], pause_ms: int = PAUSE_MS, **kind: Any
) -> None:
    """Let a guest of every look visit the house: pictures for docs, or all of them into the folder that is named."""
    own = len(sys.argv) > 1
    folder = Path(sys.argv[1]) if own else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        house = House(Path(temporary), pause_ms)
        house.start()
        browser = launch(playwright)
        try:
            for look, size, scheme, locale in LOOKS:
                guest = Guest(browser, house, size=size, color_scheme=scheme, locale=locale, **kind)
                guest.page.goto("/")
                guest.api("POST", "/api/me", {"name": "Mélusine"})
                visit(guest, Album(guest.page, folder, look, None if own else shipped))
                guest.close()
                print(look)
        finally:
            browser.close()
            house.kill()


def play(album: Album, last: int) -> None:
    """Play a seeded race as a quick player would, up to a round, and take each phase when it looks its best."""
    page = album.page
    before: Any = None
    while True:
        now = phase(page)
        name, number = now
        if name == "over":
            page.wait_for_timeout(1800)
            album.take("count", top=True)
            return
        if now != before and name == "attack":
            page.wait_for_timeout(250)
            album.take("revealed", top=True)
            claim_best(page)
            page.wait_for_timeout(700)
            if number >= 2 and phase(page)[0] == "attack":
                album.take("attack", top=True)
        elif now != before and name == "ready" and number > 2:
            page.wait_for_timeout(4600)
            album.take("results", top=True)
        elif name == "gains" and page.locator(".skill-column.placing").count():
            page.wait_for_timeout(1500)
            album.take("gains", top=True)
        elif name in ("draft", "sides", "countdown", "final") and page.locator(".prompt.asked, .big-count").count():
            page.wait_for_timeout(350)
            album.take(name, top=True)
        if number > last:
            return
        before = now
        if name not in ("attack", "countdown"):
            answer(page)
        page.wait_for_timeout(60)


def visit(guest: Guest, album: Album) -> None:
    over = finished(guest)
    guest.table(seats=["me", "open", "bot:hard"], options={"mode": "snake"})
    guest.page.goto("/")
    guest.page.locator(".table-row").first.wait_for()
    album.take("home", 700, top=True)
    if album.every:
        guest.page.goto("/new/dungeon_rush")
        guest.page.locator("fieldset.option").first.wait_for()
        album.take("create", 300, top=True)
    table = guest.table(seats=["me", "bot:normal", "bot:easy", "bot:hard"], options={"timer": 8}, seed=11)
    guest.sit(table)
    play(album, 9 if album.every else 4)
    guest.page.goto(f"/t/{over}/replay#p=58&seat=0")
    until(guest.page, lambda: guest.page.locator(".own-side").count() == 1)
    album.take("replay", 600, top=True)


if __name__ == "__main__":
    shoot(SHIPPED, visit, pause_ms=200)
