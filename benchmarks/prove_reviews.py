"""Prove what reviews claim: luck of equal bots is nothing on the average, a good player among bad ones shows play, and
blunders that are planted are found.

    python -m benchmarks.prove_reviews luck|play|blunders GAME [MATCHES] [--budget SECONDS]

``--budget`` is the processor time of one review, by the pace that the game gives.  Figures are kept in docs/review.md.
"""

from __future__ import annotations

import argparse
import time
from math import inf
from typing import Any, Final, NamedTuple

from taverne import games
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import choices
from taverne.engine.match import Match
from taverne.engine.rng import Rng, derive
from taverne.review.playing_on import Player, expire, mean_of
from taverne.review.reviewing import reviewed
from taverne.review.runs import Weighing

SETS: Final[dict[str, tuple[int, dict[str, Any], str]]] = {
    "dungeon_rush": (4, {"mode": "snake"}, "hard"),
    "monster_lands": (3, {}, "greedy"),
    "nerath": (4, {"mode": "free_for_all"}, "greedy"),
    "euthia": (2, {}, "greedy"),
}
BUDGET_S: Final = 8.0
LOOKED_AT: Final = 40
"""So many decisions of a match are looked at for a place where a blunder matters."""
WIDEST: Final = 14
TRIES: Final = 3
FIRST: Final = 3
"""A planted blunder must be among so many of the mistakes that are told."""


class Blunder(NamedTuple):
    """Where to blunder, by which answer, and what it costs there by a rough estimate."""

    position: int
    action: Action
    cost: float


def played(game: str, levels: str = "", seed: int = 1, blunder: Blunder | None = None) -> Match[Any]:
    """Return a match of these bots (one word for all, or one a seat), with a blunder if there is one."""
    players, options, usual = SETS[game]
    found = games.find(game)
    match = Match.new(found, options, players=players, seed=seed)
    words = (levels or usual).split(",") * players
    bots = [found.bots()[word](found) for word in words[: len(match.header.seats)]]
    while not match.over:
        asked = choices(match.state)
        if not asked:
            expire(match.state)
            continue
        choice = asked[0]
        if blunder is not None and match.position == blunder.position:
            match.act(choice.seat, blunder.action)
            continue
        bot = bots[choice.seat]
        view = match.view(choice.seat) if bot.needs_view else None
        match.act(choice.seat, bot.choose(view, choice, match.bot_rng(choice.seat), match.simulator(choice.seat)))
    return match


def matters(match: Match[Any]) -> Blunder | None:
    """Return the second-worst answer of the decision, among some, where it costs most."""
    player = Player(match.game)
    asked = [
        step.position
        for step in match.steps()
        if step.seat >= 0 and isinstance(step.decision, Choice) and 3 <= len(step.decision.options) <= WIDEST
    ]
    some = set(Rng(derive(match.seed, "blunder")).sample(asked, min(LOOKED_AT, len(asked))))
    best: Blunder | None = None
    for step in match.steps():
        decision = step.decision
        if step.position not in some or not isinstance(decision, Choice):
            continue
        until = player.chronicle.moment(step.state)
        worth = [
            mean_of([player.after(step.state, step.seat, action, until, k)[step.seat] for k in range(TRIES)]).mean
            for action in decision.options
        ]
        second = sorted(range(len(worth)), key=worth.__getitem__)[1]
        cost = max(worth) - worth[second]
        if best is None or cost > best.cost:
            best = Blunder(step.position, decision.options[second], cost)
    return best


def luck(game: str, matches: int, budget_ms: float) -> None:
    """Equal bots: the luck of each seat over many matches, by the first look alone; told again after every tenth."""
    rows: list[list[float]] = []
    for number in range(matches):
        match = played(game, "", derive(11, game, number) % 10**9)
        player = Player(match.game)
        weighing = Weighing(player, match, int(budget_ms / player.chronicle.pace), inf, lambda done: None)
        weighing.weighed()
        rows.append([weighing.luck.worth(seat).mean for seat in range(weighing.seats)])
        if len(rows) % 10 == 0 or len(rows) == matches:
            told = [mean_of(column) for column in zip(*rows, strict=True)] if len(rows) > 1 else []
            seats = ", ".join([f"{one.mean:+.4f} ± {one.error:.4f}" for one in told])
            print(f"{len(rows)} matches, mean luck of each seat: {seats}", flush=True)
    print(f"largest sum of one match's luck: {max([abs(sum(row)) for row in rows]):.2e}")


def play(game: str, matches: int, budget_ms: float) -> None:
    """One good bot among random ones: what its victories are made of."""
    good: dict[str, list[float]] = {"luck": [], "play": [], "others": []}
    bad: list[float] = []
    won = 0
    players, _, usual = SETS[game]
    for number in range(matches):
        levels = ",".join([usual] + ["random"] * (players - 1))
        review = reviewed(played(game, levels, derive(12, game, number) % 10**9), None, budget_ms)
        won += 0 in review.winners
        first, *rest = review.accounts
        for key, figures in good.items():
            figures.append(getattr(first, key).mean)
        bad += [account.play.mean for account in rest]
    print(f"{usual} won {won} of {matches}")
    for key, figures in good.items():
        mean = mean_of(figures)
        print(f"its {key}: {mean.mean:+.3f} ± {mean.error:.3f}")
    mean = mean_of(bad)
    print(f"own play of those at random: {mean.mean:+.3f} ± {mean.error:.3f}")


def blunders(game: str, matches: int, budget_ms: float) -> None:
    """Plant a blunder in each of some matches: how often is it among the first mistakes told?"""
    found = planted = 0
    for number in range(matches):
        seed = derive(13, game, number) % 10**9
        blunder = matters(played(game, "", seed))
        if blunder is None:
            continue
        planted += 1
        begun = time.thread_time()
        review = reviewed(played(game, "", seed, blunder), None, budget_ms)
        told = [one.position for one in review.play]
        rank = told.index(blunder.position) + 1 if blunder.position in told else 0
        found += 0 < rank <= FIRST
        spent = time.thread_time() - begun
        where = f"rank {rank}" if rank else "not told"
        print(f"{seed} {blunder.action} (-{blunder.cost:.2f}): {where} of {len(told)}, {spent:.1f} s", flush=True)
    print(f"{game}: {found} of {planted} among the first {FIRST}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["luck", "play", "blunders"])
    parser.add_argument("game", choices=sorted(SETS))
    parser.add_argument("matches", type=int, nargs="?", default=20)
    parser.add_argument("--budget", type=float, default=BUDGET_S)
    asked = parser.parse_args()
    {"luck": luck, "play": play, "blunders": blunders}[asked.what](asked.game, asked.matches, 1000 * asked.budget)
