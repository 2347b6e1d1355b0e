"""The territory of Euthia by number: tiles, and four places for spaces on each (a, b, c and the centre m).
Flat tables of integers, made once for a box; where tiles lie in a game is the state's to say."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action

from .integer_tables import NONE
from .load import Box
from .terms import ELEMENTS, ENCOUNTERS
from .territory import LANDS, POSITIONS, Space

PLAIN: Final = 0
MOUNTAIN: Final = 1
LAKE: Final = 2
CAVERN: Final = 3
TREASURE_LAND: Final = 4
ELEMENTAL: Final = 5
PORTAL: Final = 6
MERCHANT: Final = 7
ALCHEMIST: Final = 8
TOWER: Final = 9
ENCOUNTER: Final = 10
LEGEND: Final = 11
CHAPEL: Final = 12
GRIFFIN: Final = 13
ABYSS: Final = 14
TEMPLE: Final = 15
LAIR: Final = 16
ABSENT: Final = 17
"""The land of the fourth place of a tile without centre."""

CENTRE: Final = 3
SPECIALS: Final = ("chapel", "towers", "fortress", "overlord", "legend")
KINDS: Final = ("fixed", "encounter", "other")


def tile_of(space: int) -> int:
    """Return the territory tile that a space lies on."""
    return space >> 2


def is_centre(space: int) -> bool:
    """Is it the centre of its tile?"""
    return space & 3 == CENTRE


class Atlas:
    """Tiles by number; the number of a space is 4 × its tile + its place on it."""

    def __init__(self, box: Box) -> None:
        tiles = box.cards.territory
        self.tiles = len(tiles)
        self.ids = tuple(tile.id for tile in tiles)
        self.names = tuple(f"territory-{tile.id}" for tile in tiles)
        self.index = box.index["territory"]
        self.chapter = tuple(tile.chapter for tile in tiles)
        self.solo = tuple(tile.solo for tile in tiles)
        self.special = tuple(NONE if tile.special is None else SPECIALS.index(tile.special) for tile in tiles)
        spaces: list[Space | None] = []
        for tile in tiles:
            spaces += (*tile.spaces, *(None for _ in POSITIONS[len(tile.spaces) :]))
        self.words = tuple(f"{tile.id}-{place}" for tile in tiles for place in POSITIONS)
        """The word of each space in actions and events; its message is `space-<word>`."""
        self.space_index = {word: space for space, word in enumerate(self.words)}
        self.steps = tuple(Action("move", (word,)) for word in self.words)
        self.jumps = tuple(Action("teleport", (word,)) for word in self.words)
        self.gates = tuple(Action("portal", (word,)) for word in self.words)
        self.landings = tuple(Action("land", (word,)) for word in self.words)
        self.land = tuple(ABSENT if space is None else LANDS.index(space.land) for space in spaces)
        self.treasure_level = tuple(0 if space is None else space.level for space in spaces)
        self.element = tuple(NONE if s is None or s.element is None else ELEMENTS.index(s.element) for s in spaces)
        self.encounter = tuple(
            NONE if s is None or s.encounter is None else ENCOUNTERS.index(s.encounter) for s in spaces
        )
        self.monster = tuple(0 if space is None else space.monster for space in spaces)
        """The level of the space's monster, 0 for none."""
        self.loot = tuple((0, 0, 0, 0, 0) if space is None else _loot(space) for space in spaces)
        """Gold, Gaar, potions, silver cards, gold cards."""
        self.drawn = tuple(
            tuple(
                tuple(
                    i
                    for i, tile in enumerate(tiles)
                    if tile.chapter == chapter and tile.kind == kind and tile.role == "draw"
                )
                for kind in KINDS
            )
            for chapter in range(1, 6)
        )
        """The tiles drawn by chapter (from 0) and kind."""
        self.fixed_alone = tuple(tuple(i for i in kinds[0] if tiles[i].solo) for kinds in self.drawn)
        self.legend = {self.index[card.tile]: number for number, card in enumerate(box.cards.legend)}
        """The number of the legend that lives on a tile."""


def _loot(space: Space) -> tuple[int, int, int, int, int]:
    loot = space.loot
    return loot.gold, loot.gaar, loot.potions, loot.silver, loot.gold_cards
