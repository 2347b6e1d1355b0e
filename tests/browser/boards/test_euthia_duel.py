"""A combat of Euthia in real browsers: the hero and the rival who leads the monster at screens of their own, one who
only watches; a trading post and the hero's board. What is shown is compared with the same game played by the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from taverne.boards.euthia_notes import result_text
from taverne.engine.decisions import Choice
from taverne.engine.frames import advance, apply, settle
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds.advice import advice
from taverne.games.euthia.state.game_state import EuthiaState
from taverne.games.euthia.view.duel import duel_view
from taverne.games.euthia.view.structs import DuelView, HeroView
from taverne.games.euthia.view.table import hero_view
from taverne.words import Words
from tests.browser.house import PHONE, Guest
from tests.browser.pages.test_access import serious
from tests.browser.steps import show_mine, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PAUSE_MS = 5

GAME = Euthia()
SEED = 372
"""Keleia meets a Cave Spider that has a Chaos and, in the hand of the rival, a card to play."""
SOLO = 77
"""Maeldur, alone, meets a Kobold Sapper whose combat card has a Gaar and a Chaos symbol."""
WALK = ("walk mining", "walk trade")
ANSWERS = {
    "initiative": ("attack",),
    "monster-cards": ("card",),
    "duel": ("card", "gaar", "pass"),
    "after-monster": ("use", "done"),
    "roll-attack": ("hope", "use", "done"),
}
"""What is answered to each question of a combat, the first of these that is offered."""

PRESS = """(notation) => {
  const found = [...document.querySelectorAll('[data-do]')].find(one => one.dataset.do === notation && !one.disabled);
  found?.closest('details')?.setAttribute('open', '');
  found?.click();
  return Boolean(found);
}"""


# The same game, played by the engine


def begun(seats: int, seed: int, **options: Any) -> EuthiaState:
    table = GAME.new_state({option.key: option.default for option in GAME.options} | options, seats, seed)
    advance(table)
    settle(table)
    return table


def asked(table: EuthiaState) -> Choice:
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    return decision


def chosen(table: EuthiaState) -> str:
    """Return the answer of these tests: walk until a monster is met, then as the list says."""
    decision = asked(table)
    lines = [str(option) for option in decision.options]
    if decision.prompt == "act":
        chart = table.cat.map
        foes = [line for line in lines if line.startswith("move ") and guarded(table, chart.words.index(line[5:]))]
        walks = [line for line in lines if line in WALK]
        return next(iter([*foes, *walks, *[line for line in lines if line.startswith("move ")]]))
    for start in ANSWERS.get(decision.prompt, ()):
        for line in lines:
            if line.split()[0] == start:
                return line
    return str(decision.default or lines[0])


def guarded(table: EuthiaState, space: int) -> bool:
    return table.cat.map.monster[space] == 1 and not table.freed(space)


def do(table: EuthiaState, line: str) -> None:
    decision = asked(table)
    apply(table, decision.seat, next(option for option in decision.options if str(option) == line))
    settle(table)


def fighting(table: EuthiaState) -> bool:
    return table.duel is not None


def fought(table: EuthiaState) -> DuelView:
    assert table.duel is not None
    return duel_view(table, table.duel)


# The pages


def press(page: Page, notation: str) -> None:
    until(page, lambda: bool(page.evaluate(PRESS, notation)))


def shows(page: Page, duel: DuelView, hero: HeroView) -> None:
    """The duel on a page is the one of the engine: its part, both healths, the dice, their sum, what they do."""
    expect(page.get_by_test_id("duel")).to_have_attribute("data-part", duel.part)
    expect(page.locator("[data-side=hero] .eg-health strong")).to_have_text(f"{hero.health}/{hero.max_health}")
    left = max(0, duel.health - duel.damage)
    expect(page.locator("[data-side=foe] .eg-health strong")).to_have_text(f"{left}/{duel.health}")
    for side, dice, total in (("foe", duel.dice, duel.strength), ("hero", duel.roll, duel.total)):
        box = page.locator(f"[data-roll={side}]")
        expect(box).to_have_count(1 if dice else 0)
        if dice:
            expect(box.locator(".eg-dice .eg-die .hidden-text")).to_have_text([str(face) for face in dice])
            expect(box.locator(".eg-total [aria-hidden]")).to_have_text(str(total))
    if duel.sum is not None:
        expect(page.locator("[data-sum]")).to_have_attribute("data-sum", str(duel.sum.total))


def meeting(guest: Callable[..., Guest], **settings: Any) -> tuple[list[Guest], Guest, EuthiaState]:
    """Two people at a table, the second with a phone, and one who watches; nobody has done anything yet."""
    people = [guest(**settings), guest(size=PHONE, has_touch=True)]
    for one, name in zip(people, ("Anna", "Béla"), strict=True):
        one.page.goto("/")
        one.api("POST", "/api/me", {"name": name})
    table = people[0].table(game="euthia", seats=["me", "open"], options={}, seed=SEED)
    people[0].page.goto(f"/t/{table}")
    people[1].page.goto(f"/t/{table}")
    people[1].page.get_by_role("button", name="Sit here").click()
    for one in people:
        one.page.get_by_test_id("status").wait_for()
    watcher = guest()
    watcher.page.goto("/")
    watcher.sit(table)
    return people, watcher, begun(2, SEED)


def step(people: list[Guest], table: EuthiaState) -> str:
    """Give the next answer, on the page of whoever is asked and to the engine."""
    line = chosen(table)
    one = people[asked(table).seat]
    before = positions(one)
    press(one.page, line)
    do(table, line)
    until(one.page, more(one, before))
    return line


def more(one: Guest, n: int) -> Callable[[], bool]:
    return lambda: positions(one) > n


def positions(one: Guest) -> int:
    """How often the server has told a position, whole or as what has changed."""
    return sum('"t":"position"' in text or '"t":"changed"' in text for text in one.heard)


@pytest.mark.rule("EU-135", "EU-154", "EU-159", "EU-164", "EU-184")
def test_a_hero_fights_a_monster_that_the_rival_leads_and_all_see_the_same_duel(guest: Callable[..., Guest]) -> None:
    people, watcher, table = meeting(guest)
    while not fighting(table):
        step(people, table)
    met = fought(table)
    hero, master = people[met.seat], people[met.master]
    prompts: list[str] = []
    given: list[str] = []
    while fighting(table):
        prompts.append(asked(table).prompt)
        turn = "hero" if asked(table).seat == met.seat else "foe"
        for one in (*people, watcher):
            shows(one.page, fought(table), hero_view(table, met.seat, -1))
            expect(one.page.locator(".eg-turn")).to_have_attribute("data-turn", turn)
            # What becomes of the reward is asked beside the duel.
            answers = one.page.get_by_test_id("prompt" if prompts[-1] == "trophy" else "duel-answers")
            mine = answers.and_(one.page.locator(f"[data-prompt={prompts[-1]}]"))
            expect(mine).to_have_count(1 if one is people[asked(table).seat] else 0)
        if prompts[-1] == "duel":
            odds(people[asked(table).seat].page, table)
        if prompts[-1] == "monster-cards" and prompts.count("monster-cards") == 1:
            hands(hero, master, watcher, table)
        given.append(step(people, table))
    assert {"initiative", "monster-cards", "duel", "after-monster", "roll-attack"} <= set(prompts)
    assert {"card venom 1", "gaar 1", "use dodge 1"} <= set(given)
    for one in (*people, watcher):
        show_mine(one.page)
        one.page.locator("#eu-tab-fight").click()
        expect(one.page.get_by_test_id("verdict")).to_be_visible()


def odds(page: Page, table: EuthiaState) -> None:
    """Each answer has its exact chance beside it."""
    found = advice(table, asked(table).seat)
    assert found is not None
    assert found.options
    for line, chances in found.options.items():
        chance = page.locator(f"[data-testid=duel-answers] [data-do='{line}'] .eg-chance")
        n = min(99, max(1, round(100 * chances.win))) if 0 < chances.win < 1 else round(100 * chances.win)
        expect(chance).to_have_text(f"hero {n}%", timeout=20_000)
    stands = found.results["pass"]
    result = page.locator("[data-testid=duel-answers] [data-do='pass'] .eg-result")
    expect(result).to_have_text(result_text(Words("euthia", "en"), stands))


def hands(hero: Guest, master: Guest, watcher: Guest, table: EuthiaState) -> None:
    """The card of the monster's player is seen by nobody else, neither on the page nor on the wire."""
    seat = fought(table).master
    held = hero_view(table, seat, seat).hand
    assert held == {"venom": 1}
    expect(master.page.get_by_test_id("duel-hand").locator("[data-card]")).to_have_count(1)
    expect(master.page.get_by_test_id("duel-hand").locator("[data-card=venom]")).to_be_visible()
    assert any("venom" in text for text in master.heard)
    for other in (hero, watcher):
        expect(other.page.locator("[data-card]")).to_have_count(0)
        assert not any("venom" in text for text in other.heard)


