"""Environments of their own for tests whose packages are too heavy, or too jealous, for the one of the house.

They are set up once in the build folder, by whichever test needs them first; where they cannot be, the test is skipped.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def python_with(package: str, name: str, requirements: str) -> str:
    """Return a Python that has a package: this one, or one set up for it in ``build/name``; skip if none can be."""
    if importlib.util.find_spec(package) is not None:
        return sys.executable
    place = ROOT / "build" / name
    place.parent.mkdir(exist_ok=True)
    with (place.parent / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / "ready").is_file():
            _set_up(place, ROOT / requirements)
    return str(place / "bin" / "python")


def _set_up(place: Path, requirements: Path) -> None:
    try:
        venv.create(place, with_pip=True, clear=True)
        install = [str(place / "bin" / "python"), "-m", "pip", "install", "-q", "-r", str(requirements)]
        subprocess.run(install, check=True, capture_output=True, text=True, timeout=900)
    except (OSError, subprocess.SubprocessError) as error:
        pytest.skip(f"{requirements.name} cannot be installed here: {getattr(error, 'stderr', '') or error}")
    (place / "ready").touch()


def surroundings(**more: str) -> dict[str, str]:
    """Return the environment for such a Python: it runs the code of this checkout, and nothing of the house's."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "RAY_ADDRESS")}
    return kept | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])} | more
