"""Devastation Incarnate: the spell counter, spawned monsters, what scoring adds (EUS-088 to EUS-112).
How the Golem comes and goes is left to ``golem``.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...box.integer_tables import NONE
from ...state.game_state import COMPETITIVE, EuthiaState
from ...state.tales import GolemTale
from ..combat.effects import at_hand
from ..goods.card_decks import GOLD
from ..goods.cards import count
from ..goods.payment import P_GOLD_CARD, Paying
from ..travel.places import chapel
from .base import Story, most, wanted
from .golem import Arriving, Rampaging, tale

UNRAVEL: Final = Action("unravel")


class Devastation(Story):
    """The counter must come to 0 (EUS-089)."""

    def prepare(self, state: EuthiaState) -> None:
        state.tale = GolemTale(counter=wanted(state))

    def round_end(self, state: EuthiaState, number: int) -> Flow:
        """The Golem arrives; from the next round on it follows its cards (EUS-090, EUS-092)."""
        if not tale(state).counter:
            tale(state).ends = True
            return None
        if not tale(state).arrived:
            return call(state, Arriving()) if number >= state.figure("arrival_round") else None
        return call(state, Rampaging(2 if number >= state.figure("two_cards_from") else 1))

    def monster_beaten(self, state: EuthiaState, foe: int, space: int) -> Flow:
        """A spawned monster goes, with the token of its space, and the spell weakens (EUS-102, EUS-103)."""
        if space in state.spawned and at_hand(state).forced:
            self.spawn_gone(state, space)
            lower(state, at_hand(state).seat)
        return None

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        if state.at[seat] != chapel(state) or not tale(state).counter or not count(state, seat, GOLD):
            return []
        used = tale(state).discarded[seat] if tale(state).discarding[seat] == state.round else 0
        return [UNRAVEL] if used < state.figure("cards_each_turn") else []

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        return call(state, Unravelling(seat))

    def over(self, state: EuthiaState) -> bool:
        """Without rivals at once, among rivals with the round (EUS-106, EUS-107)."""
        return tale(state).ends or (state.mode != COMPETITIVE and not tale(state).counter)

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        """Points off the counter, whoever took most; a golem token and what is left of the spell cost (EUS-105 ...)."""
        told = tale(state)
        gained = state.figure("point_rep") * told.points[seat] + most(told.points, seat, state.figure("most_rep"))
        left = -(-told.counter // state.figure("points_left_for_rep"))
        return gained - left - state.figure("killed_rep") * told.killed[seat]

    def reached(self, state: EuthiaState) -> bool:
        return not tale(state).counter


def lower(state: EuthiaState, seat: Seat) -> None:
    """Take a point off the spell counter; at 0 the Golem leaves the map (EUS-106, EUS-108)."""
    if not tale(state).counter:
        return
    tale(state).counter -= 1
    tale(state).points[seat] += 1
    state.tell("spell", "EUS-103", n=tale(state).counter)
    if not tale(state).counter:
        tale(state).at = NONE
        state.tell("golem-gone", "EUS-106")


@procedure
class Unravelling(Frame):
    """A gold card of one's choice for a point of the counter, at the Chapel's centre (EUS-104)."""

    seat: Seat = 0

    @step
    def pay(self, state: EuthiaState) -> Flow:
        told, seat = tale(state), self.seat
        if told.discarding[seat] != state.round:
            told.discarding[seat], told.discarded[seat] = state.round, 0
        told.discarded[seat] += 1
        return call(state, Paying(seat, P_GOLD_CARD))

    @step
    def work(self, state: EuthiaState) -> Flow:
        lower(state, self.seat)
        return DONE
