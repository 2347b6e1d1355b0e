"""Challenging an elemental: who may, the toll, the token, the roll and what its band brings (EU-234 to EU-241).
The dice are left to ``hero_roll``, gains and wounds to ``gains``."""

from __future__ import annotations

from typing import cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...box.compiled_effects import WOUND
from ...box.integer_tables import NONE, place
from ...box.terms import ELEMENTS
from ...state.game_state import Table
from ..combat.hero_roll import HeroRolling
from ..goods.gains import grant
from ..goods.tolls import paying, unpaid


def no_challenge(table: Table, seat: Seat) -> Refusal | None:
    """Return why a hero may not challenge an elemental where he stands, None if he may (EU-093, EU-234, EU-235)."""
    here = table.at[seat]
    if table.cat.map.element[here] == NONE or here in table.absent:
        return Refusal("no-elemental", "EU-234")
    if not table.freed(here):
        return Refusal("not-freed", "EU-093")
    if here in table.ruined:
        return Refusal("ruined", "EUS-099")
    if table.interaction[4 * here + seat]:
        return Refusal("challenged", "EU-234")
    return unpaid(table, seat, here, "EU-235")


def challenge(table: Table, seat: Seat, action: Action) -> Flow:
    return call(table, Challenging(seat))


@procedure
class Challenging(Frame):
    """Challenge the elemental of one's space: toll, token, hero roll, the band it falls into (EU-234 to EU-241)."""

    seat: Seat = 0
    space: int = NONE
    band: int = NONE

    @step
    def pay(self, table: Table) -> Flow:
        self.space = table.at[self.seat]
        return paying(table, self.seat, self.space, "EU-235")

    @step
    def mark(self, table: Table) -> Flow:
        """The token is laid before the roll and stays, whatever comes (EU-236, EU-238)."""
        table.interaction[4 * self.space + self.seat] += 1
        if table.events is not None:
            element = f"elemental-{ELEMENTS[table.cat.map.element[self.space]]}"
            table.emit("challenge", {"seat": self.seat, "elemental": element}, "EU-236")
        return call(table, HeroRolling(self.seat, "challenge"))

    @step
    def suffer(self, table: Table) -> Flow:
        """Wounds come first: a hero who dies gets none of the benefits (EU-238, EU-240)."""
        element = table.cat.map.element[self.space]
        self.band = table.cat.challenge_band[element][place(cast(HeroRolling, table.returned).total)]
        if self.band == NONE:
            table.emit("challenge-nothing", {"seat": self.seat}, "EU-238")
            return DONE
        wounds = tuple([op for op in table.cat.challenge_ops[element][self.band] if op.verb == WOUND])
        return grant(table, self.seat, wounds, f"elemental-{ELEMENTS[element]}") if wounds else None

    @step
    def gain(self, table: Table) -> Flow:
        if table.at[self.seat] != self.space:
            return DONE
        element = table.cat.map.element[self.space]
        gains = tuple([op for op in table.cat.challenge_ops[element][self.band] if op.verb != WOUND])
        return grant(table, self.seat, gains, f"elemental-{ELEMENTS[element]}") if gains else None
