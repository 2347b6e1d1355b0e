"""Collision: emblems where powers of two elementals meet, their seals, the power of the Faer (EUS-113 to EUS-125).
The dice are left to ``hero_roll``, the use of the power to ``uses``.

``marks``: 0 emblems laid, 1 to 4 emblems sealed by seat, 5 to 8 by seat the round of the last try, 9 the seat + 1 that
holds the Faer Power, 10 the round of its last use; then for every pair of elementals that has brought its emblem the
numbers of their spaces, the lower one first. Emblems lie in ``Table.emblem``.
"""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import CENTRE, ELEMENTAL
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS
from ...state.game_state import Table
from ..combat.hero_roll import SKOLDUR, HeroRolling
from ..goods.payment import spend_dwurt
from ..travel.elementals import powers
from ..travel.movement import wound
from ..travel.places import name
from .base import SEATS, Story, due, earn, most

LAID: Final = 0
SEALED: Final = 1
TRIED: Final = 5
HOLDER: Final = 9
USED: Final = 10
PAIRS: Final = 11
TRY: Final = Action("seal_emblem")
ROLL: Final = Action("done")


class Collision(Story):
    """Emblems come with the tiles, and in round 5 to make up the number."""

    MARKS = PAIRS

    def tile_revealed(self, table: Table, tile: int) -> Flow:
        return call(table, LayingEmblems())

    def round_start(self, table: Table, number: int) -> Flow:
        return call(table, FillingEmblems()) if due(table, "fill_emblems") else None

    def why_not(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Return why a hero may not try to seal an emblem (EUS-117, EUS-118)."""
        if action != TRY:
            return None
        here = table.at[seat]
        if not table.emblem[here] or not table.freed(here):
            return Refusal("no-emblem", "EUS-117")
        if table.marks[TRIED + seat] == table.round:
            return Refusal("tried-already", "EUS-117")
        tokens = table.dwurt if table.hero[seat] == SKOLDUR else table.gaar
        return Refusal("no-seal-price", "EUS-118") if tokens[seat] < table.figure("gaar") else None

    def free_actions(self, table: Table, seat: Seat) -> list[Action]:
        return [TRY] if table.emblem[table.at[seat]] and self.why_not(table, seat, TRY) is None else []

    def do_free(self, table: Table, seat: Seat, action: Action) -> Flow:
        return call(table, TryingToSeal(seat, table.at[seat]))

    def has_power(self, table: Table, seat: Seat) -> bool:
        """May a hero use the Faer Power, once in a round (EUS-122, EUS-123)?"""
        return bool(table.marks) and table.marks[HOLDER] == seat + 1 and table.marks[USED] != table.round

    def spend_power(self, table: Table) -> None:
        table.marks[USED] = table.round

    def add_on(self, table: Table, seat: Seat) -> int:
        return most(table, SEALED, seat, table.figure("most_rep"))

    def count(self, table: Table) -> int:
        return sum(table.marks[SEALED : SEALED + table.seats])


def outer(table: Table) -> list[int]:
    """Return the revealed outer spaces."""
    return [space for tile in sorted(table.order) for space in range(4 * tile, 4 * tile + CENTRE)]


def affecting(table: Table, space: int) -> list[int]:
    """Return the spaces of the elementals whose power reaches a space."""
    element = table.cat.map.element
    return sorted(one for one in (space, *table.near[space]) if element[one] != NONE and one not in table.absent)


def meetings(table: Table) -> dict[tuple[int, int], list[int]]:
    """Return, for pairs of elementals of different elements without emblem yet, where both have power (EUS-114)."""
    element = table.cat.map.element
    done = set(zip(table.marks[PAIRS::2], table.marks[PAIRS + 1 :: 2], strict=True))
    found: dict[tuple[int, int], list[int]] = {}
    for space in outer(table):
        near = affecting(table, space)
        for n, one in enumerate(near):
            for other in near[n + 1 :]:
                if element[one] != element[other] and (one, other) not in done:
                    found.setdefault((one, other), []).append(space)
    return found


def lay_emblem(table: Table, space: int, rule: str) -> None:
    table.emblem[space] += 1
    table.marks[LAID] += 1
    if table.events is not None:
        table.emit("emblem", {"space": name(table, space)}, rule)


@procedure
class LayingEmblems(Frame):
    """Each pair of elementals that meet brings one emblem; the player in turn says where (EUS-114, EUS-115)."""

    @step
    def choose(self, table: Table) -> Flow:
        found = meetings(table)
        if not found or table.marks[LAID] >= table.figure("emblems"):
            return DONE
        pair = min(found)
        spaces = [space for space in found[pair] if not table.emblem[space]]
        options = tuple([Action("emblem", (table.cat.map.words[space],)) for space in spaces])
        if len(options) <= 1:
            table.answer = options[0] if options else ROLL
            return None
        return ask(table, Choice(table.turn, "emblem", options, "EUS-114", default=options[0]))

    @step
    def lay(self, table: Table) -> Flow:
        """A pair without any space left for an emblem has had its chance."""
        table.marks += min(meetings(table))
        if table.answer != ROLL:
            lay_emblem(table, table.cat.map.space_index[str(table.answer.args[0])], "EUS-114")
        return self.go(self.choose)


@procedure
class FillingEmblems(Frame):
    """In round 5 the first player lays what is missing on different elementals' spaces (EUS-116)."""

    @step
    def choose(self, table: Table) -> Flow:
        goal = min(table.seats + table.figure("fill_beyond_heroes"), table.figure("emblems"))
        land = table.cat.map.land
        spaces = [space for space in outer(table) if land[space] == ELEMENTAL and not table.emblem[space]]
        if table.marks[LAID] >= goal or not spaces:
            return DONE
        options = tuple([Action("emblem", (table.cat.map.words[space],)) for space in spaces])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(table.first, "emblem", options, "EUS-116", default=options[0]))

    @step
    def lay(self, table: Table) -> Flow:
        lay_emblem(table, table.cat.map.space_index[str(table.answer.args[0])], "EUS-116")
        return self.go(self.choose)


