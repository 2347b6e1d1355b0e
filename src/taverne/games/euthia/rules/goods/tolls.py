"""What a hero owes to others whose interaction tokens lie on a mine or an elemental (EU-109, EU-110, EU-235, EU-350).
When it is owed is left to the chapters of mining and of elementals."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...state.game_state import EuthiaState
from .cards import lose


def creditors(state: EuthiaState, seat: Seat, space: int) -> list[Seat]:
    """Return the others who have a token on a space."""
    return [other for other in range(state.seats) if other != seat and space in state.interaction[other]]


def gold_cards(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the kinds of gold cards that a hero holds."""
    hand = state.hand[seat]
    return [card for card, gold in enumerate(state.cat.card_gold) if gold and hand[card]]


def unpaid(state: EuthiaState, seat: Seat, space: int, rule: str) -> Reason | None:
    """Return why a hero cannot pay the toll of a space: a coin to each rival, together one gold card in all."""
    owed = creditors(state, seat, space)
    if not owed:
        return None
    if state.rivals():
        price = len(owed) * state.box.cards.mines.toll
        return None if state.gold[seat] >= price else Reason("toll", rule, {"n": price})
    return None if gold_cards(state, seat) else Reason("toll-card", "EU-350")


def paying(state: EuthiaState, seat: Seat, space: int, rule: str) -> Flow:
    """Pay the toll of a space."""
    owed = creditors(state, seat, space)
    if not owed:
        return None
    if not state.rivals():
        return call(state, Yielding(seat))
    toll = state.box.cards.mines.toll
    for other in owed:
        state.gold[seat] -= toll
        state.gold[other] += toll
    state.tell("toll", rule, seat=seat, seats=owed, n=toll)
    return None


@procedure
class Yielding(Frame):
    """Give up a gold card of one's choice in place of all tolls (EU-350)."""

    seat: Seat = 0

    @step
    def choose(self, state: EuthiaState) -> Flow:
        options = tuple([Action("yield", (state.cat.card_ids[card],)) for card in gold_cards(state, self.seat)])
        return choose(state, self.seat, "yield", options, "EU-350", default=options[0])

    @step
    def give(self, state: EuthiaState) -> Flow:
        card = state.cat.card_ids.index(state.answer.word())
        lose(state, self.seat, card)
        state.tell("toll-card", "EU-350", seat=self.seat, card=f"card-{state.cat.card_ids[card]}")
        return DONE
