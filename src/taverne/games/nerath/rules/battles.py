"""Phase 3: the battles of a turn in the order that the attacker chooses, those at sea first (CN-162 to CN-164).
A single battle is left to ``battle``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, procedure, step

from ..state import Table


@procedure
class Warring(Frame):
    """Fight what was declared."""

    @step
    def next_battle(self, table: Table) -> Flow:
        return DONE
