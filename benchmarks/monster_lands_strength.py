"""How strong the bots of Monster Lands are: one against three of another, or alone in a scenario, many games.

    python -m benchmarks.monster_lands_strength search greedy --games 100 --budget 1
    python -m benchmarks.monster_lands_strength greedy random --games 500
    python -m benchmarks.monster_lands_strength greedy --scenario 1 --games 50

Thinking time is processor time, so a busy machine changes nothing but how long it takes; every game tells a line.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple, cast

from taverne.engine.actions import Seat
from taverne.engine.bots import Bot
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.game import Options, Result
from taverne.engine.rng import Rng, derive
from taverne.games.monster_lands.bots.players import Search
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.state.game_state import LandsState


class Match(NamedTuple):
    """What is played: who sits where (first the one who is measured), the options, how much a search may think."""

    one: str
    others: str
    players: int
    options: Options
    budget: float
    tries: int
    seed: int


def play(match: Match, number: int) -> tuple[float, int, float]:
    """Play one game, the seats rotating; return the part of the victory (or the rank), the points, the others' mean."""
    game = MonsterLands()
    seat = number % match.players
    levels = [match.one if at == seat else match.others for at in range(match.players)]
    bots = [budgeted(game, level, match) for level in levels]
    result = played(game, bots, match, derive(match.seed, number))
    rest = [score for at, score in enumerate(result.scores) if at != seat]
    if match.players == 1:
        return result.parts[0]["rank"], result.scores[0], 0.0
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return won, result.scores[seat], sum(rest) / len(rest)


def budgeted(game: MonsterLands, level: str, match: Match) -> Bot:
    bot = game.bots()[level](game)
    if isinstance(bot, Search):
        kind = type("Budgeted", (Search,), {"budget_s": match.budget, "tries": match.tries})
        bot = cast(Bot, kind(game))
    return bot


def played(game: MonsterLands, bots: list[Bot], match: Match, seed: int) -> Result:
    state = game.start(match.options, match.players, seed)
    rng = Rng(derive(seed, "bots"))
    while True:
        settle(state)
        if not state.pending:
            break
        choice = cast(Choice, state.pending[0])

        def believing(of: Rng, state: LandsState = state, seat: Seat = choice.seat) -> Any:
            return game.determinize(state, seat, of)

        apply(state, choice.seat, bots[choice.seat].choose(None, choice, rng, believing))
    result = game.result(state)
    assert result is not None
    return result


def told(found: list[tuple[float, int, float]], players: int, began: float) -> str:
    """Return how it stands."""
    n = len(found)
    if players == 1:
        ranks = Counter(int(rank) for rank, _, _ in found)
        held = "  ".join(f"rank {rank}: {ranks[rank]}" for rank in range(4))
        return f"{n} games, {time.monotonic() - began:.0f} s: {held}  (Recruit is 1)"
    won = sum(part for part, _, _ in found)
    mine, theirs = sum(points for _, points, _ in found) / n, sum(rest for _, _, rest in found) / n
    share = f"{won:.1f} won, {100 * won / n:.1f} %"
    return f"{n} games, {time.monotonic() - began:.0f} s: {share}, mean score {mine:.1f} to {theirs:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots of Monster Lands are.")
    parser.add_argument("one", help="the bot that is measured")
    parser.add_argument("others", nargs="?", default="greedy", help="those on the other seats (greedy)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--budget", type=float, default=1.0, help="seconds of processor time for a search's answer (1)")
    parser.add_argument("--tries", type=int, default=Search.tries, help=f"tries of a search's answer ({Search.tries})")
    parser.add_argument("--scenario", type=int, default=0, help="alone in this scenario")
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    options: Options = {"difficulty": given.difficulty}
    if given.scenario:
        options |= {"mode": "classic", "scenario": given.scenario}
    players = 1 if given.scenario else given.players
    match = Match(given.one, given.others, players, options, given.budget, given.tries, given.seed)
    found: list[tuple[float, int, float]] = []
    began = time.monotonic()
    with ProcessPoolExecutor(given.jobs) as pool:
        for one in pool.map(partial(play, match), range(given.games)):
            found.append(one)
            if len(found) % max(1, given.games // 50) == 0:
                print(told(found, players, began), file=sys.stderr, flush=True)
    print(told(found, players, began))


if __name__ == "__main__":
    main()
