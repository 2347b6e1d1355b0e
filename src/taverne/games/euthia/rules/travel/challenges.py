"""Challenging an elemental: who may, the toll, the token, the roll and what its band brings (EU-234 to EU-241).
The dice are left to ``hero_roll``, gains and wounds to ``gains``."""

from __future__ import annotations

from typing import cast

from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.compiled_effects import WOUND
from ...box.integer_tables import NONE, place
from ...box.terms import ELEMENTS
from ...state.game_state import EuthiaState
from ..combat.hero_roll import HeroRolling
from ..goods.gains import grant
from ..goods.tolls import paying, unpaid


def no_challenge(state: EuthiaState, seat: Seat) -> Reason | None:
    """Return why a hero may not challenge an elemental where he stands, None if he may (EU-093, EU-234, EU-235)."""
    here = state.at[seat]
    if state.cat.map.element[here] == NONE or here in state.absent:
        return Reason("no-elemental", "EU-234")
    if not state.freed(here):
        return Reason("not-freed", "EU-093")
    if here in state.ruined:
        return Reason("ruined", "EUS-099")
    if here in state.interaction[seat]:
        return Reason("challenged", "EU-234")
    return unpaid(state, seat, here, "EU-235")


def challenge(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    return call(state, Challenging(seat))


@procedure
class Challenging(Frame):
    """Challenge the elemental of one's space: toll, token, hero roll, the band it falls into (EU-234 to EU-241)."""

    seat: Seat = 0
    space: int = NONE
    band: int = NONE

    @step
    def pay(self, state: EuthiaState) -> Flow:
        self.space = state.at[self.seat]
        return paying(state, self.seat, self.space, "EU-235")

    @step
    def mark(self, state: EuthiaState) -> Flow:
        """The token is laid before the roll and stays, whatever comes (EU-236, EU-238)."""
        state.add_tokens(self.seat, self.space, 1)
        element = f"elemental-{ELEMENTS[state.cat.map.element[self.space]]}"
        state.tell("challenge", "EU-236", seat=self.seat, elemental=element)
        return call(state, HeroRolling(self.seat, "challenge"))

    @step
    def suffer(self, state: EuthiaState) -> Flow:
        """Wounds come first: a hero who dies gets none of the benefits (EU-238, EU-240)."""
        element = state.cat.map.element[self.space]
        self.band = state.cat.challenge_band[element][place(cast(HeroRolling, state.returned).total)]
        if self.band == NONE:
            state.tell("challenge-nothing", "EU-238", seat=self.seat)
            return DONE
        wounds = tuple([op for op in state.cat.challenge_ops[element][self.band] if op.verb == WOUND])
        return grant(state, self.seat, wounds, f"elemental-{ELEMENTS[element]}") if wounds else None

    @step
    def gain(self, state: EuthiaState) -> Flow:
        if state.at[self.seat] != self.space:
            return DONE
        element = state.cat.map.element[self.space]
        gains = tuple([op for op in state.cat.challenge_ops[element][self.band] if op.verb != WOUND])
        return grant(state, self.seat, gains, f"elemental-{ELEMENTS[element]}") if gains else None
