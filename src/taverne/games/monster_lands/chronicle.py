"""The course of Monster Lands: turns, glory, gold, regions, and what all that a clan has is worth.
The scale is left to the bots' ``piece_values``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.chronicle import Chronicle, Moment, Told
from taverne.engine.rng import Rng

from .bots.greedy import greedy
from .bots.piece_values import Worth, turns_left
from .box.catalogue import NONE
from .hint_reasons import explain, holdings
from .rules.solo.scenarios import glory_ends
from .rules.turn.score import parts
from .state.game_state import OVER, SETUP, LandsState

TURNS: Final = 5.0
"""How many turns come after the first, if glory does not end the match sooner."""


class LandsChronicle(Chronicle[LandsState]):
    """A turn is one for all clans: deployment, adventure, cleanup."""

    weights = ((0.1956, 0.0243), (0.0711, -0.0153))
    pace = 12.0
    openers = ("more",)
    priced = ("recruit", "manage", "contract", "exchange", "celebrate", "brew")
    course = ("points", "glory", "gold", "members", "regions")

    def moment(self, state: LandsState) -> Moment:
        return Moment(state.turn, -1, -1)

    def opened(self, state: LandsState) -> bool:
        return state.phase > SETUP

    def roles(self, state: LandsState, seat: Seat) -> tuple[str, ...]:
        leader = state.leader[seat]
        return (f"mercenary-{state.cat.member_ids[leader]}",) if leader != NONE else ()

    def ending(self, state: LandsState, told: Sequence[tuple[str, dict[str, Any]]]) -> tuple[str, dict[str, Any]]:
        if state.twist is None and glory_ends(state):
            return "glory", {"seat": state.glory.index(max(state.glory)), "n": max(state.glory), "turn": state.turn}
        return "turns", {"turn": state.turn}

    def left(self, state: LandsState) -> float:
        return 0.0 if state.phase == OVER else (turns_left(state) + 1) / (TURNS + 1)

    def sides(self, state: LandsState) -> tuple[tuple[Seat, ...], ...]:
        return tuple([(seat,) for seat in range(state.seats)])

    def figures(self, state: LandsState) -> tuple[dict[str, int], ...]:
        found = []
        for seat in range(state.seats):
            points = sum(parts(state, seat).values())
            clan, regions = len(state.members[seat]), state.ruler.count(seat)
            glory, gold = state.glory[seat], state.gold[seat]
            found.append({"points": points, "glory": glory, "gold": gold, "members": clan, "regions": regions})
        return tuple(found)

    def parts(self, state: LandsState) -> tuple[dict[str, int], ...]:
        return tuple([parts(state, seat) for seat in range(state.seats)])

    def merits(self, state: LandsState) -> list[tuple[float, ...]]:
        """The score as it stands, and what the rest of an estate may still bring."""
        found: list[tuple[float, ...]] = []
        for seat in range(state.seats):
            now = float(sum(parts(state, seat).values()))
            found.append((now, Worth(state, seat).estate() - now))
        return found

    def prospect(self, state: LandsState) -> float:
        return Worth(state, 0).estate()

    def explain(self, state: LandsState, choice: Choice, action: Action) -> Told | None:
        """By odds and figures of the table (see ``hint_reasons``), else by what the answer costs and gives."""
        return explain(state, choice, action) or self.at_once(state, choice, action)

    def holdings(self, state: LandsState, seat: Seat) -> dict[str, int]:
        return holdings(state, seat)

    def play_on(self, state: LandsState, choice: Choice, rng: Rng) -> Action:
        return greedy(state, choice, rng)


CHRONICLE: Final = LandsChronicle
