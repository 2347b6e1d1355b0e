"""The command ``serve``.

Everything is left to the server, which is loaded only here.
"""

from __future__ import annotations

from argparse import Namespace

from taverne.cli.complaints import Complaint, because
from taverne.words import Words


def run_serve(args: Namespace) -> int:
    from taverne.server import run
    from taverne.server.settings import SettingError

    def opened(address: str) -> None:
        print(Words(None, args.lang).text("cli-open", address=address), flush=True)

    try:
        run(port=args.port, db=args.db, host=args.host, redis=args.redis, opened=opened)
    except SettingError as error:
        raise Complaint("cli-serve-bad", reason=because(error.reason, Words(None, args.lang))) from None
    return 0
