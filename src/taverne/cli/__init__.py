"""The command ``taverne``: everything the house can do, from a terminal.

Each command lives in a module of its own; here mistakes become messages and exit statuses.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from taverne.cli.arguments import asked_language, parser
from taverne.cli.match_setup import language
from taverne.cli.user_errors import USER_ERRORS, told
from taverne.words import Words

BAD_INPUT = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, 1 for a bad outcome, 2 for a mistake or an interruption."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if argv is None else argv
    lang = asked_language(given, language())
    if not given:
        parser(lang).print_help(sys.stderr)
        return BAD_INPUT
    args = parser(lang).parse_args(given)
    args.lang = args.lang or lang
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        _silence(sys.stdout)
        return 0
    except KeyboardInterrupt:
        print("\n" + Words(None, args.lang).text("cli-stopped"), file=sys.stderr)
        return BAD_INPUT
    except USER_ERRORS as error:
        words = Words(getattr(args, "game", None) if _is_game(args) else None, args.lang)
        head, *more = told(error, words).split("\n")
        print("\n".join([words.text("cli-says", text=head), *more]), file=sys.stderr)
        return BAD_INPUT
    return status


def _is_game(args: object) -> bool:
    from taverne import games

    return getattr(args, "game", None) in games.names()


def _silence(stream: TextIO) -> None:
    """Whoever read the output has gone; nothing more is to be said to them."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
