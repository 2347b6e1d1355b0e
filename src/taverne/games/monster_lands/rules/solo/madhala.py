"""Madhala, the solo opponent: her two dice say where she deploys, and she never fails (ML-242 to ML-262).
What scenarios change is left to ``scenarios``; the traps she lays in one of them, to ``battle.ambush``."""

from __future__ import annotations

from typing import Final

from taverne.engine.decisions import Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.catalogue import (
    BAZAAR,
    CODES,
    COMPETITIVE,
    LABORATORY,
    LAIR,
    NONE,
    NUMBER_OF,
    PLACE_OF,
    PLACE_START,
    PLACES,
    REGION_A,
    TAVERN,
)
from ...box.vocabulary import BUILDINGS
from ...state.game_state import MADHALA, LandsState
from ..battle.effects import monster_space
from ..citadel.buildings import BUYING, free_slots
from ..clan.supplies import HIRED, TRAPS, WARES, Refilling
from ..outside.expeditions import free_expeditions, is_there
from .scenarios import is_closed, twist_of

DEPLOYMENT_ROLL: Final = Roll((6, 6), "madhala", "ML-246")
PERSUASION_ROLL: Final = Roll((6,), "madhala-die", "ML-252")
FACES: Final = range(1, 7)
REMOVING: Final = {LAIR: TRAPS, TAVERN: HIRED, BAZAAR: WARES}
"""The buildings where she takes something away, and their displays."""


def can_enter(state: LandsState, building: int) -> bool:
    """Whether Madhala finds a free slot in a building that is not closed (ML-249, ML-251)."""
    return not state.panic[building] and not is_closed(state, building) and bool(free_slots(state, building))


def named_building(state: LandsState, yellow: int) -> int:
    """Return the building that the yellow die names; it is never the Pawn Shop (ML-247)."""
    return BUILDINGS.index(state.box.cards.madhala.citadel[yellow - 1])


def named_place(state: LandsState, yellow: int) -> tuple[int, list[int]]:
    """Return the place Outside that the yellow die names, and its free expeditions, leftmost first (ML-248, ML-273)."""
    word = (twist_of(state).outside or state.box.cards.madhala.outside)[yellow - 1]
    kind, _, number = word.partition("_")
    if kind == "mission":
        place = COMPETITIVE + int(number) - 1
        return place, free_expeditions(state, place) if is_there(state, place) else []
    e = PLACE_START[REGION_A] + int(number) - 1
    return REGION_A, [e] if state.who[e] == NONE and is_there(state, REGION_A) else []


def has_token(state: LandsState) -> bool:
    """Whether one of her six tokens is left (ML-242, ML-251)."""
    return state.who.count(MADHALA) < state.box.cards.madhala.tokens


def has_room(state: LandsState) -> bool:
    """Whether any roll would let her deploy (ML-251)."""
    if any(can_enter(state, named_building(state, yellow)) for yellow in FACES):
        return True
    return has_token(state) and any(named_place(state, yellow)[1] for yellow in FACES)


@procedure
class Intruding(Frame):
    """Madhala's turn: both dice, again and again until the place they name is free (ML-246, ML-249)."""

    @step
    def roll(self, state: LandsState) -> Flow:
        if not has_room(state):
            state.tell("madhala-idle", "ML-251")
            return DONE
        return ask(state, DEPLOYMENT_ROLL)

    @step
    def read(self, state: LandsState) -> Flow:
        red, yellow = (int(die) for die in state.answer.args)
        if red in state.box.cards.madhala.citadel_faces:
            building = named_building(state, yellow)
            if can_enter(state, building):
                return call(state, Visiting(building, red))
            return self.fail(state, red, yellow, state.cat.building_names[building])
        place, free = named_place(state, yellow)
        if free and has_token(state):
            march(state, free[0])
            return DONE
        return self.fail(state, red, yellow, f"place-{PLACES[place]}")

    def fail(self, state: LandsState, red: int, yellow: int, where: str) -> Flow:
        state.tell("madhala-again", "ML-249", reveals=True, red=red, yellow=yellow, place=where)
        return self.go(self.roll)


