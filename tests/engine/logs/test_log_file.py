"""Logs in files: written while a match goes on, safe after every line, gone on with after an interruption.

What is noticed in their lines is tested in ``test_log``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine.actions import Action
from taverne.engine.logs.log_file import RecordError, RecordFile, read
from tests.engine.logs.test_log import LINES
from tests.engine.matches import finish, new
from tests.siege.game import siege


def test_a_match_is_written_while_it_goes_on_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "a.ndjson"
    match = new()
    record = RecordFile.begin(path, match)
    record.write(match.act(0, Action("rest")))
    assert len(path.read_bytes().splitlines()) == 3, "it is on disk before the next decision"
    record.write(match.act(1, Action("rest")))
    record.write([])
    record.close()
    back, whole = read(path, siege)
    assert back.entries == match.entries
    assert whole == len(path.read_bytes())


def test_every_write_is_flushed_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    path = tmp_path / "a.ndjson"
    monkeypatch.setattr("taverne.engine.logs.log_file.os.fsync", lambda number: synced.append(path.stat().st_size))
    match = new()
    record = RecordFile.begin(path, match)
    record.write(match.act(0, Action("rest")))
    record.close()
    assert len(synced) == 2
    assert synced[-1] == path.stat().st_size


def test_an_existing_log_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a.ndjson"
    path.write_bytes(b"precious")
    with pytest.raises(RecordError, match="there is already a log of that name"):
        RecordFile.begin(path, new())
    assert path.read_bytes() == b"precious"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(RecordError, match="cannot be written"):
        RecordFile.begin(tmp_path / "file" / "a.ndjson", new())


@pytest.mark.parametrize("name", ["", "missing.ndjson"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError, match="cannot be read") as raised:
        read(tmp_path / name, siege)
    assert str(tmp_path / name) in str(raised.value)


@pytest.mark.parametrize("cut", range(1, len(LINES[-1]), 9))
def test_a_last_line_that_was_cut_off_is_dropped_and_the_match_goes_on(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "a.ndjson"
    data = b"".join(line + b"\n" for line in LINES)
    path.write_bytes(data[: -cut - 1])
    record, match = RecordFile.resume(path, siege)
    record.close()
    assert match.over
    assert path.read_bytes() == data, "the end follows from what is left"


def test_a_match_interrupted_anywhere_goes_on_from_there(tmp_path: Path) -> None:
    data = b"".join(line + b"\n" for line in LINES)
    for number, length in enumerate(range(len(LINES[0]) + 1, len(data), 97)):
        path = tmp_path / f"{number}.ndjson"
        path.write_bytes(data[:length])
        record, match = RecordFile.resume(path, siege)
        walked = len(match.entries)
        finish(match)
        record.write(match.entries[walked:])
        record.close()
        again, _ = read(path, siege)
        assert again.entries == match.entries
        assert again.over


def test_a_broken_log_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "a.ndjson"
    data = b"".join(line + b"\n" for line in [*LINES[:3], *LINES[4:]])
    path.write_bytes(data)
    with pytest.raises(RecordError, match="line 4"):
        RecordFile.resume(path, siege)
    assert path.read_bytes() == data


def test_a_log_that_is_open_elsewhere_is_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / "a.ndjson"
    match = new()
    record = RecordFile.begin(path, match)
    with pytest.raises(RecordError, match="played elsewhere"):
        RecordFile.resume(path, siege)
    record.write(match.settle())
    record.close()
    again, _ = RecordFile.resume(path, siege)
    again.close()
