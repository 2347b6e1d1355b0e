"""The Cleanup phase in its eight steps (ML-188 to ML-212), and a clan that starts afresh (ML-150, ML-151).
The score is left to ``score``."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.common import ENOUGH
from taverne.engine.decisions import Choice, Draw, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CODES, EXPEDITIONS, NONE
from ..effects import power_n, storage
from ..state import CLEANUP, OVER, Table
from ..vocabulary import BUILDINGS, Panic, Take
from .attack import leave
from .battle import clear_expedition
from .freely import do_spare, heal, patients, ready_loot, spare_gold, spare_options, vacancies
from .purchases import discard_gear, enlist
from .setup import GATE_SPACE, DrawingMonster, OpeningRegion, PostingMissions, spaces
from .supplies import add_gold, store

PAY: Final = Action("pay")
FRESH: Final = Action("fresh")


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
        """After turn 6, or when a clan has 30 glory (ML-203)."""
        end = table.box.cards.end
        if table.turn == end.turns or max(table.glory) >= end.glory:
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
    """Tokens return with gold, potions and venoms; potions beyond the limit may still heal (ML-062, ML-189)."""

    e: int = 0

    @step
    def bring(self, table: Table) -> Flow:
        while self.e < EXPEDITIONS:
            e = self.e
            self.e += 1
            member = table.who[e]
            if member >= 0:
                return self.unload(table, e, member)
            table.who[e] = NONE
            wipe(table, e)
        return DONE

    def unload(self, table: Table, e: int, member: int) -> Flow:
        seat = table.owner[member]
        table.who[e] = NONE
        table.place[member] = NONE
        if table.events is not None:
            table.emit("home", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-189")
        add_gold(table, seat, table.purse[e], "ML-114")
        store(table, seat, "venom", table.venoms[e], "ML-189")
        potions = table.potions[e]
        wipe(table, e)
        return call(table, Returning(seat, potions)) if potions else None

    @step
    def on(self, table: Table) -> Flow:
        return self.go(self.bring)


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
        """Printed attack counts, then kill value; of equals the one already there, then region A's (ML-192, ML-194)."""
        cards = table.box.cards.monster
        comers = [table.monsters[GATE_SPACE], table.monsters[0], table.monsters[1], *table.fugitives]
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


def most_reputed(table: Table, members: list[int]) -> list[int]:
    """Return those of highest reputation, of these the dearest (ML-195, ML-200)."""
    cat = table.cat
    best = max([(cat.reputation[m], cat.cost[m]) for m in members])
    return [m for m in members if (cat.reputation[m], cat.cost[m]) == best]


@procedure
class Succeeding(Frame):
    """A clan whose leader died promotes its most reputed member, managers last (ML-195 to ML-197, ML-177)."""

    seat: Seat = 0

    def heirs(self, table: Table) -> list[int]:
        members = table.members[self.seat]
        free = [member for member in members if member not in table.manager]
        found = most_reputed(table, free or members)
        novices = [m for m in found if table.novice(m)]
        return novices[:1] if len(novices) == len(found) else found

    @step
    def offer(self, table: Table) -> Flow:
        if table.leader[self.seat] != NONE or not table.members[self.seat]:
            return DONE
        heirs = self.heirs(table)
        if len(heirs) == 1:
            table.answer = table.cat.leader_action[heirs[0]]
            return None
        options = tuple([table.cat.leader_action[member] for member in heirs])
        return ask(table, Choice(self.seat, "leader", options, "ML-195"))

    @step
    def promote(self, table: Table) -> Flow:
        member = table.cat.member_index[str(table.answer.args[0])]
        table.leader[self.seat] = member
        if member in table.manager:
            table.manager[table.manager.index(member)] = NONE
        if table.events is not None:
            table.emit("leader", {"seat": self.seat, "mercenary": table.cat.member_names[member]}, "ML-195")
        return DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("leader", "ML-195") if table.asked(seat) else Refusal("not-asked")


