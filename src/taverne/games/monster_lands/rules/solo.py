"""Madhala, the solo opponent: her two dice say where she deploys, and she never fails (ML-242 to ML-262).
What scenarios change is left to ``scenarios``; the traps she lays in one of them, to ``conflict``."""

from __future__ import annotations

from typing import Final

from taverne.engine.decisions import Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import (
    BAZAAR,
    CODES,
    COMPETITIVE,
    LABORATORY,
    LAIR,
    MINE,
    NONE,
    NUMBER_OF,
    PLACE_OF,
    PLACE_START,
    PLACES,
    REGION_A,
    TAVERN,
)
from ..effects import monster_space
from ..state import MADHALA, Table
from ..vocabulary import BUILDINGS, Gain
from .citadel import BUYING, free_slots
from .outside import free_expeditions, is_there
from .scenarios import is_closed, twist_of
from .supplies import HIRED, TRAPS, WARES, Refilling

DEPLOYMENT_ROLL: Final = Roll((6, 6), "madhala", "ML-246")
PERSUASION_ROLL: Final = Roll((6,), "madhala-die", "ML-252")
FACES: Final = range(1, 7)
REMOVING: Final = {LAIR: TRAPS, TAVERN: HIRED, BAZAAR: WARES}
"""The buildings where she takes something away, and their displays."""


def can_enter(table: Table, building: int) -> bool:
    """Whether Madhala finds a free slot in a building that is not closed (ML-249, ML-251)."""
    return not table.panic[building] and not is_closed(table, building) and bool(free_slots(table, building))


def named_building(table: Table, yellow: int) -> int:
    """Return the building that the yellow die names; it is never the Pawn Shop (ML-247)."""
    return BUILDINGS.index(table.box.cards.madhala.citadel[yellow - 1])


def named_place(table: Table, yellow: int) -> tuple[int, list[int]]:
    """Return the place Outside that the yellow die names, and its free expeditions, leftmost first (ML-248, ML-273)."""
    word = (twist_of(table).outside or table.box.cards.madhala.outside)[yellow - 1]
    kind, _, number = word.partition("_")
    if kind == "mission":
        place = COMPETITIVE + int(number) - 1
        return place, free_expeditions(table, place) if is_there(table, place) else []
    e = PLACE_START[REGION_A] + int(number) - 1
    return REGION_A, [e] if table.who[e] == NONE and is_there(table, REGION_A) else []


def has_token(table: Table) -> bool:
    """Whether one of her six tokens is left (ML-242, ML-251)."""
    return table.who.count(MADHALA) < table.box.cards.madhala.tokens


def has_room(table: Table) -> bool:
    """Whether any roll would let her deploy (ML-251)."""
    if any(can_enter(table, named_building(table, yellow)) for yellow in FACES):
        return True
    return has_token(table) and any(named_place(table, yellow)[1] for yellow in FACES)


@procedure
class Intruding(Frame):
    """Madhala's turn: both dice, again and again until the place they name is free (ML-246, ML-249)."""

    @step
    def roll(self, table: Table) -> Flow:
        if not has_room(table):
            table.emit("madhala-idle", {}, "ML-251")
            return DONE
        return ask(table, DEPLOYMENT_ROLL)

    @step
    def read(self, table: Table) -> Flow:
        red, yellow = (int(die) for die in table.answer.args)
        if red in table.box.cards.madhala.citadel_faces:
            building = named_building(table, yellow)
            if can_enter(table, building):
                return call(table, Visiting(building, red))
            return self.fail(table, red, yellow, table.cat.building_names[building])
        place, free = named_place(table, yellow)
        if free and has_token(table):
            march(table, free[0])
            return DONE
        return self.fail(table, red, yellow, f"place-{PLACES[place]}")

    def fail(self, table: Table, red: int, yellow: int, where: str) -> Flow:
        if table.events is not None:
            table.emit("madhala-again", {"red": red, "yellow": yellow, "place": where}, "ML-249", reveals=True)
        return self.go(self.roll)


