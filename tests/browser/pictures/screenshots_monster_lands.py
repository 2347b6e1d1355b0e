"""Pictures of Monster Lands for the docs: ``python -m tests.browser.pictures.screenshots_monster_lands [folder]``.

A table in Deployment, a plan with its odds, an Adventure and a campaign, wide and on a phone, by day and by candle.
"""

from __future__ import annotations

from tests.browser.boards.lands import QUICK, answer, plan
from tests.browser.house import Guest
from tests.browser.pictures.screenshots import Album, shoot
from tests.browser.steps import phase, until

WANTED = {
    "lands-deployment-wide-light",
    "lands-plan-wide-light",
    "lands-plan-phone-dark",
    "lands-adventure-wide-dark",
    "lands-campaign-wide-light",
}
REST_MS = 700
"""Until what moves has come to rest."""


def play(album: Album) -> None:
    """Play two turns as somebody who likes regions, and take each kind of moment once."""
    page = album.page
    while page.locator(".ml-building.open").count() == 0:
        if not answer(page):
            page.wait_for_timeout(40)
    album.take("lands-deployment", REST_MS)
    plan(page)
    until(page, lambda: page.locator("[data-testid=odds] .ml-percent").count() >= 3)
    for _ in range(2):
        if page.locator(".ml-plan .ml-answer").count():
            page.locator(".ml-plan .ml-answer").first.click()
            page.wait_for_timeout(300)
    until(page, lambda: page.locator("[data-testid=odds] .ml-percent").count() >= 3)
    album.take("lands-plan", REST_MS)
    while page.locator(".ml-story .ml-line").count() < 8:
        if phase(page)[1] > 4:
            return
        if page.locator(".ml-story").count():
            page.wait_for_timeout(300)
            if page.locator(".ml-story .ml-line").count() >= 8:
                break
        if not answer(page, ("deploy region", "add", "trap", *QUICK)):
            page.wait_for_timeout(40)
    page.get_by_test_id("story").scroll_into_view_if_needed()
    album.take("lands-adventure", REST_MS)


def campaign(guest: Guest, album: Album) -> None:
    """The page of a campaign after one game that was given up."""
    made = guest.api("POST", "/api/campaigns", {"game": "monster_lands", "options": {"difficulty": "heroic"}})
    guest.api("POST", f"/api/campaigns/{made['id']}/next", {})
    guest.api("POST", f"/api/campaigns/{made['id']}/resign")
    guest.page.goto(f"/campaign/{made['id']}")
    guest.page.get_by_test_id("campaign-page").wait_for()
    album.take("lands-campaign", REST_MS)


def visit(guest: Guest, album: Album) -> None:
    seats = ["me", "bot:greedy", "bot:greedy"]
    guest.sit(guest.table(game="monster_lands", seats=seats, options={"difficulty": "normal"}, seed=12))
    play(album)
    campaign(guest, album)


if __name__ == "__main__":
    shoot(WANTED, visit)
