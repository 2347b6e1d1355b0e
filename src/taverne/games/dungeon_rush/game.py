"""Dungeon Rush as the house sees it: options, seats, new states, views, results.

The rules are left to ``rules``; how bots decide, to ``bots``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.bots import Bot
from taverne.engine.decisions import Timer
from taverne.engine.game import Game, Option, OptionError, Options, Result
from taverne.engine.odds import OddsLine
from taverne.engine.rng import Rng
from taverne.games.dungeon_rush import view
from taverne.games.dungeon_rush.box import Box, load
from taverne.games.dungeon_rush.features import ENCODER
from taverne.games.dungeon_rush.problems import find_problems
from taverne.games.dungeon_rush.question import FIELDS, fights
from taverne.games.dungeon_rush.rules.attack import FINISHED, HOLD
from taverne.games.dungeon_rush.rules.final import FIGHTS, final_result
from taverne.games.dungeon_rush.rules.rounds import Playing
from taverne.games.dungeon_rush.state import (
    ATTACK,
    DRAFT,
    FAIR,
    FINAL,
    MODES,
    NONE,
    OVER,
    SECRET,
    SNAKE,
    Table,
)

NEUTRAL_LEVEL = "normal"


class DungeonRush(Game[Table]):
    """The game; one object serves any number of matches."""

    name = "dungeon_rush"
    package = "taverne.games.dungeon_rush"
    rules_version = "1"
    rule_prefixes = ("DR", "DRX")
    encoder = ENCODER
    seat_counts = (1, 2, 3, 4, 5)
    options = (
        Option("mode", "arrival", choices=MODES, rule="DR-132"),
        Option("timer", 15, low=5, high=120, also=(0,), rule="DR-142"),
        Option("limits", "auto", choices=("auto", "on", "off"), rule="DR-031"),
        Option("neutral", True, rule="DR-181"),
    )
    odds_fields = FIELDS

    def __init__(self, box: Box | None = None) -> None:
        self.box = box or load()
        self.box_fingerprint = self.box.fingerprint

    def with_box(self, overlay: Path | bytes) -> DungeonRush:
        return DungeonRush(load(overlay))

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

    def new_state(self, options: Options, seats: int, seed: int) -> Table:
        mode = MODES.index(str(options["mode"]))
        limits = options["limits"] == "on" or (options["limits"] == "auto" and mode < SNAKE)
        at_table = len(self.roles(options, seats))
        neutral = seats if at_table > seats else NONE
        table = Table(self.box, seed, at_table, mode, int(options["timer"]), limits, neutral)
        table.stack.append(Playing())
        return table

    def table(self, state: Table, seat: Seat) -> view.DungeonView:
        return view.table_view(state, seat)

    def waiting(self, state: Table, seat: Seat) -> tuple[Seat, ...]:
        """Who has sent both heroes must not be told apart while that is provisional (DR-123, DR-134)."""
        if state.phase == ATTACK and state.mode == FAIR:
            return view.waiting(state, seat)
        return super().waiting(state, seat)

    def clock_is_public(self, timer: Timer) -> bool:
        """The window of a provisional claim would tell that somebody claimed that monster (DR-134)."""
        return timer.prompt != "settle"

    def determinize(self, state: Table, seat: Seat, rng: Rng) -> Table:
        return view.determinized(state, seat, rng)

    def candidates(self, state: Table, seat: Seat) -> tuple[Action, ...]:
        box = state.box
        if state.phase == DRAFT:
            return tuple([Action("hero", (name,)) for name in box.hero_ids])
        if state.phase == ATTACK:
            claims = [box.claims[monster] for monster in state.slots]
            rest = (PASS,) if state.mode == SNAKE else HOLD if state.mode == SECRET else (FINISHED,)
            return (*(left for left, _ in claims), *(right for _, right in claims), *rest)
        if state.phase == FINAL:
            return FIGHTS
        return super().candidates(state, seat)

    def reckon_odds(self, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
        return fights(self.box, asked)

    def result(self, state: Table) -> Result | None:
        return final_result(state) if state.phase == OVER else None

    def problems(self, state: Table) -> list[str]:
        return find_problems(state)

    def bots(self) -> Mapping[str, type[Bot]]:
        from taverne.games.dungeon_rush.bots import BOTS

        return BOTS
