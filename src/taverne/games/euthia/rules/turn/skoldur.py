"""Skoldur's Dwurt die at the end of his turn: its face is resolved, or a Dwurt is discarded (EU-360 to EU-368).
Spending Dwurt is in ``payment``; turning Gaar into Dwurt in ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step

from ...state.game_state import EuthiaState
from ..combat.hero_roll import SKOLDUR
from ..goods.card_decks import GOLD, SILVER
from ..goods.cards import Drawing, limit
from ..goods.payment import to_dwurt
from ..travel.wounds import Dying

RESOLVE: Final = Action("resolve")
AVOID: Final = Action("avoid")


def settle(state: EuthiaState, seat: Seat) -> Flow:
    """Settle the Dwurt die at the end of a turn (EU-361); a step returns this."""
    return call(state, Settling(seat)) if state.hero[seat] == SKOLDUR else None


@procedure
class Settling(Frame):
    """Resolve the face of the die, or discard a Dwurt, made of a Gaar if need be (EU-357); it is back at zero then."""

    seat: Seat = 0
    face: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        self.face = state.dwurt_die[self.seat]
        options = [RESOLVE]
        if state.dwurt[self.seat] + state.gaar[self.seat] >= state.box.cards.dwurt_die.avoid:
            options.append(AVOID)
        if len(options) == 1 or not self.face:
            return answered(state, RESOLVE)
        return ask(state, Choice(self.seat, "dwurt-die", tuple(options), "EU-361", {"n": self.face}, RESOLVE))

    @step
    def resolve(self, state: EuthiaState) -> Flow:
        seat, figures = self.seat, state.box.cards.dwurt_die
        state.dwurt_die[seat] = 0
        if state.answer == AVOID:
            while state.dwurt[seat] < figures.avoid:
                to_dwurt(state, seat)
            state.dwurt[seat] -= figures.avoid
            state.tell("dwurt-avoided", "EU-361", seat=seat)
            return DONE
        face = figures.faces[self.face]
        state.dwurt[seat] += face.dwurt
        state.rep[seat] = max(0, state.rep[seat] - face.rep_lost)
        state.tell("dwurt-face", "EU-362", seat=seat, n=self.face)
        return call(state, Drawing(seat, SILVER, face.silver, 1)) if face.silver else None

    @step
    def golden(self, state: EuthiaState) -> Flow:
        face = state.box.cards.dwurt_die.faces[self.face]
        return call(state, Drawing(self.seat, GOLD, face.gold_cards, 1)) if face.gold_cards else None

    @step
    def limit(self, state: EuthiaState) -> Flow:
        return limit(state, self.seat)

    @step
    def suffer(self, state: EuthiaState) -> Flow:
        """A death by the die costs less (EU-366)."""
        face = state.box.cards.dwurt_die.faces[self.face]
        state.health[self.seat] -= min(face.wounds, state.health[self.seat])
        if state.health[self.seat] == 0:
            return call(state, Dying(self.seat, state.at[self.seat], 1))
        return None
