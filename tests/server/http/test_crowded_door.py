"""Hundreds of unfinished requests at the door, and the first guest of all: nobody else waits for either."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from taverne.server.http.routes import lobby
from tests.server.tools import Person, Process, Running

HALF_SENT = 1100
HALF = b"GET /api/games HTTP/1.1\r\nHost: a"
FILES = 1024
"""How many files a process may usually have open."""


@pytest.fixture
def many_files() -> Iterator[None]:
    """Let this process have more files open than a server that it has started before."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 4 * HALF_SENT:
        pytest.skip("this system lets nobody have so many files open")
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.slow
async def test_eleven_hundred_unfinished_requests_leave_the_door_open_to_others(
    tmp_path: Path, many_files: None
) -> None:
    server = Process(str(tmp_path / "t.sqlite3"))
    server.start()
    held: list[asyncio.StreamWriter] = []
    try:
        await server.ready()
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (4 * HALF_SENT, hard))
        for _ in range(HALF_SENT):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(HALF)
            held.append(writer)
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=elsewhere, base_url=server.url, timeout=60) as other:
            assert (await other.get("/api/games")).status_code == 200
    finally:
        for writer in held:
            writer.close()
        server.kill()


async def test_whoever_asks_first_for_the_games_holds_nobody_up(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they are is worked out beside the loop in which all others are answered."""
    worked: list[threading.Thread] = []
    really = lobby.game_infos

    def noted(*games: Any) -> Any:
        worked.append(threading.current_thread())
        return really(*games)

    monkeypatch.setattr(lobby, "game_infos", noted)
    assert len(await ann.get("/api/games")) == 4
    assert worked
    assert threading.current_thread() not in worked


def test_games_are_there_before_the_first_guest(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from taverne.server.services import Services\n"
        "from taverne.server.settings import Settings\n"
        "async def main():\n"
        f"    services = Services(Settings(db={str(tmp_path / 't.sqlite3')!r}, log_level='error'))\n"
        "    await services.open()\n"
        "    known = set(sys.modules)\n"
        "    from taverne.games import all_games\n"
        "    assert len(list(all_games())) == 4\n"
        "    print(sorted(name for name in set(sys.modules) - known if name.startswith('taverne')))\n"
        "    await services.close()\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.splitlines()[-1:] == ["[]"], done.stderr
