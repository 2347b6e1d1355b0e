"""The course of the game: setup, then turns of four phases until it ends (ML-032, ML-188, ML-203).
Each phase is a chapter of its own; the score is left to ``score``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..goals import tell_shortfall
from ..score import tell_score
from ..state import OVER, Table
from .battle import Adventuring
from .campaign import tell_campaign
from .cleanup import CleaningUp
from .deployment import Deploying
from .preparation import Preparing
from .scenarios import rank_of, tell_rank
from .setup import SettingUp


@procedure
class Playing(Frame):
    """The whole game (ML-032)."""

    @step
    def set_up(self, table: Table) -> Flow:
        return call(table, SettingUp())

    @step
    def prepare(self, table: Table) -> Flow:
        return call(table, Preparing())

    @step
    def deploy(self, table: Table) -> Flow:
        return call(table, Deploying())

    @step
    def adventure(self, table: Table) -> Flow:
        return call(table, Adventuring())

    @step
    def clean_up(self, table: Table) -> Flow:
        return call(table, CleaningUp())

    @step
    def next_turn(self, table: Table) -> Flow:
        if table.phase == OVER:
            if table.twist is None:
                tell_score(table)
            else:
                tell_rank(table)
                tell_shortfall(table, rank_of(table))
                tell_campaign(table)
            return DONE
        return self.go(self.prepare)
