"""Euthia for somebody who sits down for the first time: what is told about odds, tokens, rolls and the rivals' turns.

The journey and the ways to press are those of ``test_euthia``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.boards.test_euthia import PAUSE_MS, give, journey, prompt, table
from tests.browser.house import PHONE, Guest
from tests.browser.steps import until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
__all__ = ["PAUSE_MS"]


@pytest.mark.rule("EU-058", "EU-237")
def test_questions_on_a_phone_stand_where_they_are_seen_and_say_what_answers_mean(
    guest: Callable[..., Guest],
) -> None:
    seed, answers = journey()
    page = table(guest(size=PHONE, has_touch=True), seed=seed)
    seen: dict[str, str] = {}
    for answer in answers:
        asked = prompt(page)
        if asked not in seen and asked in ("before-combat", "trophy", "keep-tile", "roll-challenge"):
            if asked == "before-combat":
                until(page, lambda: page.get_by_test_id("exactness").count() == 1)
                expect(page.locator(".eu-decision [data-do=done]")).to_be_in_viewport(ratio=1)
            seen[asked] = page.get_by_test_id("prompt").inner_text()
            if asked in ("trophy", "keep-tile"):
                expect(page.get_by_test_id("prompt")).to_be_in_viewport()
        give(page, answer)
    assert re.search(r"decided|give or take", seen["before-combat"])
    assert "Begin the combat" in seen["before-combat"]
    assert "fills a sack" in seen["trophy"]
    assert "health" in seen["keep-tile"] or "wound" in seen["keep-tile"], seen["keep-tile"]
    assert re.search(r"Gaar: roll die 1 \(\d\) again, \+2", seen["roll-challenge"]), seen["roll-challenge"]
    assert "or more:" in seen["roll-challenge"]


def test_odds_say_how_exact_they_are_and_what_they_are_made_of(guest: Callable[..., Guest]) -> None:
    page = table(guest(locale="fr-FR"), seed=journey()[0])
    for answer in journey()[1]:
        give(page, answer)
        if prompt(page) == "before-combat":
            break
    odds = page.get_by_test_id("duel-odds")
    expect(page.get_by_test_id("exactness")).to_have_text(re.compile(r"^(exact|à [\d,]+ points? près)$"))
    expect(odds.locator("p")).to_be_hidden()
    odds.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(odds.locator("p")).to_contain_text("jouent au mieux")


@pytest.mark.rule("EU-040")
def test_after_a_rivals_turn_one_reads_what_he_did_and_a_kept_token_is_seen(guest: Callable[..., Guest]) -> None:
    page = table(guest(), "me", "bot:random", seed=5)
    until(page, lambda: prompt(page) == "act", 60)
    give(page, "end")
    assert "all others are lost" in page.get_by_test_id("prompt").inner_text()
    give(page, "carry combat")
    answered = False
    for _ in range(200):
        if prompt(page) == "act":
            break
        if prompt(page) and page.locator("[data-do=pass], [data-do=done]").count():
            give(page, "pass" if page.locator("[data-do=pass]").count() else "done")
            answered = True
        page.wait_for_timeout(50)
    rival = page.locator(".seat-panel .seat-name").first.inner_text().strip()
    news = page.get_by_test_id("news")
    if not answered:
        expect(news).to_contain_text(rival)
        assert news.locator("li").count() >= 2
    assert "one kept" in page.locator("[data-do='walk combat']").inner_text()
    give(page, "walk combat")
    expect(news).to_have_count(0)


def test_a_turn_by_keys_alone_goes_on_at_the_question_that_follows(guest: Callable[..., Guest]) -> None:
    page = table(guest(), seed=5)
    until(page, lambda: prompt(page) == "act")
    assert page.evaluate("() => document.activeElement === document.body"), "nobody is moved before the first answer"
    page.locator("[data-testid=prompt] [data-do='walk trade']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-frame=question]")).to_be_focused()
    page.locator("[data-testid=map] svg").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    until(page, lambda: prompt(page) == "lay")
    expect(page.locator("[data-testid=map] svg")).to_be_focused()
    assert "Where does the next tile go?" in page.get_by_test_id("announce-prompt").inner_text()


@pytest.mark.rule("EUS-130", "EUS-132")
def test_the_scenario_page_has_all_its_rules_and_what_counts_at_the_end(guest: Callable[..., Guest]) -> None:
    page = table(guest(), scenario="revocation_1")
    until(page, lambda: prompt(page) != "")
    page.locator("#eu-tab-scenario").click()
    rules = page.get_by_test_id("all-rules")
    expect(rules.locator("li")).to_have_count(0)
    rules.locator("summary").click()
    expect(rules).to_contain_text("Revoking costs the essences")
    scores = page.locator(".eu-scores")
    scores.locator("summary").click()
    expect(scores).to_contain_text("Quests: 2, 4, 6")
    assert "Elite monsters" not in scores.inner_text()


def test_arranging_brings_one_to_the_heros_board_and_back(guest: Callable[..., Guest]) -> None:
    page = table(guest(size=PHONE, has_touch=True, reduced_motion="reduce"), seed=5)
    until(page, lambda: prompt(page) == "act")
    expect(page.get_by_test_id("map")).to_be_visible()
    page.locator("[data-testid=prompt] [data-do=arrange]").tap()
    expect(page.locator(".eg-arranging")).to_be_in_viewport()
    expect(page.get_by_test_id("map")).not_to_be_visible()
    page.locator(".eg-arranging [data-do=done]").tap()
    until(page, lambda: prompt(page) == "act")
    expect(page.get_by_test_id("map")).to_be_visible()


def test_two_fingers_draw_the_map_nearer_and_one_moves_it(guest: Callable[..., Guest]) -> None:
    page = table(guest(size=PHONE, has_touch=True, reduced_motion="reduce"), seed=5)
    map_ = page.locator("[data-testid=map] svg")
    box = map_.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    def width() -> float:
        return float((map_.get_attribute("viewBox") or "").split()[2])

    far = width()
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 6):
        touch("touchMove", (x - 20 - 12 * step, y), (x + 20 + 12 * step, y))
    touch("touchEnd")
    until(page, lambda: width() < 0.9 * far)
    near, wide = map_.get_attribute("viewBox"), width()
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + 10 * step, y + 10 * step))
    touch("touchEnd")
    until(page, lambda: map_.get_attribute("viewBox") != near)
    assert width() == wide, "one finger moves it only"


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720), PHONE])
def test_a_duel_shows_its_dice_beside_the_question(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    page = table(guest(size=size, reduced_motion="reduce"), seed=journey()[0])
    for answer in journey()[1]:
        if prompt(page) == "roll-attack":
            break
        give(page, answer)
    dice = page.locator("[data-roll=hero] .eg-dice")
    room = page.locator(".area-board").bounding_box()
    assert room is not None
    for part in (dice, page.locator(".eg-side.hero .eg-bar").first) if size != PHONE else (dice,):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= room["y"] + room["height"], f"{part} is below the fold"
    rows = page.evaluate(
        "() => [...document.querySelectorAll('.eg-duel > *')].filter(one => one.checkVisibility())"
        ".map(one => one.getBoundingClientRect()).map(box => [box.top, box.bottom])"
    )
    assert all(above[1] <= below[0] + 1 for above, below in pairwise(rows)), f"parts of the duel overlap: {rows}"
    assert page.get_by_test_id("map").evaluate("one => getComputedStyle(one).visibility") == "hidden"
