"""Elemental Revocation, three episodes: elementals are sent from the map for essences (EUS-126 to EUS-143).
Their powers and challenges are left to ``elementals`` and ``challenges``.

``marks``: 0 to 3 Air/Water tokens by seat, 4 to 7 Earth/Fire tokens by seat, 8 to 11 by seat the round of the last one.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import ELEMENTAL
from ...box.compiled_effects import ALL_ELEMENTS
from ...box.scenarios import Revocation as Card
from ...box.terms import ELEMENTS
from ...state.game_state import EuthiaState
from ..goods.payment import P_ESSENCE, Paying
from .base import SEATS, Story, earn

LAST: Final = 8
SIDES: Final = ("air_water", "earth_fire")
REVOKE: Final = Action("revoke")


def side_of(element: int) -> int:
    """Return the side of the revocation token: 0 Air/Water, 1 Earth/Fire (EUS-133)."""
    return int(ELEMENTS[element] in ("earth", "fire"))


def card(state: EuthiaState) -> Card:
    return state.box.cards.revocation[state.figure("stage") - 1]


class Revocation(Story):
    """One class for the episodes: they differ in figures only."""

    MARKS = 12

    def why_not(self, state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
        """Return why a hero may not revoke the elemental of his space (EUS-130 to EUS-132, EUS-136)."""
        here, price = state.at[seat], card(state)
        if state.cat.map.land[here] != ELEMENTAL or here in state.absent:
            return Reason("no-elemental", "EUS-130")
        if not state.freed(here) or not state.interaction[4 * here + seat]:
            return Reason("not-challenged", "EUS-130")
        if state.marks[LAST + seat] == state.round:
            return Reason("revoked-already", "EUS-131")
        element = state.cat.map.element[here]
        side = side_of(element)
        if sum(state.marks[SEATS * side : SEATS * side + SEATS]) >= state.figure(SIDES[side]):
            return Reason("no-revocation-left", "EUS-136")
        held = state.essences[SEATS * seat : SEATS * seat + SEATS]
        if held[element] < price.same or sum(held) < price.same + price.any:
            return Reason("no-essences", "EUS-132", {"same": price.same, "any": price.any})
        return None

    def free_actions(self, state: EuthiaState, seat: Seat) -> list[Action]:
        if state.cat.map.land[state.at[seat]] != ELEMENTAL:
            return []
        return [REVOKE] if self.why_not(state, seat, REVOKE) is None else []

    def do_free(self, state: EuthiaState, seat: Seat, action: Action) -> Flow:
        return call(state, Revoking(seat))

    def add_on(self, state: EuthiaState, seat: Seat) -> int:
        return state.figure("pair_rep") * min(state.marks[seat], state.marks[SEATS + seat])

    def count(self, state: EuthiaState) -> int:
        return sum(state.marks[:LAST])


@procedure
class Revoking(Frame):
    """Pay the essences, take the elemental off the map, gain reputation and a token (EUS-132 to EUS-135)."""

    seat: Seat = 0

    @step
    def pay(self, state: EuthiaState) -> Flow:
        price = card(state)
        element = state.cat.map.element[state.at[self.seat]]
        state.essences[SEATS * self.seat + element] -= price.same
        return call(state, Paying(self.seat, P_ESSENCE, price.any, list(ALL_ELEMENTS))) if price.any else None

    @step
    def leave(self, state: EuthiaState) -> Flow:
        seat, here = self.seat, state.at[self.seat]
        element = state.cat.map.element[here]
        state.absent.append(here)
        state.marks[SEATS * side_of(element) + seat] += 1
        state.marks[LAST + seat] = state.round
        state.tell("revoked", "EUS-134", seat=seat, elemental=f"elemental-{ELEMENTS[element]}")
        earn(state, seat, card(state).rep, "EUS-133")
        return DONE
