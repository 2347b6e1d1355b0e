"""Other projects' games, measured from Python in the same way as ours.

They come with requirements-bench.txt; a peer that is not installed says so in its row.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from benchmarks.row import Row

MISSING: Final = "not installed: pip install -r requirements-bench.txt"
SPIELS: Final = ("backgammon", "gin_rummy")


class Spiel(Row):
    """A game of OpenSpiel, whose rules are written in C++."""

    def __init__(self, name: str, pyspiel: Any) -> None:
        super().__init__(f"OpenSpiel {known('open_spiel')} {name}")
        self.game = pyspiel.load_game(name)

    def play(self, lot: Callable[[], float], keep: Callable[[Any], None] | None = None) -> int:
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = drawn(state.chance_outcomes(), lot())
            else:
                actions = state.legal_actions()
                action = actions[int(lot() * len(actions))]
                if keep is not None:
                    keep(state.clone())
            state.apply_action(action)
            decisions += 1
        return decisions

    def clone(self, position: Any) -> object:
        return position.clone()

    def view(self, position: Any) -> object:
        return position.observation_string(0)

    def snapshot(self, position: Any) -> object:
        return position.serialize()


def drawn(outcomes: list[tuple[int, float]], rest: float) -> int:
    """Return the outcome that a number in [0, 1) falls on."""
    for action, share in outcomes:
        rest -= share
        if rest < 0:
            return action
    return outcomes[-1][0]


class Catan(Row):
    """Catanatron: Catan in Python, four players by lot."""

    def __init__(self, package: Any, encoder: Any) -> None:
        super().__init__(f"Catanatron {known('catanatron')}, 4 seats")
        self.package = package
        self.encoder = encoder

    def play(self, lot: Callable[[], float], keep: Callable[[Any], None] | None = None) -> int:
        colours = list(self.package.Color)[:4]
        game = self.package.Game([self.package.RandomPlayer(colour) for colour in colours], seed=int(lot() * 2**31))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1_000:
            game.play_tick()
            decisions += 1
            if keep is not None:
                keep(game.copy())
        return decisions

    def clone(self, position: Any) -> object:
        return position.copy()

    def snapshot(self, position: Any) -> object:
        return json.dumps(position, cls=self.encoder)


def known(distribution: str) -> str:
    """Return the installed version."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


def open_spiel_rows() -> list[Row]:
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return [Row(f"OpenSpiel {name}", missing=MISSING) for name in SPIELS]
    return [Spiel(name, pyspiel) for name in SPIELS]


def catanatron_rows() -> list[Row]:
    try:
        return [Catan(import_module("catanatron"), import_module("catanatron.json").GameEncoder)]
    except ImportError:
        return [Row("Catanatron", missing=MISSING)]
