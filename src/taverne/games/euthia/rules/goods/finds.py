"""What effects let a hero draw: treasures, resources, reward tiles (EU-080, EU-242).
Who gives them is left to ``gains``; treasures themselves to ``visits``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.terms import TERRAINS
from ...state.game_state import EuthiaState
from .. import links
from .equipment import receive
from .piles import ask_one, renew

TAKE_TERRAIN: Final = tuple(Action("dig_in", (terrain,)) for terrain in TERRAINS)


@procedure
class Several(Frame):
    """Draw treasures one after the other."""

    seat: Seat = 0
    n: int = 1
    level: int = 1

    @step
    def next(self, state: EuthiaState) -> Flow:
        if not self.n:
            return DONE
        self.n -= 1
        return links.find(state, self.seat, self.level)

    @step
    def further(self, state: EuthiaState) -> Flow:
        return self.go(self.next)


@procedure
class Prospecting(Frame):
    """Draw resources, each from a deck of one's choice."""

    seat: Seat = 0
    n: int = 1
    terrain: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        kinds = [t for t in range(len(TERRAINS)) if renew(state.minerals[t], state.minerals_discard[t])]
        if not self.n or not kinds:
            return DONE
        options = tuple([TAKE_TERRAIN[terrain] for terrain in kinds])
        if len(options) == 1:
            state.answer = options[0]
            return None
        return ask(state, Choice(self.seat, "terrain", options, "EU-242", {"n": self.n}, options[0]))

    @step
    def choose(self, state: EuthiaState) -> Flow:
        self.terrain = TAKE_TERRAIN.index(state.answer)
        return None

    @step
    def draw(self, state: EuthiaState) -> Flow:
        return ask_one(state, state.minerals[self.terrain], state.cat.resource_ids, "resource", "EU-242")

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.n -= 1
        found = state.cat.resource_index[str(state.answer.args[0])]
        state.minerals[self.terrain].remove(found)
        state.resources[self.seat].append(found)
        state.emit("mined", {"seat": self.seat, "resource": f"resource-{state.answer.args[0]}"}, "EU-242", reveals=True)
        return self.go(self.offer)


@procedure
class Rewarding(Frame):
    """Take the top reward tile of a pile (EU-080)."""

    seat: Seat = 0
    pile: int = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        return ask_one(state, state.rewards[self.pile], state.cat.tile_ids, "reward", "EU-080")

    @step
    def take(self, state: EuthiaState) -> Flow:
        tile = state.cat.tile_index[str(state.answer.args[0])]
        state.rewards[self.pile].remove(tile)
        receive(state, self.seat, tile)
        state.emit("found", {"seat": self.seat, "tile": state.cat.tile_names[tile]}, "EU-080", reveals=True)
        return DONE