def test_the_duel_is_without_serious_faults_for_both_sides(guest: Callable[..., Guest]) -> None:
    people, _, table = meeting(guest, color_scheme="dark", locale="fr-FR")
    while not fighting(table) or asked(table).prompt != "duel":
        step(people, table)
    for one in people:
        one.page.get_by_test_id("duel").wait_for()
        assert serious(one.page) == []
    expect(people[0].page.get_by_test_id("duel")).to_contain_text("L’autre camp a passé")


@pytest.mark.rule("EU-333", "EU-335", "EU-336")
def test_without_rivals_the_monsters_combat_card_is_explained(guest: Callable[..., Guest]) -> None:
    one, table = guest(), begun(1, SOLO)
    one.page.goto("/")
    one.sit(one.table(game="euthia", seats=["me"], options={}, seed=SOLO))
    while not fighting(table) or asked(table).prompt != "duel":
        step([one], table)
    duel = fought(table)
    shows(one.page, duel, hero_view(table, 0, 0))
    left, right, gaar, chaos = duel.card
    card = one.page.get_by_test_id("combat-card")
    expect(card.locator(".eg-die .hidden-text")).to_have_text([str(left), str(right)])
    expect(card).to_contain_text(f"Gaar symbols: {gaar}, Chaos symbols: {chaos}")
    assert (gaar, chaos) == (1, 1)
    expect(card).to_contain_text("Rolled again: 1.")
    expect(card).to_contain_text("Turned up from the reserves: Venom.")
    expect(one.page.locator(".eg-played")).to_contain_text("Venom ×1")
    expect(one.page.get_by_test_id("reward")).to_contain_text("gain 4 reputation")
    fought_on(one.page)


