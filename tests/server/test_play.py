"""Play over the wire: tables are set up, seats taken, matches played to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.tools import Person, play_on, running


@pytest.mark.parametrize("mode", ["snake", "secret"])
async def test_one_person_plays_a_whole_match_against_bots(tmp_path: Path, mode: str) -> None:
    async with running(tmp_path / "t.sqlite3") as server, Person(server.url, "Ann") as ann:
        table = await ann.table("me", "bot:random", "bot:random", mode=mode)
        page = await ann.page(table)
        assert page.now["seat"] == 0
        assert await play_on(page) > 10
        assert page.now["info"]["result"]["scores"]
