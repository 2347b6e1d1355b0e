"""How even Monster Lands is: equal bots play many games, and shares of wins, ends and scores are counted.

    python -m benchmarks.monster_lands_balance --games 2000 --jobs 2

What is told depends on the games and the seed alone; docs/balance_monster_lands.md says what the figures should be.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple, cast

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.monster_lands.bots.greedy import greedy
from taverne.games.monster_lands.box.vocabulary import AFFINITIES
from taverne.games.monster_lands.game import MonsterLands


class Played(NamedTuple):
    """One game: scores, who won, the last turn, the highest glory, each seat's affinity and its place in turn 1."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turn: int
    glory: int
    affinities: tuple[str, ...]
    first: int


def play(box: str, players: int, seed: int) -> Played:
    """Play one game of greedy bots, who take their clans by lot."""
    game = MonsterLands().with_box(Path(box)) if box else MonsterLands()
    state = game.start({"difficulty": "normal"}, players, seed)
    rng = Rng(derive(seed, "bots"))
    first, taken = 0, [""] * players
    while True:
        settle(state)
        if not state.pending:
            break
        choice = cast(Choice, state.pending[0])
        action = greedy(state, choice, rng)
        if choice.prompt == "clan":
            first = state.first
            taken[choice.seat] = str(action.args[0])
        apply(state, choice.seat, action)
    result = game.result(state)
    assert result is not None
    return Played(result.scores, result.winners, state.turn, max(state.glory), tuple(taken), first)


def shares(counts: dict[str, float], whole: dict[str, int]) -> str:
    return "  ".join(f"{key} {100 * counts.get(key, 0) / max(1, n):.1f} %" for key, n in whole.items())


def report(games: Sequence[Played], players: int) -> list[str]:
    """Return the figures, a line each."""
    seats: defaultdict[str, float] = defaultdict(float)
    order: defaultdict[str, float] = defaultdict(float)
    kinds: defaultdict[str, float] = defaultdict(float)
    ends: defaultdict[str, float] = defaultdict(float)
    held: Counter[str] = Counter()
    for game in games:
        held.update(game.affinities)
        ends[f"turn {game.turn}, " + ("30 glory" if game.glory >= 30 else "below 30")] += 1
        for winner in game.winners:
            part = 1 / len(game.winners)
            seats[f"seat {winner}"] += part
            order[f"place {(winner - game.first) % players + 1}"] += part
            kinds[game.affinities[winner]] += part
    n = len(games)
    scores = sorted(score for game in games for score in game.scores)
    marks = [scores[len(scores) * percent // 100] for percent in (5, 25, 50, 75, 95)]
    usual = sum(35 <= score <= 75 for score in scores)
    return [
        f"games           {n}",
        "wins by seat    " + shares(seats, {f"seat {seat}": n for seat in range(players)}),
        "wins by order   " + shares(order, {f"place {place + 1}": n for place in range(players)}),
        "wins by clan    " + shares(kinds, {kind: held[kind] for kind in AFFINITIES}),
        "ends            " + shares(ends, dict.fromkeys(sorted(ends), n)),
        f"scores          5 % {marks[0]}, 25 % {marks[1]}, half {marks[2]}, 75 % {marks[3]}, 95 % {marks[4]}",
        f"scores 35 to 75 {100 * usual / len(scores):.1f} %",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="How even Monster Lands is among equal bots.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--box", default="", help="a file with values to try")
    args = parser.parse_args()
    seeds = [derive(args.seed, i) for i in range(args.games)]
    games: list[Played] = []
    began = time.monotonic()
    with ProcessPoolExecutor(args.jobs) as pool:
        for game in pool.map(partial(play, args.box, args.players), seeds, chunksize=5):
            games.append(game)
            if len(games) % 50 == 0:
                print(f"{len(games)} games, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
            if len(games) % 500 == 0 and len(games) < args.games:
                print("\n".join(report(games, args.players)), file=sys.stderr, flush=True)
    print("\n".join(report(games, args.players)))


if __name__ == "__main__":
    main()
