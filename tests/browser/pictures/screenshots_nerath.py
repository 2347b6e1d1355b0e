"""Pictures of Conquest of Nerath for the docs: ``python -m tests.browser.pictures.screenshots_nerath [folder]``.

An order with its odds, a battle, the shop and the end of a war, wide and on a phone, by day and by candle.
"""

from __future__ import annotations

from tests.browser.boards.test_nerath import PAUSE_MS, QUICK, answer, prompt, reach, table
from tests.browser.house import Guest
from tests.browser.pictures.screenshots import Album, shoot

WANTED = {
    "nerath-order-wide-light",
    "nerath-battle-wide-dark",
    "nerath-order-phone-dark",
    "nerath-end-wide-light",
}
REST_MS = 900
"""Until what moves has come to rest."""


def play(album: Album) -> None:
    """Play one turn that attacks, and take each kind of moment once."""
    page = album.page
    reach(page, "movement")
    album.take("nerath-movement", REST_MS)
    answer(page, ("select skalgard",))
    album.take("nerath-order", REST_MS)
    answer(page, ("to mistshade",))
    answer(page, ("done",))
    reach(page, "continue", "casualties", "reposition", "reinforce")
    if prompt(page) in ("continue", "casualties"):
        album.take("nerath-battle", REST_MS)
    reach(page, "reinforce", prefer=("retreat", *QUICK))
    album.take("nerath-shop", REST_MS)
    for tab in ("spaces", "realms", "history") if album.every else ():
        page.locator(f"#cn-tab-{tab}").click()
        page.locator(".cn-tabs").scroll_into_view_if_needed()
        album.take(f"nerath-{tab}", REST_MS)


def visit(guest: Guest, album: Album) -> None:
    options = {"mode": "free_for_all", "limit": 3}
    ended = guest.table(game="nerath", seats=["bot:greedy"] * 4, options=options, seed=3)
    table(guest)
    play(album)
    guest.sit(ended)
    guest.page.get_by_test_id("count").wait_for(timeout=180_000)
    album.take("nerath-end", REST_MS)


if __name__ == "__main__":
    shoot(WANTED, visit, PAUSE_MS)
