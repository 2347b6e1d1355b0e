"""Two browsers and two bots play a whole race, a third watches; words change, lines break, the server dies in between.

What is proven of single inputs is in ``test_inputs``.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.house import PHONE, Guest, House
from tests.browser.steps import answer, at_rest, claim_best, monsters, open_log, phase, press, reach, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SILENT = """(() => {
  const made = AudioContext.prototype.createOscillator;
  window.sounds = 0;
  AudioContext.prototype.createOscillator = function () { window.sounds += 1; return made.call(this); };
  localStorage.setItem('taverne.sound', 'on');
})()"""


class Story:
    """What the two players notice on their way through a match."""

    def __init__(self, players: list[Guest], watcher: Guest, house: House) -> None:
        self.players = players
        self.watcher = watcher
        self.house = house
        self.orders: dict[int, list[list[str]]] = {}
        self.counts: set[str] = set()
        self.last_seconds = False
        self.counted_ms: list[float] = []
        self.done: set[str] = set()

    def play(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        seen: dict[int, tuple[str, int]] = {}
        began = 0.0
        while phase(self.players[0].page)[0] != "over":
            assert time.monotonic() < end, f"the match did not end: {[phase(one.page) for one in self.players]}"
            for number, one in enumerate(self.players):
                now = phase(one.page)
                if number == 0 and now != seen.get(0):
                    if now[0] == "countdown":
                        began = time.monotonic()
                    elif now[0] == "attack" and began:
                        self.counted_ms.append(1000 * (time.monotonic() - began))
                self.act(number, one.page, now, seen.get(number))
                seen[number] = now
            self.players[0].page.wait_for_timeout(40)

    def act(self, number: int, page: Page, now: tuple[str, int], before: tuple[str, int] | None) -> None:
        name, round_number = now
        if name == "countdown":
            shown = "() => document.querySelector('[data-testid=countdown]')?.textContent ?? ''"
            self.counts.add(str(page.evaluate(shown)))
        elif name == "attack":
            if now != before:
                if order := monsters(page):
                    self.orders.setdefault(round_number, []).append(order)
                if (round_number, number) == (3, 0):
                    self.linger(page)
                else:
                    claim_best(page)
        elif name == "ready" and number == 0 and now != before:
            self.between(round_number)
            answer(page)
        else:
            answer(page)

    def linger(self, page: Page) -> None:
        """Leave the clock of one round to run into its last three seconds."""
        page.locator(".countdown.last").wait_for(timeout=9_000)
        self.last_seconds = True

    def between(self, round_number: int) -> None:
        """Something happens before some rounds, one thing at a time."""
        anna = self.players[0]
        if round_number >= 4 and "language" not in self.done:
            switch_language(anna.page, round_number)
            self.done.add("language")
        elif round_number >= 4 and "line" not in self.done:
            lose_line(anna)
            self.done.add("line")
        elif round_number >= 5 and "server" not in self.done:
            self.restart()
            self.done.add("server")

    def restart(self) -> None:
        """Kill the server; whatever had been acknowledged is there afterwards, for everybody."""
        before = [coins(one.page) for one in self.players]
        self.house.kill()
        for one in self.players:
            one.page.locator("[data-testid=connection][data-state=lost]").wait_for()
        self.house.start()
        for one in self.players:
            one.page.locator("[data-testid=connection][data-state=open]").wait_for(timeout=30_000)
        assert [coins(one.page) for one in self.players] == before


def coins(page: Page) -> list[str]:
    """Every purse on the table, as this page shows it."""
    return page.locator(".purse .hidden-text").all_inner_texts()


def switch_language(page: Page, round_number: int) -> None:
    page.get_by_role("button", name="Français").click()
    page.locator(".status-line", has_text=f"Manche {round_number} sur 9").wait_for()
    open_log(page)
    log = page.locator(".log").inner_text()
    assert "attaque" in log
    assert " attacks " not in log
    assert "⟦" not in page.locator("body").inner_text()
    page.get_by_role("button", name="English").click()
    page.locator(".status-line", has_text=f"Round {round_number} of 9").wait_for()


def lose_line(one: Guest) -> None:
    """A line that breaks and comes back: the log goes on where it was, nothing twice."""
    page = one.page
    open_log(page)
    before = page.locator(".log-line").count()
    one.context.set_offline(True)
    page.locator("[data-testid=connection][data-state=lost]").wait_for()
    assert page.get_by_text("Connection lost").is_visible()
    one.context.set_offline(False)
    page.locator("[data-testid=connection][data-state=open]").wait_for()
    after = page.locator(".log-line").count()
    assert before <= after < before + 30
    texts = page.locator(".log-line").all_inner_texts()
    rounds = [text for text in texts if re.match(r"Round \d", text)]
    assert len(rounds) == len(set(rounds))


def revealed(guest: Guest) -> dict[int, list[str]]:
    """Which monsters were revealed in each round, in their order."""
    found: dict[int, list[str]] = {}
    for message in guest.positions():
        number = message["view"]["table"]["round"]
        for line in message["log"]:
            number = line["data"]["round"] if line["kind"] == "round" else number
            if line["kind"] == "revealed":
                found[number] = [name.removeprefix("monster-") for name in line["data"]["monsters"]]
    return found


def check_watcher(watcher: Guest) -> None:
    """Nothing hidden reaches somebody who only watches: no questions, no secret answers, no face before its time."""
    told = watcher.positions()
    assert len(told) > 100
    for message in told:
        view, table = message["view"], message["view"]["table"]
        assert message["seat"] == view["seat"] == -3
        assert view["asked"] == []
        assert message["candidates"] == []
        assert table["provisional"] == []
        assert table["answered"] == []
        if table["phase"] in ("ready", "countdown"):
            assert table["monsters"] == []
    text = "\n".join(watcher.heard)
    assert '"place ' not in text
    assert '"fight ' not in text
    faces: set[str] = set()
    for message in told:
        revealed = [name for line in message["log"] if line["kind"] == "revealed" for name in line["data"]["monsters"]]
        faces |= {name.removeprefix("monster-") for name in revealed}
        shown = {one["monster"] for one in message["view"]["table"]["monsters"]}
        assert shown <= faces, "a face came before it was revealed"


@pytest.mark.rule("DR-116", "DR-118", "DR-148", "DR-127", "DR-114", "DR-115", "DR-155")
def test_two_browsers_and_two_bots_play_a_whole_race_while_a_third_watches(
    guest: Callable[..., Guest], house: House
) -> None:
    anna, bela, watcher = guest(), guest(), guest()
    anna.context.add_init_script(SILENT)
    anna.page.goto("/")
    anna.api("POST", "/api/me", {"name": "Anna"})
    bela.page.goto("/")
    bela.api("POST", "/api/me", {"name": "Béla"})
    table = anna.table(seats=["me", "open", "bot:hard", "bot:hard"], options={"timer": 5})
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("heading", name="The table is ready").wait_for()

    bela.page.goto(f"/t/{table}")
    bela.page.get_by_role("button", name="Sit here").click()
    watcher.sit(table)
    for one in (anna, bela):
        one.page.get_by_test_id("status").wait_for()

    story = Story([anna, bela], watcher, house)
    story.play(seconds=480)

    assert story.done == {"language", "line", "server"}
    assert story.counts >= {"3", "2", "1"}
    assert max(story.counted_ms) > 2300, story.counted_ms
    assert story.last_seconds
    assert anna.page.evaluate("window.sounds") > 0
    rounds = revealed(anna)
    assert len(rounds) == 9
    assert revealed(bela) == revealed(watcher) == rounds, "all are told the same monsters in the same order"
    assert story.orders
    for number, orders in story.orders.items():
        assert all(order == rounds[number] for order in orders), "and see them in that order"

    for one in (anna, bela, watcher):
        one.page.get_by_test_id("count").wait_for()
    rows = [one.page.locator(".count tbody tr td.total").all_inner_texts() for one in (anna, bela, watcher)]
    assert rows[0] == rows[1] == rows[2]
    assert len(rows[0]) == 4
    check_watcher(watcher)
    open_log(anna.page)
    until(anna.page, lambda: re.search(r"wins?!|shared", anna.page.locator(".log").inner_text()) is not None)


@pytest.mark.parametrize("height", [900, 768])
def test_cards_stay_readable_while_gains_are_placed(guest: Callable[..., Guest], height: int) -> None:
    one = guest(size=(1440, height))
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:normal", "bot:normal", "bot:normal"], options={"timer": 8}, seed=11))
    reach(page, "attack")
    claim_best(page)
    reach(page, "gains")
    covered = page.evaluate(
        "() => [...document.querySelectorAll('.card-face')].filter(card => {"
        " const gift = card.querySelector('.card-gift').getBoundingClientRect();"
        " return [...card.querySelectorAll('.needs .skill-shape')].some(need =>"
        " need.getBoundingClientRect().bottom > gift.top + 1); }).map(card => card.innerText)"
    )
    assert covered == []


CUT = """() => [...document.querySelectorAll('.draft .hero-card')].filter(card =>
  card.querySelector('.skill-row').getBoundingClientRect().bottom > card.getBoundingClientRect().bottom)
  .map(card => card.dataset.do)"""


@pytest.mark.rule("DR-186")
@pytest.mark.parametrize(
    "size", [(1366, 768), PHONE, (390, 664), (720, 450)], ids=["laptop", "phone", "low phone", "twice as large"]
)
def test_the_trial_leaves_its_room_to_the_heroes_on_offer(guest: Callable[..., Guest], size: tuple[int, int]) -> None:
    """Times, medals and the best score take a line or two, not the table; what a hero can do is never cut off."""
    one = guest(size=size, locale="fr-FR")
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me"], options={"mode": "arrival"}))
    line, stage = page.get_by_test_id("trial").bounding_box(), page.locator(".stage").bounding_box()
    assert line is not None
    assert stage is not None
    assert line["height"] < 110
    assert stage["height"] > (200 if size[1] > 700 else 100)
    page.locator(".draft .hero-card").nth(9).wait_for()
    assert page.evaluate(CUT) == []


def test_results_are_read_before_the_next_question_is_put(guest: Callable[..., Guest]) -> None:
    """Where nobody hurries: the monsters that the question is about are not in sight yet."""
    one = guest()
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:easy", "bot:easy"], options={"mode": "secret"}, seed=11))
    reach(page, "attack")
    go_on = page.locator(".area-question [data-testid=go-on]")

    def round_is_over() -> bool:
        if go_on.count() == 0:
            press(page, ".monster.legal:not(.mine), .skill-column.placing")
        return go_on.count() > 0

    until(page, round_is_over, 60)
    assert page.locator(".area-question [data-do]").count() == 0
    assert page.get_by_test_id("round-result").is_visible()
    page.keyboard.press("Enter")
    page.locator(".area-question [data-do]").first.wait_for()


def test_nothing_of_the_past_is_told_while_the_clock_of_an_attack_runs(guest: Callable[..., Guest]) -> None:
    """The newest lines stand alone below the board, no rival's card lights up, and no answer is cut off by an edge."""
    one = guest(size=(1366, 768))
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:easy", "bot:easy"], seed=11))
    reach(page, "sides")
    page.get_by_test_id("recap").wait_for()
    reach(page, "attack")
    page.locator(".area-happened [data-testid=happened]").wait_for()
    assert page.get_by_test_id("recap").count() == 0
    question = page.locator(".area-question").bounding_box()
    advice = page.get_by_test_id("hint").bounding_box()
    assert question is not None
    assert advice is not None
    assert advice["y"] + advice["height"] <= question["y"] + question["height"] + 1


