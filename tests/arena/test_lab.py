"""The lab told by role: what heroes, clans and realms win, how games end, and that listening changes nothing.

Settings, pages and the command line are tested with tournaments.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

import taverne
from taverne.arena.counted_game import play_counted
from taverne.arena.lab import lab
from taverne.arena.lab.trials import ends_of, marks_of, roles_of
from taverne.arena.play import Outcome, play_bare
from taverne.cli import main
from taverne.engine.game import Result
from taverne.engine.reports.course import Course

SHORT: dict[str, dict[str, Any]] = {
    "dungeon_rush": {"mode": "snake"},
    "nerath": {"mode": "free_for_all", "limit": 2},
    "monster_lands": {},
    "euthia": {},
}
KINDS = {
    "dungeon_rush": {"hero"},
    "nerath": {"realm"},
    "monster_lands": {"affinity", "place"},
    "euthia": {"hero"},
}


@pytest.mark.parametrize("name", taverne.names())
def test_listening_to_a_game_changes_nothing_and_tells_what_each_seat_played(name: str) -> None:
    game = taverne.find(name)
    players = game.seat_counts[-1]
    options = game.check(SHORT[name], players)
    bots = ["random"] * players
    heard = play_counted(game, options, players, bots, 11)
    plain = play_bare(game, options, players, bots, 11)
    assert (heard.result, heard.decisions, heard.error) == (plain.result, plain.decisions, "")
    assert heard.course is not None
    assert [set(role) for role in heard.course.roles] == [KINDS[name]] * players
    assert sum(heard.course.happened.values()) > 50
    assert plain.course is None


def played(winners: tuple[int, ...], scores: tuple[int, ...], course: Course) -> Outcome:
    return Outcome(0, ("a",) * len(scores), 1, Result(scores, winners), course=course)


def test_roles_share_victories_of_the_games_they_are_in() -> None:
    """A hero in two games who wins one of them and shares the other: three quarters; allies' halves are added."""
    first = Course(({"hero": ("ael",), "side": ("us",)}, {"hero": ("dral",), "side": ("us",)}), {"round": "2"})
    second = Course(({"hero": ("ael",), "side": ("us",)}, {"hero": ("keleia",), "side": ("us",)}), {"round": "3"})
    games = [played((0,), (9, 1), first), played((0, 1), (5, 5), second)]
    lines = {line.role: line for line in roles_of(games)}
    assert [line.role for line in roles_of(games)] == ["ael", "dral", "keleia", "us"]
    assert (lines["ael"].games, lines["ael"].share.mean, lines["ael"].score.mean) == (2, 0.75, 7)
    assert (lines["dral"].games, lines["dral"].share.mean) == (1, 0)
    assert lines["us"].share.mean == 1
    assert lines["us"].score.mean == 5
    assert {end: one.mean for end, one in ends_of([first, second]).items()} == {"round=2": 0.5, "round=3": 0.5}


def test_marks_say_what_a_share_of_the_scores_does_not_exceed() -> None:
    assert marks_of(range(100))["5"] == 5
    assert marks_of(range(100))["50"] == 50
    assert marks_of([7]) == dict.fromkeys(("5", "17", "25", "33", "50", "67", "75", "83", "95"), 7)
    assert marks_of([]) == {}


def test_shares_of_realms_and_alliances_come_out_of_the_lab(capsys: pytest.CaptureFixture[str]) -> None:
    report = lab("nerath", {}, 4, ["random"], {"limit": 2, "mode": "alliances"}, games=4, seed=3)
    (trial,) = report.trials
    lines = {line.role: line for line in trial.roles if line.kind == "alliance"}
    assert set(lines) == {"karkoth_iron_circle", "vailin_nerath"}
    assert sum(line.share.mean for line in lines.values()) == pytest.approx(1 - trial.nobody.mean)
    assert {line.role for line in trial.roles if line.kind == "realm"} == {"karkoth", "vailin", "iron_circle", "nerath"}
    assert trial.ends["round=2"].mean == 1
    assert trial.parts["lands"].mean > 0
    assert "Victories by alliance" in report.page()
    assert "<td>round 2</td>" in report.page()
    assert "<td>tour de jeu 2</td>" in report.page("fr")
    french = report.page("fr")
    for part in ("Victoires par alliance", "décisions par partie", 'lang="fr"'):
        assert part in french
    words = ["lab", "monster_lands", "--seats", "2", "--bots", "random", "--games", "2"]
    ends = {"en": "games end: turn 6, by the last turn", "fr": "fins de partie\u00a0: tour 6, par le dernier tour"}
    for lang, role in (("en", "starting affinity +Water"), ("fr", "affinité de départ +Eau")):
        assert main([*words, "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert ends[lang] in told
        assert re.search(f"{role} ", told)
        assert "⟦" not in told


def test_settings_are_told_apart_and_values_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Two dragons have coins both, and an option may be named twice."""
    options = ["--option", "mode=snake", "--set", "dragon.fire_dragon.coins=10", "--set", "dragon.bone_dragon.coins=15"]
    assert main(["lab", "dungeon_rush", "--games", "1", "--bots", "random", "--lang", "en", *options]) == 0
    assert "\nfire_dragon.coins=10, bone_dragon.coins=15  " in capsys.readouterr().out
    twice = ["--set", "mode=snake", "--set", "mode=secret,snake"]
    assert main(["lab", "dungeon_rush", "--games", "1", "--bots", "random", "--lang", "en", *twice]) == 0
    told = capsys.readouterr().out
    assert [told.count(f"\nmode={mode}  ") for mode in ("snake", "secret")] == [1, 1]


def test_goals_without_rivals_are_counted() -> None:
    """How often a goal was reached, and how near it was."""
    (trial,) = lab("euthia", {}, 1, ["random"], {"scenario": "rescue", "mode": "coop"}, games=2, seed=1).trials
    assert trial.nobody.mean == 1
    assert trial.ends["won=0"].mean == 1
    assert trial.figures["wanted"].mean > trial.figures["came"].mean >= 0
    assert {"fights-1", "fights-2", "fights-3", "deaths"} <= set(trial.figures)
