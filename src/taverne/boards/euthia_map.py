"""The map of Euthia in a terminal: hexes as cells of a few letters, and every space in words.

A cell is the number of its tile, a sign for the land, the level of its monster and a sign for a hero.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from taverne.engine.actions import Seat
from taverne.games.euthia.box.load import Cards
from taverne.games.euthia.box.territory import POSITIONS, Space, Territory, covered
from taverne.games.euthia.view.structs import SpaceView, TileView, WorldView
from taverne.words import Words

SIGNS: Final = {
    "plain": ".",
    "mountain": "^",
    "lake": "~",
    "cavern": "n",
    "treasure": "$",
    "elemental": "*",
    "portal": "O",
    "merchant": "M",
    "alchemist": "A",
    "tower": "T",
    "encounter": "?",
    "legend": "L",
    "chapel": "+",
    "griffin": "G",
    "abyss": "V",
    "temple": "P",
    "lair": "D",
}
"""A sign for each kind of land."""
CELL: Final = 5
"""Letters of a cell; there is a gap behind it where the map has room, and rows are shifted by half of both."""
ROOM: Final = 75
"""Columns of a map in a terminal of 80."""
NOWHERE: Final[Mapping[str, str]] = {}


class WorldMap:
    """Draws the tiles that lie open and says what is on each of their spaces."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.tiles: dict[str, Territory] = {tile.id: tile for tile in cards.territory}

    def land(self, word: str) -> Space:
        """Return what is printed on a space."""
        tile, _, place = word.rpartition("-")
        return self.tiles[tile].spaces[POSITIONS.index(place)]

    # Hexes

    def drawn(
        self,
        table: WorldView,
        places: Sequence[tuple[int, int, int]] = (),
        signs: str = "",
        targets: Mapping[str, str] = NOWHERE,
    ) -> list[str]:
        """Return the map as ``rows`` does, and what its signs mean."""
        if not table.tiles:
            return []
        shown = any(space.id in targets for tile in table.tiles for space in tile.spaces)
        return [*self.rows(table, places, signs, targets), *self._legend(table, bool(places), shown)]

    def rows(
        self,
        table: WorldView,
        places: Sequence[tuple[int, int, int]] = (),
        signs: str = "",
        targets: Mapping[str, str] = NOWHERE,
    ) -> list[str]:
        """Return the map alone; ``places`` for a new tile are shown by number: (q, r, number).

        ``signs`` has one for each hero, else they are shown by their numbers; ``targets`` are spaces that an answer
        goes to, with the number of that answer in place of the tile's.
        """
        cells = {(2 * q + r, r): f"[{number}]" for q, r, number in places}
        for number, tile in enumerate(table.tiles, start=1):
            for (q, r), space in self._spaces(tile):
                target = targets.get(space.id, "")
                cells[2 * q + r, r] = self._cell(table, f">{target}" if target else f"{number:2}", tile, space, signs)
        columns = [x for x, _ in cells] or [0]
        left, right = min(columns), max(columns)
        width = CELL + 1 if (right - left) * (CELL + 1) // 2 + CELL <= ROOM else CELL
        rows = []
        for y in sorted({y for _, y in cells}):
            row = ""
            for x in sorted(x for x, other in cells if other == y):
                row = row.ljust((x - left) * width // 2) + cells[x, y]
            rows.append(row.rstrip())
        return rows

    def row_of(self, table: WorldView, word: str, places: Sequence[tuple[int, int, int]] = ()) -> int:
        """Return in which of the ``rows`` a space lies; 0 where it does not lie on the map."""
        shown = word[:-1] + "a" if word.endswith("-m") else word
        hexes = [(r, space) for tile in table.tiles for (_, r), space in self._spaces(tile)]
        here = next((r for r, space in hexes if space.id == shown), None)
        known = sorted({*[r for r, _ in hexes], *[r for _, r, _ in places]})
        return known.index(here) if here is not None else 0

    def _spaces(self, tile: TileView) -> Iterator[tuple[tuple[int, int], SpaceView]]:
        """The spaces of a tile that have a hex of their own, each with it."""
        return zip(covered(tile.q, tile.r), tile.spaces, strict=False)

    def _cell(self, table: WorldView, head: str, tile: TileView, space: SpaceView, signs: str) -> str:
        here = [seat for seat, hero in enumerate(table.heroes) if hero.at == space.id]
        centre = f"{tile.id}-{POSITIONS[3]}"
        if not here and space.id.endswith("-a"):
            here = [seat for seat, hero in enumerate(table.heroes) if hero.at == centre]
        monster = str(space.monster) if space.monster and not space.freed else " "
        one = signs[here[0]] if here and signs else str(here[0] + 1) if here else " "
        return f"{head}{SIGNS[self.land(space.id).land]}{monster}{one if len(here) < 2 else '#'}"[:CELL]

    def _legend(self, table: WorldView, places: bool, targets: bool) -> list[str]:
        """The signs of the lands that lie open, four a line, after what a cell is."""
        open_lands = {self.land(space.id).land for tile in table.tiles for space in tile.spaces}
        said = [f"{sign} {self.words.text(f'land-{land}')}" for land, sign in SIGNS.items() if land in open_lands]
        lines = ["   ".join(said[at : at + 5]) for at in range(0, len(said), 5)]
        keys = ["world-legend", *(["world-places"] if places else []), *(["world-targets"] if targets else [])]
        return [*[self.words.text(key) for key in keys], *lines]

    # Spaces in words

    def listed(self, table: WorldView, names: Sequence[str]) -> list[str]:
        """Return every tile with its number and its spaces."""
        lines = []
        for number, tile in enumerate(table.tiles, start=1):
            lines.append(f"{number:2} {self.words.text(f'territory-{tile.id}')}")
            lines += [f"     {self.brief(table, space, names)}" for space in tile.spaces]
        return lines

    def brief(self, table: WorldView, space: SpaceView, names: Sequence[str]) -> str:
        """``b Merchant: monster 1``: the place of a space, its land, and what is there."""
        return self._pair(f"{space.id[-1]} {self.what(space.id)}", self._there(table, space, names))

    def whole(self, table: WorldView, space: SpaceView, names: Sequence[str]) -> str:
        """The same with the name of the space."""
        return self._pair(self.words.text(f"space-{space.id}"), self._there(table, space, names))

    def _pair(self, what: str, there: str) -> str:
        return self.words.text("world-pair", what=what, there=there) if there else what

    def what(self, word: str) -> str:
        """Return the land of a space, an encounter or an elemental by its name."""
        printed = self.land(word)
        if printed.encounter is not None:
            return self.words.text(f"encounter-{printed.encounter}")
        if printed.element is not None:
            return self.words.text(f"elemental-{printed.element}")
        return self.words.text(f"land-{printed.land}")

    def _there(self, table: WorldView, space: SpaceView, names: Sequence[str]) -> str:
        words = self.words
        found = [words.text("world-monster", n=space.monster)] if space.monster and not space.freed else []
        for key, seat in (("world-freed-by", space.hero_token), ("world-post-of", space.trade_token)):
            if seat >= 0:
                found.append(words.text(key, name=names[seat]))
        marked = [names[seat] for seat, n in enumerate(space.tokens) if n]
        if marked:
            found.append(words.text("world-marks-of", names=words.joined(marked)))
        if space.emblem:
            found.append(words.text("world-emblems", n=space.emblem))
        states = (("world-ruined", space.ruined), ("world-gone", space.absent), ("world-lair", space.lair))
        found += [words.text(key) for key, holds in states if holds]
        found += [words.text(f"element-{element}") for element in space.powers]
        found += self._who(table, space, names)
        return ", ".join(found)

    def _who(self, table: WorldView, space: SpaceView, names: Sequence[str]) -> list[str]:
        """The heroes and beasts of a space."""
        found = [self.words.text("world-griffin")] if table.beast == space.id else []
        if table.story.who and table.story.at == space.id:
            found.append(self.words.text(f"world-{table.story.who}"))
        seats: list[Seat] = [seat for seat, hero in enumerate(table.heroes) if hero.at == space.id]
        return found + [f"{seat + 1} {names[seat]}" for seat in seats]
