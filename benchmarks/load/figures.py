"""What was measured in one run of load: moves, how late they were, and what both sides used of the processors.

How it comes about is left to ``crowd`` and ``peer``.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

SETTLE_S: Final = 2.0
"""How long every table has been playing before it is measured."""


class Measured(NamedTuple):
    """One run; latencies in milliseconds, processor time in milliseconds for each move."""

    game: str
    tables: int
    rate: float
    moves: int
    per_second: float
    p50: float
    p99: float
    worst: float
    cpu: float
    clients_cpu: float
    refused: int
    lost: int | None
    """How many acknowledged moves are gone; None where nobody looked."""

    @classmethod
    def of(
        cls,
        game: str,
        tables: int,
        rate: float,
        late: list[float],
        lasted: float,
        server_cpu: float,
        clients_cpu: float,
        refused: int = 0,
        lost: int | None = None,
    ) -> Measured:
        """Return a run whose answers took so long each, all in seconds."""
        if not late:
            raise SystemExit(f"{game}: nothing was answered")
        ordered = sorted(late)
        count = len(ordered)
        return cls(
            game=game,
            tables=tables,
            rate=rate,
            moves=count,
            per_second=count / lasted,
            p50=1000 * ordered[count // 2],
            p99=1000 * ordered[int(count * 0.99)],
            worst=1000 * ordered[-1],
            cpu=1000 * server_cpu / count,
            clients_cpu=1000 * clients_cpu / count,
            refused=refused,
            lost=lost,
        )


class Stopwatch:
    """Counts time, and the processor time of a server and of this process, from when it is made."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = time.perf_counter(), cpu_of(pid), time.process_time()

    def stop(self) -> tuple[float, float, float]:
        """Return how many seconds passed, how many the server used, and how many this process did."""
        began, server, own = self._began
        return time.perf_counter() - began, cpu_of(self._pid) - server, time.process_time() - own


def cpu_of(pid: int) -> float:
    """Return how many seconds of processor time a process has used (0 where the system does not tell)."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0
