"""Ways over the map as a hero can walk them in a turn: over freed spaces and portals, around Fire, up to a monster.
What lies at their ends, and what to do there, is left to ``turn_plans``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box.atlas import CENTRE, PORTAL, is_centre, tile_of
from ..box.integer_tables import NONE
from ..box.terms import ACTIONS
from ..rules.travel.elementals import FIRE, WATER, immunity
from ..rules.travel.elementals import powers as every
from ..rules.travel.places import centre_open
from ..rules.turn.tokens import COMBAT, granting, held, points
from ..state.game_state import EuthiaState

FAR: Final = 9
"""What is further away is not looked at."""


class Ways:
    """A hero on the map, the tokens he has, and how far he has to go."""

    def __init__(self, state: EuthiaState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.start = state.at[seat]
        self.immune = immunity(state, seat)
        self.open: dict[int, bool] = {}
        self.costs: dict[int, int] = {}
        self.found: dict[int, tuple[dict[int, int], dict[int, int]]] = {}
        self.tokens = [held(state, seat, action) for action in range(len(ACTIONS))]
        if not self.tokens[COMBAT] and granting(state, seat, COMBAT):
            self.tokens[COMBAT] = 1
        self.points = [points(state, action) for action in range(len(ACTIONS))]
        self.gates = [] if state.story.portals_closed(state) else self.portals()

    def portals(self) -> list[int]:
        state = self.state
        land = state.cat.map.land
        return [
            space
            for tile in state.order
            for space in range(4 * tile, 4 * tile + CENTRE)
            if land[space] == PORTAL and space not in state.portals and space not in state.ruined
        ]

    def freed(self, space: int) -> bool:
        known = self.open.get(space)
        if known is None:
            known = self.open[space] = self.state.freed(space)
        return known

    def ways(self, start: int) -> tuple[dict[int, int], dict[int, int]]:
        """Return how far each space is over freed ones, fire counting double, and from where one comes there."""
        known = self.found.get(start)
        if known is not None:
            return known
        state = self.state
        far, back, costs = {start: 0}, {start: NONE}, self.costs
        rim = [[start], [], []]
        for steps in range(FAR):
            here, rim = rim[0], [rim[1], rim[2], []]
            for space in here:
                if far[space] != steps or (space != start and not self.freed(space)):
                    continue
                for other in state.near[space]:
                    cost = costs.get(other, NONE)
                    if cost == NONE:
                        cost = costs[other] = self.step(other)
                    if cost and far.get(other, FAR + 9) > steps + cost:
                        far[other], back[other] = steps + cost, space
                        rim[cost - 1].append(other)
                if space in self.gates:
                    for other in self.gates:
                        if far.get(other, FAR + 9) > steps and self.step(other):
                            far[other], back[other] = steps, space
                            here.append(other)
        self.found[start] = far, back
        return far, back

    def step(self, space: int) -> int:
        """Return what a step to a space costs, 0 if it cannot be made."""
        state = self.state
        if is_centre(space) and not centre_open(state, tile_of(space)):
            return 0
        if not self.freed(space) and not self.tokens[COMBAT]:
            return 0
        if state.story.barred(state, self.seat, space) is not None:
            return 0
        powers = every(state, space) & ~self.immune
        if powers & FIRE and not powers & WATER:
            wounds = state.box.cards.dice.fire * state.story.fire_water_factor(state)
            return 2 if state.health[self.seat] > wounds else 0
        return 1

    def first_step(self, space: int) -> int:
        """Return the first space on the way to another."""
        _, back = self.ways(self.start)
        while back.get(space, NONE) not in (NONE, self.start):
            space = back[space]
        return space
