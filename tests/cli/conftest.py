"""The shell that tests of commands share.

How it runs them is left to ``tools``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.tools import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, monkeypatch, capsys)
