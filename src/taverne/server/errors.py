"""Refusals over HTTP: a status, the key of a sentence, its arguments, and plain English for programs.

What is refused is left to whoever raises; the sentences themselves, to the words.
"""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from taverne.engine.game import OptionError
from taverne.server.wire.bodies import Problem

log = structlog.get_logger()
_KEYS = {
    400: "bad-request",
    403: "forbidden",
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    429: "too-many",
    415: "bad-request",
}


class Refused(Exception):
    """A request that is not granted."""

    def __init__(self, key: str, detail: str, data: dict[str, Any] | None = None, status: int = 400) -> None:
        super().__init__(detail)
        self.key = key
        self.detail = detail
        self.data = data or {}
        self.status = status

    def problem(self) -> Problem:
        return Problem(key=self.key, detail=self.detail, data=self.data)


def no_table(table: str) -> Refused:
    return Refused("no-table", f"there is no table {table[:60]!r}; is the link complete?", {}, 404)


def not_saved() -> Refused:
    return Refused("not-saved", "nothing can be saved at the moment; try again", {}, 503)


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return _answer(error.problem(), error.status)


def on_option(_: Request[Any, Any, Any], error: OptionError) -> Response[Problem]:
    return _answer(Problem(key=error.key, detail=str(error), data=error.data), 400)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Say what the framework refused in the same form as everything else."""
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = f"{detail}: {error.extra}"
    key = _KEYS.get(error.status_code, "bad-request" if error.status_code < 500 else "server-error")
    answer = _answer(Problem(key=key, detail=detail[:500]), error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A defect of ours: written down with its trace, told without it."""
    log.error("request-failed", method=request.method, path=request.url.path, exc_info=error)
    detail = "something went wrong on the server and was logged; try again, or tell whoever runs it"
    return _answer(Problem(key="server-error", detail=detail), 500)
