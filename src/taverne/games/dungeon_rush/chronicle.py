"""The course of Dungeon Rush: rounds, coins, and what the heroes may still win.
What monsters and skills are worth is left to the bots' ``box_knowledge``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.chronicle import Chronicle, Moment
from taverne.engine.rng import Rng

from .bots.box_knowledge import Sight, knowledge_of
from .bots.players import Hard
from .hint_reasons import explain
from .rules.final import final_result
from .state.game_state import DungeonState
from .state.terms import FINAL, NONE

FINAL_FIGHT: Final = 100
"""Stands for the round of the final fight, beyond any that a box can have: sentences name the fight by it."""


class DungeonChronicle(Chronicle[DungeonState]):
    """Rounds of attacks between the draft (round 0) and the final fight."""

    weights = ((0.4247, -0.3391), (0.3291, -0.2579))
    pace = 1.5
    certain = True
    course = ("coins", "monsters", "failures", "skills")
    unwelcome = ("failures",)

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.knowledge = knowledge_of(game.box)
        self.hard = Hard(game)

    def moment(self, state: DungeonState) -> Moment:
        return Moment(FINAL_FIGHT if state.phase >= FINAL else state.round, -1, -1)

    def opened(self, state: DungeonState) -> bool:
        return state.round > 0

    def roles(self, state: DungeonState, seat: Seat) -> tuple[str, ...]:
        heroes = state.heroes_of(seat)
        return tuple([f"hero-{self.game.box.hero_ids[hero]}" for hero in heroes if hero != NONE])

    def ending(self, state: DungeonState, told: Sequence[tuple[str, dict[str, Any]]]) -> tuple[str, dict[str, Any]]:
        return "rounds", {"n": state.box.constants.rounds}

    def left(self, state: DungeonState) -> float:
        rounds = state.box.constants.rounds
        return 0.0 if state.phase >= FINAL else (rounds - max(state.round, 1) + 1) / rounds

    def sides(self, state: DungeonState) -> tuple[tuple[Seat, ...], ...]:
        return tuple([(seat,) for seat in range(state.seats) if seat != state.neutral])

    def figures(self, state: DungeonState) -> tuple[dict[str, int], ...]:
        found = []
        for seat, part in enumerate(final_result(state).parts):
            skills = sum(map(sum, state.pair(seat)))
            won, lost = len(state.cards[seat]), len(state.failed[seat])
            found.append({"coins": sum(part.values()), "monsters": won, "failures": lost, "skills": skills})
        return tuple(found)

    def parts(self, state: DungeonState) -> tuple[dict[str, int], ...]:
        return final_result(state).parts

    def merits(self, state: DungeonState) -> list[tuple[float, ...]]:
        """Coins so far, and those that each pair of heroes may expect."""
        sight = Sight(self.knowledge, self.game.view(state, 0))
        if state.phase < FINAL and state.round:
            # The monsters of the round that begins are still to be won.
            sight.rounds_left += 1
        banked = [sum(part.values()) for part in final_result(state).parts]
        return [(banked[seat], self.knowledge.future(sight.skills[seat], sight)) for seat in range(state.seats)]

    def prospect(self, state: DungeonState) -> float:
        return float(sum(self.merits(state)[0]))

    def explain(self, state: DungeonState, choice: Choice, action: Action) -> tuple[str, dict[str, Any]] | None:
        """Say what heroes beat and win, what rivals could, what the end asks for."""
        return explain(self.game, state, choice, action)

    def play_on(self, state: DungeonState, choice: Choice, rng: Rng) -> Action:
        view = self.game.view(state, choice.seat)
        return self.hard.choose(view, choice, rng, lambda fresh: self.game.determinize(state, choice.seat, fresh))


CHRONICLE: Final = DungeonChronicle
