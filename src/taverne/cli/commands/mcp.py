"""The command ``mcp``: the tables of a server, or of one started for the purpose, for models that speak MCP.

The tools are left to the adapter.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from taverne.cli.user_errors import UserError
from taverne.client import Link

SECONDS = 60


def run_mcp(args: Namespace) -> int:
    try:
        from taverne.adapters.mcp import make_server
    except ImportError:
        raise UserError("cli-extra-missing", extra="mcp") from None
    if args.at:
        try:
            base, table = Link.read(args.at)
        except ValueError:
            raise UserError("cli-link-bad", link=args.at[:120]) from None
        make_server(base, args.name or "Model", args.lang, table).run("stdio")
        return 0
    with own_house() as base:
        make_server(base, args.name or "Model", args.lang).run("stdio")
    return 0


@contextmanager
def own_house() -> Iterator[str]:
    """A server of this process's own, with tables that end with it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="taverne") as folder:
        code = f"from taverne.server import run; run('127.0.0.1', {port}, {str(Path(folder) / 'tables.sqlite3')!r})"
        quiet = subprocess.DEVNULL
        house = subprocess.Popen([sys.executable, "-c", code], stdin=quiet, stdout=quiet, stderr=quiet)
        try:
            _await(house, base)
            yield base
        finally:
            house.terminate()
            try:
                house.wait(10)
            except subprocess.TimeoutExpired:
                house.kill()
                house.wait()


def _await(house: subprocess.Popen[bytes], base: str) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and house.poll() is None:
        try:
            with urllib.request.urlopen(f"{base}/health", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise UserError("cli-extra-missing", extra="server")
