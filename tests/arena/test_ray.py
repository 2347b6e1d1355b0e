"""Games on Ray: a cluster of two nodes, started by the test on this machine, gives what one process gives."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import msgspec
import pytest

from benchmarks.ray_nodes import GAMES, played
from taverne.arena.tournament import Standings

ROOT = Path(__file__).resolve().parents[2]


def ray_python() -> str:
    """Return a Python that has Ray: this one, or one that is set up for it in the build folder; skip if none can be."""
    if importlib.util.find_spec("ray") is not None:
        return sys.executable
    place = ROOT / "build" / "ray"
    python = place / "bin" / "python"
    if not (place / "ready").is_file():
        try:
            venv.create(place, with_pip=True, clear=True)
            install = [str(python), "-m", "pip", "install", "-q", "-r", str(ROOT / "requirements-ray.txt")]
            subprocess.run(install, check=True, capture_output=True, text=True, timeout=600)
        except (OSError, subprocess.SubprocessError) as error:
            pytest.skip(f"Ray cannot be installed here: {getattr(error, 'stderr', '') or error}")
        (place / "ready").touch()
    return str(python)


@pytest.mark.slow
def test_a_tournament_on_two_nodes_is_the_one_of_a_single_process() -> None:
    """In processes of its own, since Ray takes its environment over; what it kept is a file that goes on anywhere."""
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        told = Path(folder) / "standings.json"
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        environment = os.environ | {"PYTHONPATH": paths, "RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        environment.pop("RAY_ADDRESS", None)
        command = [ray_python(), "-m", "benchmarks.ray_nodes", "play", str(told)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=400, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        there = msgspec.json.decode(told.read_bytes(), type=Standings)
        kept = told.with_suffix(".ndjson")
        lines = kept.read_text(encoding="utf-8").splitlines()
        assert there == played(GAMES, 1, "processes")
        assert there == played(GAMES, 1, "processes", kept)
        assert kept.read_text(encoding="utf-8").splitlines() == lines, "nothing is played twice"