def fought_on(page: Page) -> None:
    """One press fights the combat to its end, whatever it asks on the way."""
    page.locator(".eg-fight-on select").select_option("0")
    page.get_by_test_id("fight-on").click()
    until(page, lambda: page.get_by_test_id("duel-answers").count() == 0, seconds=60)
    told = page.get_by_test_id("verdict").or_(page.get_by_test_id("aftermath"))
    expect(told.first).to_be_visible()


# The post and the hero's board


@pytest.mark.rule("EU-120", "EU-268", "EU-270", "EU-290")
def test_at_a_post_one_buys_learns_opens_slots_and_arranges_by_drag_and_by_press(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    one.sit(one.table(game="euthia", seats=["me"], options={"scenario": "revocation_3"}, seed=1))
    purse = page.locator(".eg-shop-head .purse [aria-hidden]").last
    expect(purse).to_have_text("20")
    page.locator("[data-ware=leather_helmet] [data-do='buy leather_helmet']").click()
    price = GAME.box.cards.tiles()[GAME.box.index["tile"]["leather_helmet"]].cost
    expect(purse).to_have_text(str(20 - price))

    page.locator("[data-why^='unlock ability 8']").click()
    expect(page.get_by_test_id("why")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".eg-shop [data-do='unlock cuirass 10']").click()
    expect(page.locator("[data-spot='10'].locked")).to_have_count(0)

    health = page.get_by_test_id("hero").locator(".eg-head .eg-health strong")
    now, most = (int(n) for n in health.inner_text().split("/"))
    page.locator(".symbol-helmet").scroll_into_view_if_needed()
    page.locator('.eg-thing[data-thing="tile:leather_helmet"]').drag_to(page.locator(".symbol-helmet"))
    expect(page.locator('.symbol-helmet [data-thing="tile:leather_helmet"]')).to_be_visible()
    expect(health).to_have_text(f"{now + 1}/{most + 1}")
    page.locator('.eg-thing[data-thing="tile:leather_helmet"]').focus()
    page.keyboard.press("Enter")
    looked = page.get_by_test_id("looked")
    expect(looked).to_contain_text("+1 maximum health")
    looked.locator("[data-do^='unequip leather_helmet']").click()
    expect(page.locator('.eg-sacks [data-thing="tile:leather_helmet"]')).to_be_visible()
    expect(health).to_have_text(f"{now}/{most}")
    page.locator(".eg-arranging [data-do=done]").click()
    expect(purse).to_be_visible()
    assert serious(page) == []
