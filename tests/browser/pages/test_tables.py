"""Tables around the play: home, setting up, undo alone and by vote, the curtain at one screen, replay and its links.

Races and inputs are proven elsewhere.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, Guest
from tests.browser.steps import at_rest, monsters, open_log, phase, press, reach, until
from tests.browser.test_frame import MOST, SHIFTS

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_two_clicks_from_the_front_door_to_a_match(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.page.goto("/")
    one.page.get_by_test_id("lesson-dungeon_rush").wait_for()
    one.page.locator(".game-card", has_text="Dungeon Rush").get_by_role("button", name="Play now").click()
    one.page.get_by_test_id("offer-match").click()
    one.page.get_by_test_id("draft").wait_for()
    expect(one.page.locator(".seat-panel")).to_have_count(3)
    gentle = one.api("GET", "/api/tables/" + one.page.url.rsplit("/", 1)[1])
    assert gentle["options"]["mode"] == "snake", "a first match is not against the clock"
    one.page.goto("/")
    one.page.locator(".table-list", has_text="My tables").locator(".table-row").first.wait_for()


def test_every_option_is_explained_where_it_is_set(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/new/dungeon_rush")
    page.locator("form.create").wait_for()
    fields = page.locator("fieldset.option")
    until(page, lambda: fields.count() == 3)
    page.locator("input[name=players]").nth(1).check(force=True)  # the neutral seat is for two players only
    until(page, lambda: fields.count() == 4)
    page.locator("input[name=players]").nth(2).check(force=True)
    for text in fields.locator(".hint").all_inner_texts():
        assert len(text) > 20
    page.get_by_role("radio", name=re.compile("^In turns")).check()
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_placeholder("Name of the person in seat 2").fill("Zoé")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_test_id("curtain").get_by_role("button").click()
    page.get_by_test_id("draft").wait_for()
    assert page.get_by_text("Zoé").count() > 0


def test_a_table_that_waits_gives_its_link_and_shows_what_each_seat_plays_and_where_the_match_will_lie(
    guest: Callable[..., Guest],
) -> None:
    host, other = guest(size=PHONE), guest()
    page = host.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.add_init_script("addEventListener('copy', () => { window.copied = String(document.activeElement.value); })")
    page.goto("/")
    table = host.table(game="nerath", seats=["me", "open", "bot:greedy", "bot:greedy"])
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("window.copied") == f"{host.house.url}/t/{table}", "also where the clipboard is closed"
    expect(page.locator(".waiting-seats .seat-sign")).to_have_count(4)
    page.wait_for_timeout(600)
    page.evaluate(SHIFTS)
    other.api("POST", f"/api/tables/{table}/join", {})
    page.locator(".table-grid").wait_for()
    page.wait_for_timeout(600)
    shifts = page.evaluate("window.shifts")
    assert sum(one[0] for one in shifts) < MOST, shifts


def test_whoever_sat_down_by_mistake_gets_up_again(guest: Callable[..., Guest]) -> None:
    host, other = guest(), guest()
    table = host.table(seats=["me", "open", "open"])
    other.page.goto(f"/t/{table}")
    other.page.get_by_role("button", name="Sit here").first.click()
    # An option for two players says nothing to three.
    other.page.locator(".option-list dt", has_text="Mode").wait_for()
    until(other.page, lambda: "Neutral third seat" not in other.page.locator(".option-list").inner_text())
    other.page.get_by_role("button", name="Leave the table").click()
    other.page.wait_for_url("**/")
    assert [seat["kind"] for seat in host.api("GET", f"/api/tables/{table}")["seats"]] == ["human", "open", "open"]


def test_what_cannot_be_chosen_is_barred_in_words(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/new/dungeon_rush")
    page.locator("form.create").wait_for()
    page.get_by_role("radio", name=re.compile("^In secret")).check()
    page.locator("input[name=players]").first.check(force=True)
    until(page, lambda: page.get_by_role("radio", name=re.compile("^In secret")).is_disabled())
    until(page, lambda: page.get_by_role("radio", name=re.compile("^Race")).is_checked())
    assert "the time trial" in page.locator(".choice.barred").first.inner_text()
    page.goto("/new/dungeon_rush")
    page.locator("form.create").wait_for()
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("alert").filter(has_text="cannot race at one screen").wait_for()


def test_name_and_code_carry_a_player_to_another_device(guest: Callable[..., Guest]) -> None:
    one, other = guest(), guest()
    one.page.goto("/")
    one.page.get_by_role("button", name="Name and identity").click()
    one.page.get_by_label("Your name at the table").fill("Mélusine")
    one.page.get_by_role("button", name="Save the name").click()
    one.page.get_by_text("Saved.").wait_for()
    one.page.get_by_role("button", name="Show my code").click()
    code = one.page.locator(".secret-code").inner_text()
    other.page.goto("/")
    other.table(seats=["me", "open", "open"])  # it would be out of reach
    other.page.get_by_role("button", name="Name and identity").click()
    other.page.get_by_label("Code from another device").fill(code)
    other.page.get_by_role("button", name="Use this code here").click()
    other.page.get_by_role("button", name=re.compile("^Leave Guest .* and use this code$")).click()
    other.page.get_by_text("this device now plays under that name").wait_for()
    assert other.api("GET", "/api/me")["name"] == "Mélusine"


def test_a_misclick_is_taken_back_alone(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    one.sit(one.table(seats=["me"], options={"limits": "off"}))
    page.locator(".hero-card.legal").nth(3).click()
    page.locator(".hero-card.gone").wait_for()
    until(page, lambda: page.get_by_test_id("undo").get_attribute("data-can") == "true")
    page.get_by_test_id("undo").click()
    until(page, lambda: page.locator(".hero-card.gone").count() == 0)
    expect(page.locator(".hero-card.legal")).to_have_count(10)


def test_further_back_the_others_are_asked(guest: Callable[..., Guest]) -> None:
    one, other = guest(), guest()
    one.page.goto("/")
    other.page.goto("/")
    table = one.table(seats=["me", "open"], options={"mode": "snake", "neutral": False})
    other.api("POST", f"/api/tables/{table}/join", {"seat": 1})
    one.sit(table)
    other.sit(table)
    legal = {person: person.page.locator(".hero-card.legal") for person in (one, other)}
    until(one.page, lambda: any(heroes.count() for heroes in legal.values()))
    order = [one, other] if legal[one].count() else [other, one]
    for number, person in enumerate(order, start=1):
        legal[person].first.click()
        expect(person.page.locator(".hero-card.gone")).to_have_count(number)
    first, second = order
    until(first.page, lambda: first.page.locator(".hero-card.gone").count() == 2)
    until(first.page, lambda: first.page.get_by_test_id("undo").get_attribute("data-can") == "false")
    first.page.get_by_test_id("undo").click()
    first.page.get_by_role("button", name="Ask the others").click()
    vote = second.page.get_by_test_id("vote")
    vote.get_by_role("button", name="Agree").click()
    until(first.page, lambda: first.page.locator(".hero-card.gone").count() < 2)
    until(second.page, lambda: second.page.locator(".hero-card.gone").count() < 2)


@pytest.mark.rule("DR-163")
def take_over(page: Page, to: str) -> str:
    """Pass the curtain, and answer what comes before it, until somebody sees what is looked for; who that is."""
    who = ""
    end = time.monotonic() + 240
    while time.monotonic() < end:
        curtain = page.get_by_test_id("curtain")
        if curtain.count():
            found = re.search(r"Over to (\w+)", curtain.inner_text())
            assert found is not None
            who = found[1]
            assert page.locator(".monster, .own-hero, .log-line").count() == 0, "nothing shows behind the curtain"
            page.get_by_role("button", name=f"I am {who}: show my side").click()
            page.locator("[data-testid=draft], [data-testid=monsters], [data-do=keep]").first.wait_for()
        elif who and page.get_by_test_id(to).count():
            return who
        else:
            press(page, ".hero-card.legal, [data-do=keep]")
            page.wait_for_timeout(80)
    raise AssertionError(f"nobody came to see {to}")


def test_a_curtain_falls_between_two_at_one_screen_when_they_choose_in_secret(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    table = one.table(seats=["me", "here", "bot:normal"], options={"mode": "secret"})
    one.api("POST", f"/api/tables/{table}/seats/0", {"name": "Ada"})
    one.api("POST", f"/api/tables/{table}/seats/1", {"name": "Bob"})
    one.sit(table)
    names: list[str] = []
    for turn in range(2):
        names.append(take_over(page, to="monsters"))
        assert page.locator(".own-side .seat-name").inner_text() == names[-1]
        assert page.locator(".monster.mine").count() == 0, "a secret choice of the other is not shown"
        place = monsters(page)[turn]
        for hand in ("left", "right"):
            page.locator(f"[data-do='hold {hand}']").wait_for()
            page.locator(f"[data-monster='{place}']").click()
    assert sorted(names) == ["Ada", "Bob"]
    # All is shown at once: the log tells both attacks, behind a curtain or not.
    until(page, lambda: page.get_by_test_id("curtain").count() > 0 or phase(page) != ("attack", 1))


def test_a_link_leads_to_the_exact_position_of_a_replay(guest: Callable[..., Guest], record: str) -> None:
    one = guest()
    page = one.page
    page.goto(f"/t/{record}")
    page.get_by_test_id("count").wait_for()
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_test_id("position").wait_for()
    total = int(page.get_by_test_id("position").inner_text().split("/")[1])
    assert total > 60
    for number in (1, 2, 3):
        page.get_by_role("button", name="One step forward").click()
        expect(page.get_by_test_id("position")).to_have_text(f"{number}/{total}")
    page.get_by_label("Position").fill("40")
    until(page, lambda: page.get_by_test_id("position").inner_text() == f"40/{total}")
    page.get_by_label("Seen by").select_option("1")
    until(page, lambda: page.locator(".own-side").count() == 1)
    until(page, lambda: page.url.endswith("#p=40&seat=1"))
    page.wait_for_timeout(400)
    shown = replayed(page)
    address = page.url

    friend = guest()
    friend.page.goto(address)
    friend.page.locator(".own-side").wait_for()
    until(friend.page, lambda: replayed(friend.page) == shown)

    page.get_by_role("button", name="Play", exact=True).click()
    until(page, lambda: not page.get_by_test_id("position").inner_text().startswith("40/"))
    page.get_by_role("button", name="Pause", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the log").click()
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert len(lines) > total // 2


def replayed(page: Page) -> list[str]:
    """Status, board and log of a replay, as text."""
    open_log(page)
    return [page.locator(place).inner_text() for place in (".status-line", ".dungeon", ".log")]


def test_a_new_table_plays_on_from_a_position(guest: Callable[..., Guest], record: str) -> None:
    one = guest()
    page = one.page
    page.goto(f"/t/{record}/replay#p=30&seat=-3")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Open the new table").click()
    page.wait_for_url(re.compile(rf"/t/(?!{record})[\w-]+$"))
    page.get_by_test_id("status").wait_for()
    assert phase(page)[1] >= 1
    assert page.locator(".own-side").count() == 1


HIDDEN = """([area, wanted]) => {
  const frame = document.querySelector(area).getBoundingClientRect();
  return [...document.querySelectorAll(`${area} ${wanted}`)].map(one => one.getBoundingClientRect())
    .filter(box => box.bottom > frame.bottom || box.right > frame.right || box.height === 0).length; }"""


def test_the_last_question_and_the_count_are_whole_in_sight_in_small_windows(
    guest: Callable[..., Guest], record: str
) -> None:
    one = guest(size=(1280, 720), locale="fr-FR")
    page = one.page
    page.goto("/")
    last = one.api("GET", f"/api/tables/{record}")["position"] - 3  # three still choose whom to fight
    seats = ["me", "bot:normal", "bot:normal"]
    one.sit(one.api("POST", f"/api/tables/{record}/fork", {"position": last, "seats": seats})["id"])
    expect(page.locator(".boss.legal")).to_have_count(2)
    for width, height in ((1280, 720), (390, 664), (720, 450)):
        page.set_viewport_size({"width": width, "height": height})
        for wanted in ((".area-question", "[data-do=decline]"), (".area-board", ".boss .loot")):
            assert page.evaluate(HIDDEN, wanted) == 0, (width, wanted)
    page.locator("[data-do=decline]").click()
    expect(page.locator(".count tbody tr")).to_have_count(3)
    at_rest(page)
    assert page.evaluate(HIDDEN, (".area-board", "tbody tr")) == 0


def test_a_phone_shows_a_whole_attack_without_scrolling_sideways(guest: Callable[..., Guest]) -> None:
    one = guest(size=PHONE, has_touch=True)
    page = one.page
    page.goto("/")
    assert_fits(page)
    page.goto("/new/dungeon_rush")
    page.locator("form.create").wait_for()
    assert_fits(page)
    one.sit(one.table(seats=["me", *["bot:random"] * 3], options={"mode": "snake"}))
    reach(page, "attack")
    assert_fits(page)
    page.evaluate("scrollTo(0, 0)")
    for selector in (".monster", ".own-hero"):
        for box in (found.bounding_box() for found in page.locator(selector).all()):
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 390.5
            assert box["y"] + box["height"] <= 844, f"{selector} is below the screen"
            assert min(box["width"], box["height"]) >= 44, "large enough for a finger"


def assert_fits(page: Page) -> None:
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_an_address_that_leads_nowhere_says_so(guest: Callable[..., Guest]) -> None:
    one = guest()
    one.page.goto("/no/such/page")
    one.page.get_by_role("heading", name="There is nothing here").wait_for()
    one.page.goto("/t/no-such-table")
    one.page.get_by_text("There is no such table").first.wait_for()
    one.page.wait_for_timeout(500)
    assert one.page.get_by_text("connection").count() == 0, "no line is lost where there is no table"
    one.page.goto("/new/no_such_game")
    one.page.get_by_role("heading", name="There is nothing here").wait_for()
    for address, title in (("story/no-such-table", "The story of the match"), ("t/no-such-table/replay", "Replay")):
        one.page.goto(f"/{address}")
        one.page.get_by_role("heading", name="There is nothing here").wait_for()
        assert one.page.title() == title


def test_a_table_under_way_stands_above_the_games_and_is_not_offered_to_watch(guest: Callable[..., Guest]) -> None:
    one, other = guest(), guest()
    one.page.goto("/")
    other.page.goto("/")
    table = one.table(seats=["me", "bot:normal", "bot:normal"], options={"mode": "snake"})
    for person, place in ((one, "My tables"), (other, "Watch")):
        page = person.page
        page.goto("/")
        found = page.locator(f'a[href="/t/{table}"]')
        found.first.wait_for()
        assert found.count() == 1
        assert page.locator(".table-list", has=found).get_by_role("heading").inner_text() == place
        above = page.locator(".table-lists.first", has=found).count() == 1
        assert above == (person is one)


def test_whoever_has_never_played_reads_how_it_goes(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    page.goto("/")
    for game in ("Dungeon Rush", "Monster Lands", "Conquest of Nerath", "Euthia"):
        page.locator(".game-card", has_text=game).get_by_role("button", name="How to play").click()
        page.get_by_test_id("primer").locator("li").nth(4).wait_for()
        page.get_by_label("Search the rules").fill("dice")
        expect(page.get_by_test_id("primer"), "whoever searches sees what was found").to_have_count(0)
        page.get_by_role("button", name="Close").click()


def test_the_end_says_why_and_leads_to_the_story_and_to_chapters(guest: Callable[..., Guest], record: str) -> None:
    one = guest()
    one.page.goto(f"/t/{record}")
    course = one.page.get_by_test_id("course")
    course.wait_for()
    assert "Round 9 was the last" in one.page.get_by_test_id("end-reason").inner_text()
    assert one.page.get_by_test_id("to-story").get_attribute("href") == f"/story/{record}"
    assert course.locator("tbody tr").count() == 3
    assert course.locator("thead a").last.inner_text() == "final", "the fights after the last round are no tenth round"
    course.get_by_role("link", name="Round 4: replay").click()
    one.page.wait_for_url(f"**/t/{record}/replay#p=*")
    one.page.locator("[data-testid=status][data-round='4']").wait_for()


def test_a_rematch_brings_both_browsers_to_one_table(guest: Callable[..., Guest], record: str) -> None:
    ann, bob = guest(), guest()
    last = ann.api("GET", f"/api/tables/{record}")["position"]
    near_the_end = {"position": last - 3, "seats": ["me", "open", "bot:easy"]}
    table = ann.api("POST", f"/api/tables/{record}/fork", near_the_end)["id"]
    bob.api("POST", f"/api/tables/{table}/join", {})
    for one in (ann, bob):
        one.sit(table)
    end = time.monotonic() + 240
    while ann.page.get_by_test_id("end").count() == 0:
        for one in (ann, bob):
            if not press(one.page, ".boss.legal"):
                press(one.page, ".area-question button[data-do]")
        assert time.monotonic() < end, phase(ann.page)
    assert ann.page.get_by_test_id("count").locator("tr.mine").count() == 1
    replay = ann.page.get_by_test_id("end").get_by_role("link", name="Replay", exact=True)
    assert str(replay.get_attribute("href")).endswith("#p=0&seat=0"), "one looks again from one's own place"
    ann.page.get_by_test_id("rematch").click()
    ann.page.get_by_text("Kept for").wait_for()
    bob.page.get_by_test_id("rematch-banner").get_by_role("button", name="Join").click()
    for one in (ann, bob):
        one.page.get_by_test_id("draft").wait_for()
    assert ann.page.url == bob.page.url != f"{ann.house.url}/t/{table}"


def test_a_match_is_put_away_or_given_up(guest: Callable[..., Guest]) -> None:
    one = guest()
    page = one.page
    for way in ("shelve", "concede"):
        table = one.table(seats=["me", "bot:easy", "bot:easy"], options={"mode": "snake"})
        one.sit(table)
        page.get_by_test_id("menu").click()
        for _ in range(2 if way == "concede" else 1):
            page.get_by_test_id(way).click()
        page.wait_for_url("**/")
        page.locator(".table-list", has_text="Put away").locator(f"a[href='/t/{table}']").wait_for(
            state="visible" if way == "shelve" else "detached"
        )
    assert page.locator(".table-list", has_text="My tables").locator(".table-row").count() == 0
