"""Plays games of one kind and prints their logs: a process of its own, for a hash seed of its own.

python -m tests.conformance.hashing <game> <seed> [<fault>]
"""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from taverne.engine.logs.snapshot import encode
from taverne.games import all_games
from tests.conformance.cases import cases_of
from tests.conformance.faults import FAULTS
from tests.conformance.probes.by_game import SIEGE


def write_logs(name: str, seed: int) -> None:
    """Print, for each case of a game, its moves with what every seat is offered, and the state at the end."""
    (game,) = [game for game in (SIEGE, *all_games()) if game.name == name]
    for case in cases_of(game):
        state = case.new(seed)
        for state, move in case.walk(seed, ()):
            views = [game.view(state, seat) for seat in case.viewers()]
            print(move, [msgspec.json.encode(view.asked).decode() for view in views])
        print(case, encode(state).decode())


def logs(name: str, seed: int, hash_seed: int, fault: str = "") -> bytes:
    """Return what this module prints in a process with the given hash seed."""
    command = [sys.executable, "-m", __name__, name, str(seed), *([fault] if fault else [])]
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    return subprocess.run(command, env=environment, check=True, capture_output=True).stdout


def check_hash_seeds(name: str, seed: int, fault: str = "") -> None:
    """The same game gives the same bytes whatever the hash seed of the process is."""
    one, two, three = (logs(name, seed, hash_seed, fault) for hash_seed in (0, 1, 4242))
    assert one, "nothing was played"
    assert one == two == three, f"{name} depends on PYTHONHASHSEED"


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        if len(sys.argv) > 3:
            FAULTS[sys.argv[3]].plant(patch)
        write_logs(sys.argv[1], int(sys.argv[2]))
