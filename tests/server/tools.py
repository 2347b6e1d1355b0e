"""What the tests of the server share: servers in this process or in their own, people, pages at tables.

The tests themselves are sentences in the files beside this one.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from taverne.server.serve import config_for
from taverne.server.services import Services
from taverne.server.settings import Settings
from tests.luck import SAME_LUCK
from tests.ports import free_port
from tests.server.slow_line import SlowLine

Json = dict[str, Any]
QUICK = {"bot_pause_ms": 0, "rate": 5000.0, "burst": 10000, "messages": 2000.0, "ping_s": 0.3}
QUICK |= {"making": 5000.0, "tables": 500}
"""Settings under which tests need not wait."""
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Servers of tests speak plain HTTP: reading what is trusted on this machine would take each client 17 ms."""


class Running:
    """A server in this process."""

    def __init__(self, server: uvicorn.Server, services: Services, port: int) -> None:
        self.server = server
        self.services = services
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def running(db: Path | str, **settings: Any) -> AsyncIterator[Running]:
    """Run a server in this process for as long as the block lasts."""
    port = free_port()
    config = config_for(Settings(db=str(db), log_level="error", **{**QUICK, **settings}), "127.0.0.1", port)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield Running(server, config.app.state["services"], port)  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        await task


class Process:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(self, db: str, port: int | None = None, **settings: Any) -> None:
        self.port = port or free_port()
        self._db = db
        self._settings = {**QUICK, "log_level": "warning", **settings}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = dict(os.environ) | {f"TAVERNE_{k.upper()}": str(v) for k, v in self._settings.items()}
        code = f"{SAME_LUCK}; from taverne.server import run; run('127.0.0.1', {self.port}, {self._db!r})"
        self._process = subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.DEVNULL)

    async def ready(self) -> Self:
        """Return once the server answers."""
        deadline = time.monotonic() + 120
        async with httpx.AsyncClient(verify=NO_CERTIFICATES) as http:
            while time.monotonic() < deadline:
                assert self._process is not None
                assert self._process.poll() is None, "the server ended by itself"
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/health")).status_code == 200:
                        return self
                await asyncio.sleep(0.03)
        raise AssertionError("the server did not start within 120 s")

    def kill(self) -> None:
        """End it without any warning."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)


class Person:
    """Somebody with a browser: HTTP requests under one identity, and pages at tables."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=NO_CERTIFICATES)
        self.pages: list[Page] = []
        self.lines: list[SlowLine] = []

    async def __aenter__(self) -> Self:
        await self.get("/api/me")
        if self.name:
            await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        for page in self.pages:
            await page.close()
        for line in self.lines:
            line.close()
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, *seats: str, mode: str = "snake", players: int = 0, **more: Any) -> str:
        """Set up a table of Dungeon Rush and return its id."""
        options = {"mode": mode, **more.pop("options", {})}
        body = {"game": "dungeon_rush", "players": players or len(seats), "seats": seats, "options": options, **more}
        return str((await self.post("/api/tables", body, 201))["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def page(
        self, table: str, seat: int = -4, delay: float = 0.0, url: str = "", late_pongs: float = 0.0
    ) -> Page:
        """Open a page at a table; ``delay`` seconds lie on the line in each direction, pongs come later still."""
        url = url or self.url
        if delay or late_pongs:
            line = SlowLine(url, delay, late_pongs)
            self.lines.append(line)
            url = await line.open()
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        socket = await connect(address, additional_headers={"Cookie": self.cookie}, max_size=2**22, compression=None)
        page = Page(socket)
        self.pages.append(page)
        await page.say({"t": "hello", "seat": seat})
        await page.until(lambda: page.position is not None)
        return page


class Page:
    """An open page at a table: what it was told, and what it says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Json] = []
        self.raw: list[str] = []
        self.position: Json | None = None
        self.info: Json = {}
        self.answers: dict[int, Json] = {}
        self.shown: dict[int, float] = {}
        self._numbers = itertools.count(1)
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                self._hear(str(text))
        self._news.set()

    def _hear(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self.raw.append(text)
        kind = message["t"]
        self.messages.append(message)
        if kind == "position":
            self.position = message
            self.info = message["info"]
            self.shown.setdefault(message["seq"], time.time() * 1000)
        elif kind == "info":
            self.info = message["info"]
        elif kind in ("ack", "refused", "helped"):
            self.answers[message["id"]] = message
        self._news.set()

    async def say(self, message: Json) -> None:
        with suppress(ConnectionClosed):
            await self.socket.send(msgspec.json.encode(message).decode())

    async def until(self, true: Callable[[], object], seconds: float = 30) -> None:
        """Return once ``true`` is."""
        async with asyncio.timeout(seconds):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def ask(self, message: Json, seconds: float = 30) -> Json:
        """Say something that is answered by an ack, a refusal or help, and return that."""
        number = message.setdefault("id", next(self._numbers))
        await self.say(message)
        await self.until(lambda: number in self.answers, seconds)
        return self.answers[number]

    async def act(self, do: str, seat: int | None = None, seq: int | None = None) -> Json:
        mine = self.now["seat"] if seat is None else seat
        return await self.ask({"t": "act", "seat": mine, "do": do, "seq": self.now["seq"] if seq is None else seq})

    @property
    def now(self) -> Json:
        assert self.position is not None
        return self.position

    @property
    def asked(self) -> list[Json]:
        """What the seat of this page is asked now, beyond mere options."""
        view = self.now["view"]
        return [] if view is None else [asked for asked in view["asked"] if not asked["optional"]]

    @property
    def over(self) -> bool:
        return bool(self.now["info"]["phase"] == "over")

    async def ended(self) -> None:
        """Return once the other side is gone and everything it had sent was heard."""
        async with asyncio.timeout(60):
            await self._task

    async def close(self) -> None:
        self._task.cancel()
        await self.socket.close()


def unhurried(seconds: float) -> float:
    """Return how long something may take: more where others compute on the same processors, or did a moment ago."""
    return seconds * max(1.0, 1.5 * os.getloadavg()[0] / (os.cpu_count() or 1))


async def silent(pages: list[Page], seconds: float = 0.4) -> list[int]:
    """Wait until no page has heard anything for a while; return how many messages each has had."""
    heard: list[int] = []
    while heard != (heard := [len(page.messages) for page in pages]):
        await asyncio.sleep(seconds)
    return heard


async def play_on(page: Page, choose: Callable[[Json], str] = lambda asked: str(asked["options"][0])) -> int:
    """Answer everything this page is asked until the match is over; return how many answers were accepted."""
    count = 0
    while True:
        await page.until(lambda: page.asked or page.over, 60)
        if page.over:
            return count
        count += await answer_once(page, choose)


async def answer_once(page: Page, choose: Callable[[Json], str] = lambda asked: str(asked["options"][0])) -> bool:
    """Answer the first thing this page is asked, and wait until it knows what came of it."""
    before = page.now["seq"]
    answer = await page.act(choose(page.asked[0]))
    if answer["t"] == "ack":
        await page.until(lambda: page.now["seq"] >= answer["seq"])
        return True
    await page.until(lambda: page.now["seq"] > before or not page.asked, 30)
    return False
