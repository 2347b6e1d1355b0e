"""The golden records replay to the last byte: whatever changes a match changes one of these files.

They are rewritten only by ``make golden``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne import games
from taverne.engine.record import read
from tests.conformance.cases import Case
from tests.golden.write import HERE, golden_bytes, golden_files, golden_match

FILES = list(golden_files())


@pytest.mark.parametrize(("path", "case"), FILES, ids=[str(path.relative_to(HERE)) for path, _ in FILES])
def test_golden_record(path: Path, case: Case) -> None:
    assert path.exists(), "there is no such record: run `make golden`"
    match, kept = read(path, games.find)
    data = path.read_bytes()
    assert match.over
    assert match.entries[-1].end == match.result
    assert kept == len(data)
    assert golden_bytes(match) == data
    assert golden_bytes(golden_match(case)) == data, "the same lots give another match"


def test_no_golden_record_is_left_over() -> None:
    assert sorted(HERE.glob("*/*.ndjson")) == sorted(path for path, _ in FILES)


def test_golden_records_hold_steps_back_and_clocks() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path, _ in FILES)
    assert '"undo":' in text
    assert '"do":"expire' in text
