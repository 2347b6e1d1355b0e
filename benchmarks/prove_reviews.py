"""Prove what reviews claim: luck of equal bots is nothing on the average, a good player among bad ones shows play, and
blunders that are planted are found.

    python -m benchmarks.prove_reviews luck|play|blunders GAME [MATCHES] [--budget SECONDS]

``--budget`` is the processor time of one review, by the pace that the game gives; ``luck`` does not ask
for it.  Figures are kept in docs/review.md.
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
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng, derive
from taverne.review.match_review import reviewed
from taverne.review.playouts import Player, Worth, expire, mean_of
from taverne.review.runs import Weighing

SETS: Final[dict[str, tuple[int, dict[str, Any], str]]] = {
    "dungeon_rush": (4, {"mode": "snake"}, "hard"),
    "monster_lands": (3, {}, "greedy"),
    "nerath": (4, {"mode": "free_for_all"}, "greedy"),
    "euthia": (2, {}, "greedy"),
}
BUDGET_S: Final = 8.0
LOOKED_AT: Final = 24
"""So many decisions of a match are looked at for a place where a blunder matters."""
WIDEST: Final = 14
TRIES: Final = 2
AGAIN: Final = 3
"""So many of these are tried again, with new luck: a few tries take chance for worth."""
TRIES_AGAIN: Final = 12
FIRST: Final = 3
"""A planted blunder must be among so many of the mistakes that are told."""


class Blunder(NamedTuple):
    """Where to blunder, by which answer, and what it costs there by a rough estimate."""

    position: int
    action: Action
    cost: Worth

    @property
    def least(self) -> float:
        """What it costs at least, as far as two errors tell: of many rough figures the greatest are mostly luck."""
        return self.cost.mean - 2 * self.cost.error


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
    """Return the second-worst answer of the decision, among some, where it costs most for certain."""
    asked = [
        step.position
        for step in match.steps()
        if step.seat >= 0 and isinstance(step.decision, Choice) and 3 <= len(step.decision.options) <= WIDEST
    ]
    some = Rng(derive(match.seed, "blunder")).sample(asked, min(LOOKED_AT, len(asked)))
    first = second_worst(match, some, range(TRIES))
    dearest = [one.position for one in first[:AGAIN]]
    return next(iter(second_worst(match, dearest, range(TRIES, TRIES + TRIES_AGAIN))), None)


def second_worst(match: Match[Any], positions: list[int], numbers: range) -> list[Blunder]:
    """Return the second-worst answer at each of these decisions, if it was not given anyway; the dearest first."""
    player = Player(match.game)
    found: list[Blunder] = []
    for step in match.steps():
        decision = step.decision
        if step.position not in positions or not isinstance(decision, Choice):
            continue
        until = player.chronicle.moment(step.state)
        worth = [
            [player.after(step.state, step.seat, action, until, k)[step.seat] for k in numbers]
            for action in decision.options
        ]
        order = sorted(range(len(worth)), key=lambda at: sum(worth[at]))
        second, best = order[1], order[-1]
        if decision.options[second] != step.action:
            cost = mean_of([high - low for high, low in zip(worth[best], worth[second], strict=True)])
            found.append(Blunder(step.position, decision.options[second], cost))
    return sorted(found, key=lambda one: -one.least)


def luck(game: str, matches: int, _: float) -> None:
    """Equal bots: the luck of each seat over many matches, by the first look alone; told again after every tenth.

    Each position is played on once: the estimate of luck is right on the average however rough it is, and the spread
    from match to match counts its error too.
    """
    rows: list[list[float]] = []
    for number in range(matches):
        match = played(game, "", derive(11, game, number) % 10**9)
        player = Player(match.game)
        weighing = Weighing(player, match, 0, inf, lambda done: None)
        weighing.ways = 1
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
        cost = f"-{blunder.cost.mean:.2f} ± {blunder.cost.error:.2f}"
        print(f"{seed} {blunder.action} ({cost}): {where} of {len(told)}, {spent:.1f} s", flush=True)
    print(f"{game}: {found} of {planted} among the first {FIRST}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["luck", "play", "blunders"])
    parser.add_argument("game", choices=sorted(SETS))
    parser.add_argument("matches", type=int, nargs="?", default=20)
    parser.add_argument("--budget", type=float, default=BUDGET_S)
    asked = parser.parse_args()
    {"luck": luck, "play": play, "blunders": blunders}[asked.what](asked.game, asked.matches, 1000 * asked.budget)
