"""Who plays: levels of a game by name, bots of one's own as classes, instances or ``module:Class``, and their labels.

Which of them sits where is left to simulations and tournaments.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from taverne import games
from taverne.engine.game import Game, OptionError, Options, OptionValue
from taverne.engine.matches.bots import Bot

BotLike: TypeAlias = str | type[Bot] | Bot
"""A level (``hard``), a class (``mine:Careful`` or the class itself), or a bot that is ready to play."""
GameLike: TypeAlias = str | Game[Any]


def the_game(game: GameLike) -> Game[Any]:
    """Return a game given by name or as it is; raise ``UnknownGame`` for a name that there is not."""
    return games.find(game) if isinstance(game, str) else game


def given_options(options: Mapping[str, OptionValue] | None) -> Mapping[str, OptionValue]:
    """Return options as they were given, still unchecked; raise ``OptionError`` for what maps no names to values."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise OptionError(f"options are given as a mapping such as {{'mode': 'snake'}}, not as {options!r}")
    return options


def load_bot(place: str) -> type[Bot]:
    """Return the class that ``module:Class`` names, also from the folder at hand; raise ``OptionError`` if none is."""
    module, _, name = place.partition(":")
    if not module or not name:
        raise OptionError(f"{place[:80]!r} names no class: give module:Class", "bot-place", {"bot": place[:80]})
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        told = f"no bot can be loaded from {place[:80]}: {error}"
        raise OptionError(told, "bot-not-loaded", {"bot": place[:80], "error": str(error)[:200]}) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        told = f"{place[:80]} is not a class of bots: inherit taverne.Bot"
        raise OptionError(told, "bot-no-class", {"bot": place[:80]})
    return found


class Cast:
    """The bots of a run by label: a game's own are called by their level, others by their class."""

    def __init__(self, game: Game[Any], given: Sequence[BotLike]) -> None:
        self.game = game
        self.own: dict[str, type[Bot] | Bot] = {}
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise OptionError(f"bots are given as a list such as ['hard', 'easy'], not as {given!r}")
        self.labels = tuple([self._label(bot) for bot in given])

    def _label(self, bot: BotLike) -> str:
        if isinstance(bot, str):
            if ":" not in bot:
                return self.game.level(bot)
            bot = load_bot(bot)
        kind = bot if isinstance(bot, type) else type(bot)
        if not issubclass(kind, Bot):
            raise OptionError(
                f"{bot!r} is no bot: give a level, a class or an instance of Bot",
                "bot-no-class",
                {"bot": str(bot)[:80]},
            )
        if kind.choose is Bot.choose:
            raise OptionError(f"{kind.__name__} has no method choose(self, view, choice, rng, simulator)")
        levels = self.game.bots()
        if isinstance(bot, type) and bot in levels.values():
            return next(level for level, other in levels.items() if other is bot)
        label, number = kind.__name__, 1
        while self.own.get(label, bot) is not bot or label in levels:
            number += 1
            label = f"{kind.__name__}-{number}"
        self.own[label] = bot
        return label

    def lineup(self, options: Options, players: int) -> tuple[str, ...]:
        """Return the label of the bot on each seat: those given in turn for the players, a game's own as it says."""
        if len(self.labels) > players:
            data = {"bots": len(self.labels), "players": players}
            raise OptionError(f"{len(self.labels)} bots are named for {players} players", "bot-many", data)
        return fill(self.game, options, players, self.labels)


def fill(game: Game[Any], options: Options, players: int, labels: Sequence[str]) -> tuple[str, ...]:
    """Return ``labels`` in turn for the players, and for the seats that a game adds the bots that it asks for."""
    if not labels:
        raise OptionError("no bot is named to play", "bot-none", {"known": list(game.bots())})
    roles = game.roles(options, players)
    return tuple([labels[seat % len(labels)] if role == "player" else role for seat, role in enumerate(roles)])


def bots_for(game: Game[Any], options: Options, players: int, names: Sequence[BotLike]) -> tuple[str, ...]:
    """Return the label of the bot on each seat; raise ``OptionError`` for a bot that the game does not have."""
    return Cast(game, names).lineup(options, players)


def made(game: Game[Any], lineup: Sequence[str], own: Mapping[str, type[Bot] | Bot]) -> list[Bot]:
    """Return a bot for each seat of a line-up."""
    levels = game.bots()
    bots: list[Bot] = []
    for label in lineup:
        bot = own[label] if label in own else levels[label]
        if not isinstance(bot, type) and not hasattr(bot, "game"):
            bot.game = game
        bots.append(bot(game) if isinstance(bot, type) else bot)
    return bots
