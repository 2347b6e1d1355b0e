"""The commands of ``taverne`` and their arguments.

What they do is left to the modules that they name, which are loaded only when called; words are in the locale files.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import taverne
from taverne import games
from taverne.cli.user_errors import perhaps
from taverne.engine.logs.seeds import LARGEST
from taverne.fast import running
from taverne.words import LANGUAGES, Words

MOST_DAYS: Final = 36_500
_KEY: Final = re.compile(r"[0-9a-f]{64}")
_SENTENCES: Final = {
    "usage: ": "args-usage",
    "positional arguments": "args-positional",
    "options": "args-options",
    "show this help message and exit": "args-help",
    "the following arguments are required: %s": "args-required",
    "unrecognized arguments: %s": "args-unrecognized",
    "argument %(argument_name)s: %(message)s": "args-argument",
    "%(prog)s: error: %(message)s\n": "args-error",
    "invalid %(type)s value: %(value)r": "args-value",
    "expected one argument": "args-one",
    "expected at most one argument": "args-at-most-one",
    "expected at least one argument": "args-at-least-one",
    "expected %s argument": "args-some",
    "expected %s arguments": "args-some",
    "ignored explicit argument %r": "args-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "args-ambiguous",
    "not allowed with argument %s": "args-not-with",
}
"""The sentences of the parser itself, and their keys; its own placeholders stay in them."""


def speak(words: Words) -> None:
    """Let all parsers speak a language: Python's parser asks this one function for each of its sentences."""

    def said(text: str) -> str:
        key = _SENTENCES.get(text)
        if key is None:
            return text
        ending = text[len(text.rstrip()) :]
        return words.text(key) + ending

    argparse._ = said  # type: ignore[attr-defined]
    argparse.ngettext = lambda one, many, n: said(one if n == 1 else many)  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """Says what was perhaps meant by a mistyped word."""

    words: Words

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        listed = ", ".join(repr(choice) for choice in known)
        said = self.words.text("args-choice", value=repr(value), known=listed)
        raise argparse.ArgumentError(action, said + perhaps(self.words, str(value), known))


