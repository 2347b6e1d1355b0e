"""What scenarios with a dragon share: four stage cards, damage that stays, short combats, shared reward
(EUS-014 to EUS-021). Where the dragon goes and what it does is left to each scenario.
"""

from __future__ import annotations

from typing import ClassVar

from taverne.engine.actions import Seat
from taverne.engine.frames import Flow

from ...box.compiled_effects import GAIN, Op
from ...box.integer_tables import NONE
from ...state.duel import Duel
from ...state.game_state import EuthiaState
from ...state.tales import DragonTale
from .base import SEATS, Story, earn


def tale(state: EuthiaState) -> DragonTale:
    assert isinstance(state.tale, DragonTale)
    return state.tale


class DragonStory(Story):
    """A dragon in four stages."""

    group: ClassVar[str] = ""

    def stages(self, state: EuthiaState) -> tuple[int, ...]:
        return state.cat.foes.opponents[self.group]

    def where(self, state: EuthiaState) -> int:
        """Return the space of the dragon, NONE if it is not on the map."""
        return tale(state).at

    def opponents(self, state: EuthiaState, seat: Seat) -> list[int]:
        """On the dragon's space or beside it one may fight its stage, if it is not just beaten (EUS-014, EUS-020)."""
        told, space, here = tale(state), self.where(state), state.at[seat]
        if space == NONE or told.fallen or told.stage == len(self.stages(state)):
            return []
        return [self.stages(state)[told.stage]] if here == space or space in state.near[here] else []

    def foe_health(self, state: EuthiaState, foe: int) -> int:
        """More heroes, more health (EUS-018)."""
        health = state.cat.foes.health[foe]
        return health + state.figure("stage_health") * (state.seats - 1) if foe in self.stages(state) else health

    def damage_before(self, state: EuthiaState, foe: int) -> int:
        return tale(state).damage if foe in self.stages(state) else 0

    def note_damage(self, state: EuthiaState, duel: Duel) -> None:
        """Damage stays on the card, and who dealt it is remembered (EUS-017, EUS-019, EUS-021)."""
        if duel.foe not in self.stages(state):
            return
        damage = min(duel.damage, self.foe_health(state, duel.foe))
        told = tale(state)
        told.dealt[duel.seat] += max(0, damage - told.damage)
        told.damage = damage
        told.hurt = False

    def truce(self, state: EuthiaState, duel: Duel) -> bool:
        """A combat against a dragon has two rounds (EUS-015)."""
        return duel.foe in self.stages(state) and duel.round >= state.figure("combat_rounds")

    def reward(self, state: EuthiaState, duel: Duel, usual: tuple[Op, ...]) -> Flow:
        """Reputation is shared by damage dealt, the rest goes to the last blow (EUS-019)."""
        if duel.foe not in self.stages(state):
            return Story.reward(self, state, duel, usual)
        self.note_damage(state, duel)
        dealt = tale(state).dealt
        rep = sum(op.args[0] for op in usual if op.verb == GAIN)
        shares = [rep * one // max(1, sum(dealt)) for one in dealt]
        shares[duel.seat] += rep - sum(shares)
        for seat in range(state.seats):
            earn(state, seat, shares[seat], "EUS-019")
        return None

    def monster_beaten(self, state: EuthiaState, foe: int, space: int) -> Flow:
        if foe in self.stages(state):
            tale(state).fallen = True
        return None

    def turn_end(self, state: EuthiaState, seat: Seat) -> Flow:
        """The next stage is turned up at the end of the turn; after the fourth the dragon is gone (EUS-020)."""
        told = tale(state)
        if not told.fallen:
            return None
        told.stage += 1
        told.damage, told.dealt = 0, [0] * SEATS
        told.fallen = told.hurt = False
        if told.stage == len(self.stages(state)):
            told.at = NONE
            state.tell("dragon-gone", "EUS-020", foe=state.cat.foes.names[self.stages(state)[-1]])
            return None
        state.tell("dragon-stage", "EUS-020", foe=state.cat.foes.names[self.stages(state)[told.stage]])
        return self.leave(state)

    def leave(self, state: EuthiaState) -> Flow:
        """What a dragon does whose stage was beaten."""
        return None

    def end_round(self, state: EuthiaState) -> None:
        """With its fourth stage beaten the game ends after this round (EUS-059, EUS-077)."""
        tale(state).last = tale(state).stage == len(self.stages(state))

    def over(self, state: EuthiaState) -> bool:
        return tale(state).last

    def count(self, state: EuthiaState) -> int:
        return tale(state).stage
