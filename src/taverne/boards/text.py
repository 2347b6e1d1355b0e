"""A table as one text: as the terminal shows it, the question, its numbered options with their notation.

It serves programs, language models, ``print`` and ``render``; keys, screens and lines are left to ``cli``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverne import games
from taverne.boards import board_for
from taverne.engine.actions import SPECTATOR, Action
from taverne.engine.box.boxed_game import BoxedGame
from taverne.engine.decisions import Choice
from taverne.engine.game import Asked, Game, Result, View
from taverne.engine.matches.match import Match
from taverne.engine.state import State
from taverne.words import Words


def table_text(game: Game[Any], view: View, names: Sequence[str], lang: str = "en", brief: bool = False) -> str:
    """Return the whole table (or as much as the question needs), and what the viewer is asked."""
    words = Words(game.name, lang)
    board = board_for(game, words)
    lines = [*(board.brief(view, names) if brief else board.lines(view, names))]
    for asked in view.asked:
        lines += ["", *question_lines(words, asked, names, view.seat)]
    return "\n".join(lines)


def question_lines(words: Words, asked: Asked, names: Sequence[str], seat: int) -> list[str]:
    """Return a question and its options, numbered, each with its notation."""
    labels = [words.action(Action.parse(option), names, seat) for option in asked.options]
    width = max(map(len, labels), default=0)
    told = [words.prompt(asked.prompt, asked.data, names, seat)]
    for number, (label, option) in enumerate(zip(labels, asked.options, strict=True), start=1):
        told.append(f"{number:3}  {label:{width}}  {option}")
    return told


def result_lines(words: Words, result: Result | None, names: Sequence[str]) -> list[str]:
    """Return how a match ended: that it did, and the score of each seat, with a star for who won."""
    if result is None:
        return [words.text("cli-result-none")]
    lines = [words.text("cli-result")]
    for seat, score in enumerate(result.scores):
        lines.append(f" {'*' if seat in result.winners else ' '} {names[seat]:20} {words.figure(score, 0):>4}")
    return lines


def drawn(thing: View | State | Match[Any]) -> str:
    """Return what a program prints of a view, a state or a match; nothing for a game that is not of this house.

    A view is drawn as its seat sees it, a state or a match as the first sees it who is asked.
    """
    if isinstance(thing, Match):
        return _state_text(thing.game, thing.state, [info.name for info in thing.header.seats])
    game = _game_of(thing)
    if game is None:
        return ""
    names = [f"Seat {number}" for number in range(1, max(game.seat_counts) + 1)]  # as a new match calls them
    return _view_text(game, thing, names) if isinstance(thing, View) else _state_text(game, thing, names)


def _game_of(thing: View | State) -> Game[Any] | None:
    """Return the game of a table, with the box that it is played with where the table knows it."""
    if isinstance(thing, View) and thing.game is not None:
        return thing.game
    table = thing.table if isinstance(thing, View) else thing
    game = games.get(type(table).__module__.removeprefix("taverne.games.").partition(".")[0])
    box = getattr(thing, "box", None)
    if isinstance(game, BoxedGame) and box is not None and box is not game.box:
        return type(game)(box)
    return game


def _view_text(game: Game[Any], view: View, names: Sequence[str]) -> str:
    words = Words(game.name, "en")
    lines = [table_text(game, view, names)]
    if view.over:
        lines += ["", *result_lines(words, view.result, names)]
    elif view.waiting and not view.asked:
        lines += ["", words.text("screen-waiting", names=words.joined([names[seat] for seat in view.waiting]))]
    return "\n".join(lines)


def _state_text(game: Game[Any], state: State, names: Sequence[str]) -> str:
    asked = list(dict.fromkeys([decision.seat for decision in state.pending if isinstance(decision, Choice)]))
    lines = [_view_text(game, game.view(state, asked[0] if asked else SPECTATOR), names)]
    for seat in asked[1:]:
        for question in game.view(state, seat).asked:
            told, *options = question_lines(Words(game.name, "en"), question, names, seat)
            lines += ["", f"{names[seat]}: {told}", *options]
    lines += [repr(decision) for decision in state.pending if not isinstance(decision, Choice)]
    return "\n".join(lines)
