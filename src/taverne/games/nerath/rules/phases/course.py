"""The course of the game: setup, then rounds of one turn for each realm, six phases a turn, until a side wins.
Each phase is a chapter of its own; who has won is left to ``victory``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...box.catalogue import EVERYBODY, NONE, REALM_WORDS
from ...state.game_state import (
    BATTLES,
    DRAW,
    INCOME,
    MOVEMENT,
    OVER,
    PHASE_WORDS,
    REINFORCEMENT,
    REPOSITION,
    ROUND_END,
    NerathState,
)
from ..battle.battles import Warring
from ..cards.reactions import triggers, window
from ..movement.movement import Moving
from .draw import Drawing
from .income import collect
from .reinforcement import Reinforcing
from .reposition import Repositioning
from .setup import SettingUp
from .victory import check_at_once, check_round_end, end_by_limit, is_last_round


@procedure
class Playing(Frame):
    """The whole game: the realms take their turns in a fixed order, round after round (CN-073, CN-074)."""

    @step
    def set_up(self, state: NerathState) -> Flow:
        return call(state, SettingUp())

    @step
    def begin_round(self, state: NerathState) -> Flow:
        state.realm = 0
        state.tell("round", "CN-073", round=state.round)
        return None

    @step
    def take_turn(self, state: NerathState) -> Flow:
        """An eliminated realm has no turn (CN-038)."""
        return None if state.out[state.realm] else call(state, TakingTurn())

    @step
    def next_realm(self, state: NerathState) -> Flow:
        if state.winner != NONE:
            return self.go(self.finish)
        if state.realm < len(EVERYBODY) - 1:
            state.realm += 1
            return self.go(self.take_turn)
        state.phase = ROUND_END
        return window(state, "game_round_end")

    @step
    def judge(self, state: NerathState) -> Flow:
        """The round is over for everybody: is there a winner (CN-004, CN-025)? A limit ends the game for good."""
        if state.winner == NONE:
            check_round_end(state)
        last = is_last_round(state)
        if state.winner == NONE and last:
            end_by_limit(state)
        if state.winner != NONE or last:
            return self.go(self.finish)
        state.round += 1
        return self.go(self.begin_round)

    @step
    def finish(self, state: NerathState) -> Flow:
        state.phase = OVER
        state.fight = None
        state.tell("over", round=state.round)
        return DONE


@procedure
class TakingTurn(Frame):
    """A realm's turn: draw, movement, battles, reposition, reinforcement, income (CN-075)."""

    @step
    def begin(self, state: NerathState) -> Flow:
        """The start of a turn is a window before the Draw phase (CN-079)."""
        state.phase = DRAW
        state.tell("turn", "CN-073", realm=REALM_WORDS[state.realm], seat=state.seat(state.realm), round=state.round)
        return window(state, "turn_start")

    @step
    def draw(self, state: NerathState) -> Flow:
        return call(state, enter(state, DRAW, Drawing()))

    @step
    def before_movement(self, state: NerathState) -> Flow:
        return leave(state, "phase_end", "phase")

    @step
    def move(self, state: NerathState) -> Flow:
        return call(state, enter(state, MOVEMENT, Moving()))

    @step
    def before_battles(self, state: NerathState) -> Flow:
        return leave(state, "phase_end")

    @step
    def battle(self, state: NerathState) -> Flow:
        return call(state, enter(state, BATTLES, Warring()))

    @step
    def before_reposition(self, state: NerathState) -> Flow:
        return leave(state, "phase_end")

    @step
    def reposition(self, state: NerathState) -> Flow:
        return call(state, enter(state, REPOSITION, Repositioning()))

    @step
    def before_reinforcement(self, state: NerathState) -> Flow:
        return leave(state, "phase_end")

    @step
    def open_reinforcement(self, state: NerathState) -> Flow:
        state.phase = REINFORCEMENT
        return triggers(state, "reinforcement_start")

    @step
    def reinforce(self, state: NerathState) -> Flow:
        return call(state, enter(state, REINFORCEMENT, Reinforcing()))

    @step
    def before_income(self, state: NerathState) -> Flow:
        return leave(state, "phase_end")

    @step
    def earn(self, state: NerathState) -> Flow:
        enter(state, INCOME, self)
        collect(state)
        return leave(state, "phase_end")

    @step
    def end(self, state: NerathState) -> Flow:
        """What lasts for a turn ends with it."""
        forget_turn(state)
        return DONE


def enter(state: NerathState, phase: int, frame: Frame) -> Frame:
    """Begin a phase, and return the procedure that carries it out; the one before is closed for good (CN-078)."""
    state.phase = phase
    state.tell("phase", "CN-075", reveals=True, realm=REALM_WORDS[state.realm], phase=f"phase-{PHASE_WORDS[phase]}")
    return frame


def leave(state: NerathState, *names: str) -> Flow:
    """End a phase: has somebody won at once, and what is played after its last step (CN-081)?

    Nothing is taken back from here on (CN-078, CN-083), which nobody needs to be told.
    """
    state.emit("closed", None, "CN-078", reveals=True)
    check_at_once(state)
    if state.winner != NONE:
        return DONE
    return window(state, *names)


def forget_turn(state: NerathState) -> None:
    """Forget what units and lands did in this turn, and effects that lasted until its end."""
    for unit, spent in enumerate(state.moved):
        if spent:
            state.moved[unit] = 0
    if any(state.mark):
        state.mark = [0] * len(state.mark)
    for places in (state.origin, state.aim):
        places[:] = [NONE] * len(places)
    for things in (state.won, state.built, state.cleared, state.lasting, state.used):
        things.clear()
