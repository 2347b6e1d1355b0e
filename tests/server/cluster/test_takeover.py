"""Many tables and their process is killed: another takes all of them up within seconds, warm or cold."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from tests.server.services import postgres, redis
from tests.server.tools import Page, Person, Process, unhurried

pytestmark = [pytest.mark.postgres, pytest.mark.redis]
SECONDS = 3.0
AT_ONCE = 8
"""So many tables are begun at a time: one after another they would take minutes where others compute too."""


@pytest.fixture
async def pair() -> AsyncIterator[tuple[Process, Process]]:
    with postgres() as database, redis() as address:
        first, second = (Process(database, redis=address, pages=200) for _ in range(2))
        try:
            first.start()
            second.start()
            await asyncio.gather(first.ready(), second.ready())
            yield first, second
        finally:
            first.kill()
            second.kill()


async def watched(pair: tuple[Process, Process], ann: Person, tables: int) -> list[Page]:
    """Begin matches at the first process, and open a page of each at the second."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> Page:
        async with gate:
            table = await ann.table("me", "here", options={"neutral": False}, away=0)
            page = await ann.page(table, (await ann.get(f"/api/tables/{table}"))["waiting"][0])
            assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack"
            await page.close()
            return await ann.page(table, url=pair[1].url)

    return list(await asyncio.gather(*(one() for _ in range(tables))))


@pytest.mark.parametrize("tables", [8, pytest.param(80, marks=pytest.mark.soak)])
async def test_the_tables_of_a_killed_process_are_back_within_three_seconds(
    pair: tuple[Process, Process], tables: int
) -> None:
    """The second process has never held a table: it reads all of them cold."""
    async with Person(pair[0].url, "Ann") as ann:
        pages = await watched(pair, ann, tables)
        counts = [len(page.messages) for page in pages]
        seqs = [page.now["seq"] for page in pages]
        killed = time.monotonic()
        pair[0].kill()
        for page, count in zip(pages, counts, strict=True):
            await page.until(lambda page=page, count=count: told(page, count), 60)  # type: ignore[misc]
        lasted = time.monotonic() - killed
        print(f"{tables} tables were back after {lasted:.2f} s")
        assert [page.now["seq"] for page in pages] == seqs, "nothing acknowledged is lost"
        assert lasted < unhurried(SECONDS), f"{lasted:.1f} s"


def told(page: Page, count: int) -> bool:
    return any(message["t"] == "position" for message in page.messages[count:])
