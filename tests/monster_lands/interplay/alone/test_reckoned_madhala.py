"""Turns of Madhala in a land drawn by lot, reckoned from her table beside the game: where she goes, what she takes."""

from __future__ import annotations

import random

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.box.vocabulary import BUILDINGS
from taverne.games.monster_lands.state.game_state import MADHALA, LandsState
from tests.monster_lands.alone import HER_TURN, alone, hers, provoke
from tests.monster_lands.positions import asked, column, panic
from tests.tools import play

CITADEL = ("lair", "laboratory", "tavern", "armoury", "bazaar", "mine")
OPEN_SLOTS = {"lair": 3, "laboratory": 2, "tavern": 3, "armoury": 2, "bazaar": 2, "mine": 4}
"""Slots of each building that so few players have (ML-044)."""
TAKEN = {1: 0, 4: 0, 2: 1, 3: 2}
"""Which row, mercenary or card she takes with each red die (ML-252, ML-255, ML-256)."""


def first_slot(state: LandsState, building: str) -> int:
    return state.cat.slot_start[BUILDINGS.index(building)]


def goes(state: LandsState, scenario: int, red: int, yellow: int) -> tuple[str, int]:
    """Return where her dice send her, and to which slot or expedition; "" if it is closed to her (ML-246 to ML-249)."""
    if red <= 4:
        building = CITADEL[yellow - 1]
        slots = range(first_slot(state, building), first_slot(state, building) + OPEN_SLOTS[building])
        free = [slot for slot in slots if not state.slot_die[slot]]
        return (building, free[0]) if free and not state.panic[BUILDINGS.index(building)] else ("", 0)
    if state.who.count(MADHALA) == 6:
        return "", 0
    if scenario == 9 and yellow > 2:
        place, numbers = ("competitive" if yellow < 5 else "contract"), [1, 2]
    elif yellow > 4:
        place, numbers = ("competitive" if yellow == 5 else "contract"), [1, 2]
    else:
        place, numbers = "region_a", [yellow]
    free = [column(place, number) for number in numbers if state.who[column(place, number)] == NONE]
    return (place, free[0]) if free else ("", 0)


def drawn_land(lot: random.Random, scenario: int) -> LandsState:
    """Return a solo table with panics, dice in slots and tokens of hers, before her turn."""
    state = alone(scenario)
    for building in lot.sample(CITADEL, lot.randint(0, 3)):
        panic(state, building)
    for building, n in OPEN_SLOTS.items():
        for slot in lot.sample(range(n), lot.randint(0, n)):
            if building in ("laboratory", "mine") or not slot or state.slot_die[first_slot(state, building) + slot - 1]:
                state.slot_die[first_slot(state, building) + slot] = 1
                state.slot_by[first_slot(state, building) + slot] = 0
    places = [("region_a", n) for n in (1, 2, 3, 4)] + [
        (place, n) for place in ("competitive", "contract") for n in (1, 2)
    ]
    for place, number in lot.sample(places, lot.randint(0, 6)):
        hers(state, place, number)
    return provoke(state, force=9)


def pieces(state: LandsState) -> dict[str, list[int]]:
    return {"lair": list(state.lair), "tavern": list(state.tavern), "bazaar": list(state.bazaar)}


def discards(state: LandsState) -> dict[str, list[int]]:
    known = {*state.gear_deck, *state.bazaar, *(card for card, who in enumerate(state.wearer) if who != NONE)}
    gone = [card for card in range(len(state.wearer)) if card not in known]
    return {"lair": sorted(state.trap_discard), "tavern": sorted(state.tavern_discard), "bazaar": gone}


@pytest.mark.rule("ML-246", "ML-247", "ML-248", "ML-249", "ML-257", "ML-273")
@pytest.mark.parametrize("seed", range(20))
def test_madhala_goes_where_her_dice_send_her_and_takes_what_they_name(seed: int) -> None:
    lot = random.Random(seed)
    scenario = lot.choice([1, 9])
    state = drawn_land(lot, scenario)
    for _ in range(60):
        red, yellow = lot.randint(1, 6), lot.randint(1, 6)
        place, at = goes(state, scenario, red, yellow)
        shown, gone = pieces(state), discards(state)
        play(state, f"chance: roll {red} {yellow}")
        if not place:
            assert asked(state) == HER_TURN
            continue
        if place in ("region_a", "competitive", "contract"):
            assert state.who[at] == MADHALA
            return
        if place in ("lair", "tavern", "armoury", "bazaar"):
            assert asked(state) == (-1, "madhala-die")
            play(state, "chance: roll 5")
        assert state.slot_by[at] == MADHALA
        assert state.slot_die[at] == {"laboratory": 2, "mine": 1}.get(place, 2 + 5)
        if place in shown:
            row = TAKEN[red]
            taken = shown[place][2 * row : 2 * row + 2] if place == "lair" else shown[place][row : row + 1]
            assert discards(state)[place] == sorted(gone[place] + taken)
        return
    pytest.fail("her dice never found a place")
