"""Lessons in a browser: played to their ends by pressing what is lit (two of each game), one by keys alone.

What lessons say and accept is proven by ``tests/lessons``.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.house import PHONE, Guest
from tests.browser.pages.test_access import serious

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("browser")]
PATIENCE_S = 400
ROUNDS = 3
"""So many times everything that is lit is pressed before the teacher is asked to do it."""


def step(page: Page) -> str:
    return page.get_by_test_id("lesson").get_attribute("data-step") or ""


def moved(page: Page, before: str, tries: int = 12) -> bool:
    for _ in range(tries):
        page.wait_for_timeout(100)
        if page.get_by_test_id("lesson-done").count() or step(page) != before:
            return True
    return False


WHERE = """() => {
  const found = [];
  for (const one of document.querySelectorAll("[data-lit]")) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const name = one.dataset.thing ?? "";
    const box = one.getBoundingClientRect();
    const hits = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (one.contains(hit) || (name && hit.closest(`[data-thing="${CSS.escape(name)}"]`)));
    };
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    const points = parts.flatMap((v) => parts.map((u) => [box.x + u * box.width, box.y + v * box.height]));
    const point = points.find(([x, y]) => hits(x, y));
    const rank = one.dataset.do ? 0 : /^(panel|count|figure):/.test(name) ? 2 : 1;
    if (point) found.push([rank, ...point]);
  }
  return found.sort((a, b) => a[0] - b[0]);
}"""
"""Where a hand would press what is lit: a point that belongs to it; answers before pieces, pieces before panels."""


def press_what_is_lit(page: Page, before: str) -> bool:
    """Press the things that are lit, one after another, until the lesson goes on."""
    for index in range(len(page.evaluate(WHERE))):
        points = page.evaluate(WHERE)
        if index < len(points):
            page.mouse.click(points[index][1], points[index][2])
        if moved(page, before):
            return True
    return False


def begin(guest: Guest, game: str, lesson: str = "first") -> Page:
    page = guest.page
    page.goto("/learn")
    page.locator(f"[data-lesson='{game}/{lesson}']").click()
    page.get_by_test_id("lesson").wait_for()
    return page


def free(page: Page) -> None:
    """Give any answer: in a free step everything goes."""
    answers = page.locator("[data-frame=question] [data-do]:visible, [data-do]:visible")
    with suppress(TimeoutError):  # the board may draw itself anew while it is pressed: then it is pressed again
        if answers.count():
            answers.first.click(timeout=3000)


def read(page: Page) -> None:
    while page.get_by_test_id("lesson-next").count():
        with suppress(TimeoutError):  # the step may just have gone on by what was pressed before
            page.get_by_test_id("lesson-next").click(timeout=3000)


LESSONS = [
    *[(game, "first") for game in ("dungeon_rush", "monster_lands", "nerath", "euthia")],
    ("dungeon_rush", "careful"),
    ("monster_lands", "alone"),
    ("nerath", "sea"),
    ("euthia", "monster"),
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=["-".join(pair) for pair in LESSONS])
def test_a_lesson_is_played_to_its_end_by_mouse(guest: Callable[..., Guest], game: str, lesson: str) -> None:
    page = begin(guest(), game, lesson)
    until = time.monotonic() + PATIENCE_S
    helped: list[str] = []
    tried: Counter[str] = Counter()
    while not page.get_by_test_id("lesson-done").count():
        assert time.monotonic() < until, f"stuck at step {step(page)}"
        read(page)
        before = step(page)
        tried[before] += 1
        if press_what_is_lit(page, before) or moved(page, before, 3):
            continue
        if not page.get_by_test_id("lesson-do").count():
            free(page)
        elif tried[before] > ROUNDS:
            helped.append(before)
            page.get_by_test_id("lesson-do").click(timeout=5000)
            moved(page, before)
    assert len(helped) <= 3, f"nothing on the board could be pressed at steps {helped}"
    page.goto("/learn")
    page.get_by_text("done", exact=True).first.wait_for()


def test_a_lesson_is_played_by_keys_alone_on_a_phone(guest: Callable[..., Guest]) -> None:
    page = begin(guest(size=PHONE), "dungeon_rush")
    until = time.monotonic() + PATIENCE_S
    while not page.get_by_test_id("lesson-done").count():
        assert time.monotonic() < until, f"stuck at step {step(page)}"
        before = step(page)
        for name in ("lesson-next", "lesson-do", "go-on"):
            if page.get_by_test_id(name).count():
                page.get_by_test_id(name).focus()
                page.keyboard.press("Enter")
                break
        else:
            answer = page.locator("[data-frame=question] [data-do]:visible, [data-do]:visible")
            if answer.count():
                answer.first.focus()
                page.keyboard.press("Enter")
        moved(page, before, 5)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_another_press_is_explained_and_changes_nothing(guest: Callable[..., Guest]) -> None:
    page = begin(guest(), "dungeon_rush")
    read(page)
    page.locator("[data-do='hero warrior']").first.click()
    page.locator(".lesson-else").wait_for()
    assert step(page) == "1"


def test_a_first_match_has_coach_marks_that_are_said_once(guest: Callable[..., Guest]) -> None:
    one = guest(coach=True)
    one.page.goto("/")
    one.page.get_by_test_id("lesson-dungeon_rush").wait_for()
    one.sit(one.table(seats=["me", "bot:easy", "bot:easy"], options={"mode": "snake"}))
    one.page.get_by_test_id("coach-ok").click()
    one.page.get_by_test_id("coach").wait_for(state="detached")
    one.page.reload()
    one.page.get_by_test_id("draft").wait_for()
    one.page.wait_for_timeout(500)
    assert one.page.get_by_test_id("coach").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_with_the_teacher(guest: Callable[..., Guest], scheme: str) -> None:
    one = guest(color_scheme=scheme, reduced_motion="reduce")
    one.page.goto("/learn")
    one.page.locator("[data-lesson]").first.wait_for()
    found = serious(one.page)
    one.page.goto("/daily")
    one.page.get_by_test_id("daily").wait_for()
    found += serious(one.page)
    one.page.goto("/puzzles/dungeon_rush")
    one.page.locator(".puzzle-list a").first.wait_for()
    found += serious(one.page)
    found += serious(begin(one, "dungeon_rush"))
    assert found == []
