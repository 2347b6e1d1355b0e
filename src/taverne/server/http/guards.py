"""What stands at the door: limits, origins, security headers, a line in the metrics for every request.

Who somebody is and what they may do at a table is left to others.
"""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from taverne.server import metrics
from taverne.server.identity import COOKIE
from taverne.server.limits import Limits
from taverne.server.wire.bodies import Problem

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


class Door:
    """Middleware of every HTTP request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._limits: Limits | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        services = scope["litestar_app"].state["services"]
        if self._limits is None:
            self._limits = Limits(services.settings.rate, services.settings.burst)
        address = (scope.get("client") or ("", 0))[0]
        now = time.monotonic()
        if not self._limits.allows(f"address {address}", now) or not self._allows_person(scope, services, now):
            await _refuse(send, 429, "too-many", "too many requests; wait a little and try again")
        elif scope["method"] not in SAFE and foreign_origin(scope, services.settings.origins):
            await _refuse(send, 403, "foreign-origin", "a page of another site may not do this")
        else:
            await self._app(scope, receive, send)

    def _allows_person(self, scope: Any, services: Any, now: float) -> bool:
        for part in Headers.from_scope(scope).get("cookie", "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and (person := services.signer.from_cookie(value)) is not None:
                assert self._limits is not None
                return self._limits.allows(f"person {person}", now)
        return True


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
    fresh = scope["state"].get("fresh")
    if fresh is not None:
        services = scope["litestar_app"].state["services"]
        secure = scope.get("scheme") == "https"
        headers.add("set-cookie", services.signer.set_cookie(fresh, secure))
    if scope["type"] == ScopeType.HTTP:
        metrics.REQUESTS.labels(scope["method"], str(message["status"])).inc()
