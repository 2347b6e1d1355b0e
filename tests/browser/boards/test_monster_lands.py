"""Monster Lands in real browsers: a game against a bot, alone to a rank, four at one screen, plans with odds, axe.

Answers are given by the buttons and places of the page, by mouse and by keyboard. Campaigns are tested beside it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards.lands import QUICK, answer, plan, play_out, table
from tests.browser.house import PHONE, WIDE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import open_log, phase, press, show_mine, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


ASKED = ".prompt.asked"


@pytest.mark.rule("ML-213")
def test_a_human_plays_a_whole_game_against_a_bot(guest: Callable[..., Guest]) -> None:
    one = guest()
    table(one, "me", "bot:random")
    play_out(one.page)
    page = one.page
    result = one.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["result"]
    rows = page.get_by_test_id("count").locator("tbody tr")
    totals = [int(text) for text in rows.locator(".total").all_inner_texts()]
    assert totals == sorted(result["scores"], reverse=True)
    assert page.locator("tr.winner").count() == len(result["winners"]) >= 1
    assert page.get_by_test_id("count").locator("tr.mine").count() == 1
    expected = "You win" if result["winners"] == [0] else "wins" if len(result["winners"]) == 1 else "shared"
    assert expected in page.locator("#count-title").inner_text()


@pytest.mark.rule("ML-276")
def test_a_scenario_is_played_alone_to_its_rank(guest: Callable[..., Guest]) -> None:
    one = guest(locale="fr-FR")
    page = one.page
    table(one, "me", mode="classic")
    until(page, lambda: page.get_by_test_id("solo").count() == 1)
    assert "Rang en l’état" in page.get_by_test_id("solo").inner_text()
    moves = set()
    end = time.monotonic() + 240
    while page.get_by_test_id("count").count() == 0:
        assert time.monotonic() < end, f"the game goes on and on: {phase(page)}"
        moves |= set(page.locator(".ml-solo-moves .ml-line").all_inner_texts())
        if not answer(page):
            page.wait_for_timeout(40)
    assert len(moves) > 5, "what Madhala does is shown"
    assert all("Madhala" in move for move in moves)
    result = one.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["result"]
    rank = result["parts"][0]["rank"]
    names = ("Chair à canon", "Recrue", "Vétéran", "Héros")
    assert f"Rang atteint : {names[rank]}" in page.locator("#count-title").inner_text().replace("\u00a0", " ")
    if rank < 3:
        told = page.get_by_test_id("next-rank").inner_text()
        assert names[rank + 1] in told
        assert str((35, 45, 60)[rank]) in told


def pieces(page: Page) -> int:
    return page.locator(".ml-laid").count()


def deploying(page: Page) -> None:
    """Answer until one deploys, with the ways through the Citadel at hand."""
    end = time.monotonic() + 240
    while page.locator(".ml-spot.way").count() == 0:
        assert time.monotonic() < end, "nothing could be bought in one press"
        if page.locator("[data-do='deploy tavern']").count() == 0 and not answer(page, ("clan fire",)):
            page.wait_for_timeout(40)


@pytest.mark.rule("ML-046", "ML-070")
def test_a_mercenary_is_hired_by_one_press(guest: Callable[..., Guest]) -> None:
    """Building, die and mercenary at once, for the price that the card names."""
    one = guest()
    page = one.page
    table(one, "me", "bot:random")
    deploying(page)
    purse = page.locator(".ml-clan.own .ml-purse .count-gold > span[aria-hidden=true]")
    members = page.locator(".ml-clan.own [data-member]")
    gold, count = int(purse.inner_text()), members.count()
    card = page.locator("button.ml-hire.way[data-do*='recruit']").first
    price = int(card.locator(".count-gold > span[aria-hidden=true]").last.inner_text())
    card.click()
    until(page, lambda: members.count() == count + 1)
    assert int(purse.inner_text()) == gold - price


@pytest.mark.parametrize("size", [PHONE, (720, 450)], ids=["phone", "letters-twice-as-large"])
def test_the_clan_is_seen_on_a_small_screen(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    one = guest(size=size)
    page = one.page
    table(one, "me", "bot:random")
    until(page, lambda: answer(page, ("clan fire",)) and page.locator(".phase-deployment").count() == 1)
    show_mine(page)
    clan = page.locator(".area-mine .ml-clan.own")
    expect(clan).to_be_visible()
    expect(clan.locator(".ml-purse")).to_be_in_viewport()
    member = clan.locator("[data-member]").last
    member.scroll_into_view_if_needed()
    expect(member).to_be_in_viewport()


MANY = """() => [...document.querySelectorAll('.ml-more-clan > summary > .ml-row')].forEach(row => {
  for (let n = 0; n < 5; n++) row.append(row.lastElementChild.cloneNode(true));
})"""
"""Give every rival five mercenaries more."""


@pytest.mark.parametrize("size", [WIDE, (1280, 720)])
def test_rivals_keep_their_height_however_many_they_hire(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    one = guest(size=size)
    page = one.page
    table(one, "me", "bot:random", "bot:random", "bot:random")
    deploying(page)
    rivals = page.locator(".area-rivals")
    before = rivals.bounding_box()
    page.evaluate(MANY)
    assert rivals.bounding_box() == before
    scrolls = "one => one.scrollWidth > one.clientWidth + 1"
    assert not rivals.evaluate(scrolls)


NARROWED = """() => [...document.querySelectorAll('.ml-building')].filter(one => {
  const own = one.getBoundingClientRect(), name = one.querySelector('strong').getBoundingClientRect();
  return own.width < 0.4 * one.parentElement.getBoundingClientRect().width || name.right > own.right;
}).map(one => one.dataset.building)"""
"""Buildings with less than half of the width, or whose name runs beyond their edge."""


@pytest.mark.parametrize(("height", "share"), [(844, 0.4), (664, 0.33)])
def test_the_citadel_takes_the_room_that_the_question_leaves(
    guest: Callable[..., Guest], height: int, share: float
) -> None:
    """Where the places of the board are the answers, the question needs a sentence; a plan gets more room."""
    one = guest(size=(390, height), locale="fr-FR")
    page = one.page
    table(one, "me", "bot:random")
    deploying(page)
    assert page.evaluate(NARROWED) == []
    board = page.locator(".area-board")
    until(page, lambda: (board.bounding_box() or {"height": 0})["height"] > share * height)
    before = board.bounding_box()
    plan(page)
    after = board.bounding_box()
    assert before
    assert after
    assert after["height"] < before["height"] - 40


def test_an_expedition_sets_out_by_two_presses(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    table(one, "me", "bot:random")
    deploying(page)
    page.locator(".ml-expedition[data-do^='deploy region_a; at']").first.click()
    page.locator(".ml-at-once").first.click()
    until(page, lambda: page.locator(".ml-plan").count() == 0)
    out = page.locator(".ml-outside [data-place=region_a] .ml-expedition.taken")
    assert out.count() == 1
    assert out.locator(".ml-die").count() > 0
    until(page, lambda: page.locator(ASKED).count() > 0)
    until(page, lambda: out.locator(".ml-chip").count() == 1)  # the odds it set out with come after the question


@pytest.mark.rule("ML-140", "ML-153")
def test_a_fight_goes_on_by_one_press(guest: Callable[..., Guest]) -> None:
    one = guest(reduced_motion="reduce")
    page = one.page
    table(one, "me", "bot:random")
    end = time.monotonic() + 240
    while page.get_by_test_id("fight-on").count() == 0:
        assert time.monotonic() < end, "no fight asked anything"
        if page.locator(".ml-at-once").count():
            press(page, ".ml-at-once")
            page.wait_for_timeout(200)
        elif not answer(page, ("deploy region_a", "at", *QUICK)):
            page.wait_for_timeout(40)
    asked = page.locator(ASKED).inner_text()
    until(page, lambda: page.get_by_test_id("fight-on").is_enabled())
    page.get_by_test_id("fight-on").click()
    until(page, lambda: page.locator(ASKED).count() == 0 or page.locator(ASKED).inner_text() != asked)


CUT_OFF = """() => {
  const area = document.querySelector('.area-question').getBoundingClientRect();
  return [...document.querySelectorAll('.ml-plan [data-do]')].filter(one =>
    one.getBoundingClientRect().bottom > area.bottom).map(one => one.dataset.do);
}"""
"""What answers a plan and is not in sight."""


@pytest.mark.rule("ML-107", "ML-111")
def test_an_expedition_is_planned_freely_and_dropped_by_escape(guest: Callable[..., Guest]) -> None:
    """One press opens a column; pieces go on in any order, come off by a press; nothing stays of a plan dropped."""
    one = guest(size=(1024, 768), locale="fr-FR")
    page = one.page
    table(one, "me", "bot:random")
    column = page.locator(".ml-expedition[data-do^='deploy region_a; at']")
    end = time.monotonic() + 240
    while column.count() == 0:
        assert time.monotonic() < end
        if not answer(page, ("clan fire",)):
            page.wait_for_timeout(40)
    chosen = column.first.get_attribute("data-expedition")
    column.first.click()
    page.locator(".ml-plan [data-do^='send ']").first.wait_for()
    assert page.locator(".ml-expedition.planned").get_attribute("data-expedition") == chosen
    until(page, lambda: "jusqu’à" in page.locator(".ml-plan [data-do^='send ']").first.inner_text())
    page.locator(".ml-plan [data-do^='send ']").first.click()
    page.locator(".ml-plan [data-do=go]").wait_for()
    until(page, lambda: page.locator("[data-testid=odds] .ml-percent").count() >= 3)
    assert page.evaluate(CUT_OFF) == []
    fitting = page.locator(".ml-plan .ml-answer:not(.cannot)")
    assert fitting.count() > 0
    until(page, lambda: "%" in fitting.first.inner_text())
    laid = 0
    while laid < 2 and fitting.count():
        fitting.last.click()  # tokens before dice: no order of the program stands in the way
        laid += 1
        until(page, lambda laid=laid: pieces(page) == laid)  # type: ignore[misc]
    page.locator(".ml-laid").first.click()
    until(page, lambda: pieces(page) == laid - 1)
    if page.get_by_test_id("plan-fill").count():
        page.get_by_test_id("plan-fill").click()
        until(page, lambda: pieces(page) >= laid)
    page.keyboard.press("Escape")
    until(page, lambda: page.locator(".ml-plan").count() == 0)
    assert page.locator(f".ml-expedition.taken[data-expedition='{chosen}']").count() == 0
    assert column.count() > 0


STAGED = """() => {
  if (![...document.querySelectorAll('.waiting-for')].some(one => one.textContent.includes('dice are rolling')))
    return null;
  const told = [...document.querySelectorAll('.ml-scene .ml-line-text')].map(one => one.textContent.trim());
  const asked = document.querySelectorAll('.prompt.asked').length;
  return told.length ? [told.at(-1), document.querySelector('.side-panel .log').textContent, asked] : null;
}"""


def test_log_and_board_wait_for_the_stage(guest: Callable[..., Guest]) -> None:
    """A fight is told with its dice first; what came of it stands in the log only then."""
    one = guest()
    page = one.page
    table(one, "me", "bot:greedy")
    open_log(page)
    found = None
    end = time.monotonic() + 240
    while found is None:
        assert time.monotonic() < end, "no fight was staged"
        found = page.evaluate(STAGED)
        if found is None and page.locator(".ml-at-once").count():
            press(page, ".ml-at-once")
        elif found is None and not answer(page, ("deploy region_a", "at", *QUICK)):
            page.wait_for_timeout(20)
    told, log, asked = found
    assert told not in log
    assert asked == 0, "nothing is asked while the dice roll"
    press(page, "[data-testid=stage-skip]")
    until(page, lambda: told in (page.locator(".side-panel .log").text_content() or ""))


@pytest.mark.parametrize(
    ("size", "locale"),
    [
        ((1440, 900), "en-GB"),
        ((1366, 768), "fr-FR"),
        ((1280, 720), "en-GB"),
        ((1280, 720), "fr-FR"),
        ((1024, 768), "fr-FR"),
        ((820, 1180), "fr-FR"),
    ],
)
def test_citadel_outside_and_clan_are_on_one_screen(
    guest: Callable[..., Guest], size: tuple[int, int], locale: str
) -> None:
    """On low and narrow windows the clan may scroll, or wait for a press; the board does neither."""
    one = guest(size=size, locale=locale)
    page = one.page
    table(one, "me", "bot:random", "bot:random", "bot:random")
    until(page, lambda: answer(page, ("clan fire",)) or page.locator("[data-do='deploy tavern']").count() > 0)
    page.locator("[data-do='deploy tavern']").first.wait_for()
    page.wait_for_timeout(400)
    parts = (".ml-citadel", ".ml-outside", ".area-question", *([".ml-clan.own"] if size[0] > 1300 else []))
    for part in parts:
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] + 1, f"{part} is below the fold"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    scrolls = "(board) => board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1"
    assert not page.locator(".area-board").first.evaluate(scrolls)


@pytest.mark.rule("ML-022")
def test_a_clan_says_whom_it_brings(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    table(one, "me")
    page.locator(".ml-founding").wait_for()
    fire = page.locator("[data-do='clan fire']")
    assert fire.get_by_text("Purkas", exact=True).count() == 1
    assert "Korgo (mercenary), Reputation 1, 1 Force die" in fire.evaluate("one => one.textContent")
    fire.focus()
    page.keyboard.press("Enter")
    until(page, lambda: page.locator(".ml-clan.own [data-member=purkas]").count() == 1)


@pytest.mark.rule("ML-103")
def test_a_mission_plan_says_what_it_lacks(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    table(one, "me", "bot:random")
    plan(page, "competitive")
    until(page, lambda: page.locator("[data-testid=odds] .ml-percent").count() >= 2)
    wanted = page.locator(".ml-die-wanted").count()
    assert wanted > 0
    assert f"{wanted} required" in page.locator(".ml-lacking").inner_text()
    assert "Odds at best" in page.get_by_test_id("odds").inner_text()
    until(page, lambda: page.locator(".ml-then").count() > 0)
    for text in page.locator(".ml-then").all_inner_texts():
        assert text.startswith("up to ") or wanted == 1
        assert text not in ("then 0%", "up to 0%")
    assert page.locator(".ml-plan [data-do=go]").get_attribute("aria-disabled") == "true"
    for left in range(wanted - 1, -1, -1):
        page.locator(".ml-plan .ml-answer:not(.cannot)").first.click()
        until(page, lambda left=left: page.locator(".ml-die-wanted").count() == left)  # type: ignore[misc]
    assert page.locator(".ml-lacking").count() == 0
    assert page.locator(".ml-plan [data-do=go]").get_attribute("aria-disabled") == "false"


@pytest.mark.rule("ML-122", "ML-132")
def test_an_adventure_is_told_in_scenes_and_again_in_replay(guest: Callable[..., Guest]) -> None:
    one = guest(reduced_motion="reduce")
    page = one.page
    table(one, "me", "here")
    end = time.monotonic() + 240
    while page.locator(".ml-scene.scene-battle .ml-line .ml-die").count() == 0:
        assert time.monotonic() < end, "no battle was told with its dice"
        if page.get_by_test_id("curtain").count():
            press(page, "[data-testid=curtain] button.primary")
        elif not answer(page, ("deploy region_a", "add", *QUICK)):
            page.wait_for_timeout(40)
    scene = page.locator(".ml-scene.scene-battle").first
    assert "Region A: " in scene.locator("h3").inner_text()
    assert scene.locator(".ml-scene-values").count() == 1, "what it takes to beat the monster"
    assert scene.locator(".ml-line").count() >= 2
    info = one.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    page.goto(f"{page.url}/replay#p={info['position']}&seat=0")
    page.get_by_test_id("story").wait_for()
    assert page.locator(".ml-scene.scene-battle").count() >= 1
    assert serious(page) == []
    page.goto(page.url.partition("#")[0] + "#p=6&seat=0")
    until(page, lambda: page.get_by_test_id("position").inner_text().startswith("6/"))
    # Then nothing had been told yet.
    until(page, lambda: page.get_by_test_id("story").count() == 0)
    assert page.locator(".ml-board").count() == 1


def test_places_on_the_board_answer_to_keys_and_say_why_not(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    table(one, "me", "bot:random")
    end = time.monotonic() + 240
    while page.locator("button.ml-place-head.can, button.ml-building-head.can").count() == 0:
        assert time.monotonic() < end
        if not answer(page):
            page.wait_for_timeout(40)
    barred = page.locator("button.ml-place-head.cannot, button.ml-building-head.cannot")
    if barred.count() > 0:
        barred.first.click(force=True)
        page.get_by_test_id("why").wait_for()
    place = page.locator("button.ml-spot.can").first
    place.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert place.evaluate("one => getComputedStyle(one).outlineStyle") != "none"
    asked = page.locator(ASKED).inner_text()
    page.keyboard.press("Enter")
    until(page, lambda: page.locator(ASKED).count() == 0 or page.locator(ASKED).inner_text() != asked)


@pytest.mark.rule("ML-061", "ML-108")
def test_four_at_one_screen_play_a_round_with_hidden_traps(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    made = one.table(
        game="monster_lands", seats=["me", "here", "here", "here"], options={"difficulty": "tutorial"}, seed=4
    )
    one.sit(made)
    curtains = 0
    end = time.monotonic() + 240
    while phase(page)[1] < 2:
        assert time.monotonic() < end, f"the round goes on and on: {phase(page)}"
        if page.get_by_test_id("curtain").count():
            assert page.locator(".ml-board").count() == 0
            press(page, "[data-testid=curtain] button.primary")
            curtains += 1
            page.wait_for_timeout(60)
        elif not answer(page, ("trap", "deploy region", *QUICK)):
            page.wait_for_timeout(40)
    assert curtains >= 4
    seen = [message["view"] for message in one.positions()]
    assert {view["seat"] for view in seen} == {0, 1, 2, 3}
    face_down = 0
    for view in seen:
        for seat, clan in enumerate(view["table"]["clans"]):
            assert seat == view["seat"] or clan["traps"] == []
        for expedition in view["table"]["expeditions"]:
            if expedition["seat"] != view["seat"]:
                hidden = expedition["traps"][expedition["shown"] :]
                assert not any(hidden)
                face_down += len(hidden)
    assert face_down > 0, "traps of others lay face down on expeditions"
    assert any(view["table"]["clans"][view["seat"]]["traps"] for view in seen if view["seat"] >= 0)


TOO_NARROW = """() => [...document.querySelectorAll('.ml-building')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.className)"""


@pytest.mark.parametrize(
    ("scheme", "size", "locale"),
    [("light", WIDE, "en-GB"), ("dark", WIDE, "fr-FR"), ("light", PHONE, "fr-FR"), ("dark", PHONE, "en-GB")],
    ids=["light-wide", "dark-wide", "light-phone", "dark-phone"],
)
def test_axe_finds_nothing_serious(
    guest: Callable[..., Guest], scheme: str, size: tuple[int, int], locale: str
) -> None:
    one = guest(size=size, color_scheme=scheme, locale=locale, reduced_motion="reduce")
    page = one.page
    table(one, "me", "bot:greedy", "bot:random")
    page.locator(".ml-board").wait_for()
    found = {"setup": serious(page)}
    plan(page)
    until(page, lambda: page.locator("[data-testid=odds] .ml-percent").count() >= 3)
    found["plan"] = serious(page)
    if size == PHONE:
        for area in ("citadel", "outside"):
            page.locator(f"[data-area-button={area}]").click()
            found[area] = serious(page)
            assert page.evaluate(TOO_NARROW) == [], "names and slots stay inside their building"
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page is wider than the screen"
    page.locator(".ml-plan [data-do=go]").click()
    end = time.monotonic() + 240
    while phase(page)[1] < 2:
        assert time.monotonic() < end
        if not answer(page):
            page.wait_for_timeout(40)
    page.locator(".ml-more-clan summary").first.click()
    found["tale"] = serious(page)
    assert {where: what for where, what in found.items() if what} == {}
