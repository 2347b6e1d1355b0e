"""Fit the weights of a game's chronicle to matches of good bots, and say how often who was thought to win did.

    python -m benchmarks.fit_values GAME [MATCHES] [--check]

Some seats play by lot for a while before everybody plays well, so that unequal positions come up too; only what
comes after is counted.  With --check the weights in the game are judged as they are, on other matches.
"""

from __future__ import annotations

import sys
from math import log
from typing import Any, Final

from taverne import games
from taverne.engine.frames import apply, choices, settle
from taverne.engine.matches.playout import STAMP_MS, expire
from taverne.engine.reports.chronicle import Chronicle, shares
from taverne.engine.rng import Rng, derive
from taverne.review.playouts import Player

SETS: Final[dict[str, tuple[tuple[int, dict[str, Any]], ...]]] = {
    "dungeon_rush": ((4, {"mode": "snake"}), (3, {"mode": "snake"}), (4, {"mode": "secret"}), (2, {"mode": "snake"})),
    "monster_lands": ((4, {}), (3, {}), (2, {"difficulty": "normal"})),
    "nerath": ((4, {"mode": "free_for_all"}), (4, {}), (2, {})),
    "euthia": ((3, {}), (4, {}), (2, {})),
}
RIDGE: Final = 0.02

Sample = tuple[list[list[float]], list[float], float]
"""Of one position: the figures of each side, each side's part of the victory, how much of the match was left."""


def noisy(player: Player, seats: int, options: dict[str, Any], seed: int) -> list[Sample]:
    """Play one match; return its positions at the ends of turns, once everybody plays well."""
    rng = Rng(derive(seed, "fit"))
    state = player.game.start(options, seats, seed)
    told = player.chronicle
    rate = [(0, 0, 10, 35)[rng.below(4)] for _ in range(seats + 1)]
    until = rng.below(8) / 10
    found: list[tuple[list[list[float]], float]] = []
    settle(state)
    moment = told.moment(state)
    while state.pending:
        asked = choices(state)
        if not asked:
            expire(state)
        else:
            choice = asked[rng.below(len(asked))]
            wild = 1 - told.left(state) < until and rng.below(100) < rate[choice.seat]
            lot = choice.options[rng.below(len(choice.options))]
            apply(state, choice.seat, lot if wild else player.answer(state, choice, rng), STAMP_MS)
        settle(state)
        if state.pending and told.moment(state) != moment:
            moment = told.moment(state)
            if 1 - told.left(state) >= until and moment.round >= 1:
                found.append((sides_of(told, state), told.left(state)))
    won = told.outcome(state)
    parts = [won[side[0]] for side in told.sides(state)]
    return [(figures, parts, left) for figures, left in found]


def sides_of(told: Chronicle[Any], state: Any) -> list[list[float]]:
    merits = told.merits(state)
    return [[sum(column) for column in zip(*[merits[s] for s in side], strict=True)] for side in told.sides(state)]


def spread(figures: list[float], left: float) -> list[float]:
    return [*figures, *[x * left for x in figures]]


def fitted(samples: list[Sample], size: int, rounds: int = 25) -> list[float]:
    """Return the weights of a logistic choice among sides, by Newton's steps with a small ridge."""
    scale = [max(1e-9, max(abs(x[k]) for sides, _, _ in samples for x in sides)) for k in range(size)]
    weights = [0.0] * (2 * size)
    rows = [
        ([[v / s for v, s in zip(spread(x, left), scale * 2, strict=True)] for x in sides], parts)
        for sides, parts, left in samples
    ]
    for _ in range(rounds):
        gradient = [-RIDGE * w for w in weights]
        curve = [[RIDGE * (i == j) for j in range(2 * size)] for i in range(2 * size)]
        for sides, parts in rows:
            chances = shares([sum(w * v for w, v in zip(weights, x, strict=True)) for x in sides])
            middle = [sum(p * x[k] for p, x in zip(chances, sides, strict=True)) for k in range(2 * size)]
            for p, part, x in zip(chances, parts, sides, strict=True):
                off = [x[k] - middle[k] for k in range(2 * size)]
                for k in range(2 * size):
                    gradient[k] += part * off[k]
                    for j in range(k + 1):
                        curve[k][j] += p * off[k] * off[j]
        for k in range(2 * size):
            for j in range(k):
                curve[j][k] = curve[k][j]
        steps = solved(curve, gradient)
        weights = [w + s for w, s in zip(weights, steps, strict=True)]
        if max(map(abs, steps)) < 1e-5:
            break
    return [w / s for w, s in zip(weights, scale * 2, strict=True)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a small system by elimination."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(n):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def table(samples: list[Sample], weights: list[float]) -> None:
    """Print how often sides won that were thought to win so often, and what a guess costs in bits."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    loss = plain = 0.0
    for sides, parts, left in samples:
        chances = shares([sum(w * v for w, v in zip(weights, spread(x, left), strict=True)) for x in sides])
        for p, part in zip(chances, parts, strict=True):
            bins[min(9, int(10 * p))].append((p, part))
            loss -= part * log(max(p, 1e-9), 2)
            plain += part * log(len(sides), 2)
    print(
        f"{len(samples)} positions; {loss / len(samples):.3f} bits each, {plain / len(samples):.3f} if all were equal"
    )
    print("| thought | won | how many |\n|---|---|---|")
    for found in bins:
        if found:
            thought, won = (100 * sum(pair[i] for pair in found) / len(found) for i in (0, 1))
            print(f"| {thought:.0f} % | {won:.0f} % | {len(found)} |")


def main(name: str, matches: int, check: bool) -> None:
    player = Player(games.find(name))
    samples: list[Sample] = []
    for number in range(matches):
        seats, options = SETS[name][number % len(SETS[name])]
        samples += noisy(player, seats, options, derive(2 if check else 1, number))
    size = len(samples[0][0][0])
    if check:
        weights = [pair[i] for i in (0, 1) for pair in player.chronicle.weights]
    else:
        weights = fitted(samples, size)
        print(tuple((round(weights[k], 4), round(weights[size + k], 4)) for k in range(size)))
    table(samples, weights)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    main(words[0], int(words[1]) if len(words) > 1 else 200, "--check" in sys.argv)
