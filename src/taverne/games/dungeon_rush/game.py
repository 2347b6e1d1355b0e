"""Dungeon Rush as the house sees it: options, seats, new states, views, results.

The rules are left to ``rules``; how bots decide, to ``bots``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from taverne.engine.actions import Seat
from taverne.engine.box.boxed_game import BoxedGame, opened
from taverne.engine.decisions import Timer
from taverne.engine.events import Event
from taverne.engine.game import Option, OptionError, Options, Result
from taverne.engine.reports.course import Course
from taverne.engine.reports.odds import OddsLine
from taverne.engine.reports.recap import Card, Seen
from taverne.engine.rng import Rng

from .box.load import Box, load
from .course import course
from .features import ENCODER
from .invariants import find_problems
from .odds.query import FIELDS, fights
from .rules.final import final_result
from .rules.new_state import new_state
from .rules.rounds import Playing
from .state.game_state import DungeonState
from .state.terms import ARRIVAL, ATTACK, FAIR, MODES, NONE, OVER, SNAKE
from .view.recap import recap
from .view.redeal import redeal
from .view.structs import DungeonView
from .view.table import table_view, waiting

NEUTRAL_LEVEL = "normal"


class DungeonRush(BoxedGame[DungeonState, Box]):
    """The game; one object serves any number of matches."""

    name = "dungeon_rush"
    package = "taverne.games.dungeon_rush"
    shelf = load
    rules_version = "3"
    rule_prefixes = ("DR", "DRX")
    encoder = ENCODER
    seat_counts = (1, 2, 3, 4, 5)
    options = (
        Option("mode", "arrival", choices=MODES, rule="DR-132"),
        Option("timer", 15, low=5, high=120, also=(0,), rule="DR-142", players=(2, 3, 4, 5)),
        Option("limits", "auto", choices=("auto", "on", "off"), rule="DR-031"),
        Option("neutral", True, rule="DR-181", players=(2,)),
    )
    gentle = MappingProxyType({"mode": "snake"})
    odds_fields = FIELDS

    def check_together(self, options: Options, seats: int) -> None:
        """The time trial is a race (DR-186)."""
        if seats == 1 and options["mode"] in ("snake", "secret"):
            raise OptionError(
                f"mode={options['mode']}: one player alone plays the time trial, a race; choose arrival or fair",
                "option-trial",
                {"mode": str(options["mode"])},
            )

    def roles(self, options: Options, seats: int) -> tuple[str, ...]:
        """Two players are joined by a neutral bot unless they would rather be alone (DR-181, DR-183)."""
        players = ("player",) * seats
        return (*players, NEUTRAL_LEVEL) if seats == 2 and options["neutral"] else players

    def has_races(self, options: Options) -> bool:
        return options["mode"] not in ("snake", "secret")

    def race_is_fair(self, options: Options) -> bool:
        return options["mode"] == "fair"

    def option_sets(self) -> Sequence[tuple[int, Options]]:
        sets: list[tuple[int, Options]] = [(seats, {"mode": mode}) for mode in MODES for seats in (3, 4, 5)]
        sets += [(2, {"mode": mode, "neutral": neutral}) for mode in MODES for neutral in (True, False)]
        sets += [(1, {"mode": "arrival"}), (1, {"mode": "fair"})]
        sets += [(4, {"mode": "arrival", "timer": 0, "limits": "off"}), (3, {"mode": "snake", "limits": "on"})]
        return sets

    def daily_options(self, day: int) -> Options:
        """The time trial (DR-186)."""
        return {"mode": MODES[ARRIVAL]}

    def new_state(self, options: Options, seats: int, seed: int) -> DungeonState:
        mode = MODES.index(str(options["mode"]))
        limits = options["limits"] == "on" or (options["limits"] == "auto" and mode < SNAKE)
        at_table = len(self.roles(options, seats))
        neutral = seats if at_table > seats else NONE
        return opened(new_state(self.box, at_table, mode, int(options["timer"]), limits, neutral), seed, Playing())

    def recap(self, events: Sequence[Seen], seat: Seat) -> tuple[Card, ...]:
        """Return what happened since somebody's last decision."""
        return recap(events)

    def table(self, state: DungeonState, seat: Seat) -> DungeonView:
        return table_view(state, seat)

    def waiting(self, state: DungeonState, seat: Seat) -> tuple[Seat, ...]:
        """Who has sent both heroes must not be told apart while that is provisional (DR-123, DR-134)."""
        if state.phase == ATTACK and state.mode == FAIR:
            return waiting(state, seat)
        return super().waiting(state, seat)

    def clock_is_public(self, timer: Timer) -> bool:
        """The window of a provisional claim would tell that somebody claimed that monster (DR-134)."""
        return timer.prompt != "settle"

    def clock_can_wait(self, timer: Timer, options: Options) -> bool:
        """Nobody waits for one who plays against bots, unless limits are wanted; a race is always timed (DR-031)."""
        return options["limits"] != "on" and timer.prompt in ("draft", "sides", "ready", "gains", "final")

    def redeal(self, guess: DungeonState, seat: Seat, rng: Rng) -> bool:
        return redeal(guess, seat, rng)

    def reckon_odds(self, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
        return fights(self.box, asked)

    def result(self, state: DungeonState) -> Result | None:
        return final_result(state) if state.phase == OVER else None

    def course(self, state: DungeonState, events: Sequence[Event]) -> Course:
        return course(state, events)

    def problems(self, state: DungeonState) -> list[str]:
        return find_problems(state)
