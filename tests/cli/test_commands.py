"""The commands that look things up or play by themselves: what they print and how they end."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import taverne.server
from taverne.cli.commands import simulate as simulating
from taverne.cli.match_setup import data_folder
from taverne.games import names
from taverne.games.dungeon_rush.box.load import load
from taverne.server.settings import data_directory
from tests.cli.tools import Shell, command, environment


def test_the_command_runs_as_a_module(tmp_path: Path) -> None:
    run = subprocess.run(command("rules", "DR-001"), capture_output=True, env=environment(tmp_path), check=False)
    assert run.returncode == 0
    assert run.stdout.decode().startswith("DR-001: ")


def test_help_names_every_command(shell: Shell) -> None:
    done = shell.run("--help")
    assert done.status == 0
    assert all(word in done.out for word in ("serve", "games", "play", "simulate", "replay", "rules", "odds", "box"))


def test_games_tells_seats_options_and_opponents(shell: Shell) -> None:
    done = shell.run("games")
    assert done.status == 0
    assert all(f"taverne play {name}" in done.out for name in names())
    assert "Players: 1, 2, 3, 4 and 5" in done.out
    assert "mode=arrival" in done.out
    assert "5–120, 0 (no limit)" in done.out
    assert "bot:hard" in done.out
    assert "Also, as in every game: easy = random, normal = greedy, hard = strategist, best = strategist" in done.out


@pytest.mark.parametrize("name", names())
def test_of_one_game_games_also_tells_how_it_goes(shell: Shell, name: str) -> None:
    for lang in ("en", "fr"):
        out = shell.run("games", name, "--lang", lang).out
        assert [number for number in range(1, 10) if f"\n  {number}. " in out][:5] == [1, 2, 3, 4, 5]
    assert "\n  1. " not in shell.run("games").out


def test_games_speaks_french_when_the_surroundings_do(shell: Shell) -> None:
    shell.monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Joueurs\u00a0:" in shell.run("games").out
    shell.monkeypatch.setenv("LC_ALL", "C")
    assert "Players:" in shell.run("games").out
    assert "Joueurs\u00a0:" in shell.run("games", "dungeon_rush", "--lang", "fr").out


def test_a_rule_is_found_by_its_id_in_both_languages(shell: Shell) -> None:
    assert shell.run("rules", "dr-057", "--lang", "fr").out == (
        "DR-057\u00a0: Deux joueurs n’attaquent jamais le même monstre.\n"
    )
    assert shell.run("rules", "dr57").out == shell.run("rules", "DR-057").out
    assert shell.run("rules", "DR-057").out == "DR-057: Two players never attack the same monster.\n"


def test_rules_are_found_by_words(shell: Shell) -> None:
    done = shell.run("rules", "two heroes")
    assert done.status == 0
    assert "DR-055: Two heroes of one player on the same monster add up their skills" in done.out
    assert "[house ruling]" in done.out


def test_all_rules_are_listed_without_a_question(shell: Shell) -> None:
    assert shell.run("rules").out.count("\nDR-") > 180


def test_odds_say_what_each_hero_and_both_beat(shell: Shell) -> None:
    done = shell.run("odds", "dungeon_rush", "--heroes", "wizard,thief", "--monster", "i-15")
    assert done.status == 0
    assert [line.strip() for line in done.out.splitlines()[1:]] == [
        "Gelatinous Cube (I-15)",
        "Wizard: certain",
        "Thief: impossible",
        "together: certain",
    ]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("--attack monster=1,footsoldier=2 --defend castle=1", "2 Footsoldiers and 1 Monster against 1 castle:"),
        ("--attack wizard=1 --guardians ogre", "1 Wizard against 1 die:"),
    ],
)
def test_odds_of_a_battle_name_those_who_fight_it(shell: Shell, asked: str, said: str) -> None:
    done = shell.run("odds", "nerath", *asked.split())
    assert (done.status, sorted(done.out.splitlines()[0].split())) == (0, sorted(said.split()))


def test_odds_count_gains_and_cover_every_card(shell: Shell) -> None:
    done = shell.run("odds", "dungeon_rush", "--heroes", "wizard+melee,thief", "--lang", "fr")
    lines = done.out.splitlines()
    assert len(lines) == 1 + 3 * 34 + 8
    assert lines[1].split() == [
        "I-01",
        "Guerrier",
        "squelette",
        "Magicienne",
        "100",
        "%",
        "Voleuse",
        "0",
        "%",
        "ensemble",
        "100",
        "%",
    ]


def test_a_box_file_that_changes_something_is_good(shell: Shell, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[monster]]\nid = "I-01"\ncoins = 9\n', encoding="utf-8")
    done = shell.run("box", "dungeon_rush", "--check", str(mine))
    assert done.status == 0
    assert "is a valid box" in done.out
    assert f"--box {mine}" in done.out


def test_a_box_file_that_changes_nothing_says_so(shell: Shell, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(f'[[monster]]\nid = "I-01"\ncoins = {load().monster_coins[0]}\n', encoding="utf-8")
    done = shell.run("box", "dungeon_rush", "--check", str(mine))
    assert done.status == 0
    assert "changes nothing" in done.out


def test_simulate_prints_one_object(shell: Shell) -> None:
    done = shell.run(
        "simulate", "dungeon_rush", "--seats", "4", "--bots", "random,easy", "--games", "4", "--seed", "7", "--json"
    )
    assert done.status == 0
    assert done.err == ""
    report = json.loads(done.out)
    assert report["game"] == "dungeon_rush"
    assert report["games"] == 4
    assert report["errors"] == 0
    assert report["rules_version"]
    assert report["options"]["mode"] == "arrival"
    assert len(report["wins"]) == len(report["mean_score"]) == 4
    assert sum(report["wins"]) == pytest.approx(4)
    assert report["decisions"] == pytest.approx(4 * report["decisions_per_game"])
    assert {"decisions_per_second", "seconds"} <= report.keys()


def test_simulations_do_not_depend_on_the_number_of_processes(shell: Shell) -> None:
    args = ("simulate", "dungeon_rush", "--seats", "3", "--games", "4", "--option", "mode=snake", "--json")
    one, two = (json.loads(shell.run(*args, "--jobs", jobs).out) for jobs in ("1", "2"))
    for report in (one, two):
        del report["seconds"], report["decisions_per_second"]
    assert one == two


def test_simulate_prints_a_table_for_people(shell: Shell) -> None:
    done = shell.run("simulate", "dungeon_rush", "--games", "2", "--option", "mode=snake", "--lang", "fr")
    assert done.status == 0
    assert "Dungeon Rush\u00a0: 2 parties (mode=snake" in done.out
    assert done.out.count("random") == 3


def test_simulate_tells_bots_apart_wherever_they_sat(shell: Shell) -> None:
    """With ``--rotate`` nobody has a seat of their own; each bot has its line, with errors."""
    words = ("simulate", "dungeon_rush", "--games", "6", "--option", "mode=snake", "--seats", "3")
    for more, on_seats in (((), 3), (("--rotate",), 0)):
        told = shell.run(*words, "--bots", "easy,hard", *more, "--lang", "en").out
        seats, _, bots = told.partition("\n\n")
        assert seats.count("easy") + seats.count("hard") == on_seats
        easy, hard = (line.split() for line in bots.splitlines()[1:3])
        assert (easy[0], hard[0]) == ("easy", "hard")
        assert (int(easy[-1]), int(hard[-1])) == (12, 6)
        assert bots.count("±") == 4
        assert "win together" not in told


def test_simulate_says_who_are_allies(shell: Shell) -> None:
    words = ("simulate", "nerath", "--games", "1", "--option", "limit=2", "--lang", "en")
    for seats, told in (("3", "Seats that win together: 2, 3."), ("4", "Seats that win together: 1, 3; 2, 4.")):
        assert told in shell.run(*words, "--seats", seats).out


def test_simulate_keeps_logs_that_hold(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    done = shell.run("simulate", "dungeon_rush", "--games", "2", "--option", "mode=snake", "--record", str(folder))
    assert done.status == 0
    logs = sorted(folder.glob("*.ndjson"))
    assert len(logs) == 2
    assert all(shell.run("replay", str(log), "--verify").status == 0 for log in logs)
    again = shell.run("simulate", "dungeon_rush", "--games", "2", "--record", str(folder))
    assert again.status == 2, "no game is played for nothing"
    assert "there is already a log of that name" in again.err


def test_a_progress_bar_is_drawn_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulating.bar(10) is None
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    draw = simulating.bar(10)
    assert draw is not None
    draw(5)
    draw(10)
    assert capsys.readouterr().err.endswith("] 10/10\n")


def test_serve_hands_its_arguments_to_the_server(shell: Shell) -> None:
    called: dict[str, object] = {}
    shell.monkeypatch.setattr(taverne.server, "run", lambda **kwargs: called.update(kwargs), raising=False)
    assert shell.run("serve", "--port", "8123", "--db", "sqlite:///x.db").status == 0
    opened = called.pop("opened")
    assert called == {"port": 8123, "db": "sqlite:///x.db", "host": "127.0.0.1", "redis": None}
    assert callable(opened)


@pytest.mark.parametrize(
    "arguments",
    [("--db", "foo://x"), ("--port", "99999"), ("--redis", "nonsense://"), ("--db", "/dev/null/x.sqlite3")],
)
def test_serve_says_what_it_cannot_use(shell: Shell, arguments: tuple[str, str], tmp_path: Path) -> None:
    shell.monkeypatch.setenv("TAVERNE_DATA", str(tmp_path))
    done = shell.run("serve", *arguments)
    assert done.status == 2
    assert arguments[1] in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[dragon]]\nid = "fire_dragon"\ncoins = "x"\n', 'fire_dragon.coins: "x": expected a whole number'),
        ("[[dragon]\n", "not valid TOML"),
        ("[[castle]]\n", "is not a box of any game"),
        ("", "cannot be read"),
    ],
)
def test_serve_says_what_is_wrong_in_an_owners_box(shell: Shell, text: str, said: str, tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    if text:
        box.write_text(text, encoding="utf-8")
    done = shell.run("serve", "--box", str(box))
    assert done.status == 2
    assert "mine.toml" in done.err
    assert said in done.err


def test_one_setting_names_the_folder_of_server_and_terminal(shell: Shell, tmp_path: Path) -> None:
    shell.monkeypatch.setenv("TAVERNE_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here" / "matches"
    assert data_directory() == tmp_path / "here"


def test_output_that_nobody_reads_is_no_failure(tmp_path: Path) -> None:
    run = subprocess.run(
        " ".join([*command("rules"), "| head -1"]),
        shell=True,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert run.stderr == ""
