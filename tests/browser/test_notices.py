"""What a page tells unasked: claims on their way, sounds, whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.house import Guest
from tests.browser.steps import monsters, phase, press, reach, until

RIBBONS = """
  window.ribbons = [];
  new MutationObserver(() => {
    for (const ribbon of document.querySelectorAll('.monster[data-monster] .claim-ribbon'))
      window.ribbons.push(ribbon.classList.contains('pending'));
  }).observe(document, {subtree: true, childList: true, attributes: true});
"""
SOUNDS = """
  const made = AudioContext.prototype.createOscillator;
  window.sounds = 0;
  AudioContext.prototype.createOscillator = function () { window.sounds += 1; return made.call(this); };
"""
NOTICES = """
  localStorage.setItem('taverne.notices', 'on');
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, more) { window.notices.push([title, more.body]); }
  };
  Object.defineProperty(Document.prototype, 'hidden', {get: () => window.away === true});
"""


def test_a_claim_in_a_fair_race_is_marked_until_its_window_closes(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.context.add_init_script(RIBBONS)
    table = one.table(seats=["me"], options={"mode": "fair"})
    one.sit(table)
    reach(one.page, "attack")
    until(one.page, lambda: len(monsters(one.page)) == 4)
    one.page.keyboard.press("Digit1")
    until(one.page, lambda: False in one.page.evaluate("window.ribbons"))
    told = one.page.evaluate("window.ribbons")
    assert told[0], "first it is on its way"
    assert not told[-1], "then it stands"
    assert told == sorted(told, reverse=True), "and never the other way round"
    provisional = [message["view"]["table"]["provisional"] for message in one.positions()]
    assert any(claims and claims[0][0] == "left" for claims in provisional), "the server said so too"


def test_pages_are_silent_until_sound_is_turned_on(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.context.add_init_script(SOUNDS)
    one.sit(one.table(seats=["me", "bot:normal", "bot:normal"]))
    reach(one.page, "attack")
    one.page.keyboard.press("Digit1")
    one.page.wait_for_timeout(500)
    assert one.page.evaluate("[window.sounds, localStorage.getItem('taverne.sound')]") == [0, "off"]
    one.page.goto("/")
    one.page.get_by_role("button", name="Settings").click()
    row = one.page.get_by_role("group", name=re.compile("Sound"))
    assert row.get_by_role("radio", name="Off").is_checked()
    row.get_by_text("on", exact=True).click()
    one.page.get_by_role("button", name="Try it").click()
    until(one.page, lambda: one.page.evaluate("window.sounds") > 0)


def test_whose_turn_it_is_stands_in_the_title_and_is_notified_to_whoever_is_away(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    ann.context.add_init_script(NOTICES)
    table = ann.table(seats=["me", "open"], options={"mode": "snake", "neutral": False})
    bob.api("POST", f"/api/tables/{table}/join", {})
    ann.sit(table)
    bob.sit(table)
    until(ann.page, lambda: phase(ann.page)[0] == "draft")
    until(bob.page, lambda: any(one.page.title().startswith("●") for one in (ann, bob)))
    mover, other = (ann, bob) if ann.page.title().startswith("●") else (bob, ann)
    assert "Your turn" in mover.page.title()
    assert not other.page.title().startswith("●")
    if mover is ann:
        pick_until(ann, bob)
    assert ann.page.evaluate("window.notices") == [], "nobody is notified of what they see"
    ann.page.evaluate("window.away = true")
    pick_until(bob, ann)
    until(ann.page, lambda: bool(ann.page.evaluate("window.notices")))
    (title, body) = ann.page.evaluate("window.notices")[-1]
    assert title.startswith("Your turn · Dungeon Rush")
    assert len(body) > 5


def pick_until(mover: Guest, other: Guest) -> None:
    """Let one draft until it is the other's turn."""
    for _ in range(4):
        press(mover.page, ".hero-card.legal")
        other.page.wait_for_timeout(400)
        if other.page.title().startswith("●"):
            return
    until(other.page, lambda: other.page.title().startswith("●"))
