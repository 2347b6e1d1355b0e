"""The course of the game: setup, then turns of four phases until it ends (ML-032, ML-188, ML-203).
Each phase is a chapter of its own; the score is left to ``score``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...state.game_state import OVER, LandsState
from ..battle.battle import Adventuring
from ..solo.campaign import tell_campaign
from ..solo.goals import tell_shortfall
from ..solo.scenarios import rank_of, tell_rank
from .cleanup import CleaningUp
from .deployment import Deploying
from .preparation import Preparing
from .score import tell_score
from .setup import SettingUp


@procedure
class Playing(Frame):
    """The whole game (ML-032)."""

    @step
    def set_up(self, state: LandsState) -> Flow:
        return call(state, SettingUp())

    @step
    def prepare(self, state: LandsState) -> Flow:
        return call(state, Preparing())

    @step
    def deploy(self, state: LandsState) -> Flow:
        return call(state, Deploying())

    @step
    def adventure(self, state: LandsState) -> Flow:
        return call(state, Adventuring())

    @step
    def clean_up(self, state: LandsState) -> Flow:
        return call(state, CleaningUp())

    @step
    def next_turn(self, state: LandsState) -> Flow:
        if state.phase == OVER:
            if state.twist is None:
                tell_score(state)
            else:
                tell_rank(state)
                tell_shortfall(state, rank_of(state))
                tell_campaign(state)
            return DONE
        return self.go(self.prepare)
