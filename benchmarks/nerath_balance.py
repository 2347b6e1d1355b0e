"""How even Conquest of Nerath is: equal bots wage many wars, and each realm's or alliance's share of wins is counted.

    python -m benchmarks.nerath_balance --games 500 --jobs 2
    python -m benchmarks.nerath_balance --mode alliances --games 500 --jobs 2

What is told depends on the games and the seed alone; docs/balance_nerath.md says what the figures should be.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple, cast

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.nerath.bots.greedy import greedy
from taverne.games.nerath.box.vocabulary import REALMS
from taverne.games.nerath.game import ConquestOfNerath

LIMIT = 20
"""Rounds after which a war that nobody wins is counted as it stands."""


class Played(NamedTuple):
    """One war: points of the realms, who won, the last round, lands held at the end."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    round: int
    lands: tuple[int, ...]


def play(box: str, mode: str, length: str, seed: int) -> Played:
    """Wage one war of greedy bots."""
    game = ConquestOfNerath().with_box(Path(box)) if box else ConquestOfNerath()
    state = game.start({"mode": mode, "length": length, "limit": LIMIT}, 4, seed)
    rng = Rng(derive(seed, "bots"))
    while True:
        settle(state)
        if not state.pending:
            break
        choice = cast(Choice, state.pending[0])
        apply(state, choice.seat, greedy(state, choice, rng))
    result = game.result(state)
    assert result is not None
    lands = tuple(state.holder.count(realm) for realm in range(4))
    return Played(tuple(state.points), result.winners, state.round, lands)


def report(wars: Sequence[Played]) -> list[str]:
    """Return the figures, a line each."""
    wins = [0.0] * 4
    for war in wars:
        for realm in war.winners:
            wins[realm] += 1 / len(war.winners)
    n = len(wars)
    rounds = Counter(war.round for war in wars)
    points = [sum(war.points[realm] for war in wars) / n for realm in range(4)]
    lands = [sum(war.lands[realm] for war in wars) / n for realm in range(4)]
    alliances = (wins[0] + wins[2], wins[1] + wins[3])
    return [
        f"games        {n}",
        "wins         " + "  ".join(f"{REALMS[r]} {100 * wins[r] / n:.1f} %" for r in range(4)),
        f"alliances    karkoth with iron_circle {100 * alliances[0] / n:.1f} %, vailin with nerath "
        f"{100 * alliances[1] / n:.1f} %",
        "points       " + "  ".join(f"{REALMS[r]} {points[r]:.1f}" for r in range(4)),
        "lands        " + "  ".join(f"{REALMS[r]} {lands[r]:.1f}" for r in range(4)),
        "rounds       " + "  ".join(f"{r}: {100 * count / n:.0f} %" for r, count in sorted(rounds.items())),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="How even Conquest of Nerath is among equal bots.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--mode", default="free_for_all", choices=("free_for_all", "alliances"))
    parser.add_argument("--length", default="short", choices=("short", "medium", "long"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--box", default="", help="a file with values to try")
    args = parser.parse_args()
    seeds = [derive(args.seed, i) for i in range(args.games)]
    wars: list[Played] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for done in as_completed([pool.submit(play, args.box, args.mode, args.length, seed) for seed in seeds]):
            wars.append(done.result())
            print(f"\r{len(wars)} of {args.games} wars", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("\n".join(report(wars)))


if __name__ == "__main__":
    main()
