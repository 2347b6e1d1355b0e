"""The lab of a local server: what can be varied, a run and its report, its limits, and closed doors elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from taverne.arena.lab import lab
from taverne.server.serve import is_local
from tests.server.tools import Person, running

QUESTION: dict[str, Any] = {
    "game": "dungeon_rush",
    "varied": {"limits": ["on", "off"], "dragon.fire_dragon.coins": ["1", "50"]},
    "players": 2,
    "bots": ["easy"],
    "options": {"mode": "snake"},
    "games": 6,
    "seed": 3,
}


@pytest.fixture
async def owner(tmp_path: Path) -> AsyncIterator[Person]:
    """Somebody at a server of their own."""
    async with running(tmp_path / "lab.sqlite3", lab=True) as server, Person(server.url, "Owner") as person:
        yield person


async def finished(person: Person) -> dict[str, Any]:
    for _ in range(900):
        told: dict[str, Any] = await person.get("/api/lab")
        if not told["running"]:
            return told
        await asyncio.sleep(0.1)
    raise AssertionError("the lab does not come to an end")


async def test_a_run_gives_what_the_lab_of_the_arena_gives(owner: Person) -> None:
    begun = await owner.post("/api/lab", QUESTION, 202)
    assert begun["running"]
    assert begun["total"] == 24
    told = await finished(owner)
    assert told["done"] == 24
    expected = lab("dungeon_rush", QUESTION["varied"], 2, ["easy"], {"mode": "snake"}, 6, 3)
    assert [trial["decisions"]["mean"] for trial in told["report"]["trials"]] == [
        trial.decisions.mean for trial in expected.trials
    ]
    assert [trial["values"] for trial in told["report"]["trials"]] == [trial.values for trial in expected.trials]


async def test_numbers_of_the_box_are_told_with_their_values(owner: Person) -> None:
    values = {one["key"]: one["value"] for one in await owner.get("/api/lab/nerath")}
    assert values["unit.footsoldier.cost"] == 1
    assert not [key for key in values if key.endswith((".source", ".note", ".id"))]
    assert (await owner.get("/api/lab/chess", 404))["key"] == "no-game"


async def test_only_one_run_at_a_time_and_it_can_be_stopped(owner: Person) -> None:
    await owner.post("/api/lab", QUESTION | {"games": 900}, 202)
    assert (await owner.post("/api/lab", QUESTION, 409))["key"] == "lab-busy"
    told = (await owner.http.delete("/api/lab")).json()
    assert (told["running"], told["key"]) == (False, "lab-stopped")
    assert told["done"] < told["total"]


async def test_runs_that_cannot_be_are_refused_and_bad_values_told(owner: Person) -> None:
    assert (await owner.post("/api/lab", QUESTION | {"games": 1500}, 400))["key"] == "lab-size"
    assert (await owner.post("/api/lab", QUESTION | {"varied": {}}, 400))["key"] == "lab-size"
    await owner.post("/api/lab", QUESTION | {"varied": {"dragon.fire_dragon.coins": ["many"]}}, 202)
    assert (await finished(owner))["key"] == "lab-box"
    await owner.post("/api/lab", QUESTION | {"varied": {"colour": ["red"]}}, 202)
    assert (await finished(owner))["key"] == "lab-key"


async def test_where_others_come_in_the_lab_is_closed(ann: Person) -> None:
    assert (await ann.get("/api/lab", 403))["key"] == "lab-closed"
    assert (await ann.post("/api/lab", QUESTION, 403))["key"] == "lab-closed"
    assert (await ann.get("/api/lab/nerath", 403))["key"] == "lab-closed"


@pytest.mark.parametrize(
    ("host", "local"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("tavern", False)]
)
def test_a_server_is_for_this_machine_alone_if_its_address_is(host: str, local: bool) -> None:
    assert is_local(host) == local