@procedure
class PayingWages(Frame):
    """Each member but leader and managers is paid by the clan's glory, or somebody deserts (ML-198 to ML-202)."""

    seat: Seat = 0

    def paid(self, table: Table) -> list[int]:
        """Return who is paid: not the leader, not the managers (ML-084, ML-174, ML-198)."""
        leader = table.leader[self.seat]
        return [m for m in table.members[self.seat] if m != leader and m not in table.manager]

    def due(self, table: Table) -> int:
        cat = table.cat
        return len(self.paid(table)) * cat.bracket_wage[cat.bracket(table.glory[self.seat])]

    def matters(self, table: Table) -> bool:
        """Whether something that may be done at any time would change anything now (ML-176, ML-179, ML-202)."""
        seat = self.seat
        short = table.gold[seat] < self.due(table)
        if short and spare_gold(table, seat):
            return True
        if vacancies(table, seat):
            return True
        return any(isinstance(table.cat.loot_effect[token], Take) for token in ready_loot(table, seat))

    @step
    def offer(self, table: Table) -> Flow:
        if not self.matters(table):
            return self.go(self.pay)
        options = (PAY, *spare_options(table, self.seat))
        data: dict[str, int | str] = {"due": self.due(table), "n": table.gold[self.seat]}
        return ask(table, Choice(self.seat, "wages", options, "ML-202", data, default=PAY))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PAY:
            return self.go(self.pay)
        self.go(self.again)
        return do_spare(table, self.seat, table.answer)

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

    @step
    def pay(self, table: Table) -> Flow:
        due = self.due(table)
        if table.gold[self.seat] >= due:
            add_gold(table, self.seat, -due, "ML-198")
            return DONE
        table.emit("wages-short", {"seat": self.seat, "due": due}, "ML-199")
        add_gold(table, self.seat, -table.gold[self.seat], "ML-199")
        return call(table, Deserting(self.seat, self.paid(table)))

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("wages", "ML-202") if table.asked(seat) else Refusal("not-asked")


@procedure
class Deserting(Frame):
    """The most reputed of those unpaid leaves; its equipment goes to others where it can (ML-199 to ML-201)."""

    seat: Seat = 0
    among: list[int] = field(default_factory=list)
    member: int = NONE

    @step
    def offer(self, table: Table) -> Flow:
        found = most_reputed(table, self.among)
        if len(found) == 1 or all(table.novice(member) for member in found):
            table.answer = table.cat.desert[found[-1]]
            return None
        options = tuple([table.cat.desert[member] for member in found])
        return ask(table, Choice(self.seat, "desert", options, "ML-200"))

    @step
    def choose(self, table: Table) -> Flow:
        self.member = table.cat.member_index[str(table.answer.args[0])]
        if table.events is not None:
            data = {"seat": self.seat, "mercenary": table.cat.member_names[self.member]}
            table.emit("deserted", data, "ML-199")
        return None

    @step
    def offer_gear(self, table: Table) -> Flow:
        """Equipment is handed on to whoever has room for its type, else discarded (ML-092, ML-201)."""
        cat = table.cat
        for gear in table.gear_of(self.member):
            takers = self.takers(table, gear)
            if takers:
                options = (PASS, *[cat.equip[member] for member in takers])
                data: dict[str, int | str] = {"equipment": cat.gear_names[gear]}
                return ask(table, Choice(self.seat, "inherit", options, "ML-201", data, default=PASS))
            discard_gear(table, gear)
        self.go(self.end)
        return leave(table, self.seat, self.member)

    def takers(self, table: Table, gear: int) -> list[int]:
        kind = table.cat.gear_type[gear]
        return [
            member
            for member in table.members[self.seat]
            if member != self.member and all(table.cat.gear_type[worn] != kind for worn in table.gear_of(member))
        ]

    @step
    def hand_on(self, table: Table) -> Flow:
        gear = next(gear for gear in table.gear_of(self.member) if self.takers(table, gear))
        if table.answer == PASS:
            discard_gear(table, gear)
        else:
            table.wearer[gear] = table.cat.member_index[str(table.answer.args[0])]
        return self.go(self.offer_gear)

    @step
    def end(self, table: Table) -> Flow:
        return DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("desert", "ML-200") if table.asked(seat) else Refusal("not-asked")


@procedure
class StartingAfresh(Frame):
    """A clan with nobody left may take a novice as its leader and some gold (ML-150 to ML-152)."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        if not table.novices:
            return DONE
        return ask(table, Choice(self.seat, "fresh", (FRESH, PASS), "ML-150", default=FRESH))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PASS:
            return DONE
        novice = table.novices.pop(0)
        enlist(table, self.seat, novice)
        table.leader[self.seat] = novice
        table.emit("fresh", {"seat": self.seat}, "ML-150")
        floor = table.box.cards.prices.fresh_start
        add_gold(table, self.seat, max(0, floor - table.gold[self.seat]), "ML-151")
        return DONE
