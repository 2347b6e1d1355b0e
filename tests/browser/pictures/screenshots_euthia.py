"""Pictures of Euthia for docs/screenshots: ``python -m tests.browser.pictures.screenshots_euthia [folder]``.

The map with its odds, a fight, a trading post and the end of a game, wide and on a phone, by day and by candle.
"""

from __future__ import annotations

from tests.browser.boards.test_euthia import PAUSE_MS, give, journey, prompt, table
from tests.browser.house import Guest
from tests.browser.pictures.screenshots import Album, shoot
from tests.browser.steps import until

WANTED = {
    "euthia-map-wide-light",
    "euthia-map-phone-dark",
    "euthia-fight-wide-dark",
    "euthia-trade-wide-dark",
    "euthia-end-wide-light",
}
REST_MS = 900
"""Until what moves has come to rest."""


def play(album: Album) -> None:
    """Play the journey of the test, and take each kind of moment once, when there is most to see."""
    page = album.page
    _, answers = journey()
    fight = next(n for n, answer in enumerate(answers) if answer.startswith("attack "))
    before = max(n for n in range(fight) if answers[n].startswith("move "))
    trade = answers.index("trade")
    for n, answer in enumerate(answers):
        if n == before:
            until(page, lambda: page.locator(".eu-odds").count() > 0)
            album.take("euthia-map", REST_MS, top=True)
        if n == fight + 1:
            until(page, lambda: page.locator(".eg-chance").count() > 0)
            album.take("euthia-fight", REST_MS, top=True)
        if n == trade + 1:
            album.take("euthia-trade", REST_MS, top=True)
        if album.every and prompt(page) == "lay":
            album.take("euthia-lay", REST_MS, top=True)
        give(page, answer)


def visit(guest: Guest, album: Album) -> None:
    ended = guest.table(game="euthia", seats=["bot:greedy"] * 3, seed=4)
    table(guest, seed=journey()[0])
    play(album)
    guest.sit(ended)
    guest.page.get_by_test_id("count").wait_for(timeout=400_000)
    album.take("euthia-end", REST_MS, top=True)


if __name__ == "__main__":
    shoot(WANTED, visit, PAUSE_MS, reduced_motion="reduce")
