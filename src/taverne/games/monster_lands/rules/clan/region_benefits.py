"""Activating a managed region: its dice, then its benefit; taking loot (ML-120, ML-395 to ML-406).
Which regions can be activated is left to ``regions``; how they are conquered, to the Adventure."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import CODE_COLOUR, CODES, DIE, NONE
from ...box.vocabulary import Display
from ...state.game_state import LandsState
from ..citadel.buildings import spend_die
from ..citadel.purchases import BuyingGear
from ..citadel.tavern import Recruiting
from .regions import by_colours, can_fill
from .supplies import SPOILS, Refilling, give


@procedure
class Exploiting(Frame):
    """Lay the printed dice on the card and take its benefit (ML-120, ML-395 to ML-406)."""

    seat: Seat = 0
    region: int = 0
    slot: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        slots = state.cat.region_slots[self.region]
        if self.slot == len(slots):
            return self.go(self.benefit)
        held, pool = state.pool[self.seat], by_colours(state, self.seat)
        options = []
        for code in range(CODES):
            colour = CODE_COLOUR[code]
            if held[code] and colour in slots[self.slot]:
                pool[colour] -= 1
                if can_fill(pool, slots[self.slot + 1 :]):
                    options.append(DIE[code])
                pool[colour] += 1
        data: dict[str, int | str] = {"region": state.cat.region_names[self.region]}
        return ask(state, Choice(self.seat, "region-die", tuple(options), "ML-120", data))

    @step
    def lay(self, state: LandsState) -> Flow:
        spend_die(state, self.seat, DIE.index(state.answer))
        self.slot += 1
        return self.go(self.offer)

    @step
    def benefit(self, state: LandsState) -> Flow:
        state.exploited[self.region] = 1
        state.tell("exploited", "ML-120", seat=self.seat, region=state.cat.region_names[self.region])
        return give(state, self.seat, state.cat.benefit_source[self.region])

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        if seat != self.seat:
            return Reason("not-your-turn", "ML-037", {"seat": self.seat})
        return Reason("region-dice", "ML-120", {"region": state.cat.region_names[self.region]})


def taking(seat: Seat, display: Display) -> Frame:
    """Return the procedure of taking a face-up piece for nothing (ML-322, ML-399, ML-403, ML-406)."""
    if display == "tavern":
        return Recruiting(seat, free=True)
    if display == "bazaar":
        return BuyingGear(seat, free=True)
    return TakingLoot(seat, refill=True)


@procedure
class TakingLoot(Frame):
    """Take one of the loot tokens shown (ML-178, ML-406)."""

    seat: Seat = 0
    refill: bool = False
    rule: str = "ML-406"

    @step
    def offer(self, state: LandsState) -> Flow:
        options = tuple([state.cat.take_loot[token] for token in state.spoils if token != NONE])
        return ask(state, Choice(self.seat, "loot", options, self.rule)) if options else DONE

    @step
    def take(self, state: LandsState) -> Flow:
        word = state.answer.word()
        token = state.cat.loot_index[word]
        state.spoils[state.spoils.index(token)] = NONE
        state.loot[self.seat].append(token)
        state.loot[self.seat].sort()
        state.tell("looted", self.rule, seat=self.seat, loot=f"loot-{word}")
        return call(state, Refilling(SPOILS)) if self.refill else DONE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("not-shown", self.rule) if state.asked(seat) else Reason("not-asked")
