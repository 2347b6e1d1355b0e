"""What the tests of the server are given: a server in this process, quick countdowns, people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from taverne.games.dungeon_rush.rules import rounds
from tests.server.tools import Person, Running, running


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
