"""Tables over MCP: by the SDK's client in process, and over the standard streams of ``taverne mcp``.

What the tables themselves say is tested with the server.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, ClientSession, StdioServerParameters, stdio_client

from taverne.adapters import mcp
from taverne.adapters.mcp import make_server
from taverne.client import Link, ServedTable
from taverne.client import Person as Guest
from tests.luck import repeat_luck
from tests.ports import free_port
from tests.server.tools import Person, Running, running

TOOLS = {"games", "new_table", "join", "look", "act", "why", "odds", "rules", "undo", "leave"}
SNAKE = {"mode": "snake", "neutral": False}


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run deals the same."""
    repeat_luck(monkeypatch, request.node.name)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path / "table.sqlite3") as server:
        yield server


async def call(client: Any, tool: str, **arguments: Any) -> Any:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    plain = result.structured_content
    return plain["result"] if set(plain) == {"result"} else plain


async def refused(client: Any, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)


async def test_a_model_plays_a_whole_match(server: Running) -> None:
    async with Client(make_server(server.url)) as client:
        tools = await client.list_tools()
        assert {tool.name for tool in tools.tools} == TOOLS
        assert all(tool.description for tool in tools.tools)
        shelf = await call(client, "games")
        assert [game["name"] for game in shelf] == ["dungeon_rush", "monster_lands", "nerath", "euthia"]
        assert "who attacks" in shelf[2]["odds"]["attack"]
        assert {option["key"]: option["default"] for option in shelf[0]["options"]}["mode"] == "snake"
        seen = await call(client, "new_table", game="dungeon_rush", players=2, bots="easy", options=SNAKE)
        assert "DR-025" in await call(client, "why", notation="hero nobody")
        again = await call(client, "act", notation="hero nobody")
        assert "DR-025" in again["refused"]
        turns = 0
        while not seen["over"]:
            assert seen["options"], seen
            assert seen["options"][0] in seen["table"]
            seen = await call(client, "act", notation=seen["options"][0])
            turns += 1
        assert turns > 8
        assert len(seen["result"]["scores"]) == 2


async def test_a_model_is_not_made_to_race_unless_it_says_so(server: Running) -> None:
    async with Client(make_server(server.url)) as client:
        for options, mode in ((None, "snake"), ({"mode": "secret"}, "secret"), ({"timer": 10}, "snake")):
            seen = await call(client, "new_table", game="dungeon_rush", players=3, bots="easy", options=options)
            info = await Guest(server.url).table(Link.read(seen["link"]).table)
            assert info.options["mode"] == mode


async def test_a_model_joins_a_person_looks_steps_back_and_leaves(server: Running) -> None:
    async with Person(server.url, "Ann") as ann, Client(make_server(server.url, "Mo")) as client:
        table = await ann.table("me", "open", options={"neutral": False})
        seen = await call(client, "join", link=f"{server.url}/t/{table}")
        assert seen["seat"] == 1
        page = await ann.page(table)
        if page.asked:
            await page.act(page.asked[0]["options"][0])
        seen = await call(client, "look")
        assert seen["question"]
        assert await call(client, "why", notation=seen["options"][0]) == "it can be done"
        assert "left the table" in await call(client, "leave")
        assert "you sit at no table" in await refused(client, "look")


async def test_a_link_that_leads_nowhere_costs_a_model_neither_its_table_nor_its_server(server: Running) -> None:
    async with Client(make_server(server.url)) as client:
        seen = await call(client, "new_table", game="dungeon_rush", players=2, bots="easy", options=SNAKE)
        nobody = f"http://127.0.0.1:{free_port()}/t/x"
        for link in ("zzz", "", nobody, f"{server.url}/t/nope", "http://host:abc/t/x", seen["link"] + "-not"):
            assert await refused(client, "join", link=link)
        assert (await call(client, "look"))["link"] == seen["link"]
        other = await call(client, "new_table", game="dungeon_rush", players=2, bots="easy", options=SNAKE)
        assert other["link"].startswith(server.url)


