"""What all tests share: the mark that ties a test to the rules it proves.

Helpers for scripted play live in ``tests.tools``.
"""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a rule mark without ids: such a test would prove nothing."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: the rule mark names no rule")
