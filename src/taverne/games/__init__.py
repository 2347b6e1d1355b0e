"""The games of the house, by name; each lives in a package of its own and knows no other.

Registering a game is one line here; what a game must offer is said in ``engine.game``.
"""

from __future__ import annotations

from importlib import import_module
from threading import RLock
from typing import Any, Final

from taverne.engine.game import Game, OptionError

_WHERE: Final = {
    "dungeon_rush": "taverne.games.dungeon_rush.game:DungeonRush",
    "monster_lands": "taverne.games.monster_lands.game:MonsterLands",
    "nerath": "taverne.games.nerath.game:ConquestOfNerath",
    "euthia": "taverne.games.euthia.game:Euthia",
}


def names() -> tuple[str, ...]:
    """Return the games that can be played, in the order in which they are shown."""
    return tuple(_WHERE)


class UnknownGame(OptionError, LookupError):
    """There is no game of that name; the text says which there are."""


def find(name: str) -> Game[Any]:
    """Return the game of that name; raise ``UnknownGame`` if there is none."""
    game = get(name)
    if game is None:
        known = ", ".join(_WHERE)
        data = {"game": str(name)[:80], "known": list(_WHERE)}
        raise UnknownGame(f"unknown game {str(name)[:80]!r}: there are {known}", "no-game", data)
    return game


def get(name: str) -> Game[Any] | None:
    """Return the game of that name, or None."""
    if name not in _WHERE:
        return None
    if name not in _MADE:
        with _MAKING:
            if name not in _MADE:
                module, _, cls = _WHERE[name].partition(":")
                _MADE[name] = getattr(import_module(module), cls)()
    return _MADE[name]


def lay(name: str, game: Game[Any]) -> None:
    """From now on ``find`` gives this one: a game with an owner's box."""
    _MADE[name] = game


def all_games() -> list[Game[Any]]:
    """Return every game that can be played."""
    return [find(name) for name in _WHERE]


_MADE: Final[dict[str, Game[Any]]] = {}
_MAKING: Final = RLock()
"""One game is made at a time: msgspec learns its types at the first reading, and two threads at that at once crash."""
