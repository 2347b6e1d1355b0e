"""What the pages weigh and how soon they can be used: ``python -m benchmarks.weight [--slow]``.

Bytes are those that cross the wire for a first visit, compressed as the server sends them; ``--slow`` takes the time at
1.6 Mbit/s, 150 ms and a quarter of the processor.  The figures of the day are in ``docs/play.md``.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import Guest, House, build_client, launch

BITS: Final = 1_600_000
LATENCY_MS: Final = 150
SLOWER: Final = 4
LIMITS: Final = {"home": 200_000}
MOST: Final = 350_000
"""What any table may weigh."""
SOON_MS: Final = {"dungeon_rush": 3000}

TABLES: Final[dict[str, dict[str, Any]]] = {
    "dungeon_rush": {"seats": ["me", "bot:random", "bot:random"], "options": {"mode": "snake"}},
    "monster_lands": {"seats": ["me", "bot:random"]},
    "nerath": {"seats": ["me", "bot:random", "bot:random", "bot:random"]},
    "euthia": {"seats": ["me"]},
}
USABLE: Final = {
    "home": ".game-card button",
    "dungeon_rush": ".hero-card",
    "monster_lands": ".ml-board",
    "nerath": "[data-testid=map]",
    "euthia": "[data-testid=map]",
}


class Weight(NamedTuple):
    """A page as it came: bytes over the wire, requests, milliseconds until it could be used."""

    bytes: int
    requests: int
    usable: float


def weigh(browser: Browser, house: House, name: str, slow: bool) -> Weight:
    """Visit a page for the first time and weigh it."""
    host = Guest(browser, house)
    host.page.goto("/credits")
    path = "/" if name == "home" else f"/t/{host.table(game=name, seed=4, **TABLES[name])}"
    cookies: Any = host.context.cookies()
    guest = Guest(browser, house)
    guest.context.add_cookies(cookies)
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    line.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
    if slow:
        way = {"offline": False, "latency": LATENCY_MS, "downloadThroughput": BITS / 8, "uploadThroughput": BITS / 8}
        line.send("Network.emulateNetworkConditions", way)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    guest.page.goto(path, wait_until="commit")
    guest.page.locator(USABLE[name]).first.wait_for(timeout=120_000)
    usable = guest.page.evaluate("performance.now()")
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(800)
    found = Weight(sum(sizes), len(sizes), usable)
    guest.close()
    host.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", action="store_true", help="take the time on a slow line and processor")
    parser.add_argument("pages", nargs="*", default=[*USABLE], help="home, or a game (default: all)")
    chosen = parser.parse_args()
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = launch(playwright)
        try:
            for name in chosen.pages:
                found = weigh(browser, house, name, chosen.slow)
                limit = LIMITS.get(name, MOST)
                heavy = "" if found.bytes <= limit else f", more than {limit / 1000:.0f} kB"
                soon = SOON_MS.get(name, found.usable)
                late = f", later than {soon / 1000:.1f} s" if chosen.slow and found.usable > soon else ""
                print(
                    f"{name:14} {found.bytes / 1000:6.1f} kB{heavy}, {found.requests} answers, "
                    f"usable after {found.usable / 1000:.2f} s{late}",
                    flush=True,
                )
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
