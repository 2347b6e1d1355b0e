"""Info cards in a browser: what a thing is, and its figures of the moment, on boards that stand still and at a table.

What things mean is proven by ``tests/words``; here, that the figures are those of the position.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Guest
from tests.browser.steps import open_log, press

ANSWERS = 25
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def card_says(page: Page, thing: str, *words: str) -> None:
    """Go to a thing, then point at it; its card holds these words.  Cards close where the page is scrolled."""
    shown = page.locator(f'[data-thing="{thing}"]:visible').first
    shown.scroll_into_view_if_needed()
    page.mouse.move(1, 1)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown.hover(position={"x": 6, "y": 6})
    for word in words:
        expect(page.get_by_test_id("info-card")).to_contain_text(word)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("nerath", {"unit:footsoldier": ("Price: 1 gold", "Karkoth 14, Vailin 17, Iron Circle 25 and Nerath 25")}),
        ("euthia", {"quest:emissary_3": ("Give 1 Amethyst or 1 Onyx", "Emissary"), "slot:sword": ("Winter Athame",)}),
        ("monster_lands", {"building:tavern": ("Recruit a mercenary", "Free slots: 4", "A die here takes effect")}),
    ],
)
def test_a_card_tells_the_figures_of_the_position(
    guest: Callable[..., Guest], game: str, told: dict[str, tuple[str, ...]]
) -> None:
    page = guest().page
    page.goto(f"/puzzles/{game}")
    page.locator(".puzzle-options button").first.wait_for()
    for thing, words in told.items():
        card_says(page, thing, *words)


BARE = """() => {
  const told = (one) => one.closest("[data-thing], [data-tip]");
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 3;
  const words = "button, a, summary, h3, h4, p, li, strong, small";
  const worded = (one) => /\\p{L}/u.test(one.closest(words)?.textContent ?? "");
  const all = [...document.querySelectorAll(".table-grid *")].filter(seen);
  const icons = all.filter((one) => one.tagName === "svg" && !told(one) && !worded(one));
  const figures = all.filter((one) => !one.children.length && /^[+\\-−×]?\\d+(\\/\\d+)?$/.test(one.textContent.trim()));
  const bare = figures.filter((one) => !told(one) && !one.closest("kbd, button") && !worded(one));
  const titles = [...document.querySelectorAll("[title], svg title")];
  return [...new Set([...icons, ...bare, ...titles].map((one) => one.parentElement.outerHTML.slice(0, 200)))];
}"""
"""Icons and figures without a card and without words beside them, and titles that only a mouse could find."""

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dungeon_rush", 3, {"mode": "snake"}),
    ("monster_lands", 2, {}),
    ("nerath", 4, {"mode": "free_for_all"}),
    ("euthia", 2, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_nothing_on_a_board_in_the_middle_of_a_match_is_without_a_card(
    guest: Callable[..., Guest], game: str, players: int, options: dict[str, Any]
) -> None:
    one = guest(reduced_motion="reduce")
    page = one.page
    page.goto("/")
    level = "bot:easy" if game == "dungeon_rush" else "bot:greedy"
    one.sit(one.table(game=game, seats=["me", *[level] * (players - 1)], options=options, seed=5))
    found: set[str] = set()
    for _ in range(ANSWERS):
        found.update(page.evaluate(BARE))
        for answer in ("[data-testid=go-on]", "[data-frame=question] [data-do]:visible", "[data-do]:visible"):
            if press(page, answer):
                break
        page.wait_for_timeout(120)
    open_log(page)
    page.locator(".log .named").first.wait_for()
    found.update(page.evaluate(BARE))
    assert found == set()


def test_what_a_line_of_the_log_names_has_a_card_for_mouse_and_keys(guest: Callable[..., Guest]) -> None:
    one = guest(reduced_motion="reduce")
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:easy"], options={"mode": "snake"}, seed=5))
    page.locator(".hero-card.legal").first.click()
    open_log(page)
    page.locator(".log .named[data-thing^='hero:']").first.wait_for()
    page.locator(".log").focus()
    page.keyboard.press("ArrowLeft")
    name = page.locator(".log .named:focus").inner_text()
    expect(page.get_by_test_id("info-card").locator("strong")).to_have_text(re.compile(name.split()[-1], re.IGNORECASE))
    page.keyboard.press("Escape")
    page.locator(".log-line .mark").last.hover()
    expect(page.get_by_test_id("info-card").locator("strong")).not_to_be_empty()


def test_a_seat_tells_what_its_player_has(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/learn")
    page.locator("[data-lesson='nerath/first']").click()
    page.get_by_test_id("lesson").wait_for()
    card_says(page, "seat:0", "Karkoth: 0 victory points, 15 lands, 10 gold, 3 event cards")
    card_says(page, "realm:vailin", "Led by", "0 victory points")
