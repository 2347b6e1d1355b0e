"""The server: lobby, tables, seats, clocks and records over HTTP and WebSocket.

It knows no game: whatever is played goes through the engine's decisions.
"""

from collections.abc import Callable


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    redis: str | None = None,
    opened: Callable[[str], None] | None = None,
) -> None:
    """Serve tables until interrupted; ``db`` and ``redis`` are addresses, else those of the environment."""
    from taverne.server.serve import serve

    serve(host, port, db, redis, opened)
