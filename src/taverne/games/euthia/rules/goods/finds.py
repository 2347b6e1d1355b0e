"""What a hero draws: treasures, and the resources and reward tiles of effects (EU-080, EU-230, EU-231, EU-242).
Who gives them is left to ``gains``; treasures themselves to ``visits``."""

from __future__ import annotations

from typing import Final

from taverne.engine import piles
from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, choose, procedure, step

from ...box.compiled_effects import DRAWN, Op
from ...box.integer_tables import NONE
from ...box.terms import TERRAINS
from ...state.game_state import EuthiaState
from .equipment import receive
from .gains import grant

TAKE_TERRAIN: Final = tuple(Action("dig_in", (terrain,)) for terrain in TERRAINS)


def find(state: EuthiaState, seat: Seat, level: int) -> Flow:
    """Draw a treasure of a level for a hero."""
    return call(state, Finding(seat, level))


@procedure
class Finding(Frame):
    """Draw a treasure tile: some act at once and are gone, the others are stored, used or discarded (EU-231)."""

    seat: Seat = 0
    level: int = 1
    tile: int = NONE

    @step
    def draw(self, state: EuthiaState) -> Flow:
        """An empty deck is made anew of its discards; if there are none either, nothing comes (EU-044, EU-045)."""
        pile, discard = state.treasures[self.level - 1], state.treasures_discard[self.level - 1]
        if not piles.renew(pile, discard):
            return DONE
        return piles.draw(state, pile, state.cat.tile_ids, 1, "treasure", "EU-230")

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.tile = state.cat.tile_index[state.answer.word()]
        state.treasures[self.level - 1].remove(self.tile)
        state.tell("found", "EU-230", reveals=True, seat=self.seat, tile=state.cat.tile_names[self.tile])
        ops = at_once(state, self.tile)
        if not ops:
            state.add_thing(self.seat, self.tile)
            return DONE
        state.treasures_discard[self.level - 1].append(self.tile)
        return grant(state, self.seat, ops, state.cat.tile_names[self.tile])


def at_once(state: EuthiaState, tile: int) -> tuple[Op, ...]:
    """Return what a tile does when it is drawn, and is then discarded; nothing if it is kept."""
    return next((use.ops for use in state.cat.tile_uses[tile] if use.trigger == DRAWN), ())


@procedure
class Several(Frame):
    """Draw treasures one after the other."""

    seat: Seat = 0
    n: int = 1
    level: int = 1

    @step
    def next(self, state: EuthiaState) -> Flow:
        self.go(self.next)
        if not self.n:
            return DONE
        self.n -= 1
        return find(state, self.seat, self.level)


@procedure
class Prospecting(Frame):
    """Draw resources, each from a deck of one's choice."""

    seat: Seat = 0
    n: int = 1
    terrain: int = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        kinds = [t for t in range(len(TERRAINS)) if piles.renew(state.minerals[t], state.minerals_discard[t])]
        if not self.n or not kinds:
            return DONE
        options = tuple([TAKE_TERRAIN[terrain] for terrain in kinds])
        return choose(state, self.seat, "terrain", options, "EU-242", {"n": self.n}, options[0])

    @step
    def choose(self, state: EuthiaState) -> Flow:
        self.terrain = TAKE_TERRAIN.index(state.answer)
        return None

    @step
    def draw(self, state: EuthiaState) -> Flow:
        return piles.draw(state, state.minerals[self.terrain], state.cat.resource_ids, 1, "resource", "EU-242")

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.n -= 1
        found = state.cat.resource_index[state.answer.word()]
        state.minerals[self.terrain].remove(found)
        state.resources[self.seat].append(found)
        state.tell("mined", "EU-242", reveals=True, seat=self.seat, resource=f"resource-{state.answer.word()}")
        return self.go(self.offer)


@procedure
class Rewarding(Frame):
    """Take the top reward tile of a pile (EU-080)."""

    seat: Seat = 0
    pile: int = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        return piles.draw(state, state.rewards[self.pile], state.cat.tile_ids, 1, "reward", "EU-080")

    @step
    def take(self, state: EuthiaState) -> Flow:
        tile = state.cat.tile_index[state.answer.word()]
        state.rewards[self.pile].remove(tile)
        receive(state, self.seat, tile)
        state.tell("found", "EU-080", reveals=True, seat=self.seat, tile=state.cat.tile_names[tile])
        return DONE


def give_treasure(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return call(state, Several(seat, n, op.args[0]))


def give_reward_tile(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    return call(state, Rewarding(seat, op.args[0])) if state.rewards[op.args[0]] else None
