"""How even Euthia is: equal bots play The Hunt many times, and what each hero wins, fights and suffers is counted.

    python -m benchmarks.euthia_balance --games 500 --jobs 2
    python -m benchmarks.euthia_balance --goals --games 10 --seats 2

Four heroes of the six are drawn for each game, so a share of wins is of the games that a hero plays. What is told
depends on the games and the seed alone; docs/balance_euthia.md says what the figures should be. With one seat the
sixths of the scores tell where the medals of a Hunt alone should be. With ``--goals`` the heroes have no rivals, and
it is counted how often they reach the goal of each scenario, or of one that is named.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import mean, quantiles
from typing import NamedTuple, TypeVar, cast

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.game import OptionValue
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.bots.greedy import greedy
from taverne.games.euthia.box.scenarios import DIFFICULTIES, SCENARIOS
from taverne.games.euthia.box.terms import HEROES
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.scenarios.base import wanted
from taverne.games.euthia.rules.scenarios.golem import COUNTER
from taverne.games.euthia.state.game_state import EuthiaState

T = TypeVar("T")
PARTS = (
    *("reputation", "resources", "gold", "hero_tokens", "interaction_tokens", "trade_tokens"),
    *("rival_tokens", "quests", "elites", "scenario", "deaths"),
)


class Tried(NamedTuple):
    """One game without rivals: whether its goal was reached (a Hunt: which medal), and how far the heroes came."""

    scenario: str
    won: int
    came: int
    wanted: int
    fights: float


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
    game, state, fights = finished(box, {"scenario": scenario}, seats, seed)
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


def attempt(box: str, scenario: str, difficulty: str, seats: int, seed: int) -> Tried:
    """Play one game of greedy bots without rivals."""
    options: dict[str, OptionValue] = {"scenario": scenario, "mode": "coop", "difficulty": difficulty}
    _, state, fights = finished(box, options, seats, seed)
    far = wanted(state)
    came = state.story.count(state) if scenario != "devastation" else far - state.marks[COUNTER]
    return Tried(scenario, state.won, came, far, sum(map(sum, fights)) / seats)


def finished(
    box: str, options: Mapping[str, OptionValue], seats: int, seed: int
) -> tuple[Euthia, EuthiaState, list[list[int]]]:
    """Let greedy bots play a game to its end; return it, and the fights of each seat by level."""
    game = Euthia().with_box(Path(box)) if box else Euthia()
    state = game.start(options, seats, seed)
    rng = Rng(derive(seed, "bots"))
    fights = [[0, 0, 0] for _ in range(seats)]
    fighting = False
    while True:
        settle(state)
        fighting = counted(state, fights, fighting)
        if not state.pending:
            return game, state, fights
        choice = cast(Choice, state.pending[0])
        apply(state, choice.seat, greedy(state, choice, rng))
        fighting = counted(state, fights, fighting)


def counted(state: EuthiaState, fights: list[list[int]], before: bool) -> bool:
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


def told(games: Sequence[Tried]) -> list[str]:
    """Return how often goals were reached, a line for each scenario."""
    lines = ["scenario      games  reached  came to, of  fights"]
    for scenario in SCENARIOS:
        own = [one for one in games if one.scenario == scenario]
        if own:
            reached, fights = sum(one.won > 0 for one in own), mean(one.fights for one in own)
            came = f"{mean(one.came for one in own):7.1f}, {own[0].wanted:2}"
            lines.append(f"{scenario:13} {len(own):5}  {reached:7}  {came}  {fights:6.1f}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="How even Euthia is among equal bots.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--scenario", default="", choices=("", *SCENARIOS), help="The Hunt if not said")
    parser.add_argument("--goals", action="store_true", help="without rivals, by default each scenario")
    parser.add_argument("--difficulty", default="normal", choices=DIFFICULTIES, help="of games without rivals")
    parser.add_argument("--seats", type=int, default=4, choices=(1, 2, 3, 4))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--box", default="", help="a file with values to try")
    args = parser.parse_args()
    seeds = [derive(args.seed, i) for i in range(args.games)]
    with ProcessPoolExecutor(args.jobs) as pool:
        if args.goals:
            plans = Euthia().box.cards.scenario
            names = [p.id for p in plans if args.scenario in ("", p.id) and args.difficulty in p.difficulties]
            tried = [
                pool.submit(attempt, args.box, name, args.difficulty, args.seats, seed)
                for name in names
                for seed in seeds
            ]
            lines = told(gathered(tried))
        else:
            name = args.scenario or SCENARIOS[0]
            lines = report(gathered([pool.submit(play, args.box, name, args.seats, seed) for seed in seeds]))
    print("\n".join(lines))


def gathered(started: Sequence[Future[T]]) -> list[T]:
    """Return the games as they come in, telling how many have."""
    games: list[T] = []
    for done in as_completed(started):
        games.append(done.result())
        print(f"\r{len(games)} of {len(started)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return games


if __name__ == "__main__":
    main()