async def test_a_model_is_expected_at_a_table(server: Running) -> None:
    async with Person(server.url, "Ann") as ann:
        table = await ann.table("me", "open", options={"neutral": False})
        async with Client(make_server(server.url, table=table)) as client:
            assert (await call(client, "join"))["seat"] == 1
        async with Client(make_server(server.url, table=table)) as late:
            assert "no seat is free" in await refused(late, "join")


async def test_an_answer_is_taken_back(server: Running) -> None:
    async with Client(make_server(server.url)) as client:
        seen = await call(client, "new_table", game="dungeon_rush", players=2, bots="easy", options=SNAKE)
        while not seen["options"]:
            seen = await call(client, "look")
        assert await refused(client, "undo"), "there is nothing to take back"
        first, before = seen["options"], seen["position"]
        after = await call(client, "act", notation=first[0])
        assert first[0] not in after["options"]
        back = await call(client, "undo")
        assert back["options"] == first
        assert back["position"] == before < after["position"]


async def test_chances_of_any_fight(server: Running) -> None:
    async with Client(make_server(server.url)) as client:
        question = {"attack": "monster=2", "defend": "footsoldier=3"}
        lines = (await call(client, "odds", game="nerath", question=question))["odds"]
        chances = {key: value for line in lines for key, value in line["chances"].items()}
        assert chances["win"] + chances["lose"] == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(
    ("game", "players", "options", "said"),
    [
        ("dungeon_rush", 2, SNAKE, set()),  # nothing is left to chance in a claim
        ("monster_lands", 2, {}, {"expeditions", "options", "changes"}),
        ("nerath", 2, {}, {"attacks", "options", "battle"}),
        ("euthia", 2, {}, {"fights", "options"}),
    ],
)
async def test_chances_of_the_decision_at_hand(
    server: Running, game: str, players: int, options: dict[str, Any], said: set[str]
) -> None:
    async with Client(make_server(server.url)) as client:
        seen = await call(client, "new_table", game=game, players=players, bots="easy", options=options)
        for _ in range(8):
            told = await call(client, "odds")
            while told.get("reckoning"):
                told = await call(client, "odds")
            if told["odds"] is not None or not said:
                break
            seen = await call(client, "act", notation=seen["options"][0])
        assert set(told["odds"] or ()) >= said


async def test_odds_that_take_long_are_asked_for_once_and_told_later(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, asked = asyncio.Event(), []

    async def reckon(table: ServedTable) -> Any:
        asked.append(table.now.position)
        await known.wait()
        return {"fights": {}}

    monkeypatch.setattr(ServedTable, "help", reckon)
    async with Client(make_server(server.url)) as client:
        await call(client, "new_table", game="dungeon_rush", players=2, bots="easy", options=SNAKE)
        monkeypatch.setattr(mcp, "PATIENCE", 0.05)
        for _ in range(2):
            assert (await call(client, "odds"))["reckoning"]
        known.set()
        assert await call(client, "odds") == {"odds": {"fights": {}}}
        assert len(asked) == 1


async def test_knowledge_needs_no_table(server: Running) -> None:
    async with Client(make_server(server.url)) as client:
        assert (await call(client, "rules", game="dungeon_rush", query="DR-025"))[0].startswith("DR-025: ")
        assert len(await call(client, "rules", game="nerath", query="dragon")) > 1
        assert "unknown game" in await refused(client, "rules", game="chess")
        assert await refused(client, "join", link=f"{server.url}/t/no-such-table")
        assert "called “nonsense”" in await refused(client, "odds", game="nerath", question={"nonsense": 1})
        assert "Which heroes?" in await refused(client, "odds", game="dungeon_rush")


async def test_over_standard_streams_with_a_server_of_its_own() -> None:
    parameters = StdioServerParameters(command=sys.executable, args=["-m", "taverne", "mcp"])
    async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing) as client:
        await client.initialize()
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        seen = await call(client, "new_table", game="dungeon_rush", players=2, bots="easy", options=SNAKE)
        assert seen["options"]
        seen = await call(client, "act", notation=seen["options"][0])
        assert seen["options"] or seen["over"]