def test_marks_of_what_a_hero_beats_leave_what_a_card_gives_legible(guest: Callable[..., Guest]) -> None:
    """Also in a low window, as letters twice as large make it."""
    one = guest(size=(720, 450))
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:easy", "bot:easy"], seed=11))
    reach(page, "attack")
    page.locator(".beat-mark").first.wait_for()
    covered = page.evaluate(
        "() => [...document.querySelectorAll('.card-face')].filter(card => {"
        " const gift = card.querySelector('.card-gift > :first-child').getBoundingClientRect();"
        " return [...card.querySelectorAll('.beat-mark')].some(mark => {"
        " const box = mark.getBoundingClientRect();"
        " return box.bottom > gift.top + 2 && box.left < gift.right && box.right > gift.left; });"
        " }).map(card => card.innerText)"
    )
    assert covered == []


CUT_OFF = """() => [...document.querySelectorAll('.card-face')].filter(card => {
  const [box, gift] = [card, card.querySelector('.card-gift')].map(one => one.getBoundingClientRect());
  return [...card.querySelectorAll('.needs .skill-value')].some(one => {
    const need = one.getBoundingClientRect();
    return need.top < box.top || need.bottom > gift.top + 1 || need.right > box.right; });
}).map(card => card.innerText).concat([...document.querySelectorAll('.mini-hero')].filter(hero => {
  const [box, panel] = [hero, hero.closest('.seat-panel')].map(one => one.getBoundingClientRect());
  return box.right > panel.right || box.bottom > panel.bottom;
}).map(hero => hero.ariaLabel))"""
"""Cards of which a need is cut off or lies on what they give, and heroes that stick out of their rival's panel."""


