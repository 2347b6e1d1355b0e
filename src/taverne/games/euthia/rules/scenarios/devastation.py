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

from ...state.game_state import COMPETITIVE, Table
from ..combat.effects import at_hand
from ..goods.cards import GOLD, count
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

    def prepare(self, table: Table) -> None:
        Story.prepare(self, table)
        table.marks[COUNTER] = wanted(table)

    def round_end(self, table: Table, number: int) -> Flow:
        """The Golem arrives; from the next round on it follows its cards (EUS-090, EUS-092)."""
        if not table.marks[COUNTER]:
            table.marks[ENDS] = 1
            return None
        if not table.marks[ARRIVED]:
            return call(table, Arriving()) if number >= table.figure("arrival_round") else None
        return call(table, Rampaging(2 if number >= table.figure("two_cards_from") else 1))

    def monster_beaten(self, table: Table, foe: int, space: int) -> Flow:
        """A spawned monster goes, with the token of its space, and the spell weakens (EUS-102, EUS-103)."""
        if space in table.spawned and at_hand(table).forced:
            table.spawned.remove(space)
            if space in table.ruined:
                table.ruined.remove(space)
            lower(table, at_hand(table).seat)
        return None

    def free_actions(self, table: Table, seat: Seat) -> list[Action]:
        if table.at[seat] != chapel(table) or not table.marks[COUNTER] or not count(table, seat, GOLD):
            return []
        used = table.marks[DISCARDED + seat] if table.marks[ROUND + seat] == table.round else 0
        return [UNRAVEL] if used < table.figure("cards_each_turn") else []

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        return call(table, Unravelling(seat))

    def over(self, table: Table) -> bool:
        """Without rivals at once, among rivals with the round (EUS-106, EUS-107)."""
        if not table.marks:
            return False
        return bool(table.marks[ENDS]) or (table.mode != COMPETITIVE and not table.marks[COUNTER])

    def add_on(self, table: Table, seat: Seat) -> int:
        """Points off the counter, whoever took most; a golem token and what is left of the spell cost (EUS-105 ...)."""
        marks = table.marks
        gained = table.figure("point_rep") * marks[POINTS + seat] + most(table, POINTS, seat, table.figure("most_rep"))
        left = -(-marks[COUNTER] // table.figure("points_left_for_rep"))
        return gained - left - table.figure("killed_rep") * marks[KILLED + seat]

    def reached(self, table: Table) -> bool:
        return not table.marks[COUNTER]


def lower(table: Table, seat: Seat) -> None:
    """Take a point off the spell counter; at 0 the Golem leaves the map (EUS-106, EUS-108)."""
    if not table.marks[COUNTER]:
        return
    table.marks[COUNTER] -= 1
    table.marks[POINTS + seat] += 1
    table.emit("spell", {"n": table.marks[COUNTER]}, "EUS-103")
    if not table.marks[COUNTER]:
        table.marks[AT] = 0
        table.emit("golem-gone", {}, "EUS-106")


@procedure
class Unravelling(Frame):
    """A gold card of one's choice for a point of the counter, at the Chapel's centre (EUS-104)."""

    seat: Seat = 0

    @step
    def pay(self, table: Table) -> Flow:
        marks, seat = table.marks, self.seat
        if marks[ROUND + seat] != table.round:
            marks[ROUND + seat], marks[DISCARDED + seat] = table.round, 0
        marks[DISCARDED + seat] += 1
        return call(table, Paying(seat, P_GOLD_CARD))

    @step
    def work(self, table: Table) -> Flow:
        lower(table, self.seat)
        return DONE
