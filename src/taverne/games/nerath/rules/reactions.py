"""The one window for every card and every timing: who is asked, in which order, what may be played there.
What a card does is left to ``playing``; which moments open a window, to the chapters."""

from __future__ import annotations

from taverne.engine.frames import Flow

from ..state import Table


def window(table: Table, *names: str) -> Flow:
    """Open a window under these names for all realms that might play something there; a step returns this."""
    return None
