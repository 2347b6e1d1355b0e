"""The course of the game: setup, then rounds of one turn for each realm, six phases a turn, until a side wins.
Each phase is a chapter of its own; who has won is left to ``victory``."""

from __future__ import annotations

from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..catalogue import EVERYBODY, NONE, REALM_WORDS
from ..state import (
    BATTLES,
    DRAW,
    INCOME,
    MOVEMENT,
    OVER,
    PHASE_WORDS,
    REINFORCEMENT,
    REPOSITION,
    ROUND_END,
    Table,
)
from .battles import Warring
from .drawing import Drawing
from .income import collect
from .movement import Moving
from .reactions import triggers, window
from .reinforcement import Reinforcing
from .reposition import Repositioning
from .setup import SettingUp
from .victory import check_at_once, check_round_end, end_by_limit


@procedure
class Playing(Frame):
    """The whole game: the realms take their turns in a fixed order, round after round (CN-073, CN-074)."""

    @step
    def set_up(self, table: Table) -> Flow:
        return call(table, SettingUp())

    @step
    def begin_round(self, table: Table) -> Flow:
        table.realm = 0
        table.emit("round", {"round": table.round}, "CN-073")
        return None

    @step
    def take_turn(self, table: Table) -> Flow:
        """An eliminated realm has no turn (CN-038)."""
        return None if table.out[table.realm] else call(table, TakingTurn())

    @step
    def next_realm(self, table: Table) -> Flow:
        if table.winner != NONE:
            return self.go(self.finish)
        if table.realm < len(EVERYBODY) - 1:
            table.realm += 1
            return self.go(self.take_turn)
        table.phase = ROUND_END
        return window(table, "game_round_end")

    @step
    def judge(self, table: Table) -> Flow:
        """The round is over for everybody: is there a winner (CN-004, CN-025)? A limit ends the game for good."""
        if table.winner == NONE:
            check_round_end(table)
        last = 0 < table.limit <= table.round
        if table.winner == NONE and last:
            end_by_limit(table)
        if table.winner != NONE or last:
            return self.go(self.finish)
        table.round += 1
        return self.go(self.begin_round)

    @step
    def finish(self, table: Table) -> Flow:
        table.phase = OVER
        table.fight = None
        table.emit("over", {"round": table.round})
        return DONE


@procedure
class TakingTurn(Frame):
    """A realm's turn: draw, movement, battles, reposition, reinforcement, income (CN-075)."""

    @step
    def begin(self, table: Table) -> Flow:
        """The start of a turn is a window before the Draw phase (CN-079)."""
        table.phase = DRAW
        if table.events is not None:
            data = {"realm": REALM_WORDS[table.realm], "seat": table.seat(table.realm), "round": table.round}
            table.emit("turn", data, "CN-073")
        return window(table, "turn_start")

    @step
    def draw(self, table: Table) -> Flow:
        return call(table, enter(table, DRAW, Drawing()))

    @step
    def before_movement(self, table: Table) -> Flow:
        return leave(table, "phase_end", "phase")

    @step
    def move(self, table: Table) -> Flow:
        return call(table, enter(table, MOVEMENT, Moving()))

    @step
    def before_battles(self, table: Table) -> Flow:
        return leave(table, "phase_end")

    @step
    def battle(self, table: Table) -> Flow:
        return call(table, enter(table, BATTLES, Warring()))

    @step
    def before_reposition(self, table: Table) -> Flow:
        return leave(table, "phase_end")

    @step
    def reposition(self, table: Table) -> Flow:
        return call(table, enter(table, REPOSITION, Repositioning()))

    @step
    def before_reinforcement(self, table: Table) -> Flow:
        return leave(table, "phase_end")

    @step
    def open_reinforcement(self, table: Table) -> Flow:
        table.phase = REINFORCEMENT
        return triggers(table, "reinforcement_start")

    @step
    def reinforce(self, table: Table) -> Flow:
        return call(table, enter(table, REINFORCEMENT, Reinforcing()))

    @step
    def before_income(self, table: Table) -> Flow:
        return leave(table, "phase_end")

    @step
    def earn(self, table: Table) -> Flow:
        enter(table, INCOME, self)
        collect(table)
        return leave(table, "phase_end")

    @step
    def end(self, table: Table) -> Flow:
        """What lasts for a turn ends with it."""
        forget_turn(table)
        return DONE


def enter(table: Table, phase: int, frame: Frame) -> Frame:
    """Begin a phase, and return the procedure that carries it out; the one before is closed for good (CN-078)."""
    table.phase = phase
    if table.events is not None:
        data = {"realm": REALM_WORDS[table.realm], "phase": f"phase-{PHASE_WORDS[phase]}"}
        table.emit("phase", data, "CN-075", reveals=True)
    return frame


def leave(table: Table, *names: str) -> Flow:
    """End a phase: has somebody won at once, and what is played after its last step (CN-081)?

    Nothing is taken back from here on (CN-078, CN-083), which nobody needs to be told.
    """
    table.emit("closed", None, "CN-078", reveals=True)
    check_at_once(table)
    if table.winner != NONE:
        return DONE
    return window(table, *names)


def forget_turn(table: Table) -> None:
    """Forget what units and lands did in this turn, and effects that lasted until its end."""
    for unit, spent in enumerate(table.moved):
        if spent:
            table.moved[unit] = 0
    if any(table.mark):
        table.mark = [0] * len(table.mark)
    for places in (table.origin, table.aim):
        places[:] = [NONE] * len(places)
    for things in (table.won, table.built, table.cleared, table.lasting, table.used):
        things.clear()
