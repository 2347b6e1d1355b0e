"""The lobby: who people are, tables set up, found, joined, filled and left."""

from __future__ import annotations

import re
from typing import Any

import pytest

from taverne.engine.decisions import Timer
from taverne.engine.game import Game
from taverne.games import all_games
from taverne.server.identity import Signer, new_table_id
from taverne.server.sanitize import clean_chat, clean_name
from tests.server.tools import Json, Person, Running


async def test_a_guest_is_known_at_once_and_stays_who_they_are(server: Running) -> None:
    async with Person(server.url) as guest:
        first = await guest.get("/api/me")
        assert first["name"].startswith("Guest ")
        assert (await guest.get("/api/me"))["id"] == first["id"]
        assert (await guest.post("/api/me", {"name": " Zoé  \u202e\x07 "}))["name"] == "Zoé"
        assert (await guest.get("/api/me"))["name"] == "Zoé"


async def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: Running) -> None:
    async with Person(server.url) as guest:
        guest.http.cookies.clear()
        header = (await guest.http.get("/api/me")).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header


async def test_a_code_carries_an_identity_to_another_device(ann: Person, bob: Person) -> None:
    me = await ann.get("/api/me")
    await bob.post("/api/me/carry", {"code": me["code"]})
    assert await bob.get("/api/me") == me
    wrong = me["code"][:-1] + ("y" if me["code"].endswith("x") else "x")
    refused = await bob.post("/api/me/carry", {"code": wrong}, 400)
    assert refused["key"] == "code-unknown"


def test_a_cookie_that_was_changed_is_nobodys() -> None:
    signer = Signer(b"secret")
    cookie = signer.cookie("annann")
    assert signer.from_cookie(cookie) == ("annann", 0, False)
    for changed in (cookie[:-1], "bobbob" + cookie[6:], "", ".", cookie.upper(), "é." + cookie):
        assert signer.from_cookie(changed) is None
    assert signer.from_cookie(signer.code("annann").replace("-", ".")) is None, "a code is no cookie"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("A\x00n\nn", "An n"),
        ("\u202eevil\u202c", "evil"),
        ("a" * 100, "a" * 24),
        ("\u200b\u2066", ""),
        ("Zoe\u0301", "Zoé"),
        ("a" + "\u0300" * 50, "à\u0300\u0300\u0300"),
    ],
)
def test_names_are_cleaned(written: str, shown: str) -> None:
    assert clean_name(written) == shown


def test_chat_keeps_its_emoji_and_loses_its_tricks() -> None:
    assert clean_chat("well 👩‍🚀 played\u202e!\r\n") == "well 👩‍🚀 played!"
    assert len(clean_chat("x" * 5000)) == 400


async def test_games_tell_their_options(ann: Person) -> None:
    games = {game["name"]: game for game in await ann.get("/api/games")}
    rush = games["dungeon_rush"]
    assert rush["players"] == [1, 2, 3, 4, 5]
    mode = next(option for option in rush["options"] if option["key"] == "mode")
    assert mode == mode | {"kind": "word", "default": "arrival", "rule": "DR-132"}
    assert rush["bots"]
    assert rush["gentle"] == {"mode": "snake"}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_gentle_match_hurries_nobody(game: Game[Any]) -> None:
    assert not game.has_races(game.check(game.gentle, 4))
    assert not any(isinstance(one, Timer) for one in game.start(game.gentle, 4, seed=1).pending)


async def test_a_box_tells_its_pieces_and_what_its_cards_say(ann: Person) -> None:
    box = await ann.get("/api/games/nerath/box")
    assert len(box["land"]) == 55
    assert "source" not in box["land"][0]
    assert set(box["texts"]) == {card["id"] for kind in ("event", "treasure") for card in box[kind]}
    assert box["texts"]["acid_breath"]["say"] == "card-event"
    assert "texts" not in await ann.get("/api/games/dungeon_rush/box")


async def test_a_table_starts_when_no_seat_is_open(ann: Person, bob: Person) -> None:
    table = await ann.table("me", "open")
    assert (await ann.get(f"/api/tables/{table}"))["phase"] == "waiting"
    info = await bob.post(f"/api/tables/{table}/join", {})
    assert info["phase"] == "playing"
    assert [seat["name"] for seat in info["seats"]][:2] == ["Ann", "Bob"]
    assert [seat["mine"] for seat in info["seats"]][:2] == [False, True]
    assert info["seats"][2]["kind"] == "bot", "the game's own third seat"
    assert info["waiting"], "it is known at once whose turn it is"


async def test_a_seat_that_is_taken_stays_taken(ann: Person, bob: Person, eve: Person) -> None:
    table = await ann.table("me", "open", "open")
    await bob.post(f"/api/tables/{table}/join", {"seat": 2})
    assert (await eve.post(f"/api/tables/{table}/join", {"seat": 2}, 409))["key"] == "seat-taken"
    await eve.post(f"/api/tables/{table}/join", {"seat": -1})
    async with Person(ann.url) as late:
        assert (await late.post(f"/api/tables/{table}/join", {}, 409))["key"] == "table-full"


