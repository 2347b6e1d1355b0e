"""Somebody at a server: an identity (a cookie), and requests over HTTP; links to tables taken apart.

What is said at a table is left to ``table``.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import ssl
import tempfile
import urllib.error
import urllib.request
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Final, NamedTuple, TypeVar
from urllib.parse import quote, unquote, urlsplit

import msgspec

from taverne.engine.reasons import Reason, explained, of_system
from taverne.engine.type_plans import ready
from taverne.server.wire.bodies import GameInfo, Join, NewTable, Problem, Rename, TableInfo

SECONDS: Final = 20
T = TypeVar("T")


class Unreachable(OSError):
    """No server answers at that address; ``cause`` is what the system says."""

    def __init__(self, base: str, cause: Reason) -> None:
        super().__init__(f"no server answers at {base}: {cause}")
        self.cause = cause


class NoHouse(Unreachable):
    """Something answers at that address, but it is no server of Taverne."""

    def __init__(self, base: str) -> None:
        told = "what answers is no server of Taverne"
        super().__init__(base, explained("system-cause", told, cause=told, told=told))


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
        sound = parts.hostname and "@" not in parts.netloc and parts.netloc.isprintable() and " " not in parts.netloc
        if parts.scheme not in ("http", "https") or not sound or parts.port == 0:  # (a port that is none raises too)
            raise ValueError(f"not a link to a table: {text[:120]!r}")
        words = [word for word in parts.path.split("/") if word]
        table = quote(unquote(words[words.index("t") + 1])) if "t" in words[:-1] else ""
        return cls(f"{parts.scheme}://{parts.netloc.encode('idna').decode()}", table)

    @property
    def socket(self) -> str:
        return f"ws{self.base.removeprefix('http')}/ws/tables/{self.table}"


class Person:
    """Who one is at a server; kept in ``file``, if one is given, so as to be the same next time."""

    def __init__(self, base: str, file: Path | None = None) -> None:
        self.base = base
        self.file = file
        self.cookie = ""
        if file is not None:
            self.cookie = _kept(file).get(base, "")

    async def get(self, path: str, kind: type[T]) -> T:
        return self._read(await self._request("GET", path, None), kind)

    async def post(self, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        return self._read(await self._request("POST", path, body), kind)

    def _read(self, data: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(data, type=ready(kind))
        except msgspec.MsgspecError:
            raise NoHouse(self.base) from None

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
                cookie, found = answer.headers.get("Set-Cookie", ""), bytes(answer.read())
        except urllib.error.HTTPError as error:
            raise self._refused(error.read(), error.code) from None
        except HTTPException:
            raise NoHouse(self.base) from None
        except OSError as error:
            raise Unreachable(self.base, _cause(getattr(error, "reason", error))) from None
        self._keep(cookie)
        return found

    def _refused(self, data: bytes, status: int) -> HouseRefused | NoHouse:
        """Return why a request came to nothing: what the server says, or that what answers is none."""
        try:
            return HouseRefused(msgspec.json.decode(data, type=ready(Problem)), status)
        except msgspec.MsgspecError:
            if status < 500:
                return NoHouse(self.base)
        return HouseRefused(Problem(key="server-error", detail=f"the server answered {status}"), status)

    def _keep(self, header: str) -> None:
        cookie = header.partition(";")[0].strip()
        if not cookie or cookie == self.cookie:
            return
        self.cookie = cookie
        if self.file is not None:
            _keep_in(self.file, _kept(self.file) | {self.base: cookie})


def _kept(file: Path) -> dict[str, str]:
    """Return who one is at which server; nobody anywhere if the file cannot be made out."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=ready(dict[str, str]))
    except (FileNotFoundError, msgspec.MsgspecError):
        return {}


def _keep_in(file: Path, known: dict[str, str]) -> None:
    """Write the file at one go, readable by its owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    number, fresh = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(number, "wb") as written:
            written.write(msgspec.json.encode(known))
        os.replace(fresh, file)
    except OSError:
        with suppress(OSError):
            os.unlink(fresh)
        raise


def _cause(reason: object) -> Reason:
    """Return what the system says of a line that could not be had."""
    if isinstance(reason, socket.gaierror | ssl.SSLError):
        key = "system-tls" if isinstance(reason, ssl.SSLError) else "system-no-name"
        return explained("system-cause", str(reason), cause=key, told=str(reason))
    if isinstance(reason, TimeoutError) and not reason.errno:
        reason = OSError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
    return of_system("system-cause", "{}", reason if isinstance(reason, OSError) else OSError(str(reason)))
