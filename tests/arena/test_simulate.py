"""Tests of simulations and tournaments: the same figures however the games are spread, and no crash.

What the figures say about the bots of a game is left to that game's tests.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taverne import games
from taverne.arena import pool
from taverne.arena.simulate import BrokenGames, Report, rotated, simulate
from taverne.arena.tournament import pairings, tournament
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.game import OptionError, View
from taverne.engine.logs.log_file import RecordError, read
from taverne.engine.matches.bots import Bot, RandomBot, Simulator
from taverne.engine.rng import Rng, derive
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.state.game_state import DungeonState

ROOT = Path(__file__).parents[2]
GAME = DungeonRush()
SNAKE = {"mode": "snake"}


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


def test_a_report_adds_up() -> None:
    report = simulate(GAME, 4, ["hard", "random"], SNAKE, games=12, seed=1)
    assert report.errors == 0
    assert report.bots == ("hard", "random", "hard", "random")
    assert sum(report.wins) == pytest.approx(12)
    assert sum(report.wins_by_bot.values()) == pytest.approx(12)
    assert report.decisions_per_game == round(report.decisions / 12, 2)
    assert report.options["mode"] == "snake"
    assert report.rules_version == GAME.rules_version
    assert report.mean_score_by_bot["hard"] == pytest.approx(
        (report.mean_score[0] + report.mean_score[2]) / 2, abs=1e-3
    )
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_the_same_seed_gives_the_same_report_and_another_does_not() -> None:
    first, again, other = (simulate(GAME, 3, ["random"], games=6, seed=seed) for seed in (5, 5, 6))
    assert timeless(first) == timeless(again)
    assert timeless(first) != timeless(other)


@pytest.mark.parametrize("mode", ["arrival", "snake"])
def test_two_processes_give_the_same_report_as_one(mode: str) -> None:
    one, two = (
        simulate(GAME, 4, ["hard", "easy"], {"mode": mode}, games=20, seed=9, jobs=jobs, rotate=True) for jobs in (1, 2)
    )
    assert timeless(one) == timeless(two)


def test_without_ray_the_way_to_install_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(pool, "import_module", missing)
    with pytest.raises(pool.MissingExecutor, match=r"pip install .taverne\[cluster\]"):
        simulate(GAME, 3, ["random"], games=2, executor="ray")


def test_an_unknown_executor_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown executor abacus"):
        simulate(GAME, 3, ["random"], executor="abacus")


def test_each_game_has_a_seed_of_its_own_that_repeats_it() -> None:
    all_three = simulate(GAME, 3, ["random"], SNAKE, games=3, seed=4)
    tasks = [pool.Task(0, derive(4, i), ("random",) * 3) for i in range(3)]
    setting = pool.Setting(GAME, GAME.check(SNAKE, 3), 3)
    assert sum(pool.play_task(setting, task).decisions for task in tasks) == all_three.decisions


def test_progress_is_told_up_to_the_last_game() -> None:
    for jobs in (1, 2):
        told: list[int] = []
        simulate(GAME, 3, ["random"], SNAKE, games=20, jobs=jobs, progress=told.append)
        assert told == sorted(told)
        assert told[-1] == 20


def test_rotating_moves_the_players_bots_on_and_leaves_the_games_own() -> None:
    assert rotated(("a", "b", "c"), 3, 1) == ("b", "c", "a")
    assert rotated(("a", "b", "normal"), 2, 1) == ("b", "a", "normal")
    report = simulate(GAME, 3, ["hard", "random", "random"], SNAKE, games=9, seed=2, rotate=True)
    assert min(report.wins) > 0
    assert report.wins_by_bot["hard"] > 7


def test_the_games_of_a_simulation_can_be_kept(tmp_path: Path) -> None:
    kept = simulate(GAME, 3, ["normal"], games=3, seed=8, record_dir=str(tmp_path))
    assert timeless(kept) == timeless(simulate(GAME, 3, ["normal"], games=3, seed=8))
    logs = sorted(tmp_path.iterdir())
    assert [log.name for log in logs] == [f"dungeon_rush-{i:06d}.ndjson" for i in range(3)]
    match, _ = read(logs[1], games.find)
    assert match.over
    assert match.seed == derive(8, 1)
    assert [seat.kind for seat in match.header.seats] == ["bot:normal"] * 3


class Fragile(RandomBot):
    """Breaks in the last phase of some games."""

    def choose(self, view: View | None, choice: Choice, rng: Rng, simulator: Simulator) -> Action:
        if choice.prompt == "final" and rng.below(2):
            raise ZeroDivisionError("the abacus fell over")
        return super().choose(view, choice, rng, simulator)


class FragileRush(DungeonRush):
    """Dungeon Rush with a bot that breaks."""

    def bots(self) -> Mapping[str, type[Bot]]:
        return {"random": RandomBot, "fragile": Fragile}


def test_a_folder_that_takes_no_logs_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    simulate(GAME, 3, ["random"], SNAKE, games=1, record_dir=tmp_path)
    with pytest.raises(RecordError, match="there is already a log of that name"):
        simulate(GAME, 3, ["random"], SNAKE, games=2, record_dir=tmp_path)
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "logs"):
        with pytest.raises(NotADirectoryError):
            simulate(GAME, 3, ["random"], SNAKE, games=1, record_dir=folder)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_breaks_is_an_error_with_its_seed(jobs: int, tmp_path: Path) -> None:
    with pytest.warns(BrokenGames, match=r"of 20 games broke and are not counted; game \d+, seed \d+: ZeroDivision"):
        report = simulate(
            FragileRush(), 3, ["fragile", "random"], SNAKE, games=20, seed=3, jobs=jobs, record_dir=tmp_path
        )
    assert 0 < report.errors < 20
    assert report.errors == len(report.failures)
    for failure in report.failures:
        where = r"ZeroDivisionError: the abacus fell over \(test_simulate\.py, line \d+\)"
        assert re.fullmatch(where, failure.error)
        assert failure.seed == derive(3, failure.game)
    assert sum(report.wins) == pytest.approx(20 - report.errors)
    assert len(list(tmp_path.iterdir())) == 20


class BrokenRush(DungeonRush):
    """Dungeon Rush with an invariant that never holds."""

    def problems(self, state: DungeonState) -> list[str]:
        return ["a hero is lost or doubled", "coins melt"]


def test_a_broken_invariant_is_an_error() -> None:
    with pytest.warns(BrokenGames, match="coins melt"):
        report = simulate(BrokenRush(), 3, ["random"], SNAKE, games=2)
    assert report.errors == 2
    assert report.failures[0].error == "a hero is lost or doubled; coins melt"


def test_wrong_options_and_bots_are_refused_before_anything_is_played() -> None:
    for players, bots, options in ((9, ["random"], {}), (3, ["nobody"], {}), (3, ["random"], {"mode": "chess"})):
        with pytest.raises(OptionError):
            simulate(GAME, players, bots, options, games=1)


def test_bots_and_options_of_a_wrong_form_are_refused_in_words() -> None:
    class Silent(Bot):
        """Its author forgot what matters."""

    for bots, options, said in (
        ("hard", SNAKE, "given as a list such as"),
        (["easy"] * 4, SNAKE, "4 bots are named for 3 players"),
        ([Silent], SNAKE, "Silent has no method choose"),
        (["mybots"], SNAKE, "unknown bot mybots"),
        ([":Careful"], SNAKE, "names no class: give module:Class"),
        (["easy"], "mode=snake", "given as a mapping such as"),
    ):
        with pytest.raises(OptionError, match=said):
            simulate(GAME, 3, bots, options)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="-2 games"):
        simulate(GAME, 3, ["easy"], SNAKE, games=-2)


# Tournaments


def test_every_bot_meets_every_other_on_every_seat() -> None:
    fixtures = pairings(2, ["a", "b", "c"])
    assert sorted(fixtures) == sorted([("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")])
    assert set(pairings(3, ["a", "b"])) == {
        ("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a"), ("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"),
    }  # fmt: skip


def test_a_tournament_ranks_the_levels() -> None:
    standings = tournament(GAME, 3, ["random", "hard", "easy"], SNAKE, games=12, seed=1)
    assert standings.errors == 0
    assert [standing.bot for standing in standings.standings] == ["hard", "easy", "random"]
    assert [standing.seats for standing in standings.standings] == [12, 12, 12]
    assert sum(standing.wins for standing in standings.standings) == pytest.approx(12)
    assert standings.standings[0].rating > standings.standings[2].rating + 5


def test_a_tournament_of_two_fills_a_larger_table() -> None:
    one, two = (tournament(GAME, 3, ["easy", "random"], SNAKE, seed=2, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert one.games == 6
    assert one.standings[0].bot == "easy"


def test_a_tournament_of_one_is_refused() -> None:
    with pytest.raises(OptionError, match="two or more"):
        tournament(GAME, 3, ["easy"])