class ArgumentReader:
    """Reads the words of a command line that are more than texts, and says what they should be."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def positive(self, text: str) -> int:
        if not text.isdecimal() or int(text) == 0:
            raise argparse.ArgumentTypeError(self._words.text("args-positive", text=repr(text)))
        return int(text)

    def whole(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(self._words.text("args-whole", text=repr(text))) from None

    def days(self, text: str) -> int:
        if not text.isdecimal() or int(text) > MOST_DAYS:
            raise argparse.ArgumentTypeError(self._words.text("args-days", text=repr(text), most=MOST_DAYS))
        return int(text)

    def key(self, text: str) -> str:
        if not _KEY.fullmatch(text.strip().lower()):
            raise argparse.ArgumentTypeError(self._words.text("args-no-key", text=repr(text[:80])))
        return text.strip().lower()

    def seed(self, text: str) -> int:
        number = self.whole(text)
        if not -LARGEST < number < LARGEST:
            raise argparse.ArgumentTypeError(self._words.text("args-seed-large"))
        return number

    def port(self, text: str) -> int:
        if not text.isdecimal() or not 0 < int(text) < 65536:
            raise argparse.ArgumentTypeError(self._words.text("args-port", text=repr(text)))
        return int(text)

    def speed(self, text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value <= 1000:
            raise argparse.ArgumentTypeError(self._words.text("args-speed", text=repr(text)))
        return value


def asked_language(argv: Sequence[str], usual: str) -> str:
    """Return the language that a command line asks for, read before the rest so that its mistakes are told in it."""
    found = usual
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        given = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        found = given if given in LANGUAGES else found
    return found


class Commands:
    """Builds the parser of the whole command line in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._read = ArgumentReader(words)
        speak(words)
        self.house = self._parser(prog="taverne", description=words.text("help-taverne"))
        version = f"taverne {taverne.__version__} ({words.text(f'cli-engine-{running()}')})"
        self._add(self.house, "--version", action="version", version=version, help="version")
        self._shared = self._parser(add_help=False)
        self._add(self._shared, "--lang", choices=LANGUAGES, help="lang")
        kind = type(self.house)
        title, metavar = words.text("args-commands"), words.text("args-command")
        self._commands = self.house.add_subparsers(title=title, metavar=metavar, required=True, parser_class=kind)

    def _parser(self, **how: Any) -> Parser:
        made = type("Speaking", (Parser,), {"words": self._words})(**how)
        assert isinstance(made, Parser)
        return made

    def _add(self, made: argparse.ArgumentParser, *names: str, help: str = "", **how: Any) -> None:
        if help:
            how["help"] = self._words.text(f"help-{help}").replace("%", "%%")
        if "metavar" in how:
            how["metavar"] = self._words.text(f"args-{how['metavar']}")
        made.add_argument(*names, **how)

    def _command(self, name: str, where: str) -> argparse.ArgumentParser:
        help = self._words.text(f"help-{name}")
        made: argparse.ArgumentParser = self._commands.add_parser(
            name, parents=[self._shared], help=help, description=help
        )

        def run(args: argparse.Namespace) -> int:
            status: int = getattr(import_module(f"taverne.cli.commands.{where}"), f"run_{name}")(args)
            return status

        made.set_defaults(run=run)
        return made

    def _game(self, made: argparse.ArgumentParser, optional: bool = False) -> None:
        known = self._words.text("help-game", known=", ".join(games.names()))
        made.add_argument("game", metavar=self._words.text("args-game"), nargs="?" if optional else None, help=known)

    def _option(self, made: argparse.ArgumentParser) -> None:
        self._add(made, "--option", metavar="pair", action="append", default=[], help="option")
        self._add(made, "--box", metavar="file", help="own-box")

    def serve(self) -> None:
        made = self._command("serve", "serve")
        self._add(made, "--port", type=self._read.port, metavar="number", default=8000, help="port")
        self._add(made, "--host", metavar="host", default="127.0.0.1", help="host")
        self._add(made, "--db", metavar="url", help="db")
        self._add(made, "--redis", metavar="url", help="redis")
        self._add(made, "--box", metavar="file", action="append", default=[], help="serve-box")

    def doctor(self) -> None:
        made = self._command("doctor", "database")
        self._add(made, "--db", metavar="url", help="db")
        self._add(made, "--repair", action="store_true", help="repair")

    def backup(self) -> None:
        made = self._command("backup", "database")
        self._add(made, "file", metavar="file", help="backup-file")
        self._add(made, "--db", metavar="url", help="db")

    def restore(self) -> None:
        made = self._command("restore", "database")
        self._add(made, "file", metavar="file", help="backup-file")
        self._add(made, "--db", metavar="url", help="db")
        self._add(made, "--replace", action="store_true", help="replace")

    def people(self) -> None:
        made = self._command("people", "moderation")
        self._add(made, "what", metavar="what", choices=("list", "ban", "unban"), help="people-what")
        self._add(made, "who", metavar="person", nargs="?", help="people-who")
        self._add(made, "--reason", metavar="text", help="people-reason")
        self._add(made, "--db", metavar="url", help="db")

    def close(self) -> None:
        made = self._command("close", "moderation")
        self._add(made, "table", metavar="table", help="close-table")
        self._add(made, "--db", metavar="url", help="db")

    def reports(self) -> None:
        self._add(self._command("reports", "moderation"), "--db", metavar="url", help="db")

    def keys(self) -> None:
        made = self._command("keys", "moderation")
        self._add(made, "--rotate", action="store_true", help="keys-rotate")
        self._add(made, "--days", type=self._read.days, metavar="number", default=30, help="keys-days")
        self._add(made, "--db", metavar="url", help="db")

    def games(self) -> None:
        self._game(self._command("games", "lookup"), optional=True)

    def play(self) -> None:
        made = self._command("play", "play")
        self._game(made, optional=True)
        self._add(made, "--seats", metavar="who", help="seats")
        self._option(made)
        self._add(made, "--seed", type=self._read.seed, metavar="seed", help="seed")
        self._add(made, "--resume", metavar="file", nargs="?", const="", help="resume")
        self._add(made, "--record", metavar="file", help="record")
        self._add(made, "--campaign", metavar="file", help="campaign")
        self._add(made, "--plain", action="store_true", help="plain")
        self._add(made, "--ask-all", action="store_true", help="ask-all")
        self._add(made, "--speed", type=self._read.speed, metavar="speed-of", help="speed")
        self._add(made, "--at", metavar="link", help="at")
        self._add(made, "--name", metavar="name", help="name")

    def watch(self) -> None:
        made = self._command("watch", "join")
        self._add(made, "--at", metavar="link", required=True, help="at")

    def bot(self) -> None:
        made = self._command("bot", "join")
        self._add(made, "--at", metavar="link", required=True, help="at")
        self._add(made, "--level", metavar="level", help="bot-level")
        self._add(made, "--class", dest="class_", metavar="class", help="bot-class")
        self._add(made, "--exec", metavar="program", help="bot-exec")
        self._add(made, "--name", metavar="name", help="name")
        self._add(made, "--seed", type=self._read.seed, metavar="seed", help="bot-seed")

    def simulate(self) -> None:
        made = self._command("simulate", "simulate")
        self._game(made)
        self._add(made, "--seats", type=self._read.whole, metavar="number", help="players")
        self._add(made, "--bots", default="random", metavar="levels", help="bots")
        self._option(made)
        self._add(made, "--games", type=self._read.positive, default=100, metavar="number", help="how-many")
        self._add(made, "--seed", type=self._read.seed, metavar="seed", default=1, help="first-seed")
        self._add(made, "--jobs", type=self._read.positive, default=1, metavar="number", help="jobs")
        self._add(made, "--rotate", action="store_true", help="rotate")
        self._add(made, "--record", metavar="folder", help="records")
        self._add(made, "--json", action="store_true", help="json")

    def tournament(self) -> None:
        made = self._command("tournament", "arena")
        self._game(made)
        self._arena(made)
        self._add(made, "--bots", required=True, metavar="levels", help="entrants")
        self._add(made, "--keep", metavar="file", help="keep")
        self._add(made, "--picture", metavar="file", help="picture")
        self._add(made, "--executor", choices=("processes", "ray"), default="processes", help="executor")

    def lab(self) -> None:
        made = self._command("lab", "arena")
        self._game(made)
        self._arena(made)
        self._add(made, "--set", metavar="varied", action="append", default=[], help="set")
        self._add(made, "--bots", default="normal", metavar="levels", help="bots-equal")
        self._add(made, "--page", metavar="file", help="page")

    def _arena(self, made: argparse.ArgumentParser) -> None:
        """What all commands that let bots play many games share."""
        self._add(made, "--seats", type=self._read.whole, metavar="number", help="players")
        self._option(made)
        self._add(made, "--games", type=self._read.positive, default=100, metavar="number", help="how-many")
        self._add(made, "--seed", type=self._read.seed, metavar="seed", default=1, help="first-seed")
        self._add(made, "--jobs", type=self._read.positive, default=1, metavar="number", help="jobs")
        self._add(made, "--json", action="store_true", help="json")

    def mcp(self) -> None:
        made = self._command("mcp", "mcp")
        self._add(made, "--at", metavar="link", help="mcp-at")
        self._add(made, "--name", metavar="name", help="name")

    def replay(self) -> None:
        made = self._command("replay", "replay")
        self._add(made, "file", metavar="file", help="log")
        self._add(made, "--verify", action="store_true", help="verify")
        self._add(made, "--key", type=self._read.key, metavar="key", help="key")
        self._add(made, "--box", metavar="file", help="their-box")
        self._add(made, "--from", dest="start", type=self._read.positive, default=1, metavar="number", help="from")

    def review(self) -> None:
        made = self._command("review", "review")
        self._add(made, "file", metavar="file", help="review-file")
        self._add(made, "--json", action="store_true", help="json")
        self._add(made, "--seconds", type=self._read.positive, default=40, metavar="number", help="review-seconds")
        self._add(made, "--box", metavar="file", help="their-box")

    def puzzle(self) -> None:
        made = self._command("puzzle", "puzzle")
        self._game(made)
        self._add(made, "name", metavar="number", nargs="?", default="", help="puzzle-name")

    def rules(self) -> None:
        made = self._command("rules", "lookup")
        self._add(made, "query", metavar="query", nargs="*", help="query")

    def learn(self) -> None:
        made = self._command("learn", "learn")
        self._game(made, optional=True)
        self._add(made, "lesson", metavar="lesson", nargs="?", help="lesson")
        self._add(made, "--plain", action="store_true", help="plain")

    def odds(self) -> None:
        made = self._command("odds", "odds")
        self._game(made)
        self._add(made, "asked", metavar="asked", nargs=argparse.REMAINDER, help="asked")

    def box(self) -> None:
        made = self._command("box", "lookup")
        self._game(made)
        self._add(made, "--check", metavar="file", required=True, help="check")


def parser(lang: str = "en") -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    made = Commands(Words(None, lang))
    at_tables = (made.serve, made.games, made.learn, made.play, made.watch, made.bot)
    among_bots = (made.simulate, made.tournament, made.lab, made.mcp)
    kept = (made.doctor, made.backup, made.restore)
    minded = (made.people, made.close, made.reports, made.keys)
    looking = (made.replay, made.review, made.puzzle, made.rules, made.odds, made.box)
    for add in (*at_tables, *among_bots, *kept, *minded, *looking):
        add()
    return made.house
