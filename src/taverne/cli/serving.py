"""The command ``serve``.

Everything is left to the server, which is loaded only here.
"""

from __future__ import annotations

from argparse import Namespace


def run_serve(args: Namespace) -> int:
    from taverne.server import run

    run(port=args.port, db=args.db, host=args.host, redis=args.redis)
    return 0
