"""The browser client, its files and its pages; and what whoever runs the server looks at.

The client is built by ``make setup``; which page shows what is left to it.
"""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

import taverne
from taverne.fast import running
from taverne.server import metrics
from taverne.server.errors import Refused
from taverne.server.http.connections import Networks
from taverne.server.http.guards import address_of
from taverne.server.http.routes.common import KEPT_SMALL, Home, problems, takes
from taverne.server.wire.bodies import Health

STATIC: Final = Path(__file__).parents[2] / "static"
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Taverne</title>
<p>The tavern is open, but its tables are not set: the browser client has not been built.
<p>Run <code>make setup</code>, then reload this page. The interface for programs is at <a href="/schema">/schema</a>.
"""
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_SMALLER: Final = (("br", ".br"), ("gzip", ".gz"))
"""Copies that lie beside a file of the client, the smallest first."""


@lru_cache(maxsize=512)
def _file(path: Path, changed: int) -> tuple[bytes, str, str]:
    data = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return data, kind, hashlib.blake2b(data, digest_size=12).hexdigest()


def _serve(request: Request[Any, Any, Any], path: Path, lasting: bool) -> Response[bytes]:
    data, kind, fingerprint = _file(path, path.stat().st_mtime_ns)
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"ETag": f'"{fingerprint}"', "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if f'"{fingerprint}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    for encoding, suffix in _SMALLER:
        smaller = path.with_name(path.name + suffix)
        if takes(request, encoding) and smaller.is_file():
            data = _file(smaller, smaller.stat().st_mtime_ns)[0]
            headers["Content-Encoding"] = encoding
            break
    return Response(data, headers=headers, media_type=kind)


def _of_client(inside: str) -> Path | None:
    """Return the file of the client that has this name, if one has; a name that no file can have is none."""
    try:
        target = (STATIC / inside).resolve()
        return target if target.is_file() and STATIC.resolve() in target.parents else None
    except (OSError, ValueError):
        return None


@get(["/", "/{path:path}"], include_in_schema=False, media_type="text/html", opt={KEPT_SMALL: True})
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client if there is one of that name, else its page, which finds its own way."""
    inside = path.lstrip("/")
    target = _of_client(inside)
    if target is not None:
        return _serve(request, target, lasting=inside.startswith("assets/"))
    if inside.startswith(("api/", "ws/", "schema")) or "." in inside.rpartition("/")[2]:
        raise Refused("not-found", f"there is nothing at /{inside[:80]}", {}, 404)
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html")
    return _serve(request, index, lasting=False)


@get("/health", responses=problems(), summary="Whether the server lives, whatever its database does")
async def health(services: Home) -> Health:
    return Health(ok=True, saving=services.storage.writer.ok, version=taverne.__version__, engine=running())


@get("/ready", responses=problems(503), summary="Whether matches can be written and read")
async def ready(services: Home) -> Response[Health]:
    ready = await services.storage.ready()
    told = Health(ok=ready, saving=ready and services.storage.writer.ok, version=taverne.__version__, engine=running())
    return Response(told, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def show_metrics(request: Request[Any, Any, Any], services: Home) -> Response[bytes]:
    """For whoever runs the server: its counts tell of moves that nobody is to know of yet."""
    if address_of(request.scope) not in Networks(services.settings.watchers):
        raise Refused("not-found", "there is nothing here for you; see watchers in docs/hosting.md", {}, 404)
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")