@pytest.mark.parametrize("size", [PHONE, (390, 664), (820, 1180), (720, 450)])
def test_all_monsters_are_whole_in_sight_whatever_their_number(
    guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    """A stage never scrolls: two cards for each player, in as many rows as leave them readable."""
    one = guest(size=size)
    page = one.page
    page.goto("/")
    for players in (2, 3, 4, 5):
        seats = ["me", *["bot:easy"] * (players - 1)]
        one.sit(one.table(seats=seats, options={"mode": "secret"}, seed=11))
        reach(page, "attack")
        page.locator(".monster").first.wait_for()
        at_rest(page)
        hidden = page.evaluate(
            "() => { const s = document.querySelector('.stage'); return s.scrollHeight - s.clientHeight; }"
        )
        assert hidden <= 1, f"{players} players"
        narrowest = page.evaluate(
            "() => Math.min(...[...document.querySelectorAll('.monster')].map(m => m.getBoundingClientRect().width))"
        )
        assert narrowest > 60, f"{players} players"
        assert page.evaluate(CUT_OFF) == [], f"{players} players"


LEARNED = """() => [...document.querySelectorAll('.mini-hero .skill-row')].forEach(row => {
  while (row.children.length < 4) row.append(row.firstElementChild.cloneNode(true));
})"""
"""Let every rival's hero know all skills."""


def test_rivals_keep_their_height_whatever_their_heroes_learn(guest: Callable[..., Guest]) -> None:
    one = guest(size=(1280, 720))
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", *["bot:easy"] * 4], options={"mode": "secret"}, seed=11))
    reach(page, "attack")
    rivals = page.locator(".area-rivals")
    before = rivals.bounding_box()
    page.evaluate(LEARNED)
    assert rivals.bounding_box() == before
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("document.querySelector('.seat-panel').remove()")
    page.evaluate("document.querySelector('.seat-name').textContent = 'A name of twenty-four let'")
    assert (
        page.evaluate(
            "(() => { const r = document.querySelector('.area-rivals'); return r.scrollWidth - r.clientWidth; })()"
        )
        <= 1
    )


def test_no_key_stands_for_a_tenth_monster_and_for_holding_back(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", *["bot:easy"] * 4], options={"mode": "secret"}, seed=11))
    reach(page, "attack")
    hold = page.locator("[data-do='hold left'] kbd")
    hold.wait_for()
    keys = page.locator(".monster kbd").all_inner_texts()
    assert "0" in keys
    assert hold.inner_text() not in keys
    page.keyboard.press("Backspace")
    page.locator("[data-do='hold right']").wait_for()


def test_enter_passes_only_where_nothing_else_can_be_done(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:easy"], options={"mode": "snake"}, seed=11))
    reach(page, "attack")
    page.locator("[data-do=pass]").wait_for()
    assert page.locator(".monster.legal").count() > 0
    assert page.locator("[data-do=pass] kbd").inner_text() == "0"


def test_what_happened_is_folded_away_by_escape_or_by_a_press_beside_it(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me", "bot:easy", "bot:easy"], options={"mode": "snake"}, seed=11))
    reach(page, "sides")
    everything = page.locator(".recap-all")
    for away in ("Escape", "a press"):
        page.get_by_test_id("recap-all").click()
        everything.wait_for()
        if away == "Escape":
            page.keyboard.press(away)
        else:
            page.locator(".stage").click()
        everything.wait_for(state="detached")
