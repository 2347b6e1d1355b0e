"""Monster Lands as the house sees it: options, seats, new states, views, results.
The rules are left to ``rules``, how bots decide to ``bots``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from taverne.engine.actions import Action, Seat
from taverne.engine.bots import Bot
from taverne.engine.game import Game, Option, Options, Result
from taverne.engine.rng import Rng

from . import view
from .bots import BOTS
from .box import Box, load
from .candidates import tries
from .figures import DIFFICULTIES
from .problems import find_problems
from .rules.course import Playing
from .score import final_result
from .state import OVER, Table


class MonsterLands(Game[Table]):
    """The game; one object serves any number of matches."""

    name = "monster_lands"
    package = "taverne.games.monster_lands"
    rules_version = "1"
    rule_prefixes = ("ML", "MLX")
    seat_counts = (2, 3, 4)
    options = (
        Option("difficulty", "normal", choices=DIFFICULTIES, rule="ML-220"),
        Option("ambush", False, rule="ML-229"),
        Option("queens_favour", False, rule="ML-225"),
        Option("more_monsters", False, rule="ML-228"),
    )

    def __init__(self, box: Box | None = None) -> None:
        self.box = box or load()
        self.box_fingerprint = self.box.fingerprint

    def with_box(self, overlay: Path) -> MonsterLands:
        return MonsterLands(load(overlay))

    def option_sets(self) -> Sequence[tuple[int, Options]]:
        sets: list[tuple[int, Options]] = [(seats, {"difficulty": "tutorial"}) for seats in self.seat_counts]
        sets += [(3, {"difficulty": level}) for level in DIFFICULTIES[1:]]
        sets += [(seats, {"ambush": True}) for seats in self.seat_counts]
        every: Options = {"queens_favour": True, "more_monsters": True}
        sets += [(2, {"queens_favour": True}), (3, {"more_monsters": True})]
        sets += [(4, {"difficulty": "legendary", "ambush": True, **every}), (2, {"difficulty": "heroic", **every})]
        return sets

    def new_state(self, options: Options, seats: int, seed: int) -> Table:
        table = Table(
            self.box,
            seed,
            seats,
            DIFFICULTIES.index(options["difficulty"]),
            bool(options["ambush"]),
            bool(options["queens_favour"]),
            bool(options["more_monsters"]),
        )
        table.stack.append(Playing())
        return table

    def table(self, state: Table, seat: Seat) -> view.LandsView:
        return view.table_view(state, seat)

    def determinize(self, state: Table, seat: Seat, rng: Rng) -> Table:
        return view.determinized(state, seat, rng)

    def candidates(self, state: Table, seat: Seat) -> tuple[Action, ...]:
        options = super().candidates(state, seat)
        extra = [action for action in tries(state, seat) if action not in options]
        return (*options, *extra)

    def result(self, state: Table) -> Result | None:
        return final_result(state) if state.phase == OVER else None

    def problems(self, state: Table) -> list[str]:
        return find_problems(state)

    def bots(self) -> Mapping[str, type[Bot]]:
        return BOTS
