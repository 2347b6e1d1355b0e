"""Tournaments and the lab: balanced seats, ratings with errors, files that are taken up again, values varied.

That games are the same however they are spread is tested with simulations.
"""

from __future__ import annotations

import importlib
import json
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import taverne
from taverne.arena.lab import lab
from taverne.arena.play import Outcome
from taverne.arena.simulate import BrokenGames
from taverne.arena.strength import pairwise, ratings
from taverne.arena.tournament import Standings, pairings, tournament
from taverne.cli import main
from taverne.engine.game import OptionError, Result

SNAKE = {"mode": "snake"}


def test_seats_are_balanced_over_a_full_turn() -> None:
    turn = pairings(3, ["a", "b", "c", "d"])
    for seat in range(3):
        assert set(Counter(table[seat] for table in turn).values()) == {3}


def outcome(lineup: tuple[str, ...], scores: tuple[int, ...]) -> Outcome:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome(0, lineup, 1, Result(scores, winners))


def test_ratings_follow_from_who_is_ahead_of_whom_in_any_order() -> None:
    played = [outcome(("a", "b"), (3, 1))] * 90 + [outcome(("a", "b"), (1, 3))] * 10
    played += [outcome(("b", "c"), (2, 1))] * 50 + [outcome(("b", "c"), (1, 2))] * 50
    pairs = pairwise(["a", "b", "c"], played, 2)
    assert {(pair.bot, pair.other): pair.ahead for pair in pairs}["a", "b"] == 0.9
    rated = ratings(["a", "b", "c"], pairs)
    assert rated == ratings(["a", "b", "c"], pairwise(["a", "b", "c"], played[::-1], 2))
    assert rated["a"][0] - rated["b"][0] == pytest.approx(400 * 0.954, abs=25)
    assert rated["b"][0] == pytest.approx(rated["c"][0], abs=10)
    assert 15 < rated["a"][1] < 120
    assert sum(rating for rating, _ in rated.values()) / 3 == pytest.approx(1000, abs=0.2)


def test_more_games_make_errors_smaller() -> None:
    few, many = (tournament("dungeon_rush", 3, ["easy", "normal"], SNAKE, games=n, seed=1) for n in (12, 48))
    assert many.standings[0].uncertainty < few.standings[0].uncertainty
    assert many.standings[0].win_error < few.standings[0].win_error
    assert many.standings[0].bot == "normal"


def test_a_broken_off_tournament_is_taken_up_and_ends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "results" / "cup.ndjson"
    whole = tournament("dungeon_rush", 3, ["easy", "normal", "hard"], SNAKE, games=18, seed=3)
    part = tournament("dungeon_rush", 3, ["easy", "normal", "hard"], SNAKE, games=7, seed=3, keep=keep)
    assert part.games == 7
    with keep.open("ab") as file:
        file.write(b'{"seed": 1, "li')  # the machine went down in the middle of a line
    played: list[int] = []
    module = importlib.import_module("taverne.arena.tournament")
    usual = module.play_all

    def counted(setting, tasks, *rest):  # type: ignore[no-untyped-def]
        played.append(len(tasks))
        return usual(setting, tasks, *rest)

    monkeypatch.setattr(module, "play_all", counted)
    told: list[int] = []
    again = tournament("dungeon_rush", 3, ["easy", "normal", "hard"], SNAKE, 18, 3, 2, told.append, keep=keep)
    assert again == whole
    assert played == [11]
    assert told[0] == 7
    assert told[-1] == 18
    with pytest.raises(OptionError, match="another setting"):
        tournament("dungeon_rush", 4, ["easy", "normal"], SNAKE, games=2, keep=keep)


def test_arguments_are_called_what_the_docs_call_them(tmp_path: Path) -> None:
    keep = str(tmp_path / "cup.ndjson")
    one, two = (tournament("dungeon_rush", 3, bots=["easy", "hard"], options=SNAKE, games=3, keep=keep) for _ in "12")
    assert one == two
    assert len((tmp_path / "cup.ndjson").read_bytes().splitlines()) == 4
    with pytest.raises(OptionError, match="-1 games cannot be played"):
        tournament("dungeon_rush", 3, ["easy", "hard"], SNAKE, games=-1)


