"""Tests that the benchmarks and the soak run; their figures are not judged here.

A fast machine is no part of a sound repository, so no test asks for speed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from benchmarks import bench, evening, peers, prove_reviews, soak
from benchmarks.load.climb import climb
from benchmarks.load.figures import Measured
from benchmarks.row import Row
from taverne import games
from taverne.engine.actions import Action
from taverne.engine.reports.chronicle import Moment
from taverne.engine.rng import Rng, derive
from taverne.review.playouts import Player


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


def test_every_benchmark_finds_what_it_imports() -> None:
    root = Path(__file__).parents[2]
    for path in sorted((root / "benchmarks").rglob("*.py")):
        if path.stem != "__main__":
            import_module(".".join(path.relative_to(root).with_suffix("").parts))


def test_a_proof_of_the_reviews_goes_on_from_what_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    prove_reviews.prove("luck", "dungeon_rush", 1, 0.0, kept)
    first = kept.read_text()
    assert abs(sum(json.loads(first)["luck"])) < 1e-9
    prove_reviews.prove("luck", "dungeon_rush", 1, 0.0, kept)
    assert kept.read_text() == first
    assert capsys.readouterr().out.count("mean luck of each seat: ") == 2


def test_a_blunder_is_planted_only_where_it_surely_costs_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many answers of equal worth one always looks better: with other luck it does not."""
    price = 0.0

    def after(player: Player, state: Any, seat: int, action: Action, until: Moment, luck: int) -> list[float]:
        dear = derive(0, str(action)) % 2
        return [Rng(derive(luck, str(action))).below(1000) / 1000 - price * dear] * 4

    monkeypatch.setattr(Player, "after", after)
    match = prove_reviews.played("dungeon_rush", "random", 4)
    assert prove_reviews.matters(match) is None
    price = 1.0
    blunder = prove_reviews.matters(match)
    assert blunder is not None
    assert derive(0, str(blunder.action)) % 2 > derive(0, str(blunder.better)) % 2


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


def loaded(rate: float, p99: float, made: float = 1.0) -> Measured:
    late = [p99 / 1000] * round(10 * made * rate)
    return Measured.of("toy", 1, rate, late, 10.0, 1.0, 1.0)


def test_the_highest_rate_held_is_closed_in_on_from_below_and_above() -> None:
    asked: list[float] = []

    def measured(rate: float) -> Measured:
        asked.append(rate)
        return loaded(rate, 10 if rate <= 170 else 90)

    best = climb(measured, 100.0, 50.0)
    assert best is not None
    assert asked == [100, 125, 156.25, 195.3125, 195.3125, 175.78125, 175.78125, 166.015625]
    assert best.rate == 166.015625


def test_whoever_falls_behind_holds_no_rate_and_one_bad_moment_is_forgiven() -> None:
    assert climb(lambda rate: loaded(rate, 10, made=0.9), 100.0, 50.0) is None
    first = iter((90.0, 10.0))
    best = climb(lambda rate: loaded(rate, next(first, 90.0)), 100.0, 50.0)
    assert best is not None
    assert best.rate == 100.0
