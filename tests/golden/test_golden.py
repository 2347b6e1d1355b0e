"""The golden records replay to the last byte: whatever changes a match changes one of these files.

They are rewritten only by ``make golden``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from taverne import games
from taverne.engine.game import Game
from taverne.engine.logs.forks import rechained
from taverne.engine.logs.log import header_sum
from taverne.engine.logs.log_file import read, replayed, to_lines
from taverne.engine.matches.match import Match
from tests.conformance.cases import Case
from tests.golden.write import (
    HERE,
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


def test_no_golden_record_is_left_over() -> None:
    assert sorted(HERE.glob("*/*.ndjson")) == sorted(path for path, _ in FILES)


def test_golden_records_hold_steps_back_and_clocks() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path, _ in FILES)
    assert '"undo":' in text
    assert '"do":"expire' in text


def test_a_record_from_before_there_was_an_option_is_read() -> None:
    """A later version may add options: whoever has not chosen plays as before, by the default."""
    match = Match.new(games.find("dungeon_rush"), {"mode": "snake"}, 2, seed=5)
    options = {key: value for key, value in match.header.options.items() if key != "neutral"}
    header = msgspec.structs.replace(match.header, options=options)
    header = msgspec.structs.replace(header, sum=header_sum(header))
    again = replayed("older", to_lines(header, rechained(header, match.entries)), games.find)
    assert again.options == match.options
    assert again.state == match.state
