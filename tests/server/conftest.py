"""What the tests of the server are given: a server in this process, quick countdowns, people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from taverne.games.dungeon_rush.rules import rounds
from tests.luck import repeat_luck
from tests.server.own_time import MARK, keep_time, loop_for
from tests.server.tools import Person, Running, running


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run deals the same."""
    repeat_luck(monkeypatch, request.node.name)


def pytest_asyncio_loop_factories(item: pytest.Item) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"loop": loop_for(item)}


@pytest.fixture(autouse=True)
def own_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test has time of its own, all clocks show it."""
    if request.node.get_closest_marker(MARK) is not None:
        keep_time(monkeypatch)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server on a new SQLite file."""
    async with running(tmp_path / "table.sqlite3") as server:
        yield server


@pytest.fixture
async def ann(server: Running) -> AsyncIterator[Person]:
    async with Person(server.url, "Ann") as person:
        yield person


@pytest.fixture
async def bob(server: Running) -> AsyncIterator[Person]:
    async with Person(server.url, "Bob") as person:
        yield person


@pytest.fixture
async def eve(server: Running) -> AsyncIterator[Person]:
    """Somebody who has no seat."""
    async with Person(server.url, "Eve") as person:
        yield person


@pytest.fixture
def quick_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of this process count down from one second instead of three."""
    monkeypatch.setattr(rounds, "COUNTDOWN_MS", 1000)
