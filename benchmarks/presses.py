"""How many presses a turn of Monster Lands takes: the same decisions given one by one, and as the board gives them.

The decisions are those of the greedy bot on the first seat.  One by one, every question is a press.  On the board a
question with one sensible answer is none, a column opens with one press, and a load is laid piece by piece or by
"all that helps" less what is taken off, whichever is shorter; the last line is for a player who takes all that helps.
"""

from __future__ import annotations

import argparse
from collections import Counter

from taverne.engine.actions import Action
from taverne.engine.frames import apply, choices, settle
from taverne.engine.rng import Rng
from taverne.games.monster_lands.bots.greedy import greedy
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds.advice import advice
from taverne.games.monster_lands.rules.outside.expeditions import GO
from taverne.games.monster_lands.state.game_state import LandsState

SEAT = 0


class Turn:
    """Counts one turn of the seat that is watched."""

    def __init__(self) -> None:
        self.one_by_one = 0
        self.on_board = 0
        self.all_that_helps = 0
        self._offered: Counter[str] | None = None
        self._laid: Counter[str] = Counter()

    def note(self, game: MonsterLands, state: LandsState, prompt: str, action: Action) -> None:
        """Take note of an answer before it is given."""
        self.one_by_one += 1
        if prompt in ("load", "load-required"):
            if self._offered is None:
                self._offered = Counter(advice(state, SEAT).filling)
            if action == GO:
                self.on_board += 1 + self._pieces()
                self.all_that_helps += 2 if self._offered else 1 + self._laid.total()
                self._offered, self._laid = None, Counter()
            else:
                self._laid[str(action)] += 1
        elif prompt != "expedition" and game.idle_answer(state, SEAT) is None:
            self.on_board += 1
            self.all_that_helps += 1

    def _pieces(self) -> int:
        """By the piece, or all that helps, less what is taken off, and what else is wanted."""
        offered = self._offered or Counter()
        filled = 1 + (offered - self._laid).total() + (self._laid - offered).total() if offered else self._laid.total()
        return min(self._laid.total(), filled)


def turns(game: MonsterLands, seed: int) -> list[Turn]:
    """Play a game of four and return the turns of the first seat."""
    state = game.start({}, 4, seed)
    settle(state)
    rng = Rng(seed)
    found: dict[int, Turn] = {}
    while state.pending:
        choice = choices(state)[0]
        action = greedy(state.clone(), choice, rng)
        if choice.seat == SEAT and state.turn > 0:
            found.setdefault(state.turn, Turn()).note(game, state, choice.prompt, action)
        apply(state, choice.seat, action)
        settle(state)
    return [*found.values()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    games = parser.parse_args().games
    game = MonsterLands()
    all_turns = [turn for seed in range(games) for turn in turns(game, seed)]
    for name, counts in (
        ("one by one", [turn.one_by_one for turn in all_turns]),
        ("on the board", [turn.on_board for turn in all_turns]),
        ("all that helps", [turn.all_that_helps for turn in all_turns]),
    ):
        mean = sum(counts) / len(counts)
        print(f"{name:14} {mean:5.1f} presses a turn, {min(counts)} to {max(counts)}, {len(counts)} turns")


if __name__ == "__main__":
    main()
