"""First visits are light: no page brings more over the wire than it may.

How soon pages can be used on a slow line is measured by ``benchmarks.weight --slow`` on an idle machine.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from benchmarks.weight import LIMITS, MOST, weigh
from tests.browser.house import House


@pytest.mark.parametrize("page", ["home", "euthia"])
def test_a_first_visit_stays_below_its_limit(chromium: Browser, house: House, page: str) -> None:
    """The heaviest table stands for all; the log of a table grows, so a little is left for it."""
    assert 50_000 < weigh(chromium, house, page, slow=False).bytes <= LIMITS.get(page, MOST)
