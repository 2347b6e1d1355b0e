"""The examples run as their first lines say.

What they show is tested elsewhere.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.apart import python_with, surroundings

ROOT = Path(__file__).resolve().parents[2]
APART = ("examples", "examples/requirements.txt")


def run(*words: str, timeout: int = 240, python: str = sys.executable) -> str:
    environment = surroundings() if python != sys.executable else os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [python, f"examples/{words[0]}", *words[1:]],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=timeout,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("name", ["dungeon_rush", "nerath"])
def test_random_play(name: str) -> None:
    assert "player_0" in run("random_play.py", name, "1")


def test_search_by_open_spiel() -> None:
    told = run("open_spiel_search.py", "dungeon_rush", "6", "8")
    assert "MCTSBot on seat 0" in told
    assert "ISMCTSBot on seat 1" in told


@pytest.mark.parametrize("name", ["dungeon_rush", "monster_lands", "nerath"])
def test_a_model_at_the_table(name: str) -> None:
    told = run("model_loop.py", name)
    assert "winners=" in told
    assert "asked for again" in told


@pytest.mark.slow
def test_maskable_ppo_learns_to_win_in_two_minutes() -> None:
    """Against two random bots it begins near a third and comes to nearly all games; a slow machine comes less far."""
    python = python_with("sb3_contrib", *APART)
    told = run("maskable_ppo.py", "120", "random", "60", python=python, timeout=600)
    before, after = (float(line.rpartition(": ")[2]) for line in told.splitlines())
    assert before < after
    assert after > 0.5
    decisions = re.search(r"after (\d+) decisions", told)
    assert decisions is not None
    assert int(decisions[1]) > 0


@pytest.mark.slow
def test_text_arena_drives_our_table() -> None:
    told = run("textarena_loop.py", "dungeon_rush", "3", python=python_with("textarena", *APART))
    rewards = re.search(r"rewards \{0: (\S+), 1: (\S+), 2: (\S+)\}", told)
    assert rewards is not None, told
    assert sum(map(float, rewards.groups())) == pytest.approx(0, abs=1e-6)
    assert told.count("'illegal': 0") == 3
