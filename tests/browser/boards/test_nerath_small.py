"""Conquest of Nerath where there is little room: a phone and narrow windows in French, the longer words.

What is asked is compared with the map in sight; nothing is cut off, and nothing hides what was pressed for.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.test_nerath import CROSSINGS, PAUSE_MS, answer, click, prompt, reach, spot, table
from tests.browser.house import PHONE, Guest

__all__ = ["PAUSE_MS"]
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def inside(page: Page, part: str, area: str) -> bool:
    """Whether a part of the page lies wholly in an area, and so in sight."""
    found, room = page.locator(part).first.bounding_box(), page.locator(area).first.bounding_box()
    assert found is not None, part
    assert room is not None, area
    return found["y"] >= room["y"] - 1 and found["y"] + found["height"] <= room["y"] + room["height"] + 1


def small(guest: Callable[..., Guest], mode: str = "free_for_all") -> Page:
    page = table(guest(size=PHONE, has_touch=True, locale="fr-FR", reduced_motion="reduce"), mode=mode)
    reach(page, "movement")
    page.wait_for_timeout(300)
    return page


def test_an_order_on_a_phone_shows_its_target_with_its_odds_in_question_and_map(guest: Callable[..., Guest]) -> None:
    page = small(guest)
    before = page.locator("[data-testid=map]").bounding_box()
    answer(page, ("select skalgard",))
    page.locator("[data-testid=planned] .cn-chance").wait_for()
    assert inside(page, "[data-testid=planned] [data-do='to mistshade']", ".area-question")
    assert inside(page, "[data-badge=mistshade]", "[data-testid=map]")
    assert page.locator("[data-testid=map]").bounding_box() == before, "the map has changed its size"


@pytest.mark.rule("CN-370")
def test_a_phone_shows_the_whole_shop_with_prices_and_dice(guest: Callable[..., Guest]) -> None:
    page = small(guest)
    reach(page, "reinforce", prefer=("done", "pass"))
    wares = page.locator(".cn-ware")
    assert wares.count() == 9
    for ware in wares.all():
        box, room = ware.bounding_box(), page.locator(".area-question").bounding_box()
        assert box is not None
        assert room is not None
        assert box["y"] + box["height"] <= room["y"] + room["height"], ware.inner_text()
        assert box["height"] >= 36, "too small for a thumb"
    assert "2d8 / 1d8" in page.locator("[data-do='buy siege_engine']").inner_text()
    done = page.locator(".cn-decision [data-do=done]")
    for width, height in ((390, 664), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        for part in (".cn-ware >> nth=8", "[data-do=done]"):
            assert inside(page, part, ".area-question"), f"{part} at {width}x{height}"
        ends, foot = done.bounding_box(), page.locator(".cn-back").bounding_box()
        assert ends is not None
        assert foot is not None
        assert ends["y"] + ends["height"] <= foot["y"] + 1, "the foot of the question lies over the end"
    assert "primary" not in (done.get_attribute("class") or ""), "to end is not the best answer while there is gold"


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1024, 768), (820, 1180), PHONE])
@pytest.mark.parametrize("mode", ["free_for_all", "alliances"])
def test_header_seats_and_orders_are_whole_in_french(
    guest: Callable[..., Guest], size: tuple[int, int], mode: str
) -> None:
    page = table(guest(size=size, locale="fr-FR", reduced_motion="reduce"), mode=mode)
    reach(page, "movement")
    answer(page, ("select skalgard",))
    page.locator("[data-testid=planned] .cn-chance").wait_for()
    status = page.locator(".cn-status")
    assert (status.bounding_box() or {"height": 99})["height"] < 32, "the line of the header breaks"
    assert status.evaluate("one => one.scrollWidth - one.clientWidth") <= 1
    assert page.locator(".table-head").evaluate("one => one.scrollWidth - one.clientWidth") <= 1
    cut = page.evaluate(
        "() => [...document.querySelectorAll('.seat-name')].filter(one => one.scrollWidth > one.clientWidth)"
        ".map(one => one.textContent)"
    )
    assert cut == []
    strip = page.locator(".area-rivals")
    assert strip.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "a seat is cut off"
    names = page.locator(".cn-group-name")
    assert max((one.bounding_box() or {"height": 99})["height"] for one in names.all()) < 64
    assert page.evaluate(CROSSINGS)["found"] == []


def test_no_card_comes_over_what_was_just_pressed(guest: Callable[..., Guest]) -> None:
    page = table(guest(reduced_motion="reduce"))
    reach(page, "movement")
    x, y = spot(page, "skalgard")
    page.mouse.move(x, y)
    expect(page.get_by_test_id("info-card")).to_contain_text("Footsoldier")
    click(page, "skalgard")
    assert prompt(page) == "order"
    page.mouse.move(x + 3, y + 3)
    page.wait_for_timeout(800)
    expect(page.get_by_test_id("info-card")).to_have_count(0)
    page.mouse.move(*spot(page, "mistshade"), steps=4)
    expect(page.get_by_test_id("info-card")).to_be_visible()


def test_a_card_that_asks_for_lands_hides_none_of_them(guest: Callable[..., Guest]) -> None:
    page = table(guest(reduced_motion="reduce"), seed=7)
    reach(page, "card-add", prefer=("play land_of_the_dead",))
    assert "2" in page.get_by_test_id("card-left").inner_text()
    shown = page.get_by_test_id("played")
    if shown.count():
        box = shown.bounding_box()
        assert box is not None
        assert box["height"] < 60


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720)])
def test_orders_and_purchases_fit_with_what_leads_back(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    page = table(guest(size=size, locale="fr-FR", reduced_motion="reduce"))
    reach(page, "movement")
    for order in ("select skalgard", "to mistshade", "select vale_of_chains", "to vast_plains"):
        page.locator(f".cn-decision.asked [data-do='{order}']").first.wait_for(state="attached")
        assert answer(page, (order,)) == order
    page.locator("[data-testid=declared] li").nth(1).wait_for()
    for part in ("[data-testid=declared] li >> nth=1", ".cn-decision [data-do=done]", "[data-testid=undo-here]"):
        assert inside(page, part, ".area-question"), part
    answer(page, ("select karkothi_gulf",))
    page.locator("[data-testid=planned] .cn-chance").first.wait_for()
    for part in ("[data-testid=undo-here]", ".cn-decision [data-do=back]"):
        assert inside(page, part, ".cn-back"), part
        assert inside(page, part, ".area-question"), part
    answer(page, ("back",))
    reach(page, "reinforce", prefer=("done", "pass"))
    answer(page, ("buy footsoldier",))
    answer(page, ("at",))
    page.get_by_test_id("again").wait_for()
    for part in (".cn-ware >> nth=8", "[data-testid=again]", "[data-do=done]", "[data-testid=undo-here]"):
        assert inside(page, part, ".area-question"), part
    end, foot = page.locator("[data-do=done]").bounding_box(), page.locator(".cn-back").bounding_box()
    assert end is not None
    assert foot is not None
    assert end["y"] + end["height"] <= foot["y"] + 1, "the foot of the question lies over the end of the purchases"


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_all_dice_of_a_battle_lie_in_sight(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    page = table(guest(size=size, locale="fr-FR", reduced_motion="reduce"), seed=97)
    reach(page, "movement")
    for order in ("select skalgard", "to mistshade", "done"):
        answer(page, (order,))
    reach(page, "casualties", "continue", prefer=("fight", "pass"))
    sides = page.locator(".cn-stage-side")
    assert sides.count() == 2
    for side in sides.all():
        dice, room = side.locator(".cn-thrown .cn-die"), side.bounding_box()
        assert dice.count() > 0
        assert room is not None
        for die in dice.all():
            box = die.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= room["y"] + room["height"], "a die is cut off"
        assert side.evaluate("one => one.scrollHeight - one.clientHeight") <= 1 or size == PHONE, "a line is cut off"
    card = page.get_by_test_id("played")
    if card.count() and size == PHONE:
        assert inside(page, "[data-testid=played]", ".cn-under"), "a card lies over the dice"


ASTRAY = """() => {
  const lands = [...document.querySelectorAll('.cn-space')];
  return [...document.querySelectorAll('.cn-names > g:has(.land)')].map(name => {
    const { x, y, width, height } = name.getBBox();
    const own = lands.find(one => one.dataset.space === name.dataset.name);
    const middle = part => new DOMPoint(x + width / 2, y + part * height);
    return [name.dataset.name, [0.25, 0.5, 0.75].some(part => own.isPointInFill(middle(part)))];
  }).filter(([, at_home]) => !at_home).map(([name]) => name);
}"""
"""Names whose middle lies outside their own lands."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_laptop_shows_the_map_whole_with_every_name_in_its_land(guest: Callable[..., Guest], locale: str) -> None:
    page = table(guest(size=(1366, 768), locale=locale, reduced_motion="reduce"), seed=97)
    reach(page, "movement")
    for width, height in ((1366, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(600)
        assert page.evaluate(ASTRAY) == []
        assert page.evaluate(CROSSINGS)["found"] == []
        _, y, _, high = map(float, (page.locator("[data-testid=map] svg").get_attribute("viewBox") or "").split())
        assert (round(y), round(high)) == (0, 7000), "a smaller window shows the map as whole as the larger one did"
        heights = page.locator(".cn-seat-realm").evaluate_all("all => all.map(one => Math.round(one.clientHeight))")
        assert len(set(heights)) == 1, "no name takes a line of its own"


GROWN = """figures => document.querySelectorAll('.cn-seat .cn-figures').forEach(one => {
  one.style.setProperty('--digits', figures.join('').length);
  one.querySelectorAll('.cn-count > [aria-hidden=true]:last-child').forEach((text, i) => text.textContent = figures[i]);
})"""
"""Give every realm these figures."""

ASTRAY_FIGURES = """() => [...document.querySelectorAll('.area-rivals .seat-panel')].filter(seat => {
  const room = seat.getBoundingClientRect();
  return [...seat.querySelectorAll('.cn-figures')].some(line => {
    const all = [...line.querySelectorAll('.cn-count')].map(one => one.getBoundingClientRect());
    return new Set(all.map(one => Math.round(one.top))).size > 1 || all.some(one => one.right > room.right);
  });
}).map(seat => seat.textContent)"""
"""The seats with a figure in a second line, or beyond their edge."""


@pytest.mark.parametrize(("mode", "rivals"), [("free_for_all", 3), ("alliances", 2)])
def test_figures_of_a_realm_stay_in_one_line_however_many_digits(
    guest: Callable[..., Guest], mode: str, rivals: int
) -> None:
    page = table(guest(size=(1440, 900), locale="fr-FR"), "me", *["bot:greedy"] * rivals, mode=mode)
    page.locator(".cn-figures").first.wait_for()
    for width, letters in ((1440, 16), (1280, 16), (1024, 16), (1440, 20), (1024, 20)):
        page.set_viewport_size({"width": width, "height": 768})
        page.evaluate("size => { document.documentElement.style.fontSize = `${size}px`; }", letters)
        for figures in ([104, 38, 127, 12, 10], [9, 14, 10, 3, 0]):
            page.evaluate(GROWN, figures)
            assert page.evaluate(ASTRAY_FIGURES) == [], (width, letters, figures)


def test_who_leads_two_realms_has_a_line_for_each_on_a_laptop(guest: Callable[..., Guest]) -> None:
    page = table(guest(size=(1366, 768), locale="fr-FR"), "me", "bot:greedy", mode="alliances")
    lines = page.locator(".cn-seat-realm")
    assert lines.count() == 4
    heights = lines.evaluate_all("all => all.map(one => one.clientHeight)")
    assert max(heights) < 40, "name and figures stand side by side"
