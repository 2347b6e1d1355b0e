"""Elementals: their powers over spaces, and the challenge of one (EU-094 to EU-101, EU-234 to EU-241).
The dice of a challenge are left to ``rolling``, what it brings to ``gaining``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ..ops import IMMUNE, STORED, WOUND
from ..state import Table
from ..tables import NONE, place
from ..terms import ELEMENTS
from . import links
from .tolls import paying, unpaid

AIR: Final = 1 << ELEMENTS.index("air")
EARTH: Final = 1 << ELEMENTS.index("earth")
WATER: Final = 1 << ELEMENTS.index("water")
FIRE: Final = 1 << ELEMENTS.index("fire")


def powers(table: Table, space: int) -> int:
    """Return the powers that act on a space, as bits: those of its own elemental and of all around it, each once
    (EU-094, EU-099). An elemental that has left the map has none (EUS-134)."""
    element = table.cat.map.element
    found = 0
    own = element[space]
    if own != NONE and space not in table.absent:
        found = 1 << own
    for other in table.near[space]:
        kind = element[other]
        if kind != NONE and other not in table.absent:
            found |= 1 << kind
    return found


def felt(table: Table, seat: Seat, space: int) -> int:
    """Return the powers that touch a hero on a space: those to which nothing he has makes him immune (EU-048)."""
    found = powers(table, space)
    return found & ~immunity(table, seat) if found else 0


def immunity(table: Table, seat: Seat) -> int:
    """Return the elements to which a hero's equipped tiles make him immune, as bits."""
    cat = table.cat
    found = 0
    for thing in table.slots[seat]:
        if thing < 0:
            continue
        for op in cat.tile_permanent[table.design[thing]]:
            if op.verb == IMMUNE:
                found |= stored_elements(table.stored[thing]) if op.args[0] == STORED else 1 << op.args[0]
    return found


def stored_elements(stored: int) -> int:
    """Return the elements of the essences on a tile, as bits."""
    found = 0
    for element in range(len(ELEMENTS)):
        if stored >> (4 * element) & 15:
            found |= 1 << element
    return found


# Challenges


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
        return links.roll(table, self.seat, "challenge")

    @step
    def suffer(self, table: Table) -> Flow:
        """Wounds come first: a hero who dies gets none of the benefits (EU-238, EU-240)."""
        element = table.cat.map.element[self.space]
        self.band = table.cat.challenge_band[element][place(links.rolled(table))]
        if self.band == NONE:
            table.emit("challenge-nothing", {"seat": self.seat}, "EU-238")
            return DONE
        wounds = tuple([op for op in table.cat.challenge_ops[element][self.band] if op.verb == WOUND])
        return links.grant(table, self.seat, wounds, f"elemental-{ELEMENTS[element]}") if wounds else None

    @step
    def gain(self, table: Table) -> Flow:
        if table.at[self.seat] != self.space:
            return DONE
        element = table.cat.map.element[self.space]
        gains = tuple([op for op in table.cat.challenge_ops[element][self.band] if op.verb != WOUND])
        return links.grant(table, self.seat, gains, f"elemental-{ELEMENTS[element]}") if gains else None
