"""The sets of options that tests and benchmarks are to cover, with a legacy such as heroes of an episode may leave.
What may be played at all is left to ``game``, what a legacy holds to ``rules.legacy``."""

from __future__ import annotations

from typing import Final

from taverne.engine.game import Options

from .box.integer_tables import NONE
from .box.load import Box
from .box.scenarios import SCENARIOS
from .rules.goods.equipment import spots_for
from .rules.new_state import new_state
from .rules.scenarios.legacy import EPISODES, bequeath
from .rules.turn.setup import outfit
from .state.game_state import COMPETITIVE, SOLO, EuthiaState
from .state.hero_state import SetGem

ALONE: Final[tuple[tuple[int, Options], ...]] = (
    (1, {}),
    (2, {}),
    (2, {"mode": "coop"}),
    (4, {}),
    (3, {"heroes": "choose", "elites": True, "griffin": True}),
    (1, {"scenario": "devastation"}),
    (1, {"scenario": "rescue", "griffin": True}),
    (2, {"scenario": "doom", "difficulty": "heroic"}),
    (1, {"scenario": "farruga"}),
    (1, {"scenario": "mirrezil", "griffin": True}),
    (3, {"scenario": "collision", "mode": "coop", "difficulty": "hard"}),
    (1, {"scenario": "revocation_1"}),
    (2, {"scenario": "revocation_2"}),
    (1, {"scenario": "revocation_3", "elites": True}),
    (1, {"scenario": "abyss", "griffin": True}),
)
"""All scenarios, modes, difficulties and seat counts; few seats where the scenario is long."""


def option_sets(box: Box) -> list[tuple[int, Options]]:
    """Return the matches that stand alone, then a campaign's, each with what the episode before might have left."""
    last: Options = {"scenario": EPISODES[2], "elites": True, "legacy": sample(box, 1, 2)}
    sets: list[tuple[int, Options]] = [
        (2, {"campaign": True, "scenario": EPISODES[0]}),
        (3, {"campaign": True, "scenario": EPISODES[1], "legacy": sample(box, 3, 1)}),
        (1, {"campaign": True, **last}),
    ]
    return [*ALONE, *sets]


def sample(box: Box, seats: int, after: int) -> str:
    """Return what so many heroes might leave after an episode: each a ware he wears, one in a sack, and some of all."""
    mode = SOLO if seats == 1 else COMPETITIVE
    state = new_state(box, (NONE,) * seats, mode, SCENARIOS.index(EPISODES[after - 1]))
    for seat in range(seats):
        outfit(state, seat, seat)
        state.rep[seat], state.gold[seat] = 10 * after + seat, 5 + 2 * seat
        worn = next(t for t in state.shop[0] if state.cat.tile_gems[t] and free_spot(state, seat, t) != NONE)
        thing = state.add_thing(seat, worn, free_spot(state, seat, worn))
        state.gem1[thing] = SetGem(seat)
        state.add_thing(seat, state.cat.potion)
        state.add_thing(seat, state.shop[1][seat])
        state.gems[seat][0] = state.essences[seat][seat] = 1
        state.resources[seat].append(state.minerals[seat % 3][0])
        state.trophies[seat].append(state.monsters[0][seat])
        seen = len(state.pile[seat]) // 3
        state.reserve[seat], state.pile[seat] = state.pile[seat][:seen], state.pile[seat][seen:]
    return bequeath(state)


def free_spot(state: EuthiaState, seat: int, tile: int) -> int:
    """Return the first empty slot that a tile fits, NONE if there is none."""
    return next((spot for spot in spots_for(state, seat, tile) if state.slots[seat][spot] == NONE), NONE)
