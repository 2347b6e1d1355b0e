"""A campaign of several: Elemental Revocation at one table, from the first episode to the next, over restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from taverne.engine.rng import Rng
from taverne.games.euthia.rules.scenarios.legacy import decode
from tests.server.tools import Json, Person, Running, play_on, running

GAME = "euthia"
BOTS = ("bot:random", "bot:random")


async def begin(person: Person, players: int, **options: object) -> str:
    body: Json = {"game": GAME, "players": players, "options": options}
    return str((await person.post("/api/campaigns", body, 201))["id"])


async def next_game(person: Person, campaign: str, *seats: str) -> Json:
    body: Json = {"seats": list(seats)} if seats else {}
    table: Json = await person.post(f"/api/campaigns/{campaign}/next", body, 201)
    assert table["campaign"] == campaign
    return table


def onward() -> Callable[[Json], str]:
    """Answers that bring an episode to its end: the turn is ended where it can be, else anything is done."""
    rng = Rng(3)

    def choose(asked: Json) -> str:
        options = [str(option) for option in asked["options"]]
        return "end" if "end" in options else options[rng.below(len(options))]

    return choose


async def play_out(table: str, *people: Person) -> None:
    pages = [await person.page(table) for person in people]
    await asyncio.gather(*[play_on(page, onward()) for page in pages])
    for page in pages:
        await page.close()


async def heroes_at_first(person: Person, table: str) -> list[Json]:
    """Return the heroes of a match before its first decision."""
    moment = await person.get(f"/api/tables/{table}/replay/0")
    return list(moment["view"]["table"]["heroes"])


@pytest.mark.rule("EUS-129")
async def test_heroes_of_bots_and_people_go_from_the_first_episode_to_the_second(ann: Person) -> None:
    campaign = await begin(ann, 3, elites=True)
    first = await next_game(ann, campaign, "me", *BOTS)
    assert (first["options"]["scenario"], first["phase"]) == ("revocation_1", "playing")
    await play_out(first["id"], ann)
    found = await ann.get(f"/api/campaigns/{campaign}")
    [played], [choice] = found["games"], found["choices"]
    heirs = decode(choice["legacy"]).heroes
    assert choice["legacy"] == played["result"]["legacy"]
    assert [hero["hero"] for hero in found["page"]["heroes"]] == [heir.hero for heir in heirs]
    assert [one["stands"] for one in found["page"]["episodes"]] == ["done", "now", "ahead"]
    second = await next_game(ann, campaign)
    assert second["options"] == {**first["options"], "scenario": "revocation_2", "legacy": choice["legacy"]}
    assert [seat["kind"] for seat in second["seats"]] == ["human", "bot", "bot"], "everybody keeps the seat"
    heroes = await heroes_at_first(ann, second["id"])
    assert [hero["hero"] for hero in heroes] == [heir.hero for heir in heirs]
    assert [hero["reputation"] for hero in heroes] == [heir.reputation for heir in heirs]
    assert (await ann.get(f"/api/tables/{second['id']}"))["unrated"] == "campaign"


async def test_friends_play_on_together_whoever_begins_it(ann: Person, bob: Person) -> None:
    campaign = await begin(ann, 2)
    assert (await bob.get(f"/api/campaigns/{campaign}", 404))["key"] == "no-campaign"
    first = await next_game(ann, campaign, "me", "open")
    await bob.post(f"/api/tables/{first['id']}/join", {})
    await play_out(first["id"], ann, bob)
    found = await bob.get(f"/api/campaigns/{campaign}")
    assert (found["mine"], len(found["games"])) == (False, 1)
    assert await bob.get("/api/campaigns") == []
    assert (await ann.get(f"/api/campaigns/{campaign}"))["mine"] is True
    told = await bob.post(f"/api/campaigns/{campaign}/next", {"seats": ["me", "here"]}, 404)
    assert told["key"] == "no-campaign", "only its owner says who sits where"
    second = await next_game(bob, campaign)
    assert (second["phase"], [seat["mine"] for seat in second["seats"]]) == ("playing", [False, True])
    for path in ("resign", "leave"):
        assert (await bob.post(f"/api/campaigns/{campaign}/{path}", None, 404))["key"] == "no-campaign"


async def test_a_legacy_outlives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite3"
    async with running(database) as server, Person(server.url, "Ann") as ann:
        campaign = await begin(ann, 2)
        first = await next_game(ann, campaign, "me", "bot:random")
        await play_out(first["id"], ann)
        cookies = ann.http.cookies
    async with running(database) as server, Person(server.url) as again:
        again.http.cookies = cookies
        second = await next_game(again, campaign)
        heroes = await heroes_at_first(again, second["id"])
        assert heroes[0]["things"]
    async with running(database) as server, Person(server.url) as later:
        later.http.cookies = cookies
        assert await heroes_at_first(later, second["id"]) == heroes


async def test_an_episode_that_is_given_up_ends_the_campaign(ann: Person) -> None:
    campaign = await begin(ann, 1)
    await next_game(ann, campaign)
    found = await ann.post(f"/api/campaigns/{campaign}/resign")
    assert (found["standing"], found["choices"]) == ("lost", [])


async def test_a_campaign_is_for_as_many_as_the_game(ann: Person, server: Running) -> None:
    for players in (-1, 5, 9):
        body: Json = {"game": GAME, "players": players}
        assert (await ann.post("/api/campaigns", body, 400))["key"] == "option-seats"
    body = {"game": "monster_lands", "players": 2}
    assert (await ann.post("/api/campaigns", body, 400))["key"] == "option-solo-only"


async def test_a_campaign_opens_as_its_game_says_or_not_at_all(ann: Person) -> None:
    for game, options in ((GAME, {"scenario": "revocation_2"}), (GAME, {"campaign": False}), ("nerath", {})):
        body: Json = {"game": game, "options": options}
        assert (await ann.post("/api/campaigns", body, 400))["key"] == "campaign-none"
    assert await ann.get("/api/campaigns") == []


@pytest.mark.parametrize("text", ["", "1", "1 00000000 {}", '1 a3a6bf43 {"after":1}', "\ud800", "x" * 17_000])
async def test_a_bad_legacy_opens_no_table(ann: Person, text: str) -> None:
    options = {"campaign": True, "scenario": "revocation_2", "legacy": text.encode(errors="replace").decode()}
    body: Json = {"game": GAME, "players": 1, "seats": ["me"], "options": options}
    told = await ann.post("/api/tables", body, 400)
    assert told["key"].startswith("option-")
