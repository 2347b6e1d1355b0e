"""Do the odds hold? What was shown before a fight beside how often it was won, in ten bins, over fights played out.

    python -m benchmarks.calibrate euthia --fights 2000 --seats 4
    python -m benchmarks.calibrate euthia --fights 2000 --seats 1 --sides best
    python -m benchmarks.calibrate nerath --fights 2000
    python -m benchmarks.calibrate monster_lands --fights 2000

Every fight is played by both sorts of players. ``best``: both sides give the answers that have the best odds, so that
each bin must be as shown but for luck. ``bots``: the game's bots answer, and what differs is their weakness or the
reckoning's. Positions come from games of bots. What is told depends on the fights, the seats and the seed alone;
docs/odds.md has tables. With ``--rows FILE`` each fight is added to a file as it ends, and those of an earlier run are
counted too; ``--fights 0`` only counts them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.calibrate.euthia import BEST, BOT_HERO, BOT_MONSTER, BOTS, Fought
from benchmarks.calibrate.euthia import fights as euthia_fights
from benchmarks.calibrate.monster_lands import fights as lands_fights
from benchmarks.calibrate.nerath import fights as nerath_fights

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


Source = Callable[[int, int, int, Sequence[str]], Iterator[Fought]]
SOURCES: Final[dict[str, Source]] = {
    "euthia": euthia_fights,
    "monster_lands": lands_fights,
    "nerath": nerath_fights,
}
SIDES: Final = (BEST, BOTS)
APART: Final = (BOT_HERO, BOT_MONSTER)
"""Whose weakness is it? In Euthia one side can be a bot and the other not."""


def kept(rows: Path | None, fights: Iterator[Fought]) -> list[Fought]:
    """Return fights; with a file they are added to it one by one, and all that are in it are returned."""
    if rows is None:
        return list(fights)
    with rows.open("a", encoding="utf-8") as out:
        for one in fights:
            print(*one, file=out, flush=True)
    lines = [line.split() for line in rows.read_text(encoding="utf-8").splitlines()]
    return [Fought(line[0], *map(float, line[1:])) for line in lines]


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


def told(side: str, rows: list[Fought]) -> str:
    """Return the table of one sort of players, with the means of all."""
    rows = [row for row in rows if row.side == side]
    fights = [Shown(*row[1:4]) for row in rows]
    n = len(fights)
    shown, won = sum(fight.chance for fight in fights) / n, sum(fight.won for fight in fights) / n
    lines = [table(binned(fights)), f"{side}: {n} fights, shown {shown:.1%}, won {won:.1%}"]
    if rows[0].left >= 0:
        promised, came = sum(row.shown for row in rows) / n, sum(row.left for row in rows) / n
        lines.append(f"left: shown {promised:.2f}, came {came:.2f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SOURCES))
    parser.add_argument("--fights", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sides", nargs="+", choices=(*SIDES, *APART), default=SIDES)
    parser.add_argument("--rows", type=Path)
    args = parser.parse_args()
    begun = time.process_time()
    if args.game != "euthia" and set(args.sides) & set(APART):
        parser.error("only in Euthia can one side alone be a bot")
    rows = kept(args.rows, SOURCES[args.game](args.fights, args.seats, args.seed, args.sides))
    for side in args.sides:
        print(told(side, rows))
    times, n = sorted(row.seconds for row in rows), len(rows)
    print(
        f"odds before a fight: median {1000 * times[n // 2]:.0f} ms, of twenty the slowest "
        f"{1000 * times[n * 19 // 20]:.0f} ms, the slowest {1000 * times[-1]:.0f} ms; "
        f"{time.process_time() - begun:.0f} s of processor time"
    )
