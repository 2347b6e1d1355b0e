"""The command ``serve``.

Everything is left to the server, which is loaded only here.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from taverne import games
from taverne.cli.user_errors import UserError, because
from taverne.engine.box.contents import BoxError
from taverne.words import Words

OTHER_GAME: Final = ("box-unknown-table", "box-unknown-table-near")
"""What is wrong in a file for another game: it has tables that this one does not know."""


def run_serve(args: Namespace) -> int:
    try:
        from taverne.server import run
        from taverne.server.http.routes.pages import STATIC
        from taverne.server.settings import SettingError
    except ImportError:
        raise UserError("cli-extra-missing", extra="server") from None
    words = Words(None, args.lang)
    if not (STATIC / "index.html").is_file():
        print(words.text("cli-no-client"), file=sys.stderr)

    def opened(address: str) -> None:
        print(words.text("cli-open", address=address), flush=True)

    for file in args.box:
        _lay(file)
    try:
        run(port=args.port, db=args.db, host=args.host, redis=args.redis, opened=opened)
    except SettingError as error:
        raise UserError("cli-serve-bad", reason=because(error.reason, words)) from None
    return 0


def _lay(file: str) -> None:
    """Play from now on with an owner's values, in whichever game they fit."""
    wrong: list[BoxError] = []
    for game in games.all_games():
        try:
            games.lay(game.name, game.with_box(Path(file)))
        except BoxError as error:
            error.game = game.name
            wrong.append(error)
        else:
            return
    near = [error for error in wrong if not any(one.reason.key in OTHER_GAME for one in error.errors)]
    if near:
        raise min(near, key=lambda error: len(error.errors))
    raise UserError("serve-box-none", file=file)
