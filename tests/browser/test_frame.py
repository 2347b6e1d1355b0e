"""The frame of every table: all areas of a decision in the window, at every size, and nothing that moves by itself.

What the areas hold is proven by the tests of the games.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.boards import test_nerath as nerath
from tests.browser.house import Guest
from tests.browser.steps import open_log, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAUSE_MS = 30
SIZES = {
    "wide": (1440, 900),
    "laptop": (1366, 768),
    "small-laptop": (1280, 720),
    "old-laptop": (1024, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "low-phone": (390, 664),
    "letters-twice-as-large": (720, 450),
}
TABLES: dict[str, dict[str, Any]] = {
    "dungeon_rush": {"seats": ["me", "bot:random", "bot:random", "bot:random"], "options": {"mode": "snake"}},
    "monster_lands": {"seats": ["me", "bot:random", "bot:random"]},
    "nerath": {"seats": ["me", "bot:random", "bot:random", "bot:random"]},
    "euthia": {"seats": ["me", "bot:random", "bot:random"]},
}
ASKED = ".prompt.asked, .cn-decision.asked, .eu-decision.asked, [data-testid=duel-answers]"
AREAS = """() => Object.fromEntries([...document.querySelectorAll('[data-frame]')]
  .map(area => [area, area.getBoundingClientRect()])
  .filter(([area]) => getComputedStyle(area).visibility === 'visible')
  .map(([area, box]) => [area.dataset.frame, [box.left, box.top, box.right, box.bottom]]))"""
SCROLLS = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)
SHIFTS = """() => {
  window.shifts = [];
  window.calm = 0;
  new PerformanceObserver(list => { for (const one of list.getEntries())
    if (!one.hadRecentInput && one.startTime > window.calm)
      window.shifts.push([one.value, ...one.sources.map(source => source.node?.className || source.node?.nodeName)]);
  }).observe({type: 'layout-shift', buffered: false});
}"""
FOCUS = """random => {
  const asked = document.querySelectorAll('[data-frame] :is([data-do], [data-testid=go-on])');
  const usable = [...asked].filter(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true');
  const one = usable.at(Math.floor(random * usable.length));
  one?.focus({preventScroll: true});
  return one !== undefined;
}"""
QUESTION = "document.querySelector('[data-frame=question]')?.textContent"
PRESSING = f"() => {{ window.calm = Infinity; window.pressed = {QUESTION}; return window.shifts.length; }}"
"""Until its answer is shown, what moves was moved by the press."""
ANSWER_SHOWN = f"() => window.pressed !== {QUESTION}"
LATE_MS = 1_500
"""How long a busy browser takes to show an answer at most; now and then the same question follows at once."""
SHOWN = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  window.calm = performance.now() + 500;
  done();
})))"""
"""Note that the answer is shown now: a busy browser shows it long after it came."""
MOST = 0.05
"""The most that may have shifted by itself in a whole turn."""


def sit(one: Guest, game: str) -> Page:
    one.page.goto("/")
    one.sit(one.table(game=game, seed=5, **TABLES[game]))
    one.page.locator(ASKED).first.wait_for(timeout=60_000)
    return one.page


@pytest.mark.parametrize("game", TABLES)
def test_all_areas_of_a_decision_are_in_the_window(guest: Callable[..., Guest], game: str) -> None:
    page = sit(guest(), game)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        until(page, lambda: page.evaluate(SCROLLS) == [0, 0])  # else the page scrolls
        areas: dict[str, list[float]] = page.evaluate(AREAS)
        assert {"board", "question", "happened"} <= areas.keys(), name
        for area, (left, top, right, bottom) in areas.items():
            assert left >= -0.5, (name, area)
            assert top >= 0, (name, area)
            assert right <= width + 0.5, (name, area)
            assert bottom <= height + 0.5, (name, area)
        left, top, right, bottom = areas["board"]
        assert (right - left) * (bottom - top) > 0.15 * width * height, f"too little is left for the board: {name}"
        expect(page.locator(ASKED).first).to_be_in_viewport()


def answered(page: Page, one: Guest, said: int, heard: int) -> None:
    """Wait for the server's answer; some presses only unfold something, and have none."""
    page.wait_for_timeout(50)
    if any('"t":"act"' in text for text in one.said[said:]):
        until(page, lambda: any('"t":"ack"' in text or '"t":"refused"' in text for text in one.heard[heard:]))
        with suppress(PlaywrightTimeout):
            page.wait_for_function(ANSWER_SHOWN, timeout=LATE_MS)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_nothing_moves_by_itself_for_some_turns(guest: Callable[..., Guest], game: str, size: tuple[int, int]) -> None:
    one = guest(size=size, reduced_motion="reduce")
    page = sit(one, game)
    page.wait_for_timeout(500)
    page.evaluate(SHIFTS)
    random = Random(7)
    for _ in range(25):
        said, heard = len(one.said), len(one.heard)
        if page.evaluate(FOCUS, random.random()):
            before = page.evaluate(PRESSING)
            page.keyboard.press("Enter")
            answered(page, one, said, heard)
            page.evaluate(SHOWN)
            page.wait_for_timeout(250)
            page.evaluate("n => { window.shifts.length = n; }", before)  # on a busy machine that was half a second
        else:
            page.wait_for_timeout(250)
    page.wait_for_timeout(600)
    shifts: list[list[Any]] = page.evaluate("window.shifts")
    assert sum(one[0] for one in shifts) < MOST, shifts
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_the_log_opens_beside_the_question_and_stays_so(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), "nerath")
    question = page.evaluate(AREAS)["question"]
    expect(page.locator(".log")).to_have_count(0)
    page.get_by_test_id("open-log").click()
    expect(page.locator(".log")).to_be_visible()
    assert page.evaluate(AREAS)["question"] == question, "the question stays where it is, uncovered"
    page.reload()
    expect(page.locator(".log")).to_be_visible()
    page.locator(".side-panel .close-panel").click()
    until(page, lambda: page.locator(".log").count() == 0)


