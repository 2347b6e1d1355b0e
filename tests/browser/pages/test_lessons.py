"""Lessons in a browser: each played to its end by pressing what is lit, and in the other language by keys alone.

What lessons say and accept is proven by ``tests/lessons``.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError

from taverne import games
from taverne.lessons import all_lessons
from tests.browser.house import PHONE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
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


def pointed_at(page: Page, before: str) -> None:
    """While an answer is wanted, a hand points at what gives it, in sight of whoever is to press it."""
    if page.get_by_test_id("lesson-do").count():
        page.wait_for_function(
            "before => document.querySelector('[data-testid=lesson]')?.dataset.step !== before"
            " || document.querySelector('.hand:not([hidden])')",
            arg=before,
            timeout=8000,
        )


LESSONS = [(lesson.game, lesson.name) for lesson in all_lessons()]
IDS = ["-".join(pair) for pair in LESSONS]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
DONE = {"en": "done", "fr": "faite"}


def languages(lesson: str) -> tuple[str, str]:
    """Return the languages in which a lesson is played by mouse and by keys: both, over the two."""
    return ("en", "fr") if lesson == "first" else ("fr", "en")


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=IDS)
def test_a_lesson_is_played_to_its_end_by_mouse(guest: Callable[..., Guest], game: str, lesson: str) -> None:
    lang, _ = languages(lesson)
    page = begin(guest(locale=LOCALES[lang]), game, lesson)
    assert page.evaluate("document.documentElement.lang") == lang
    end = time.monotonic() + PATIENCE_S
    helped: list[str] = []
    tried: Counter[str] = Counter()
    while not page.get_by_test_id("lesson-done").count():
        assert time.monotonic() < end, f"stuck at step {step(page)}"
        read(page)
        before = step(page)
        pointed_at(page, before)
        wanted = page.get_by_test_id("lesson-do").count() > 0
        tried[before] += wanted  # while others are watched there is nothing to press
        if press_what_is_lit(page, before) or moved(page, before, 3):
            continue
        if not page.get_by_test_id("lesson-do").count():
            free(page)
        elif tried[before] > ROUNDS:
            helped.append(before)
            page.get_by_test_id("lesson-do").click(timeout=5000)
            moved(page, before)
    assert not helped, f"nothing on the board could be pressed at steps {helped}"
    if (game, lesson) == ("dungeon_rush", "first"):
        page.get_by_test_id("lesson-match").click()
        page.get_by_test_id("lesson").wait_for(state="detached")
        page.get_by_test_id("draft").wait_for()
    page.goto("/learn")
    page.get_by_text(DONE[lang], exact=True).first.wait_for()


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=IDS)
def test_a_lesson_is_played_by_keys_alone_on_a_phone(guest: Callable[..., Guest], game: str, lesson: str) -> None:
    _, lang = languages(lesson)
    page = begin(guest(size=PHONE, locale=LOCALES[lang]), game, lesson)
    assert page.evaluate("document.documentElement.lang") == lang
    end = time.monotonic() + PATIENCE_S
    while not page.get_by_test_id("lesson-done").count():
        assert time.monotonic() < end, f"stuck at step {step(page)}"
        before = step(page)
        pointed_at(page, before)
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


def test_what_a_lesson_is_about_has_the_width_of_a_phone(guest: Callable[..., Guest]) -> None:
    page = guest(size=PHONE, locale="fr-FR").page
    page.goto("/learn")
    page.locator(".learn-lesson p").first.wait_for()
    about = "[...document.querySelectorAll('.learn-lesson > div:first-child')]"
    widths = page.evaluate(f"{about}.map(one => one.clientWidth)")
    assert min(widths) > 0.7 * PHONE[0]


def test_a_mouse_that_rests_where_it_chose_the_lesson_brings_no_card_over_it(guest: Callable[..., Guest]) -> None:
    page = begin(guest(size=PHONE), "monster_lands", "carried")
    page.locator(".hand:not([hidden])").wait_for()
    page.wait_for_timeout(1000)
    assert page.get_by_test_id("info-card").count() == 0


def test_another_press_is_explained_and_changes_nothing(guest: Callable[..., Guest]) -> None:
    page = begin(guest(), "dungeon_rush")
    read(page)
    page.locator("[data-do='hero warrior']").first.click()
    page.locator(".lesson-else").wait_for()
    assert step(page) == "1"


COVERED = """() => {
  if (!document.querySelector('.hero-card.legal')) return -1;
  const card = document.querySelector('[data-testid=coach]').getBoundingClientRect();
  return [...document.querySelectorAll('.hero-card.legal, .area-question > *')].filter(one => {
    const box = one.getBoundingClientRect();
    return card.left < box.right && box.left < card.right && card.top < box.bottom && box.top < card.bottom;
  }).length;
}"""


def test_a_first_match_has_coach_marks_that_are_said_once(guest: Callable[..., Guest]) -> None:
    """Said where no answer is: neither over a hero one may choose nor over the question."""
    one = guest(coach=True, size=(1366, 768), locale="fr-FR")
    one.page.goto("/")
    one.page.get_by_test_id("lesson-dungeon_rush").wait_for()
    one.sit(one.table(seats=["me", "bot:easy", "bot:easy"], options={"mode": "snake"}))
    one.page.get_by_test_id("coach").wait_for()
    for _ in range(4):  # it finds its place again and again, and stays off them
        until(one.page, lambda: one.page.evaluate(COVERED) == 0)
        one.page.wait_for_timeout(200)
    assert one.page.evaluate(COVERED) == 0
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
    for game in games.names():
        one.page.goto(f"/puzzles/{game}")
        one.page.locator(".puzzle-list a").first.wait_for()
        found += serious(one.page)
    for address in ("/puzzles", "/ratings", "/lab", "/nowhere"):
        one.page.goto(address)
        one.page.locator("main h1").first.wait_for()
        found += serious(one.page)
    found += serious(begin(one, "dungeon_rush"))
    assert found == []
