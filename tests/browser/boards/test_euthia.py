"""Euthia in real browsers: three rounds of a solo Hunt by map, panels and keys, with a fight, a trade and a quest.

Reasons, the list of spaces, other scenarios, axe and small screens too; duels of two are left to ``test_euthia_duel``.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from taverne.engine import Action, Match, Rng
from taverne.games.euthia.bots.greedy import greedy
from taverne.games.euthia.game import Euthia
from tests.browser.house import PHONE, WIDE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import phase, show_mine, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAUSE_MS = 5

WANTED = {"monster-beaten", "bought", "quest-done"}
"""What three rounds of the journey below must hold."""
SEED = 20
KNOWN = """
walk mining, move i_chapel-a, lay -2 1, lay -1 -1, walk trade, move i_chapel-c, lay 1 1, move i_wayfarers-b, done,
use murmured_prayer 2, pass, attack lance_of_dawn, gaar 1, done, pass, use laid_on_hands 1, gaar 1, gaar 1, done, keep,
end, use laid_on_hands 1, trade, reveal_tiles, keep_tile wayside_bread, unlock ability 5, learn wayside_bread, done,
use wayside_bread 1, move i_wayfarers-c, lay -3 3, move i_willows-a, challenge, use murmured_prayer 1, done,
walk mining, move i_willows-b, done, pass, essence water 1, attack lance_of_dawn, gaar 1, done, pass,
use healing_potion 1, gaar 2, done, pass, use hermits_flask 1, take_essence water, end, use wayside_bread 1,
move i_millbrook-a, done, use murmured_prayer 2, pass, use laid_on_hands 1, attack lance_of_dawn, gaar 2, done, done,
done, pass, trade, reveal_tiles, keep_tile chapel_flail, keep_tile veil_of_incense, unlock sword 6, buy boar_spear,
arrange, equip boar_spear 6, done, done, move i_chapel-b, walk mining, move ii_ranger-a, quest ranger_6,
give_gem amethyst, end
"""
"""Answers that hold it all, as a greedy hero gave them; when the box changes, others are looked for."""

PRESS = """answer => {
  const found = [...document.querySelectorAll('[data-do]')]
    .find(one => one.dataset.do === answer && !one.disabled && one.getAttribute('aria-disabled') !== 'true');
  if (!found) return false;
  for (let fold = found.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
  found.focus();
  found.click();
  return true;
}"""

MIDDLE = """space => {
  const marks = [...document.querySelectorAll('[data-testid=map] [data-space]')]
    .filter(one => one.dataset.space === space);
  const shape = marks.map(one => one.querySelector('.eu-space, circle') ?? one)[0];
  if (!shape) return null;
  const box = shape.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def walked(match: Match[Any], answers: Iterable[str]) -> tuple[str, ...] | None:
    """The answers, if they can all be given and three rounds hold what is wanted."""
    given = []
    for answer in answers:
        action = Action.parse(answer)
        if match.over or match.why_not(0, action) is not None:
            return None
        match.act(0, action)
        given.append(answer)
    kinds = {one.event.kind for one in match.happened}
    return tuple(given) if kinds >= WANTED and match.state.round == 4 else None


def greedily(match: Match[Any], rng: Rng) -> Iterator[str]:
    while not match.over and match.state.round <= 3:
        choice = match.choice(0)
        assert choice is not None
        yield str(greedy(match.state.clone(), choice, rng))


@cache
def journey() -> tuple[int, tuple[str, ...]]:
    """A seed and answers: three rounds of a solo Hunt in which a monster is beaten, a ware bought, a quest done."""
    game = Euthia()
    known = walked(Match.new(game, {}, 1, seed=SEED), [one.strip() for one in KNOWN.split(",")])
    if known is not None:
        return SEED, known
    for seed in range(400):
        match = Match.new(game, {}, 1, seed=seed)
        found = walked(match, greedily(match, Rng(seed)))
        if found is not None:
            return seed, found
    raise AssertionError("no such journey")


def table(one: Guest, *seats: str, seed: int = 5, **options: Any) -> Page:
    one.page.goto("/")
    one.sit(one.table(game="euthia", seats=list(seats) or ["me"], options=options, seed=seed))
    one.page.get_by_test_id("board").wait_for()
    return one.page


def prompt(page: Page) -> str:
    found: str = page.evaluate("() => document.querySelector('[data-testid=board]')?.dataset.prompt ?? ''")
    return found


def told(page: Page) -> str:
    return page.locator("[data-frame=happened]").inner_text()


def listed(page: Page, start: str) -> list[str]:
    """The answers of a kind that some button of the page gives."""
    found: list[str] = page.evaluate(
        "start => [...new Set([...document.querySelectorAll('[data-do]')]"
        ".filter(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true').map(one => one.dataset.do)"
        ".filter(one => one === start || one.startsWith(start + ' ')))]",
        start,
    )
    return found


def click(page: Page, space: str) -> None:
    """Press a space, or the place "@q,r" of a new tile, on the map."""
    until(page, lambda: page.evaluate(MIDDLE, space) is not None, 30)
    page.mouse.click(*page.evaluate(MIDDLE, space))


def give(page: Page, answer: str) -> None:
    """Give an answer by whatever of the page gives it: the map for ways and places of tiles, else a button."""
    kind, *args = answer.split(" ")
    before = told(page), prompt(page), page.evaluate("() => document.querySelector('.eu-board').textContent")
    if kind == "move":
        page.get_by_test_id("map").scroll_into_view_if_needed()
        click(page, args[0])
        if page.locator(f".eu-choice.fight.picked[data-space='{args[0]}']").count():
            click(page, args[0])
    elif kind == "lay":
        page.get_by_test_id("map").scroll_into_view_if_needed()
        click(page, f"@{args[0]},{args[1]}")
    else:
        until(page, lambda: bool(page.evaluate(PRESS, answer)), 30)
    end = time.monotonic() + 240
    while (told(page), prompt(page), page.evaluate("() => document.querySelector('.eu-board').textContent")) == before:
        assert time.monotonic() < end, f"{answer} changed nothing: {prompt(page)}"
        page.wait_for_timeout(20)


@pytest.mark.rule("EU-049", "EU-067", "EU-090", "EU-242")
def test_a_hero_alone_hunts_for_three_rounds_with_a_fight_a_trade_and_a_quest(guest: Callable[..., Guest]) -> None:
    seed, answers = journey()
    page = table(guest(), seed=seed)
    stages = set()
    for answer in answers:
        stages.add(page.evaluate("() => document.querySelector('.eu-board').dataset.stage"))
        if prompt(page) == "roll-challenge":
            assert page.locator(".eu-decision .reached").count() == 1, "the band that the roll reaches"
        give(page, answer)
    until(page, lambda: phase(page)[1] == 4)
    assert stages == {"map", "duel", "trade"}
    page.locator("#eu-tab-history").click()
    history = page.get_by_test_id("history").text_content() or ""
    assert page.locator(".eu-history details").count() >= 3
    assert "You buy" in history
    assert re.search("You (complete|have completed)", history), history[-2000:]
    page.locator("#eu-tab-quests").click()
    assert "Completed by" in page.get_by_test_id("quests").inner_text()
    page.locator("#eu-tab-heroes").click()
    assert page.get_by_test_id("heroes").locator("tbody tr").count() == 1


@pytest.mark.rule("EU-053", "EU-063")
def test_spaces_within_reach_are_lit_and_say_which_token_they_take(guest: Callable[..., Guest]) -> None:
    page = table(guest())
    until(page, lambda: prompt(page) == "act")
    click(page, "i_chapel-a")
    assert "Mining" in page.get_by_test_id("way").inner_text(), "the way there takes a token"
    assert "Chapel" in page.get_by_test_id("picked").inner_text()
    for token in ("mining", "trade", "combat"):
        give(page, f"walk {token}")
    assert page.locator(".eu-choice.can").count() == 3
    assert page.locator(".eu-choice.can[data-space='i_chapel-a']").count() == 1


@pytest.mark.rule("EU-053", "EU-055", "EU-063")
def test_a_far_space_is_walked_to_by_one_press_that_says_what_it_takes(guest: Callable[..., Guest]) -> None:
    page = table(guest(), seed=20)
    until(page, lambda: prompt(page) == "act")
    click(page, "i_chapel-c")
    way = page.get_by_test_id("way")
    assert "1 step" in way.inner_text()
    assert page.get_by_test_id("path").count() == 1
    page.get_by_test_id("walk").click()
    until(page, lambda: prompt(page) == "lay" or "plain (c)" in page.get_by_test_id("picked").inner_text())


@pytest.mark.rule("EU-067", "EU-142")
def test_the_map_grows_by_keys_and_a_monster_shows_its_back(guest: Callable[..., Guest]) -> None:
    page = table(guest(), seed=5)
    give(page, "walk trade")
    map_ = page.locator("[data-testid=map] svg")
    map_.focus()
    page.keyboard.press("ArrowRight")
    until(page, lambda: page.locator(".eu-choice.picked.can").count() == 1)
    page.keyboard.press("Enter")
    until(page, lambda: prompt(page) == "lay")
    places = page.locator(".eu-place").count()
    assert places >= 2
    page.keyboard.press("ArrowRight")
    for _ in range(8):
        if page.locator(".eu-place.picked").count():
            break
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    until(page, lambda: page.locator(".eu-tile").count() == 2)
    while prompt(page) == "lay":
        give(page, listed(page, "lay")[0])
    assert page.locator(".eu-tile").count() == 1 + places
    before = map_.get_attribute("viewBox")
    map_.focus()
    page.keyboard.press("+")
    until(page, lambda: map_.get_attribute("viewBox") != before)
    page.keyboard.press("0")
    page.locator("#eu-tab-spaces").click()
    page.get_by_role("button", name="Monsters").click()
    item = page.locator(".eu-space-item").first
    assert re.search(r"Monster of level \d", item.inner_text())
    assert re.search(r"Back of its card: \d+ health", item.inner_text())
    until(page, lambda: page.locator(".eu-odds").count() > 0)
    assert re.search(r"If you fight here: (at least )?\d+% to win, \d+% to die", item.inner_text())


def test_the_scenario_page_tells_goal_special_rules_and_how_it_stands(guest: Callable[..., Guest]) -> None:
    page = table(guest(locale="fr-FR"), scenario="devastation", elites=True)
    until(page, lambda: prompt(page) != "")
    page.locator("#eu-tab-scenario").click()
    text = page.get_by_test_id("scenario").inner_text()
    assert "Compteur du sortilège" in text
    assert "Le Golem arrive à la manche" in text
    assert page.locator(".eu-rules li").count() >= 2
    assert page.get_by_test_id("bounty").count() == 1
    assert page.get_by_test_id("back-1").count() == 1
    assert page.locator(".eu-rounds li").count() == 12


@pytest.mark.rule("EU-017")
def test_a_hero_is_chosen_from_those_that_are_free(guest: Callable[..., Guest]) -> None:
    page = table(guest(), "me", "bot:random", heroes="choose")
    until(page, lambda: page.get_by_role("button", name=re.compile("^Take ")).count() >= 5)
    page.get_by_role("button", name=re.compile("^Take ")).last.click()
    until(page, lambda: prompt(page) == "act", 60)
    assert page.get_by_test_id("muster").count() == 0
    assert page.get_by_test_id("hero").count() == 1


def test_rivals_see_each_others_figures_and_boards_but_no_hands(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = table(one, "me", "bot:random", "bot:random")
    until(page, lambda: prompt(page) == "act", 60)
    assert page.locator(".seat-panel .eu-seat").count() == 2
    page.locator(".eu-whose button").nth(1).click()
    until(page, lambda: page.get_by_test_id("hero").get_attribute("data-seat") == "1")
    assert page.get_by_test_id("own-hand").count() == 0
    views = [heard["view"] for text in one.heard if (heard := json.loads(text)).get("view")]
    assert views
    assert not any(view["table"]["heroes"][rival]["hand"] for view in views for rival in (1, 2))


@pytest.mark.rule("EU-251")
def test_the_final_count_of_four_heroes_fits_a_phone(guest: Callable[..., Guest]) -> None:
    page = table(guest(size=PHONE, reduced_motion="reduce"), *["bot:random"] * 4)
    count = page.get_by_test_id("count")
    count.wait_for(timeout=120_000)
    assert count.locator("thead th").count() == 5
    assert count.locator("tbody tr").count() >= 10
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for part in (".count-scroll", ".end-panel .course"):
        box = page.locator(part)
        assert box.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, f"{part} is cut off"


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [(WIDE, "light", "en-GB"), (PHONE, "dark", "fr-FR")],
    ids=["light-wide", "dark-phone"],
)
def test_axe_finds_nothing_serious_and_nothing_is_cut_off(
    guest: Callable[..., Guest], size: tuple[int, int], scheme: str, locale: str
) -> None:
    seed, answers = journey()
    page = table(guest(size=size, color_scheme=scheme, locale=locale, reduced_motion="reduce"), seed=seed)
    until(page, lambda: prompt(page) == "act")
    found: dict[str, list[str]] = {}
    for answer in answers:
        stage = page.evaluate("() => document.querySelector('.eu-board').dataset.stage")
        name = stage if stage != "map" else prompt(page)
        if name in ("act", "lay", "duel", "trade") and name not in found:
            found[name] = serious(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0], name
        give(page, answer)
    show_mine(page)
    for tab in ("scenario", "quests", "offer", "spaces", "heroes", "fight", "history"):
        page.locator(f"#eu-tab-{tab}").click()
        found[tab] = serious(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], tab
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert {"act", "lay", "duel", "trade"} <= set(found)


@pytest.mark.parametrize(
    ("size", "spaces"),
    [((1366, 768), ("i_cinder-a", "i_magpie-c")), ((390, 664), ("i_cinder-a",))],
    ids=["laptop", "low phone"],
)
def test_the_panel_of_a_way_is_in_sight_whole_and_leaves_its_end_free(
    guest: Callable[..., Guest], size: tuple[int, int], spaces: tuple[str, ...]
) -> None:
    page = table(guest(size=size, reduced_motion="reduce"), "me", "bot:greedy", "bot:greedy", seed=11)
    until(page, lambda: prompt(page) == "act")
    for space in spaces:
        click(page, space)
        way = page.get_by_test_id("way").bounding_box()
        room = page.get_by_test_id("map").bounding_box()
        assert way is not None
        assert room is not None
        assert way["y"] >= room["y"] - 1
        assert way["y"] + way["height"] <= room["y"] + room["height"] + 1
        if size[0] > 600:
            _, y = page.evaluate(MIDDLE, space)
            assert not way["y"] < y < way["y"] + way["height"], f"{space} lies under what is said of it"
        page.get_by_test_id("way").locator("button").last.click()
