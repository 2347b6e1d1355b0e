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
    heroes = "dungeon_rush: one or two heroes; gains are added: wizard+magic+magic,thief"
    made.add_argument("--heroes", metavar="HERO,HERO", help=heroes)
    made.add_argument("--monster", metavar="ID", help="the monster; dungeon_rush: also a lord or dragon (default: all)")
    made.add_argument("--box", metavar="FILE", help="a file with the values of your own copy")
    _battle_odds(made.add_argument_group("monster_lands"))


def _battle_odds(made: Any) -> None:
    """What an expedition of Monster Lands is made of."""
    made.add_argument("--mercenary", metavar="ID", help="who goes")
    made.add_argument("--dice", metavar="COLOUR=N,...", help="for instance force=3,magic=1")
    for name, what in (("traps", "F2,T_plus_4"), ("equipment", "pugnor,noxx"), ("loot", "F_plus_2")):
        made.add_argument(f"--{name}", metavar="ID,...", help=f"for instance {what}")
    for name in ("defence", "potions", "venoms", "damage"):
        what = "damage that the monster has suffered" if name == "damage" else f"{name} on the expedition"
        made.add_argument(f"--{name}", type=int, default=0, choices=range(100), metavar="N", help=what)
    made.add_argument("--wounded", action="store_true", help="the mercenary is wounded")
    made.add_argument("--region", metavar="ID", help="the region, for affinity and conquest")
    made.add_argument("--expedition", metavar="PLACE", help="its advantage counts: E1-a-2, or gates-1")
    made.add_argument("--difficulty", metavar="LEVEL", default="tutorial", help="default: tutorial")
    made.add_argument("--turn", type=int, default=1, choices=range(1, 7), metavar="N", help="for the turn track")


def _box(commands: Any, shared: argparse.ArgumentParser) -> None:
    made = _command(commands, shared, "box", "looking", "check a file with the values of your own copy")
    _game(made)
    made.add_argument("--check", metavar="FILE", required=True, help="the file to check")
