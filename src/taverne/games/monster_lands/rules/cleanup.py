"""The Cleanup phase in its eight steps (ML-188 to ML-212).
Leaders and wages have a chapter of their own; the score is left to ``score``."""

from __future__ import annotations

from dataclasses import field

from taverne.engine.actions import Seat
from taverne.engine.common import ENOUGH
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CODES, EXPEDITIONS, NONE
from ..effects import power_n, storage
from ..state import CLEANUP, OVER, Table
from ..vocabulary import BUILDINGS, Panic
from .battle import clear_expedition
from .free_actions import heal
from .free_options import patients
from .scenarios import glory_ends, last_turn
from .setup import GATE_SPACE, DrawingMonster, OpeningRegion, PostingMissions, spaces
from .supplies import add_gold, store
from .wages import PAY, PayingWages, StartingAfresh, Succeeding

__all__ = ["PAY", "CleaningUp", "next_first", "reset_board"]


@procedure
class CleaningUp(Frame):
    """Tidy, panic, leaders, wages, end?, reset, first player, next turn (ML-188)."""

    seat: Seat = 0
    space: int = 0

    @step
    def tidy(self, table: Table) -> Flow:
        """Survivors come home with what they carry; traps and Defence tokens are gone (ML-189, ML-190)."""
        table.phase = CLEANUP
        table.emit("phase", {"phase": "phase-cleanup"}, "ML-188")
        return call(table, ComingHome())

    @step
    def panic(self, table: Table) -> Flow:
        return call(table, Panicking())

    @step
    def leaders(self, table: Table) -> Flow:
        if self.seat == table.seats:
            self.seat = 0
            return self.go(self.wages)
        self.seat += 1
        return call(table, Succeeding(self.seat - 1))

    @step
    def next_leader(self, table: Table) -> Flow:
        return self.go(self.leaders)

    @step
    def wages(self, table: Table) -> Flow:
        if self.seat == table.seats:
            self.seat = 0
            return self.go(self.end_game)
        self.seat += 1
        return call(table, PayingWages(self.seat - 1))

    @step
    def next_wages(self, table: Table) -> Flow:
        return self.go(self.wages)

    @step
    def end_game(self, table: Table) -> Flow:
        """After turn 6, or when a clan has 30 glory (ML-203); a scenario has its own length (ML-244)."""
        if table.turn == last_turn(table) or glory_ends(table):
            table.phase = OVER
            return DONE
        return None

    @step
    def afresh(self, table: Table) -> Flow:
        if self.seat == table.seats:
            return self.go(self.reset)
        self.seat += 1
        return call(table, StartingAfresh(self.seat - 1)) if not table.members[self.seat - 1] else None

    @step
    def next_afresh(self, table: Table) -> Flow:
        return self.go(self.afresh)

    @step
    def reset(self, table: Table) -> Flow:
        """Dice go back, missions are replaced; displays stay as they are (ML-204, ML-205, ML-208)."""
        reset_board(table)
        table.mission_discard += [mission for mission in table.missions if mission != NONE]
        table.missions = [NONE, NONE]
        return call(table, PostingMissions())

    @step
    def refill_monsters(self, table: Table) -> Flow:
        """Empty spaces are filled; a region that stays keeps its list (ML-206, ML-207, ML-209)."""
        if self.space == spaces(table):
            self.space = 0
            return self.go(self.refill_regions)
        self.space += 1
        return call(table, DrawingMonster(self.space - 1)) if table.monsters[self.space - 1] == NONE else None

    @step
    def next_monster(self, table: Table) -> Flow:
        return self.go(self.refill_monsters)

    @step
    def refill_regions(self, table: Table) -> Flow:
        if self.space == spaces(table):
            return self.go(self.pass_marker)
        self.space += 1
        return call(table, OpeningRegion(self.space - 1)) if table.regions[self.space - 1] == NONE else None

    @step
    def next_region(self, table: Table) -> Flow:
        return self.go(self.refill_regions)

    @step
    def pass_marker(self, table: Table) -> Flow:
        table.first = next_first(table)
        table.emit("first", {"seat": table.first}, "ML-210")
        table.turn += 1
        return DONE


def reset_board(table: Table) -> None:
    """All dice return to the reserve, and what was used this turn is fresh again (ML-029, ML-204)."""
    table.pool = [0] * (CODES * table.seats)
    table.slot_die = [0] * len(table.slot_die)
    table.slot_by = [NONE] * len(table.slot_by)
    table.haggled = [0] * len(table.haggled)
    table.pawned = 0
    table.spent = [0] * len(table.spent)
    table.gear_spent = [0] * len(table.gear_spent)
    table.guarded = [0] * EXPEDITIONS
    table.exploited = [0] * len(table.exploited)


