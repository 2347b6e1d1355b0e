"""Serving the application on a port, with uvicorn.

The command line is left to ``taverne serve``.
"""

from __future__ import annotations

import uvicorn

from taverne.server.app import create_app
from taverne.server.session import LONGEST
from taverne.server.settings import Settings


def config_for(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how uvicorn serves these settings: small messages, no compression (they are too small to gain)."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def serve(host: str, port: int, db: str | None = None, redis: str | None = None) -> None:
    """Serve until interrupted."""
    settings = Settings.from_environment(db=db, redis=redis)
    uvicorn.Server(config_for(settings, host, port)).run()
