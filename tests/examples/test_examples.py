"""The examples run as their first lines say.

What they show is tested elsewhere.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, timeout: int = 240) -> str:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, f"examples/{words[0]}", *words[1:]],
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


@pytest.mark.parametrize("name", ["dungeon_rush", "monster_lands"])
def test_a_model_at_the_table(name: str) -> None:
    told = run("model_loop.py", name)
    assert "winners=" in told
    assert "asked for again" in told


def test_maskable_ppo_learns_for_a_moment() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib brings PyTorch, which the tests do not install")
    told = run("maskable_ppo.py", "10", "random")
    assert "before: " in told
    assert "after " in told
