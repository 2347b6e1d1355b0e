"""Games on Ray: a cluster of two nodes, started by the test on this machine, gives what one process gives."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import msgspec
import pytest

from benchmarks.ray_nodes import GAMES, played
from taverne.arena.tournament import Standings
from tests.apart import python_with, surroundings


@pytest.mark.slow
def test_a_tournament_on_two_nodes_is_the_one_of_a_single_process() -> None:
    """In processes of its own, since Ray takes its environment over; what it kept is a file that goes on anywhere."""
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        told = Path(folder) / "standings.json"
        environment = surroundings(RAY_TMPDIR=folder, RAY_USAGE_STATS_ENABLED="0")
        python = python_with("ray", "ray", "requirements-ray.txt")
        command = [python, "-m", "benchmarks.ray_nodes", "play", str(told)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=400, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        there = msgspec.json.decode(told.read_bytes(), type=Standings)
        kept = told.with_suffix(".ndjson")
        lines = kept.read_text(encoding="utf-8").splitlines()
        assert there == played(GAMES, 1, "processes")
        assert there == played(GAMES, 1, "processes", kept)
        assert kept.read_text(encoding="utf-8").splitlines() == lines, "nothing is played twice"
