"""What purchases share: paying, fixed discounts, gold that could still be raised (ML-048, ML-055, ML-056).
What is bought is left to ``purchases`` and ``tavern``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import Frame, procedure
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE
from ...box.sources import Source
from ...state.game_state import LandsState
from ..battle.effects import discounts, source_name, use
from ..clan.free_options import MORE, NOTHING_MORE, spare_gold
from ..clan.supplies import add_gold
from .buildings import bargain, why_in_building

PRICE: Final = Reason("price", "ML-048")


def spend(state: LandsState, seat: Seat, price: int, rule: str) -> None:
    add_gold(state, seat, -price, rule)


def could_raise(state: LandsState, seat: Seat, prices: list[int]) -> bool:
    """Whether trophies, loot and talents would pay one of these prices that is too dear as yet (ML-168, ML-179)."""
    gold = state.gold[seat]
    too_dear = [price for price in prices if price > gold]
    return bool(too_dear) and min(too_dear) <= gold + spare_gold(state, seat)


def priced(state: LandsState, seat: Seat, reason: Reason, price: int) -> Reason:
    """Return the reason with the words of its sentence: what it would cost, and what the seat has."""
    return Reason(reason.key, reason.rule, {"price": price, "n": state.gold[seat]}) if reason is PRICE else reason


def why_no_purchase(state: LandsState, seat: Seat, owner: Seat, building: int, action: Action) -> Reason:
    return NOTHING_MORE if seat == owner and action == MORE else why_in_building(state, seat, owner, building)


@procedure
class Haggling(Frame):
    """What purchases at the Lair and the Tavern share: the discount of the die and fixed ones (ML-055, ML-056)."""

    seat: Seat = 0
    off: int = 0
    rebate: int = 0

    def price(self, printed: int) -> int:
        """Return the price after the die's discount and the fixed ones already called on (ML-056)."""
        return max(0, bargain(printed, self.off) - self.rebate)

    def helpers(self, state: LandsState, building: str) -> list[tuple[Source, int]]:
        return discounts(state, self.seat, building)

    def affordable(self, state: LandsState, printed: int, building: str) -> bool:
        """Whether a price could be paid if every discount were called on (ML-048)."""
        missing = self.price(printed) - state.gold[self.seat]
        return missing <= 0 or missing <= sum([n for _, n in self.helpers(state, building)])

    def call_on(self, state: LandsState, building: str) -> None:
        """Use the fixed discount that the answer names (ML-029)."""
        word = state.answer.word()
        source, n = next(pair for pair in self.helpers(state, building) if pair[0].word == word)
        use(state, source, NONE)
        self.rebate += n
        state.tell("discount", "ML-056", seat=self.seat, source=source_name(state, source), n=n)

    def discount_options(self, state: LandsState, building: str, printed: int) -> list[Action]:
        """Return the fixed discounts that would still lower a price."""
        if self.price(printed) == 0:
            return []
        words = dict.fromkeys(source.word for source, _ in self.helpers(state, building))
        return [Action("discount", (word,)) for word in words]
