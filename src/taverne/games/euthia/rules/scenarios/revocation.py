"""Elemental Revocation, three episodes: elementals are sent from the map for essences (EUS-126 to EUS-143).
Their powers and challenges are left to ``elementals`` and ``challenges``.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.atlas import ELEMENTAL
from ...box.compiled_effects import ALL_ELEMENTS
from ...box.scenarios import RevocationCost
from ...box.terms import ELEMENTS
from ...state.game_state import EuthiaState
from ...state.tales import RevocationTale
from ..goods.payment import P_ESSENCE, Paying
from .base import Story, earn

SIDES: Final = ("air_water", "earth_fire")
REVOKE: Final = Action("revoke")


def is_earthy(element: int) -> bool:
    """Has a revocation token for an element its side of Earth and Fire up, not that of Air and Water (EUS-133)?"""
    return ELEMENTS[element] in ("earth", "fire")


def tale(state: EuthiaState) -> RevocationTale:
    assert isinstance(state.tale, RevocationTale)
    return state.tale


def tokens(state: EuthiaState, element: int) -> list[int]:
    """Return by seat the revocation tokens of the side that an element is on."""
    return tale(state).earthy if is_earthy(element) else tale(state).airy


def card(state: EuthiaState) -> RevocationCost:
    return state.box.cards.revocation[state.figure("stage") - 1]


class Revocation(Story):
    """One class for the episodes: they differ in figures only."""

    def prepare(self, state: EuthiaState) -> None:
        state.tale = RevocationTale()

    def why_not(self, state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
        """Return why a hero may not revoke the elemental of his space (EUS-130 to EUS-132, EUS-136)."""
        here, price = state.at[seat], card(state)
        if state.cat.map.land[here] != ELEMENTAL or here in state.absent:
            return Reason("no-elemental", "EUS-130")
        if not state.freed(here) or here not in state.interaction[seat]:
            return Reason("not-challenged", "EUS-130")
        if tale(state).last[seat] == state.round:
            return Reason("revoked-already", "EUS-131")
        element = state.cat.map.element[here]
        side = SIDES[is_earthy(element)]
        if sum(tokens(state, element)) >= state.figure(side):
            return Reason("no-revocation-left", "EUS-136")
        held = state.essences[seat]
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
        return state.figure("pair_rep") * min(tale(state).airy[seat], tale(state).earthy[seat])

    def count(self, state: EuthiaState) -> int:
        return sum(tale(state).airy) + sum(tale(state).earthy)


@procedure
class Revoking(Frame):
    """Pay the essences, take the elemental off the map, gain reputation and a token (EUS-132 to EUS-135)."""

    seat: Seat = 0

    @step
    def pay(self, state: EuthiaState) -> Flow:
        price = card(state)
        element = state.cat.map.element[state.at[self.seat]]
        state.essences[self.seat][element] -= price.same
        return call(state, Paying(self.seat, P_ESSENCE, price.any, list(ALL_ELEMENTS))) if price.any else None

    @step
    def leave(self, state: EuthiaState) -> Flow:
        seat, here = self.seat, state.at[self.seat]
        element = state.cat.map.element[here]
        state.absent.append(here)
        tokens(state, element)[seat] += 1
        tale(state).last[seat] = state.round
        state.tell("revoked", "EUS-134", seat=seat, elemental=f"elemental-{ELEMENTS[element]}")
        earn(state, seat, card(state).rep, "EUS-133")
        return DONE
