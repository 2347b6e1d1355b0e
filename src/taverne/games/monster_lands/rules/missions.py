"""The missions of the Adventure phase: the competition, then the contract (ML-122 to ML-131).
How a mercenary rolls is left to the strike; what contracts and rewards are, to the box."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import COMPETITIVE, CONTRACT, NONE
from ..pieces import Competition, Deal
from ..state import MADHALA, Table
from ..vocabulary import Goods
from .free_actions import do_free
from .free_options import free_options, ready_loot
from .solo import win_mission
from .strike import MISSION, Striking
from .supplies import add_glory, add_gold, discard_trap, receive, trap_options

FULFIL: Final = Action("fulfil")


@procedure
class Competing(Frame):
    """Left, then right; the best of those who succeed takes the reward (ML-123 to ML-129)."""

    totals: list[int] = field(default_factory=list)
    e: int = 0

    @step
    def begin(self, table: Table) -> Flow:
        """A mission without mercenaries is skipped (ML-122), one that Madhala leads is hers (ML-261, ML-262)."""
        if table.who[0] == MADHALA:
            win_mission(table)
            return DONE
        if table.who[0] < 0 and table.who[1] < 0:
            return DONE
        self.totals = [NONE, NONE]
        return None

    @step
    def roll(self, table: Table) -> Flow:
        while self.e < 2 and table.who[self.e] < 0:
            self.e += 1
        if self.e == 2:
            return self.go(self.compare)
        return call(table, Striking(self.e, MISSION, self.tile(table).objective))

    @step
    def note(self, table: Table) -> Flow:
        struck = table.returned
        assert isinstance(struck, Striking)
        self.totals[self.e] = struck.own
        self.e += 1
        return self.go(self.roll)

    def tile(self, table: Table) -> Competition:
        return table.box.cards.mission[table.missions[COMPETITIVE]].competitive

    @step
    def compare(self, table: Table) -> Flow:
        """Equal totals go to the left (ML-127); who succeeds but is beaten is paid for it (ML-126)."""
        tile = self.tile(table)
        made = [e for e in (0, 1) if self.totals[e] >= tile.objective]
        winner = max(made, key=lambda e: (self.totals[e], -e), default=NONE)
        for e in (0, 1):
            seat = table.seat_of(e)
            if self.totals[e] == NONE or e == winner:
                continue
            if e in made:
                table.emit("mission-second", {"seat": seat}, "ML-126")
                add_gold(table, seat, table.box.cards.prices.runner_up, "ML-126")
            else:
                table.emit("mission-failed", {"seat": seat, "total": self.totals[e]}, "ML-124")
                add_glory(table, seat, -tile.penalty, "ML-124")
        table.mission_discard.append(table.missions[COMPETITIVE])
        table.missions[COMPETITIVE] = NONE
        self.go(self.end)
        if winner == NONE:
            return None
        table.deeds[table.seat_of(winner)] += 1
        table.emit("mission-won", {"seat": table.seat_of(winner), "total": self.totals[winner]}, "ML-124")
        return receive(table, table.seat_of(winner), tile.reward, "ML-124")

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Contracting(Frame):
    """Left, then right, each may pay what the contract asks and take its reward (ML-130, ML-131)."""

    side: int = 0
    traps: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        while self.side < 2 and table.who[self.e()] < 0:
            self.side += 1
        if self.side == 2:
            return DONE
        seat = table.seat_of(self.e())
        options = [PASS]
        if can_pay(table, seat, self.deal(table).cost):
            options.append(FULFIL)
        elif table.trophies[seat] or ready_loot(table, seat):
            options += [action for action in free_options(table, seat) if action.kind in ("sell", "loot")]
        if len(options) == 1:
            self.side += 1
            return self.go(self.offer)
        data: dict[str, int | str] = {"mission": table.cat.mission_names[table.missions[CONTRACT]]}
        return ask(table, Choice(seat, "contract", tuple(options), "ML-130", data, default=PASS))

    def e(self) -> int:
        return 2 + self.side

    def deal(self, table: Table) -> Deal:
        mission = table.box.cards.mission[table.missions[CONTRACT]]
        return mission.left if self.side == 0 else mission.right

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == PASS:
            self.side += 1
            return self.go(self.offer)
        if table.answer != FULFIL:
            self.go(self.on)
            return do_free(table, table.seat_of(self.e()), table.answer)
        self.traps = self.deal(table).cost.trap
        return None

    @step
    def offer_traps(self, table: Table) -> Flow:
        """The owner chooses which traps to hand in."""
        seat = table.seat_of(self.e())
        if not self.traps:
            return self.go(self.pay)
        return ask(table, Choice(seat, "contract-trap", trap_options(table, seat), "ML-131", {"n": self.traps}))

    @step
    def hand_in(self, table: Table) -> Flow:
        discard_trap(table, table.seat_of(self.e()), table.answer, "ML-131")
        self.traps -= 1
        return self.go(self.offer_traps)

    @step
    def pay(self, table: Table) -> Flow:
        """Resources are paid in full from the clan board; the dice are not rolled (ML-131)."""
        seat = table.seat_of(self.e())
        deal = self.deal(table)
        add_glory(table, seat, -deal.cost.glory, "ML-130")
        add_gold(table, seat, -deal.cost.gold, "ML-130")
        table.defence[seat] -= deal.cost.defence
        table.potion[seat] -= deal.cost.potion
        table.venom[seat] -= deal.cost.venom
        table.deeds[seat] += 1
        table.emit("contract", {"seat": seat}, "ML-130")
        self.side += 1
        return receive(table, seat, deal.reward, "ML-130")

    @step
    def on(self, table: Table) -> Flow:
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if not table.asked(seat):
            return Refusal("not-asked")
        return Refusal("contract-cost", "ML-131")


def can_pay(table: Table, seat: Seat, cost: Goods) -> bool:
    """Whether the clan board holds all that a contract asks (ML-131)."""
    return (
        table.gold[seat] >= cost.gold
        and len(table.traps[seat]) >= cost.trap
        and table.defence[seat] >= cost.defence
        and table.potion[seat] >= cost.potion
        and table.venom[seat] >= cost.venom
        and table.glory[seat] >= cost.glory
    )
