"""A view as one text: the table as the terminal shows it, the question, its numbered options with their notation.

It serves programs, language models and ``render``; keys, screens and lines of a terminal are left to ``cli``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverne.boards import board_for
from taverne.engine.actions import Action
from taverne.engine.game import Asked, Game, View
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
