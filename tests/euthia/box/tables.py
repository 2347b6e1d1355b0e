"""The tables of the box of Euthia, for tests of what stands in it."""

from __future__ import annotations

from taverne.games.euthia.box.load import load
from taverne.games.euthia.box.pieces import Tile

BOX = load()


CARDS = BOX.cards


TILES: dict[str, Tile] = {tile.id: tile for tile in CARDS.tiles()}
