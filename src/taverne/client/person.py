"""Somebody at a server: an identity (a cookie), and requests over HTTP; links to tables taken apart.

What is said at a table is left to ``table``.
"""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from taverne.engine.typed import ready
from taverne.server.wire.bodies import GameInfo, Join, NewTable, Problem, Rename, TableInfo

SECONDS: Final = 20
T = TypeVar("T")


class Unreachable(OSError):
    """No server answers at that address."""


class HouseRefused(Exception):
    """The server refuses a request; ``problem`` says why, by key and in plain English."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(problem.detail)
        self.problem = problem
        self.status = status


class Link(NamedTuple):
    """Where a server is, and which table is meant ("" if none)."""

    base: str
    table: str = ""

    @classmethod
    def read(cls, text: str) -> Link:
        """Return what a link as browsers show it (``http://host:8000/t/some-table``) means."""
        parts = urlsplit(text if "//" in text else f"http://{text}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"not a link to a table: {text[:120]}")
        words = [word for word in parts.path.split("/") if word]
        table = words[words.index("t") + 1] if "t" in words[:-1] else ""
        return cls(f"{parts.scheme}://{parts.netloc}", table)

    @property
    def socket(self) -> str:
        return f"ws{self.base.removeprefix('http')}/ws/tables/{self.table}"


class Person:
    """Who one is at a server; kept in ``file``, if one is given, so as to be the same next time."""

    def __init__(self, base: str, file: Path | None = None) -> None:
        self.base = base
        self.file = file
        self.cookie = ""
        if file is not None and file.is_file():
            self.cookie = str(msgspec.json.decode(file.read_bytes()).get(base, ""))

    async def get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode(await self._request("GET", path, None), type=ready(kind))

    async def post(self, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        return msgspec.json.decode(await self._request("POST", path, body), type=ready(kind))

    async def present(self, name: str = "") -> None:
        """Be given an identity, and a name if one is wished for."""
        await self._request("GET", "/api/me", None)
        if name:
            await self._request("POST", "/api/me", Rename(name=name))

    async def games(self) -> list[GameInfo]:
        return await self.get("/api/games", list[GameInfo])

    async def new_table(self, wanted: NewTable) -> TableInfo:
        return await self.post("/api/tables", wanted, TableInfo)

    async def table(self, table: str) -> TableInfo:
        return await self.get(f"/api/tables/{table}", TableInfo)

    async def sit(self, table: str, seat: int = -1) -> TableInfo:
        """Take an open seat (any if -1); somebody who has one already keeps it."""
        info = await self.table(table)
        if any(one.mine for one in info.seats) or info.phase != "waiting":
            return info
        return await self.post(f"/api/tables/{table}/join", Join(seat=seat), TableInfo)

    async def leave(self, table: str) -> None:
        await self._request("POST", f"/api/tables/{table}/leave", None)

    async def _request(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        data = None if method == "GET" else msgspec.json.encode(body) if body is not None else b""
        request = urllib.request.Request(self.base + path, data=data, method=method)
        if data:
            request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                self._keep(answer.headers.get("Set-Cookie", ""))
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            raise HouseRefused(_problem(error.read(), error.code), error.code) from None
        except OSError as error:
            raise Unreachable(f"no server answers at {self.base}: {getattr(error, 'reason', error)}") from None

    def _keep(self, header: str) -> None:
        cookie = header.partition(";")[0].strip()
        if not cookie or cookie == self.cookie:
            return
        self.cookie = cookie
        if self.file is not None:
            known: dict[str, Any] = msgspec.json.decode(self.file.read_bytes()) if self.file.is_file() else {}
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.encode(known | {self.base: cookie}))
            self.file.chmod(0o600)


def _problem(data: bytes, status: int) -> Problem:
    try:
        return msgspec.json.decode(data, type=ready(Problem))
    except msgspec.MsgspecError:
        return Problem(key="server-error", detail=f"the server answered {status}")
