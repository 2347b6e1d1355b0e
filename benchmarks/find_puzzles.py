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
from taverne.engine.matches.playout import STAMP_MS, expire
from taverne.engine.rng import Rng, derive
from taverne.engine.state import State
from taverne.review.playouts import Player
from taverne.review.puzzles import Puzzle, PuzzleQuestion, gains

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
    "monster_lands": {"deploy", "expedition", "fight-roll", "shield", "traps", "brew", "exchange"},
    "nerath": {
        "order",
        "casualties",
        "amok",
        "landing",
        "retreat-to",
        "card-target",
        "card-to",
        "card-add",
        "card-from",
        "card-land",
        "card-remove",
        "card-replace",
        "card-convert",
        "card-effect",
        "card-move",
        "card-favour",
        "card-revive",
    },
    "euthia": {"act", "trade", "roll-attack", "duel", "before-combat", "roll-challenge"},
}
"""Questions that a person enjoys; what to lay down is none of them, nor the order of battles."""
UNDECIDED: Final = ("back", "more", "arrange", "listen", "take", "select")
"""Answers after which the same is asked again: they decide nothing and are left out."""
FEWEST: Final = {"dungeon_rush": 9, "nerath": 3}
WIDEST: Final = {"nerath": 10}
"""Without a figure here: from 4 to 16 answers."""
WIDTH: Final = 118
"""Of the lines of a file."""
LOOKED_AT: Final = 0.35
"""This part of the decisions of a match is looked at: more matches give more different puzzles."""
LOOKS: Final = (1, 3, 8, 30)
"""So often the answers are tried in one look after another, each with new luck; most decisions end at the first."""
GLANCES: Final = 2
LAST: Final = 60
"""So often in the look that counts; what has never reached the goal by then is tried less often."""
SURELY: Final = (1, 1, 4)
"""The looks where nothing is left to chance."""
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
        asking = (
            choice.prompt in PROMPTS[name]
            and plain(choice)
            and FEWEST.get(name, 4) <= len(decisive(choice)) <= WIDEST.get(name, 16)
        )
        if asking and moment not in done and eye.below(100) < 100 * LOOKED_AT:
            puzzle = made(player, name, state, choice, usual, seed)
            if puzzle is not None:
                done.add(moment)
                yield puzzle
        apply(state, choice.seat, usual, STAMP_MS)
        settle(state)


def made(player: Player, name: str, state: State, choice: Choice, usual: Action, seed: int) -> Puzzle | None:
    """Return the puzzle that a decision makes, if any: seen in passing, roughly, in earnest, then with new luck."""
    looks, last = (SURELY, SURELY[-1]) if player.chronicle.certain else (LOOKS, LAST)
    answers = decisive(choice)
    goal: tuple[str, int] | None = None
    shares: dict[Action, float] = {}
    for number, tries in enumerate(looks):
        found = {action: gains(player, state, choice, action, tries, seed + number) for action in answers}
        goal = goal_of(name, found, usual)
        if goal is None or (number < GLANCES and not striking(shares_of(found, *goal))):
            return None
        shares = shares_of(found, *goal)
    assert goal is not None
    figure, least = goal
    often = {action: last if share else min(last, LOOKS[2]) for action, share in shares.items()}
    again = {action: gains(player, state, choice, action, often[action], seed + 9) for action in answers}
    shares = shares_of(again, figure, least)
    top = max(shares.values())
    if not apart(shares):
        return None
    second = max([share for share in shares.values() if share < top - GAP])
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
        chance=int(20 * max((top + second) / 2, top - 0.1) + 1e-9) / 20,
        answers={str(action): round(share, 3) for action, share in shares.items()},
        state=player.game.save(state),
    )


def decisive(choice: Choice) -> list[Action]:
    """Return the answers that decide something."""
    return [action for action in choice.options if action.kind not in UNDECIDED]


def plain(choice: Choice) -> bool:
    """Whether everything that matters can be seen: of an order, that all units of the space are to go."""
    taken = choice.prompt == "order" and bool(choice.data and choice.data["n"])
    return not taken or all(action.kind != "take" for action in choice.options)


def shares_of(found: dict[Action, list[dict[str, int]]], figure: str, least: int) -> dict[Action, float]:
    """Return how often each answer reaches a goal."""
    return {a: sum([gained[figure] >= least for gained in tries]) / len(tries) for a, tries in found.items()}


def striking(shares: dict[Action, float]) -> bool:
    """Whether at first sight one answer always reaches the goal and half of the others never do."""
    return max(shares.values()) == 1.0 and sum([share == 0.0 for share in shares.values()]) >= len(shares) // 2


def apart(shares: dict[Action, float]) -> bool:
    """Whether one or two answers stand out."""
    top = max(shares.values())
    good = [share for share in shares.values() if share >= top - GAP]
    return top >= GOOD and len(good) <= 2 and len(good) < len(shares)


def goal_of(name: str, found: dict[Action, list[dict[str, int]]], usual: Action) -> tuple[str, int] | None:
    """Return a figure and a gain that one or two answers reach and the others do not, the bot's own least of all."""
    best: tuple[float, str, int] | None = None
    for figure in FIGURES[name]:
        for least in sorted({gained[figure] for tries in found.values() for gained in tries}):
            shares = shares_of(found, figure, least)
            if least <= 0 or not apart(shares):
                continue
            top = max(shares.values())
            odd = shares[usual] < top - GAP if usual in shares else True
            merit = top - max([share for share in shares.values() if share < top - GAP]) + 0.5 * odd
            if best is None or merit > best[0]:
                best = (merit, figure, least)
    return best[1:] if best is not None else None


def written(puzzle: Puzzle) -> str:
    """Return the file of a puzzle."""
    asked = [f"{key} = {_toml(getattr(puzzle, key))}" for key in PuzzleQuestion.__struct_fields__]
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
