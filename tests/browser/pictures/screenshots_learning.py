"""Pictures of a lesson and of the story of a match: ``python -m tests.browser.pictures.screenshots_learning [folder]``.

Pictures of the tables are left to the modules beside this one.
"""

from __future__ import annotations

from tests.browser.house import Guest
from tests.browser.pictures.screenshots import Album, shoot
from tests.browser.steps import finished

SHIPPED = {"lesson-wide-light", "story-wide-light"}


def visit(guest: Guest, album: Album) -> None:
    """Begin the first lesson of Nerath; look at the story of a match that is over."""
    if not album.every and f"story-{album.look}" not in SHIPPED:
        return
    page = guest.page
    page.goto("/learn")
    page.locator("[data-lesson='nerath/first']").click()
    page.get_by_test_id("lesson").wait_for()
    page.get_by_test_id("lesson-next").first.click()
    album.take("lesson", 1500)
    page.goto(f"/t/{finished(guest)}/story")
    page.get_by_test_id("story-accounts").wait_for(timeout=300_000)
    album.take("story", 500, top=True)


if __name__ == "__main__":
    shoot(SHIPPED, visit)