@procedure
class TryingToSeal(Frame):
    """Gaar, essences, a hero roll: the emblem, or wounds (EUS-117 to EUS-122)."""

    seat: Seat = 0
    space: int = 0
    more: int = 0

    @step
    def pay(self, table: Table) -> Flow:
        price = table.figure("gaar")
        table.marks[TRIED + self.seat] = table.round
        if table.hero[self.seat] == SKOLDUR:
            spend_dwurt(table, self.seat, price)
        else:
            table.gaar[self.seat] -= price
        return None

    @step
    def essences(self, table: Table) -> Flow:
        """Essences of elements that have power here may be discarded before the roll (EUS-119)."""
        here = powers(table, self.space)
        held = table.essences[SEATS * self.seat : SEATS * self.seat + SEATS]
        fit = [n for n in range(len(ELEMENTS)) if held[n] and here >> n & 1]
        if not fit:
            return self.go(self.roll)
        options = (ROLL, *[Action("give_essence", (ELEMENTS[n],)) for n in fit])
        return ask(table, Choice(self.seat, "seal-essences", options, "EUS-119", {"n": self.more}, ROLL))

    @step
    def spend(self, table: Table) -> Flow:
        if table.answer == ROLL:
            return self.go(self.roll)
        table.essences[SEATS * self.seat + ELEMENTS.index(table.answer.args[0])] -= 1
        self.more += table.figure("essence_plus")
        return self.go(self.essences)

    @step
    def roll(self, table: Table) -> Flow:
        return call(table, HeroRolling(self.seat, "seal", bonus=self.more))

    @step
    def judge(self, table: Table) -> Flow:
        """Reputation grows with the emblems one has; who sealed last holds the power (EUS-120 to EUS-122)."""
        seat, marks = self.seat, table.marks
        if cast(HeroRolling, table.returned).total < table.figure("seal_roll"):
            table.emit("seal-failed", {"seat": seat}, "EUS-121")
            return wound(table, seat, table.figure("wounds"))
        table.emblem[self.space] -= 1
        table.emit("emblem-sealed", {"seat": seat, "space": name(table, self.space)}, "EUS-120")
        earn(table, seat, table.figure("seal_rep") + table.figure("emblem_rep") * marks[SEALED + seat], "EUS-120")
        marks[SEALED + seat] += 1
        marks[HOLDER] = seat + 1
        return None

    @step
    def end(self, table: Table) -> Flow:
        return DONE
