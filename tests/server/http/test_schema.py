"""Schemathesis over the OpenAPI schema: whatever is sent, answers are those the schema promises."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from taverne.server.http.app import create_app
from taverne.server.settings import Settings
from tests.server.tools import running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: these tests are not asynchronous."""
    folder: Path = tmp_path_factory.mktemp("schema")
    started, finished = threading.Event(), threading.Event()
    found: list[str] = []

    async def serve() -> None:
        async with running(folder / "t.sqlite3") as server:
            found.append(server.url)
            started.set()
            while not finished.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert started.wait(30)
    yield found[0]
    finished.set()
    thread.join()


# A request may be well formed and yet ask for what no game has, and Litestar answers OPTIONS for one handler only.
NOT_ASKED = [positive_data_acceptance, allow_header_conformance]
schema = schemathesis.openapi.from_dict(create_app(Settings(db="unused.sqlite3")).openapi_schema.to_schema())


@schema.parametrize()
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_the_schema_says(address: str, case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(base_url=address, excluded_checks=NOT_ASKED)
