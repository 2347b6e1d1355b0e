"""The boxes of matches: kept by fingerprint before the first match that needs them begins.

How a match finds its own again is left to ``load_match``.
"""

from __future__ import annotations

from typing import Any

from taverne.engine.box.shelf import kept, names_of
from taverne.engine.game import Game
from taverne.games import all_games
from taverne.server.store.storage import Storage


class Boxes:
    """Keeps each box once.  That it was kept before says nothing: a backup from before that may have been restored."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def keep(self, game: Game[Any]) -> None:
        """See to it that the box of a game is kept."""
        fingerprint = game.box_fingerprint
        contents = kept(fingerprint)
        if contents is not None:
            for name in await self._storage.boxes_missing(names_of(fingerprint)):
                await self._storage.keep_box(name, game.name, contents)

    async def keep_all(self) -> None:
        """Keep today's boxes, for matches that began before boxes were kept."""
        for game in all_games():
            await self.keep(game)