async def test_only_the_host_fills_the_table_with_bots(ann: Person, bob: Person) -> None:
    table = await ann.table("me", "open", "open")
    assert (await bob.post(f"/api/tables/{table}/fill", status=403))["key"] == "not-host"
    info = await ann.post(f"/api/tables/{table}/fill")
    assert info["phase"] == "playing"
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]


async def test_who_leaves_before_the_start_leaves_an_open_seat(ann: Person, bob: Person) -> None:
    table = await ann.table("me", "open", "open")
    await bob.post(f"/api/tables/{table}/join", {})
    info = await bob.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "open"]
    assert (await bob.post(f"/api/tables/{table}/leave", status=409))["key"] == "not-seated"
    await ann.post(f"/api/tables/{table}/leave")
    assert (await ann.get(f"/api/tables/{table}", 404))["key"] == "no-table", "nobody is left at it"


async def test_persons_at_one_screen_have_names_of_their_own(ann: Person, bob: Person) -> None:
    table = await ann.table("me", "here", "open")
    info = await ann.post(f"/api/tables/{table}/seats/1", {"name": "Al\u202e"})
    assert info["seats"][1] == info["seats"][1] | {"name": "Al", "mine": True}
    assert (await bob.post(f"/api/tables/{table}/seats/1", {"name": "x"}, 403))["key"] == "not-your-seat"


async def test_private_tables_are_in_no_list_but_their_players(ann: Person, bob: Person) -> None:
    hidden = await ann.table("me", "open", private=True)
    hidden_match = await ann.table("me", "bot:random", private=True)
    shown = await ann.table("me", "open")
    match = await ann.table("me", "bot:random")
    listed = {which: [t["id"] for t in await bob.get(f"/api/tables?list={which}")] for which in ("open", "watch")}
    assert listed == {"open": [shown], "watch": [match]}
    assert await bob.get("/api/tables?list=mine") == []
    mine = {t["id"] for t in await ann.get("/api/tables?list=mine")}
    assert mine == {hidden, hidden_match, shown, match}


def test_ids_of_tables_can_be_read_aloud_and_not_guessed() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch(r"([a-z]{6}-){3}[a-z]{6}", table) for table in ids)


WRONG: dict[str, list[Json]] = {
    "no-game": [{"game": "chess"}],
    "option-seats": [{"players": 9, "seats": ["me"] * 9}],
    "seats-count": [{"seats": ["me"]}],
    "seats-word": [{"seats": ["me", "bot:genius"]}],
    "seats-race": [{"seats": ["me", "here"]}, {"seats": ["here", "me"], "options": {"mode": "fair"}}],
    "option-bad": [{"options": {"mode": "chaos"}}],
    "option-unknown": [{"options": {"colour": "red"}}],
    "clock-kind": [{"clock": {"kind": "sand"}}],
    "clock-short": [{"clock": {"kind": "move", "seconds": 0}}],
    "clock-long": [{"clock": {"kind": "move", "seconds": 10**9}}, {"away": -1}],
    "seed-range": [{"seed": -1}, {"seed": str(2**63)}],
    "bad-request": [{"seed": "seven"}, {"colour": "red"}, {"players": "two"}],
}


async def test_a_table_that_cannot_be_is_refused_with_its_reason(ann: Person) -> None:
    for key, changes in WRONG.items():
        for change in changes:
            body = {"game": "dungeon_rush", "players": 2, "seats": ["me", "open"]} | change
            answer = await ann.http.post("/api/tables", json=body)
            assert answer.status_code in (400, 404), change
            assert answer.json()["key"] == key, change
            assert len(answer.json()["detail"]) > 10


async def test_whoever_joins_is_told_that_the_dice_may_be_known(ann: Person, bob: Person) -> None:
    table = await ann.table("me", "open", seed=7)
    assert (await bob.get(f"/api/tables/{table}"))["unrated"] == "seeded"
    assert (await bob.get(f"/api/tables/{await ann.table('me', 'open')}"))["unrated"] == ""


async def test_a_table_that_is_not_there_is_not_found(ann: Person) -> None:
    assert (await ann.get("/api/tables/no-such-table", 404))["key"] == "no-table"
    assert (await ann.get("/api/tables?list=all", 400))["key"] == "list-unknown"


async def test_nobody_takes_a_second_seat_in_a_race(ann: Person) -> None:
    race = await ann.table("me", "open", "open", mode="arrival")
    assert (await ann.post(f"/api/tables/{race}/join", {"seat": 1}, 400))["key"] == "seats-race"
    turns = await ann.table("me", "open", "open", mode="snake")
    assert (await ann.post(f"/api/tables/{turns}/join", {"seat": 1}))["seats"][1]["mine"]
