"""Phase 4: heroes leave dungeons, new guardians come, flying units go home (CN-352 to CN-369).
Where they may go is left to ``routes``; units without a place are handed to ``casualties``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, procedure, step

from ..state import Table


@procedure
class Repositioning(Frame):
    """Leave the dungeons, repopulate them, then fly (CN-353, CN-361, CN-364)."""

    @step
    def leave(self, table: Table) -> Flow:
        return DONE