def next_first(table: Table) -> Seat:
    """The lowest reputation; of equals the nearest counter-clockwise, the present holder last (ML-210 to ML-212)."""
    lowest = min(table.reputation)
    for away in range(1, table.seats + 1):
        seat = (table.first - away) % table.seats
        if table.reputation[seat] == lowest:
            return seat
    raise AssertionError("somebody has the lowest reputation")


@procedure
class ComingHome(Frame):
    """All tokens return at once with gold, potions and venoms; then whoever is home may drink (ML-062, ML-189).

    ``brought`` counts the potions that each seat's tokens carry home.
    """

    brought: list[int] = field(default_factory=list)
    seat: Seat = 0

    @step
    def bring(self, table: Table) -> Flow:
        self.brought = [0] * table.seats
        for e in range(EXPEDITIONS):
            member = table.who[e]
            if member >= 0:
                self.unload(table, e, member)
            table.who[e] = NONE
            wipe(table, e)
        return None

    def unload(self, table: Table, e: int, member: int) -> None:
        seat = table.owner[member]
        table.place[member] = NONE
        if table.events is not None:
            table.emit("home", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-189")
        add_gold(table, seat, table.purse[e], "ML-114")
        store(table, seat, "venom", table.venoms[e], "ML-189")
        self.brought[seat] += table.potions[e]

    @step
    def stow(self, table: Table) -> Flow:
        while self.seat < table.seats:
            self.seat += 1
            if self.brought[self.seat - 1]:
                self.go(self.stow)
                return call(table, Returning(self.seat - 1, self.brought[self.seat - 1]))
        return DONE


def wipe(table: Table, e: int) -> None:
    """Discard all that lies on an expedition (ML-190)."""
    clear_expedition(table, e)
    table.purse[e] = table.potions[e] = table.venoms[e] = 0
    table.rolled[e] = 0
    if table.aims:
        table.aims.clear()


@procedure
class Returning(Frame):
    """Potions that come home: where they would overflow, the wounded at home may drink first (ML-062, ML-067)."""

    seat: Seat = 0
    n: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        seat = self.seat
        over = table.potion[seat] + self.n - storage(table, seat, "potion")
        sick = patients(table, seat)
        if over <= 0 or not sick:
            store(table, seat, "potion", self.n, "ML-189")
            return DONE
        options = (ENOUGH, *[table.cat.heal[member] for member in sick])
        return ask(table, Choice(seat, "heal", options, "ML-189", {"n": over}, default=ENOUGH))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == ENOUGH:
            store(table, self.seat, "potion", self.n, "ML-189")
            return DONE
        heal(table, self.seat, table.cat.member_index[str(table.answer.args[0])])
        return self.go(self.offer)


@procedure
class Panicking(Frame):
    """Unbeaten monsters come to the Gates, the strongest stays, and panic spreads (ML-191 to ML-194)."""

    n: int = 0

    @step
    def gather(self, table: Table) -> Flow:
        """Printed attack counts, then kill value (ML-192); of equals the one already there, then region A's (ML-194).

        One that escaped has come to the Gates before those that stayed in their regions (ML-334, ML-346).
        """
        cards = table.box.cards.monster
        comers = [table.monsters[GATE_SPACE], *table.fugitives, table.monsters[0], table.monsters[1]]
        comers = [monster for monster in comers if monster != NONE]
        table.monsters = [NONE, NONE, NONE]
        table.fugitives.clear()
        if not comers:
            return DONE
        best = max(comers, key=lambda monster: (cards[monster].attack, cards[monster].kill_value))
        table.monster_discard += [monster for monster in comers if monster != best]
        table.monsters[GATE_SPACE] = best
        self.n = power_n(table, best, Panic) or 1
        if table.events is not None:
            table.emit("at-gates", {"monster": table.cat.monster_names[best]}, "ML-191")
        return None

    @step
    def draw(self, table: Table) -> Flow:
        """An empty pile has no effect (ML-194)."""
        n = min(self.n, len(table.panic_pile))
        if not n:
            return DONE
        return ask(table, Draw(tuple([BUILDINGS[b] for b in table.panic_pile]), n, "panic", "ML-193"))

    @step
    def close(self, table: Table) -> Flow:
        for word in table.answer.args:
            building = BUILDINGS.index(word)
            table.panic_pile.remove(building)
            table.panic[building] = 1
            table.emit("panic", {"building": f"building-{word}"}, "ML-193", reveals=True)
        return DONE
