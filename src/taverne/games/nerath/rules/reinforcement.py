"""Phase 5: units are bought one by one, placed, and may move at once (CN-370 to CN-413).
Ways of new units are left to ``routes``; gold comes from ``income``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, procedure, step

from ..state import Table


@procedure
class Reinforcing(Frame):
    """Buy and place until there is no more gold, or enough."""

    @step
    def offer(self, table: Table) -> Flow:
        return DONE
