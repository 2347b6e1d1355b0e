"""How even Euthia is: equal bots play The Hunt many times, and what each hero wins, fights and suffers is counted.

    python -m benchmarks.euthia_balance --games 500 --jobs 2

Four heroes of the six are drawn for each game, so a share of wins is of the games that a hero plays. What is told
depends on the games and the seed alone; docs/balance.md says what the figures should be. With one seat the sixths of
the scores tell where the medals of a Hunt alone should be.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import mean, quantiles
from typing import NamedTuple, cast

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle_all
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.mind.greedy import greedy
from taverne.games.euthia.state import Table
from taverne.games.euthia.terms import HEROES

PARTS = (
    *("reputation", "resources", "gold", "hero_tokens", "interaction_tokens", "trade_tokens"),
    *("rival_tokens", "quests", "elites", "scenario", "deaths"),
)


class Played(NamedTuple):
    """One hero's game: who, the score and its parts, the share of the victory, fights by level, deaths in them."""

    hero: int
    score: int
    parts: tuple[int, ...]
    won: float
    fights: tuple[int, ...]
    deaths: int


def play(box: str, scenario: str, seats: int, seed: int) -> list[Played]:
    """Play one game of greedy bots."""
    game = Euthia().with_box(Path(box)) if box else Euthia()
    state = game.start({"scenario": scenario}, seats, seed)
    rng = Rng(derive(seed, "bots"))
    fights = [[0, 0, 0] for _ in range(seats)]
    fighting = False
    while True:
        settle_all(state)
        fighting = counted(state, fights, fighting)
        if not state.pending:
            break
        choice = cast(Choice, state.pending[0])
        apply(state, choice.seat, greedy(state, choice, rng))
        fighting = counted(state, fights, fighting)
    result = game.result(state)
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 0.0
    return [
        Played(
            state.hero[seat],
            result.scores[seat],
            tuple(result.parts[seat][part] for part in PARTS),
            share if seat in result.winners else 0.0,
            tuple(fights[seat]),
            state.deaths[seat],
        )
        for seat in range(seats)
    ]


def counted(state: Table, fights: list[list[int]], before: bool) -> bool:
    """Count a combat when it is first seen; return whether one is on."""
    duel = state.duel
    if duel is not None and not before:
        fights[duel.seat][state.cat.foes.level[duel.foe] - 1] += 1
    return duel is not None


def report(games: Sequence[Sequence[Played]]) -> list[str]:
    """Return the figures, a line each."""
    everyone = [one for game in games for one in game]
    low, middle, high = quantiles([one.score for one in everyone], n=4)
    sixths = quantiles([one.score for one in everyone], n=6)
    inside = mean(35 <= one.score <= 60 for one in everyone)
    lines = [
        f"games        {len(games)}",
        f"score        quartiles {low:.0f}, {middle:.0f}, {high:.0f}; from 35 to 60: {100 * inside:.0f} %; "
        f"least {min(one.score for one in everyone)}, most {max(one.score for one in everyone)}",
        "sixths       " + ", ".join(f"{score:.0f}" for score in sixths),
        f"fights       {mean(sum(one.fights) for one in everyone):.2f} a hero, by level "
        + ", ".join(f"{mean(one.fights[level] for one in everyone):.2f}" for level in range(3)),
        f"deaths       {mean(one.deaths for one in everyone):.2f} a hero",
        "parts        "
        + ", ".join(f"{part} {mean(one.parts[n] for one in everyone):.1f}" for n, part in enumerate(PARTS)),
        "hero         games  wins   score  fights  deaths",
    ]
    for number, hero in enumerate(HEROES):
        own = [one for one in everyone if one.hero == number]
        if own:
            wins, score = 100 * mean(one.won for one in own), mean(one.score for one in own)
            fights, deaths = mean(sum(one.fights) for one in own), mean(one.deaths for one in own)
            lines.append(f"{hero:12} {len(own):5}  {wins:4.1f} %  {score:5.1f}   {fights:5.2f}   {deaths:5.2f}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="How even Euthia is among equal bots.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--scenario", default="hunt")
    parser.add_argument("--seats", type=int, default=4, choices=(1, 2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--box", default="", help="a file with values to try")
    args = parser.parse_args()
    seeds = [derive(args.seed, i) for i in range(args.games)]
    games: list[list[Played]] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        started = [pool.submit(play, args.box, args.scenario, args.seats, seed) for seed in seeds]
        for done in as_completed(started):
            games.append(done.result())
            print(f"\r{len(games)} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("\n".join(report(games)))


if __name__ == "__main__":
    main()
