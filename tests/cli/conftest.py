"""The shell that tests of commands share.

How it runs them is left to ``tools``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.tools import Shell
from tests.luck import repeat_luck


@pytest.fixture
def shell(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Shell:
    repeat_luck(monkeypatch, request.node.name)
    return Shell(tmp_path, monkeypatch, capsys)
