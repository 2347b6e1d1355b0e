"""The golden records replay to the last byte: whatever changes a match changes one of these files.

They are rewritten only by ``make golden``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from taverne import games
from taverne.engine import shelf
from taverne.engine.game import Game
from taverne.engine.match import Match
from taverne.engine.pinned import Boxes
from taverne.engine.record import RecordError, read
from taverne.engine.shelf import kept
from tests.boxes import changed_box
from tests.conformance.cases import Case
from tests.golden.write import (
    HERE,
    RELEASES,
    digest_of,
    digests,
    golden_bytes,
    golden_files,
    golden_match,
    pin,
    standing,
)

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


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.name)
def test_records_change_only_with_the_version_of_the_rules(game: Game[Any]) -> None:
    """A rule mended under the same version would silently give matches under way another past."""
    known = digests().get(game.name, {})
    assert standing(game) in known, "no record was pinned under these rules and this box: run `make golden`"
    records = [path.read_bytes() for path in sorted((HERE / game.name).glob("*.ndjson"))]
    assert digest_of(records) == known[standing(game)], "raise rules_version: records changed without it"


def test_a_changed_record_is_pinned_only_under_a_new_version() -> None:
    game = games.find("dungeon_rush")
    pins: dict[str, dict[str, str]] = {}
    pin(pins, game, [b"one"])
    pin(pins, game, [b"one"])
    with pytest.raises(SystemExit, match="Raise rules_version"):
        pin(pins, game, [b"another"])
    pin(pins, game.under(str(int(game.rules_version) + 1)), [b"another"])
    assert len(pins["dungeon_rush"]) == 2


def test_records_of_releases_are_read_for_ever() -> None:
    """With their own boxes, kept beside them, and under their own rules."""
    for path in sorted(RELEASES.glob("*/*/*.ndjson")):
        match, whole = read(path, games.find, boxes=boxes_in(path.parents[1]))
        assert match.over, path
        assert whole == path.stat().st_size, path


def boxes_in(folder: Path) -> Boxes:
    def box(fingerprint: str) -> bytes | None:
        file = folder / f"{fingerprint}.json"
        return file.read_bytes() if file.exists() else None

    return box


def test_a_record_is_read_with_the_box_kept_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as for a release, with a box that this program does not have."""
    game = changed_box(games.find("dungeon_rush"))
    match = Match.new(game, {"mode": "snake"}, 2, seed=5)
    (tmp_path / "log.ndjson").write_bytes(golden_bytes(match))
    box = kept(game.box_fingerprint)
    assert box is not None
    monkeypatch.setattr(shelf, "_RECORDS", {})
    with pytest.raises(RecordError, match="another box"):
        read(tmp_path / "log.ndjson", games.find)
    (tmp_path / f"{game.box_fingerprint}.json").write_bytes(box)
    again, _ = read(tmp_path / "log.ndjson", games.find, boxes=boxes_in(tmp_path))
    assert again.state == match.state


def test_no_golden_record_is_left_over() -> None:
    assert sorted(HERE.glob("*/*.ndjson")) == sorted(path for path, _ in FILES)


def test_golden_records_hold_steps_back_and_clocks() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path, _ in FILES)
    assert '"undo":' in text
    assert '"do":"expire' in text
