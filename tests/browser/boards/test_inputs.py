"""How heroes are sent: taps, two hands, keys, queues, drags that nobody needs, and reasons for what is refused.

Mostly in the time trial, where one player alone meets four monsters and nothing disturbs.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.house import PHONE, Guest
from tests.browser.steps import answer, at_rest, monsters, phase, reach, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class SlowLine:
    """A line on which answers of the server to acts can be held back and let go."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.acts: list[str] = []
        self._held: list[str] = []
        self._ws: WebSocketRoute | None = None
        page.route_web_socket("**/ws/tables/*", self._connect)

    def _connect(self, ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()
        self._ws = ws

        def up(message: str | bytes) -> None:
            told = json.loads(message)
            if told["t"] == "act":
                self.acts.append(told["do"])
            server.send(message)

        def down(message: str | bytes) -> None:
            if self.holding and json.loads(message)["t"] in ("ack", "refused", "position", "changed"):
                self._held.append(str(message) if isinstance(message, str) else message.decode())
            else:
                ws.send(message)

        ws.on_message(up)
        server.on_message(down)

    def release(self) -> None:
        self.holding = False
        assert self._ws is not None
        for message in self._held:
            self._ws.send(message)
        self._held.clear()


def trial(guest: Callable[..., Guest], tap: str = "winning", **settings: object) -> Guest:
    """Sit down alone; ``tap`` is what a tap on a monster sends, as the settings say."""
    one = guest(**settings)
    one.context.add_init_script(f"localStorage.setItem('taverne.taphand', '{tap}')")
    one.page.goto("/")
    one.sit(one.table(seats=["me"], options={"limits": "off"}))
    return one


def claims(line: SlowLine) -> list[str]:
    return [act for act in line.acts if act.startswith("claim")]


@pytest.mark.rule("DR-122", "DR-124", "DR-166")
def test_keys_send_both_heroes_at_once_and_claims_show_as_pending(guest: Callable[..., Guest]) -> None:
    one = guest()
    line = SlowLine(one.page)
    one.page.goto("/")
    one.sit(one.table(seats=["me"], options={"limits": "off"}))
    reach(one.page, "attack", 1)
    first, second, *_ = monsters(one.page)
    line.holding = True
    one.page.keyboard.press("Digit1")
    one.page.keyboard.press("KeyW")
    until(one.page, lambda: len(claims(line)) == 2)
    assert claims(line) == [f"claim left {first}", f"claim right {second}"]
    expect(one.page.locator(".monster .claim-ribbon.pending")).to_have_count(2)
    expect(one.page.locator(".own-hero.pending")).to_have_count(2)
    expect(one.page.get_by_text("on its way").first).to_be_attached()
    line.release()
    until(one.page, lambda: phase(one.page)[0] != "attack")
    expect(one.page.locator(".claim-ribbon.pending")).to_have_count(0)


@pytest.mark.rule("DR-125")
def test_further_claims_of_a_pending_hero_wait_their_turn(guest: Callable[..., Guest]) -> None:
    one = guest()
    line = SlowLine(one.page)
    one.page.goto("/")
    one.sit(one.table(seats=["me"], options={"limits": "off"}, seed=7))
    reach(one.page, "attack", 1)
    names = monsters(one.page)
    line.holding = True
    for key in ("Digit1", "Digit2", "Digit3"):
        one.page.keyboard.press(key)
    one.page.locator(".queued-mark").nth(1).wait_for()
    assert claims(line) == [f"claim left {names[0]}"], "only the first is sent while it is pending"
    line.release()
    one.page.locator(f".monster.mine[data-monster='{names[0]}']").wait_for()
    expect(one.page.locator(".queued-mark")).to_have_count(0)
    assert len(claims(line)) == 1, "what waited is dropped once the first is accepted"


@pytest.mark.rule("DR-170", "DR-167")
def test_one_hand_is_enough_select_a_hero_then_tap_a_monster(guest: Callable[..., Guest]) -> None:
    one = trial(guest, "selected", size=PHONE, has_touch=True)
    page = one.page
    reach(page, "attack", 1)
    third = monsters(page)[2]
    page.locator("[data-hand=right]").tap()
    expect(page.locator("[data-hand=right]")).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-monster='{third}']").tap()
    page.locator(f".monster.mine[data-monster='{third}']").wait_for()
    expect(page.locator(f"[data-monster='{third}'] .claim-hand")).to_have_text("R")
    left = page.locator("[data-hand=left]")
    expect(left, "the free hero is selected next").to_have_attribute("aria-pressed", "true")


def test_a_hero_can_also_be_dragged(guest: Callable[..., Guest]) -> None:
    one = trial(guest)
    reach(one.page, "attack", 1)
    last = monsters(one.page)[-1]
    one.page.locator("[data-hand=left]").drag_to(one.page.locator(f"[data-monster='{last}']"))
    one.page.locator(f".monster.mine[data-monster='{last}']").wait_for()


@pytest.mark.rule("DR-166")
def test_a_match_can_be_played_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    one = trial(guest)
    page = one.page
    page.locator(".hero-card.legal").first.wait_for()
    for taken in (1, 2):
        tab_to(page, ".hero-card.legal")
        page.keyboard.press("Enter")
        until(page, lambda taken=taken: phase(page)[0] != "draft" or page.locator(".hero-card.gone").count() >= taken)  # type: ignore[misc]
    until(page, lambda: phase(page)[0] == "sides")
    tab_to(page, "[data-do=swap]")
    page.keyboard.press("Space")
    until(page, lambda: phase(page)[0] == "ready")
    tab_to(page, "[data-do=ready]")
    page.keyboard.press("Enter")
    until(page, lambda: phase(page)[0] == "attack")
    first = monsters(page)[0]
    page.keyboard.press("Digit1")
    page.locator(f".monster.mine[data-monster='{first}']").wait_for()
    tab_to(page, "[data-do=done]")
    page.keyboard.press("Enter")
    until(page, lambda: phase(page)[0] != "attack")


