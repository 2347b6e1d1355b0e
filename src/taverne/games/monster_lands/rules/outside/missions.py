"""The missions of the Adventure phase: the competition, then the contract (ML-122 to ML-131).
How a mercenary rolls is left to the strike; what contracts and rewards are, to the box."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import COMPETITIVE, CONTRACT, NONE
from ...box.pieces import Competition, Deal
from ...box.vocabulary import Goods
from ...state.game_state import MADHALA, LandsState
from ..battle.strike import MISSION, Striking
from ..clan.free_actions import do_free
from ..clan.free_options import free_options, ready_loot, spare_gold
from ..clan.supplies import add_glory, add_gold, discard_trap, receive, trap_options
from ..solo.madhala import win_mission

FULFIL: Final = Action("fulfil")
NOTHING: Final = Goods()


@procedure
class Competing(Frame):
    """Left, then right; the best of those who succeed takes the reward (ML-123 to ML-129)."""

    totals: list[int] = []
    e: int = 0

    @step
    def begin(self, state: LandsState) -> Flow:
        """A mission without mercenaries is skipped (ML-122), one that Madhala leads is hers (ML-261, ML-262)."""
        if state.who[0] == MADHALA:
            win_mission(state)
            return DONE
        if state.who[0] < 0 and state.who[1] < 0:
            return DONE
        self.totals = [NONE, NONE]
        return None

    @step
    def roll(self, state: LandsState) -> Flow:
        while self.e < 2 and state.who[self.e] < 0:
            self.e += 1
        if self.e == 2:
            return self.go(self.compare)
        return call(state, Striking(self.e, MISSION, self.tile(state).objective))

    @step
    def note(self, state: LandsState) -> Flow:
        struck = state.returned
        assert isinstance(struck, Striking)
        self.totals[self.e] = struck.own
        self.e += 1
        return self.go(self.roll)

    def tile(self, state: LandsState) -> Competition:
        return state.box.cards.mission[state.missions[COMPETITIVE]].competitive

    @step
    def compare(self, state: LandsState) -> Flow:
        """Equal totals go to the left (ML-127); who succeeds but is beaten is paid for it (ML-126)."""
        tile = self.tile(state)
        made = [e for e in (0, 1) if self.totals[e] >= tile.objective]
        winner = max(made, key=lambda e: (self.totals[e], -e), default=NONE)
        for e in (0, 1):
            seat = state.seat_of(e)
            if self.totals[e] == NONE or e == winner:
                continue
            if e in made:
                state.tell("mission-second", "ML-126", seat=seat)
                add_gold(state, seat, state.box.cards.prices.runner_up, "ML-126")
            else:
                state.tell("mission-failed", "ML-124", seat=seat, total=self.totals[e])
                add_glory(state, seat, -tile.penalty, "ML-124")
        state.mission_discard.append(state.missions[COMPETITIVE])
        state.missions[COMPETITIVE] = NONE
        if winner == NONE:
            return DONE
        state.deeds[state.seat_of(winner)] += 1
        state.tell("mission-won", "ML-124", seat=state.seat_of(winner), total=self.totals[winner])
        return receive(state, state.seat_of(winner), tile.reward, "ML-124")


@procedure
class Contracting(Frame):
    """Left, then right, each may pay what the contract asks and take its reward (ML-130, ML-131).

    Who could not pay even with trophies and loot is not asked.
    """

    side: int = 0
    traps: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        while self.side < 2 and state.who[self.e()] < 0:
            self.side += 1
        if self.side == 2:
            return DONE
        seat = state.seat_of(self.e())
        options = [PASS]
        if can_pay(state, seat, self.deal(state).cost):
            options.append(FULFIL)
        elif could_pay(state, seat, self.deal(state).cost):
            options += [action for action in free_options(state, seat) if action.kind in ("sell", "loot")]
        if len(options) == 1:
            self.side += 1
            return self.go(self.offer)
        data: dict[str, int | str] = {"mission": state.cat.mission_names[state.missions[CONTRACT]]}
        return ask(state, Choice(seat, "contract", tuple(options), "ML-130", data, default=PASS))

    def e(self) -> int:
        return 2 + self.side

    def deal(self, state: LandsState) -> Deal:
        mission = state.box.cards.mission[state.missions[CONTRACT]]
        return mission.left if self.side == 0 else mission.right

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == PASS:
            self.side += 1
            return self.go(self.offer)
        if state.answer != FULFIL:
            self.go(self.offer)
            return do_free(state, state.seat_of(self.e()), state.answer)
        self.traps = self.deal(state).cost.trap
        return None

    @step
    def offer_traps(self, state: LandsState) -> Flow:
        """The owner chooses which traps to hand in."""
        seat = state.seat_of(self.e())
        if not self.traps:
            return self.go(self.pay)
        return ask(state, Choice(seat, "contract-trap", trap_options(state, seat), "ML-131", {"n": self.traps}))

    @step
    def hand_in(self, state: LandsState) -> Flow:
        discard_trap(state, state.seat_of(self.e()), state.answer, "ML-131")
        self.traps -= 1
        return self.go(self.offer_traps)

    @step
    def pay(self, state: LandsState) -> Flow:
        """Resources are paid in full from the clan board; the dice are not rolled (ML-131)."""
        seat = state.seat_of(self.e())
        deal = self.deal(state)
        add_glory(state, seat, -deal.cost.glory, "ML-130")
        add_gold(state, seat, -deal.cost.gold, "ML-130")
        state.defence[seat] -= deal.cost.defence
        state.potion[seat] -= deal.cost.potion
        state.venom[seat] -= deal.cost.venom
        state.deeds[seat] += 1
        state.tell("contract", "ML-130", seat=seat)
        self.side += 1
        self.go(self.offer)
        return receive(state, seat, deal.reward, "ML-130")

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat):
            return Reason("not-asked")
        return Reason("contract-cost", "ML-131")


def can_pay(state: LandsState, seat: Seat, cost: Goods, more: Goods = NOTHING) -> bool:
    """Whether the clan board, with so much more, holds all that a contract asks (ML-131)."""
    return (
        state.gold[seat] + more.gold >= cost.gold
        and len(state.traps[seat]) >= cost.trap
        and state.defence[seat] + more.defence >= cost.defence
        and state.potion[seat] + more.potion >= cost.potion
        and state.venom[seat] + more.venom >= cost.venom
        and state.glory[seat] >= cost.glory
    )


def could_pay(state: LandsState, seat: Seat, cost: Goods) -> bool:
    """Whether what trophies and loot bring would pay for it (ML-131, ML-168, ML-179, ML-275)."""
    sources = [state.cat.loot_source[token] for token in ready_loot(state, seat)]
    gains = [source.gain.goods for source in sources if source.gain is not None]
    unarmed = state.twist is not None and state.twist.no_defence
    more = Goods(
        gold=spare_gold(state, seat),
        defence=0 if unarmed else sum(goods.defence for goods in gains),
        potion=sum(goods.potion for goods in gains),
        venom=sum(goods.venom for goods in gains),
    )
    return can_pay(state, seat, cost, more)
