"""Conquest of Nerath in real browsers: two rounds against three bots, orders by mouse, drag and keys, reasons, axe.

Answers are given by the map and the panels of the page.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from taverne.games.nerath.box.load import load
from tests.browser.house import PHONE, WIDE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import phase, press, show_mine, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAUSE_MS = 5

CARDS = load().cards
CENTRES = {space.id: space.centre for space in (*CARDS.land, *CARDS.sea, *CARDS.dungeon)}
SEED = 94
"""Karkoth holds a card for battles from the start."""
QUICK = ("pass", "continue", "lose", "at", "done", "to", "choose", "fight")
"""Answers that bring a game forward."""

ANSWER = """([prefer, stops]) => {
  const asked = document.querySelector('.cn-decision.asked');
  if (!asked || stops.includes(asked.dataset.prompt)) return '';
  const all = [...asked.querySelectorAll('[data-do]')]
    .filter(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true');
  const found = prefer.map(start => all.find(one => one.dataset.do.startsWith(start))).find(one => one) ?? all[0];
  if (!found) return '';
  const answer = found.dataset.do;
  found.closest('details')?.setAttribute('open', '');
  found.focus();
  found.click();
  return answer;
}"""
"""Give the preferred answer in one go, so that no other question can come in between."""

PLACE = """([x, y]) => {
  const svg = document.querySelector('[data-testid=map] svg');
  const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
}"""


def table(one: Guest, *seats: str, seed: int = SEED, **options: Any) -> Page:
    one.page.goto("/")
    seats = seats or ("me", "bot:greedy", "bot:greedy", "bot:greedy")
    options = options or {"mode": "free_for_all"}
    one.sit(one.table(game="nerath", seats=list(seats), options=options, seed=seed))
    return one.page


def prompt(page: Page) -> str:
    found: str = page.evaluate("() => document.querySelector('.cn-decision.asked')?.dataset.prompt ?? ''")
    return found


def question(page: Page) -> str:
    found: str = page.evaluate("() => document.querySelector('.cn-decision')?.textContent ?? ''")
    return found


def settled(page: Page, before: str, seconds: float = 2) -> None:
    """Wait until the question has changed."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and question(page) == before:
        page.wait_for_timeout(15)


def answer(page: Page, prefer: tuple[str, ...] = QUICK, stops: tuple[str, ...] = ()) -> str:
    """Give one answer, a preferred one if it is listed; return it, "" if nothing was asked or it is to stop there."""
    before = question(page)
    given: str = page.evaluate(ANSWER, [list(prefer), list(stops)])
    if given:
        settled(page, before)
    return given


def reach(page: Page, *prompts: str, prefer: tuple[str, ...] = QUICK, seconds: float = 240) -> None:
    """Answer until one of these questions is put."""
    end = time.monotonic() + seconds
    while prompt(page) not in prompts:
        assert time.monotonic() < end, f"{prompts} did not come: {phase(page)} {question(page)[:200]}"
        if not answer(page, prefer, prompts):
            page.wait_for_timeout(30)


def spot(page: Page, space: str) -> tuple[float, float]:
    """Where the middle of a space is on the screen, a little below its name."""
    x, y = CENTRES[space]
    found: list[float] = page.evaluate(PLACE, [x, y + 80])
    return found[0], found[1]


def click(page: Page, space: str) -> None:
    before = question(page)
    page.mouse.click(*spot(page, space))
    settled(page, before)


def take(page: Page, kind: str) -> None:
    before = question(page)
    page.locator(f'[data-group="take {kind}"] [data-do="take {kind}"]').click()
    settled(page, before)


def group(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-group="take {kind}"]')


@pytest.mark.rule("CN-075", "CN-136", "CN-146", "CN-235", "CN-214", "CN-370")
def test_a_human_realm_plays_two_rounds_with_landing_dungeon_card_and_purchase(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = table(one)
    reach(page, "movement")
    click(page, "moghmarrin")
    take(page, "monster")
    take(page, "siege_engine")
    assert group(page, "monster").locator("output").inner_text() == "1/1"
    click(page, "karkothi_gulf")
    until(page, lambda: prompt(page) == "movement")
    click(page, "karkothi_gulf")
    until(page, lambda: prompt(page) == "order")
    click(page, "sea_of_mist")
    until(page, lambda: prompt(page) == "movement")
    click(page, "sea_of_mist")
    until(page, lambda: prompt(page) == "order")
    click(page, "zembar")
    page.get_by_test_id("here").locator("[data-do='land zembar']").click()
    until(page, lambda: prompt(page) == "movement" and page.locator(".cn-landing").count() == 1)
    answer(page, ("select vale_of_chains",))
    take(page, "fighter")
    click(page, "temple_of_elemental_evil")
    until(page, lambda: prompt(page) == "movement")
    page.mouse.move(*spot(page, "skalgard"))
    page.mouse.down()
    page.mouse.move(*spot(page, "ashen_march"), steps=4)
    until(page, lambda: page.locator(".cn-space.can.attack[data-space=mistshade]").count() == 1)
    page.mouse.move(*spot(page, "mistshade"), steps=4)
    page.mouse.up()
    page.get_by_test_id("how-many").locator("[data-do='to mistshade']").click()
    until(page, lambda: page.locator('[data-testid="declared"] li').count() == 3)
    until(page, lambda: "%" in page.get_by_test_id("declared").inner_text())

    played: list[str] = []
    bought = 0
    end = time.monotonic() + 240
    while phase(page)[1] < 3 and phase(page)[0] != "over":
        assert time.monotonic() < end, f"two rounds take too long: {phase(page)} {question(page)[:200]}"
        buying = ("buy footsoldier",) if prompt(page) == "reinforce" and bought < 3 else ()
        given = answer(page, ("play", "lay", *buying, *QUICK))
        bought += given.startswith("buy")
        if given.startswith(("play", "lay")):
            played.append(given)
        if not given:
            page.wait_for_timeout(25)
    page.locator("#cn-tab-history").click()
    assert page.locator(".cn-history details").count() >= 8
    told = page.get_by_test_id("history").text_content() or ""
    assert "Karkoth explores the Temple of Elemental Evil" in told
    assert "Karkoth declares a landing in Zembar" in told
    assert re.search(r"Karkoth attacks [A-Z][\w ]+ in Zembar", told)
    assert "Karkoth buys a Footsoldier for 1" in told
    assert any(one.startswith("play") for one in played)
    assert "Karkoth plays Creeping Doom" in told
    page.locator("#cn-tab-battle").click()
    assert page.locator(".cn-battle .cn-die").count() > 0


def test_orders_take_more_less_or_all_and_every_step_can_be_taken_back(guest: Callable[..., Guest]) -> None:
    page = table(guest())
    reach(page, "movement")
    click(page, "skalgard")
    foot = group(page, "footsoldier")
    foot.get_by_text("All", exact=True).click()
    until(page, lambda: foot.locator("output").inner_text() == "2/2")
    foot.get_by_label("One fewer: Footsoldier").click()
    until(page, lambda: foot.locator("output").inner_text() == "1/2")
    until(page, lambda: "%" in page.get_by_test_id("planned").inner_text())
    page.get_by_test_id("undo-here").click()
    until(page, lambda: foot.locator("output").inner_text() == "0/2")
    page.locator(".cn-decision [data-do=back]").click()
    until(page, lambda: prompt(page) == "movement")


@pytest.mark.rule("CN-117")
def test_blocked_spaces_say_why_and_reachable_ones_are_lit(guest: Callable[..., Guest]) -> None:
    page = table(guest())
    reach(page, "movement")
    click(page, "skalgard")
    expect(page.locator(".cn-space.can.attack[data-space=mistshade]")).to_have_count(1)
    expect(page.locator(".cn-space.can[data-space=iron_citadel]")).to_have_count(0)
    page.mouse.click(*spot(page, "iron_citadel"))
    expect(page.get_by_test_id("why")).to_contain_text("way")
    expect(page.get_by_test_id("picked")).to_contain_text("Iron Citadel")
    page.get_by_test_id("picked").click()
    expect(page.get_by_test_id("why")).to_have_count(0, timeout=2000)


CROSSINGS = """() => {
  const rects = which => [...document.querySelectorAll(which)].map(one => {
    const box = one.getBBox();
    const at = one.getScreenCTM();
    return { one, x: box.x * at.a + at.e, y: box.y * at.d + at.f, w: box.width * at.a, h: box.height * at.d };
  });
  const names = rects('.cn-name').map(({ one, x, y, w, h }) => (
    { of: 'name ' + one.parentNode.dataset.name, x, y: y + h * 0.2, w, h: h * 0.66 }));
  const units = rects('.cn-stack .cn-plate, .cn-stack .cn-field, .cn-stack .cn-tokens circle, .cn-cargo rect')
    .map(({ one, ...rect }) => ({ of: 'units ' + one.closest('[data-space]').dataset.space, ...rect }));
  const badges = rects('.cn-badge > rect').map(({ one, ...rect }) => (
    { of: 'badge ' + one.parentNode.dataset.badge, ...rect }));
  const cross = (a, b) => a.of !== b.of && a.x + 0.5 < b.x + b.w && b.x + 0.5 < a.x + a.w
    && a.y + 0.5 < b.y + b.h && b.y + 0.5 < a.y + a.h;
  const marks = [...names, ...badges];
  const found = [];
  marks.forEach((a, i) => {
    for (const b of [...marks.slice(i + 1), ...units]) if (cross(a, b)) found.push([a.of, b.of]);
  });
  return { names: new Set(names.map(name => name.of)).size, badges: badges.length, found };
}"""
"""Which names and badges cross one another or a unit; letters fill about two thirds of their line."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_names_and_badges_cross_neither_one_another_nor_a_unit(guest: Callable[..., Guest], locale: str) -> None:
    page = table(guest(locale=locale, reduced_motion="reduce"))
    reach(page, "movement")
    map_ = page.locator("[data-testid=map] svg")
    map_.focus()
    for zoom in (0, 2, 4):
        page.keyboard.press("0")
        for _ in range(zoom):
            page.keyboard.press("+")
        at_rest(page, map_)
        found = page.evaluate(CROSSINGS)
        assert found["found"] == [], f"zoom {zoom}"
        assert found["names"] == len(CENTRES)
    page.keyboard.press("0")
    answer(page, ("select skalgard",))
    until(page, lambda: "%" in page.get_by_test_id("planned").inner_text())
    found = page.evaluate(CROSSINGS)
    assert found["found"] == []
    assert found["badges"] >= 3
    answer(page, ("to mistshade",))
    until(page, lambda: page.locator(".cn-badge.declared").count() == 1)
    assert page.evaluate(CROSSINGS)["found"] == []
    assert page.locator(".cn-plate.attacking").count() == 1, "attackers are one badge"


def test_battles_are_fought_on_by_one_press_and_shown_on_a_stage(guest: Callable[..., Guest]) -> None:
    page = table(guest(reduced_motion="reduce"), seed=97)
    reach(page, "movement")
    for one in ("select skalgard", "to mistshade"):
        answer(page, (one,))
    page.get_by_test_id("done-fighting").click()
    until(page, lambda: page.get_by_test_id("stage").count() == 1)
    assert "6 or more" in page.get_by_test_id("stage").inner_text()
    asked = 0
    end = time.monotonic() + 240
    while phase(page)[0] in ("movement", "battles"):
        assert time.monotonic() < end
        waits = prompt(page) and page.get_by_test_id("fighting-on").count() == 0
        if waits and answer(page, ("pass", "continue", *QUICK)):
            asked += 1
        page.wait_for_timeout(30)
    assert asked <= 4, "only cards that fit and odds that are too low are asked about"


def at_rest(page: Page, map_: Locator) -> str | None:
    """What is in sight once the page has found its size."""
    seen: list[str | None] = [None]

    def same() -> bool:
        page.wait_for_timeout(250)
        seen.append(map_.get_attribute("viewBox"))
        return seen[-1] == seen[-2]

    until(page, same)
    return seen[-1]


@pytest.mark.parametrize("mode", ["free_for_all", "alliances"])
def test_map_and_buttons_of_the_board_are_in_sight_together(guest: Callable[..., Guest], mode: str) -> None:
    page = table(guest(size=(1366, 768)), mode=mode)
    reach(page, "movement")
    hidden = "() => { const one = document.querySelector('.area-board'); return one.scrollHeight - one.clientHeight; }"
    assert page.evaluate(hidden) <= 1
    map_ = page.locator("[data-testid=map] svg")
    page.get_by_role("button", name="Zoom in").click()
    before = at_rest(page, map_)
    page.get_by_role("button", name="The realm whose turn it is").click()
    until(page, lambda: map_.get_attribute("viewBox") != before)


def test_the_map_answers_to_keys_and_zooms(guest: Callable[..., Guest]) -> None:
    page = table(guest())
    reach(page, "movement")
    map_ = page.locator("[data-testid=map] svg")
    map_.focus()
    page.keyboard.press("0")
    before = at_rest(page, map_)
    page.keyboard.press("+")
    until(page, lambda: map_.get_attribute("viewBox") != before)
    page.keyboard.press("0")
    until(page, lambda: map_.get_attribute("viewBox") == before)
    page.mouse.move(*spot(page, "zembar"))
    page.mouse.wheel(0, -400)
    until(page, lambda: map_.get_attribute("viewBox") != before)
    page.keyboard.press("0")
    page.keyboard.press("ArrowLeft")
    until(page, lambda: page.locator(".cn-space.picked").count() == 1)
    picked = page.locator(".cn-space.picked").get_attribute("data-space")
    assert picked in CENTRES
    for _ in range(6):
        if page.locator(".cn-space.picked.can").count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
    page.keyboard.press("Enter")
    until(page, lambda: prompt(page) == "order")


def test_the_list_of_spaces_says_who_is_there_and_what_can_be_done(guest: Callable[..., Guest]) -> None:
    page = table(guest(locale="fr-FR"))
    reach(page, "movement")
    page.locator("#cn-tab-spaces").click()
    item = page.locator("[data-space-item=skalgard]")
    assert "Karkoth" in item.inner_text()
    assert "2 fantassins" in item.text_content()  # type: ignore[operator]
    item.locator("[data-do='select skalgard']").focus()
    page.keyboard.press("Enter")
    until(page, lambda: prompt(page) == "order")
    page.locator("[data-space-item=mistshade] [data-do='to mistshade']").click()
    until(page, lambda: prompt(page) == "movement")


@pytest.mark.rule("CN-041")
def test_who_plays_two_realms_always_sees_which_one_is_asked(guest: Callable[..., Guest]) -> None:
    page = table(guest(), "me", "bot:random", mode="alliances")
    reach(page, "movement")
    asked = page.get_by_test_id("asked-realm")
    assert asked.inner_text() == "Karkoth"
    assert page.locator("[data-testid=hand] section").count() >= 2
    end = time.monotonic() + 240
    while asked.count() == 0 or asked.inner_text() != "Iron Circle":
        assert time.monotonic() < end
        if not answer(page):
            page.wait_for_timeout(30)
    assert page.locator(".cn-decision.of-iron_circle").count() == 1


def test_starting_cards_are_shown_with_their_text_where_their_order_is_chosen(guest: Callable[..., Guest]) -> None:
    page = table(guest(), seed=7)
    until(page, lambda: prompt(page) == "card-order")
    assert "add 1 Footsoldier" in page.locator("[data-do='play land_of_the_dead']").inner_text()


def test_a_standing_order_is_given_from_a_menu_and_kept(guest: Callable[..., Guest]) -> None:
    page = table(guest())
    reach(page, "react")
    page.get_by_test_id("orders").locator("summary").click()
    page.locator("[data-do='pass until dragon']").click()
    reach(page, "movement")
    assert "Dragon" in page.locator(".cn-standing-order").inner_text()
    page.locator("[data-do=listen]").click()
    until(page, lambda: page.locator(".cn-standing-order").count() == 0)


def test_two_at_one_screen_hide_their_hands(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = table(one, "me", "here", mode="alliances")
    curtains = 0
    end = time.monotonic() + 240
    while curtains < 2:
        assert time.monotonic() < end
        if page.get_by_test_id("curtain").count():
            assert page.locator(".cn-board").count() == 0
            press(page, "[data-testid=curtain] button.primary")
            curtains += 1
            page.wait_for_timeout(60)
        elif not answer(page):
            page.wait_for_timeout(40)


def test_a_phone_shows_the_map_the_question_and_its_plain_answer_together(guest: Callable[..., Guest]) -> None:
    page = table(guest(size=PHONE, has_touch=True, reduced_motion="reduce"))
    reach(page, "movement")
    page.wait_for_timeout(300)
    map_, asked, text, done = (
        page.locator(place).bounding_box()
        for place in ("[data-testid=map]", ".area-question", ".question-text", ".cn-decision [data-do=done]")
    )
    assert map_ is not None
    assert asked is not None
    assert map_["y"] >= 0
    assert map_["y"] + map_["height"] <= asked["y"] + 1, "the question hides a part of the map"
    assert asked["y"] + asked["height"] <= PHONE[1]
    for part in (text, done):
        assert part is not None
        assert asked["y"] <= part["y"]
        assert part["y"] + part["height"] <= asked["y"] + asked["height"]


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [(WIDE, "light", "en-GB"), (PHONE, "dark", "fr-FR")],
    ids=["light-wide", "dark-phone"],
)
def test_axe_finds_nothing_serious_and_nothing_is_cut_off(
    guest: Callable[..., Guest], size: tuple[int, int], scheme: str, locale: str
) -> None:
    one = guest(size=size, color_scheme=scheme, locale=locale, reduced_motion="reduce")
    page = table(one)
    reach(page, "movement")
    found = {"movement": serious(page)}
    answer(page, ("select skalgard",))
    found["order"] = serious(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    decision = page.locator(".cn-decision").bounding_box()
    assert decision is not None
    assert decision["y"] + 60 < size[1], "the question lies below the screen"
    answer(page, ("to mistshade",))
    answer(page, ("done",))
    reach(page, "continue", "casualties", "reposition", "reinforce")
    found["battle"] = serious(page)
    show_mine(page)
    for tab in ("spaces", "realms", "history"):
        page.locator(f"#cn-tab-{tab}").click()
        found[tab] = serious(page)
    reach(page, "reinforce", prefer=("retreat", *QUICK))
    found["shop"] = serious(page)
    assert {name: faults for name, faults in found.items() if faults} == {}
