"""From the words of a command line to a game, its box, its options and who sits where.

What is wrong with them is raised as a user's error; playing is left to sessions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from taverne import games
from taverne.cli.user_errors import UserError, perhaps
from taverne.engine.box.contents import BoxError
from taverne.engine.game import Game, OptionError, Options, OptionValue
from taverne.engine.logs.log import SeatInfo
from taverne.engine.matches.begin import begin
from taverne.engine.matches.match import Match
from taverne.words import Words

BOT_NAMES: Final = ("Mira", "Otto", "Ysolde", "Brom", "Nell", "Gaspard", "Runa", "Tibert")
USUAL_SEATS: Final = 3
USUAL_LEVEL: Final = "normal"


def language() -> str:
    """Return the language of the user's surroundings: French if they say so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def data_folder() -> Path:
    """Return where this user's matches are kept."""
    if own := os.environ.get("TAVERNE_DATA"):
        return Path(own) / "matches"
    given = os.environ.get("XDG_DATA_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    base = Path(given) if given else Path.home() / ".local" / "share"
    return base / "taverne" / "matches"


def new_log(game: str) -> Path:
    """Return a name for a new log that no other has."""
    folder = data_folder()
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while (path := folder / f"{stem}{f'-{number}' if number > 1 else ''}.ndjson").exists():
        number += 1
    return path


def find_game(name: str, lang: str, box: str | None = None) -> Game[Any]:
    """Return the game of that name, with the owner's box file laid over it."""
    game = games.get(name)
    if game is None:
        known = games.names()
        words = Words(None, lang)
        near = perhaps(words, name, known)
        raise UserError("cli-unknown-game", game=name[:80], known=words.joined(known), perhaps=near)
    return game if box is None else with_box(game, box)


def finder(box: str | None) -> Callable[[str], Game[Any] | None]:
    """Return how logs find their game: with the owner's box, if one is given."""

    def find(name: str) -> Game[Any] | None:
        game = games.get(name)
        return game if game is None or box is None else with_box(game, box)

    return find


def with_box(game: Game[Any], box: str) -> Game[Any]:
    """Return a game with an owner's box. What is wrong in the file is told in the words of that game."""
    try:
        return game.with_box(Path(box))
    except BoxError as error:
        error.game = game.name
        raise


def read_options(given: Iterable[str]) -> dict[str, OptionValue]:
    """Return ``KEY=VALUE`` words as options, still unchecked."""
    found: dict[str, OptionValue] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key or not value:
            raise UserError("cli-option-form", text=text[:80])
        if key in found:
            raise UserError("cli-option-twice", option=key[:80])
        found[key] = value
    return found


def usual_level(game: Game[Any]) -> str:
    levels = list(game.bots())
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[-1]


def usual_seats(game: Game[Any], options: Mapping[str, OptionValue]) -> int:
    """Return how many play if nothing is said: the usual number, or the first that goes with the options."""
    usual = USUAL_SEATS if USUAL_SEATS in game.seat_counts else max(game.seat_counts[0], min(2, game.seat_counts[-1]))
    for count in (usual, *game.seat_counts):
        try:
            game.check(options, count)
        except OptionError:
            continue
        return count
    return usual


def read_seats(
    text: str | None, game: Game[Any], words: Words, options: Mapping[str, OptionValue] | None = None
) -> list[SeatInfo]:
    """Return who sits where: ``human``, ``human:NAME``, ``bot`` or ``bot:LEVEL``, or how many against bots."""
    if text is None or text.isdecimal():
        count = usual_seats(game, options or {}) if text is None else int(text)
        if count not in game.seat_counts:
            game.check({}, count)
        parts = ["human", *["bot"] * (count - 1)]
    else:
        parts = [part.strip() for part in text.split(",")]
    humans = sum(1 for part in parts if part.partition(":")[0] == "human")
    seats: list[SeatInfo] = []
    for part in parts:
        kind, _, detail = part.partition(":")
        if kind == "human":
            number = 1 + sum(1 for seat in seats if seat.kind == "human")
            usual = words.text("seat-human") if humans == 1 else words.text("seat-human-n", n=number)
            seats.append(SeatInfo(detail[:40] or usual))
        elif kind == "bot":
            level = detail or usual_level(game)
            seats.append(SeatInfo(_bot_name(seats), f"bot:{_checked_level(level, game)}"))
        else:
            raise UserError("cli-seats-form", text=part[:80], perhaps=perhaps(words, kind, ("human", "bot")))
    return seats


def _bot_name(seats: Sequence[SeatInfo]) -> str:
    taken = {seat.name for seat in seats}
    return next((name for name in BOT_NAMES if name not in taken), f"Bot {len(seats) + 1}")


def _checked_level(level: str, game: Game[Any]) -> str:
    return game.level(level)


def new_match(game: Game[Any], options: dict[str, OptionValue], seats: list[SeatInfo], seed: int | None) -> Match[Any]:
    """Begin a match; seats that the game adds are given to the bots it asks for."""
    players = len(seats)
    if not players:
        game.check(options, players)
    full: Options = game.check(options, players)
    everybody = list(seats)
    for role in game.roles(full, players)[players:]:
        everybody.append(SeatInfo(_bot_name(everybody), f"bot:{role}"))
    return begin(game, full, players, everybody, seed)