@procedure
class Visiting(Frame):
    """Madhala takes a slot of a building and, in some, something from its display (ML-252 to ML-258)."""

    building: int = 0
    red: int = 0

    @step
    def roll(self, state: LandsState) -> Flow:
        """In the Laboratory she places a Magic die, in the Mine Force dice; elsewhere Persuasion, rolled now."""
        if self.building not in BUYING:
            occupy(state, self.building, best_slot(state, self.building), 1 if self.building == LABORATORY else 0)
            return DONE
        return ask(state, PERSUASION_ROLL)

    @step
    def place(self, state: LandsState) -> Flow:
        """Her die counts as the last Persuasion die there (ML-258)."""
        value = state.answer.number()
        occupy(state, self.building, free_slots(state, self.building)[0], value + 1)
        state.haggled[self.building] = value
        return None

    @step
    def remove(self, state: LandsState) -> Flow:
        """The red die says which row or card goes; it is discarded and replaced at once (ML-258)."""
        if self.building not in REMOVING:
            return DONE
        take_away(state, self.building, state.box.cards.madhala.removes[self.red - 1])
        return call(state, Refilling(REMOVING[self.building]))


def best_slot(state: LandsState, building: int) -> int:
    """Return the highest slot of the Laboratory, or the one of the Mine that pays most (ML-253, ML-257)."""
    return max(free_slots(state, building), key=lambda slot: (pay(state, slot), -slot))


def pay(state: LandsState, slot: int) -> int:
    source = state.cat.slot_source[slot]
    return source.gold if source is not None else 0


def occupy(state: LandsState, building: int, slot: int, code: int) -> None:
    """Put dice of hers into a slot: as many as it takes."""
    assert 0 <= code < CODES
    state.slot_die[slot] = code + 1
    state.slot_by[slot] = MADHALA
    kind = ("madhala-force", "madhala-magic", "madhala-persuasion")[min(code, 2)]
    name, n = state.cat.building_names[building], state.cat.slot_dice[slot]
    state.tell(kind, "ML-246", reveals=True, building=name, n=n, value=max(0, code - 1))


def take_away(state: LandsState, building: int, number: int) -> None:
    """Discard a row of traps, a mercenary or an equipment card, counted from 1 (ML-252, ML-255, ML-256)."""
    cat = state.cat
    shown, discard, names, size = {
        LAIR: (state.lair, state.trap_discard, cat.trap_names, 2),
        TAVERN: (state.tavern, state.tavern_discard, cat.member_names, 1),
        BAZAAR: (state.bazaar, state.gear_discard, cat.gear_names, 1),
    }[building]
    start = (number - 1) * size
    taken = [piece for piece in shown[start : start + size] if piece != NONE]
    shown[start : start + size] = [NONE] * size
    discard += taken
    if taken:
        state.tell("madhala-takes", RULES[building], items=[names[piece] for piece in taken])


RULES: Final = {LAIR: "ML-252", TAVERN: "ML-255", BAZAAR: "ML-256"}


def march(state: LandsState, e: int) -> None:
    """One of her tokens goes on an expedition, in one scenario with traps of hers face down (ML-259, ML-272)."""
    state.who[e] = MADHALA
    if PLACE_OF[e] == REGION_A:
        state.laid[e] = [NONE] * twist_of(state).madhala_traps
    state.tell(
        "madhala-sent",
        "ML-259",
        reveals=True,
        place=f"place-{PLACES[PLACE_OF[e]]}",
        n=NUMBER_OF[e],
        tokens=len(state.laid[e]),
    )


# The Adventure phase


def win_mission(state: LandsState) -> None:
    """On the left of a competition she wins, and whoever is beside her goes away empty-handed (ML-261, ML-262)."""
    state.tell("madhala-mission", "ML-261", mission=state.cat.mission_names[state.missions[COMPETITIVE]])
    state.mission_discard.append(state.missions[COMPETITIVE])
    state.missions[COMPETITIVE] = NONE


def remove_monster(state: LandsState, place: int) -> None:
    """She beats the monster without a roll, so that it does not come to the Gates (ML-260, ML-262)."""
    space = monster_space(place)
    state.tell("madhala-monster", "ML-260", monster=state.cat.monster_names[state.monsters[space]])
    state.monster_discard.append(state.monsters[space])
    state.monsters[space] = NONE


def remove_region(state: LandsState, place: int) -> None:
    """She conquers the region without a roll; its list goes back to the stock (ML-260, ML-209)."""
    space = place - REGION_A
    state.tell("madhala-region", "ML-260", region=state.cat.region_names[state.regions[space]])
    state.region_discard.append(state.regions[space])
    state.regions[space] = NONE
    state.list_stock.append(state.cat.tile_of_side[state.lists[space]])
    state.lists[space] = NONE
