"""Taverne: a table for fantasy board games, played with all their rules.

What a program needs is named here and loaded when it is asked for; the rooms behind it are engine, games, bots,
words, boards, arena, server, client, adapters and cli.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from taverne.fast import use_build

__version__ = "0.2.0"

use_build(__path__)

from taverne.engine.reports.plain_text import draw_by  # noqa: E402  (of the build, if one is used)

draw_by(lambda thing: str(import_module("taverne.boards.text").drawn(thing)))

if TYPE_CHECKING:
    from taverne import games as games
    from taverne.arena.lab import lab as lab
    from taverne.arena.play import play as play
    from taverne.arena.simulate import simulate as simulate
    from taverne.arena.tournament import tournament as tournament
    from taverne.bots.search import SearchBot as SearchBot
    from taverne.engine.actions import Action as Action
    from taverne.engine.decisions import IllegalAction as IllegalAction
    from taverne.engine.game import Game as Game
    from taverne.engine.game import OptionError as OptionError
    from taverne.engine.game import View as View
    from taverne.engine.matches.bots import Bot as Bot
    from taverne.engine.matches.bots import RandomBot as RandomBot
    from taverne.engine.matches.match import Match as Match
    from taverne.engine.rng import Rng as Rng
    from taverne.games import find as find
    from taverne.games import names as names

_WHERE = {
    "Action": "taverne.engine.actions",
    "Bot": "taverne.engine.matches.bots",
    "Game": "taverne.engine.game",
    "IllegalAction": "taverne.engine.decisions",
    "Match": "taverne.engine.matches.match",
    "OptionError": "taverne.engine.game",
    "RandomBot": "taverne.engine.matches.bots",
    "Rng": "taverne.engine.rng",
    "SearchBot": "taverne.bots.search",
    "View": "taverne.engine.game",
    "find": "taverne.games",
    "lab": "taverne.arena.lab",
    "names": "taverne.games",
    "play": "taverne.arena.play",
    "simulate": "taverne.arena.simulate",
    "tournament": "taverne.arena.tournament",
}

__all__ = [*_WHERE, "__version__", "load", "new", "save", "show"]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'taverne' has no {name!r}; it has {', '.join(sorted(__all__))}")
    return getattr(import_module(_WHERE[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)


def new(
    game: str | Game[Any], players: int = 0, options: dict[str, Any] | None = None, seed: int | None = None
) -> Match[Any]:
    """Begin a match whose every seat is yours to answer for, by ``match.act(seat, notation)``."""
    from taverne.arena.lineup import given_options, the_game
    from taverne.engine.matches.match import Match

    return Match.new(the_game(game), given_options(options), players, seed=seed)


def load(path: str | Path, game: Game[Any] | None = None) -> Match[Any]:
    """Return the match of a log, checked line by line; ``match.steps()`` goes through it.

    ``game`` is for a log that was played with another box and does not carry it: ``taverne.find(name).with_box(file)``.
    """
    from taverne import games
    from taverne.engine.logs.log_file import read

    match, _ = read(Path(path), games.get if game is None else lambda name: game if name == game.name else None)
    return match


def save(match: Match[Any], path: str | Path) -> None:
    """Write the log of a match to a new file: ``load`` gives it back, ``taverne replay`` and ``review`` read it too."""
    from taverne.engine.logs.log_file import RecordFile

    RecordFile.begin(Path(path), match).close()


def show(match: Match[Any], seat: int = -3, lang: str = "en") -> str:
    """Return the table as ``seat`` (or a spectator) sees it, as the terminal shows it, and what the seat is asked."""
    from taverne.boards.text import table_text

    return table_text(match.game, match.view(seat), [info.name for info in match.header.seats], lang)