def test_a_tournament_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "dungeon_rush", "--bots", "easy,hard,tests.docs.test_python:First", "--games", "12"]
    words += ["--option", "mode=snake", "--seats", "3", "--keep", str(tmp_path / "cup.ndjson")]
    assert main([*words, "--json", "--picture", str(tmp_path / "cup.svg")]) == 0
    told = capsys.readouterr().out
    standings = msgspec.json.decode(told, type=Standings)
    assert [line.bot for line in standings.standings] == ["hard", "easy", "First"]
    picture = ET.fromstring((tmp_path / "cup.svg").read_text(encoding="utf-8"))
    assert picture.tag.endswith("svg")
    assert len([part for part in picture.iter() if part.tag.endswith("rect")]) == 3
    for lang in ("en", "fr"):
        assert main([*words, "--lang", lang]) == 0
        table = capsys.readouterr().out
        assert "hard" in table
        assert "±" in table
        assert "⟦" not in table


def test_games_that_broke_are_told_with_their_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(taverne.Bot):
        def choose(self, view, choice, rng, simulator):  # type: ignore[no-untyped-def]
            raise RuntimeError("out of order")

    with pytest.warns(BrokenGames, match="4 of 4 games broke"):
        standings = tournament("dungeon_rush", 3, [Broken, "easy"], SNAKE, games=4, seed=9)
    assert standings.errors == 4
    assert "out of order" in standings.failures[0].error
    assert len({failure.seed for failure in standings.failures}) == 4


def test_games_that_broke_are_not_kept_but_played_again_with_a_mended_bot(tmp_path: Path) -> None:
    class Mended(taverne.Bot):
        broken = True

        def choose(self, view, choice, rng, simulator):  # type: ignore[no-untyped-def]
            if self.broken:
                raise RuntimeError("out of order")
            return choice.options[0]

    keep = tmp_path / "cup.ndjson"
    with pytest.warns(BrokenGames, match="6 of 6 games broke"):
        tournament("dungeon_rush", 3, [Mended, "easy"], SNAKE, games=6, seed=9, keep=keep)
    Mended.broken = False
    again = tournament("dungeon_rush", 3, [Mended, "easy"], SNAKE, games=6, seed=9, keep=keep)
    assert again.errors == 0
    assert again == tournament("dungeon_rush", 3, [Mended, "easy"], SNAKE, games=6, seed=9)
    assert len(keep.read_bytes().splitlines()) == 7


@pytest.mark.parametrize("text", ["my notes", "my notes\n", "my notes\nof today\n", "[1]\n"])
def test_a_file_that_holds_no_results_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    keep = tmp_path / "notes.txt"
    keep.write_text(text)
    with pytest.raises(OptionError, match=r"no results of games|another setting"):
        tournament("dungeon_rush", 3, ["easy", "random"], SNAKE, games=2, keep=keep)
    assert keep.read_text() == text


def test_a_line_of_results_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    keep = tmp_path / "cup.ndjson"
    whole = tournament("dungeon_rush", 3, ["easy", "random"], SNAKE, games=3, keep=keep)
    head, *lines = keep.read_bytes().splitlines(keepends=True)
    keep.write_bytes(head + lines[0] + b"oops\n" + lines[2])
    with pytest.raises(OptionError, match="line 3"):
        tournament("dungeon_rush", 3, ["easy", "random"], SNAKE, games=3, keep=keep)
    keep.write_bytes(head[:20])
    assert tournament("dungeon_rush", 3, ["easy", "random"], SNAKE, games=3, keep=keep) == whole


def test_where_a_picture_or_a_page_cannot_go_nothing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("taverne.arena.tournament", "taverne.arena.lab.explore"):
        monkeypatch.setattr(importlib.import_module(module), "play_all", None)
    cup = ["tournament", "dungeon_rush", "--bots", "easy,random", "--lang", "en"]
    lab_words = ["lab", "dungeon_rush", "--lang", "en"]
    for words, said in (
        ([*cup, "--picture", str(tmp_path / "none" / "cup.svg")], "none: no such file or folder"),
        ([*cup, "--picture", str(tmp_path)], "folder"),
        (["lab", "dungeon_rush", "--page", str(tmp_path / "none" / "p.html"), "--lang", "en"], "no such file"),
        ([*lab_words, "--set", "dragon.fire_dragn.coins=3"], "--set does not fit the box: dragon fire_dragn.id: "),
        ([*lab_words, "--set", "dragon.fire_dragn.coins=3"], "did you mean “fire_dragon”"),
        ([*lab_words, "--set", "mode"], "--set needs KEY=VALUE,VALUE, not “mode”"),
    ):
        assert main(words) == 2
        assert said in capsys.readouterr().err


