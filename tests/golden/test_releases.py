"""What a release wrote every later program reads: its records play again to the last byte."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

import taverne
from taverne import games
from taverne.engine.box import shelf
from taverne.engine.matches.match import Match
from tests.boxes import changed_box
from tests.golden.releases import LIST, RELEASES, NotKept, all_records, check, digest, names_in
from tests.golden.write import golden_bytes
from tests.tools import Walk, picks

RECORDS = list(all_records())
CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


@pytest.mark.parametrize(("folder", "name"), RECORDS, ids=[f"{folder.name}/{name}" for folder, name in RECORDS])
def test_a_record_of_a_release_plays_again(folder: Path, name: str) -> None:
    check(folder, name)


@pytest.mark.parametrize("folder", sorted({folder for folder, _ in RECORDS}), ids=lambda folder: folder.name)
def test_a_release_never_changes_and_holds_every_game(folder: Path) -> None:
    assert {name.partition("/")[0] for name in names_in(folder)} == {game.name for game in games.all_games()}


def test_the_program_has_the_records_of_its_own_version() -> None:
    """From 0.2.0 on: whoever raises the version runs ``make golden-release``."""
    version = tuple(int(part) for part in taverne.__version__.split("."))
    assert version < (0, 2, 0) or (RELEASES / taverne.__version__ / LIST).exists()


def test_the_changelog_has_a_chapter_for_every_release() -> None:
    chapters = re.findall(
        r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE
    )
    released = {listed.parent.name for listed in RELEASES.glob(f"*/{LIST}")}
    assert released <= set(chapters)
    assert chapters == sorted(chapters, key=lambda name: [int(part) for part in name.split(".")], reverse=True)


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A release of one match, with a box that this program does not have."""
    game = changed_box(games.find("dungeon_rush"))
    from taverne.engine.rng import Rng

    match = Match.new(game, {"mode": "snake"}, 2, seed=5)
    walk = Walk(match.state, picks(Rng(5)))
    while (move := walk.next()) is not None:
        match.act(*move)
        walk.state = match.state
    box = shelf.kept(game.box_fingerprint)
    assert box is not None
    put(tmp_path, {"dungeon_rush/2.ndjson": golden_bytes(match), f"boxes/{game.box_fingerprint}.json": box})
    monkeypatch.setattr(shelf, "_RECORDS", {})
    return tmp_path


def put(folder: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / f"{name}.gz").write_bytes(gzip.compress(data))
    (folder / LIST).write_text(json.dumps({name: digest(data) for name, data in files.items()}))


def test_a_record_is_read_with_the_box_kept_beside_it(release: Path) -> None:
    assert names_in(release) == ["dungeon_rush/2.ndjson"]
    check(release, "dungeon_rush/2.ndjson")
    for box in (release / "boxes").iterdir():
        box.unlink()
    with pytest.raises(NotKept, match="another box"):
        check(release, "dungeon_rush/2.ndjson")
    with pytest.raises(NotKept, match="is not what was released"):
        names_in(release)


def test_a_record_that_rules_no_longer_repeat_is_noticed(release: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dungeon_rush")
    fresh = type(game).fresh
    monkeypatch.setattr(type(game), "fresh", lambda self, options, seats, seed: fresh(self, options, seats, seed + 1))
    with pytest.raises(NotKept):
        check(release, "dungeon_rush/2.ndjson")


def test_a_record_that_was_changed_is_noticed(release: Path) -> None:
    packed = release / "dungeon_rush/2.ndjson.gz"
    data = gzip.decompress(packed.read_bytes())
    packed.write_bytes(gzip.compress(data.rpartition(b'{"n"')[0]))
    with pytest.raises(NotKept, match="not what was released"):
        names_in(release)
    with pytest.raises(NotKept, match="ends differently"):
        check(release, "dungeon_rush/2.ndjson")
