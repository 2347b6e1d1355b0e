"""The map of Euthia as it lies: tiles, neighbours, tokens on spaces, what a scenario has put there or taken away.
The first part of the table; heroes are in ``hero_state``, all the rest in ``game_state``."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.records import Shared, record
from taverne.engine.state import State

from ..box.atlas import CENTRE, tile_of
from ..box.catalogue import Catalogue
from ..box.integer_tables import NONE
from ..box.territory import COVERED, beside


@record(kw_only=True)
class MapState(State):
    """The map, in numbers of the catalogue (``cat``). A space is 4 x its tile + its place.

    Tiles         by tile: ``laid`` (0, 1), ``tile_q``, ``tile_r``; ``order``: tiles as they were laid; ``near[space]``:
                  a tuple of adjacent spaces, () if the tile does not lie; it follows from the others and is never
                  changed in place, since clones share it.
    Spaces        ``hero_token`` (seat), ``trade_token`` (seat), ``emblem`` (how many tokens of the scenario lie
                  there); ``beast``: where the Griffin is; lists of spaces: ``absent`` (the printed monster or elemental
                  is not there), ``spawned`` (another monster is), ``ruined`` (nothing can be done there but fight).
    Visits        ``interaction[seat]``: the spaces with interaction tokens of a seat, one for each token.
    Stack         ``coming[chapter]``: tiles still to come, unordered, drawn by chance; ``spare[chapter]``: tiles of
                  the box that are in no pile; chapters from 0, the lowest that is not empty comes first.
    """

    cat: Shared[Catalogue]
    laid: list[int] = []
    tile_q: list[int] = []
    tile_r: list[int] = []
    order: list[int] = []
    near: Shared[list[tuple[int, ...]]] = []
    hero_token: list[int] = []
    trade_token: list[int] = []
    interaction: list[list[int]] = [[], [], [], []]
    emblem: list[int] = []
    beast: int = NONE
    absent: list[int] = []
    spawned: list[int] = []
    ruined: list[int] = []
    coming: list[list[int]] = [[], [], [], [], []]
    spare: list[list[int]] = [[], [], [], [], []]

    def clear_map(self) -> None:
        """Begin with a table on which no tile lies."""
        tiles = self.cat.map.tiles
        self.laid = [0] * tiles
        self.tile_q = [0] * tiles
        self.tile_r = [0] * tiles
        self.near = [()] * (4 * tiles)
        self.hero_token = [NONE] * (4 * tiles)
        self.trade_token = [NONE] * (4 * tiles)
        self.emblem = [0] * (4 * tiles)

    def tokens_on(self, space: int) -> bool:
        """Does a hero, trade or interaction token lie on a space (EU-089)?"""
        if self.hero_token[space] != NONE or self.trade_token[space] != NONE:
            return True
        first, second, third, fourth = self.interaction
        return space in first or space in second or space in third or space in fourth

    def add_tokens(self, seat: Seat, space: int, n: int) -> None:
        """Lay interaction tokens of a seat on a space."""
        self.interaction[seat] += [space] * n

    def restored(self) -> None:
        """Work out anew which spaces are adjacent."""
        self.near = [()] * len(self.emblem)
        covering = self.hexes()
        for tile in self.order:
            self.join([4 * tile + place for place in range(CENTRE)], covering)

    def hex_of(self, space: int) -> tuple[int, int]:
        """Return the hex of an outer space; a centre has none (EU-103)."""
        tile = tile_of(space)
        q, r = COVERED[space & 3]
        return self.tile_q[tile] + q, self.tile_r[tile] + r

    def hexes(self) -> dict[tuple[int, int], int]:
        """Return the outer space on each hex that is covered."""
        return {self.hex_of(4 * tile + place): 4 * tile + place for tile in self.order for place in range(CENTRE)}

    def join(self, outer: list[int], covering: dict[tuple[int, int], int]) -> None:
        """Set down what is adjacent to outer spaces, and to the centres of their tiles."""
        for space in outer:
            around = [covering[spot] for spot in beside(*self.hex_of(space)) if spot in covering]
            tile = tile_of(space)
            if self.cat.map.special[tile] != NONE:
                around.append(space | 3)
                self.near[4 * tile + CENTRE] = (4 * tile, 4 * tile + 1, 4 * tile + 2)
            self.near[space] = tuple(around)

    def freed(self, space: int) -> bool:
        """Has a space no monster, or none any more (EU-092, EUS-083, EUS-101)?"""
        if space in self.spawned:
            return False
        return not self.cat.map.monster[space] or self.tokens_on(space) or space in self.absent
