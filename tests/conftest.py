"""What all tests share: the mark that ties a test to the rules it proves, and a longer run for Hypothesis.

Helpers for scripted play live in ``tests.tools``.
"""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("soak", max_examples=2_500)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a rule mark without ids: such a test would prove nothing."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: the rule mark names no rule")
