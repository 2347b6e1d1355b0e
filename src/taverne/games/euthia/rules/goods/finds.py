"""What effects let a hero draw: treasures, resources, reward tiles (EU-080, EU-242).
Who gives them is left to ``gains``; treasures themselves to ``visits``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.terms import TERRAINS
from ...state.game_state import Table
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
    def next(self, table: Table) -> Flow:
        if not self.n:
            return DONE
        self.n -= 1
        return links.find(table, self.seat, self.level)

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.next)


@procedure
class Prospecting(Frame):
    """Draw resources, each from a deck of one's choice."""

    seat: Seat = 0
    n: int = 1
    terrain: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        kinds = [t for t in range(len(TERRAINS)) if renew(table.minerals[t], table.minerals_discard[t])]
        if not self.n or not kinds:
            return DONE
        options = tuple([TAKE_TERRAIN[terrain] for terrain in kinds])
        if len(options) == 1:
            table.answer = options[0]
            return None
        return ask(table, Choice(self.seat, "terrain", options, "EU-242", {"n": self.n}, options[0]))

    @step
    def choose(self, table: Table) -> Flow:
        self.terrain = TAKE_TERRAIN.index(table.answer)
        return None

    @step
    def draw(self, table: Table) -> Flow:
        return ask_one(table, table.minerals[self.terrain], table.cat.resource_ids, "resource", "EU-242")

    @step
    def take(self, table: Table) -> Flow:
        self.n -= 1
        found = table.cat.resource_index[str(table.answer.args[0])]
        table.minerals[self.terrain].remove(found)
        table.resources[self.seat].append(found)
        table.emit("mined", {"seat": self.seat, "resource": f"resource-{table.answer.args[0]}"}, "EU-242", reveals=True)
        return self.go(self.offer)


@procedure
class Rewarding(Frame):
    """Take the top reward tile of a pile (EU-080)."""

    seat: Seat = 0
    pile: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        return ask_one(table, table.rewards[self.pile], table.cat.tile_ids, "reward", "EU-080")

    @step
    def take(self, table: Table) -> Flow:
        tile = table.cat.tile_index[str(table.answer.args[0])]
        table.rewards[self.pile].remove(tile)
        receive(table, self.seat, tile)
        table.emit("found", {"seat": self.seat, "tile": table.cat.tile_names[tile]}, "EU-080", reveals=True)
        return DONE
