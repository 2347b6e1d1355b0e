"""Devastation Incarnate: the spell counter, spawned monsters, what scoring adds (EUS-088 to EUS-112).
How the Golem comes and goes is left to ``golem``.

``marks``: 0 the Golem's space + 1 (0 not on the map), 1 the spell counter, 2 the space + 1 that the Golem left last,
3 the round of its arrival, 4 to 7 golem tokens by seat, 8 to 11 by seat points off the counter, 12 to 15 by seat the
round and 16 to 19 the number of cards last discarded against it, 20 whether the game ends, 21 and on slaughter cards
carried out.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...state.game_state import COMPETITIVE, EuthiaState
from ..combat.effects import at_hand
from ..goods.card_decks import GOLD
from ..goods.cards import count
from ..goods.payment import P_GOLD_CARD, Paying
from ..travel.places import chapel
from .base import Story, most, wanted
from .golem import ARRIVED, AT, CARDS, COUNTER, ENDS, KILLED, Arriving, Rampaging

POINTS: Final = 8
ROUND: Final = 12
DISCARDED: Final = 16
UNRAVEL: Final = Action("unravel")


class Devastation(Story):
    """The counter must come to 0 (EUS-089)."""

    MARKS = CARDS + 10

    def prepare(self, state: EuthiaState) -> None:
        Story.prepare(self, state)
        state.marks[COUNTER] = wanted(state)

    def round_end(self, state: EuthiaState, number: int) -> Flow:
        """The Golem arrives; from the next round on it follows its cards (EUS-090, EUS-092)."""
        if not state.marks[COUNTER]:
            state.marks[ENDS] = 1
            return None
        if not state.marks[ARRIVED]:
            return call(state, Arriving()) if number >= state.figure("arrival_round") else None
        return call(state, Rampaging(2 if number >= state.figure("two_cards_from") else 1))

    def monster_beaten(self, state: EuthiaState, foe: int, space: int) -> Flow:
        """A spawned monster goes, with the token of its space, and the spell weakens (EUS-102, EUS-103)."""
        if space in state.spawned and at_hand(state).forced:
            state.spawned.remove(space)
            if space in state.ruined:
                state.ruined.remove(space)
            lower(state, at_hand(state).seat)
        return None

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        if state.at[seat] != chapel(state) or not state.marks[COUNTER] or not count(state, seat, GOLD):
            return []
        used = state.marks[DISCARDED + seat] if state.marks[ROUND + seat] == state.round else 0
        return [UNRAVEL] if used < state.figure("cards_each_turn") else []

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        return call(state, Unravelling(seat))

    def over(self, state: EuthiaState) -> bool:
        """Without rivals at once, among rivals with the round (EUS-106, EUS-107)."""
        if not state.marks:
            return False
        return bool(state.marks[ENDS]) or (state.mode != COMPETITIVE and not state.marks[COUNTER])

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        """Points off the counter, whoever took most; a golem token and what is left of the spell cost (EUS-105 ...)."""
        marks = state.marks
        gained = state.figure("point_rep") * marks[POINTS + seat] + most(state, POINTS, seat, state.figure("most_rep"))
        left = -(-marks[COUNTER] // state.figure("points_left_for_rep"))
        return gained - left - state.figure("killed_rep") * marks[KILLED + seat]

    def reached(self, state: EuthiaState) -> bool:
        return not state.marks[COUNTER]


def lower(state: EuthiaState, seat: Seat) -> None:
    """Take a point off the spell counter; at 0 the Golem leaves the map (EUS-106, EUS-108)."""
    if not state.marks[COUNTER]:
        return
    state.marks[COUNTER] -= 1
    state.marks[POINTS + seat] += 1
    state.tell("spell", "EUS-103", n=state.marks[COUNTER])
    if not state.marks[COUNTER]:
        state.marks[AT] = 0
        state.tell("golem-gone", "EUS-106")


@procedure
class Unravelling(Frame):
    """A gold card of one's choice for a point of the counter, at the Chapel's centre (EUS-104)."""

    seat: Seat = 0

    @step
    def pay(self, state: EuthiaState) -> Flow:
        marks, seat = state.marks, self.seat
        if marks[ROUND + seat] != state.round:
            marks[ROUND + seat], marks[DISCARDED + seat] = state.round, 0
        marks[DISCARDED + seat] += 1
        return call(state, Paying(seat, P_GOLD_CARD))

    @step
    def work(self, state: EuthiaState) -> Flow:
        lower(state, self.seat)
        return DONE
