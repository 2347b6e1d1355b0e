"""Tests that the benchmarks and the soak run; their figures are not judged here.

A fast machine is no part of a sound repository, so no test asks for speed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from benchmarks import bench, evening, peers, soak
from benchmarks.row import Row
from taverne import games


def test_the_bench_prints_one_line_for_each_game_and_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--seconds", "0.001", "--no-peers"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].split()[0] == "engine:"
    assert printed[1].split() == ["decisions/s", "us/clone", "us/view", "us/snapshot"]
    for name in games.names():
        assert any(line.startswith(f"{name}, ") for line in printed)
    assert any("mode=snake" in line for line in printed)


def test_the_bench_speaks_json_with_ratios_for_peers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(Row):
        def play(self, lot: Callable[[], float], keep: Callable[[Any], None] | None = None) -> int:
            if keep is not None:
                for _ in range(100):
                    keep([0])
            return 1

        def clone(self, position: Any) -> object:
            return position[:]

    monkeypatch.setattr(bench, "open_spiel_rows", lambda: [Slow("slow")])
    monkeypatch.setattr(bench, "catanatron_rows", lambda: [Row("absent", missing=peers.MISSING)])
    assert bench.main(["--seconds", "0.001", "--json"]) == 0
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)["rows"]}
    assert set(rows["slow"]["ratios"]) == {"decisions_per_second", "clone"}
    assert "requirements-bench.txt" in rows["absent"]["missing"]


def test_a_missing_peer_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(peers, "import_module", missing)
    for row in [*peers.open_spiel_rows(), *peers.catanatron_rows()]:
        assert row.missing == peers.MISSING


@pytest.mark.long
def test_the_soak_plays_every_set_of_options_without_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--minutes", "0", "--games", "2"]) == 0
    sets = sum(len(game.option_sets()) for game in games.all_games())
    assert capsys.readouterr().out.startswith(f"{2 * sets} games")


def test_the_soak_tells_a_fault_with_its_seed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.all_games()[0]
    monkeypatch.setattr(type(game), "problems", lambda self, state: ["a card is lost"])
    monkeypatch.setattr(games, "all_games", lambda: [game])
    assert soak.main(["--minutes", "0", "--games", "1", "--seed", "7"]) == 1
    assert "Fault: after 0 decisions: a card is lost" in capsys.readouterr().out


def test_an_evening_counts_what_reaches_the_person(capsys: pytest.CaptureFixture[str]) -> None:
    limits = ["--option", "mode=free_for_all", "--option", "limit=2"]
    assert evening.main(["nerath", "--games", "1", "--level", "random", "--json", *limits]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["prompts_always"] > figures["prompts"] > 0
    assert 0 < figures["vain_always"] < 1
    assert figures["reactions_vain_always"] > 0
