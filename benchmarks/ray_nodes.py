"""A Ray cluster of one or two nodes on this machine: a tournament on it, and how much faster two nodes are than one.

python -m benchmarks.ray_nodes speed 400      games a second on one worker and on two, and their ratio
python -m benchmarks.ray_nodes play FILE      a tournament on two nodes, its standings as JSON in FILE
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from taverne.arena.tournament import Standings, tournament

GAMES: Final = 12
SEED: Final = 5
ENTRANTS: Final = ("easy", "hard")
SNAKE: Final = {"mode": "snake"}


@contextmanager
def cluster(nodes: int) -> Iterator[Any]:
    """A cluster of so many nodes with one processor each; yields Ray."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")
    made = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(nodes - 1):
        made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False)
    try:
        yield ray
    finally:
        ray.shutdown()
        made.shutdown()


def played(games: int, jobs: int, executor: str, keep: Path | None = None) -> Standings:
    """Return the standings of the same tournament, however it is spread."""
    return tournament("dungeon_rush", 3, ENTRANTS, SNAKE, games, SEED, jobs, None, executor, keep)


def speed(workers: int, games: int) -> float:
    """Return games a second on so many workers; the first games, which load the code, do not count."""
    with cluster(workers):
        played(8 * workers, workers, "ray")
        began = time.perf_counter()
        played(games, workers, "ray")
        return games / (time.perf_counter() - began)


def main(what: str, argument: str) -> None:
    if what == "speed":
        one, two = (speed(workers, int(argument)) for workers in (1, 2))
        print(json.dumps({"one": round(one, 2), "two": round(two, 2), "ratio": round(two / one, 3)}))
        return
    with cluster(2) as ray:
        alive = sum(bool(node["Alive"]) for node in ray.nodes())
        assert alive == 2, alive
        file = Path(argument)
        file.write_bytes(msgspec.json.encode(played(GAMES, 2, "ray", file.with_suffix(".ndjson"))))


if __name__ == "__main__":
    main(*sys.argv[1:3])