def test_without_ray_the_command_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["tournament", "dungeon_rush", "--bots", "easy,random", "--executor", "ray", "--lang", "en"]) == 2
    assert 'pip install "taverne[cluster]"' in capsys.readouterr().err


def test_the_lab_varies_options_and_values_of_the_box() -> None:
    varied = {"limits": ["on", "off"], "dragon.fire_dragon.coins": ["1", "50"]}
    report = lab("dungeon_rush", varied, 3, ["normal"], SNAKE, games=6, seed=2)
    assert [trial.values for trial in report.trials] == [
        {"limits": limits, "dragon.fire_dragon.coins": coins} for limits in ("on", "off") for coins in ("1", "50")
    ]
    assert report.trials[0].options["limits"] == "on"
    assert all(trial.errors == 0 for trial in report.trials)
    assert all(sum(one.mean for one in trial.shares) == pytest.approx(1, abs=1e-3) for trial in report.trials)
    page = report.page()
    assert "e+0" not in page
    assert page.count("<svg") == 6, "length, score, three seats, heroes"
    assert "limits=off" in page


def test_values_of_the_lab_may_be_numbers_flags_and_single_ones() -> None:
    report = lab("nerath", {"higher": [True, False], "limit": 2}, 2, ["random"], games=2, seed=1)
    assert [trial.values for trial in report.trials] == [{"higher": flag, "limit": "2"} for flag in ("true", "false")]
    assert [trial.options["higher"] for trial in report.trials] == [True, False]
    coins = lab("dungeon_rush", {"dragon.fire_dragon.coins": [1, 50], "mode": "snake"}, 3, ["easy"], games=2, seed=1)
    rows = coins.rows()
    assert [row["dragon.fire_dragon.coins"] for row in rows] == ["1", "50"]
    assert sum(rows[0][f"seat_{seat}"] for seat in (1, 2, 3)) == pytest.approx(1, abs=1e-3)
    assert rows[0]["decisions"] > rows[0]["decisions_error"]


def test_the_lab_warns_of_games_that_broke() -> None:
    class Broken(taverne.Bot):
        def choose(self, view, choice, rng, simulator):  # type: ignore[no-untyped-def]
            raise RuntimeError("out of order")

    with pytest.warns(BrokenGames, match="4 of 4 games broke"):
        report = lab("dungeon_rush", {"limits": ["on", "off"]}, 3, [Broken], SNAKE, games=2, seed=9)
    assert [row["errors"] for row in report.rows()] == [2, 2]


def test_a_value_of_the_box_matters() -> None:
    varied = {f"lord.{name}.coins": ["1", "50"] for name in ("lich_queen",)}
    low, high = lab("dungeon_rush", varied, 3, ["hard"], SNAKE, games=30, seed=2).trials
    assert high.best_score.mean > low.best_score.mean


def test_the_lab_refuses_what_it_cannot_vary() -> None:
    with pytest.raises(OptionError, match="neither an option"):
        lab("dungeon_rush", {"speed": ["1"]}, 3)
    with pytest.raises(OptionError, match="vary fewer"):
        lab("dungeon_rush", {"timer": [str(n) for n in range(5, 100)]}, 3)
    refused: list[tuple[Any, str]] = [
        (4, "given as a mapping such as .*not as 4"),
        ({"mode": []}, "no value is given for mode"),
    ]
    for varied, said in refused:
        with pytest.raises(OptionError, match=said):
            lab("dungeon_rush", varied, 3)
    with pytest.raises(OptionError, match="options are given as a mapping"):
        lab("dungeon_rush", {}, 3, options=["mode"])  # type: ignore[arg-type]


def test_the_lab_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "dungeon_rush", "--set", "mode=snake,secret", "--games", "4", "--seats", "3", "--bots", "easy"]
    assert main([*words, "--json", "--page", str(tmp_path / "lab.html")]) == 0
    assert len(json.loads(capsys.readouterr().out)["trials"]) == 2
    assert "<svg" in (tmp_path / "lab.html").read_text(encoding="utf-8")
    assert main([*words, "--lang", "fr"]) == 0
    assert "mode=secret" in capsys.readouterr().out
    assert main(["lab", "dungeon_rush", "--set", "mode"]) == 2
