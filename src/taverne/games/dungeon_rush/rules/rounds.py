"""The course of play: nine rounds of reveal, attack and resolution, then the final fight (DR-032 to DR-046).

How an attack goes and what a fight gives are left to the chapters that follow.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Decision, Draw, Refusal, Timer
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.race import COUNTDOWN as COUNTDOWN_TIMER
from taverne.games.dungeon_rush.rules.attack import Assigning, Attacking, Snaking, assign, too_late
from taverne.games.dungeon_rush.rules.draft import SettingUp
from taverne.games.dungeon_rush.rules.final import Finishing
from taverne.games.dungeon_rush.rules.gains import Placing, place_all
from taverne.games.dungeon_rush.rules.resolution import resolve_fights
from taverne.games.dungeon_rush.state import (
    ATTACK,
    COUNTDOWN,
    GAINS,
    HANDS,
    NONE,
    OVER,
    READY,
    SECRET,
    SNAKE,
    Table,
)

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
    def set_up(self, table: Table) -> Flow:
        return call(table, SettingUp())

    @step
    def next_round(self, table: Table) -> Flow:
        if table.round == table.box.constants.rounds:
            return self.go(self.finish)
        return call(table, Round())

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.next_round)

    @step
    def finish(self, table: Table) -> Flow:
        return call(table, Finishing())

    @step
    def end(self, table: Table) -> Flow:
        table.phase = OVER
        return DONE


@procedure
class Round(Frame):
    """Reveal, attack, resolution (DR-037 to DR-046, DR-116, DR-119)."""

    @step
    def begin(self, table: Table) -> Flow:
        """All heroes are free again, also after a defeat (DR-040)."""
        table.round += 1
        table.target = [NONE] * (2 * table.seats)
        table.finished = [False] * table.seats
        table.locked = [0] * (2 * table.seats)
        if table.events is not None:
            table.emit("round", {"round": table.round, "level": table.level, "seat": table.round_first()}, "DR-033")
        return call(table, GettingReady()) if table.real_time else None

    @step
    def count_down(self, table: Table) -> Flow:
        return call(table, CountingDown()) if table.real_time else None

    @step
    def deal(self, table: Table) -> Flow:
        """Two monsters for each player, of the level's pile; nobody has a right to those dealt to them (DR-041)."""
        ids = table.box.monster_ids
        pile = table.piles[table.level - 1]
        return ask(table, Draw(tuple([ids[monster] for monster in pile]), table.per_round, "reveal", "DR-041"))

    @step
    def reveal(self, table: Table) -> Flow:
        """All are turned at the same moment, in one order for everybody (DR-042, DR-115, DR-118)."""
        index = table.box.monster_index
        table.slots = [index[str(name)] for name in table.answer.args]
        table.holder = [NONE] * len(table.slots)
        pile = table.piles[table.level - 1]
        for monster in table.slots:
            pile.remove(monster)
        table.phase = ATTACK
        if table.events is not None:
            table.emit("revealed", {"monsters": [f"monster-{n}" for n in table.answer.args]}, "DR-042", reveals=True)
        if table.mode == SNAKE:
            return call(table, Snaking())
        return call(table, Assigning() if table.mode == SECRET else Attacking())

    @step
    def resolve(self, table: Table) -> Flow:
        if table.mode == SECRET:
            assign(table)
        wins = resolve_fights(table)
        table.slots, table.holder = [], []
        table.phase = GAINS
        return call(table, Placing(wins=wins))

    @step
    def place(self, table: Table) -> Flow:
        place_all(table)
        return DONE


@procedure
class GettingReady(Frame):
    """A round starts when all are ready or 20 s have passed; only here a pause is possible (DR-119, DR-157)."""

    ready: list[bool] = field(default_factory=list)
    paused: bool = False

    @step
    def gather(self, table: Table) -> Flow:
        table.phase = READY
        if not self.ready:
            self.ready = [False] * table.seats
        options = (GO,) if self.paused else (GO, PAUSE)
        prompt = "paused" if self.paused else "ready"
        waiting: list[Decision] = [
            Choice(seat, prompt, options, "DR-119", {"round": table.round}, default=GO, final=True)
            for seat in range(table.seats)
            if not self.ready[seat]
        ]
        if table.limits and not self.paused:
            waiting.append(Timer("ready", READY_MS, "DR-119", table.round))
        return ask(table, *waiting)

    @step
    def take(self, table: Table) -> Flow:
        if table.by == CLOCK:
            return DONE
        if table.answer == PAUSE:
            self.paused = True
            self.ready = [False] * table.seats
            table.emit("paused", {"seat": table.by}, "DR-157")
            return self.go(self.gather)
        self.ready[table.by] = True
        table.emit("ready", {"seat": table.by}, "DR-119")
        if all(self.ready):
            return DONE
        self.go(self.take)
        return ask(table, *[decision for decision in table.pending if decision.seat != table.by])

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if action.kind == "claim":
            return too_late(table) if table.round > 1 else Refusal("countdown", "DR-117")
        if 0 <= seat < table.seats and self.ready[seat]:
            return Refusal("already-ready", "DR-119")
        return Refusal("only-ready", "DR-157" if action == PAUSE else "DR-119")


@procedure
class CountingDown(Frame):
    """Three visible seconds; a hand on the table too early is locked for 250 ms from then on (DR-116, DR-117)."""

    @step
    def wait(self, table: Table) -> Flow:
        table.phase = COUNTDOWN
        hasty = [
            Choice(seat, "countdown", EARLY, "DR-117", {"round": table.round}, final=True, optional=True)
            for seat in range(table.seats)
        ]
        return ask(table, Timer(COUNTDOWN_TIMER, COUNTDOWN_MS, "DR-116", table.round), *hasty)

    @step
    def take(self, table: Table) -> Flow:
        if table.by == CLOCK:
            return DONE
        hand = HANDS.index(str(table.answer.args[0]))
        hero = 2 * table.by + hand
        table.locked[hero] = max(table.locked[hero], table.stamp + LOCK_MS)
        table.emit("early", {"seat": table.by, "hand": HANDS[hand]}, "DR-117")
        return self.go(self.wait)

    def counts_as(self, table: Table, seat: Seat, action: Action) -> Action:
        """A claim before the reveal is a guess, whatever it names: a false start of that hand (DR-117)."""
        if action.kind == "claim" and len(action.args) == 2 and action.args[0] in HANDS:
            return EARLY[HANDS.index(str(action.args[0]))]
        return action

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("countdown", "DR-117" if action.kind == "claim" else "DR-116")
