"""Campaigns on the server: begun, played on from any device of their owner, given up, and never lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from taverne.engine.matches import campaign as engine
from taverne.server.identity import Person as Identity
from taverne.server.store.database import MIGRATIONS
from tests.server.live.campaigns.test_next import forward
from tests.server.tools import Json, Person, Running, play_on, running

GAME = "monster_lands"


async def begin(person: Person, level: str = "normal") -> str:
    body: Json = {"game": GAME, "options": {"difficulty": level}}
    return str((await person.post("/api/campaigns", body, 201))["id"])


async def identity(person: Person) -> Identity:
    me = await person.get("/api/me")
    return Identity(me["id"], me["name"])


async def next_game(person: Person, campaign: str, **options: object) -> str:
    """Begin the next game and return its table."""
    table = await person.post(f"/api/campaigns/{campaign}/next", {"options": options}, 201)
    assert table["campaign"] == campaign
    assert table["phase"] == "playing"
    return str(table["id"])


async def play_out(person: Person, table: str) -> None:
    page = await person.page(table)
    await play_on(page, forward)
    await page.close()


@pytest.mark.rule("ML-277", "ML-280")
async def test_a_campaign_opens_with_the_first_scenario_at_the_chosen_difficulty(ann: Person) -> None:
    campaign = await ann.get(f"/api/campaigns/{await begin(ann, 'heroic')}")
    assert (campaign["standing"], campaign["games"], campaign["playing"]) == ("on", [], "")
    [choice] = campaign["choices"]
    assert (choice["scenario"], choice["difficulty"], choice["played"], choice["mode"]) == (1, "heroic", 0, "campaign")
    assert [leg["stands"] for leg in campaign["page"]["way"]] == ["now"] + ["ahead"] * 9
    [ahead] = campaign["page"]["ahead"]
    assert ahead["goals"] == [{"goal": "points", "needs": [[35], [45], [60]], "have": []}]


async def test_the_lobby_says_what_a_campaign_leaves_open(ann: Person) -> None:
    games = {game["name"]: game for game in await ann.get("/api/games")}
    assert games["dungeon_rush"]["campaign"] is None
    assert games[GAME]["campaign"]["players"] == 1
    assert games[GAME]["campaign"]["options"]["mode"] == "campaign"
    assert [option["key"] for option in games[GAME]["options"] if option["carried"]] == ["played"]
    await ann.post("/api/campaigns", {"game": "dungeon_rush"}, 400)
    told = await ann.post("/api/campaigns", {"game": GAME, "options": {"difficulty": "easy"}}, 400)
    assert told["key"] == "option-bad"


async def test_a_game_that_is_over_is_entered(ann: Person) -> None:
    campaign = await begin(ann, "tutorial")
    table = await next_game(ann, campaign)
    assert (await ann.get(f"/api/campaigns/{campaign}"))["playing"] == table
    await play_out(ann, table)
    found = await ann.get(f"/api/campaigns/{campaign}")
    assert found["playing"] == ""
    [game] = found["games"]
    assert (game["table"], game["resigned"]) == (table, False)
    assert game["result"] == (await ann.get(f"/api/tables/{table}"))["result"]
    rank = game["result"]["parts"][0]["rank"]
    assert found["standing"] == ("lost" if rank == 0 else "on")
    assert found["page"]["games"][0]["rank"] == rank
    assert found["page"]["way"][0]["games"] == 1


async def test_nothing_of_a_campaign_is_lost_with_the_server(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite3"
    async with running(database) as server, Person(server.url, "Ann") as ann:
        campaign = await begin(ann)
        table = await next_game(ann, campaign)
        page = await ann.page(table)
        await page.act(forward(page.asked[0]))
        cookies = ann.http.cookies
    async with running(database) as server, Person(server.url) as again:
        again.http.cookies = cookies
        assert (await again.get(f"/api/campaigns/{campaign}"))["playing"] == table
        await play_out(again, table)
    # Nobody has looked at the campaign since its game ended.
    async with running(database) as server, Person(server.url) as later:
        later.http.cookies = cookies
        found = await later.get(f"/api/campaigns/{campaign}")
        assert (len(found["games"]), found["playing"]) == (1, "")
        assert found["games"][0]["table"] == table
        assert (await later.get("/api/campaigns"))[0] == found


async def test_a_campaign_is_played_on_from_another_device_and_by_nobody_else(
    server: Running, ann: Person, bob: Person
) -> None:
    campaign = await begin(ann)
    table = await next_game(ann, campaign)
    async with Person(server.url) as phone:
        await phone.post("/api/me/carry", {"code": (await ann.get("/api/me"))["code"]})
        assert (await phone.get("/api/campaigns"))[0]["playing"] == table
        assert (await phone.page(table)).asked
    assert await bob.get("/api/campaigns") == []
    for path in ("", "/record"):
        assert (await bob.get(f"/api/campaigns/{campaign}{path}", 404))["key"] == "no-campaign"
    for path, body in (("next", {}), ("resign", None), ("leave", None)):
        assert (await bob.post(f"/api/campaigns/{campaign}/{path}", body, 404))["key"] == "no-campaign"


async def test_one_game_at_a_time_even_from_two_devices(ann: Person) -> None:
    campaign = await begin(ann)
    asked = [ann.http.post(f"/api/campaigns/{campaign}/next", json={}) for _ in range(2)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    table = next(answer.json()["id"] for answer in answers if answer.status_code == 201)
    told = await ann.post(f"/api/campaigns/{campaign}/next", {}, 409)
    assert (told["key"], told["data"]) == ("campaign-playing", {"table": table})
    assert [found["id"] for found in await ann.get("/api/tables?list=mine")] == [table]


@pytest.mark.rule("ML-278")
async def test_a_game_that_is_given_up_counts_as_cannon_fodder(ann: Person) -> None:
    campaign = await begin(ann, "normal")
    assert (await ann.post(f"/api/campaigns/{campaign}/resign", None, 409))["key"] == "campaign-idle"
    table = await next_game(ann, campaign)
    found = await ann.post(f"/api/campaigns/{campaign}/resign")
    assert (found["standing"], found["playing"]) == ("on", "")
    assert [(game["table"], game["resigned"]) for game in found["games"]] == [(table, True)]
    assert [(choice["scenario"], choice["difficulty"]) for choice in found["choices"]] == [(1, "tutorial")]
    await next_game(ann, campaign)
    found = await ann.post(f"/api/campaigns/{campaign}/resign")
    assert (found["standing"], len(found["games"])) == ("lost", 2)
    # What is played on at the table that was given up is no longer part of the campaign.
    await play_out(ann, table)
    assert (await ann.get(f"/api/campaigns/{campaign}"))["games"] == found["games"]


async def test_a_campaign_that_is_given_up_goes_no_further(ann: Person) -> None:
    campaign = await begin(ann)
    table = await next_game(ann, campaign)
    found = await ann.post(f"/api/campaigns/{campaign}/leave")
    assert (found["standing"], found["choices"], found["playing"]) == ("left", [], "")
    for path, body in (("next", {}), ("leave", None)):
        told = await ann.post(f"/api/campaigns/{campaign}/{path}", body, 400)
        assert (told["key"], told["data"]) == ("campaign-over", {"standing": "left"})
    assert (await ann.get(f"/api/tables/{table}"))["phase"] == "playing"


@pytest.mark.rule("ML-278")
async def test_after_a_hero_the_next_difficulty_is_chosen(server: Running, ann: Person) -> None:
    campaign = await begin(ann)
    kept = await server.services.campaigns._find(await identity(ann), campaign)
    options = kept.record.choices[0]
    following = tuple({**options, "scenario": 2, "played": 1, "difficulty": level} for level in ("heroic", "legendary"))
    await server.services.campaigns._change(kept, msgspec.structs.replace(kept.record, choices=following), "")
    told = await ann.post(f"/api/campaigns/{campaign}/next", {}, 400)
    assert told["key"] == "campaign-choose"
    table = await next_game(ann, campaign, difficulty="legendary")
    played = (await ann.get(f"/api/tables/{table}"))["options"]
    assert (played["scenario"], played["difficulty"], played["played"]) == (2, "legendary", 1)


async def test_the_record_is_the_one_a_terminal_plays_on(ann: Person) -> None:
    campaign = await begin(ann)
    await next_game(ann, campaign)
    await ann.post(f"/api/campaigns/{campaign}/resign")
    answer = await ann.http.get(f"/api/campaigns/{campaign}/record")
    record = engine.decode(answer.content, "the record")
    assert (record.game, record.standing, len(record.chapters)) == (GAME, "on", 1)
    assert record.chapters[0].resigned


async def test_tables_from_before_campaigns_stay(tmp_path: Path) -> None:
    """The second step of the schema is laid over a database of the first."""
    database = tmp_path / "t.sqlite3"
    async with running(database) as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "bot:random")
        cookies = ann.http.cookies
    made = create_engine(f"sqlite:///{database}")
    with made.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        columns = [row[1] for row in connection.execute(text("PRAGMA table_info(tables)"))]
        assert "campaign" not in columns
    made.dispose()
    async with running(database) as server, Person(server.url) as again:
        again.http.cookies = cookies
        found = await again.get(f"/api/tables/{table}")
        assert (found["phase"], found["campaign"]) == ("playing", "")
        await begin(again)