@procedure
class Visiting(Frame):
    """Madhala takes a slot of a building and, in some, something from its display (ML-252 to ML-258)."""

    building: int = 0
    red: int = 0

    @step
    def roll(self, table: Table) -> Flow:
        """In the Laboratory she places a Magic die, in the Mine Force dice; elsewhere Persuasion, rolled now."""
        if self.building not in BUYING:
            occupy(table, self.building, best_slot(table, self.building), 1 if self.building == LABORATORY else 0)
            return DONE
        return ask(table, PERSUASION_ROLL)

    @step
    def place(self, table: Table) -> Flow:
        """Her die counts as the last Persuasion die there (ML-258)."""
        value = int(table.answer.args[0])
        occupy(table, self.building, free_slots(table, self.building)[0], value + 1)
        table.haggled[self.building] = value
        return None

    @step
    def remove(self, table: Table) -> Flow:
        """The red die says which row or card goes; it is discarded and replaced at once (ML-258)."""
        if self.building not in REMOVING:
            return DONE
        take_away(table, self.building, table.box.cards.madhala.removes[self.red - 1])
        return call(table, Refilling(REMOVING[self.building]))


def best_slot(table: Table, building: int) -> int:
    """Return the highest slot of the Laboratory, or the one of the Mine that pays most (ML-253, ML-257)."""
    free = free_slots(table, building)
    return max(free, key=lambda slot: (pay(table, slot), -slot)) if building == MINE else free[0]


def pay(table: Table, slot: int) -> int:
    effect = table.cat.slot_effect[slot]
    return effect.goods.gold if isinstance(effect, Gain) else 0


def occupy(table: Table, building: int, slot: int, code: int) -> None:
    """Put dice of hers into a slot: as many as it takes."""
    assert 0 <= code < CODES
    table.slot_die[slot] = code + 1
    table.slot_by[slot] = MADHALA
    if table.events is not None:
        kind = ("madhala-force", "madhala-magic", "madhala-persuasion")[min(code, 2)]
        data = {
            "building": table.cat.building_names[building],
            "n": table.cat.slot_dice[slot],
            "value": max(0, code - 1),
        }
        table.emit(kind, data, "ML-246", reveals=True)


def take_away(table: Table, building: int, number: int) -> None:
    """Discard a row of traps, a mercenary or an equipment card, counted from 1 (ML-252, ML-255, ML-256)."""
    cat = table.cat
    shown, discard, names, size = {
        LAIR: (table.lair, table.trap_discard, cat.trap_names, 2),
        TAVERN: (table.tavern, table.tavern_discard, cat.member_names, 1),
        BAZAAR: (table.bazaar, table.gear_discard, cat.gear_names, 1),
    }[building]
    start = (number - 1) * size
    taken = [piece for piece in shown[start : start + size] if piece != NONE]
    shown[start : start + size] = [NONE] * size
    discard += taken
    if table.events is not None and taken:
        table.emit("madhala-takes", {"items": [names[piece] for piece in taken]}, RULES[building])


RULES: Final = {LAIR: "ML-252", TAVERN: "ML-255", BAZAAR: "ML-256"}


def march(table: Table, e: int) -> None:
    """One of her tokens goes on an expedition, in one scenario with traps of hers face down (ML-259, ML-272)."""
    table.who[e] = MADHALA
    if PLACE_OF[e] == REGION_A:
        table.laid[e] = [NONE] * twist_of(table).madhala_traps
    if table.events is not None:
        data = {"place": f"place-{PLACES[PLACE_OF[e]]}", "n": NUMBER_OF[e], "tokens": len(table.laid[e])}
        table.emit("madhala-sent", data, "ML-259", reveals=True)


# The Adventure phase


def win_mission(table: Table) -> None:
    """On the left of a competition she wins, and whoever is beside her goes away empty-handed (ML-261, ML-262)."""
    if table.events is not None:
        table.emit("madhala-mission", {"mission": table.cat.mission_names[table.missions[COMPETITIVE]]}, "ML-261")
    table.mission_discard.append(table.missions[COMPETITIVE])
    table.missions[COMPETITIVE] = NONE


def remove_monster(table: Table, place: int) -> None:
    """She beats the monster without a roll, so that it does not come to the Gates (ML-260, ML-262)."""
    space = monster_space(place)
    if table.events is not None:
        table.emit("madhala-monster", {"monster": table.cat.monster_names[table.monsters[space]]}, "ML-260")
    table.monster_discard.append(table.monsters[space])
    table.monsters[space] = NONE


def remove_region(table: Table, place: int) -> None:
    """She conquers the region without a roll; its list goes back to the stock (ML-260, ML-209)."""
    space = place - REGION_A
    if table.events is not None:
        table.emit("madhala-region", {"region": table.cat.region_names[table.regions[space]]}, "ML-260")
    table.region_discard.append(table.regions[space])
    table.regions[space] = NONE
    table.list_stock.append(table.lists[space] // 2)
    table.lists[space] = NONE
