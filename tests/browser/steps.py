"""Steps that tests of the browser share: answering what is asked, playing rounds, looking at the board.

They press what a person would press; nothing goes past the page.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page

from taverne.games.dungeon_rush.box.load import load
from tests.browser.house import Guest

BOX = load()


def phase(page: Page) -> tuple[str, int]:
    """The phase and the round that the page shows; an empty phase while there is none."""
    found = page.evaluate(
        "() => { const s = document.querySelector('[data-testid=status]');"
        " return s ? [s.dataset.phase, Number(s.dataset.round)] : ['', 0]; }"
    )
    return found[0], found[1]


def until(page: Page, condition: Callable[[], bool], seconds: float = 90) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited {seconds} s in vain; the page shows {phase(page)}"
        page.wait_for_timeout(50)


def reach(page: Page, wanted: str, round_number: int = 0, seconds: float = 180) -> None:
    """Answer simply until the page shows a phase (of a round, if given)."""
    end = time.monotonic() + seconds
    while True:
        now = phase(page)
        if now[0] == wanted and (round_number == 0 or now[1] == round_number):
            return
        assert time.monotonic() < end, f"{wanted} was not reached: the page shows {now}"
        answer(page, now[0])  # not to what came meanwhile: that may be what is waited for
        page.wait_for_timeout(60)


def answer(page: Page, now: str = "") -> None:
    """Give the first sensible answer to what is asked (in that phase): a hero, keep, a claim, a gain, a fight."""
    press(page, "[data-testid=go-on]")
    now = now or phase(page)[0]
    wanted = {
        "draft": ".hero-card.legal",
        "sides": "[data-do=keep]",
        "ready": "[data-do=ready]",
        "gains": ".skill-column.placing",
        "final": ".boss.legal",
    }.get(now)
    if now == "attack":
        if not press(page, ".monster.legal:not(.taken):not(.mine)"):
            press(page, "[data-do=done], [data-do=pass]")
    elif wanted:
        press(page, wanted)


def press(page: Page, selector: str) -> bool:
    """Press the first of what is found, if it is still there when it is to be pressed."""
    found = page.locator(selector)
    try:
        if found.count() == 0 or not found.first.is_enabled():
            return False
        found.first.click(timeout=900, no_wait_after=True)
    except Error:
        return False
    return True


def at_rest(page: Page) -> None:
    """Wait until nothing moves on the page: a card that is just being turned over cannot be hit."""
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running'"
        " || one.effect.getComputedTiming().iterations === Infinity)"
    )


def open_log(page: Page) -> None:
    """Open the whole log, if it is not open."""
    if page.locator(".side-panel .log").count() == 0:
        page.get_by_test_id("open-log").click()
        page.locator(".side-panel .log").wait_for()


def show_mine(page: Page) -> None:
    """Show one's own things where they share a place with the board."""
    switch = page.get_by_test_id("show-mine")
    if switch.count() > 0 and switch.get_attribute("aria-pressed") == "false":
        switch.click()


def claim_best(page: Page) -> None:
    """Send both heroes where they win, as a quick player would, and be done."""
    table: dict[str, Any] = page.evaluate(
        "() => ({monsters: [...document.querySelectorAll('.monster[data-monster]')].map(m =>"
        " [m.dataset.monster, m.dataset.holder]),"
        " heroes: [...document.querySelectorAll('.own-hero')].map(h =>"
        " [...h.querySelectorAll('.skill-column .skill-n')].map(n => Number(n.textContent)))})"
    )
    for hand, skills in enumerate(table["heroes"]):
        for place, (monster, holder) in enumerate(table["monsters"]):
            need = BOX.monster_defence[BOX.monster_index[monster]]
            if holder == "-1" and all(have >= n for have, n in zip(skills, need, strict=True)):
                table["monsters"][place][1] = "0"
                page.keyboard.press(("" if hand == 0 else "Shift+") + f"Digit{(place + 1) % 10}")
                break
    page.wait_for_timeout(120)
    press(page, "[data-do=done]")


def finished(one: Guest) -> str:
    """A match that three bots play to its end, turn by turn, while one watches."""
    table = one.table(seats=["bot:normal"] * 3, options={"mode": "snake"})
    one.sit(table)
    one.page.get_by_test_id("count").wait_for(timeout=120_000)
    return table


def monsters(page: Page) -> list[str]:
    """The monsters on the table, in their order; none if the attack is over."""
    found: list[str] = page.evaluate(
        "() => document.querySelector('[data-testid=status]')?.dataset.phase === 'attack'"
        " ? [...document.querySelectorAll('.monster[data-monster]')].map(m => m.dataset.monster) : []"
    )
    return found


ANSWERS = """id => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
  let sent = 0;
  line.onopen = () => line.send(JSON.stringify({ t: "hello" }));
  line.onmessage = (event) => {
    const told = JSON.parse(event.data);
    if (told.t !== "position" || !told.view) return;
    if (told.view.over) {
      line.close();
      return done(sent);
    }
    const asked = told.view.asked.find((one) => !one.optional && one.options.length > 0);
    if (!asked) return;
    const option = asked.options[(7 * sent + 3) % asked.options.length];
    line.send(JSON.stringify({ t: "act", id: ++sent, seat: 0, do: option, seq: told.seq }));
  };
})"""


def played_badly(one: Guest) -> str:
    """A match in which one's own answers were given without a thought; the same in every run."""
    one.page.goto("/")
    table = one.table(seats=["me", "bot:normal", "bot:normal"], options={"mode": "snake"}, seed=5)
    assert one.page.evaluate(ANSWERS, table) > 10
    return table
