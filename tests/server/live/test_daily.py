"""The match of the day: one seed for everybody, not to be known beforehand, others' matches after one's own."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from taverne.server.live.series import daily
from taverne.server.live.series.daily import Daily, played_daily
from taverne.server.store.storage import Storage
from tests.server.tools import Json, Person, Running, play_on

DAY = date(2026, 2, 28)


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test runs over midnight."""
    monkeypatch.setattr(daily, "today", lambda: DAY)


async def today_of(person: Person, game: str) -> Json:
    found: list[Json] = await person.get("/api/daily")
    return next(one for one in found if one["game"] == game)


async def test_everybody_gets_the_same_match_and_only_one(ann: Person, eve: Person, server: Running) -> None:
    first = await ann.post("/api/daily/monster_lands", None, 201)
    again = await ann.post("/api/daily/monster_lands", None, 201)
    other = await eve.post("/api/daily/monster_lands", None, 201)
    assert first["id"] == again["id"] != other["id"]
    assert first["options"] == other["options"]
    assert first["unrated"] == "seeded"
    assert not first["hints"]
    rows = [await server.services.storage.find(table["id"]) for table in (first, other)]
    seeds = {row.seed for row in rows if row is not None}
    assert seeds == {server.services.daily.seed("monster_lands", DAY)}
    assert (await ann.post("/api/daily/nerath", None, 404))["key"] == "no-daily"


async def test_the_matches_of_others_are_shown_after_ones_own(ann: Person, eve: Person) -> None:
    table = (await ann.post("/api/daily/monster_lands", None, 201))["id"]
    await play_on(await ann.page(table))
    mine = await today_of(ann, "monster_lands")
    assert mine["finished"]
    assert [one["mine"] for one in mine["results"]] == [True]
    assert mine["results"][0]["table"] == table
    theirs = await today_of(eve, "monster_lands")
    assert (theirs["results"], theirs["players"]) == ([], 1)
    for path in ("", "/log", "/replay/-1", "/story"):
        assert (await eve.get(f"/api/tables/{table}{path}", 403))["key"] == "daily-first"
    fork = {"position": 0, "seats": ["me"]}
    assert (await eve.post(f"/api/tables/{table}/fork", fork, 403))["key"] == "daily-first"
    own = (await eve.post("/api/daily/monster_lands", None, 201))["id"]
    await play_on(await eve.page(own))
    assert len((await today_of(eve, "monster_lands"))["results"]) == 2
    assert (await eve.get(f"/api/tables/{table}/replay/0"))["position"] == 0


async def test_nobody_watches_a_match_of_today_before_their_own(ann: Person, eve: Person) -> None:
    """Whoever was given the link would see the cards that they are to play with."""
    table = (await ann.post("/api/daily/monster_lands", None, 201))["id"]
    await ann.page(table)
    with pytest.raises(InvalidStatus):
        await eve.page(table)


def test_a_seed_follows_from_the_secret_and_the_day_alone(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'day.sqlite3'}")
    one, other = Daily(storage, b"one"), Daily(storage, b"other")
    day = DAY
    assert one.seed("euthia", day) == Daily(storage, b"one").seed("euthia", day)
    games = played_daily()
    seeds = {house.seed(game, day + timedelta(days)) for house in (one, other) for game in games for days in range(3)}
    assert len(seeds) == 18
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert {one.options(game, day)["mode"] for game in ("dungeon_rush", "monster_lands")} == {"arrival", "classic"}
    assert games == ["dungeon_rush", "monster_lands", "euthia"]
    assert one.options("euthia", day)["scenario"] == "hunt"
    scenarios = [one.options("monster_lands", day + timedelta(days))["scenario"] for days in range(11)]
    assert (sorted(scenarios[:10]), scenarios[10]) == ([*range(1, 11)], scenarios[0]), "each in turn"


async def test_a_match_of_the_day_that_never_came_to_a_table_can_be_begun(ann: Person, server: Running) -> None:
    """The server died between the note that it is played and its table."""
    table = (await ann.post("/api/daily/monster_lands", None, 201))["id"]
    await server.services.storage.remove(table)
    server.services.hub.rooms.pop(table).close()
    assert (await ann.post("/api/daily/monster_lands", None, 201))["id"] != table
