"""Leaders, wages and deserters, and a clan that starts afresh (ML-150 to ML-152, ML-195 to ML-202).
When this is settled is left to the Cleanup."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import NONE
from ..state import Table
from ..vocabulary import Take
from .attack import leave
from .free_actions import do_free
from .free_options import free_options, ready_loot, spare_gold, vacancies
from .purchases import discard_gear, enlist
from .scenarios import is_last_chance
from .supplies import add_gold

PAY: Final = Action("pay")
FRESH: Final = Action("fresh")


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
        if vacancies(table, seat) or (is_last_chance(table, seat) and free_options(table, seat)):
            return True
        return any(isinstance(table.cat.loot_effect[token], Take) for token in ready_loot(table, seat))

    @step
    def offer(self, table: Table) -> Flow:
        if not self.matters(table):
            return self.go(self.pay)
        options = (PAY, *free_options(table, self.seat))
        data: dict[str, int | str] = {"due": self.due(table), "n": table.gold[self.seat]}
        return ask(table, Choice(self.seat, "wages", options, "ML-202", data, default=PAY))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PAY:
            return self.go(self.pay)
        self.go(self.again)
        return do_free(table, self.seat, table.answer)

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
