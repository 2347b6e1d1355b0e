"""The commands of ``taverne`` and their arguments.

What they do is left to the modules that they name, which are loaded only when called.
"""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from typing import Any, NoReturn

from taverne import games
from taverne.cli.complaints import nearest
from taverne.words import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Says what was perhaps meant by a mistyped command."""

    def error(self, message: str) -> NoReturn:
        found = re.search(r"invalid choice: '(\w+)' \(choose from (.*)\)", message)
        near = nearest(found[1], re.findall(r"[\w-]+", found[2])) if found else None
        super().error(f"{message}; did you mean '{near}'?" if near else message)


def positive(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def speed(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a speed; 1 is real time, 0.5 half as fast")
    return value


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    house = Parser(
        prog="taverne", description="Fantasy board games, played whole: in a browser, a terminal, a program."
    )
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument(
        "--lang", choices=LANGUAGES, help="language of all that is shown (default: from LC_ALL or LANG)"
    )
    commands = house.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for add in (_serve, _games, _play, _simulate, _replay, _rules, _odds, _box):
        add(commands, shared)
    return house


def _command(
    commands: Any, shared: argparse.ArgumentParser, name: str, where: str, help: str
) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(name, parents=[shared], help=help, description=help)

    def run(args: argparse.Namespace) -> int:
        status: int = getattr(import_module(f"taverne.cli.{where}"), f"run_{name}")(args)
        return status

    made.set_defaults(run=run)
    return made


def _game(made: argparse.ArgumentParser, optional: bool = False) -> None:
    known = f"one of: {', '.join(games.names())}"
    made.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=known)


def _option(made: argparse.ArgumentParser) -> None:
    made.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help="see `taverne games`; repeat")
    made.add_argument("--box", metavar="FILE", help="a file with the values of your own copy")


def _serve(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "serve", "serving", "the table in the browser")
    made.add_argument("--port", type=positive, default=8000, help="default: 8000")
    made.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1, this machine only")
    made.add_argument("--db", metavar="URL", help="where matches are kept (default: a file in your data folder)")
    made.add_argument("--redis", metavar="URL", help="where several processes meet (default: one process alone)")


def _games(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "games", "looking", "what can be played: seats, options, opponents")
    _game(made, optional=True)


def _play(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "play", "playing", "a match in this terminal")
    _game(made, optional=True)
    seats = "human[:NAME] or bot[:LEVEL] for each, or a number of seats (default: you against bots)"
    made.add_argument("--seats", metavar="WHO,WHO", help=seats)
    _option(made)
    made.add_argument("--seed", type=int, help="the same seed gives the same dice (default: a fresh one)")
    made.add_argument("--resume", metavar="FILE", help="go on with a match from its log")
    made.add_argument("--record", metavar="FILE", help="where to keep the log (default: your data folder)")
    campaign = "begin a campaign that this file keeps, or play its next match"
    made.add_argument("--campaign", metavar="FILE", help=campaign)
    made.add_argument("--plain", action="store_true", help="lines of text instead of a screen; usual over a pipe")
    pace = "how fast the clock of a race runs; over a pipe the clock stands still unless this is given"
    made.add_argument("--speed", type=speed, metavar="X", help=pace)


def _simulate(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "simulate", "simulating", "many matches between bots")
    _game(made)
    made.add_argument("--seats", type=int, metavar="N", help="how many players")
    made.add_argument(
        "--bots", default="random", metavar="LEVEL,LEVEL", help="in turn round the table (default: random)"
    )
    _option(made)
    made.add_argument("--games", type=positive, default=100, metavar="N", help="default: 100")
    made.add_argument("--seed", type=int, default=1, help="default: 1")
    made.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes; results do not depend on it")
    made.add_argument("--rotate", action="store_true", help="move the bots on by a seat each game")
    made.add_argument("--record", metavar="DIR", help="keep the log of every game there")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def _replay(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "replay", "replaying", "step through a log, or check it")
    made.add_argument("file", metavar="FILE")
    made.add_argument("--verify", action="store_true", help="only check that every line, roll and state holds")
    made.add_argument("--box", metavar="FILE", help="the box file that the match was played with")
    made.add_argument("--from", dest="start", type=positive, default=1, metavar="N", help="begin at this entry")


def _rules(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "rules", "looking", "the rules ledger, by number or by words")
    made.add_argument("query", metavar="ID|WORDS", nargs="*", help="all of it if nothing is given")


def _odds(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "odds", "odds", "exact chances for a battle")
    _game(made)
    asked = "who against whom: `taverne odds GAME --help` says what the game asks for"
    made.add_argument("asked", metavar="...", nargs=argparse.REMAINDER, help=asked)


def _box(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "box", "looking", "check a file with the values of your own copy")
    _game(made)
    made.add_argument("--check", metavar="FILE", required=True, help="the file to check")
