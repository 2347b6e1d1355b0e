"""The command ``odds``: exact chances, for the games that offer them.

What a question says and what is answered is left to each game's ``odds``; here it is read and said.
"""

from __future__ import annotations

import argparse
import re
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, Final

from taverne.cli.arguments import Parser, speak
from taverne.cli.match_setup import find_game
from taverne.engine.game import Game
from taverne.engine.reports.odds import OddsField, OddsLine
from taverne.words import LANGUAGES, Words

_WORD: Final = re.compile(r"[A-Z]{4,}")
"""A word in the shape of a field (``COLOUR=N,...``), which each language has its own for; an id is an id in both."""


def run_odds(args: Namespace) -> int:
    game = find_game(args.game, args.lang)
    asked = vars(_parser(game, _language(args)).parse_args(args.asked))
    args.lang = asked.pop("lang") or args.lang
    box = asked.pop("box")
    if box is not None:
        game = find_game(args.game, args.lang, box)
    lines = game.odds(asked)
    print("\n".join(told(lines, Words(game.name, args.lang))))
    return 0


def _language(args: Namespace) -> str:
    """The language of the help: the one asked for behind the game, or that of the surroundings."""
    first = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    first.add_argument("--lang", choices=LANGUAGES)
    try:
        given = first.parse_known_args(args.asked)[0].lang
    except argparse.ArgumentError:
        given = None
    return str(given or args.lang)


def _parser(game: Game[Any], lang: str) -> argparse.ArgumentParser:
    """Return the parser of what this game asks for; its words explain each field."""
    words = Words(game.name, lang)
    speak(words)
    made = Parser(prog=f"taverne odds {game.name}", description=words.text("game-title"))
    made.words = words
    made.add_argument("--lang", choices=LANGUAGES, help=words.text("odds-field-lang"))
    made.add_argument("--box", metavar=words.text("args-file"), help=words.text("odds-field-box"))
    for field in game.odds_fields:
        _add(made, field, words)
    return made


def _add(made: argparse.ArgumentParser, field: OddsField, words: Words) -> None:
    name, help = f"--{field.key.replace('_', '-')}", words.text(f"odds-field-{field.key}").replace("%", "%%")
    if isinstance(field.default, bool):
        made.add_argument(name, action="store_true", help=help)
    else:
        shape = _WORD.sub(lambda word: words.text(f"args-{word[0].lower()}"), field.shape)
        made.add_argument(name, default=field.default, metavar=shape, help=help)


def told(lines: Sequence[OddsLine], words: Words) -> list[str]:
    """Return the lines of an answer; those with cells stand in columns, as wide as the widest of each."""
    rows = [[sentence(part, words) for part in (line, *line.cells)] for line in lines]
    table = [row for row, line in zip(rows, lines, strict=True) if line.cells]
    columns = max(map(len, table), default=0)
    widths = [max(len(row[n]) for row in table if n < len(row)) for n in range(columns)]
    said = []
    for row, line in zip(rows, lines, strict=True):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)] if line.cells else row
        said.append("  " * line.indent + "  ".join(cells).rstrip())
    return said


def sentence(line: OddsLine, words: Words) -> str:
    """Return one line of an answer in words."""
    figures = {name: percent(chance, words) for name, chance in line.chances.items()}
    figures |= {name: words.figure(mean, 2) for name, mean in line.means.items()}
    return words.say(line.key, line.data | figures)


def percent(chance: float, words: Words) -> str:
    """Return a chance in percent; 0 and 100 are said only of what is impossible and certain."""
    if chance in (0, 1):
        return "100" if chance else "0"
    return words.figure(min(99.9, max(0.1, 100 * chance)))
