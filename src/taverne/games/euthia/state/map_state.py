"""The map of Euthia as it lies: tiles, neighbours, tokens on spaces, what a scenario has put there or taken away.
The first part of the table; heroes are in ``party``, all the rest in ``state``."""

from __future__ import annotations

from taverne.engine.records import Shared, record
from taverne.engine.state import State

from ..box.catalogue import Catalogue
from ..box.integer_tables import NONE


@record(kw_only=True)
class Land(State):
    """The map, in numbers of the catalogue (``cat``). A space is 4 x its tile + its place.

    Tiles         by tile: ``laid`` (0, 1), ``tile_q``, ``tile_r``; ``order``: tiles as they were laid; ``near[space]``:
                  a tuple of adjacent spaces, () if the tile does not lie.
    Spaces        ``hero_token`` (seat), ``trade_token`` (seat), ``interaction[4 * space + seat]`` (how many),
                  ``emblem`` (how many tokens of the scenario lie there); ``beast``: where the Griffin is; lists of
                  spaces: ``absent`` (the printed monster or elemental is not there), ``spawned`` (another monster is),
                  ``ruined`` (nothing can be done there but fight).
    Stack         ``coming[chapter]``: tiles still to come, unordered, drawn by chance; ``spare[chapter]``: tiles of
                  the box that are in no pile; chapters from 0, the lowest that is not empty comes first.
    """

    cat: Shared[Catalogue]
    laid: list[int] = []
    tile_q: list[int] = []
    tile_r: list[int] = []
    order: list[int] = []
    near: list[tuple[int, ...]] = []
    hero_token: list[int] = []
    trade_token: list[int] = []
    interaction: list[int] = []
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
        self.interaction = [0] * (16 * tiles)
        self.emblem = [0] * (4 * tiles)

    def tokens_on(self, space: int) -> bool:
        """Does a hero, trade or interaction token lie on a space (EU-089)?"""
        if self.hero_token[space] != NONE or self.trade_token[space] != NONE:
            return True
        return any(self.interaction[4 * space : 4 * space + 4])

    def freed(self, space: int) -> bool:
        """Has a space no monster, or none any more (EU-092, EUS-083, EUS-101)?"""
        if space in self.spawned:
            return False
        return not self.cat.map.monster[space] or self.tokens_on(space) or space in self.absent