def test_the_whole_log_is_there_in_groups(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    one.sit(one.table(seats=["bot:normal"] * 5, options={"mode": "snake"}, seed=5))
    page.get_by_test_id("count").wait_for(timeout=180_000)
    open_log(page)
    earlier = page.get_by_test_id("log-earlier")
    heads = page.locator(".log-head").count()
    lines = page.locator(".log-line").count()
    more = int(re.findall(r"\d+", earlier.inner_text())[0])
    earlier.click()
    expect(page.locator(".log-line")).to_have_count(lines - 1 + more)
    assert page.locator(".log-head").count() > heads, "rounds head their lines"
    expect(earlier).to_have_count(0)


def test_keys_answer_cancel_and_go_back(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), "nerath")
    nerath.reach(page, "movement")
    page.locator(".cn-decision [data-do^='select ']").first.wait_for(state="attached")
    nerath.answer(page, ("select",))
    until(page, lambda: nerath.prompt(page) == "order")
    first = page.locator(".area-question [data-key='1']")
    expect(first).to_have_count(1)
    page.keyboard.press("Escape")
    until(page, lambda: nerath.prompt(page) == "movement")
    nerath.answer(page, ("select",))
    until(page, lambda: nerath.prompt(page) == "order")
    page.keyboard.press("Digit" + (page.locator("[data-do=back]").first.get_attribute("data-key") or ""))
    until(page, lambda: nerath.prompt(page) == "movement")


def test_a_replay_is_led_by_keys_and_by_its_log(guest: Callable[..., Guest], record: str) -> None:
    page = guest().page
    page.goto(f"/t/{record}/replay#p=0&seat=-3")
    at = page.get_by_test_id("position")
    expect(at).to_have_text(re.compile(r"^0/"))
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile(r"^1/"))
    expect(page.locator(".slider-marks > span").nth(3)).to_be_attached()
    page.keyboard.press("PageDown")
    expect(at).not_to_have_text(re.compile(r"^1/"))
    page.get_by_test_id("chapters").select_option(index=3)
    expect(at).not_to_have_text(re.compile(r"^[01]/"))
    third = at.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(at).not_to_have_text(third)
    page.keyboard.press("PageDown")
    expect(at).to_have_text(third)
    open_log(page)
    page.locator(".log-pick").nth(2).click()
    expect(at).not_to_have_text(third)
    page.locator(".close-panel").click()
    page.set_viewport_size({"width": 390, "height": 664})
    page.locator("[data-layout]").wait_for()
    board = page.locator(".area-board").bounding_box()
    assert board is not None
    assert board["height"] > 150, "on a phone the controls leave the board its room"


@pytest.mark.parametrize("game", TABLES)
def test_a_good_bot_can_be_asked_at_every_table(guest: Callable[..., Guest], game: str) -> None:
    one = guest(size=SIZES["laptop"])
    page = one.page
    page.goto("/")
    one.sit(one.table(game=game, **TABLES[game]))
    page.locator(ASKED).first.wait_for()
    page.get_by_test_id("hint").get_by_role("button").click()
    answers = page.locator(".hint-list li")
    answers.first.wait_for(timeout=120_000)
    assert 1 <= answers.count() <= 3
    expect(answers.last).to_be_in_viewport()
