"""What fits a number of players before a table is set up: which options go with which, what each seat plays.

Judging a choice is left to the game; opening the table, to the lobby.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from taverne.engine.game import Game, Option, OptionError, OptionValue
from taverne.server.http.routes.common import game_named, problems
from taverne.server.wire.bodies import Fit, Fitting, Problem


@post(
    "/api/games/{game:str}/fit",
    status_code=200,
    responses=problems(400, 404),
    summary="What can be chosen for so many players, why not the rest, and what each seat plays",
)
async def fit(game: FromPath[str], data: JSONBody[Fitting]) -> Fit:
    played = game_named(game)
    played.check({}, data.players)
    problem = _refusal(played, data.options, data.players)
    chosen = played.check({} if problem else data.options, data.players)
    barred = {option.key: _barred(played, option, data.players) for option in played.options if not option.carried}
    idle = played.idle_options(chosen, data.players)
    barred |= {option.key: _all_but_default(option) for option in played.options if option.key in idle}
    return Fit(
        barred={key: values for key, values in barred.items() if values},
        problem=problem,
        seats=played.seat_titles(chosen, data.players),
    )


def _barred(game: Game[Any], option: Option, players: int) -> dict[str, Problem | None]:
    """Return the values that cannot be had with any one other option changed, and why not."""
    found: dict[str, Problem | None] = {}
    for value in _values(option):
        refusal = _refusal(game, {option.key: value}, players)
        if refusal is None:
            if game.check({option.key: value}, players)[option.key] != value:
                found[_text(value)] = None
        elif not any(_refusal(game, {option.key: value, **other}, players) is None for other in _others(game, option)):
            found[_text(value)] = refusal
    return found


def _all_but_default(option: Option) -> dict[str, Problem | None]:
    return {_text(value): None for value in _values(option) if value != option.default}


def _others(game: Game[Any], option: Option) -> Iterable[dict[str, OptionValue]]:
    for other in game.options:
        if other.key != option.key and not other.carried:
            for value in _values(other):
                yield {other.key: value}


def _values(option: Option) -> tuple[OptionValue, ...]:
    """Return the values that a form lists one by one; those of a long range are not."""
    return (True, False) if option.kind == "bool" else option.choices


def _text(value: OptionValue) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _refusal(game: Game[Any], options: dict[str, OptionValue], players: int) -> Problem | None:
    try:
        game.check(options, players)
    except OptionError as error:
        return Problem(key=error.key, detail=str(error), data=error.data)
    return None
