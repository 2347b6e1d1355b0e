"""Do the odds hold? What was shown before a fight beside how often it was won, in ten bins, over fights played out.

    python -m benchmarks.calibrate euthia --fights 2000 --seats 4
    python -m benchmarks.calibrate euthia --fights 2000 --seats 1 --bots

Without ``--bots`` both sides give the answers that have the best odds, so that each bin must be as shown but for luck;
with it the game's best bots answer, and what differs is their weakness or the reckoning's. The positions come from
games of bots in both cases. What is told depends on the fights, the seats and the seed alone; docs/odds.md has tables.
With ``--rows FILE`` each fight is added to a file as it ends, and those of an earlier run are counted too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.calibrate_euthia import fights as euthia_fights

BINS: Final = 10


class Shown(NamedTuple):
    """A fight: the chance that was shown, how it ended (1 won, 0 not), and the seconds that the odds took."""

    chance: float
    won: float
    seconds: float


class Bin(NamedTuple):
    """Fights of about the same chance: how many, the mean shown, the share won, its standard error if odds hold."""

    n: int
    shown: float
    won: float
    error: float

    def off(self) -> float:
        """By how many standard errors what happened differs from what was shown."""
        return (self.won - self.shown) / self.error if self.error else 0.0


Source = Callable[[int, int, int, bool], Iterator[tuple[float, float, float]]]
SOURCES: Final[dict[str, Source]] = {"euthia": euthia_fights}


def played(game: str, n: int, seats: int, seed: int, bots: bool) -> list[Shown]:
    """Return so many fights of a game, played out."""
    return [Shown(*one) for one in SOURCES[game](n, seats, seed, bots)]


def written(rows: Path, fights: Iterator[tuple[float, float, float]]) -> list[Shown]:
    """Add fights to a file one by one, and return all that are in it."""
    with rows.open("a", encoding="utf-8") as out:
        for one in fights:
            print(*one, file=out, flush=True)
    return [Shown(*map(float, line.split())) for line in rows.read_text(encoding="utf-8").splitlines()]


def binned(fights: list[Shown]) -> list[Bin]:
    """Return fights in ten bins by the chance shown; an error is at least that of a thousandth."""
    found = []
    for at in range(BINS):
        some = [fight for fight in fights if min(BINS - 1, int(fight.chance * BINS)) == at]
        n = max(1, len(some))
        spread = sum([max(0.001, fight.chance * (1 - fight.chance)) for fight in some])
        shown, won = sum([fight.chance for fight in some]) / n, sum([fight.won for fight in some]) / n
        found.append(Bin(len(some), shown, won, spread**0.5 / n))
    return found


def table(bins: list[Bin]) -> str:
    """Return bins as a table for people."""
    lines = ["| shown | fights | mean shown | won | off by standard errors |", "|---|---|---|---|---|"]
    for at, one in enumerate(bins):
        if one.n:
            span = f"{100 * at // BINS} to {100 * (at + 1) // BINS} %"
            lines.append(f"| {span} | {one.n} | {one.shown:.1%} | {one.won:.1%} | {one.off():+.1f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SOURCES))
    parser.add_argument("--fights", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--rows", type=Path)
    args = parser.parse_args()
    begun = time.process_time()
    source = SOURCES[args.game](args.fights, args.seats, args.seed, args.bots)
    fights = written(args.rows, source) if args.rows else [Shown(*one) for one in source]
    print(table(binned(fights)))
    n, shown, won = len(fights), sum(f.chance for f in fights), sum(f.won for f in fights)
    print(f"{n} fights, {args.seats} seats, seed {args.seed}: shown {shown / n:.1%}, won {won / n:.1%}")
    times = sorted(f.seconds for f in fights)
    print(
        f"odds before a fight: median {1000 * times[n // 2]:.0f} ms, of twenty the slowest "
        f"{1000 * times[n * 19 // 20]:.0f} ms, the slowest {1000 * times[-1]:.0f} ms; "
        f"{time.process_time() - begun:.0f} s of processor time"
    )


if __name__ == "__main__":
    main()
