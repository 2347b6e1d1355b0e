"""Skoldur's Dwurt die at the end of his turn: its face is resolved, or a Dwurt is discarded (EU-360 to EU-368).
Spending Dwurt is in ``payment``; turning Gaar into Dwurt in ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...state.game_state import Table
from ..combat.aftermath import Dying
from ..combat.hero_roll import SKOLDUR
from ..goods.cards import GOLD, SILVER, Drawing, limit

RESOLVE: Final = Action("resolve")
AVOID: Final = Action("avoid")


def settle(table: Table, seat: Seat) -> Flow:
    """Settle the Dwurt die at the end of a turn (EU-361); a step returns this."""
    return call(table, Settling(seat)) if table.hero[seat] == SKOLDUR else None


@procedure
class Settling(Frame):
    """Resolve the face of the die, or discard a Dwurt; then it is back at zero."""

    seat: Seat = 0
    face: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        self.face = table.dwurt_die[self.seat]
        options = [RESOLVE]
        if table.dwurt[self.seat] >= table.box.cards.dwurt_die.avoid:
            options.append(AVOID)
        if len(options) == 1 or not self.face:
            table.answer = RESOLVE
            return None
        return ask(table, Choice(self.seat, "dwurt-die", tuple(options), "EU-361", {"n": self.face}, RESOLVE))

    @step
    def resolve(self, table: Table) -> Flow:
        seat, figures = self.seat, table.box.cards.dwurt_die
        table.dwurt_die[seat] = 0
        if table.answer == AVOID:
            table.dwurt[seat] -= figures.avoid
            table.emit("dwurt-avoided", {"seat": seat}, "EU-361")
            return DONE
        face = figures.faces[self.face]
        table.dwurt[seat] += face.dwurt
        table.rep[seat] = max(0, table.rep[seat] - face.rep_lost)
        if table.events is not None:
            table.emit("dwurt-face", {"seat": seat, "n": self.face}, "EU-362")
        return call(table, Drawing(seat, SILVER, face.silver, 1)) if face.silver else None

    @step
    def golden(self, table: Table) -> Flow:
        face = table.box.cards.dwurt_die.faces[self.face]
        return call(table, Drawing(self.seat, GOLD, face.gold_cards, 1)) if face.gold_cards else None

    @step
    def limit(self, table: Table) -> Flow:
        return limit(table, self.seat)

    @step
    def suffer(self, table: Table) -> Flow:
        """A death by the die costs less (EU-366)."""
        face = table.box.cards.dwurt_die.faces[self.face]
        table.health[self.seat] -= min(face.wounds, table.health[self.seat])
        if table.health[self.seat] == 0:
            return call(table, Dying(self.seat, table.at[self.seat], 1))
        return None

    @step
    def end(self, table: Table) -> Flow:
        return DONE
