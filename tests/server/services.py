"""Real PostgreSQL and Redis servers for tests, each on a directory and a port of its own.

They run as an unprivileged user and are gone afterwards; where a program cannot be had the test is skipped and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.ports import free_port


def _program(name: str, *places: str) -> str:
    found = shutil.which(name) or next((str(p) for g in places for p in sorted(Path("/").glob(g), reverse=True)), None)
    if found is None:
        pytest.skip(f"{name} is not installed: `make setup` installs it")
    return found


def _as_user(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root: its own user runs it then."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


class Postgres:
    """A PostgreSQL that can be stopped without warning and started again on its port and its data."""

    def __init__(self, url: str, start: Callable[[], None], stop: Callable[[], None]) -> None:
        self.url = url
        self.start = start
        self.stop = stop


@contextmanager
def postgres() -> Iterator[str]:
    """Run PostgreSQL; give the address of an empty database."""
    with stoppable_postgres() as server:
        yield server.url


@contextmanager
def stoppable_postgres() -> Iterator[Postgres]:
    """Run PostgreSQL on an empty database."""
    initdb = _program("initdb", "usr/lib/postgresql/*/bin/initdb")
    programs = Path(initdb).resolve().parent
    folder = Path(tempfile.mkdtemp(prefix="taverne-pg-"))
    port = free_port()
    data = folder / "data"
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    subprocess.run(_as_user(initdb, "-D", str(data), "-A", "trust", "-U", "taverne", "--no-sync"), check=True, **quiet)
    settings = [f"-p{port}", f"-k{folder}", "-h127.0.0.1", "-cfsync=off", "-cmax_connections=60"]
    running: list[subprocess.Popen[bytes]] = []

    def start() -> None:
        command = _as_user(str(programs / "postgres"), "-D", str(data), *settings)
        running.append(subprocess.Popen(command, **quiet))
        _wait(lambda: subprocess.run(ask, check=False, **quiet).returncode == 0, "PostgreSQL")

    def stop() -> None:
        subprocess.run(_as_user(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"), **quiet)
        while running:
            running.pop().wait(20)

    try:
        ask = [
            str(programs / "psql"),
            "-h",
            "127.0.0.1",
            "-p",
            str(port),
            "-U",
            "taverne",
            "postgres",
            "-c",
            "SELECT 1",
        ]
        start()
        yield Postgres(f"postgresql://taverne@127.0.0.1:{port}/postgres", start, stop)
    finally:
        stop()
        shutil.rmtree(folder, ignore_errors=True)


class Redis:
    """A Redis that can be stopped and started again on its port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = _program("redis-server", "usr/bin/redis-server")
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        ping = [_program("redis-cli", "usr/bin/redis-cli"), "-p", str(self.port), "ping"]
        _wait(lambda: b"PONG" in subprocess.run(ping, capture_output=True, check=False).stdout, "Redis")

    def stop(self) -> None:
        if self._server is not None:
            self._server.kill()
            self._server.wait(10)
            self._server = None


@contextmanager
def redis() -> Iterator[str]:
    """Run Redis; give its address."""
    server = Redis()
    try:
        server.start()
        yield server.url
    finally:
        server.stop()


def _wait(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if true():
            return
        time.sleep(0.05)
    raise AssertionError(f"{what} did not start within 120 s")
