"""The course of play: nine rounds of reveal, attack and resolution, then the final fight (DR-032 to DR-046).

How an attack goes and what a fight gives are left to the chapters that follow.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, Timer
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, repeat, step
from taverne.engine.matches.race import COUNTDOWN as COUNTDOWN_TIMER
from taverne.engine.piles import draw, drawn
from taverne.engine.reasons import Reason

from ..state.game_state import DungeonState
from ..state.terms import ATTACK, COUNTDOWN, GAINS, HANDS, NONE, READY, SECRET, SNAKE
from .attack import Assigning, Attacking, Snaking, assign, too_late
from .draft import SettingUp
from .final import Finishing
from .gains import Placing, place_all
from .resolution import resolve_fights

READY_MS: Final = 20_000
COUNTDOWN_MS: Final = 3_000
LOCK_MS: Final = 250
GO: Final = Action("ready")
PAUSE: Final = Action("pause")
EARLY: Final = (Action("early", ("left",)), Action("early", ("right",)))


@procedure
class Playing(Frame):
    """The whole game (DR-032, DR-033, DR-039)."""

    @step
    def set_up(self, state: DungeonState) -> Flow:
        return call(state, SettingUp())

    @step
    def next_round(self, state: DungeonState) -> Flow:
        return repeat(state, Round()) if state.round < state.box.constants.rounds else None

    @step
    def finish(self, state: DungeonState) -> Flow:
        return call(state, Finishing())


@procedure
class Round(Frame):
    """Reveal, attack, resolution (DR-037 to DR-046, DR-116, DR-119)."""

    @step
    def begin(self, state: DungeonState) -> Flow:
        """All heroes are free again, also after a defeat (DR-040)."""
        state.round += 1
        state.target = [NONE] * (2 * state.seats)
        state.finished = [False] * state.seats
        state.locked = [0] * (2 * state.seats)
        state.tell("round", "DR-033", round=state.round, level=state.level, seat=state.round_first())
        return call(state, GettingReady()) if state.real_time else None

    @step
    def count_down(self, state: DungeonState) -> Flow:
        return call(state, CountingDown()) if state.real_time else None

    @step
    def deal(self, state: DungeonState) -> Flow:
        """Two monsters for each player, of the level's pile; nobody has a right to those dealt to them (DR-041)."""
        pile = state.piles[state.level - 1]
        return draw(state, pile, state.box.monster_ids, state.per_round, "reveal", "DR-041")

    @step
    def reveal(self, state: DungeonState) -> Flow:
        """All are turned at the same moment, in one order for everybody (DR-042, DR-115, DR-118)."""
        state.slots = drawn(state, state.piles[state.level - 1], state.box.monster_index)
        state.holder = [NONE] * len(state.slots)
        state.phase = ATTACK
        words = state.box.monster_words
        state.tell("revealed", "DR-042", reveals=True, monsters=[words[monster] for monster in state.slots])
        if state.mode == SNAKE:
            return call(state, Snaking())
        return call(state, Assigning() if state.mode == SECRET else Attacking())

    @step
    def resolve(self, state: DungeonState) -> Flow:
        if state.mode == SECRET:
            assign(state)
        wins = resolve_fights(state)
        state.slots, state.holder = [], []
        state.phase = GAINS
        return call(state, Placing(wins=wins))

    @step
    def place(self, state: DungeonState) -> Flow:
        place_all(state)
        return None


@procedure
class GettingReady(Frame):
    """A round starts when all are ready or 20 s have passed; only here a pause is possible (DR-119, DR-157)."""

    ready: list[bool] = []
    paused: bool = False

    @step
    def gather(self, state: DungeonState) -> Flow:
        state.phase = READY
        if not self.ready:
            self.ready = [False] * state.seats
        options = (GO,) if self.paused else (GO, PAUSE)
        prompt = "paused" if self.paused else "ready"
        waiting: list[Decision] = [
            Choice(seat, prompt, options, "DR-119", {"round": state.round}, default=GO, final=True)
            for seat in range(state.seats)
            if not self.ready[seat]
        ]
        if state.limits and not self.paused:
            waiting.append(Timer("ready", READY_MS, "DR-119", state.round))
        return ask(state, *waiting)

    @step
    def take(self, state: DungeonState) -> Flow:
        if state.by == CLOCK:
            return DONE
        if state.answer.kind == "pause":
            self.paused = True
            self.ready = [False] * state.seats
            state.tell("paused", "DR-157", seat=state.by)
            return self.go(self.gather)
        self.ready[state.by] = True
        state.tell("ready", "DR-119", seat=state.by)
        if all(self.ready):
            return DONE
        self.go(self.take)
        return ask(state, *[decision for decision in state.pending if decision.seat != state.by])

    def waits(self, state: DungeonState, choice: Choice) -> bool:
        """A pause lasts until those who paused are back (DR-157): nobody is ready on another's behalf."""
        return self.paused

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if action.kind == "claim":
            return too_late(state) if state.round > 1 else Reason("countdown", "DR-117")
        if 0 <= seat < state.seats and self.ready[seat]:
            return Reason("already-ready", "DR-119")
        return Reason("only-ready", "DR-157" if action == PAUSE else "DR-119")


@procedure
class CountingDown(Frame):
    """Three visible seconds; a hand on the table too early is locked for 250 ms from then on (DR-116, DR-117)."""

    @step
    def wait(self, state: DungeonState) -> Flow:
        state.phase = COUNTDOWN
        hasty = [
            Choice(seat, "countdown", EARLY, "DR-117", {"round": state.round}, final=True, optional=True)
            for seat in range(state.seats)
        ]
        return ask(state, Timer(COUNTDOWN_TIMER, COUNTDOWN_MS, "DR-116", state.round), *hasty)

    @step
    def take(self, state: DungeonState) -> Flow:
        if state.by == CLOCK:
            return DONE
        hand = HANDS.index(state.answer.word())
        hero = 2 * state.by + hand
        state.locked[hero] = max(state.locked[hero], state.stamp + LOCK_MS)
        state.tell("early", "DR-117", seat=state.by, hand=HANDS[hand])
        return self.go(self.wait)

    def counts_as(self, state: DungeonState, seat: Seat, action: Action) -> Action:
        """A claim before the reveal is a guess, whatever it names: a false start of that hand (DR-117)."""
        if action.kind == "claim" and len(action.args) == 2 and action.args[0] in HANDS:
            return EARLY[HANDS.index(action.word())]
        return action

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        return Reason("countdown", "DR-117" if action.kind == "claim" else "DR-116")
