"""The page of puzzles: a wrong answer earns nothing, a right one three stars, which stay.

That the engine agrees with every puzzle is proven by ``tests/review``.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from taverne import games
from taverne.review.puzzles import puzzles
from tests.browser.house import PHONE, Guest

WHO = {
    "dungeon_rush": "Your heroes: the Wizard and the Assassin.",
    "monster_lands": "You lead Tortock’s clan.",
    "nerath": "You lead the Iron Circle.",
    "euthia": "You are Taesiri.",
}
pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize("game", [name for name in games.names() if puzzles(name)])
def test_a_wrong_answer_earns_nothing_and_a_right_one_three_stars(guest: Callable[..., Guest], game: str) -> None:
    one = guest(size=PHONE)
    page = one.page
    puzzle = puzzles(game)[0]
    answers = list(puzzle.answers)
    wrong = min(answers, key=lambda answer: puzzle.answers[answer])
    page.goto(f"/puzzles/{game}")
    buttons = page.locator(".puzzle-options button")
    buttons.first.wait_for()
    assert buttons.count() == len(answers)
    assert page.locator(".puzzle-ask strong").inner_text() == WHO[game]
    buttons.nth(answers.index(wrong)).click()
    page.get_by_text("Not yet.").wait_for()
    assert page.locator(".puzzle-ask .puzzle-stars").inner_text() == "☆☆☆"
    buttons.nth(answers.index(puzzle.solutions()[0])).click()
    page.get_by_text("Solved!").wait_for()
    assert page.locator(".puzzle-ask .puzzle-stars").inner_text() == "★★★"
    page.reload()
    expect(page.locator(".puzzle-list .puzzle-stars").first).to_have_text("★★★")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
