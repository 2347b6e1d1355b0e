"""Find candidates for puzzles in matches of good bots: a decision where one answer reaches a goal and most do not.

    python -m benchmarks.find_puzzles GAME [MATCHES] [FOLDER] [FIRST]

Candidates are written into a folder, one file each, to be looked at and chosen by eye.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from taverne import games
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, choices, settle
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from taverne.review.playing_on import STAMP_MS, Player, expire
from taverne.review.puzzles import Asked, Puzzle, gains

SETS: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "dungeon_rush": (4, {"mode": "snake"}),
    "monster_lands": (3, {}),
    "nerath": (4, {"mode": "free_for_all"}),
    "euthia": (3, {}),
}
FIGURES: Final = {
    "dungeon_rush": ("coins",),
    "monster_lands": ("glory", "points", "gold"),
    "nerath": ("points", "lands", "treasures"),
    "euthia": ("score", "reputation", "gold"),
}
PROMPTS: Final = {
    "dungeon_rush": {"turn"},
    "monster_lands": {"deploy", "load", "send", "traps", "defend", "shield", "brew", "wages", "fight-roll", "more"},
    "nerath": {"order", "battle", "casualties", "card-target", "card-to"},
    "euthia": {"act", "trade", "roll-attack", "duel", "before-combat", "roll-challenge"},
}
"""Questions that a person enjoys; what to lay down or to lose for nothing is none of them."""
UNDECIDED: Final = ("back", "more", "arrange", "listen")
"""Answers after which the same is asked again: they decide nothing and are left out."""
FEWEST: Final = {"dungeon_rush": 9}
WIDEST: Final = 16
WIDTH: Final = 118
"""Of the lines of a file."""
LOOKED_AT: Final = 0.35
"""This part of the decisions of a match is looked at: more matches give more different puzzles."""
ROUGH: Final = 5
FINE: Final = 30
GOOD: Final = 0.6
GAP: Final = 0.25
"""A solution reaches the goal at least so often, and more often than any other answer by so much."""


def main(name: str, matches: int, folder: Path, first: int = 0) -> None:
    player = Player(games.find(name))
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + matches):
        seed = derive(7, name, number)
        for found in in_match(player, name, seed):
            (folder / f"{found.id}.toml").write_text(written(found))
            best = found.solutions()
            goal = f"{found.figure} +{found.least} in {found.chance:.0%}"
            print(found.id, found.prompt, goal, best, sorted(found.answers.values()), flush=True)


def in_match(player: Player, name: str, seed: int) -> Iterator[Puzzle]:
    """Play a match; yield the puzzles that its decisions make, at most one a turn."""
    seats, options = SETS[name]
    state = player.game.start(options, seats, seed)
    rng, eye = Rng(derive(seed, "play")), Rng(derive(seed, "eye"))
    done: set[Any] = set()
    settle(state)
    while state.pending:
        asked = choices(state)
        if not asked:
            expire(state)
            continue
        choice = asked[0]
        usual = player.answer(state, choice, rng)
        moment = (player.chronicle.moment(state), choice.seat)
        asking = choice.prompt in PROMPTS[name] and FEWEST.get(name, 4) <= len(choice.options) <= WIDEST
        if asking and moment not in done and eye.below(100) < 100 * LOOKED_AT:
            puzzle = made(player, name, state, choice, usual, seed)
            if puzzle is not None:
                done.add(moment)
                yield puzzle
        apply(state, choice.seat, usual, STAMP_MS)
        settle(state)


def made(player: Player, name: str, state: State, choice: Choice, usual: Action, seed: int) -> Puzzle | None:
    """Return the puzzle that a decision makes, if it makes one: looked at roughly first, then in earnest."""
    few, many = (1, 4) if player.chronicle.certain else (ROUGH, FINE)
    options = [action for action in choice.options if action.kind not in UNDECIDED]
    rough = {action: gains(player, state, choice, action, few, seed) for action in options}
    if goal_of(name, rough, usual) is None:
        return None
    fine = {action: gains(player, state, choice, action, many, seed + 1) for action in options}
    goal = goal_of(name, fine, usual)
    if goal is None:
        return None
    figure, least, shares = goal
    second = max([share for share in shares.values() if share < max(shares.values()) - GAP])
    chance = int(20 * max((max(shares.values()) + second) / 2, max(shares.values()) - 0.1) + 1e-9) / 20
    seats, options = SETS[name]
    return Puzzle(
        id=f"{name[:2]}-{seed % 10**6:06d}-{state.drawn:03d}-{choice.seat + 1}",
        game=name,
        players=seats,
        options=options,
        seat=choice.seat,
        prompt=choice.prompt,
        figure=figure,
        least=least,
        chance=chance,
        answers={str(action): round(share, 3) for action, share in shares.items()},
        state=player.game.save(state),
    )


def goal_of(
    name: str, found: dict[Action, list[dict[str, int]]], usual: Action
) -> tuple[str, int, dict[Action, float]] | None:
    """Return a figure and a gain that one or two answers reach and the others do not, the bot's own least of all."""
    best: tuple[float, str, int, dict[Action, float]] | None = None
    for figure in FIGURES[name]:
        for least in sorted({gained[figure] for tries in found.values() for gained in tries}):
            if least <= 0:
                continue
            shares = {a: sum([g[figure] >= least for g in tries]) / len(tries) for a, tries in found.items()}
            top = max(shares.values())
            good = [action for action, share in shares.items() if share >= top - GAP]
            if top < GOOD or len(good) > 2 or len(good) == len(shares):
                continue
            merit = top - max([share for share in shares.values() if share < top - GAP]) + 0.5 * (usual not in good)
            if best is None or merit > best[0]:
                best = (merit, figure, least, shares)
    return best[1:] if best is not None else None


def written(puzzle: Puzzle) -> str:
    """Return the file of a puzzle."""
    asked = [f"{key} = {_toml(getattr(puzzle, key))}" for key in Asked.__struct_fields__]
    answers = [f"{_toml(answer)} = {share}" for answer, share in puzzle.answers.items()]
    position = ["[position]", "state = '''", *_folded(puzzle.state), "'''"]
    return "\n".join(["[puzzle]", *asked, "", "[answers]", *answers, "", *position, ""])


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {_toml(one)}" for key, one in value.items()]) + " }" if value else "{}"
    return json.dumps(value)


def _folded(state: dict[str, Any]) -> list[str]:
    """Return JSON in lines that a person can scroll through."""
    lines = [""]
    for word in json.dumps(state, separators=(",\0", ":")).split("\0"):
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("")
        lines[-1] += word
    return lines


if __name__ == "__main__":
    given = [*sys.argv[1:], *["", "3", "found", "0"][len(sys.argv) - 1 :]]
    main(given[0], int(given[1]), Path(given[2]), int(given[3]))
