"""A tournament that is killed in the middle of a game goes on from its file with the same command.

Files whose last line is torn, and files of other settings, are tested with tournaments.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.arena.standstill import GAMES, PATIENCE_S, RESULTS
from tests.cli.tools import hears_interruptions

ALL = 9
ROOT = Path(__file__).parents[2]
BOTS = "random,greedy,tests.arena.standstill:Standstill"
CUP = [sys.executable, "-m", "taverne", "tournament", "monster_lands", "--bots", BOTS]
CUP += ["--games", str(ALL), "--seed", "5", "--json"]


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines(keepends=True) if file.is_file() else []


def ended(*words: str) -> str:
    """Run the tournament to its end, and return its table."""
    done = subprocess.run([*CUP, *words], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S, check=True)
    return done.stdout


def test_a_killed_tournament_goes_on_and_nothing_is_played_twice(tmp_path: Path) -> None:
    file = tmp_path / "cup.ndjson"
    told = {**os.environ, RESULTS: str(file)}
    with subprocess.Popen([*CUP, "--keep", str(file)], cwd=ROOT, env=told, stdout=subprocess.PIPE) as cup:
        until = time.monotonic() + PATIENCE_S
        while len(lines(file)) <= GAMES and cup.poll() is None and time.monotonic() < until:
            time.sleep(0.05)
        cup.send_signal(signal.SIGKILL)
        assert not cup.communicate()[0], "no table yet"
        assert cup.returncode == -signal.SIGKILL
    before = lines(file)
    assert len(before) == 1 + GAMES

    table = ended("--keep", str(file))
    after = lines(file)
    assert after[: len(before)] == before
    games = [json.loads(line) for line in after[1:]]
    assert len({(game["seed"], *game["lineup"]) for game in games}) == len(games) == ALL
    assert json.loads(table)["games"] == ALL
    assert table == ended()
    assert ended("--keep", str(file)) == table
    assert lines(file) == after, "a whole tournament is only told"


def test_an_interrupt_waits_for_no_game_under_way(tmp_path: Path) -> None:
    """What was finished is kept, each game as soon as it was."""
    file = tmp_path / "cup.ndjson"
    told = {**os.environ, RESULTS: str(file)}
    command = [*CUP, "--keep", str(file), "--jobs", "2", "--lang", "en"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=told, stdout=pipe, stderr=pipe, preexec_fn=hears_interruptions) as cup:
        until = time.monotonic() + PATIENCE_S
        while len(lines(file)) <= GAMES and cup.poll() is None and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.5)  # (both are now in a game that has no end)
        cup.send_signal(signal.SIGINT)
        _, said = cup.communicate(timeout=PATIENCE_S / 2)
    assert cup.returncode == 2
    assert said.decode().strip() == "Stopped."
    assert GAMES < len(lines(file)) < 1 + ALL