def tab_to(page: Page, selector: str) -> None:
    """Go on by the Tab key until the focus is there, and see that it shows."""
    page.evaluate("document.getElementById('main').focus()")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({json.dumps(selector)})"):
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"the focus on {selector} cannot be seen"
            return
    raise AssertionError(f"the Tab key never comes to {selector}")


@pytest.mark.rule("DR-168")
def test_skills_differ_in_shape_and_text_in_both_languages(guest: Callable[..., Guest]) -> None:
    one = trial(guest)
    page = one.page
    reach(page, "ready")
    for language in ("English", "Français"):
        page.get_by_role("button", name=language).click()
        expect(page.locator("html")).to_have_attribute("lang", language[:2].lower())
        page.wait_for_timeout(500)
        columns = page.locator(".own-hero").first.locator(".skill-column")
        shapes = columns.locator(".skill-ground").evaluate_all("all => all.map(one => one.getAttribute('d'))")
        texts = columns.locator(".skill-short").all_inner_texts()
        labels = columns.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        assert len(set(shapes)) == len(set(texts)) == len(set(labels)) == 4


@pytest.mark.rule("DR-169")
def test_monsters_claims_and_results_are_told_to_those_who_listen(guest: Callable[..., Guest]) -> None:
    one = trial(guest)
    page = one.page
    page.evaluate(
        "() => { window.told = []; for (const region of document.querySelectorAll('[aria-live]'))"
        " new MutationObserver(() => window.told.push(region.textContent))"
        ".observe(region, {childList: true, characterData: true, subtree: true}); }"
    )
    reach(page, "attack", 1)
    labels = page.locator(".monster").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert all("Needs" in label and "Keys:" in label for label in labels)
    page.keyboard.press("Digit1")
    page.keyboard.press("Shift+Digit2")
    until(page, lambda: phase(page)[0] != "attack")
    until(page, lambda: any("Nobody attacked" in text for text in page.evaluate("window.told")))
    told = " ".join(page.evaluate("window.told"))
    assert "Revealed:" in told
    assert "Your left hero attacks" in told
    assert "Your right hero attacks" in told
    results = page.get_by_test_id("results").locator(".result")
    assert all("Needs" in (label or "") for label in results.evaluate_all("a => a.map(o => o.ariaLabel)"))


@pytest.mark.rule("DR-171", "DR-116")
def test_without_motion_nothing_moves_and_time_is_the_same(guest: Callable[..., Guest]) -> None:
    one = trial(guest, reduced_motion="reduce")
    page = one.page
    assert page.evaluate("document.documentElement.dataset.motion") == "none"
    reach(page, "countdown", 1)
    moving = "() => document.getAnimations().length"
    assert page.evaluate(moving) == 0
    until(page, lambda: phase(page)[0] == "attack")
    assert page.evaluate(moving) == 0
    counting, shown = (
        next(told for told in one.positions() if told["view"]["table"]["phase"] == name)
        for name in ("countdown", "attack")
    )
    ends = next(timer["ends"] for timer in counting["timers"] if timer["name"] == "countdown")
    assert ends - counting["now"] > 2_500
    assert shown["now"] >= ends - 1, "by the clock of the server, which a busy browser does not delay"


def test_a_hand_laid_down_too_early_is_told(guest: Callable[..., Guest]) -> None:
    one = trial(guest)
    told = one.page.get_by_test_id("happened").get_by_text("Too early")
    for number in range(1, 6):  # a machine that sleeps through three seconds has another countdown in the next round
        reach(one.page, "countdown", number)
        one.page.keyboard.press("Digit1")
        until(one.page, lambda: told.count() > 0 or phase(one.page)[0] != "countdown")
        if told.count():
            return
    raise AssertionError("no press in a countdown was told to be too early")


@pytest.mark.rule("DR-060")
def test_a_greyed_monster_says_why_with_its_rule(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:normal"], options={"mode": "snake", "neutral": False}))
    reach(page, "attack")
    end = time.monotonic() + 240
    while page.locator(".monster.taken.barred").count() == 0:
        assert time.monotonic() < end
        if page.locator(".monster.taken").count() == 0:
            answer(page)  # a bot that found nothing to attack has passed: the next round will do
        page.wait_for_timeout(150)
    at_rest(page)
    page.locator(".monster.taken.barred").first.click(force=True)
    why = page.get_by_test_id("why")
    why.wait_for()
    assert "already attacking" in why.inner_text() or "turn" in why.inner_text()
    assert "DR-" in why.inner_text()
    why.locator(".rule-text").wait_for()
    why.locator(".rule-link").click()
    page.locator(".rules-drawer .rule.cited").wait_for()
    page.get_by_placeholder("Search the rules").fill("dragon")
    until(page, lambda: 3 < page.locator(".ledger .rule").count() < 60)
    page.keyboard.press("Escape")  # clears the search
    page.keyboard.press("Escape")
    until(page, lambda: page.locator(".rules-drawer").count() == 0)
