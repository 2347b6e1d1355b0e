"""What scenarios with a dragon share: four stage cards, damage that stays, short combats, shared reward
(EUS-014 to EUS-021). Where the dragon goes and what it does is left to each scenario.

``marks``: 0 the dragon's space + 1 (0 beside the map), 1 stages beaten, 2 damage on the stage card, 3 to 6 damage dealt
to it by seat, 7 whether the stage was beaten this turn, 8 whether a hero's attack has hurt it in this combat,
9 whether the game ends with this round.
"""

from __future__ import annotations

from typing import ClassVar, Final

from taverne.engine.actions import Seat
from taverne.engine.frames import Flow

from ...box.compiled_effects import GAIN, Op
from ...box.integer_tables import NONE
from ...state.duel import Duel
from ...state.game_state import Table
from .base import SEATS, Story, earn

AT: Final = 0
STAGE: Final = 1
DAMAGE: Final = 2
DEALT: Final = 3
FALLEN: Final = 7
HURT: Final = 8
LAST: Final = 9
OWN: Final = 10
"""The first place that a scenario has for itself."""


class DragonStory(Story):
    """A dragon in four stages."""

    group: ClassVar[str] = ""
    MARKS = OWN

    def stages(self, table: Table) -> tuple[int, ...]:
        return table.cat.foes.opponents[self.group]

    def where(self, table: Table) -> int:
        """Return the space of the dragon, NONE if it is not on the map."""
        return table.marks[AT] - 1

    def opponents(self, table: Table, seat: Seat) -> list[int]:
        """On the dragon's space or beside it one may fight its stage, if it is not just beaten (EUS-014, EUS-020)."""
        marks, space, here = table.marks, self.where(table), table.at[seat]
        if space == NONE or marks[FALLEN] or marks[STAGE] == len(self.stages(table)):
            return []
        return [self.stages(table)[marks[STAGE]]] if here == space or space in table.near[here] else []

    def foe_health(self, table: Table, foe: int) -> int:
        """More heroes, more health (EUS-018)."""
        health = table.cat.foes.health[foe]
        return health + table.figure("stage_health") * (table.seats - 1) if foe in self.stages(table) else health

    def damage_before(self, table: Table, foe: int) -> int:
        return table.marks[DAMAGE] if foe in self.stages(table) else 0

    def note_damage(self, table: Table, duel: Duel) -> None:
        """Damage stays on the card, and who dealt it is remembered (EUS-017, EUS-019, EUS-021)."""
        if duel.foe not in self.stages(table):
            return
        damage = min(duel.damage, self.foe_health(table, duel.foe))
        table.marks[DEALT + duel.seat] += max(0, damage - table.marks[DAMAGE])
        table.marks[DAMAGE] = damage
        table.marks[HURT] = 0

    def truce(self, table: Table, duel: Duel) -> bool:
        """A combat against a dragon has two rounds (EUS-015)."""
        return duel.foe in self.stages(table) and duel.round >= table.figure("combat_rounds")

    def reward(self, table: Table, duel: Duel, usual: tuple[Op, ...]) -> Flow:
        """Reputation is shared by damage dealt, the rest goes to the last blow (EUS-019)."""
        if duel.foe not in self.stages(table):
            return Story.reward(self, table, duel, usual)
        self.note_damage(table, duel)
        dealt = table.marks[DEALT : DEALT + SEATS]
        rep = sum(op.args[0] for op in usual if op.verb == GAIN)
        shares = [rep * one // max(1, sum(dealt)) for one in dealt]
        shares[duel.seat] += rep - sum(shares)
        for seat in range(table.seats):
            earn(table, seat, shares[seat], "EUS-019")
        return None

    def monster_beaten(self, table: Table, foe: int, space: int) -> Flow:
        if foe in self.stages(table):
            table.marks[FALLEN] = 1
        return None

    def turn_end(self, table: Table, seat: Seat) -> Flow:
        """The next stage is turned up at the end of the turn; after the fourth the dragon is gone (EUS-020)."""
        marks = table.marks
        if not marks[FALLEN]:
            return None
        marks[STAGE] += 1
        marks[DAMAGE : HURT + 1] = [0] * (HURT + 1 - DAMAGE)
        if marks[STAGE] == len(self.stages(table)):
            marks[AT] = 0
            table.emit("dragon-gone", {"foe": table.cat.foes.names[self.stages(table)[-1]]}, "EUS-020")
            return None
        table.emit("dragon-stage", {"foe": table.cat.foes.names[self.stages(table)[marks[STAGE]]]}, "EUS-020")
        return self.leave(table)

    def leave(self, table: Table) -> Flow:
        """What a dragon does whose stage was beaten."""
        return None

    def end_round(self, table: Table) -> None:
        """With its fourth stage beaten the game ends after this round (EUS-059, EUS-077)."""
        table.marks[LAST] = int(table.marks[STAGE] == len(self.stages(table)))

    def over(self, table: Table) -> bool:
        return bool(table.marks and table.marks[LAST])

    def count(self, table: Table) -> int:
        return table.marks[STAGE]
