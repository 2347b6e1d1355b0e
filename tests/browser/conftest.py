"""Browsers and servers for the tests of the client.

Playwright is started and ended with each module, so that no event loop of its own outlives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PAUSE_MS, Guest, House, build_client, launch
from tests.browser.steps import finished

expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def client() -> None:
    build_client()


@pytest.fixture(scope="module")
def chromium(client: None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[House]:
    """A server; how long its bots dawdle is said by a module that does not want the usual pause."""
    folder: Path = tmp_path_factory.mktemp("house")
    house = House(folder, getattr(request.module, "PAUSE_MS", PAUSE_MS))
    house.start()
    yield house
    house.kill()


@pytest.fixture(scope="module")
def record(chromium: Browser, house: House) -> Iterator[str]:
    """A finished match."""
    watcher = Guest(chromium, house)
    watcher.page.goto("/")
    yield finished(watcher)
    watcher.close()


@pytest.fixture
def guest(chromium: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """A way to let people in; they leave when the test is over, and none may have met an error on a page."""
    guests: list[Guest] = []

    def come(**settings: Any) -> Guest:
        guests.append(Guest(chromium, house, **settings))
        return guests[-1]

    yield come
    errors = [error for guest in guests for error in guest.errors]
    for one in guests:
        one.close()
    assert errors == []
