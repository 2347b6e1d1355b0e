"""Prove what reviews claim: luck of equal bots is nothing on the average, a good player among bad ones shows play, and
blunders that are planted are found.

    python -m benchmarks.prove_reviews luck|play|blunders GAME [MATCHES] [--budget SECONDS] [--kept FILE]

``--budget`` is the processor time of one review, by the pace that the game gives; ``luck`` does not ask
for it.  ``--kept`` adds each match to a file as a line, and goes on from there when it is run again.  Figures are kept
in docs/review.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from taverne import games
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import choices
from taverne.engine.matches.match import Match
from taverne.engine.matches.playout import expire
from taverne.engine.rng import Rng, derive
from taverne.review.match_review import reviewed
from taverne.review.playouts import Player, Worth, mean_of
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
TRIES_SURE: Final = 64
"""So many times a blunder is compared with the better answer found: of many answers one always looks better."""
MATTERS: Final = 0.05
"""A decision matters if the answer costs so much of a victory."""
Row = dict[str, Any]
"""What one match of a proof came to."""
FIRST: Final = 3
"""A planted blunder must be among so many of the mistakes that are told."""


class Blunder(NamedTuple):
    """Where to blunder, by which answer, instead of which, and what it costs there by a rough estimate."""

    position: int
    action: Action
    better: Action
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
    """Return the second-worst answer of the decision, among some, where it costs most; nothing if it does not matter.

    The answer and the better one are chosen by one luck, what it costs is told by another.
    """
    asked = [
        step.position
        for step in match.steps()
        if step.seat >= 0 and isinstance(step.decision, Choice) and 3 <= len(step.decision.options) <= WIDEST
    ]
    some = Rng(derive(match.seed, "blunder")).sample(asked, min(LOOKED_AT, len(asked)))
    first = second_worst(match, some, range(TRIES))
    dearest = [one.position for one in first[:AGAIN]]
    tried = TRIES + TRIES_AGAIN
    sure = (
        surely(match, one, range(tried, tried + TRIES_SURE))
        for one in second_worst(match, dearest, range(TRIES, tried))
    )
    return next((one for one in sure if one.least > 0 and one.cost.mean >= MATTERS), None)


def surely(match: Match[Any], blunder: Blunder, numbers: range) -> Blunder:
    """Return the same blunder with what it costs by other luck than that which chose it."""
    player, state = Player(match.game), match.state_at(blunder.position)
    until, seat = player.chronicle.moment(state), choices(state)[0].seat

    def worth(action: Action, luck: int) -> float:
        return player.after(state, seat, action, until, luck)[seat]

    cost = mean_of([worth(blunder.better, k) - worth(blunder.action, k) for k in numbers])
    return blunder._replace(cost=cost)


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
            found.append(Blunder(step.position, decision.options[second], decision.options[best], cost))
    return sorted(found, key=lambda one: -one.least)


def luck(game: str, number: int, _: float) -> Row:
    """Equal bots: the luck of each seat, by the first look alone.

    Each position is played on once: the estimate of luck is right on the average however rough it is, and the spread
    from match to match counts its error too.
    """
    match = played(game, "", derive(11, game, number) % 10**9)
    weighing = Weighing(Player(match.game), match, 0, inf, lambda done: None)
    weighing.ways = 1
    weighing.weighed()
    return {"luck": [weighing.luck.worth(seat).mean for seat in range(weighing.seats)]}


def luck_told(rows: list[Row]) -> str:
    columns = zip(*[row["luck"] for row in rows], strict=True)
    seats = ", ".join([f"{one.mean:+.4f} ± {one.error:.4f}" for one in map(mean_of, columns)])
    largest = max([abs(sum(row["luck"])) for row in rows])
    return f"mean luck of each seat: {seats}; largest sum of one match's luck: {largest:.2e}"


def play(game: str, number: int, budget_ms: float) -> Row:
    """One good bot among random ones: what its victory is made of."""
    players, _, usual = SETS[game]
    match = played(game, ",".join([usual] + ["random"] * (players - 1)), derive(12, game, number) % 10**9)
    begun = time.thread_time()
    review = reviewed(match, None, budget_ms)
    first, *rest = review.accounts
    return {
        "won": 0 in review.winners,
        "luck": first.luck.mean,
        "play": first.play.mean,
        "others": first.others.mean,
        "random": [account.play.mean for account in rest],
        "seconds": round(time.thread_time() - begun, 1),
    }


def play_told(rows: list[Row]) -> str:
    told = [f"won {sum([row['won'] for row in rows])}"]
    for key in ("luck", "play", "others"):
        mean = mean_of([row[key] for row in rows])
        told.append(f"its {key} {mean.mean:+.3f} ± {mean.error:.3f}")
    mean = mean_of([figure for row in rows for figure in row["random"]])
    told.append(f"own play of those at random {mean.mean:+.3f} ± {mean.error:.3f}")
    return "; ".join(told) + f"; longest review {max([row['seconds'] for row in rows])} s"


def blunders(game: str, number: int, budget_ms: float) -> Row:
    """Plant a blunder in a match: at which place among the mistakes is it told?"""
    seed = derive(13, game, number) % 10**9
    blunder = matters(played(game, "", seed))
    if blunder is None:
        return {"seed": seed}
    match = played(game, "", seed, blunder)
    begun = time.thread_time()
    told = [one.position for one in reviewed(match, None, budget_ms).play]
    return {
        "seed": seed,
        "position": blunder.position,
        "answer": str(blunder.action),
        "cost": [round(figure, 3) for figure in blunder.cost],
        "rank": told.index(blunder.position) + 1 if blunder.position in told else 0,
        "told": len(told),
        "seconds": round(time.thread_time() - begun, 1),
    }


def blunders_told(rows: list[Row]) -> str:
    planted = [row for row in rows if "rank" in row]
    found = sum([0 < row["rank"] <= FIRST for row in planted])
    without = len(rows) - len(planted)
    return f"{found} of {len(planted)} among the first {FIRST}; in {without} no decision that was looked at matters"


def prove(what: str, game: str, matches: int, budget_ms: float, kept: Path | None) -> None:
    """Go through the matches that are not kept yet; tell each, and what all of them come to."""
    one, told = PROOFS[what]
    mark = {"what": what, "game": game} | ({} if what == "luck" else {"budget": budget_ms})
    lines = kept.read_text(encoding="utf-8").splitlines() if kept is not None and kept.exists() else []
    rows: dict[int, Row] = {}
    for row in [json.loads(line) for line in lines]:
        if row.items() >= mark.items() and row["number"] < matches:
            rows[row["number"]] = row
    for number in [number for number in range(matches) if number not in rows]:
        rows[number] = mark | {"number": number} | one(game, number, budget_ms)
        line = json.dumps(rows[number])
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        print(line, flush=True)
    print(f"{what}, {game}, {len(rows)} matches: {told(list(rows.values()))}")


PROOFS: Final[dict[str, tuple[Callable[[str, int, float], Row], Callable[[list[Row]], str]]]] = {
    "luck": (luck, luck_told),
    "play": (play, play_told),
    "blunders": (blunders, blunders_told),
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=sorted(PROOFS))
    parser.add_argument("game", choices=sorted(SETS))
    parser.add_argument("matches", type=int, nargs="?", default=20)
    parser.add_argument("--budget", type=float, default=BUDGET_S)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    prove(asked.what, asked.game, asked.matches, 1000 * asked.budget, asked.kept)
