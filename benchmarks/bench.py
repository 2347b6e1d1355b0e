"""How fast the rules are: random play, clones, views and snapshots of every game, beside peers, in one run.

`make bench` runs it; `--json` for programs.  What the figures mean is said in docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from benchmarks.peers import catanatron_rows, open_spiel_rows
from benchmarks.row import Row
from taverne import games
from taverne.engine.decisions import Choice
from taverne.engine.frames import advance
from taverne.engine.game import Game, Options
from taverne.engine.logs.snapshot import encode
from taverne.engine.matches.rollout import rollout
from taverne.engine.rng import Rng
from taverne.fast import running

SLICES: Final = 5
STAMP_MS: Final = 1_000
POSITIONS: Final = 48
LIKED_SEATS: Final = 4
HEADINGS: Final = ("decisions/s", "us/clone", "us/view", "us/snapshot")


class Measured(Row):
    """One of our own games with one set of options, played by lot with events on."""

    def __init__(self, game: Game[Any], options: Options, players: int) -> None:
        chosen = "".join(f" {key}={value}" for key, value in options.items())
        super().__init__(f"{game.name}{chosen}, {players} {'seat' if players == 1 else 'seats'}", ours=True)
        self.game = game
        self.players = players
        self.full = game.check(options, players)
        self.seed = 0

    def play(self, lot: Callable[[], float], keep: Callable[[Any], None] | None = None) -> int:
        """Play one game: options are built, refusals checked and events told at each decision, chance included."""
        self.seed += 1
        state = self.game.new_state(self.full, self.players, self.seed)
        state.events = []
        advance(state)
        rng = Rng(int(lot() * (1 << 53)))
        if keep is None:
            return rollout(state, rng, STAMP_MS)
        decisions = 0
        while state.pending:
            asked = isinstance(state.pending[0], Choice)
            decisions += rollout(state, rng, STAMP_MS, 1)
            if asked:
                keep(state.clone())
        return decisions

    def clone(self, position: Any) -> object:
        return position.clone()

    def view(self, position: Any) -> object:
        return self.game.view(position, 0)

    def snapshot(self, position: Any) -> object:
        return encode(position)


def our_rows() -> list[Row]:
    """Every game as it comes, then in each of its modes, at a table of four where it can."""
    rows: list[Row] = []
    for game in games.all_games():
        players = LIKED_SEATS if LIKED_SEATS in game.seat_counts else game.seat_counts[-1]
        rows.append(Measured(game, {}, players))
        modes = next((option for option in game.options if option.key == "mode"), None)
        for mode in modes.choices if modes is not None else ():
            if modes is not None and mode != modes.default:
                rows.append(Measured(game, {"mode": mode}, seats_for(game, mode, players)))
    return rows


def seats_for(game: Game[Any], mode: str, liked: int) -> int:
    """Return how many play a mode: so many as are liked if it can be, else as many as it is for."""
    known = [count for count, options in game.option_sets() if options.get("mode") == mode]
    return liked if liked in known else known[0]


def measure(rows: Sequence[Row], seconds: float, told: Callable[[str], None]) -> None:
    """Measure all rows in turn, several times over, so that a busy machine disturbs all alike; the best counts."""
    lot = random.Random(1).random
    for row in rows:
        positions: list[Any] = []
        while len(positions) < 6 * POSITIONS:
            row.play(lot, positions.append)
        row.positions = positions[:: len(positions) // POSITIONS]
    for number in range(SLICES):
        for row in rows:
            told(f"slice {number + 1} of {SLICES}: {row.name}")
            row.rate = max(row.rate, rate(row, lot, seconds))
            for kind, job in (("clone", row.clone), ("view", row.view), ("snapshot", row.snapshot)):
                micros = each(job, row.positions, seconds / 4)
                best = row.micros.get(kind)
                if micros is not None and (best is None or micros < best):
                    row.micros[kind] = micros
    told("")


def rate(row: Row, lot: Callable[[], float], seconds: float) -> float:
    """Return decisions per second of processor time, over whole games."""
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not decisions:
        decisions += row.play(lot)
    return decisions / spent


def each(job: Callable[[Any], object], positions: Sequence[Any], seconds: float) -> float | None:
    """Return the microseconds that ``job`` takes over positions from whole games, or None if there is no such job."""
    if job(positions[0]) is NotImplemented:
        return None
    rounds = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not rounds:
        for position in positions:
            job(position)
        rounds += 1
    return 1e6 * spent / (rounds * len(positions))


def table(rows: Sequence[Row]) -> list[str]:
    """Return the figures as lines; for peers in brackets how many times as fast our first row is."""
    base = rows[0]
    lines = [f"{'':38}" + "".join(f"{heading:>20}" for heading in HEADINGS)]
    for row in rows:
        if row.missing:
            lines.append(f"{row.name:38}  {row.missing}")
            continue
        cells = [f"{row.rate:,.0f}" + compared(row, base.rate / row.rate)]
        for kind in ("clone", "view", "snapshot"):
            micros = row.micros.get(kind)
            cells.append("-" if micros is None else f"{micros:.1f}" + compared(row, micros / base.micros[kind]))
        lines.append(f"{row.name:38}" + "".join(f"{cell:>20}" for cell in cells))
    return lines


def compared(row: Row, ratio: float) -> str:
    return "" if row.ours else f" ({ratio:.3g}x)"


def plain(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Return the figures for programs."""
    base = rows[0]
    found: list[dict[str, Any]] = []
    for row in rows:
        if row.missing:
            found.append({"name": row.name, "peer": True, "missing": row.missing})
            continue
        entry: dict[str, Any] = {"name": row.name, "peer": not row.ours, "decisions_per_second": round(row.rate, 1)}
        entry |= {f"us_per_{kind}": round(micros, 3) for kind, micros in row.micros.items()}
        if not row.ours:
            ratios = {kind: round(micros / base.micros[kind], 4) for kind, micros in row.micros.items()}
            entry["ratios"] = {"decisions_per_second": round(base.rate / row.rate, 4), **ratios}
        found.append(entry)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench", description="How fast the rules are.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each of the slices of random play (1)")
    parser.add_argument("--no-peers", action="store_true", help="leave the other projects out")
    given = parser.parse_args(arguments)
    rows = our_rows()
    if not given.no_peers:
        rows += [*open_spiel_rows(), *catanatron_rows()]
    measure([row for row in rows if not row.missing], given.seconds, tell if sys.stderr.isatty() else lambda text: None)
    if given.json:
        print(json.dumps({"python": platform.python_version(), "engine": running(), "rows": plain(rows)}, indent=2))
    else:
        print(f"engine: {running()}")
        print("\n".join(table(rows)))
    return 0


def tell(text: str) -> None:
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
