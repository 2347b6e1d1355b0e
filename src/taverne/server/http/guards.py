"""What stands at the door: limits, origins, security headers, a line in the metrics for every request.

Who somebody is and what they may do at a table is left to others.
"""

from __future__ import annotations

import socket
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from taverne.server import metrics
from taverne.server.http.connections import neighbourhood
from taverne.server.identity import COOKIE
from taverne.server.limits import SHARED, Purse
from taverne.server.settings import Settings
from taverne.server.wire.bodies import Problem

LOCAL: Final = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
DEAR: Final = (("/course", 20.0), ("/log", 8.0), ("/box", 6.0), ("/api/tables", 4.0))
"""What some requests cost, by how their path ends: about as many times more to work out than the others."""
SEARCH: Final = "/api/rules/", 15.0
PAST: Final = "/replay/", 3.0
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def foreign_origin(scope: Any, origins: tuple[str, ...]) -> bool:
    """Whether a browser says that the request comes from a page of another site."""
    headers = Headers.from_scope(scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    if origin in origins:
        return False
    return not origin.startswith(("http://", "https://")) or urlsplit(origin).netloc != headers.get("host")


def address_of(scope: Any) -> str:
    """Return from where somebody asks, as far as that is known."""
    return str((scope.get("client") or ("", 0))[0])


def place_of(scope: Any) -> str:
    """Return what is counted as one address where somebody asks from."""
    return neighbourhood(address_of(scope))


def foreign_host(scope: Any, settings: Settings) -> bool:
    """Whether somebody was led here under a name that is not ours: a page of that name would pass for one of ours.

    Addresses, ``localhost`` and names without a dot, or of a local network, belong to nobody else.
    """
    host = Headers.from_scope(scope).get("host", "").lower()
    name = host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0].rstrip(".")
    if not name or name.startswith("[") or "." not in name or name.endswith(LOCAL):
        return False
    if name.replace(".", "").isdigit() or name in (*settings.hosts, socket.gethostname().lower()):
        return False
    return all(urlsplit(origin).hostname != name for origin in settings.origins)


def cost_of(path: str) -> float:
    """Return for how many requests one counts."""
    if path.startswith(SEARCH[0]):
        return SEARCH[1]
    if PAST[0] in path:
        return PAST[1]
    return next((cost for end, cost in DEAR if path.endswith(end)), 1.0)


class Door:
    """Middleware of every HTTP request, and of every WebSocket that is to be opened.

    There is one for each route: what somebody may ask of all of them together is counted by the house.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services = scope["litestar_app"].state["services"]
        if scope["type"] == ScopeType.WEBSOCKET:
            if self._allows(scope, services, time.monotonic()):
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})
            return
        if foreign_host(scope, services.settings):
            await _refuse(send, 421, "foreign-host", "this server is not known by that name; see docs/hosting.md")
        elif not self._allows(scope, services, time.monotonic()):
            await _refuse(send, 429, "too-many", "too many requests; wait a little and try again")
        elif scope["method"] not in SAFE and foreign_origin(scope, services.settings.origins):
            await _refuse(send, 403, "foreign-origin", "a page from another site may not do this")
        else:
            await self._app(scope, receive, send)

    def _allows(self, scope: Any, services: Any, now: float) -> bool:
        """Each person has their own measure, all whom nobody knows yet at one address share a larger one."""
        asking: Purse = services.asking
        address = place_of(scope)
        person = self._person(scope, services)
        if person is None and not scope["path"].startswith(("/api/", "/metrics", "/ready")):
            return asking.allows_here(address, now)  # files of the client, which a full house asks for at once
        cost = cost_of(scope["path"])
        if person is None:
            return asking.allows(f"at {address}", address, now, cost / SHARED)
        return asking.allows(person, address, now, cost)

    @staticmethod
    def _person(scope: Any, services: Any) -> str | None:
        for part in Headers.from_scope(scope).get("cookie", "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and (carried := services.signer.from_cookie(value)) is not None:
                return str(carried.person)
        return None


async def _refuse(send: Send, status: int, key: str, detail: str) -> None:
    body = msgspec.json.encode(Problem(key=key, detail=detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    metrics.REQUESTS.labels("any", str(status)).inc()
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def before_send(message: Message, scope: Scope) -> None:
    """Add the headers that every answer has, and the cookie of whoever has just become known."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if str(scope.get("path", "")).startswith("/api/me"):
        headers["cache-control"] = "no-store"  # codes are among the answers
    fresh = scope["state"].get("fresh")
    if fresh is not None:
        services = scope["litestar_app"].state["services"]
        secure = scope.get("scheme") == "https"
        headers.add("set-cookie", services.signer.set_cookie(fresh.id, secure, fresh.generation))
    if scope["type"] == ScopeType.HTTP:
        metrics.REQUESTS.labels(scope["method"], str(message["status"])).inc()
